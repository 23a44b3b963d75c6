# Whose turn it is and what is waited for; the sheet; paying.
turn-alone = Draw cards or claim a route
turn-own = { $name }: draw or claim
turn-tunnel = { $name }: pay for the tunnel?
tab-cards = Cards
row-tickets = Tickets to draw ({ $count })
pay-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
}
