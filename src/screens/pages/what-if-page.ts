import { dateText } from '../../campaign/calendar.ts';
import { hang, type Paper, sideBySide, wrap, wrapTo } from '../../page/paper.ts';
import { drawnOrTold } from '../../page/picture.ts';
import { left, right, tableText } from '../../page/table.ts';
import { capital, counted, signed, victoryPoints } from '../../words/numbers.ts';

/** A question of a day in a list. */
export interface ListedQuestion {
  readonly number: number;
  readonly ask: string;
  readonly answer: string;
  readonly others: readonly string[];
}

/** A day as it was, or as it would have been: its result, and its story. */
export interface DayTold {
  readonly answer: string;
  readonly points: number;
  readonly flown: number;
  readonly victories: number;
  readonly machinesLost: number;
  readonly menLost: number;
  /** How many questions the policy had to answer, because the day differed. */
  readonly byPolicy: number;
  readonly story: readonly string[];
}

/** More answers than this are counted, and not listed. */
const LISTED = 8;

/** Every question of the day with its number, its answer, and the other possible answers. */
export function questionsPage(day: number, questions: readonly ListedQuestion[], paper: Paper): string {
  if (questions.length === 0) return `Nothing was asked of you on ${dateText(day)}.`;
  const { ink } = paper;
  const lines = questions.map(({ number, ask, answer, others }) =>
    hang(`${`${number}`.padStart(3)}  ${oneLine(ask)} ${ink.bold(answer)}. Else: ${someOf(others)}.`, paper, 5),
  );
  return [wrap(`${ink.bold(`The questions of ${dateText(day)}`)}, each with your answer:`, paper), ...lines].join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const someOf = (words: readonly string[]): string =>
  words.length <= LISTED
    ? words.join(', ')
    : `${words.slice(0, LISTED).join(', ')} and ${counted(words.length - LISTED, 'more', 'more')}`;

/** The day as it was, and with each other answer, a line each. */
export function othersPage(asked: string, was: DayTold, others: readonly DayTold[], paper: Paper): string {
  const days = [was, ...others];
  const title = wrap(paper.ink.bold(oneLine(asked)), paper);
  const told = days.map((each, i) => `${capital(each.answer)}${i === 0 ? ', as it was' : ''}: ${figures(each)}.`);
  const rows = days.map((each, i) => [
    signed(each.points),
    ...[each.flown, each.victories, each.machinesLost, each.menLost, each.byPolicy].map(String),
    i === 0 ? `${each.answer} (as it was)` : each.answer,
  ]);
  const heads = [...['VP', 'flown', 'won', 'machines', 'men', 'anew'].map(right), left('Answer')];
  const draw = () => [wrap(READ, paper), '', tableText(heads, rows, paper)].join('\n');
  return [title, drawnOrTold({ draw, alt: told.join('\n') }, paper)].join('\n');
}

/** Short heads, because an answer may need half of the page. */
const READ =
  'Victory Points, missions flown and victories won; machines and men lost; answers that had to be given anew.';

const figures = ({ points, flown, victories, machinesLost, menLost }: DayTold): string =>
  [
    victoryPoints(points),
    `${counted(flown, 'mission')} flown`,
    counted(victories, 'victory', 'victories'),
    `${counted(machinesLost, 'machine')} and ${counted(menLost, 'man', 'men')} lost`,
  ].join(', ');

/** Two days side by side; one below the other where there is no room, or where everything is said in sentences. */
export function bothPage(was: DayTold, wouldBe: DayTold, paper: Paper): string {
  const { ink } = paper;
  const sides = [
    { title: `As it was: ${was.answer}`, lines: [figures(was), '', ...was.story] },
    { title: `What if: ${wouldBe.answer}`, lines: [figures(wouldBe), '', ...wouldBe.story] },
  ];
  const alt = sides.map(({ title, lines }) => [ink.bold(title), ...lines].join('\n')).join('\n\n');
  return drawnOrTold({ draw: () => sidesDrawn(sides, paper), alt }, paper);
}

function sidesDrawn(
  sides: readonly { readonly title: string; readonly lines: readonly string[] }[],
  paper: Paper,
): string {
  const width = Math.floor((Math.min(paper.width, WIDEST) - GAP) / 2);
  const [one = [], two = []] = sides.map(({ title, lines }) => [
    ...wrapTo(title, width)
      .split('\n')
      .map((line) => paper.ink.bold(line)),
    ...wrapTo(lines.join('\n'), width).split('\n'),
  ]);
  return sideBySide(one, two, width + GAP).join('\n');
}

const GAP = 4;
const WIDEST = 140;
