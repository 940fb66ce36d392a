/** How the program ends: done, refused or at fault, wrongly used. */
export const DONE = 0;
export const FAULT = 1;
export const WRONG_USAGE = 2;
