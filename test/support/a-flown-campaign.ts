import about from '../../package.json' with { type: 'json' };
import { AutomaticTable } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Thrown } from '../../src/logbook/journal.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { FORMAT, type LogRecord, type Opening } from '../../src/logbook/record.ts';
import { nodeDisk } from '../../src/logbook/store.ts';
import { writeThrows } from '../../src/logbook/throws.ts';
import type { Lived, LivedDay } from '../../src/records/lived.ts';
import { loadRulebook } from '../../src/rulebook/load.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import type { GameEvent } from '../../src/table/events.ts';

export const book = loadRulebook('data');

interface FlownCampaign {
  readonly lived: Lived;
  /** The same as a log-book has it, from the opening to the last dawn. */
  readonly records: readonly LogRecord[];
}

/** B Flight's April, or its first days, flown by the prudent policy from a seed. */
export function flyCampaign(word: string, days = 21, told: Partial<Opening> = {}): FlownCampaign {
  const seed = `alea:1:${word}` as const;
  const campaign = newCampaign(['B'], book);
  const opening: Opening = {
    wof: FORMAT,
    campaign: word,
    rules: about.version,
    cards: book.fingerprint,
    seed,
    ironman: false,
    byHand: [],
    begun: '2026-11-01',
    ...told,
  };
  const lived: LivedDay[] = [];
  const records: LogRecord[] = [opening, { dawn: 1, state: structuredClone(campaign) }];
  while (!isOver(campaign) && campaign.day <= days) {
    const events: GameEvent[] = [];
    const dawn = structuredClone(campaign);
    const throws: Thrown[] = [];
    const fresh = () => {
      const threw = writeThrows(throws.splice(0));
      return threw === '' ? {} : { threw };
    };
    playDay(
      campaign,
      new AutomaticTable(book, seededCup(seed, campaign.day), policyNamed('prudent', word), {
        threw: (check, faces) => void throws.push({ threw: check, faces, byHand: false }),
        answered: (asked, answer) => void records.push({ ...fresh(), asked, answer }),
        told: (event) => void events.push(structuredClone(event)),
      }),
    );
    lived.push({ dawn, events });
    records.push({ ...fresh(), dawn: campaign.day, state: structuredClone(campaign) });
  }
  return { lived: { name: word, days: lived, now: campaign, book }, records };
}

/** Lays a flown campaign on a shelf. */
export function shelve(folder: string, name: string, { records: [opening, ...records] }: FlownCampaign): void {
  if (!opening) throw new Error('A log-book has an opening.');
  LogBook.begin(nodeDisk, `${folder}/${name}.wof.jsonl`, [
    { ...opening, campaign: name } as Opening,
    ...records,
  ]).close();
}
