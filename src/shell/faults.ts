/** A wish that makes no sense as typed on the command line. */
export class WrongUsage extends Error {}

/** What ended a command, in one sentence: a script's answer that cannot be, a log-book that is not borne out. */
export class Fault extends Error {}

/** A log-book that is told under other rules than this program's: neither proved nor disproved. */
export class OtherRules extends Fault {}
