# Answers with something that is no action.
read -r start
echo ready
while read -r line; do echo "claim everything"; done
