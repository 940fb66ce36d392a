import { hang, type Paper, wrap } from '../../page/paper.ts';
import { counted } from '../../words/numbers.ts';

/** What a player does again and again, and what it costs beside a careful commander's answers. */
export interface Habit {
  /** `the Attack Option: attack`. */
  readonly what: string;
  readonly times: number;
  readonly campaigns: number;
  /** The points in a month, and half of their interval. */
  readonly aMonth: number;
  readonly within: number;
  /** What a careful commander answered in most cases, and in how many; nothing where his answers differ. */
  readonly instead: { readonly answer: string; readonly times: number } | undefined;
}

/** What the habits were looked for in. */
export interface LookedThrough {
  readonly days: number;
  readonly campaigns: number;
}

/** The habits that cost, the dearest first, each with one thing to try. */
export function habitsPage(habits: readonly Habit[], { days, campaigns }: LookedThrough, paper: Paper): string {
  if (days === 0) return wrap(NOTHING, paper);
  const through = `Looked through: ${counted(days, 'day')} of ${counted(campaigns, 'campaign')} that the coach has gone over.`;
  if (habits.length === 0)
    return wrap(`Nothing that you do again and again costs more than luck can explain. ${through}`, paper);
  return [
    paper.ink.bold('What costs you again and again'),
    ...habits.map((habit, place) => habitText(habit, place + 1, paper)),
    wrap(`${through} ${READ}`, paper),
  ].join('\n\n');
}

const NOTHING =
  'The coach has gone over no day yet: wof coach NAME goes over a campaign, and habits are told from what it found.';

const READ =
  "Points are those of a month of three weeks, beside a careful commander's answers to the same questions, over playouts. The true figure lies between those in brackets. Enter takes what a careful commander answers.";

const toTry = (instead: Habit['instead'], { ink }: Paper): string =>
  instead
    ? `Try ${ink.bold(instead.answer)}: he answered so in ${instead.times} of them.`
    : 'Try what Enter takes there.';

function habitText({ what, times, campaigns, aMonth, within, instead }: Habit, number: number, paper: Paper): string {
  const interval = `${(aMonth - within).toFixed(1)} to ${(aMonth + within).toFixed(1)}`;
  const lines = [
    `${number}. ${paper.ink.bold(`${aMonth.toFixed(1)} points a month`)} (${interval}): ${what}.`,
    `Answered otherwise than a careful commander ${counted(times, 'time')}, in ${counted(campaigns, 'campaign')}. ${toTry(instead, paper)}`,
  ];
  return lines.map((line, place) => hang(place === 0 ? line : `   ${line}`, paper, 3)).join('\n');
}
