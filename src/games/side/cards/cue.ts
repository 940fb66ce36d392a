/** (V023) (V024) (V025) Half the way to the pip, rounded down; the whole way where only one box is between them. */
export function updatedCue(cue: number, pip: number): number {
  const distance = Math.abs(pip - cue);
  const moves = distance === 1 ? 1 : Math.floor(distance / 2);
  return cue + Math.sign(pip - cue) * moves;
}
