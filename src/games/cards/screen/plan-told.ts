import type { CardDecisions } from '../table/card-decisions.ts';
import { seenFrom } from './bearings.ts';
import { manoeuvreText } from './card-words.ts';

/** The enemies as a machine has them before it plans: `G4, two o'clock, 190 mm, going away; G5, ...`. */
export const foesRound = ({ view, from }: CardDecisions['plan-card']['about']): string =>
  view.enemies.map(({ id, pose }) => seenFrom(from, id, pose)).join('; ');

/** `straight, right 60, straight`. */
export const cardsText = (cards: readonly string[]): string => cards.map(manoeuvreText).join(', ');
