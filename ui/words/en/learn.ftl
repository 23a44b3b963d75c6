# Lessons: the list of them, and what is said at each step. A step that waits for something also says why.

home-learn = Learn
learn-title = Learn the game
learn-lead = Six lessons on the real board, a few minutes each.
learn-usa = On the USA map
learn-europe = New in Europe
learn-done = Done
learn-rules = All the rules on one page
lesson-step = Step { $number } of { $of }
lesson-card = Lesson
lesson-on = Continue
lesson-again = Start over
lesson-next = Next: { $lesson }
lesson-all = All lessons
lesson-watch = Watch what { $name } does.

# What somebody did instead of what a step waits for.
lesson-not-done = { $did } Let's take that back. { $why }
lesson-read-first = { $did } Not yet: continue first.
lesson-did-blind = You drew from the deck.
lesson-did-row = You took a face-up card: { $card }.
lesson-did-claim = You claimed { $route } for { $payment }.
lesson-did-tickets = You drew tickets.
lesson-did-keep = You kept { $tickets }.
lesson-did-station = You built a station in { $city } for { $payment }.
lesson-did-pay = You paid { $payment } for the tunnel.
lesson-did-leave = You gave up the tunnel.

lesson-first-game = First game
lesson-first-game-about = Cards, routes and a ticket
lesson-first-game-welcome = Welcome! You're Ada, in blue. Maud plays red. Tickets tell you which cities to connect. You've been dealt three: keep at least two.
lesson-first-game-keep = Keep Helena–Los Angeles and Calgary–Salt Lake City, but not Seattle–New York.
lesson-first-game-keep-why = Seattle–New York is worth 22 points, but it crosses the whole country, and costs you 22 if you don't make it. The other two are short and share a stretch.
lesson-first-game-plan = Helena to Los Angeles takes three routes, through Salt Lake City and Las Vegas. You pay for a route with cards of its colour, one for each space. The first one is purple, and you have two purple cards.
lesson-first-game-open-card = There are five face-up cards beside the deck. Take the purple one.
lesson-first-game-open-card-why = Helena–Salt Lake City takes three purple cards. You have two, and the third is face up.
lesson-first-game-unseen-card = You get a second card. Draw this one from the deck.
lesson-first-game-unseen-card-why = No face-up card is a colour you need next. The deck may have one, or even a locomotive.
lesson-first-game-claim = Orange: that'll come in handy. And with three purple cards, the first route can be yours. { POINTER() ->
    [touch] Tap
   *[mouse] Click
} Helena–Salt Lake City on the map.
lesson-first-game-claim-why = You have its three purple cards now. If you wait, someone else may claim it before your next turn.
lesson-first-game-points = Three spaces, four points, scored right away. Maud has claimed a route too. Next up for you is Salt Lake City–Las Vegas. It takes three orange cards, and you have two.
lesson-first-game-locomotive = There's a locomotive face up. It counts as any colour, so taking it uses up your whole turn. Take it.
lesson-first-game-locomotive-why = The locomotive stands in for the orange card you're missing. With it, the next route is as good as yours.
lesson-first-game-wild = Claim Las Vegas–Salt Lake City with your two orange cards and the locomotive.
lesson-first-game-wild-why = These three cards are just what Las Vegas–Salt Lake City takes. If you spend them on something else, you'll have to collect them again.
lesson-first-game-yellow = The last stretch, Las Vegas–Los Angeles, is grey: any colour will do, as long as the cards match. You have one yellow card. Take the face-up yellow one.
lesson-first-game-yellow-why = Two spaces take two cards of the same colour. You have one yellow card, and another is face up.
lesson-first-game-any-card = Now draw a second card from the deck.
lesson-first-game-any-card-why = You have your pair. A card from the deck may be a locomotive. A second face-up card can't be.
lesson-first-game-last-link = Claim Las Vegas–Los Angeles with your two yellow cards.
lesson-first-game-last-link-why = It's the last link between Helena and Los Angeles, and you can pay for it now.
lesson-first-game-done =
    Helena–Los Angeles is complete! It's worth 8 points at the end. You'll find it among your tickets.
    On each turn you do one thing: take two cards, or one face-up locomotive, or claim a route, or draw tickets.
    A route takes cards of its colour, a grey one any single colour. Locomotives count as any colour.

lesson-doubles = Double routes and blocking
lesson-doubles-about = Two tracks, one owner each, and how to get there first
lesson-doubles-two-tracks = You're blue, and you've built from Sault St. Marie to Chicago. Your ticket goes on to Oklahoma City. Two tracks run side by side from Chicago to Saint Louis, a white one and a green one. No one may own both.
lesson-doubles-one-track = You have two green cards. Claim the green track Chicago–Saint Louis.
lesson-doubles-one-track-why = Chicago–Saint Louis is on the short way to Oklahoma City, and green is the track you can pay for.
lesson-doubles-closed = With two or three players, the second track is closed now. But Oskar has done the same to you. He's claimed Kansas City–Saint Louis, so its blue track is closed too, even though you have two blue cards. { POINTER() ->
    [touch] Tap
   *[mouse] Click
} it if you like, and it tells you why.
lesson-doubles-around = Go around: claim Little Rock–Saint Louis, which is grey, with your two blue cards.
lesson-doubles-around-why = The way through Kansas City is closed. By Little Rock it's two routes to Oklahoma City, and your two blue cards pay for the first.
lesson-doubles-danger = Oskar has reached Little Rock, and he owns Dallas–Oklahoma City. Between them is the very route you need, Little Rock–Oklahoma City, and it has only one track.
lesson-doubles-second-yellow = You have one yellow card. Take the face-up yellow one to make a pair.
lesson-doubles-second-yellow-why = Little Rock–Oklahoma City takes two cards of one colour, and yellow is the quickest. Every turn counts now.
lesson-doubles-unseen-card = Now draw a second card from the deck.
lesson-doubles-unseen-card-why = You have the pair you need. What you draw from the deck, Oskar doesn't see.
lesson-doubles-block = Oskar drew cards. Now claim Little Rock–Oklahoma City with your two yellow cards.
lesson-doubles-block-why = It's the last gap in your ticket, and the route Oskar is waiting for. There's no second track.
lesson-doubles-done =
    Sault St. Marie–Oklahoma City is complete, and Oskar has to find another way.
    No one may own both tracks of a double route. With two or three players the second one is closed. With four or five, someone else can claim it.
    If the only short way has a single track, get there first.

lesson-tickets = Tickets and the longest path
lesson-tickets-about = How a game ends and how it's scored
lesson-tickets-late = This game is nearly over: you have 8 trains left, Tilda has 6. You own a line from Los Angeles through Chicago to Montréal, and a piece from Vancouver to Duluth. You can also spend a turn on new tickets.
lesson-tickets-draw = Draw tickets. Late in a game, look for one that your routes already connect.
lesson-tickets-draw-why = There's time for one more gamble, and with a network this long you may draw a ticket that's already complete. Once the last round has begun, it's too late.
lesson-tickets-keep = You've already connected Los Angeles and Chicago: 16 points. Keep that ticket and no other.
lesson-tickets-keep-why = Each of the others would take three more routes, and Tilda could end the game any turn. A ticket that you keep and don't complete costs you its points.
lesson-tickets-gap = One route is missing between your two pieces: Chicago–Duluth. It would complete Vancouver–Montréal and Calgary–Phoenix, for 33 points. And a line of 32 trains beats Tilda's 29 for the longest path.
lesson-tickets-join = Claim Chicago–Duluth with your three red cards.
lesson-tickets-join-why = No other route gives you two tickets and the longest path at once.
lesson-tickets-last-round = Tilda has two trains left, so it's the last round. You get one more turn, and so does she. Cards left in your hand are worth nothing.
lesson-tickets-last = You have five trains and five orange cards. Claim the orange track Salt Lake City–San Francisco.
lesson-tickets-last-why = Five spaces score 10 points, more than anything else you can do, and there's no later turn to save them for.
lesson-tickets-done =
    The game is scored: routes, completed tickets, failed tickets (Tilda's Toronto–Miami), and 10 for the longest path.
    New tickets are a gamble: what you don't complete counts against you.
    The longest path is a single line that uses no route twice.
    When someone is down to two trains or fewer, everyone gets one more turn.

lesson-ferry = Ferries
lesson-ferry-about = Cross the water with locomotives
lesson-ferry-ferry = You're blue, and your ticket goes from Roma to Smyrna, across the sea. First comes a stretch on land: Brindisi–Roma, two white spaces.
lesson-ferry-first = Claim Brindisi–Roma with two white cards, and keep the locomotive.
lesson-ferry-first-why = Two white cards pay for Brindisi–Roma. Save the locomotive for the sea: you can't claim a ferry without one.
lesson-ferry-four = Athína–Brindisi is a ferry with four spaces, and one of them shows a locomotive. So at least one of the four cards must be a locomotive. The other three can be any one colour.
lesson-ferry-blue = You have two blue cards and a locomotive. Take the face-up blue card.
lesson-ferry-blue-why = A third blue card and your locomotive pay for the ferry. Blue gets you there fastest.
lesson-ferry-unseen-card = Now draw a second card from the deck.
lesson-ferry-unseen-card-why = You have what the ferry takes. The deck may give you a locomotive for the next one.
lesson-ferry-sail = Claim Athína–Brindisi with three blue cards and the locomotive.
lesson-ferry-sail-why = This ferry is what you collected these cards for: four spaces, seven points, and most of the way to Smyrna.
lesson-ferry-another = Athína–Smyrna is a ferry too: two spaces, one locomotive. You have two green cards, but they won't sail on their own.
lesson-ferry-locomotive = Take the face-up locomotive.
lesson-ferry-locomotive-why = You can't claim this ferry without a locomotive. One is face up now, and it may be gone next turn.
lesson-ferry-second = Claim Athína–Smyrna with a green card and the locomotive.
lesson-ferry-second-why = It's the last stretch to Smyrna, and you have just what it takes.
lesson-ferry-done =
    Roma–Smyrna is complete, by sea.
    A ferry takes at least as many locomotives as it shows. The rest must be one colour.
    So hold on to a locomotive or two when your way leads over water.

lesson-tunnel = Tunnels
lesson-tunnel-about = Dig, and see what it costs
lesson-tunnel-tunnel = You're blue, and your ticket goes from Barcelona to München, through the Alps. Tunnels have ragged edges. You show cards for the spaces, then three cards are turned up, and each match costs you one more.
lesson-tunnel-dig = Try it: dig Venezia–Zürich with two of your three green cards.
lesson-tunnel-dig-why = Make Venezia–Zürich your first tunnel: you have a green card to spare, and you may need it.
lesson-tunnel-pay = One of the three cards is green like yours, so the tunnel costs one more. You have it. Pay!
lesson-tunnel-pay-why = You can pay the extra card. If you give up the tunnel, your turn is over and nothing is built.
lesson-tunnel-cheap = Now München–Zürich, with two yellow cards. This time you have none to spare. Dig and see.
lesson-tunnel-cheap-why = München–Zürich is on your ticket's way, and you have its two yellow cards. More often than not, a tunnel costs one extra card or none.
lesson-tunnel-risk = No match: the tunnel is yours for two cards. One is missing now: Marseille–Zürich, two purple spaces, and you have two purple cards.
lesson-tunnel-dear = Dig Marseille–Zürich with two purple cards.
lesson-tunnel-dear-why = It's the last gap between Barcelona and München, and trying costs you no cards.
lesson-tunnel-leave = A purple card and a locomotive. Locomotives always match, so you need two more, and you have none. Give up the tunnel, and you get your two cards back.
lesson-tunnel-leave-why = You can't pay two extra cards. The ones you showed come back to your hand.
lesson-tunnel-locomotives = You only lost the turn. There's a safer way: if you pay with nothing but locomotives, only locomotives match, and there are just 14 among the 110 cards.
lesson-tunnel-first-locomotive = Take the face-up locomotive.
lesson-tunnel-first-locomotive-why = With two locomotives the tunnel is almost certain, and one is face up.
lesson-tunnel-second-locomotive = And there's another. Take it too.
lesson-tunnel-second-locomotive-why = With a locomotive and a purple card, purple would match again. Two locomotives are safer.
lesson-tunnel-sure = Dig Marseille–Zürich with two locomotives.
lesson-tunnel-sure-why = If you pay with a purple card, purple cards that turn up cost extra. Pay with locomotives only.
lesson-tunnel-done =
    Two purple cards turned up and cost you nothing. Barcelona–München is complete.
    For a tunnel, three cards are turned up. Each one in your colour, and each locomotive, costs one extra card.
    If you can't or won't pay, you keep your cards and lose the turn. It's safer to dig with a card to spare.

lesson-station = Stations
lesson-station-about = Borrow what others have built
lesson-station-missing = You're blue. Paris–Wien only lacks München–Wien, and Berlin–Roma only lacks München–Venezia. Both routes are Oskar's, and neither has a second track. A station helps: it borrows one of another player's routes into its city.
lesson-station-munchen = Build a station in München. Your first one costs one card.
lesson-station-munchen-why = Both missing routes lead into München, so a station there can borrow either of them. (Oskar has a station in Wien, and a city has room for only one.)
lesson-station-one-route = The station borrows München–Venezia, since Berlin–Roma is worth 9 points and Paris–Wien only 8. A station borrows one route, the same for all your tickets, and the game picks what scores best. A second station costs two cards of one colour.
lesson-station-white = You have one white card. Take the face-up white one.
lesson-station-white-why = Your second station takes two cards of the same colour, and white is what you have.
lesson-station-unseen-card = Now draw a second card from the deck.
lesson-station-unseen-card-why = You have your pair. No face-up card helps you more than one Oskar can't see.
lesson-station-venezia = Build a station in Venezia with two white cards. It takes over München–Venezia, so the one in München is free to borrow München–Wien.
lesson-station-venezia-why = Venezia is the other end of München–Venezia. A station there takes over that route, and the one in München can help Paris–Wien.
lesson-station-done =
    Both tickets are complete, over Oskar's routes.
    A station borrows one route into its city, for your tickets only. Your first costs 1 card, your second 2, your third 3.
    Each station you don't build is worth 4 points at the end. Build one where a ticket is worth more than that.
