/** The least window of a page. */
export const LEAST = { columns: 40, rows: 14 };

/** A window, and the environment's encoding. */
export interface Window {
  readonly columns: number | undefined;
  readonly rows: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a terminal lacks for this program, in sentences for its user. */
export const lackingIn = (window: Window): string[] => [...roomLacking(window), ...signsLacking(window)];

/** A window of unknown size counts as large enough. */
function roomLacking({ columns = LEAST.columns, rows = LEAST.rows }: Window): string[] {
  if (columns >= LEAST.columns && rows >= LEAST.rows) return [];
  return [
    `This window has ${columns} columns and ${rows} rows: below ${LEAST.columns} by ${LEAST.rows} no page is drawn, and all is told line by line.`,
  ];
}

/**
 * Only a locale with another encoding lacks our characters; the plain C of many containers prints them all the same.
 */
function signsLacking({ env }: Window): string[] {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  const [, signs = 'utf8'] = /\.([\w-]+)/.exec(locale) ?? [];
  if (/^utf-?8$/i.test(signs)) return [];
  return [
    `The locale ${locale} is not UTF-8: signs such as ± and … may look odd here, and LANG=C.UTF-8 in a window of UTF-8 has them.`,
  ];
}
