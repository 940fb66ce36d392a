import { buildSync } from 'esbuild';
import type { Flight } from '../../../src/campaign/watch.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { isPolicyName, type PolicyName } from '../../../src/policies/policy-names.ts';
import { meanOf } from '../../../src/simulation/counting/statistics.ts';
import { type CampaignResult, numbersOf } from '../../../src/simulation/simulation.ts';
import { simulateInWorkers } from '../../../src/simulation/workers.ts';
import type { FlownOtherwise, Otherwise } from './thread.ts';
import type { CommanderName } from './variations.ts';

const WORKERS = 2;

/** The threads in which they fly, bundled as the program that ships is: there each commander is known. */
const threadCode = (): string =>
  buildSync({
    entryPoints: ['test/bench/choices/thread.ts'],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
  })
    .outputFiles.map(({ text }) => text)
    .join('');

/** Of the policies only `expert` is given what has happened since dawn, which playouts need too. */
function policyOf(commander: CommanderName): PolicyName {
  if (commander === 'by-odds') return 'expert';
  return isPolicyName(commander) ? commander : 'prudent';
}

export type Fly = (policy: CommanderName, otherwise?: Otherwise) => Promise<readonly CampaignResult[]>;

/** Flies the same campaigns by any commander, each once. */
export function flyer(book: Rulebook, flight: Flight, seed: string, campaigns: number): Fly {
  const flown = new Map<string, Promise<readonly CampaignResult[]>>();
  const code = threadCode();
  return (policy, otherwise = {}) => {
    const key = JSON.stringify([policy, otherwise]);
    const known = flown.get(key);
    if (known) return known;
    const programme: FlownOtherwise = {
      policy: policyOf(policy),
      flight,
      seed,
      campaigns,
      ...(otherwise.tasks && { tasks: otherwise.tasks }),
      ...(otherwise.fights && { fights: otherwise.fights, heads: 'own' }),
      commander: policy,
      otherwise,
    };
    const results = simulateInWorkers(numbersOf(programme, 1, 1), programme, book, {
      workers: WORKERS,
      code,
      done: () => {},
    });
    flown.set(key, results);
    return results;
  };
}

/** Victory Points that one commander has more than another in the same campaigns. */
export const leadInPoints = (one: readonly CampaignResult[], other: readonly CampaignResult[]) =>
  meanOf(one.map(({ points }, i) => points - (other[i]?.points ?? 0)));
