import { errandsOf } from '../campaign/work.ts';
import { LONGEST_BURST } from '../cards/bursts.ts';
import { keysOf } from '../cards/keys-of.ts';
import type { Activity } from '../cards/printed/activities.ts';
import { manualNamed, type Rulebook } from '../cards/rulebook.ts';
import type { Policy, Whys } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import {
  ACTIVITY_WORDS,
  type ActivityDecisions,
  type DiveBurst,
  type OpenActivity,
} from '../table/activity-decisions.ts';
import type { PartyView } from '../table/turn-decisions.ts';
import { SEEKS } from './activities.ts';
import { homeIn, leftTo } from './whom-to-attack.ts';

const ALL_WAYS = 36;

/**
 * Does the ordered work while there is petrol for the way home, and makes further passes where it is not too dangerous.
 */
export const overTheTarget = (temper: Temper): Pick<Policy, keyof ActivityDecisions> => ({
  'special-activity': (about, _, book) => {
    const { party, orders, open } = about;
    const sentFor = errandsOf(orders.mission, book).map(({ activity }) => activity);
    const chosen = keysOf(SEEKS).find((activity) => {
      const chance = open.find((each) => each.activity === ACTIVITY_WORDS[activity]);
      if (!chance || !isWorthWhile(activity, chance, sentFor, temper) || !leavesEnough(chance.aft, party, book))
        return false;
      return activity !== 'strafeTrench' || makesAPoint(about, temper, book);
    });
    return (chosen && ACTIVITY_WORDS[chosen]) ?? 'none';
  },
  'dive-burst': ({ odds, left }) => bestBurst(odds.filter((each) => keepsEnough(each, left, temper))),
  'another-pass': ({ party, aft, shots, points }, _, book) =>
    shots <= temper.againUnder && points > 0 && leavesEnough(aft, party, book) ? 'again' : 'enough',
});

/** Why he does so. */
export const whyOverTheTarget = (temper: Temper): Pick<Whys, keyof ActivityDecisions> => ({
  'special-activity': (about, [answer], book) =>
    answer === 'none' ? whyNothing(about, temper, book) : 'work that counts',
  'dive-burst': ({ odds, left }, [answer]) => {
    if (answer !== 'hold') return 'best odds';
    return odds.some((each) => keepsEnough(each, left, temper)) ? 'a jam is likelier' : 'rounds for fights';
  },
  'another-pass': ({ shots, points }, [answer]) => {
    if (answer === 'again') return 'few guns answer';
    if (points <= 0) return 'nothing more in it';
    return shots > temper.againUnder ? 'too many guns' : 'AFT for home';
  },
});

type ActivitiesOpen = ActivityDecisions['special-activity']['about'];

function whyNothing(about: ActivitiesOpen, temper: Temper, book: Rulebook): string | undefined {
  const { open, party } = about;
  const { leastWays, beginsUnder } = temper;
  if (strafesHere(about) && !makesAPoint(about, temper, book)) return 'no whole point in it';
  const pays = open.filter(({ points, machines }) => points > 0 && machines.some(({ ways }) => ways >= leastWays));
  if (pays.length === 0) return 'little to win';
  const cool = pays.filter(({ shots }) => shots <= beginsUnder);
  if (cool.length === 0) return 'too many guns';
  return cool.every(({ aft }) => !leavesEnough(aft, party, book)) ? 'AFT for home' : undefined;
}

/** Somebody has a chance, and it may bring something. */
function isWorthWhile(
  activity: Activity,
  { shots, points, machines }: OpenActivity,
  sentFor: readonly Activity[],
  temper: Temper,
): boolean {
  const ready = machines.filter(({ ways }) => ways >= temper.leastWays);
  if (points <= 0 || ready.length === 0 || shots > temper.beginsUnder) return false;
  return SEEKS[activity].begins({ machines, ready, isErrand: sentFor.includes(activity) }, temper);
}

/** The AFT to keep over the target: for the way home as long as home is in reach, else for the nearest field. */
function leavesEnough(aft: number, party: PartyView, book: Rulebook): boolean {
  const [left, home] = [leftTo(party), homeIn(party, book)];
  const { stay } = book.turnProcedure.aft;
  const nearest = (party.fields[0]?.aft ?? 0) + LEAST;
  return left - aft >= (left >= home + stay.aft ? Math.max(nearest, home + stay.aft) : nearest);
}

const LEAST = 12;

/** In trenches he saves the rounds that he wants for a fight on the way home. */
const keepsEnough = ({ burst, points }: DiveBurst, left: number, { roundsFor }: Temper): boolean =>
  points <= 0 || left - burst >= roundsFor;

function bestBurst(odds: readonly DiveBurst[]): string {
  let best: DiveBurst | undefined;
  for (const each of odds) if (!best || worthOf(each) > worthOf(best)) best = each;
  return best && worthOf(best) > 0 ? String(best.burst) : 'hold';
}

const worthOf = ({ hitWays, jamWays, points }: DiveBurst): number =>
  points > 0 ? points * (ALL_WAYS - jamWays) : hitWays - jamWays / 2;

const strafesHere = ({ open }: ActivitiesOpen): boolean => open.some(({ activity }) => activity === 'strafe-trench');

/** (31) Whether a pass along the trenches can bring the next whole point, or is what the flight was sent for. */
function makesAPoint({ orders, open }: ActivitiesOpen, { roundsFor }: Temper, book: Rulebook): boolean {
  if (errandsOf(orders.mission, book).some(({ activity }) => activity === 'strafeTrench')) return true;
  const { unitsAPoint = 1 } = manualNamed(orders.mission, book)?.activities.strafeTrench ?? {};
  const { machines = [] } = open.find(({ activity }) => activity === 'strafe-trench') ?? {};
  const units = machines.reduce((sum, { left = 0 }) => sum + mayBeFired(left, roundsFor), 0);
  return (orders.achieved.strafed % unitsAPoint) + units >= unitsAPoint;
}

/** A gun that is nearly empty keeps its rounds for fights. */
const mayBeFired = (left: number, kept: number): number => Math.max(0, Math.min(left - kept, LONGEST_BURST));
