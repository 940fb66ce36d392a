import type { Rulebook } from '../../cards/rulebook.ts';
import { IN_YOUR_WORDS, ownWordsChapter, ownWordsTold } from '../../chronicle/own-words.ts';
import { MARKUPS, markedUp } from '../../chronicle/report/marked-up.ts';
import { missionReports, reportParagraphs, reportText } from '../../chronicle/report/mission-report.ts';
import { inShort, isUntold, type UntoldDay, untoldNote } from '../../chronicle/untold.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { livedIn } from '../../seat/sit-down/open-chronicle.ts';
import { daysAsked } from '../../shell/days-asked.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';
import { dateOf } from '../../words/numbers.ts';

interface ReportOptions extends GlobalOptions {
  readonly day?: number;
  readonly markdown?: boolean;
  readonly bbcode?: boolean;
}

/** `wof report NAME`: the reports of finished missions, of all days or of one. */
export async function report(name: string, options: ReportOptions): Promise<void> {
  const log = readCampaign(name, options);
  const lived = await livedIn(log, await cardsOf(log, options));
  const asked = daysAsked(lived.days, ({ dawn }) => dawn.day, options.day);
  const reports = asked.flatMap(({ moments }) => missionReports(moments, lived.book));
  const untold = asked.filter(isUntold).map((day) => ({ day: day.dawn.day, ...shortReport(day, lived.book) }));
  const paper = thePaper(options);
  const days = new Set(asked.map(({ dawn }) => dawn.day));
  const notes = (lived.notes ?? []).filter(({ day }) => days.has(day));
  const more = { ...(untold.length > 0 && { untold }), ...(notes.length > 0 && { notes }) };
  if (options.json) return printJson({ campaign: name, reports, ...more });
  const markup = MARKUPS.find((each) => options[each]);
  if (markup) {
    const days = untold.map(({ title, text }) => ({ title, paragraphs: [text] }));
    const told = reports.map((each) => ({ title: each.title, paragraphs: reportParagraphs(each) }));
    const chapters = [...days, ...told, ...ownWordsChapter({ notes })];
    return chapters.length > 0 ? show(markedUp(markup, chapters)) : print(NOTHING_YET, paper);
  }
  const texts = [...untold.map(({ title, text }) => `${title}\n\n${text}`), ...reports.map(reportText)];
  if (notes.length > 0) texts.push([IN_YOUR_WORDS, ...ownWordsTold(notes)].join('\n\n'));
  print(texts.length === 0 ? NOTHING_YET : texts.join('\n\n\n'), paper);
}

const NOTHING_YET = 'No mission is over yet.';

/** A day whose turns are unknown has no reports, but the changes at the next dawn. */
const shortReport = (day: UntoldDay, book: Rulebook) => ({
  title: dateOf(day.dawn.day),
  text: [untoldNote({ days: [day] }), ...inShort(day, book)].join(' '),
});
