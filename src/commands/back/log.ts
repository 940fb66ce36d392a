import type { Rulebook } from '../../cards/rulebook.ts';
import { type DayStory, dayStories } from '../../chronicle/day-story.ts';
import { realDay, realDayLine } from '../../chronicle/real-day.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { aprilCharts } from '../../screens/pages/april-charts.ts';
import { openChronicle } from '../../seat/sit-down/open-chronicle.ts';
import { daysAsked } from '../../shell/days-asked.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';
import { dateOf, signed } from '../../words/numbers.ts';

interface LogOptions extends GlobalOptions {
  readonly history?: boolean;
}

/** `wof log NAME [DAY]`: the events, in short; with --history, also the historical events of that day. */
export async function log(name: string, day: number | undefined, options: LogOptions): Promise<void> {
  const lived = await openChronicle(name, options);
  const told = daysAsked(dayStories(lived), (story) => story.day, day);
  const tell = options.json ? tellJson : tellOnPage;
  for (const story of told) tell(story, lived.book, options);
  if (day !== undefined || options.json) return;
  const charts = aprilCharts(
    lived.days.map(({ dawn }) => dawn),
    lived.now,
    thePaper(options),
  );
  if (charts !== undefined) show(charts);
}

type Tell = (story: DayStory, book: Rulebook, options: LogOptions) => void;

const tellJson: Tell = (story, book, { history }) =>
  printJson({ ...story, ...(history && { real: realDay(story.day, book) }) });

const tellOnPage: Tell = (story, book, options) => {
  const paper = thePaper(options);
  const real = options.history ? `\n${realDayLine(story.day, book)}` : '';
  print(`${storyPage(story, paper)}${real}\n`, paper);
};

export function storyPage(
  { day, points, isOver, forecast, arrivals, missions, evening }: DayStory,
  paper: Paper,
): string {
  const { ink } = paper;
  const inPoints = (value: number) => (value < 0 ? ink.red(signed(value)) : signed(value));
  const lines = [
    `${ink.bold(`${dateOf(day)}${isOver ? '' : ', so far'}`)}: ${inPoints(points)} Victory Points. ${forecast}.`,
    ...arrivals,
    ...missions.flatMap((mission) => [
      `${mission.title}: ${inPoints(mission.points)}.`,
      ...mission.machines.map((machine) => `  ${machine}`),
    ]),
    ...(evening.length > 0 ? ['Evening.', ...evening.map((line) => `  ${line}`)] : []),
  ];
  return wrap(lines.join('\n'), paper);
}
