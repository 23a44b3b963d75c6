"""A bot for Railhead in sixty lines: cargo xtask ladder --external "python3 docs/greedy.py" --seats novice --games 20

Works on its open ticket of most points along the shortest way, and takes the cards for it. See docs/bots.md."""
import heapq
import json
import sys


def way(board, open_routes, own, ends):
    """The routes still missing between two cities, and how many spaces they have; None if there is no way."""
    queue, seen = [(0, ends[0], [])], set()
    while queue:
        cost, city, routes = heapq.heappop(queue)
        if city == ends[1]:
            return cost, routes
        if city in seen:
            continue
        seen.add(city)
        for number, route in enumerate(board["routes"]):
            if city in route["ends"] and (number in own or number in open_routes):
                there = route["ends"][0] + route["ends"][1] - city
                new = [] if number in own else [number]
                heapq.heappush(queue, (cost + route["length"] * len(new), there, routes + new))
    return None


def choose(board, seat, view):
    legal = view["legal"]
    taken = {route for other in view["seats"] for route in other["routes"]}
    own = set(view["seats"][seat]["routes"])
    open_routes = set(range(len(board["routes"]))) - taken
    tickets = sorted((board["tickets"][n] for n in view["tickets"]), key=lambda ticket: -ticket["points"])
    ways = [way(board, open_routes, own, ticket["ends"]) for ticket in tickets]
    wanted = next((found[1] for found in ways if found and found[1]), [])
    claims = [action for action in legal if action.startswith("claim")]
    # claim ROUTE COLOUR CARDS LOCOMOTIVES: what is wanted, or anything once nothing is; long routes first, few locomotives.
    claims = [action for action in claims if not wanted or int(action.split()[1]) in wanted]
    if claims:
        return max(claims, key=lambda a: (board["routes"][int(a.split()[1])]["length"], -int(a.split()[4])))
    colours = {board["routes"][number]["colour"] for number in wanted}
    for slot, card in enumerate(view["row"]):
        if card in colours and f"draw-face-up {slot}" in legal:
            return f"draw-face-up {slot}"
    keeps = [action for action in legal if action.startswith("keep-tickets")]
    if keeps:  # keep-tickets SET: a bit for each ticket offered. It keeps them all.
        return max(keeps, key=lambda action: int(action.split()[1]))
    for kind in ("pay-tunnel", "decline-tunnel", "draw-blind", "draw-face-up"):
        for action in legal:
            if action.startswith(kind):
                return action
    return legal[0]


board, seat = None, 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        board, seat = message["map"], message["seat"]
        print("ready", flush=True)
    elif message["type"] == "move":
        print(choose(board, seat, message["view"]), flush=True)
