import type { Check } from '../table/checks.ts';
import type { Thrown } from './journal.ts';

/** What is thrown in every turn has a letter: it is more than half of all throws, and its names were a sixth of a log-book. */
const LETTERS: Readonly<Partial<Record<Check, string>>> = { 'weather-change': 'w', encounter: 'e' };
const NAMES = new Map(Object.entries(LETTERS).map(([check, letter]) => [letter, check]));

/** Throws as the log-book writes them, one check's in a row together: `w 35 41, e 22, lame-duck 64`. */
export function writeThrows(throws: readonly Thrown[]): string {
  let text = '';
  let last = '';
  for (const { threw, faces } of throws) {
    text += threw === last ? ' ' : `${text && ', '}${LETTERS[threw as Check] ?? threw} `;
    text += faces.join('');
    last = threw;
  }
  return text;
}

/** Reads them back. */
export function readThrows(text: string, byHand: boolean): Thrown[] {
  if (text === '') return [];
  return text.split(', ').flatMap((group) => {
    const [name = '', ...falls] = group.split(' ');
    return falls.map((faces) => ({ threw: NAMES.get(name) ?? name, faces: facesIn(faces), byHand }));
  });
}

function facesIn(faces: string): number[] {
  if (!/^[1-6]+$/.test(faces)) throw new Error(`The log-book tells of dice that no dice can show: ${faces}`);
  return [...faces].map(Number);
}
