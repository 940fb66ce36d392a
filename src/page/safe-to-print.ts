import { bare } from '../cards/bare.ts';

/** What our inks are laid with: bold, dim, reversed, a colour, and the end of each. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with the control character ESC.
const INKS = /(\u001b\[(?:[0127]|2[27]|[34]\d|9\d|10\d)m)/;

/**
 * A page as a terminal may have it: of all orders only our own inks, and a mark in the place of each other. Words of a
 * stranger are bare before they enter a page, so that no ink on it is his.
 */
export const safeToPrint = (text: string): string =>
  text
    .split(INKS)
    .map((part, i) => (i % 2 === 0 ? bare(part) : part))
    .join('');

/** JSON says the same with such signs written out. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(NOT_PLAIN, writtenOut);

const NOT_PLAIN = /[^\n\t -~]/gu;

const writtenOut = (sign: string): string => (bare(sign) === sign ? sign : unitsOf(sign).map(asUnit).join(''));

const unitsOf = (sign: string): number[] => Array.from({ length: sign.length }, (_, i) => sign.charCodeAt(i));
const asUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
