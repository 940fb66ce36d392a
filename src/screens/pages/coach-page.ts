import { dateText } from '../../campaign/calendar.ts';
import { hang, type Paper, wrap } from '../../page/paper.ts';
import { left, right, type ToldRow, tableOrTold } from '../../page/table.ts';
import { capital, counted, listed, signed, victoryPoints } from '../../words/numbers.ts';

/** The mean result of playouts. */
interface MeanResult {
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
  /** Both with what they do: `w (west to I09)`. */
  readonly says: { readonly given: string; readonly better: string };
  readonly lead: number;
  /** Half of the interval of the lead. */
  readonly within: number;
  readonly to: 'mission' | 'day' | 'fight';
  readonly playouts: number;
  readonly came: { readonly given: MeanResult; readonly better: MeanResult };
  /** Whether a careful commander answers the same. */
  readonly isCareful: boolean;
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

interface GradedMonth {
  readonly points: number;
  /** (48) The verdict by the scale of the whole campaign. */
  readonly words: string;
}

/** A month as it went, and as it was led. */
export interface LedVerdict {
  readonly went: GradedMonth;
  readonly led: GradedMonth;
  /** The middle of a careful commander's months. */
  readonly middle: number;
}

/** What all decisions were worth beside a careful commander's, and the verdict on a month that is over. */
export interface LedPage {
  readonly lead: number;
  readonly within: number;
  readonly verdict?: LedVerdict | undefined;
}

/** The month in two lines; before its end, what the decisions so far were worth. */
export function ledPage({ lead, within, verdict }: LedPage, paper: Paper): string {
  const beside = `${signedTo1(lead)} points ${leadText(lead, within)}`;
  if (!verdict) return wrap(`Your decisions so far beside those of a careful commander: ${beside}.`, paper);
  const { went, led, middle } = verdict;
  const { bold } = paper.ink;
  const interval = `${signed(Math.round(led.points - within))} to ${signed(Math.round(led.points + within))}`;
  return [
    hang(`${bold('As it went:')} ${victoryPoints(went.points)}. ${sentence(went.words)}`, paper, 3),
    hang(`${bold('As it was led:')} ${victoryPoints(led.points)} (${interval}). ${sentence(led.words)}`, paper, 3),
    wrap(
      `As led: the middle of a careful commander's months, ${signed(middle)}, and your decisions beside his, ${beside}. What the dice did with them is not in it.`,
      paper,
    ),
  ].join('\n');
}

const sentence = (words: string): string => words.replace(/[.!]?$/, '.');

/** The dearest decision of a day that has just ended, in about two lines. */
export function dearestText(told: ToldMistake | undefined, over: GoneOver, name: string): string {
  const day = daysText(over.days);
  const soFar = over.left > 0 ? ` So far: ${over.questions} of ${over.questions + over.left} decisions.` : '';
  const more = `wof coach ${name} --day ${over.days[0] ?? 1}`;
  if (!told)
    return `Coach: no decision of ${day} cost more than luck can explain.${soFar}${soFar && ` ${more} goes on.`}`;
  const { says, lead, within, where } = told;
  return `Coach: the dearest decision of ${day} cost ${lead.toFixed(1)} points ${leadText(lead, within)}: ${where}. You answered ${says.given}; better was ${says.better}.${soFar} ${more} has the rest.`;
}

/** What all decisions were worth, where that is known; then the dearest, numbered, and what they stand on. */
export function coachPage(
  told: readonly ToldMistake[],
  most: number,
  { led, ...over }: GoneOver & { readonly led?: LedPage | undefined },
  paper: Paper,
): string {
  const shown = told.slice(0, most);
  const title = paper.ink.bold(`The dearest decisions of ${daysText(over.days)}`);
  const none = over.left > 0 ? NONE_YET : NONE;
  const more = told.length - shown.length;
  return [
    ...(led ? [ledPage(led, paper)] : []),
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

/** Questions without an answer worth weighing beside the given one are none of them. */
function goneOverText({ days, questions, left }: GoneOver): string {
  if (left === 0) return `Gone over: ${counted(questions, 'question')} of ${daysText(days)}.`;
  return `Gone over: ${questions} of the ${counted(questions + left, 'question')} of ${daysText(days)} that have another answer worth weighing; there was no time for the others.`;
}

const READ =
  'Each answer was played on by a careful commander with the same dice as the other. Points are Victory Points less what lost pilots would still have brought. The true difference lies between the figures in brackets; of twenty told decisions about one may be chance.';

const leadText = (lead: number, within: number): string =>
  `(${(lead - within).toFixed(1)} to ${(lead + within).toFixed(1)})`;

function entryText(told: ToldMistake, number: number, paper: Paper): string {
  const { lead, within, says, day, where, more, isCareful } = told;
  const lines = [
    `${number}. ${paper.ink.bold(`${lead.toFixed(1)} points`)} ${leadText(lead, within)}. ${dateText(day)}, ${where}.`,
    `${told.ask.replace(/\s+/g, ' ').trim()}`,
    `You answered ${paper.ink.bold(says.given)}${isCareful ? ', and so does a careful commander: something to learn, and no blunder' : ''}; better was ${paper.ink.bold(says.better)}.${more > 0 ? ` So too ${counted(more, 'more time')} in that part of the day, at less cost.` : ''}`,
    standsOn(told),
    told.cameOut,
  ];
  return lines.map((line, place) => (place === 0 ? hang(line, paper, 3) : hang(`   ${line}`, paper, 3))).join('\n');
}

const PLAYED_TO = { mission: 'to the end of the mission', day: 'to the evening', fight: 'to the end of the fight' };
const GOOD = { mission: 'the mission pays', day: 'the next mission pays', fight: 'the fight is won' };

/** An answer beside the one that was given. */
export interface AnswerWorth {
  readonly answer: string;
  readonly lead: number;
  /** Half of the interval of the lead. */
  readonly within: number;
}

/** What each answer of an exercise was worth, the best first; what the player said now, and what he said then. */
export function worthsPage(said: string, told: ToldMistake, worths: readonly AnswerWorth[], paper: Paper): string {
  const { given, better, lead, within } = told;
  const found = worths.filter(({ answer }) => answer !== better && answer !== given);
  const all = [{ answer: better, lead, within }, { answer: given, lead: 0, within: 0 }, ...found];
  const rows = all.toSorted((one, other) => other.lead - one.lead).map((each) => worthRow(each, told, said));
  return [
    wrap(paper.ink.bold(verdictText(said, told)), paper),
    tableOrTold([right('points'), left('within'), left('Answer')], rows, paper),
    wrap(`${standsOn(told)} ${told.cameOut}`, paper),
  ].join('\n\n');
}

function worthRow({ answer, lead, within }: AnswerWorth, { given }: ToldMistake, said: string): ToldRow {
  const whose = [...(answer === given ? ['your answer then'] : []), ...(answer === said ? ['your answer now'] : [])];
  const words = `${answer}${whose.length > 0 ? ` (${listed(whose)})` : ''}`;
  if (answer === given) return { cells: ['0.0', '', words], told: `${words}: the others are set beside it.` };
  const cells = [signedTo1(lead), leadText(lead, within), words];
  return { cells, told: `${words}: ${cells[0]} points ${cells[1]}.` };
}

function verdictText(said: string, { given, better }: ToldMistake): string {
  if (said === better) return `${capital(said)}: so it was better.`;
  return said === given
    ? `${capital(said)}: as you answered then; better was ${better}.`
    : `${capital(said)}: better was ${better}.`;
}

/** What the difference stands on. What hardly differs is left out. */
function standsOn({ to, playouts, came }: ToldMistake): string {
  const { given, better } = came;
  const points = `${signedTo1(better.points)} Victory Points instead of ${signedTo1(given.points)} on the mean`;
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
