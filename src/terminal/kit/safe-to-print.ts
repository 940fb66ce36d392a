/**
 * What moves a terminal's cursor or gives it orders, and what turns the order in which letters are read. Line ends and
 * tabs may stay.
 */
const ORDERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /\u001b(?!\[(?:[0127]|2[27]|[34]\d|9\d|10\d)m)|[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A page as a terminal may have it: of all orders only our own inks, and a mark in the place of each other. */
export const safeToPrint = (text: string): string => text.replace(ORDERS, '?');

/** JSON says the same with such signs written out. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(ORDERS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
