import { type Campaign, newCampaign } from '../../src/campaign/campaign.ts';
import { expectDefined, type Rulebook } from '../../src/cards/rulebook.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { IN_A_MOMENT } from '../../src/policies/policies.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { theGameQuickly } from '../../src/seat/game.ts';
import { anOpening, PATH } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { ownNanoseconds, report } from './measure.ts';

/** From which answer of a day they are timed, and how many of them. */
const [FROM, TIMED] = [2000, 100];
/** How many months are looked through for such a day, and how many days of each. */
const [MONTHS, DAYS] = [20, 6];

/**
 * What an answer costs late in a long day: all three flights led by one player, their Dog-Fights by Winged Victory. The
 * day is played again from its dawn at each answer, so the last answers are the slowest.
 */
export function benchLongDay(): string {
  const book = loadRulebook('data');
  for (let month = 1; month <= MONTHS; month++) {
    const times = timesOf(`long day ${month}`, book);
    if (times.length < TIMED) continue;
    const sorted = times.toSorted((a, b) => a - b);
    const slow = (sorted[Math.floor(0.95 * TIMED)] ?? 0) / 1e6;
    const detail = `answers ${FROM + 1} to ${FROM + TIMED} of a day of three flights by winged-victory`;
    report('ms of the processor an answer late in a long day, 95th percentile', slow, { atMost: 100 }, detail);
    return `long-day ${month}`;
  }
  throw new Error(`None of ${MONTHS} months has a day of ${FROM + TIMED} answers.`);
}

/** The time of each answer from the first that is late on, of the first day of a month that has so many. */
function timesOf(word: string, book: Rulebook): number[] {
  const game = theGameQuickly(book);
  const opening = anOpening({ campaign: word, rules: game.rules, seed: `alea:1:${word}` });
  const state: Campaign = { ...newCampaign(['A', 'B', 'C'], book), fights: 'winged-victory' };
  const log = LogBook.begin(new FaultDisk(), PATH, [opening, { dawn: 1, state }]);
  const sitting = new Sitting(log, game);
  for (let day = 1; day <= DAYS; day++) {
    let answers = 0;
    sitting.answerBy(({ question }, _, from) =>
      answers++ < FROM ? answerBy(IN_A_MOMENT, question, book, from) : undefined,
    );
    const times: number[] = [];
    while (sitting.campaign.day === day && times.length < TIMED) times.push(timeOfAnswer(sitting, book));
    if (times.length === TIMED) return times;
  }
  return [];
}

function timeOfAnswer(sitting: Sitting, book: Rulebook): number {
  const answer = answerBy(IN_A_MOMENT, expectDefined(sitting.asked, 'question'), book);
  return ownNanoseconds(() => sitting.answer(answer));
}
