# Says that it is ready, and then nothing more.
read -r start
echo ready
while read -r line; do :; done
