/** How the program ends: done, refused or at fault, wrongly used, a log-book that is told under other rules. */
export const DONE = 0;
export const FAULT = 1;
export const WRONG_USAGE = 2;
export const OTHER_RULES = 3;

/** A wish that makes no sense as typed on the command line. */
export class WrongUsage extends Error {}

/** What ended a command, in one sentence: a script's answer that cannot be, a log-book that is not borne out. */
export class Fault extends Error {}

/** A log-book that is told under other rules than this program's: neither proved nor disproved. */
export class OtherRules extends Fault {}
