import type { Rulebook } from '../../cards/rulebook.ts';
import type { Chapter } from '../../chronicle/history/chapter.ts';
import { communique } from '../../chronicle/history/communique.ts';
import { historyOfApril } from '../../chronicle/history-of-april.ts';
import type { Lived } from '../../chronicle/lived.ts';
import { ofKind } from '../../chronicle/moments/of-kind.ts';
import { inShort, isUntold, untoldNote } from '../../chronicle/untold.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import type { Paper } from '../../page/paper.ts';
import { livedIn, openChronicle } from '../../seat/sit-down/open-chronicle.ts';
import { wof } from '../../shell/advice.ts';
import { daysAsked } from '../../shell/days-asked.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

export interface HistoryOptions extends GlobalOptions {
  readonly short?: boolean;
  readonly day?: number;
}

/** `wof history NAME`: the flight's April in prose, as far as it has come; `--short` prints one day in short. */
export async function history(name: string, options: HistoryOptions): Promise<void> {
  if (options.day !== undefined && !options.short)
    throw new WrongUsage(`--day goes with --short. ${wof('log', name, `${options.day}`)} tells a day at length.`);
  const lived = await openChronicle(name, options);
  if (lived.now.onlyDay !== undefined) throw new Fault(`${name} is a single day: ${wof('log', name)} tells it.`);
  if (options.short) return short(lived, options);
  if (options.json) return printJson({ campaign: name, day: lived.now.day, chapters: historyOfApril(lived) });
  const paper = thePaper(options);
  print(historyPage(lived, paper), paper);
}

/** A finished day, or the last one. */
function short(lived: Lived, options: HistoryOptions): void {
  const over = lived.days.filter(({ moments, untold }) => untold?.after || ofKind(moments, 'day-ended').length > 0);
  const day = daysAsked(over, ({ dawn }) => dawn.day, options.day).at(-1);
  if (!day) return print('No day is over yet.', thePaper(options));
  const text = isUntold(day)
    ? [untoldNote({ days: [day] }), ...inShort(day, lived.book)].join(' ')
    : communique(day, lived);
  if (options.json) return printJson({ campaign: lived.name, day: day.dawn.day, communique: text });
  print(text, thePaper(options));
}

/** The same for an open campaign. */
export const historyOf = async (log: LogBook, book: Rulebook, paper: Paper): Promise<string> =>
  historyPage(await livedIn(log, book), paper);

export const historyPage = (lived: Lived, { ink }: Paper): string =>
  historyOfApril(lived)
    .map(({ title, paragraphs }: Chapter) => [ink.bold(title), ...paragraphs].join('\n\n'))
    .join('\n\n\n');
