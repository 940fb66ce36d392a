import type { Rulebook } from '../../cards/rulebook.ts';
import { type Decide, type Deciding, decides } from '../../kit/odds/deciding.ts';
import type { About } from '../../table/decisions.ts';
import { COLOURS, shiftColour } from './cards/ladder.ts';

/**
 * (V080) to (V088) The result of a die of that colour. A long burst has a die one better, and a single point jams its
 * gun.
 */
function decidedByDie(answer: string, { shots }: About<'side-shot'>, { fights }: Rulebook): Deciding[] {
  const open = shots.find(({ target }) => answer === target || answer === `${target}-long`);
  const colour = COLOURS.find((each) => each === open?.die);
  if (!open || !colour) return [];
  const isLong = answer !== open.target;
  const { combat } = fights['winged-victory'].dice;
  const faces = combat.find((die) => die.colour === shiftColour(colour, isLong ? 1 : 0))?.faces ?? [];
  const showing = (isSo: (face: string) => boolean) => ({ ways: faces.filter(isSo).length, of: faces.length });
  return [
    decides(
      'hits',
      showing((face) => face !== 'miss'),
    ),
    ...(isLong
      ? [
          decides(
            'jams',
            showing((face) => face === '1'),
          ),
        ]
      : []),
  ];
}

export const SIDE_DECIDED: { readonly [D in 'side-shot']: Decide<D> } = {
  'side-shot': decidedByDie,
};
