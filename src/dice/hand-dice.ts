import { type Dice, type DiceInHand, diceInHand } from '../cards/dice.ts';
import type { Faces } from './cup.ts';

export type ReadDice =
  | { readonly faces: Faces }
  | { readonly wrong: 'not-dice' | 'count' | 'face'; readonly wanted: DiceInHand };

/**
 * Reads dice that a player rolled on his own table: `3 5`, `35` or `3,5`; for a d66 the red die first. Faces with two
 * digits are separated: `12 3`.
 */
export function readDice(dice: Dice, typed: string): ReadDice {
  const wanted = diceInHand(dice);
  const text = typed.trim();
  if (!/^\d+([\s,]+\d+)*$/.test(text)) return { wrong: 'not-dice', wanted };
  const faces = facesIn(text, wanted);
  if (faces.length !== wanted.count) return { wrong: 'count', wanted };
  return faces.every((face) => isFace(face, wanted)) ? { faces } : { wrong: 'face', wanted };
}

/** The dice of one throw, and the rest for the next throws: `35 4 62` is three throws. */
export function firstThrow(dice: Dice, typed: string): { readonly first: string; readonly ahead: string } {
  const wanted = diceInHand(dice);
  const text = typed.trim();
  const faces = /^\d+([\s,]+\d+)*$/.test(text) ? facesIn(text, wanted) : [];
  if (faces.length <= wanted.count) return { first: text, ahead: '' };
  return { first: faces.slice(0, wanted.count).join(' '), ahead: faces.slice(wanted.count).join(' ') };
}

const facesIn = (text: string, { sides }: DiceInHand): number[] =>
  (sides > 9 ? text.split(/[\s,]+/) : [...text.replace(/[\s,]/g, '')]).map(Number);

/** Whether these dice can have these faces. */
export function isThrowOf(dice: Dice, faces: Faces): boolean {
  const inHand = diceInHand(dice);
  return faces.length === inHand.count && faces.every((face) => isFace(face, inHand));
}

const isFace = (face: number, { sides }: DiceInHand) => Number.isInteger(face) && face >= 1 && face <= sides;
