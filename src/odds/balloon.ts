import { readBand } from '../cards/band.ts';
import { TOTALS } from '../cards/dice.ts';
import { hitRow } from '../cards/hit-row.ts';
import type { Activities } from '../cards/printed/activities.ts';
import { lookUp } from '../cards/roll-table.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { balloonArmsOf } from '../procedure/mission/activities/arms.ts';
import { initiativeIn } from '../procedure/mission/activities/dive.ts';
import type { MachineView } from '../table/turn-decisions.ts';

type BalloonCard = NonNullable<Activities['attackBalloon']>;

/** (32) Of the 36 rolls, those in which a Critical Hit with this load destroys a balloon that has so many holes. */
export const waysToDestroy = (
  { hit, eachHole, holes: most }: BalloonCard,
  { add }: BalloonCard['loads'][number],
  holes = 0,
): number => effectsOf(hit, add + holes * eachHole).filter((effect) => endsIt(effect, holes, most)).length;

type BalloonEffect = ReturnType<typeof effectsOf>[number];

const effectsOf = (hit: BalloonCard['hit'], add: number) =>
  TOTALS['2d6'].map((total) => lookUp(hit, total + add).effect);

const endsIt = (effect: BalloonEffect, holes: number, most: number): boolean =>
  effect === 'destroyed' || (effect === 'holed' && holes + 1 >= most);

/** The chances of a pass on an undamaged balloon. */
export interface BalloonPass {
  readonly hit: number;
  readonly destroyed: number;
}

/**
 * (30) (32) The chances of the first pass of these machines, one after the other, each with its longest burst: each
 * hole makes the next hit worse for the balloon, and one that is destroyed is hit no more.
 */
export function firstPassOf(machines: readonly MachineView[], card: BalloonCard, book: Rulebook): BalloonPass {
  let missed = 1;
  // The chance that it still floats with so many holes.
  let floats: readonly number[] = [1];
  for (const machine of machines) {
    const load = card.loads.find((each) => each.load === balloonArmsOf(machine)?.load);
    if (!load) continue;
    const hit = chanceToHit(machine, card, book);
    missed *= 1 - hit;
    floats = hitOnce(floats, hit, (holes) => shareOf(card, load, holes));
  }
  return { hit: 1 - missed, destroyed: 1 - floats.reduce((sum, each) => sum + each, 0) };
}

/** Of the hits on a balloon with so many holes, the share that does nothing, and that which only makes a hole more. */
function shareOf({ hit, holes: most, eachHole }: BalloonCard, { add }: BalloonCard['loads'][number], holes: number) {
  const effects = effectsOf(hit, add + holes * eachHole);
  const share = (holds: (effect: BalloonEffect) => boolean) => effects.filter(holds).length / effects.length;
  return {
    nothing: share((effect) => effect === 'none'),
    holed: share((effect) => effect === 'holed' && !endsIt(effect, holes, most)),
  };
}

function hitOnce(
  floats: readonly number[],
  hit: number,
  share: (holes: number) => ReturnType<typeof shareOf>,
): readonly number[] {
  const after = [...floats, 0].map(() => 0);
  for (const [holes, chance] of floats.entries()) {
    const { nothing, holed } = share(holes);
    after[holes] = (after[holes] ?? 0) + chance * (1 - hit + hit * nothing);
    after[holes + 1] = (after[holes + 1] ?? 0) + chance * hit * holed;
  }
  return after;
}

/** (30) The chance of a hit: by its Initiative Roll, the longest burst that this allows, and the Hit Card. */
function chanceToHit(machine: MachineView, card: BalloonCard, book: Rulebook): number {
  const left = balloonArmsOf(machine)?.left ?? 0;
  const [feet = 0] = card.heights;
  const rolls = TOTALS['2d6'];
  const ways = rolls.map((total) => {
    const above = initiativeIn(machine, total, feet, book) - card.initiative;
    const longest = Math.min(readBand(book.airToGround.longestBurst, above).burst, left);
    return longest > 0 ? hitRow('diving', longest, book).ways[machine.pilot.firing] : 0;
  });
  return ways.reduce((sum, each) => sum + each, 0) / rolls.length ** 2;
}
