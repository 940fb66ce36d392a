import type { Family } from '../../kit/screen/asking.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import type { Worded } from '../../questions/asking/word.ts';
import { groupLines } from '../../screens/live/answer-lines.ts';
import type { Question } from '../../table/decisions.ts';
import { counted, inWords, listed } from '../../words/numbers.ts';
import { choicesText } from '../menu.ts';
import type { Seat } from '../seat.ts';
import { type Enter, typedFor } from '../typed/at-hand.ts';

/** More answers than this are not read one by one; of those the first few are. */
const MOST = 10;
const FIRST = 6;

/** For a listener: those lines that were not in the text about the same thing that was said last. */
export function unsaid(about: string, text: string, { told }: Pick<Seat, 'told'>): string {
  if (text === '') return text;
  const lines = text.split('\n');
  const before = told.stands?.get(about) ?? [];
  told.stands = new Map([...(told.stands ?? []), [about, lines]]);
  return lines.filter((line) => !before.includes(line)).join('\n');
}

/** What a question shows: the air, a fight, the plan. Questions about the same thing repeat each other's lines. */
export const shownBy = ({ about, decision }: Question): string =>
  ['track', 'view', 'party', 'plan'].find((each) => each in about) ?? decision;

type SaidTo = Pick<Seat, 'told' | 'paper' | 'book'>;

/** The answers as a listener gets them: a line each where they are few. The others wait for `more`. */
export function answersSaid(
  { options, groups }: Pick<Worded, 'options' | 'groups'>,
  question: Question,
  enter: Enter | undefined,
  seat: SaidTo,
): string {
  seat.told.rest = undefined;
  if (groups?.some(({ room }) => room === 'short')) return rowsSaid(groups, enter, seat);
  if (groups) return groupsSaid(groupLines(groups, undefined, seat.paper), seat);
  const choices = options.map(({ answer, ...option }) => ({ ...option, word: answer }));
  const lines = choicesText(choices, seat.paper).split('\n');
  if (lines.length <= MOST)
    return changedAnswers(
      lines,
      options.findIndex(({ answer }) => answer === typedFor(enter)),
      question,
      seat,
    );
  const kinds = askingOf(question).rows?.families?.(question, seat.book) ?? [];
  const kindOf = (answer: string) => kinds.find(({ answers }) => answers.includes(answer))?.name;
  const taken = options.findIndex(({ answer }) => answer === typedFor(enter));
  seat.told.rest = lines.map((line, i) => ({ line, kind: kindOf(options[i]?.answer ?? '') }));
  if (kinds.length > 1) return [...lines.slice(taken, taken + 1), ...kindsSaid(kinds, lines.length)].join('\n');
  const read = lines.filter((_, i) => i < FIRST || i === taken);
  return [...read, `${counted(lines.length - read.length, 'other answer')}: more reads all.`].join('\n');
}

/** What Enter takes is always read; the others, where many of them are as they were when that machine was asked last. */
function changedAnswers(lines: readonly string[], taken: number, question: Question, seat: SaidTo): string {
  const whose = 'machine' in question.about ? question.about.machine : '';
  const said = unsaid(`${question.decision} ${whose}`, lines.join('\n'), seat).split('\n');
  const read = lines.filter((line, i) => i === taken || said.includes(line));
  if (lines.length - read.length < SAME) return lines.join('\n');
  seat.told.rest = lines.map((line) => ({ line }));
  return [...read, AS_BEFORE].join('\n');
}

/** Fewer answers than this are read though they are as before: to say so would be as long. */
const SAME = 3;

/** `Kinds: level, 2; normal, 6, one with a shot`, and how to have them read. */
function kindsSaid(kinds: readonly Family[], all: number): string[] {
  const named = kinds.map(({ name, answers, shoots }) => {
    const shots = shoots.length > 0 ? `, ${inWords(shoots.length)} with a shot` : '';
    return `${name}, ${answers.length}${shots}`;
  });
  return [`Kinds: ${named.join('; ')}.`, `more reads all ${all}, more ${kinds[0]?.name} those of that kind.`];
}

/** Of rows of whole lines that of Enter is read, and of the others their names; the row that stands for the rest. */
function rowsSaid(groups: NonNullable<Worded['groups']>, enter: Enter | undefined, seat: SaidTo): string {
  const lineOf = (some: typeof groups) => groupLines(some, undefined, seat.paper);
  const own = groups.filter(({ name }) => name === typedFor(enter));
  const others = groups.filter(({ room, name }) => room === undefined && !own.some((each) => each.name === name));
  seat.told.rest = groups
    .filter(({ room }) => room !== 'short')
    .flatMap((group) => lineOf([group]).map((line) => ({ line, kind: group.name })));
  const rest = groups.filter(({ room }) => room === 'short').map(({ name, says }) => `${name}: ${says}`);
  const named =
    others.length > 0
      ? [`${own.length > 0 ? 'Also' : 'Whole moves:'} ${listed(others.map(({ name }) => name))}. more reads them.`]
      : [];
  return [...lineOf(own), ...named, ...rest].join('\n');
}

function groupsSaid(lines: readonly string[], seat: SaidTo): string {
  const said = unsaid('answers', lines.join('\n'), seat);
  if (said === lines.join('\n')) return said;
  seat.told.rest = lines.map((line) => ({ line }));
  return [...(said === '' ? [] : [said]), AS_BEFORE].join('\n');
}

const AS_BEFORE = 'The other answers are as before: more reads them.';

/** `more`: what was left out of what was said last, once; of one kind, its lines. */
export function restSaid(kind: string | undefined, { told }: Pick<Seat, 'told'>): string | undefined {
  const { rest = [] } = told;
  if (kind === undefined) told.rest = undefined;
  const lines = rest.filter((left) => kind === undefined || left.kind === kind).map(({ line }) => line);
  return lines.length === 0 ? undefined : lines.join('\n');
}
