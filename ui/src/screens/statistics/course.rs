//! Win rate and score over time.

use leptos::prelude::*;
use table::protocol::Stretch;

use super::chart::{LineChart, Scale, percent};
use crate::t;
use crate::words;

/// How many of the last games make a person's form: fewer say little, more hide changes.
const FORM: u32 = 10;

/// At each stretch the share of the last games won, in percent.
fn form(course: &[Stretch]) -> Vec<f64> {
    let at = |last: usize| {
        let (mut games, mut wins) = (0, 0.0);
        for stretch in course[..=last].iter().rev() {
            games += stretch.games;
            wins += stretch.wins;
            if games >= FORM {
                break;
            }
        }
        f64::from(percent(wins, games))
    };
    (0..course.len()).map(at).collect()
}

#[component]
pub(super) fn Course(course: Vec<Stretch>) -> impl IntoView {
    let form = form(&course);
    let scores: Vec<f64> = course.iter().map(|stretch| stretch.average_score).collect();
    let latest = |values: &[f64]| values.last().copied().unwrap_or_default().round();
    let (form_now, score_now) = (latest(&form), latest(&scores));
    let scale = Scale::around(&scores);
    let row = |(stretch, form): (&Stretch, &f64)| {
        view! {
            <tr>
                <th scope="row">{words::date(stretch.finished)}</th>
                <td>{stretch.games}</td>
                <td>{words::number(stretch.wins)}</td>
                <td>{t!("statistics-percent", share = *form)}</td>
                <td>{words::points(stretch.average_score)}</td>
            </tr>
        }
    };
    let rows = course.iter().zip(&form).map(row).collect_view();
    view! {
        <section class="panel wide">
            <h2>{t!("statistics-over-time")}</h2>
            <div class="plots">
                <figure>
                    <figcaption>{t!("statistics-form", count = FORM)}</figcaption>
                    <LineChart
                        values=form
                        scale=Scale { low: 0.0, high: 100.0 }
                        mark=|share| t!("statistics-percent", share = share)
                        says=t!("statistics-form-now", share = form_now)
                    />
                </figure>
                <figure>
                    <figcaption>{t!("statistics-score")}</figcaption>
                    <LineChart values=scores scale mark=words::points says=t!("statistics-score-now", points = score_now) />
                </figure>
            </div>
            <details>
                <summary>{t!("statistics-as-table")}</summary>
                <table class="told">
                    <thead>
                        <tr>
                            <th scope="col">{t!("statistics-until")}</th>
                            <th scope="col">{t!("statistics-games")}</th>
                            <th scope="col">{t!("statistics-won")}</th>
                            <th scope="col">{t!("statistics-form-short")}</th>
                            <th scope="col">{t!("statistics-score")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </details>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_is_the_share_of_the_last_ten_games() {
        let game = |wins| Stretch { finished: 0, games: 1, wins, average_score: 0.0 };
        let mut course = vec![game(0.0); 4];
        course.extend(vec![game(1.0); 10]);
        let form = form(&course);
        assert_eq!(form[3], 0.0);
        assert_eq!(form[7], 50.0, "all there are while there are fewer");
        assert_eq!(form[13], 100.0, "what lies further back no longer counts");
    }

    #[test]
    fn a_stretch_of_many_games_is_form_enough() {
        let stretch = |games, wins| Stretch { finished: 0, games, wins, average_score: 0.0 };
        assert_eq!(form(&[stretch(20, 20.0), stretch(20, 5.0)]), [100.0, 25.0]);
    }
}
