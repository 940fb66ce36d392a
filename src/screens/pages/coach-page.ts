import { dateText } from '../../campaign/calendar.ts';
import { hang, type Paper, wrap } from '../../page/paper.ts';
import { capital, counted, listed, plural } from '../../words/numbers.ts';

/** The mean result of playouts. */
export interface MeanResult {
  readonly points: number;
  readonly machines: number;
  readonly men: number;
  /** The share in which the mission paid, or the fight was won. */
  readonly good: number;
}

/** A decision that another answer would have been better than. */
export interface ToldMistake {
  readonly day: number;
  /** `Line Patrol, turn 7, H09, 8,000 ft`. */
  readonly where: string;
  readonly ask: string;
  readonly given: string;
  readonly better: string;
  readonly lead: number;
  /** Half of the interval of the lead. */
  readonly within: number;
  readonly to: 'mission' | 'day' | 'fight';
  readonly playouts: number;
  readonly came: { readonly given: MeanResult; readonly better: MeanResult };
  /** What then really came of the mission or the day. */
  readonly cameOut: string;
  /** How many more of its kind in the same mission cost less. */
  readonly more: number;
}

/** How much was gone over. */
export interface GoneOver {
  readonly days: readonly number[];
  readonly questions: number;
  /** The questions that there was no time for. */
  readonly left: number;
}

/** The dearest decisions, numbered, and what they stand on. */
export function coachPage(told: readonly ToldMistake[], most: number, over: GoneOver, paper: Paper): string {
  const shown = told.slice(0, most);
  const title = paper.ink.bold(`The dearest decisions of ${daysText(over.days)}`);
  const none = over.left > 0 ? NONE_YET : NONE;
  const more = told.length - shown.length;
  return [
    shown.length === 0 ? wrap(none, paper) : title,
    ...shown.map((each, place) => entryText(each, place + 1, paper)),
    ...(more > 0
      ? [wrap(`${capital(counted(more, 'smaller one'))} besides: --day D tells those of a day.`, paper)]
      : []),
    wrap(`${goneOverText(over)}${shown.length === 0 ? '' : ` ${READ}`}`, paper),
  ].join('\n\n');
}

const NONE = 'Of no decision that was gone over would another answer have been better by more than luck can explain.';
const NONE_YET = 'So far no decision has been found that another answer would have been better than.';

const daysText = (days: readonly number[]): string => {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  return first === last ? dateText(first) : `${first} to ${dateText(last)}`;
};

const goneOverText = ({ days, questions, left }: GoneOver): string =>
  `Gone over: ${counted(questions, 'question')} of ${daysText(days)}${left > 0 ? `; ${counted(left, 'more', 'more')} ${plural(left, 'was', 'were')} not reached` : ''}.`;

const READ =
  'Each answer was played on by a careful commander with the same dice as the other. Points are Victory Points, and count what lost pilots would still have brought. The true difference lies between the figures in brackets; of twenty told decisions about one may be chance.';

function entryText(told: ToldMistake, number: number, paper: Paper): string {
  const { lead, within, given, better, day, where, more } = told;
  const lines = [
    `${number}. ${paper.ink.bold(`${lead.toFixed(1)} points`)} (${(lead - within).toFixed(1)} to ${(lead + within).toFixed(1)}). ${dateText(day)}, ${where}.`,
    `${told.ask.replace(/\s+/g, ' ').trim()}`,
    `You answered ${paper.ink.bold(given)}; better was ${paper.ink.bold(better)}.${more > 0 ? ` So too ${counted(more, 'more time')} in that part of the day, at less cost.` : ''}`,
    standsOn(told),
    told.cameOut,
  ];
  return lines.map((line, place) => (place === 0 ? hang(line, paper, 3) : hang(`   ${line}`, paper, 3))).join('\n');
}

const PLAYED_TO = { mission: 'to the end of the mission', day: 'to the evening', fight: 'to the end of the fight' };
const GOOD = { mission: 'the mission pays', day: 'the next mission pays', fight: 'the fight is won' };

/** What the difference stands on. What hardly differs is left out. */
function standsOn({ to, playouts, came }: ToldMistake): string {
  const { given, better } = came;
  const points = `${signedTo1(better.points)} points instead of ${signedTo1(given.points)} on the mean`;
  const shares = [
    ...inAHundred(`${GOOD[to]} in`, better.good, given.good),
    ...inAHundred('machines lost:', better.machines, given.machines),
    ...inAHundred('men lost:', better.men, given.men),
  ];
  const of100 = shares.length === 0 ? '' : `; of 100 playouts ${listed(shares)}`;
  return `Played on ${playouts} times ${PLAYED_TO[to]}: ${points}${of100}.`;
}

const signedTo1 = (value: number): string => {
  const text = value.toFixed(1);
  return Number(text) === 0 ? '0.0' : `${value > 0 ? '+' : ''}${text}`;
};

/** In fewer of a hundred playouts a difference is not told. */
const HARDLY = 2;

function inAHundred(what: string, better: number, given: number): string[] {
  const [one, other] = [Math.round(100 * better), Math.round(100 * given)];
  return Math.abs(one - other) < HARDLY ? [] : [`${what} ${one} instead of ${other}`];
}
