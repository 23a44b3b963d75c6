# Lessons: the list of them, and what is said at each step. A step that waits for something also says why.

home-learn = Learn
learn-title = Learn the game
learn-lead = Six lessons on the real board, a few minutes each. Nothing can go wrong: what a step doesn't want isn't done.
learn-usa = On the map of the USA
learn-europe = What Europe adds
learn-done = Done
learn-rules = All rules on one page
lesson-step = Step { $number } of { $of }
lesson-card = Lesson
lesson-on = Go on
lesson-again = Start again
lesson-next = Next: { $lesson }
lesson-all = All lessons
lesson-watch = Watch what { $name } does.

# What somebody did instead of what a step waits for.
lesson-not-done = { $did } Not done. { $why }
lesson-read-first = { $did } Not yet: go on first.
lesson-did-blind = You drew from the deck.
lesson-did-row = You took an open card: { $card }.
lesson-did-claim = You claimed { $route } for { $payment }.
lesson-did-tickets = You drew tickets.
lesson-did-keep = You kept { $tickets }.
lesson-did-station = You built a station in { $city } for { $payment }.
lesson-did-pay = You paid { $payment } for the tunnel.
lesson-did-leave = You left the tunnel.

lesson-first-game = First game
lesson-first-game-about = Cards, routes and a ticket
lesson-first-game-welcome = Welcome! You are Ada and build in blue; Maud builds in red. Tickets tell you which cities to join. You have been dealt three and keep at least two.
lesson-first-game-keep = Keep Helena–Los Angeles and Calgary–Salt Lake City: take the mark off Seattle–New York.
lesson-first-game-keep-why = Seattle–New York brings 22 points, but it crosses the whole country, and it costs 22 if it isn't done. The other two are short and share a stretch.
lesson-first-game-plan = Helena to Los Angeles takes three routes: by Salt Lake City and Las Vegas. A route is paid with cards of its colour, one for each space. The first one is purple, and you hold two purple cards.
lesson-first-game-open-card = Five cards lie open beside the deck. Take the purple one.
lesson-first-game-open-card-why = Helena–Salt Lake City takes three purple cards. You hold two, and the third lies open.
lesson-first-game-unseen-card = You may take a second card. Draw this one unseen, from the deck.
lesson-first-game-unseen-card-why = No open card is of a colour that you need next. The deck may hold one, or even a locomotive.
lesson-first-game-claim = An orange card: that will help. And with three purple cards the first route can be yours. Touch Helena–Salt Lake City on the map.
lesson-first-game-claim-why = You have its three purple cards now. A route that is left waiting may be another's by your next turn.
lesson-first-game-points = Three spaces, four points, counted at once. Maud has claimed a route too. Next for you is Salt Lake City–Las Vegas: three orange cards, and you hold two.
lesson-first-game-locomotive = A locomotive lies open. It stands for any colour, and so it is a whole turn's draw. Take it.
lesson-first-game-locomotive-why = The open locomotive stands for the orange card that you lack: with it the next route is certain.
lesson-first-game-wild = Claim Las Vegas–Salt Lake City with your two orange cards and the locomotive.
lesson-first-game-wild-why = These three cards are just enough for Las Vegas–Salt Lake City. Spent on something else, you would have to collect them again.
lesson-first-game-yellow = The last stretch, Las Vegas–Los Angeles, is grey: any colour, but only one. You hold one yellow card. Take the yellow one that lies open.
lesson-first-game-yellow-why = Two spaces take two cards of the same colour. You hold a yellow one, and another lies open.
lesson-first-game-any-card = And a second card: draw it unseen.
lesson-first-game-any-card-why = You have your pair. An unseen card may be a locomotive, and an open second card never is.
lesson-first-game-last-link = Claim Las Vegas–Los Angeles with the two yellow cards.
lesson-first-game-last-link-why = Nothing else is missing between Helena and Los Angeles, and you can pay for it now.
lesson-first-game-done =
    Helena–Los Angeles is done: 8 points at the end. You will find it under your tickets.
    A turn is one thing: two cards, or one open locomotive, or a route, or tickets.
    A route takes cards of its colour, a grey one any single colour; locomotives stand for all.

lesson-doubles = Double routes and blocking
lesson-doubles-about = Two tracks, one owner; and how to come first
lesson-doubles-two-tracks = You, in blue, have built from Sault St. Marie to Chicago; your ticket goes on to Oklahoma City. From Chicago to Saint Louis two tracks run side by side, a white and a green one. Nobody may own both.
lesson-doubles-one-track = You hold two green cards. Claim the green track Chicago–Saint Louis.
lesson-doubles-one-track-why = Chicago–Saint Louis lies on the short way to Oklahoma City, and green is the track that you can pay for.
lesson-doubles-closed = With two or three players the second track is closed now. But Oskar has done the same to you: he has claimed Kansas City–Saint Louis, so its blue track is closed as well, though you hold two blue cards. Touch it if you like: it says why.
lesson-doubles-around = Go around: claim Little Rock–Saint Louis, which is grey, with your two blue cards.
lesson-doubles-around-why = Kansas City is shut. Over Little Rock two routes lead to Oklahoma City, and your two blue cards pay for the first.
lesson-doubles-danger = Oskar has reached Little Rock, and he owns Dallas–Oklahoma City. Between the two lies the very route that you need, Little Rock–Oklahoma City, and it has one track only.
lesson-doubles-second-yellow = You hold one yellow card. Take the open yellow one: that makes a pair.
lesson-doubles-second-yellow-why = Little Rock–Oklahoma City takes two cards of one colour, and yellow is the quickest: every turn counts now.
lesson-doubles-unseen-card = And a second card, unseen.
lesson-doubles-unseen-card-why = You have the pair that you need. What you draw unseen tells Oskar nothing.
lesson-doubles-block = Oskar drew cards. Now claim Little Rock–Oklahoma City with the two yellow ones.
lesson-doubles-block-why = It is the last gap in your ticket, and the route that Oskar is waiting for. There is no second track.
lesson-doubles-done =
    Sault St. Marie–Oklahoma City is done, and Oskar has to find another way.
    Nobody owns both tracks of a double route. With two or three players the second is closed; with four or five it is open to somebody else.
    Where a single track is the only short way, come first.

lesson-tickets = Tickets and the longest path
lesson-tickets-about = The end of a game, and how it is counted
lesson-tickets-late = This game is nearly over: you have 8 trains left, Tilda has 6. You own a line from Los Angeles by Chicago to Montréal, and a piece from Vancouver to Duluth. A turn can also be spent on new tickets.
lesson-tickets-draw = Draw tickets: late in a game, look for one that your network has joined already.
lesson-tickets-draw-why = There is time for one more chance, and a network as long as yours may hold a ticket that is done at once. When the last round has begun it is too late.
lesson-tickets-keep = Los Angeles–Chicago is joined already: 16 points. Keep it, and no other.
lesson-tickets-keep-why = Each of the others would take three routes more, and Tilda may bring about the end in any turn: what you keep and don't finish is taken from you.
lesson-tickets-gap = One route is missing between your two pieces: Chicago–Duluth. It would finish Vancouver–Montréal and Calgary–Phoenix, 33 points. And a line of 32 trains is longer than Tilda's 29: that is the longest path.
lesson-tickets-join = Claim Chicago–Duluth with your three red cards.
lesson-tickets-join-why = No other route brings two tickets and the longest path at once.
lesson-tickets-last-round = Tilda has two trains left: the last round. You have one more turn, and so has she. Cards that are left in your hand count nothing.
lesson-tickets-last = You have five trains and five orange cards. Claim the orange track Salt Lake City–San Francisco.
lesson-tickets-last-why = Five spaces bring 10 points, more than anything else in this turn, and there is no other turn to save them for.
lesson-tickets-done =
    The game is counted: routes, tickets done, tickets not done (Tilda's Toronto–Miami), and 10 for the longest path.
    New tickets are a chance and a risk: what you don't finish is subtracted.
    The longest path is one line that uses no route twice.
    When someone is down to two trains, everyone has one more turn.

lesson-ferry = Ferries
lesson-ferry-about = Water is crossed with locomotives
lesson-ferry-ferry = Your ticket goes from Roma to Smyrna, over the sea. You build in blue. First comes a stretch on land: Brindisi–Roma, two white spaces.
lesson-ferry-first = Claim Brindisi–Roma with two white cards, and keep the locomotive.
lesson-ferry-first-why = Two white cards pay for Brindisi–Roma. The locomotive is worth more at sea: a ferry can't be had without one.
lesson-ferry-four = Athína–Brindisi is a ferry of four spaces, and one of them shows a locomotive: at least one of the four cards must be a locomotive. The other three are of any one colour.
lesson-ferry-blue = You hold two blue cards and a locomotive. Take the blue card that lies open.
lesson-ferry-blue-why = A third blue card and your locomotive pay for the ferry. Blue is the colour that you are nearest to.
lesson-ferry-unseen-card = And a second card, unseen.
lesson-ferry-unseen-card-why = You have what the ferry takes. An unseen card may be a locomotive for the next one.
lesson-ferry-sail = Claim Athína–Brindisi with three blue cards and the locomotive.
lesson-ferry-sail-why = The ferry is what you collected these cards for: four spaces, seven points, and most of the way to Smyrna.
lesson-ferry-another = Athína–Smyrna is a ferry too: two spaces, one locomotive. You hold two green cards, but two green cards alone don't sail.
lesson-ferry-locomotive = Take the locomotive that lies open.
lesson-ferry-locomotive-why = Without a locomotive this ferry can't be had. One lies open, and it is sure to be there only now.
lesson-ferry-second = Claim Athína–Smyrna with a green card and the locomotive.
lesson-ferry-second-why = It is the last stretch to Smyrna, and you hold just what it takes.
lesson-ferry-done =
    Roma–Smyrna is done, by sea.
    A ferry takes at least as many locomotives as it shows; the rest is of one colour.
    So keep a locomotive or two where your way leads over water.

lesson-tunnel = Tunnels
lesson-tunnel-about = Digging costs what the deck says
lesson-tunnel-tunnel = You build in blue; your ticket goes from Barcelona to München, through the Alps. Tunnels have ragged edges. You show cards for their spaces; then three cards are turned up, and each that matches costs one more.
lesson-tunnel-dig = Try it: dig Venezia–Zürich with two of your three green cards.
lesson-tunnel-dig-why = For a first tunnel take Venezia–Zürich: you hold a green card more than it shows, and may need it.
lesson-tunnel-pay = One of the three cards turned up is green like yours: the tunnel costs one more. You have it. Pay.
lesson-tunnel-pay-why = You can pay the extra card. If you leave the tunnel, the turn is gone and nothing is built.
lesson-tunnel-cheap = Now München–Zürich, with two yellow cards. This time you have none to spare: dig and see.
lesson-tunnel-cheap-why = München–Zürich is on your ticket's way, and you hold its two yellow cards. More often than not a tunnel costs nothing extra or one card.
lesson-tunnel-risk = Nothing matched: the tunnel is yours for two cards. One is missing now, Marseille–Zürich, two purple spaces, and you hold two purple cards.
lesson-tunnel-dear = Dig Marseille–Zürich with two purple cards.
lesson-tunnel-dear-why = It is the last gap between Barcelona and München, and trying costs no card.
lesson-tunnel-leave = A purple card and a locomotive: a locomotive always matches, so two more are due, and you have none. Leave it: you take your two cards back.
lesson-tunnel-leave-why = Two extra cards can't be paid with what you hold. The cards that you showed come back into your hand.
lesson-tunnel-locomotives = Only the turn was lost. There is a safer way: after a payment of locomotives alone only locomotives turned up count, and there are just 14 among 110 cards.
lesson-tunnel-first-locomotive = Take the locomotive that lies open.
lesson-tunnel-first-locomotive-why = With two locomotives the tunnel is nearly certain. One lies open.
lesson-tunnel-second-locomotive = And there is another one. Take it too.
lesson-tunnel-second-locomotive-why = One locomotive with a purple card would make purple count again. Two locomotives make sure.
lesson-tunnel-sure = Dig Marseille–Zürich with two locomotives.
lesson-tunnel-sure-why = With a purple card among them, purple cards that are turned up cost extra. Pay with locomotives alone.
lesson-tunnel-done =
    Two purple cards were turned up and cost nothing: Barcelona–München is done.
    Three cards are turned up for a tunnel; each of your colour and each locomotive costs one card more.
    If you can't or won't pay, you keep your cards and lose the turn. A card to spare makes digging safer.

lesson-station = Stations
lesson-station-about = Borrowing what others have built
lesson-station-missing = You build in blue. Paris–Wien lacks only München–Wien, Berlin–Roma lacks only München–Venezia; both routes are Oskar's, and neither has a second track. A station helps: it borrows one route of another player that leads into its city.
lesson-station-munchen = Build a station in München. Your first one costs one card.
lesson-station-munchen-why = Both routes that you lack lead into München: there a station can borrow either of them. (In Wien stands Oskar's station, and a city has room for one.)
lesson-station-one-route = The station borrows München–Venezia: Berlin–Roma is worth 9 points, Paris–Wien 8. One station borrows one route, the same for all tickets, and the game chooses what brings you most. A second station costs two cards of one colour.
lesson-station-white = You hold one white card. Take the open white one.
lesson-station-white-why = Your second station takes two cards of the same colour, and white is what you have.
lesson-station-unseen-card = And a second card, unseen.
lesson-station-unseen-card-why = You have your pair, and none of the open cards serves you better than one that Oskar doesn't see.
lesson-station-venezia = Build a station in Venezia with two white cards: it takes over München–Venezia, and the one in München is free for München–Wien.
lesson-station-venezia-why = Venezia is the other end of München–Venezia. A station there takes that work over, and Paris–Wien can be joined from München.
lesson-station-done =
    Both tickets are done, over routes of Oskar's.
    A station borrows one route into its city, for your tickets only. Your first costs 1 card, your second 2, your third 3.
    Each station that you don't build is worth 4 points at the end: build one where a ticket is worth more than that.
