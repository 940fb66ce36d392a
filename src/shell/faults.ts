/** The exit statuses: done, refused or failed, wrong usage, a log-book played with other rules. */
export const DONE = 0;
export const FAULT = 1;
export const WRONG_USAGE = 2;
export const OTHER_RULES = 3;

/** A command line that makes no sense. */
export class WrongUsage extends Error {}

/**
 * The reason that ended a command, in one sentence: an impossible answer of a script, a log-book that is not confirmed.
 */
export class Fault extends Error {}

/** A log-book played with other rules than this program's: neither confirmed nor disproved. */
export class OtherRules extends Fault {}
