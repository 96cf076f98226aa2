#!/bin/sh
# Install Debian packages that are missing: tools/debian.sh COMMAND=PACKAGE …
# Where this can't be done it says so; under CI a missing one is a failure.
missing=""
for pair in "$@"; do
    command -v "${pair%%=*}" >/dev/null 2>&1 || missing="$missing ${pair##*=}"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null && exit 0
fi
echo "MISSING:$missing. Install with: apt-get install$missing" >&2
[ -z "$CI" ]
