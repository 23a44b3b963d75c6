turn-alone = Trage cărți sau ia o rută
turn-own = { $name }: trage sau ia o rută
turn-tunnel = { $name }: plătești tunelul?
tab-cards = Cărți
row-tickets = Bilete de tras ({ $count })
pay-more = Încă { COUNT($count) ->
    [one] un mod
    [few] { $count } moduri
   *[other] { $count } de moduri
}
