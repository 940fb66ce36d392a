/** The least window in which a page is drawn. */
export const LEAST = { columns: 40, rows: 14 };

/** A window, and what the environment says of its signs. */
export interface Window {
  readonly columns: number | undefined;
  readonly rows: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What the program would need of a terminal that this one has not: sentences, for whoever sits down at it. */
export const lackingIn = (window: Window): string[] => [...roomLacking(window), ...signsLacking(window)];

/** Who is not told how large his window is has one that is large enough. */
function roomLacking({ columns = LEAST.columns, rows = LEAST.rows }: Window): string[] {
  if (columns >= LEAST.columns && rows >= LEAST.rows) return [];
  return [
    `This window has ${columns} columns and ${rows} rows: below ${LEAST.columns} by ${LEAST.rows} no page is drawn, and all is told line by line.`,
  ];
}

/**
 * Only a locale that names another set of signs lacks ours; the plain C of many containers prints them all the same.
 */
function signsLacking({ env }: Window): string[] {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  const [, signs = 'utf8'] = /\.([\w-]+)/.exec(locale) ?? [];
  if (/^utf-?8$/i.test(signs)) return [];
  return [
    `The locale ${locale} is not UTF-8: signs such as ± and … may look odd here, and LANG=C.UTF-8 in a window of UTF-8 has them.`,
  ];
}
