# The rules, each paragraph on a line of its own.

home-rules = Rules
rules-title = The rules
rules-how = How does this work?
rules-contents = On this page
rules-points-spaces = Spaces
rules-points = Points

rules-aim-title = What it is about
rules-aim =
    You build railways. Each of your tickets names two cities: join them with routes of your own, and it brings points; leave them apart, and it costs as many.
    Everyone has 45 trains. In your turn you do exactly one thing: draw train cards, claim a route or draw tickets. In Europe you may build a station instead.
    Whoever has the most points when the trains run out has won.

rules-cards-title = Train cards
rules-cards =
    Take two: each from the five that lie open, or unseen from the deck. A card taken from the row is replaced at once.
    A locomotive from the row is worth both: it can only be your first card, and then it is your only one. Drawn unseen, it is a card like any other.
    Whenever three locomotives lie open, the whole row is replaced. There is no limit to your hand.

rules-claim-title = Claiming a route
rules-claim =
    A route takes one card for each of its spaces, all of its colour. A grey route takes any colour, but only one.
    Locomotives stand for any colour, as many as you like.
    You need a train for every space too. The route need not touch your others. Its points count at once, and length pays.

rules-doubles-title = Double routes
rules-doubles =
    Where two tracks run side by side, nobody may own both.
    With two or three players only one of the two can be claimed: whoever comes first closes the other.

rules-tickets-title = Tickets
rules-tickets =
    A ticket is done when routes of your own lead from one of its cities to the other, by any way at all.
    At the start you keep at least two of those you are dealt. Later a turn gets you three more, of which you keep at least one.
    A ticket that you have kept stays with you, unseen by the others. If it isn't done at the end, its points are taken from you.

rules-end-title = The end and the score
rules-end =
    As soon as someone ends a turn with two trains or fewer, everyone has one more turn, that player too.
    Then it is counted: your routes, plus tickets done, minus tickets not done, plus 10 for the longest path.
    The longest path is the longest line of trains that uses no route twice; it may come through a city again. Where several are equally long, each earns the 10.
    If points are equal, more tickets done decide, then the longest path.

rules-europe-title = What is different in Europe
rules-europe =
    All of the above holds. On top of it there are ferries, tunnels and stations.
    You are dealt one long ticket and three others, and keep at least two of the four. Those that you give back leave the game.
    If points are equal, more tickets done decide, then fewer stations built, then the longest path.

rules-ferry-title = Ferries
rules-ferry =
    A ferry has locomotives printed on it: at least so many of the cards that you pay must be locomotives. The rest is of one colour, whichever you like.

rules-tunnel-title = Tunnels
rules-tunnel =
    What a tunnel costs is found out by digging. Show cards for its spaces as for any route; then three cards are turned up from the deck.
    Each of them that has your colour, and each locomotive, costs you one card more. If you showed locomotives alone, only locomotives count.
    Pay the extra cards in your colour or with locomotives (after locomotives alone: with locomotives only), and the tunnel is yours. Otherwise take your cards back; your turn is over.

rules-station-title = Stations
rules-station =
    A station borrows one route of another player that leads into its city, for your tickets only. Which one is settled at the end, as it serves you best.
    There is one station to a city. Your first costs 1 card, your second 2 of one colour, your third 3.
    Each station that you don't build is worth 4 points. What is borrowed doesn't count for the longest path.
