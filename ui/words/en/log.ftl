# What has happened, in words. The seat stands above its lines.

log-title = What has happened
log-began = { $name } begins.
log-opening-own = { $name } kept { $tickets }.
log-opening-kept = { $name } chose tickets.
log-opening-count = { $name }: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
log-turned-up = Turned up: { $cards }
log-row-discarded = Three locomotives lay face up: the row was discarded.
log-reshuffled = The discards were shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck.
log-tickets-drawn = drew { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
log-tickets-kept-own = kept { $tickets }
log-tickets-kept = kept { $count } of them
log-drew-own = took { $card } from the deck
log-drew-blind = took a card from the deck
log-drew-face-up = took { $card } from the row
log-tunnel-tried = began the tunnel { $route } with { $payment }
log-tunnel-cards = Turned up for the tunnel: { $cards }
log-tunnel-extra = It costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more.
log-tunnel-declined = left the tunnel { $route } alone
log-claimed = claimed { $route } with { $payment } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-station = built a station in { $city } with { $payment }
log-passed = could do nothing and passed
log-last-round = has two trains or fewer left: everyone has one more turn
log-ended = The game is over.
since-show = Since your last turn ({ $count })
since-next = Next
since-place = { $number } of { $count }
banner-last-round = Last round! { $name } is nearly out of trains: { $turns ->
    [one] this turn is the last
   *[other] { $turns } turns left
}.
banner-last-turn = Last round! This is your last turn.
banner-thinking = { $name } is thinking
banner-skip = Tap to skip
