import type { Happening } from '../../../../src/chronicle/threads/thread.ts';
import type { Who } from './who.ts';

/** What a sentence of the papers says about a man: that one of these happened to him, or that none did. */
export interface Claim {
  readonly man: string;
  readonly is: readonly Happening['is'][];
  /** Undefined where it names no day, so that it cannot be checked against one. */
  readonly day?: number | undefined;
  /** It may have happened so many days before `day`: a scene of the mess waits for its men. */
  readonly late?: number;
  /** The sentence says the contrary. */
  readonly denies?: true;
  /** The others that it names. */
  readonly friends?: readonly string[] | undefined;
  /** The German that it names: `an Albatros D.III of Jasta 11`. */
  readonly german?: string | undefined;
  readonly why?: string | undefined;
  readonly isFirst?: boolean | undefined;
  readonly field?: string | undefined;
  readonly place?: string | undefined;
  readonly rank?: string | undefined;
  /** What wounded him or ended his flight: `archie`, `coming-down`. */
  readonly cause?: string | undefined;
  /** Whether it is said how an enemy fell: `told`, or `plain`. */
  readonly fall?: string | undefined;
  /** It had not happened to him before. */
  readonly earliest?: true;
  /** How often it happened to him on that day, or in the month. */
  readonly many?: number | undefined;
  readonly says: string;
}

/** The subject and the day of a sentence. */
export interface Reading {
  readonly who: Who;
  readonly day: number | undefined;
  /** The man of the sentences before it, who is `he` in this one. */
  readonly about: string | undefined;
  readonly says: string;
}

/** The meaning of a sentence of this form; its words are the open parts of the form. */
export type Form = readonly [RegExp, (words: readonly string[], reading: Reading) => Claim[]];

/** The claims of a sentence by the first form that matches; nothing, where none does. */
export function readBy(forms: readonly Form[], reading: Reading): Claim[] | undefined {
  for (const [form, claims] of forms) {
    const said = form.exec(reading.says);
    if (said) return claims([...said].slice(1), reading);
  }
  return undefined;
}

/** The name of a man, and of several. */
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

/** `twice`, `three times`, `13 times`; 1 for no such word. */
export function timesIn(often: string | undefined): number {
  const word = often
    ?.trim()
    .toLowerCase()
    .replace(/ times$/, '');
  if (word === undefined || word === '') return 1;
  const many = TIMES.indexOf(word);
  return many < 0 ? Number(word) : many;
}

/** A sentence about an unknown event: it counts as false. */
export const notUnderstood = ({ says, day, about = 'somebody' }: Omit<Reading, 'who'>): Claim => ({
  man: about,
  is: [],
  ...(day !== undefined && { day }),
  says: `not understood: ${says}`,
});
