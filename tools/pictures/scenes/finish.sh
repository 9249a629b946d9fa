#!/bin/bash
# finish.sh NAME MASTER [flip] : removes a rendered picture's noise, grades it as grades.txt says of it or of its house, else to --key .25, and writes its master.   OUT=folder as for r.sh
set -e; D=$(cd "$(dirname "$0")" && pwd); OUT=${OUT:-$D/out}; grade() { sed -n "s/^$1: //p" "$D/grades.txt"; }
GRADE=$(grade "$1"); GRADE=${GRADE:-$(grade "${1%%-*}")}; GRADE=${GRADE:---key .25}
/usr/bin/python3 "$D/post.py" "$OUT/$1" $GRADE
/usr/bin/python3 "$D/publish.py" "$OUT/$1.png" "${@:2}"
