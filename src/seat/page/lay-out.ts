import type { Flight } from '../../campaign/watch.ts';
import type { Family } from '../../kit/screen/asking.ts';
import { speaker } from '../../kit/screen/people.ts';
import type { Position } from '../../logbook/play-on.ts';
import { hang, type Paper, wrap } from '../../page/paper.ts';
import { numbersIn } from '../../page/read-typed.ts';
import { askForCard, askForDice, askForDiceShortly } from '../../questions/asking/dice-wording.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { type Worded, word } from '../../questions/asking/word.ts';
import { groupLines } from '../../screens/live/answer-lines.ts';
import { print, printJson, show } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { sideOf } from '../../table/whose.ts';
import { choicesText } from '../menu.ts';
import { isScripted, type Seat } from '../seat.ts';
import { atHand, enterTakes, enterText, withFirst, withLines } from '../typed/at-hand.ts';
import { aboveText, sayQuestion } from './say-question.ts';

/** Shows the open question on the page. */
export const layOut = (seat: Seat): void => layOutAt(seat.sitting.position, 0, seat);

/**
 * The same while the day is being played; `answered` counts the answers of this kind that are not in the log-book yet.
 */
export function layOutAt(position: Position, answered: number, seat: Seat): void {
  const { json, paper, book, teller } = seat;
  if (json) return printJson({ position: positionJson(position) });
  const flight = flightIn(position);
  const speaks = flight === undefined ? '' : speaker(flight, teller.people, '. ');
  if (position.status === 'asking') return putQuestion(position.question, speaks, answered, seat);
  const throwing = seat.typed.hasThrown ? askForDiceShortly : askForDice;
  if (position.status === 'throwing') return print(`\n${speaks}${throwing(position, book, teller.people)}`, paper);
  if (position.status === 'drawing') return print(`\n${speaks}${askForCard(position.deck, position.whose)}`, paper);
  print(`\n${DIFFERING}`, paper);
}

function putQuestion(question: Question, speaks: string, answered: number, seat: Seat): void {
  const { setting, paper, book, teller } = seat;
  if (paper.byEar) return sayQuestion(question, speaks, answered, seat);
  showText(aboveText(question, seat));
  const turn = setting.turnOf(question);
  if (turn !== undefined) print(`\n${paper.ink.bold(turn)}`, paper);
  showText(teller.changedIn(question) ?? '');
  const worded = word(question, book, teller.people);
  const first = atHand(question, seat);
  const { ask, help, ...answers } = withLines(withFirst(first, worded, question, book), question, book);
  if (setting.isExplained(question, answered)) print(`\n${paper.ink.dim(help)}`, paper);
  print(`\n${speaks}${ask}${answersText(answers, question, seat)}`, paper);
  if (!isScripted(seat)) print(paper.ink.dim(enterText(enterTakes(first, question, seat))), paper);
}

function showText(text: string): void {
  if (text !== '') show(`\n${text}`);
}

/** Shows a question that is over as it was put, with nothing said for any answer. */
export function layOutPast(question: Question, seat: Pick<Seat, 'paper' | 'teller' | 'book'>): void {
  const { paper, book, teller } = seat;
  showText(aboveText(question, seat));
  const { ask, ...answers } = withLines(word(question, book, teller.people), question, book);
  print(`\n${ask}${answersText(answers, question, seat)}`, paper);
}

/** The open question only: the events that the reader may know have been told already. */
function positionJson(position: Position): object {
  const { status } = position;
  const flight = flightIn(position);
  const at = { status, ...(flight !== undefined && { flight }) };
  if (status === 'asking') return { ...at, side: sideOf(position.question), question: position.question };
  if (status === 'throwing') return { ...at, check: position.check, ...(position.whose && { whose: position.whose }) };
  if (status !== 'drawing') return at;
  return { ...at, ...(position.whose && { side: position.whose.side }), deck: position.deck.name };
}

/** The flight of the question. */
export const flightIn = (position: Position): Flight | undefined =>
  'flight' in position ? position.flight : undefined;

/** The words that answer the open question. */
export function optionsIn(position: Position): readonly string[] {
  if (position.status === 'asking') return position.question.options;
  return position.status === 'differing' ? ['dawn'] : [];
}

export const DIFFERING =
  'The cards or rules on the table are not those with which today was begun, and today cannot go on from here with them. ' +
  'dawn begins today anew; quit leaves the log-book as it is.';

/** Each answer with its effect; empty where the picture has listed them. */
function answersText(
  { options, groups }: Pick<Worded, 'options' | 'groups'>,
  question: Question,
  { paper, book }: Pick<Seat, 'paper' | 'book'>,
): string {
  if (askingOf(question).picture?.listsAnswers && !paper.inSentences) return '';
  if (groups) return ['', ...groupLines(groups, undefined, paper)].join('\n');
  const kinds = askingOf(question).rows?.families?.(question, book) ?? [];
  if (kinds.length > 1) return kindsText(kinds, options, paper);
  return `\n${choicesText(
    options.map(({ answer, ...option }) => ({ ...option, word: answer })),
    paper,
  )}`;
}

/** Each kind with its best answer, and how the others are had. */
function kindsText(kinds: readonly Family[], options: Worded['options'], paper: Paper): string {
  const numbers = numbersIn(options);
  const told = kinds.map(({ name, answers, best }) => {
    const at = options.findIndex(({ answer }) => answer === (best?.answer ?? answers[0]));
    const { answer = '', does = '' } = options[at] ?? {};
    const many = answers.length > 1 ? `${name}, ${answers.length} ways, the best` : `${name},`;
    const number = numbers[at] ? ` ${numbers[at]},` : '';
    return hang(`${many}${number} ${answer}: ${does}`, paper, 5);
  });
  const [most] = kinds.toSorted((a, b) => b.answers.length - a.answers.length);
  const all = `The name of a kind, as ${most?.name ?? ''}, tells its ways; more tells all.`;
  return ['', ...told, wrap(all, paper)].join('\n');
}
