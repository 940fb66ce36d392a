import { hitRow } from '../../../rulebook/hit-row.ts';
import type { DiveBurst } from '../../../table/activity-decisions.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import { oddsOfBursts } from '../../guns/odds-of-bursts.ts';
import { expend } from './arms.ts';
import { shotsBack } from './ground-fire.ts';
import type { Occasion } from './occasion.ts';
import type { Diver, Quarry } from './quarry.ts';

/** (30) The longest burst, a shorter one, or none: the machine pulls out. Says whether it fired. */
export function fireBurst(diver: Diver, longest: number, quarry: Quarry, occasion: Occasion): boolean {
  const burst = chooseBurst(diver, longest, quarry, occasion);
  if (burst > 0) fire(diver, burst, quarry, occasion);
  return burst > 0;
}

function chooseBurst({ machine, arms }: Diver, longest: number, quarry: Quarry, occasion: Occasion): number {
  const { table } = occasion;
  const { name } = quarry;
  const bursts = oddsOfBursts(
    { firing: machine.pilot.firing, angle: 'diving', longest, rounds: 'ordinary' },
    table.book,
  );
  const odds = bursts.map((each) => inDive(each, quarry));
  const about = { machine: machine.id, name, ...arms, shots: shotsBack(quarry, occasion), odds };
  const answer = table.choose('dive-burst', about, [...odds.map(({ burst }) => String(burst)), 'hold']);
  if (answer !== 'hold') return Number(answer);
  table.tell({ type: 'dive-held', machine: machine.id, name });
  return 0;
}

/** (31) Where the length of the burst counts, hits do not. */
const inDive = ({ burst, hitWays, jamWays }: BurstOdds, { pointsFor }: Quarry): DiveBurst =>
  pointsFor ? { burst, hitWays: 0, jamWays, points: pointsFor(burst) } : { burst, hitWays, jamWays, points: 0 };

/**
 * (30) (38) The Diving Attack Hit Card: a number listed is a Critical Hit; a jam number jams the gun and scores
 * nothing.
 */
function fire(diver: Diver, burst: number, quarry: Quarry, { log, table }: Occasion): void {
  const { machine, arms } = diver;
  const { id, pilot } = machine;
  const { hits: byFiring, jams } = hitRow('diving', burst, table.book);
  const hits = quarry.pointsFor ? undefined : byFiring[pilot.firing];
  log.fired.push(pilot.airman);
  const roll = table.roll('hit-card', id);
  const result = resultOf(roll.total, hits, jams);
  const left = expend(machine, arms, burst, result === 'jam' ? 'jammed' : 'clear');
  const fired = { machine: id, name: quarry.name, load: arms.load, burst, left, firing: pilot.firing, roll };
  table.tell({ type: 'dive-burst-fired', ...fired, ...(hits && { hits }), jams, result });
  if (result === 'hit' || result === 'fired') quarry.struckBy(diver, burst);
}

/** (31) Where the length of the burst counts, any that does not jam is as good as another. */
function resultOf(total: number, hits: readonly number[] | undefined, jams: readonly number[]) {
  if (jams.includes(total)) return 'jam';
  if (!hits) return 'fired';
  return hits.includes(total) ? 'hit' : 'miss';
}
