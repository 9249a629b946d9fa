#!/bin/bash
# finish.sh NAME MASTER [flip] : removes a rendered picture's noise, grades it as grades.txt says, and writes its master.   OUT=folder as for r.sh
set -e; D=$(cd "$(dirname "$0")" && pwd); OUT=${OUT:-$D/out}; GRADE=$(sed -n "s/^$1: //p" "$D/grades.txt"); [ "$GRADE" ] || { echo "grades.txt has no $1"; exit 1; }
/usr/bin/python3 "$D/post.py" "$OUT/$1" $GRADE
/usr/bin/python3 "$D/publish.py" "$OUT/$1.png" "${@:2}"
