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

/** (32) Of the 36 rolls, those in which the first Critical Hit with this load destroys an undamaged balloon. */
export const waysToDestroy = ({ hit }: BalloonCard, { add }: BalloonCard['loads'][number]): number =>
  TOTALS['2d6'].filter((total) => lookUp(hit, total + add).effect === 'destroyed').length;

/** The chances of a pass on an undamaged balloon. */
export interface BalloonPass {
  readonly hit: number;
  readonly destroyed: number;
}

/** (30) (32) The chances of the first pass of these machines, each with its longest burst; a balloon once destroyed is left. */
export function firstPassOf(machines: readonly MachineView[], card: BalloonCard, book: Rulebook): BalloonPass {
  const passes = machines.map((machine) => passOf(machine, card, book));
  const noneOf = (key: keyof BalloonPass) => passes.reduce((none, pass) => none * (1 - pass[key]), 1);
  return { hit: 1 - noneOf('hit'), destroyed: 1 - noneOf('destroyed') };
}

function passOf(machine: MachineView, card: BalloonCard, book: Rulebook): BalloonPass {
  const arms = balloonArmsOf(machine);
  const load = card.loads.find((each) => each.load === arms?.load);
  if (!arms || !load) return { hit: 0, destroyed: 0 };
  const [feet = 0] = card.heights;
  const rolls = TOTALS['2d6'];
  const hits = rolls.map((total) => {
    const above = initiativeIn(machine, total, feet, book) - card.initiative;
    const longest = Math.min(readBand(book.airToGround.longestBurst, above).burst, arms.left);
    return longest > 0 ? hitRow('diving', longest, book).ways[machine.pilot.firing] / rolls.length : 0;
  });
  const hit = hits.reduce((sum, each) => sum + each, 0) / rolls.length;
  return { hit, destroyed: (hit * waysToDestroy(card, load)) / rolls.length };
}
