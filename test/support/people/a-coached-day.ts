import { newCampaign } from '../../../src/campaign/campaign.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import type { Disk } from '../../../src/logbook/file/store.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import { Sitting } from '../../../src/logbook/sitting.ts';
import type { Paces, WeighedQuestion, WeightyQuestion } from '../../../src/seat/coach/weigh.ts';
import { theGame } from '../../../src/seat/game.ts';
import { FaultDisk } from '../program/fault-disk.ts';
import { prudentCommander } from '../prudent-commander.ts';
import { anOpening, PATH } from './campaigns.ts';

/** A first day of `prudent` at a log-book. */
export function aCoachedDay(book: Rulebook, disk: Disk = new FaultDisk(), path = PATH): LogBook {
  const opening = anOpening({ seed: 'alea:1:b', cards: book.fingerprint, lots: 'by-fight' });
  const log = LogBook.begin(disk, path, [opening, { dawn: 1, state: newCampaign(['B'], book) }]);
  const sitting = new Sitting(log, theGame(book));
  while (sitting.position.status === 'asking' && sitting.campaign.day === 1) sitting.answerBy(prudentCommander(book));
  return log;
}

const FEW = { sieve: { look: 2, heat: 2, most: 2, alone: 2 }, final: 4, looks: [2] };

/** So few playouts that a test does not wait for them. */
export const FEW_PLAYOUTS: Paces = { mission: FEW, day: FEW, fight: FEW };

const NOTHING = { points: 0, stake: 0, machines: 0, men: 0, good: 0 };

/** A question of which another answer was found so much better. */
export const foundBetter = ({ day, entry, answers }: WeightyQuestion, lead: number, error = 1): WeighedQuestion => ({
  day,
  entry,
  tried: true,
  better: {
    answer: expectDefined(answers[1], 'other answer'),
    to: 'mission',
    lead,
    error,
    playouts: 400,
    came: { given: NOTHING, better: { ...NOTHING, points: lead, good: 0.5 } },
  },
});
