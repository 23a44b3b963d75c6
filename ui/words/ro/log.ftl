log-title = Jurnalul jocului
log-began = Începe { $name }.
log-opening-own = { $name } a păstrat { $tickets }.
log-opening-kept = { $name } și-a ales biletele.
log-opening-count = { $name }: { COUNT($count) ->
    [one] { $count } bilet
    [few] { $count } bilete
   *[other] { $count } de bilete
}
log-turned-up = Cu fața în sus: { $cards }
log-row-discarded = Trei locomotive cu fața în sus: rândul s-a schimbat.
log-reshuffled = Cărțile aruncate au fost amestecate: { COUNT($count) ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} în pachet.
log-tickets-drawn = a tras { COUNT($count) ->
    [one] { $count } bilet
    [few] { $count } bilete
   *[other] { $count } de bilete
}
log-tickets-kept-own = a păstrat { $tickets }
log-tickets-kept = a păstrat { $count }
log-drew-own = a tras din pachet: { $card }
log-drew-blind = { COUNT($count) ->
    [one] a tras o carte din pachet
    [few] a tras { $count } cărți din pachet
   *[other] a tras { $count } de cărți din pachet
}
log-drew-face-up = a luat din rând: { $card }
log-drew-both = a luat din rând: { $row } și a tras o carte din pachet
log-drew-both-own = a luat din rând: { $row } și a tras din pachet: { $deck }
log-tunnel-tried = a început să sape { $route } cu { $payment }
log-tunnel-cards = Cărți întoarse: { $cards }
log-tunnel-extra = Costă { COUNT($count) ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} în plus.
log-tunnel-declined = a renunțat la tunelul { $route }
log-claimed = a luat { $route } cu { $payment } pentru { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
log-station = a construit o gară în { $city } cu { $payment }
log-passed = nu avea mutare și a zis pas
log-last-round = mai are cel mult două vagoane: fiecare mai joacă o tură
log-ended = Jocul s-a terminat.
since-show = De la ultima ta tură ({ $count })
since-next = Următorul
since-place = { $number } din { $count }
banner-last-round = Ultima rundă! { $name } aproape că nu mai are vagoane: { COUNT($turns) ->
    [one] mai e { $turns } tură
    [few] mai sunt { $turns } ture
   *[other] mai sunt { $turns } de ture
}.
banner-last-turn = Ultima rundă! Aceasta e ultima ta tură.
banner-thinking = { $name } se gândește…
banner-skip = Apasă ca să sari peste
