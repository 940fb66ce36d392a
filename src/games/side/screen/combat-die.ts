import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { Blow } from '../cards/ladder.ts';

interface CombatDie {
  readonly faces: readonly Blow[];
  /** `5 in 6`: few know the dice by their colours. */
  readonly chance: string;
  readonly hits: number;
}

/** A die of combat by its colour, or one so many colours better. */
export function dieOf(named: string, { fights }: Rulebook, better = 0): CombatDie {
  const { combat } = fights['winged-victory'].dice;
  const place = combat.findIndex(({ colour }) => colour === named);
  const { faces } = expectDefined(combat[Math.min(place + better, combat.length - 1)], `the ${named} die`);
  const hits = faces.filter((face) => face !== 'miss').length;
  return { faces, chance: `${hits} in ${faces.length}`, hits: hits / faces.length };
}
