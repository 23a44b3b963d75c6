# Begins with something else than `ready`.
read -r start
echo hello
while read -r line; do :; done
