import { errandsOf } from '../campaign/work.ts';
import { keysOf } from '../cards/keys-of.ts';
import type { Activity } from '../cards/printed/activities.ts';
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
import { leftTo } from './whom-to-attack.ts';

const ALL_WAYS = 36;

/**
 * Does the ordered work while there is petrol for the way home, and makes further passes where it is not too dangerous.
 */
export const overTheTarget = (temper: Temper): Pick<Policy, keyof ActivityDecisions> => ({
  'special-activity': ({ party, orders, open }, _, book) => {
    const sentFor = errandsOf(orders.mission, book).map(({ activity }) => activity);
    const chosen = keysOf(SEEKS).find((activity) => {
      const chance = open.find((each) => each.activity === ACTIVITY_WORDS[activity]);
      return chance && isWorthWhile(activity, chance, sentFor, temper) && leavesEnough(chance.aft, party);
    });
    return (chosen && ACTIVITY_WORDS[chosen]) ?? 'none';
  },
  'dive-burst': ({ odds, left }) => bestBurst(odds.filter((each) => keepsEnough(each, left, temper))),
  'another-pass': ({ party, aft, shots, points }) =>
    shots <= temper.againUnder && points > 0 && leavesEnough(aft, party) ? 'again' : 'enough',
});

/** Why he does so. */
export const whyOverTheTarget = (temper: Temper): Pick<Whys, keyof ActivityDecisions> => ({
  'special-activity': (about, [answer]) => (answer === 'none' ? whyNothing(about, temper) : 'work that counts'),
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

function whyNothing(
  { open, party }: ActivityDecisions['special-activity']['about'],
  { leastWays, beginsUnder }: Temper,
): string | undefined {
  const pays = open.filter(({ points, machines }) => points > 0 && machines.some(({ ways }) => ways >= leastWays));
  if (pays.length === 0) return 'little to win';
  const cool = pays.filter(({ shots }) => shots <= beginsUnder);
  if (cool.length === 0) return 'too many guns';
  return cool.every(({ aft }) => !leavesEnough(aft, party)) ? 'AFT for home' : undefined;
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

/** The AFT to keep over the target for the shortest way to a field. */
const LEAST = 12;

const leavesEnough = (aft: number, party: PartyView): boolean =>
  leftTo(party) - aft >= (party.fields[0]?.aft ?? 0) + LEAST;

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
