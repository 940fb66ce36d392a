#!/bin/sh
# Campaigns on one machine, by GNU parallel: parallel.sh CAMPAIGNS PARTS FOLDER [what else wof simulate takes]
# A part that is there already is not played again; JOBS says how many are played at once, else one for each processor.
set -eu
campaigns=$1 parts=$2 folder=$3
shift 3
mkdir -p "$folder"
part() { printf '%s/part-%s.json' "$folder" "$1"; }
seq "$parts" | parallel --jobs "${JOBS:-100%}" --halt soon,fail=1 \
  "[ -e $(part '{}') ] || { wof simulate --campaigns $campaigns --shard {}/$parts --json $* > $(part '{}').new && mv $(part '{}').new $(part '{}'); }"
wof simulate --merge "$folder"/part-*.json
