import { aboard, fightsIn, type MissionTold } from './on-a-mission.ts';
import type { Pair } from './thread.ts';

/** Two men are a pair when they have fought side by side so often. */
const SIDE_BY_SIDE = 3;

/** Who flew and fought beside whom, the closest first; of two as close, those who met first. */
export function pairsIn(missions: readonly MissionTold[]): Pair[] {
  const pairs = new Map<string, Pair>();
  const count = (men: readonly string[], what: 'flights' | 'fights') => {
    for (const two of twosAmong(men)) {
      const key = two.join(' ');
      const before = pairs.get(key) ?? { men: two, flights: 0, fights: 0 };
      pairs.set(key, { ...before, [what]: before[what] + 1 });
    }
  };
  for (const { facts } of missions) {
    count(
      facts.machines.flatMap(({ men }) => men.map(({ airman }) => airman)),
      'flights',
    );
    for (const fight of fightsIn(facts)) count(aboard(fight.ours, facts), 'fights');
  }
  const crews = new Set(
    missions.flatMap(({ facts }) =>
      facts.machines.flatMap(({ men }) => twosAmong(men.map(({ airman }) => airman)).map((two) => two.join(' '))),
    ),
  );
  return [...pairs]
    .map(([key, pair]): Pair => (crews.has(key) ? { ...pair, crew: true } : pair))
    .filter(({ fights }) => fights >= SIDE_BY_SIDE)
    .sort((a, b) => b.fights - a.fights || b.flights - a.flights);
}

const twosAmong = (men: readonly string[]): (readonly [string, string])[] =>
  [...men].sort().flatMap((one, i, all) => all.slice(i + 1).map((other) => [one, other] as const));
