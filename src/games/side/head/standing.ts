import { oncePerKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { TestKind, TestOutcome } from '../cards/dice-card.ts';
import { type TestColour, testDie } from '../cards/ladder.ts';
import { ahead, HEX, hexesBetween, levelOf, noseOf } from '../rules/flight/pose.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import { skillOf, skillShift } from '../rules/test-dice.ts';
import type { Ended, Pose, SideView } from '../table/fighting-machine.ts';
import type { Known } from './known.ts';

/** What it costs to stall, to meet the ground, to break up, or to fly off the mats. */
const COST = { ruin: 60, stall: 12, low: 4, off: 12 } as const;

/** 1 with the nose on it, -1 with the tail. */
export function facing(pose: Pose, goal: Pose): number {
  const [nx, ny] = noseOf(pose);
  const x = goal.x - pose.x;
  const y = goal.y - pose.y;
  const dot = nx * x + 3 * ny * y;
  const size = Math.sqrt((nx * nx + 3 * ny * ny) * (x * x + 3 * y * y));
  return size === 0 ? 0 : dot / size;
}

/** Where one is who has flown so many hexes on as he points. */
export function flownOn(pose: Pose, hexes: number): Pose {
  let on = pose;
  for (let hex = 0; hex < hexes; hex++) on = ahead(on);
  return on;
}

/** How far within a fight one must be for the place to matter. */
const ABOUT = 12;

/** Who has whom before him, from -2 to 2; the nearer the more. */
export function advantage(own: Pose, other: Pose): number {
  const hexes = hexesBetween(own, other);
  return hexes < ABOUT ? (1 - hexes / ABOUT) * (facing(own, other) - facing(other, own)) : 0;
}

/** (V053) What a Handling Test costs in the mean, by her dice and his skill: a stall, or the wings. */
const handlingCost = oncePerKey(
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

/** How often a test comes to this, thrown with that die. */
export function chanceOfOutcome(kind: TestKind, die: TestColour, outcome: TestOutcome, { fights }: Rulebook): number {
  const { icons, tests } = fights['winged-victory'].dice;
  const row = tests.find(({ test }) => test === kind);
  const faces = icons.find(({ colour }) => colour === die)?.faces ?? [];
  return faces.filter((icon) => row?.[icon] === outcome).length / Math.max(faces.length, 1);
}

/** Stalls, the ground, and speeds that break wings. */
export function danger({ pose, stalls, lands, test, next }: Ended, own: Known, book: Rulebook): number {
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

/** Beyond the mats one is out of it. */
export const offTheMats = ({ x }: Pose, { hexes }: SideView): number => (x < 0 || x > hexes * HEX ? COST.off : 0);
