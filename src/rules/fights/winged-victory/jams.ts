import type { Rounds } from '../../../rulebook/cards/hit-cards.ts';
import type { Roll } from '../../../rulebook/dice.ts';
import type { Blow, Colour } from '../../../rulebook/fights/winged-victory/ladder.ts';
import { promised, type Rulebook } from '../../../rulebook/rulebook.ts';

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
