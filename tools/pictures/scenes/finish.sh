#!/bin/bash
# finish.sh NAME MASTER [flip] : denoises a rendered picture, grades it as grades.txt says, and writes its master.   OUT=folder as for r.sh
# Two steps: the denoiser with a small reach keeps edges, then the light alone is calmed with a wide one. A grade may set other values.
set -e; D=$(cd "$(dirname "$0")" && pwd); OUT=${OUT:-$D/out}; GRADE=$(sed -n "s/^$1: //p" "$D/grades.txt"); [ "$GRADE" ] || { echo "grades.txt has no $1"; exit 1; }
/usr/bin/python3 "$D/post.py" "$OUT/$1" --fireflies 15 --radius 6 $GRADE
/usr/bin/python3 "$D/post.py" "$OUT/$1" --radius 24 --calm .5 --dots .5 $GRADE
/usr/bin/python3 "$D/publish.py" "$OUT/$1.png" "${@:2}"
