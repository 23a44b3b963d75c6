# What has happened, in words. The seat stands above its lines.

log-title = Game log
log-began = { $name } goes first.
log-opening-own = { $name } kept { $tickets }.
log-opening-kept = { $name } chose tickets.
log-opening-count = { $name }: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
log-turned-up = Turned up: { $cards }
log-row-discarded = Three locomotives face up: the row was replaced.
log-reshuffled = The discards were reshuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck.
log-tickets-drawn = drew { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
log-tickets-kept-own = kept { $tickets }
log-tickets-kept = kept { $count }
log-drew-own = drew { $card } from the deck
log-drew-blind = { $count ->
    [one] drew a card from the deck
   *[other] drew { $count } cards from the deck
}
log-drew-face-up = took { $card } from the row
log-drew-both = took { $row } from the row and drew a card from the deck
log-drew-both-own = took { $row } from the row and drew { $deck } from the deck
log-tunnel-tried = started digging { $route } with { $payment }
log-tunnel-cards = Turned up: { $cards }
log-tunnel-extra = It costs { $count ->
    [one] { $count } extra card
   *[other] { $count } extra cards
}.
log-tunnel-declined = gave up the tunnel { $route }
log-claimed = claimed { $route } with { $payment } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-station = built a station in { $city } with { $payment }
log-passed = had no move and passed
log-last-round = is down to two trains or fewer: everyone gets one more turn
log-ended = The game is over.
since-show = Since your last turn ({ $count })
since-next = Next
since-place = { $number } of { $count }
banner-last-round = Last round! { $name } is nearly out of trains: { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}.
banner-last-turn = Last round! This is your last turn.
banner-thinking = { $name } is thinking…
banner-skip = { POINTER() ->
    [touch] Tap
   *[mouse] Click
} to skip
