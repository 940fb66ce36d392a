import about from '../../package.json' with { type: 'json' };

export const VERSION = about.version;

/** A mark of the built rules, inserted by bin/build.mts. A program run from its sources has none. */
declare const RULES_MARK: string | undefined;

/**
 * The version of the rules in log-books: `0.1.0+3f2a9c1d`. Between two releases the rules change under one version, so
 * the mark is a hash of the rules.
 */
export const RULES = typeof RULES_MARK === 'undefined' ? VERSION : `${VERSION}+${RULES_MARK}`;
