import { byName } from '../cards/by-name.ts';
import type { Check } from '../table/checks.ts';
import { type Fell, isDrawn, type Thrown } from './journal.ts';

/**
 * The checks of every turn have a letter: they are more than half of all throws, and their names were a sixth of a
 * log-book.
 */
const LETTERED = { 'weather-change': 'w', encounter: 'e' } satisfies { [C in Check]?: string };
const LETTERS = byName<string>(LETTERED);
const NAMES = new Map(Array.from(LETTERS, ([check, letter]) => [letter, check]));

/** The marks before the name of a deck, and before a face of dice that may show more than nine. */
const DECK = '#';
const DIE = '.';

/**
 * Throws as the log-book writes them, grouped by check in succession: `w 35 41, e 22, lame-duck 64`. Faces above six
 * are separate, each after a dot: `.17`, `.3.12`. A card stands after its deck: `#damage-a 3 0-jam`.
 */
export function writeThrows(throws: readonly Fell[]): string {
  let text = '';
  let last = '';
  for (const fell of throws) {
    const name = nameOf(fell);
    text += name === last ? ' ' : `${text && ', '}${name} `;
    text += isDrawn(fell) ? fell.card : facesText(fell.faces);
    last = name;
  }
  return text;
}

const nameOf = (fell: Fell): string =>
  isDrawn(fell) ? `${DECK}${fell.drew}` : (LETTERS.get(fell.threw) ?? fell.threw);

const facesText = (faces: Thrown['faces']): string =>
  faces.some((face) => face > 6) ? faces.map((face) => `${DIE}${face}`).join('') : faces.join('');

const CARD = /^[a-z0-9+-]+$/;

/** The results of one check or one deck: a name and at least one result. */
const SHOWN = String.raw`[a-z][a-z0-9-]*(?: (?:[1-6]+|(?:\.[1-9]\d?)+))+`;
const DREW = `#[a-z][a-z0-9-]*(?: [a-z0-9+-]+)+`;
const THROWS = new RegExp(`^(?:(?:${SHOWN}|${DREW})(?:, (?:${SHOWN}|${DREW}))*)?$`);

/** Whether a text consists of throws and cards that dice or a deck could show. */
export const areThrows = (text: string): boolean => THROWS.test(text);

export function readThrows(text: string, thrownBy: 'program' | 'player'): Fell[] {
  const byHand = thrownBy === 'player';
  if (text === '') return [];
  return text.split(', ').flatMap((group): Fell[] => {
    const [name = '', ...falls] = group.split(' ');
    if (name.startsWith(DECK))
      return falls.map((card) => ({ drew: name.slice(DECK.length), card: cardIn(card), byHand }));
    return falls.map((faces) => ({ threw: NAMES.get(name) ?? name, faces: facesIn(faces), byHand }));
  });
}

function cardIn(card: string): string {
  if (!CARD.test(card)) throw new Error(`The log-book tells of a card that no deck has: ${card}`);
  return card;
}

function facesIn(faces: string): number[] {
  if (/^[1-6]+$/.test(faces)) return [...faces].map(Number);
  if (/^(\.[1-9]\d?)+$/.test(faces)) return faces.slice(DIE.length).split(DIE).map(Number);
  throw new Error(`The log-book tells of dice that no dice can show: ${faces}`);
}
