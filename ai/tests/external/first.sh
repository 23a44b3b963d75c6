# Plays the first legal action of every view.
read -r start
echo ready
exec sed -u 's/.*"legal":\["\([^"]*\)".*/\1/'
