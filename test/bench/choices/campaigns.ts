import { readFileSync } from 'node:fs';
import { meanOf } from '../../../src/autoplay/counting/statistics.ts';
import { type CampaignResult, numbersOf, type Programme } from '../../../src/autoplay/simulation.ts';
import type { CommanderName } from '../../../src/autoplay/variations.ts';
import { simulateInWorkers } from '../../../src/autoplay/workers.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import type { Rulebook } from '../../../src/rulebook/rulebook.ts';

const WORKERS = 2;

/** What is otherwise in the campaigns than usual. */
type Otherwise = Pick<Programme, 'tasks' | 'mess' | 'bestLostOn'>;

export type Fly = (policy: CommanderName, otherwise?: Otherwise) => Promise<readonly CampaignResult[]>;

/** Flies the same campaigns by any commander, each once. */
export function flyer(book: Rulebook, flight: Flight, seed: string, campaigns: number): Fly {
  const flown = new Map<string, Promise<readonly CampaignResult[]>>();
  return (policy, otherwise = {}) => {
    const key = JSON.stringify([policy, otherwise]);
    const known = flown.get(key);
    if (known) return known;
    const programme: Programme = { policy, flight, seed, campaigns, ...otherwise };
    const results = simulateInWorkers(numbersOf(programme, 1, 1), programme, book, {
      workers: WORKERS,
      code: readFileSync('dist/workers.cjs', 'utf8'),
      done: () => {},
    });
    flown.set(key, results);
    return results;
  };
}

/** Victory Points that one commander has more than another in the same campaigns. */
export const leadInPoints = (one: readonly CampaignResult[], other: readonly CampaignResult[]) =>
  meanOf(one.map(({ points }, i) => points - (other[i]?.points ?? 0)));
