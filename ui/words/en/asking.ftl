# What is asked in a game, and what there is to know before one answers.

# Tickets on offer: how far each is, what it has in common with another, and how far all together are.
offer-trains = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
offer-joined = joined already
offer-closed = no way left
offer-shares = shares { $trains }
offer-shares-with = with { $ticket }
# Tags of a ticket that isn't ticked: what it would be with those that are.
offer-tight = tight
offer-too-far = too far
offer-needs = All together: { $needed } of your { $left } trains
offer-needs-tight = All together: { $needed } of your { $left } trains. No room for a detour!
offer-needs-too-far = All together: { $needed } trains, and you have { $left }!

# What a station would be good for.
station-ticket = { $from }–{ $to }
station-completes = completes { $tickets }, +{ $points }
station-opens = opens a way for { $tickets }
station-both = { $completes }; { $opens }
station-costs = { $what }; gives up { $points }
station-helps-none = helps no ticket now
station-some-help = Those that help a ticket are filled.
station-none-helps = None would help a ticket now.
spoken-city-useful = { $name }, a station can be built: { $what }
