# Ends as soon as it is its turn.
read -r start
echo ready
read -r line
