/** Whose day it was, of our points and of theirs. */
export const dayText = (ours: number, theirs: number): string => {
  if (ours === theirs) return 'Neither side has the day.';
  return ours > theirs ? 'The day is ours.' : 'The day is theirs.';
};
