import type { Happening } from '../../../../src/chronicle/threads/thread.ts';
import type { Who } from './who.ts';

/** What a sentence of the papers says of a man: that one of these befell him, or that none of them did. */
export interface Claim {
  readonly man: string;
  readonly is: readonly Happening['is'][];
  /** Nobody can hold it against a day, where it names none. */
  readonly day?: number | undefined;
  /** He says the contrary. */
  readonly denies?: true;
  /** Whom else it names. */
  readonly friends?: readonly string[] | undefined;
  /** The German of whom it tells, as it calls him: `an Albatros D.III of Jasta 11`. */
  readonly german?: string | undefined;
  readonly why?: string | undefined;
  readonly isFirst?: boolean | undefined;
  readonly field?: string | undefined;
  readonly place?: string | undefined;
  readonly rank?: string | undefined;
  /** It had not happened to him before. */
  readonly earliest?: true;
  /** How often it happened to him on that day, or in the month. */
  readonly many?: number | undefined;
  readonly says: string;
}

/** Of whom and of when a sentence is read. */
export interface Reading {
  readonly who: Who;
  readonly day: number | undefined;
  /** Of whom the sentences before it are, whom this one calls `he`. */
  readonly about: string | undefined;
  readonly says: string;
}

/** What a sentence of this form says; its words are those that the form leaves open. */
export type Form = readonly [RegExp, (words: readonly string[], reading: Reading) => Claim[]];

/** What the first form that fits it makes of a sentence; nothing, where none does. */
export function readBy(forms: readonly Form[], reading: Reading): Claim[] | undefined {
  for (const [form, claims] of forms) {
    const said = form.exec(reading.says);
    if (said) return claims([...said].slice(1), reading);
  }
  return undefined;
}

/** A man as he is named, and several of them. */
export const NAME =
  "(?:(?:Captain|Major|Second Lieutenant|Lieutenant|Sergeant|Air Mechanic) )?(?:[A-Z]\\. )?[A-Z][A-Za-z'-]+?";
export const NAMES = `${NAME}(?:, ${NAME})*(?: and ${NAME})?`;

/** A form in which `<man>` and `<men>` stand for names, and `<german>` for an enemy. */
export const formOf = (form: string): RegExp =>
  new RegExp(
    `^${form
      .replaceAll('<man>', `(${NAME})`)
      .replaceAll('<men>', `(${NAMES})`)
      .replaceAll('<german>', '((?:an?|another) [A-Z].+?)')}$`,
  );

export const namesIn = (names: string | undefined): string[] =>
  names === undefined ? [] : names.split(/, and |, | and /);

const TIMES = [
  'never',
  'once',
  'twice',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `twice`, `three times`, `13 times`; of nothing that is said once. */
export function timesIn(often: string | undefined): number {
  const word = often
    ?.trim()
    .toLowerCase()
    .replace(/ times$/, '');
  if (word === undefined || word === '') return 1;
  const many = TIMES.indexOf(word);
  return many < 0 ? Number(word) : many;
}

/** A sentence that tells of something, and nobody knows of what: it cannot be true. */
export const notUnderstood = ({ says, day, about = 'somebody' }: Omit<Reading, 'who'>): Claim => ({
  man: about,
  is: [],
  ...(day !== undefined && { day }),
  says: `not understood: ${says}`,
});
