import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { TestKind, TestOutcome } from '../cards/dice-card.ts';
import { type TestColour, testDie } from '../cards/ladder.ts';
import { ahead, HEX, hexesBetween, levelOf, noseOf } from '../rules/flight/pose.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import { skillOf, skillShift } from '../rules/test-dice.ts';
import type { EndedMove, Known, SidePose, SideView } from '../table/fighting-machine.ts';

/** The cost of a stall, of hitting the ground, of breaking up, and of leaving the mats. */
const COST = { ruin: 60, stall: 12, low: 4, off: 12 } as const;

/** 1 if the nose points at it, -1 if the tail does. */
export function facingOf(pose: SidePose, goal: SidePose): number {
  const [nx, ny] = noseOf(pose);
  const x = goal.x - pose.x;
  const y = goal.y - pose.y;
  const dot = nx * x + 3 * ny * y;
  const size = Math.sqrt((nx * nx + 3 * ny * ny) * (x * x + 3 * y * y));
  return size === 0 ? 0 : dot / size;
}

/** The place after flying so many hexes straight on. */
export function flownOn(pose: SidePose, hexes: number): SidePose {
  let on = pose;
  for (let hex = 0; hex < hexes; hex++) on = ahead(on);
  return on;
}

/** The position matters only within so many hexes of the fight. */
const ABOUT = 12;

/** Who has whom ahead, from -2 to 2; more when they are nearer. */
export function advantage(own: SidePose, other: SidePose): number {
  const hexes = hexesBetween(own, other);
  return hexes < ABOUT ? (1 - hexes / ABOUT) * (facingOf(own, other) - facingOf(other, own)) : 0;
}

/** (V053) The mean cost of a Handling Test by the dice of the machine and the pilot's skill: a stall, or the wings. */
const handlingCost = memoizeByKey(
  ({ dashboard, skill, pilot }: Known) => `${dashboard} ${skillOf({ skill, pilot })}`,
  (book: Rulebook, own: Known): number => {
    const { handling, structural } = dashboardOf(own.dashboard, book);
    const shift = skillShift(own, book);
    const comes = (kind: TestKind, die: TestColour, outcome: TestOutcome) =>
      chanceOfOutcome(kind, testDie(die, shift), outcome, book);
    const breaks = comes('handling', handling, 'structural-test') * comes('structural', structural, 'crack-up');
    return COST.stall * comes('handling', handling, 'stall') + COST.ruin * breaks;
  },
);

/** The chance of this result with that die. */
export function chanceOfOutcome(kind: TestKind, die: TestColour, outcome: TestOutcome, { fights }: Rulebook): number {
  const { icons, tests } = fights['winged-victory'].dice;
  const row = tests.find(({ test }) => test === kind);
  const faces = icons.find(({ colour }) => colour === die)?.faces ?? [];
  return faces.filter((icon) => row?.[icon] === outcome).length / Math.max(faces.length, 1);
}

/** Stalls, the ground, and speeds that break wings. */
export function danger({ pose, stalls, lands, test, next }: EndedMove, own: Known, book: Rulebook): number {
  const { strip } = dashboardOf(own.dashboard, book);
  const near = levelOf(pose) <= 2 ? COST.low : 0;
  const breaks = next >= strip.crackUp ? COST.ruin : 0;
  const strains = next >= strip.red ? COST.ruin / 2 : 0;
  return (
    (stalls ? COST.stall : 0) +
    (lands === 'no' ? 0 : COST.ruin) +
    (test ? handlingCost(book, own) : 0) +
    near +
    Math.max(breaks, strains)
  );
}

/** A machine beyond the mats is out of the fight. */
export const offTheMats = ({ x }: SidePose, { hexes }: SideView): number => (x < 0 || x > hexes * HEX ? COST.off : 0);
