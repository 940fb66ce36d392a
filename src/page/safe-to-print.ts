import { bare } from '../cards/bare.ts';

/** The codes of our own inks: bold, dim, reversed, a colour, and the end of each. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with the control character ESC.
const INKS = /(\u001b\[(?:[0127]|2[27]|[34]\d|9\d|10\d)m)/;

/**
 * A page that is safe for a terminal: of all control codes only our inks stay, and others become a visible mark.
 * Foreign text is stripped before it enters a page, so that it cannot contain inks either.
 */
export const safeToPrint = (text: string): string =>
  text
    .split(INKS)
    .map((part, i) => (i % 2 === 0 ? bare(part) : part))
    .join('');

/** JSON with such characters escaped. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(NOT_PLAIN, writtenOut);

const NOT_PLAIN = /[^\n\t -~]/gu;

const writtenOut = (sign: string): string => (bare(sign) === sign ? sign : unitsOf(sign).map(asUnit).join(''));

const unitsOf = (sign: string): number[] => Array.from({ length: sign.length }, (_, i) => sign.charCodeAt(i));
const asUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
