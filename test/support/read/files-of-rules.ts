/** The folders of the rules: they have full coverage, may not touch the world, and are in the ledger. */
const FOLDERS_OF_RULES = [
  'procedure/',
  'kit/fight/',
  'kit/ground-fire/',
  'kit/guns/',
  'kit/harm/',
  'kit/geometry/headings',
  'games/*/rules/',
] as const;

/** The same as glob patterns. */
export const GLOBS_OF_RULES: readonly string[] = FOLDERS_OF_RULES.map((folder) => `src/${folder}**`);

const PATTERN = new RegExp(`^(?:src|test)/(?:${FOLDERS_OF_RULES.join('|').replaceAll('*', '\\w+')})`);

/** Whether a file is one of the rules, or one of their tests. */
export const isOfRules = (path: string): boolean => PATTERN.test(path);
