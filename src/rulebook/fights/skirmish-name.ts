/** A log-book's name is no longer. */
const LONGEST = 40;
/** Signs that tell apart what begins alike, and the figures and letters that they are. */
const SIGNS = 6;
const LETTERS = 36;
const LIMIT = LETTERS ** SIGNS;

/** A name for the log-book of a fight of these machines: another one for any others. */
export function skirmishName(begins: string, ours: readonly string[], theirs: readonly string[]): string {
  const whole = [begins, ...ours, 'v', ...theirs].join('-');
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, LONGEST - SIGNS - 1).replace(/-+$/, '')}-${signsOf(whole)}`;
}

/** A sum over all letters, each by its place. */
function signsOf(text: string): string {
  const sum = [...text].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % LIMIT, 0);
  return sum.toString(LETTERS).padStart(SIGNS, '0');
}
