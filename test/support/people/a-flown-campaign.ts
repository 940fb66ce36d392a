import about from '../../../package.json' with { type: 'json' };
import { isOver, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import { momentsOf, writeMoments } from '../../../src/chronicle/moments/moments.ts';
import { nodeDisk } from '../../../src/logbook/file/store.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import type { Game } from '../../../src/logbook/play-on.ts';
import { FORMAT, type LogRecord, type Opening } from '../../../src/logbook/record.ts';
import { replay } from '../../../src/logbook/replay.ts';
import { Sitting } from '../../../src/logbook/sitting.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import { book } from '../cards/book.ts';
import { FaultDisk } from '../program/fault-disk.ts';
import { prudentCommander } from '../prudent-commander.ts';
import { livedDay } from './a-lived-day.ts';
import { PATH } from './campaigns.ts';

export { book };

/** The game as the program plays it. */
export const game: Game = {
  book,
  rules: about.version,
  playDay,
  isOver,
  policy: () => () => '',
  momentsOf: (events) => writeMoments(momentsOf(events)),
};

interface FlownCampaign {
  readonly lived: Lived;
  /** The same as a log-book's records, from the opening to the last dawn. */
  readonly records: readonly LogRecord[];
}

/** Many tests read the same campaigns, and none changes them. */
const FLOWN = new Map<string, FlownCampaign>();

/** B Flight's April, or its first days, flown by the prudent policy from a seed. */
export function flyCampaign(word: string, days = 21, told: Partial<Opening> = {}): FlownCampaign {
  const key = JSON.stringify([word, days, told]);
  const flown = FLOWN.get(key) ?? flyAnew(word, days, told);
  FLOWN.set(key, flown);
  return flown;
}

function flyAnew(word: string, days: number, told: Partial<Opening>): FlownCampaign {
  const opening: Opening = {
    wof: FORMAT,
    campaign: word,
    rules: about.version,
    cards: book.fingerprint,
    seed: `alea:1:${word}`,
    ironman: false,
    byHand: [],
    begun: '2026-11-01',
    ...told,
  };
  const log = LogBook.begin(new FaultDisk(), PATH, [opening, { dawn: 1, state: newCampaign(['B'], book) }]);
  const sitting = new Sitting(log, game);
  while (sitting.position.status === 'asking' && sitting.campaign.day <= days) sitting.answerBy(prudentCommander(book));
  const lived = [...replay(log.standing, game)].flatMap(({ logged: { dawn, next }, outcome: { events } }) =>
    next ? [livedDay(dawn.state, events)] : [],
  );
  return {
    lived: { name: word, seed: `alea:1:${word}`, days: lived, now: sitting.campaign, book },
    records: log.records,
  };
}

/** Lays a flown campaign on a shelf. */
export function shelve(folder: string, name: string, { records: [opening, ...records] }: FlownCampaign): void {
  if (!opening) throw new Error('A log-book has an opening.');
  LogBook.begin(nodeDisk, `${folder}/${name}.wof.jsonl`, [
    { ...opening, campaign: name } as Opening,
    ...records,
  ]).close();
}
