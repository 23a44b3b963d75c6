//! Judgement is measured the same on any number of threads, and what it finds adds up.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use ai::calibrate::{Company, Report, Survey};
use ai::ladder::Budget;

#[test]
fn a_survey_finds_the_same_on_any_number_of_threads() {
    let survey = |company, seats, threads| -> Report {
        let (judge, map, budget) = ("expert".into(), "usa".into(), Budget::Iterations(40));
        let survey = Survey { judge, map, seats, company, games: 2, seed: 4, budget, threads };
        survey.play(&|_| ()).unwrap()
    };
    let report = survey(Company::NeverMet, 3, 1);
    assert_eq!(report, survey(Company::NeverMet, 3, 2));
    assert_eq!(report.bins.iter().map(|bin| bin.positions).sum::<usize>(), report.positions);
    assert!(report.positions > 40, "some thirty turns in each of two games: {}", report.positions);
    let equal = survey(Company::Equal, 2, 1);
    assert!((equal.won - 0.5).abs() < 0.1, "every seat judges, and one of them wins: {}", equal.won);
}
