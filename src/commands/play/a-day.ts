/** A day's code for the help, with the cards and rules of this program: its test writes this file (vitest -u). */
export const A_DAY = '9B-KESTREL-R3P';
