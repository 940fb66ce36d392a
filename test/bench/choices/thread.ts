import { parentPort, workerData } from 'node:worker_threads';
import { isLost } from '../../../src/campaign/aircrew.ts';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { worthOfMan } from '../../../src/campaign/men/stake.ts';
import type { GameName } from '../../../src/cards/games.ts';
import { type Programme, simulateBy } from '../../../src/simulation/simulation.ts';
import { takenFrom } from '../../../src/simulation/threads.ts';
import type { WorkerShift } from '../../../src/simulation/workers.ts';
import { rememberDawn } from './by-odds.ts';
import { type CommanderName, commanderNamed } from './variations.ts';

/** What is otherwise in the campaigns than in those of `wof simulate`. */
export interface Otherwise {
  readonly tasks?: true;
  /** Whether he who commands has a say in the mess. */
  readonly mess?: Campaign['mess'];
  /** How Dog-Fights are fought out, if not on the Initiative Track: by heads that players meet. */
  readonly fights?: GameName;
  /** The day at whose dawn the three best pilots are gone, for what men are worth. */
  readonly bestLostOn?: number;
}

/** What a thread is given to fly. */
export interface FlownOtherwise extends Programme {
  readonly commander: CommanderName;
  readonly otherwise: Otherwise;
}

const BEST = 3;

function loseTheBest({ flights, day }: Campaign): void {
  const pilots = flights.flatMap(({ aircrew }) =>
    aircrew.flatMap((man) => (man.seat === 'pilot' && !isLost(man) ? [man] : [])),
  );
  const best = pilots.sort((a, b) => worthOfMan(b) - worthOfMan(a)).slice(0, BEST);
  for (const man of best) man.standing = { is: 'killed', since: day };
}

const shift: WorkerShift & { readonly programme: FlownOtherwise } = workerData;
const { programme, book } = shift;
const { commander, otherwise } = programme;

const flies: Parameters<typeof simulateBy>[0] = {
  plays: (_, word, heads) => commanderNamed(commander, word, heads),
  dawns: (campaign) => {
    if (commander === 'by-odds') rememberDawn(campaign);
    if (otherwise.mess) Object.assign(campaign, { mess: otherwise.mess });
    if (campaign.day === otherwise.bestLostOn) loseTheBest(campaign);
  },
};

for (const number of takenFrom(shift)) parentPort?.postMessage(simulateBy(flies, number, programme, book));
