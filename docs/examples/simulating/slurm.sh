#!/bin/bash
# Campaigns by a Slurm array, a part to each task: sbatch --array=1-100 slurm.sh CAMPAIGNS FOLDER [what else wof simulate takes]
# When all have ended: wof simulate --merge FOLDER/part-*.json
#SBATCH --job-name=wof
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=01:00:00
set -eu
campaigns=$1 folder=$2
shift 2
mkdir -p "$folder"
part=$folder/part-$SLURM_ARRAY_TASK_ID.json
wof simulate --campaigns "$campaigns" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --json "$@" > "$part.new"
mv "$part.new" "$part"
