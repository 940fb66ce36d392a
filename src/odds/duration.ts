import { FALLS, totalOf } from '../rulebook/dice.ts';

/** What a DFD Roll may take off the Dog-Fight Duration; nothing taken off is the double 6 that brings more enemies. */
interface Reduction {
  readonly by: number;
  readonly chance: number;
}

const THROWS = FALLS['2d6'].map((faces) => ({ total: totalOf('2d6', faces), isDouble: faces[0] === faces[1] }));
const DOUBLE_SIX = 12;
/** A throw of so many doubles on end is as good as never made. */
const MOST_DOUBLES = 8;

/** (19) Doubles are thrown again and added; a double 6 counts nothing, whether first or later, and ends it. */
function reductions(doublesLeft: number): Reduction[] {
  const again = doublesLeft > 0 ? reductions(doublesLeft - 1) : [];
  const all = THROWS.flatMap(({ total, isDouble }): Reduction[] => {
    if (total === DOUBLE_SIX) return [{ by: 0, chance: 1 / THROWS.length }];
    const more = isDouble && again.length > 0 ? again : [{ by: 0, chance: 1 }];
    return more.map(({ by, chance }) => ({ by: total + by, chance: chance / THROWS.length }));
  });
  return gathered(all);
}

function gathered(parts: readonly Reduction[]): Reduction[] {
  const sums = new Map<number, number>();
  for (const { by, chance } of parts) sums.set(by, (sums.get(by) ?? 0) + chance);
  return [...sums].map(([by, chance]) => ({ by, chance }));
}

/**
 * (19) The phases of a fight on the mean, and the chance that more enemies join it, when nothing else ends it sooner.
 */
export function fightLength(dfd: number): { readonly phases: number; readonly joined: number } {
  const all = reductions(MOST_DOUBLES);
  const less = all.filter(({ by }) => by > 0);
  const none = all.find(({ by }) => by === 0)?.chance ?? 0;
  const phases: number[] = [0];
  const alone: number[] = [1];
  for (let left = 1; left <= dfd; left++) {
    // The throw that takes nothing off leaves as much to go: its chance is divided out.
    phases[left] = (1 + less.reduce((sum, { by, chance }) => sum + chance * (phases[left - by] ?? 0), 0)) / (1 - none);
    alone[left] = less.reduce((sum, { by, chance }) => sum + chance * (alone[left - by] ?? 1), 0);
  }
  return { phases: phases[dfd] ?? 0, joined: 1 - (alone[dfd] ?? 1) };
}
