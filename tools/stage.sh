#!/bin/sh
# Run a command; say what it does, that it still does it, and how long it took:
# tools/stage.sh "WHAT IT DOES" COMMAND …
what=$1
shift
start=$(date +%s)
elapsed() { echo "$(($(date +%s) - start)) s"; }

echo "$what"
while sleep 5 >/dev/null 2>&1; do echo "  still $what ($(elapsed))"; done &
clock=$!
"$@"
code=$?
kill $clock
[ $code = 0 ] && echo "done: $what ($(elapsed))" || echo "FAILED: $what" >&2
exit $code
