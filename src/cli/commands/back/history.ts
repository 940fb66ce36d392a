import type { LogBook } from '../../../logbook/logbook.ts';
import { type Chapter, historyOfApril } from '../../../records/history-of-april.ts';
import type { Lived } from '../../../records/lived.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Paper } from '../../../terminal/kit/paper.ts';
import { chronicleOf, openChronicle } from '../../seat/sit-down/open-chronicle.ts';
import { wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

/** `wof history NAME`: the flight's April in prose, as far as it has come. */
export async function history(name: string, options: GlobalOptions): Promise<void> {
  const lived = await openChronicle(name, options);
  if (lived.now.onlyDay !== undefined) throw new Fault(`${name} is a single day: ${wof('log', name)} tells it.`);
  if (options.json) return printJson({ campaign: name, day: lived.now.day, chapters: historyOfApril(lived) });
  const paper = thePaper(options);
  print(historyPage(lived, paper), paper);
}

/** The same of a campaign that is open. */
export const historyOf = (log: LogBook, book: Rulebook, paper: Paper): string =>
  historyPage(chronicleOf(log, book), paper);

export const historyPage = (lived: Lived, { ink }: Paper): string =>
  historyOfApril(lived)
    .map(({ title, paragraphs }: Chapter) => [ink.bold(title), ...paragraphs].join('\n\n'))
    .join('\n\n\n');
