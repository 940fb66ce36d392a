import { type Dice, diceInHand } from '../rulebook/dice.ts';
import type { Faces } from './cup.ts';

export type ReadDice =
  | { readonly faces: Faces }
  | { readonly wrong: 'not-dice' | 'count' | 'face'; readonly wanted: number };

/** Reads the dice that a player threw on his own table: `3 5`, `35` or `3,5`; for a d66 the red die first. */
export function readDice(dice: Dice, typed: string): ReadDice {
  const wanted = diceInHand[dice];
  const text = typed.trim();
  if (!/^\d([\s,]*\d)*$/.test(text)) return { wrong: 'not-dice', wanted };
  const faces = [...text.replace(/[\s,]/g, '')].map(Number);
  if (faces.length !== wanted) return { wrong: 'count', wanted };
  return faces.every(isFace) ? { faces } : { wrong: 'face', wanted };
}

/** Whether these dice, and no others, can fall so. */
export const isThrowOf = (dice: Dice, faces: Faces): boolean =>
  faces.length === diceInHand[dice] && faces.every(isFace);

const isFace = (face: number) => Number.isInteger(face) && face >= 1 && face <= 6;
