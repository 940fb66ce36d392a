import { allMen } from '../../../src/campaign/campaign.ts';
import { historyOfApril } from '../../../src/records/history-of-april.ts';
import type { Lived } from '../../../src/records/lived.ts';
import { missionReports } from '../../../src/records/report/mission-report.ts';
import type { Moment } from '../../../src/records/threads/thread.ts';
import { threadsOf } from '../../../src/records/threads/threads-of.ts';

/** By which words an event of weight is known again in a paper; of the others there need be no word. */
const KNOWN_BY: { readonly [Is in Moment['is']]?: RegExp } = {
  killed: /killed/,
  taken: /prisoner|taken/,
  wounded: /wounded|hit|grazed|furrow|splinters/i,
  victory: /shot down/,
  balloon: /balloon/i,
  saved: /tail|drove an enemy off/,
  'turned-back': /nerve|broke off|no gun that would fire|petrol/,
  'walked-away': /landing|came down|fell /,
  'put-down': /put down/,
  promoted: /promoted/,
  'took-over': /flight|command/,
  'first-fight': /first fight/,
};

/** What a campaign's papers say, and of which men by name: the reports of each day, and the history. */
interface Papers {
  readonly reports: ReadonlyMap<number, readonly string[]>;
  readonly history: readonly string[];
}

export function papersOf(lived: Lived): Papers {
  return {
    reports: new Map(
      lived.days.map(({ dawn, events }) => [
        dawn.day,
        missionReports(events, lived.book).flatMap(({ paragraphs }) => paragraphs),
      ]),
    ),
    history: historyOfApril(lived).flatMap(({ paragraphs }) => paragraphs),
  };
}

/** Events of weight that no paper tells by name. */
export function untold(lived: Lived): string[] {
  const papers = papersOf(lived);
  const surnames = new Map(allMen(lived.now).map((man) => [man.id, man.surname]));
  return threadsOf(lived).moments.flatMap((moment) => {
    const words = KNOWN_BY[moment.is];
    const name = surnames.get(moment.man) ?? moment.man;
    if (!words || isTold(words, name, moment.day, papers)) return [];
    return [`${lived.name}, ${moment.day} April: ${moment.is} of ${name} is in no paper`];
  });
}

const isTold = (words: RegExp, name: string, day: number, { reports, history }: Papers): boolean =>
  [...(reports.get(day) ?? []), ...history].some((text) => text.includes(name) && words.test(text));
