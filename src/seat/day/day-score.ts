import { dateText } from '../../campaign/calendar.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { dayScore, MARKS_MEAN, scoreMarks, scoreSentence } from '../../chronicle/day-score.ts';
import { answeredIn } from '../../logbook/lent.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { isCards, isDice, isHand, isNote } from '../../logbook/record.ts';
import { openingOf, type StandingRecord } from '../../logbook/standing.ts';
import { drawnOrTold } from '../../page/picture.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';
import { signed } from '../../words/numbers.ts';
import { livedIn } from '../sit-down/open-chronicle.ts';

/** The day's result on two lines that can be shown to a player who has yet to fly it. */
export async function tellScore(log: LogBook, book: Rulebook, options: GlobalOptions): Promise<void> {
  const lived = await livedIn(log, book);
  const score = dayScore(lived);
  const marks = scoreMarks(score);
  const but = reservations(log);
  const flight = flightsNamed(lived.now.flights);
  const lines = [
    `Wings over France, ${dateText(score.day)}, ${flight}, ${lived.name}:`,
    `${signed(score.points)} VP  ${[marks, ...but].join(', ')}`,
  ];
  if (options.json)
    return printJson({ score: { ...score, code: lived.name, flight, marks, but, line: lines.join(' ') } });
  const paper = thePaper(options);
  print('\nThe day is over. To show to others:\n', paper);
  print(lines.join('\n'), paper);
  const marksMean = { draw: () => paper.ink.dim(`${MARKS_MEAN}.`), alt: scoreSentence(score) };
  print(`\n${drawnOrTold(marksMean, paper)}`, paper);
}

/** The same as a picture, a file named after the day's code. */
export async function drawScore(log: LogBook, book: Rulebook, options: GlobalOptions & FilePlacing): Promise<void> {
  const { dayPicture } = await import('../../chronicle/day-picture.ts');
  const lived = await livedIn(log, book);
  const shown = { code: lived.name, flight: flightsNamed(lived.now.flights), but: reservations(log) };
  const files = putFiles([{ name: `${lived.name}.svg`, text: dayPicture(dayScore(lived), shown) }], options);
  if (options.json) return printJson({ files });
  print(`\nWritten:\n  ${files[0]}`, thePaper(options));
}

/** What another player should know before he compares a day; or everything of that kind in the log-book. */
export function reservations(
  { standing, records: written }: Pick<LogBook, 'standing' | 'records'>,
  onlyDay?: number,
): string[] {
  const records = standing.map(({ record }) => record);
  const { from, cards } = openingOf(standing);
  return [
    ...(from === undefined ? [] : ['branched']),
    ...(records.some((record) => isHand(record) || isDice(record)) ? ['own dice'] : []),
    ...(records.some((each) => isCards(each) && each.cards !== cards) ? ['cards changed'] : []),
    ...(written.some(isNote) ? ['odds asked for'] : []),
    ...answeredFor(standing, onlyDay),
  ];
}

/** `prudent answered 31 of 44 questions`: how much of the day was the player's own. */
function answeredFor(standing: readonly StandingRecord[], onlyDay: number | undefined): string[] {
  const { all, lent } = answeredIn(standing, onlyDay);
  return [...lent].map(([policy, count]) => `${policy} answered ${count === all ? 'all' : count} of ${all} questions`);
}
