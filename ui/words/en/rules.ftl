# The rules, each paragraph on a line of its own.

home-rules = Rules
rules-title = Rules
rules-how = How does this work?
rules-contents = On this page
rules-points-spaces = Spaces
rules-points = Points

rules-aim-title = The goal
rules-aim =
    You build railways. Each of your tickets names two cities. Connect them with routes of your own and you score its points. If you don't, you lose them.
    Everyone has 45 trains. On your turn you do exactly one thing: draw train cards, claim a route or draw tickets. In Europe you can also build a station.
    When the trains run out, whoever has the most points wins.

rules-cards-title = Train cards
rules-cards =
    Take two cards. Each can be one of the five face up, or the top card of the deck. A face-up card is replaced as soon as it's taken.
    A face-up locomotive counts as two: it can only be your first card, and you don't get a second. From the deck, it's a card like any other.
    Whenever three locomotives are face up, the whole row is replaced. There's no limit to your hand. When the deck and the discards run out, you can still take face-up cards.

rules-claim-title = Claiming a route
rules-claim =
    A route takes one card of its colour for each space. A grey route takes any colour, as long as the cards match.
    Locomotives count as any colour, and you can use as many as you like.
    You also need a train for each space. A route doesn't have to touch your others. You score it right away, and longer routes score more.

rules-doubles-title = Double routes
rules-doubles =
    Where two tracks run side by side, no one may own both.
    With two or three players, only one of the two can be claimed. Once it's taken, the other is closed.

rules-tickets-title = Tickets
rules-tickets =
    A ticket is complete when your own routes connect its two cities, whichever way they go.
    At the start, keep at least two of the tickets you're dealt. Later you can spend a turn to draw three more, and keep at least one.
    The tickets you keep are secret, and yours to the end. If one isn't complete by then, you lose its points.

rules-end-title = End and scoring
rules-end =
    As soon as someone ends a turn with two trains or fewer, everyone gets one more turn, that player included.
    Then you score: your routes, plus completed tickets, minus failed tickets, plus 10 for the longest path.
    The longest path is the longest line of trains that uses no route twice, but it may pass through a city again. If several are equally long, each gets the 10.
    If points are tied, more completed tickets win, then whoever got the 10 for the longest path.

rules-europe-title = What's different in Europe
rules-europe =
    All of the rules above apply. On top of them there are ferries, tunnels and stations.
    You're dealt one long ticket and three others, and keep at least two of the four. The ones you give back are out of the game.
    If points are tied, more completed tickets win, then fewer stations, then whoever got the 10 for the longest path.

rules-ferry-title = Ferries
rules-ferry =
    A ferry shows locomotives: at least that many of the cards you pay must be locomotives. The rest can be any one colour.

rules-tunnel-title = Tunnels
rules-tunnel =
    You find out what a tunnel costs by digging. Show cards for its spaces, as for any route. Then three cards are turned up from the deck.
    Each one in your colour, and each locomotive, costs you one extra card. If you showed only locomotives, only locomotives count.
    Pay the extra cards in your colour or with locomotives (only with locomotives if that's all you showed), and the tunnel is yours. Otherwise take your cards back, and your turn is over.

rules-station-title = Stations
rules-station =
    A station borrows one of another player's routes into its city, for your tickets only. Which one is decided at the end, whatever helps you most.
    A city has room for one station. Your first costs 1 card, your second 2 of one colour, your third 3.
    Each station you don't build is worth 4 points. Borrowed routes don't count for the longest path.
