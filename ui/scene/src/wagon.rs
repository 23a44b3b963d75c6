//! What a train is made of on cards and pictures: a wagon for each colour and a locomotive, as prints in one ink.

use engine::Card;

/// What every wagon stands on: its frame, with two bogies …
const BOGIES: &str = "\
        M5 51.6h50v1.9h-50zM9 57a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM11 57a1 1 0 1 0 2 0a1 1 0 1 0-2 0z\
        M16.5 57a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM18.5 57a1 1 0 1 0 2 0a1 1 0 1 0-2 0z\
        M37.5 57a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM39.5 57a1 1 0 1 0 2 0a1 1 0 1 0-2 0z\
        M45 57a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM47 57a1 1 0 1 0 2 0a1 1 0 1 0-2 0z";
/// … or with two axles.
const AXLES: &str = "\
        M5 51.6h50v1.9h-50zM11 56a4 4 0 1 0 8 0a4 4 0 1 0-8 0z\
        M13.6 56a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM41 56a4 4 0 1 0 8 0a4 4 0 1 0-8 0z\
        M43.6 56a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z";

/// The data of an SVG path, as wide as a card of 60, standing on a rail at 60. Where outlines lie in one another it is
/// hollow: `fill-rule: evenodd`.
pub fn wagon(card: Card) -> String {
    let (body, wheels) = match card {
        // Two casks of wine.
        Card::Purple => (
            "\
        M8.2 36.2c-3 4.8-3 9.7 0 14.5h18.6c3-4.8 3-9.7 0-14.5z\
        M10.8 36.2c-2.7 4.8-2.7 9.7 0 14.5h1c-2.7-4.8-2.7-9.7 0-14.5z\
        M24.2 36.2c2.7 4.8 2.7 9.7 0 14.5h-1c2.7-4.8 2.7-9.7 0-14.5zM11.5 41h12v.7h-12z\
        M11.5 45.5h12v.7h-12zM15.5 34h4v1.5h-4z\
        M32.7 36.2c-3 4.8-3 9.7 0 14.5h18.6c3-4.8 3-9.7 0-14.5z\
        M35.3 36.2c-2.7 4.8-2.7 9.7 0 14.5h1c-2.7-4.8-2.7-9.7 0-14.5z\
        M48.7 36.2c2.7 4.8 2.7 9.7 0 14.5h-1c2.7-4.8 2.7-9.7 0-14.5zM36 41h12v.7h-12z\
        M36 45.5h12v.7h-12zM40 34h4v1.5h-4z",
            BOGIES,
        ),
        // A tank of water.
        Card::Blue => (
            "\
        M11.5 37.5h37a6.6 6.6 0 0 1 0 13.2h-37a6.6 6.6 0 0 1 0-13.2zM12 39.8h36v1.2h-36z\
        M16 37.5h1v13.2h-1zM43 37.5h1v13.2h-1zM25.5 36.6v-2.8q0-2 2-2h5q2 0 2 2v2.8z\
        M9 36.6v-2h13v.9h-12.1v1.1zM51 36.6v-2h-13v.9h12.1v1.1z",
            BOGIES,
        ),
        // Timber between stakes.
        Card::Orange => (
            "\
        M9.9 46.9h40.2a1.9 1.9 0 0 1 0 3.8h-40.2a1.9 1.9 0 0 1 0-3.8z\
        M11.9 42.6h37.2a1.9 1.9 0 0 1 0 3.8h-37.2a1.9 1.9 0 0 1 0-3.8z\
        M10.9 38.3h32.2a1.9 1.9 0 0 1 0 3.8h-32.2a1.9 1.9 0 0 1 0-3.8zM12 36h1.5v15h-1.5z\
        M25 36h1.5v15h-1.5zM38 36h1.5v15h-1.5zM49 41h1.5v10h-1.5z",
            BOGIES,
        ),
        // Churns of milk.
        Card::White => (
            "\
        M7 50.7v-8.5q0-2.8 2.5-4v-1.8h-.9v-2h6.8v2h-.9v1.8q2.5 1.2 2.5 4v8.5zM7 43h10v.8h-10z\
        M7 47.8h10v.6h-10zM19 50.7v-8.5q0-2.8 2.5-4v-1.8h-.9v-2h6.8v2h-.9v1.8q2.5 1.2 2.5 4v8.5z\
        M19 43h10v.8h-10zM19 47.8h10v.6h-10z\
        M31 50.7v-8.5q0-2.8 2.5-4v-1.8h-.9v-2h6.8v2h-.9v1.8q2.5 1.2 2.5 4v8.5zM31 43h10v.8h-10z\
        M31 47.8h10v.6h-10z\
        M43 50.7v-8.5q0-2.8 2.5-4v-1.8h-.9v-2h6.8v2h-.9v1.8q2.5 1.2 2.5 4v8.5zM43 43h10v.8h-10z\
        M43 47.8h10v.6h-10z",
            BOGIES,
        ),
        // A coach with a raised roof.
        Card::Green => (
            "\
        M5 40.5c0-3.5 2-5.5 6-5.5h38c4 0 6 2 6 5.5zM15 34l2-2.6h26l2 2.6zM6 41.7h48v9h-48z\
        M8 43h4.4v4.2h-4.4zM14.2 43h4.4v4.2h-4.4zM20.4 43h4.4v4.2h-4.4zM26.6 43h4.4v4.2h-4.4z\
        M32.8 43h4.4v4.2h-4.4zM39 43h4.4v4.2h-4.4zM45.2 43h4.4v4.2h-4.4zM50.6 43h2.2v7.7h-2.2z\
        M7 48.6h42.6v.7h-42.6z",
            BOGIES,
        ),
        // A van with a braced door.
        Card::Yellow => (
            "\
        M5.5 38c6-3.6 15-4.9 24.5-4.9s18.5 1.3 24.5 4.9zM7 39h46v11.7h-46zM22.5 39h.9v11.7h-.9z\
        M36.6 39h.9v11.7h-.9zM24.4 40.2h1.6l9.6 9.3h-1.6zM9.5 40.5h.8v8.7h-.8z\
        M13.5 40.5h.8v8.7h-.8zM17.5 40.5h.8v8.7h-.8zM41.5 40.5h.8v8.7h-.8zM45.5 40.5h.8v8.7h-.8z\
        M49.5 40.5h.8v8.7h-.8z",
            AXLES,
        ),
        // A hopper heaped with coal.
        Card::Black => (
            "\
        M5 40.5h50l-1.3 2.2h-47.4zM7 43.5h46l-7 7.2h-32zM13.5 43.5h1v4.2h-1zM21.5 43.5h1v4.2h-1z\
        M29.5 43.5h1v4.2h-1zM37.5 43.5h1v4.2h-1zM45.5 43.5h1v4.2h-1z\
        M8 39.7l4.5-3.2 3 .9 4.5-4 4.5 2.2 4.5-3.3 5 3.5 4-1.6 4.5 2.6 4.5-.6 5 3.5z\
        M19 37.5l2-1.5 1 1.8zM30 36l2.5-1.3.6 2zM39 38l2-1.6 1.4 1.8z",
            AXLES,
        ),
        // A brake van with its lookout.
        Card::Red => (
            "\
        M8 38.2h44v1.8h-44zM24 31.4h12.5v1.6h-12.5zM25 33.8h10.5v3.6h-10.5zM26.6 34.5h3v2.2h-3z\
        M31 34.5h3v2.2h-3zM41 32.5h3.6v1.4h-.7v3.5h-2.2v-3.5h-.7zM14 40.8h32v9.9h-32z\
        M17 42.8h5v4h-5zM27 42h6v8.7h-6zM38 42.8h5v4h-5zM9 40.8h1.1v4.4h3v1h-3v4.5h-1.1z\
        M51 40.8h-1.1v4.4h-3v1h3v4.5h1.1z",
            AXLES,
        ),
        Card::Locomotive => (
            "\
        M3.5 33h17v2h-2v12.5h-12.5v-12.5h-2.5zM9 37h6.5v4.7h-6.5zM19.4 38.5h25.6v9h-25.6z\
        M22 40.3h20.5v.9h-20.5zM30 38.5h.9v9h-.9zM38.5 38.5h.9v9h-.9z\
        M46 37.8h4.5q2 0 2 2v5.7q0 2-2 2h-4.5zM45.5 37l-.9-5h-1.1v-1.8h9v1.8h-1.1l-.9 5z\
        M31.5 37.7v-2q0-2.4 2.4-2.4h1.2q2.4 0 2.4 2.4v2zM24.2 37.7v-2.7h-.6v-1h4v1h-.6v2.7z\
        M5 48.6h48.5l3.7 8.9h-8.2l-2.3-6.4h-3.7l-.2 1.3h-26.6l-.2-1.3h-11z\
        M9.2 54.5a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0z\
        M13 54.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z\
        M23.2 54.5a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0z\
        M27 54.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z\
        M36.7 56.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM39 56.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
            "",
        ),
    };
    [body, wheels].concat()
}
