# What is asked in a game, and what there is to know before one answers.

# Tickets on offer: how far each is, what it has in common with another, and how far all together are.
offer-trains = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
offer-joined = already connected
offer-closed = no way through
offer-shares = shares { $trains }
offer-shares-with = with { $ticket }
# Tags of a ticket that isn't ticked: what it would be with those that are.
offer-tight = tight
offer-too-far = too far
offer-needs = In all: { $needed } of your { $left } trains
offer-needs-tight = In all: { $needed } of your { $left } trains. No room for a detour!
offer-needs-too-far = In all: { $needed } trains, but you only have { $left }!

# What a station would be good for.
station-ticket = { $from }–{ $to }
station-completes = completes { $tickets }, +{ $points }
station-opens = opens the way for { $tickets }
station-both = { $completes }; { $opens }
station-costs = { $what }; gives up { $points }
station-helps-none = helps no ticket right now
station-some-help = Filled cities help one of your tickets.
station-none-helps = Right now none would help a ticket.
spoken-city-useful = { $name }, you can build a station here: { $what }
