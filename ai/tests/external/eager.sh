# Answers before it is asked.
read -r start
echo ready
echo pass
echo pass
while read -r line; do echo pass; done
