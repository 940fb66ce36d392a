import type { Roll } from '../../../cards/dice.ts';
import type { Rounds } from '../../../cards/printed/hit-cards.ts';
import { promised, type Rulebook } from '../../../cards/rulebook.ts';
import type { Blow, Colour } from '../cards/ladder.ts';

/** What a long burst showed. */
interface Shown {
  readonly die: Colour;
  readonly roll: Roll;
  readonly blow: Blow;
}

/** (V088) A long burst that does no more than one point jams the gun. (32) Buckingham does so on one face more. */
export const isJammedBy = ({ die, roll, blow }: Shown, rounds: Rounds, book: Rulebook): boolean =>
  blow === '1' || (rounds === 'buckingham' && roll.total === besideOne(die, book));

/** The face before those that show one point, or after them where there is none. */
function besideOne(die: Colour, { fights }: Rulebook): number {
  const { faces } = promised(
    fights['winged-victory'].dice.combat.find(({ colour }) => colour === die),
    `${die} die`,
  );
  const first = faces.indexOf('1');
  return first > 0 ? first : faces.lastIndexOf('1') + 2;
}
