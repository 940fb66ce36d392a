import type {
  BurstOdds,
  CombatDecisions,
  TargetInReach,
} from '../../table/fights/wings-over-france/combat-decisions.ts';
import { firstOf, type Policy } from '../policy.ts';
import type { Temper } from '../temper.ts';

/** Shoots at the best target that he can reach, takes two-seaters out of harm's way, and does not stay against too many. */
export const inAFight = (temper: Temper): Pick<Policy, keyof CombatDecisions> => ({
  'track-action': (about, options) => {
    if (options.includes('escape') && leaves(about, temper)) return 'escape';
    const best = bestOf(about.targets);
    return best && best.ways >= temper.leastWays ? best.answer : otherThanFire(options);
  },
  burst: ({ odds }) => String(bestBurst(odds).burst),
  'return-fire': ({ odds }) => String(bestBurst(odds).burst),
  'ignore-driven-off': () => 'go',
  'german-action': ({ targets }, options) => bestOf(targets)?.answer ?? otherThanFire(options),
});

type Action = CombatDecisions['track-action']['about'];

const leaves = ({ seats, gunLeft, left }: Action, { staysAgainst }: Temper): boolean =>
  seats === 2 || !gunLeft || left.german > left.allied * staysAgainst;

/** A Daredevil must attack, however little there is to be had by it. */
function otherThanFire(options: readonly string[]): string {
  return ['clear-jam', 'clear-forward', 'hold'].find((word) => options.includes(word)) ?? firstOf(options);
}

function bestOf(targets: readonly TargetInReach[]): TargetInReach | undefined {
  let best: TargetInReach | undefined;
  for (const target of targets) if (!best || target.ways > best.ways) best = target;
  return best;
}

/** A jam costs less than a hit is worth, but it costs. */
function bestBurst(odds: readonly BurstOdds[]): BurstOdds {
  let best = odds[0];
  for (const each of odds) if (!best || worthOf(each) > worthOf(best)) best = each;
  if (!best) throw new Error('A burst without a length was offered.');
  return best;
}

const worthOf = ({ hitWays, jamWays }: BurstOdds): number => hitWays - jamWays / 2;
