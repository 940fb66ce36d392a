import type { ActivityDecisions, ActivityName, DiveBurst, OpenActivity } from '../table/activity-decisions.ts';
import type { PartyView } from '../table/turn-decisions.ts';
import type { Policy } from './policy.ts';
import type { Temper } from './temper.ts';

const ALL_WAYS = 36;

/**
 * Does the work that he was sent for while there is petrol for the way home, and goes round again where it is not too
 * hot.
 */
export const overTheTarget = (temper: Temper): Pick<Policy, keyof ActivityDecisions> => ({
  'special-activity': ({ party, open }) =>
    ORDER.find((activity) =>
      open.some((each) => each.activity === activity && isWorthWhile(each, temper) && leavesEnough(each.aft, party)),
    ) ?? 'none',
  'dive-burst': ({ odds, left }) => bestBurst(odds.filter((each) => keepsEnough(each, left, temper))),
  'another-pass': ({ party, aft, shots, points }) =>
    shots <= temper.againUnder && points > 0 && leavesEnough(aft, party) ? 'again' : 'enough',
});

/**
 * The work that two-seaters came for before what fighters do in passing; shooting at what was found before looking on.
 */
const ORDER: readonly ActivityName[] = [
  'photograph',
  'spot',
  'bomb',
  'attack-balloon',
  'strafe-target',
  'scan',
  'strafe-trench',
];

/** Somebody has a chance, and something may come of it. Bombs wait until all who carry them can aim. */
function isWorthWhile({ activity, shots, points, machines }: OpenActivity, temper: Temper): boolean {
  const ready = machines.filter(({ ways }) => ways >= temper.leastWays);
  if (points <= 0 || ready.length === 0 || shots > temper.beginsUnder) return false;
  if (activity === 'scan') return temper.scans;
  return activity !== 'bomb' || ready.length === machines.length;
}

/** What must be left over the target for the shortest way to a field. */
const LEAST = 12;

function leavesEnough(aft: number, { aft: { fighters, twoSeaters }, fields }: PartyView): boolean {
  const left = Math.min(fighters ?? twoSeaters ?? 0, twoSeaters ?? fighters ?? 0);
  return left - aft >= (fields[0]?.aft ?? 0) + LEAST;
}

/** Of the rounds for trenches he keeps back what he wants in his gun for a fight on the way home. */
const keepsEnough = ({ burst, points }: DiveBurst, left: number, { roundsFor }: Temper): boolean =>
  points <= 0 || left - burst >= roundsFor;

function bestBurst(odds: readonly DiveBurst[]): string {
  let best: DiveBurst | undefined;
  for (const each of odds) if (!best || worthOf(each) > worthOf(best)) best = each;
  return best && worthOf(best) > 0 ? String(best.burst) : 'hold';
}

const worthOf = ({ hitWays, jamWays, points }: DiveBurst): number =>
  points > 0 ? points * (ALL_WAYS - jamWays) : hitWays - jamWays / 2;
