import about from '../../package.json' with { type: 'json' };

export const VERSION = about.version;

/** Stands for the rules as they were built: bin/build.mts puts it in. A program run from its sources has none. */
declare const RULES_MARK: string | undefined;

/**
 * The version of the rules that a log-book names: `0.1.0+3f2a9c1d`. Between two releases the rules change under one
 * version, so the mark is made of the rules themselves.
 */
export const RULES = typeof RULES_MARK === 'undefined' ? VERSION : `${VERSION}+${RULES_MARK}`;
