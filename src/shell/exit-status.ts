/** How the program ends: done, refused or at fault, wrongly used, a log-book that is told under other rules. */
export const DONE = 0;
export const FAULT = 1;
export const WRONG_USAGE = 2;
export const OTHER_RULES = 3;
