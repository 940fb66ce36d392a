import type { Rulebook } from '../../cards/rulebook.ts';
import { legendOfFight } from '../../games/screens.ts';
import type { AnswerGroup, Family } from '../../kit/screen/asking.ts';
import { LIKELY_SIGNS_READ, SIGNS_READ } from '../../kit/screen/threats.ts';
import type { Position } from '../../logbook/play-on.ts';
import { firstSentence } from '../../page/first-sentence.ts';
import { fold } from '../../page/fold.ts';
import { hang, type Paper, wrap } from '../../page/paper.ts';
import { quoted } from '../../page/quoted.ts';
import { COMMAND_WORDS, COMMANDS, type Command, numbersIn } from '../../page/read-typed.ts';
import { askForDice } from '../../questions/asking/dice-wording.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { type Worded, word } from '../../questions/asking/word.ts';
import { flownSoFar } from '../../screens/live/flown.ts';
import { explainedAs, explainedIn, glossaryPage } from '../../screens/pages/glossary-page.ts';
import type { Question } from '../../table/decisions.ts';
import { counted } from '../../words/numbers.ts';
import { isScripted, type Seat } from '../seat.ts';
import { atHand, enterTakes, enterText, withFirst, withLines } from '../typed/at-hand.ts';
import type { AtHand } from '../typed/course-at-hand.ts';
import { commandsByKind } from './command-kinds.ts';
import { restSaid } from './said-shortly.ts';

/** As wide as the longest of them. */
const COMMAND_COLUMN = Math.max(...Object.keys(COMMANDS).map((command) => command.length)) + 1;

/** `?`: what is asked, what each answer does, and the rule; the rest, the commands or a word on request. */
export function helpText(seat: Seat, asked: readonly string[]): string {
  const typed = asked.join(' ').toLowerCase();
  if (typed === '') return shortText(seat);
  if (typed === 'glossary') return glossaryPage(seat.book.glossary.words, seat.paper);
  if (typed === 'commands') return commandsText(seat.setting.commands, seat);
  if (typed === 'more') return restSaid(undefined, seat) ?? wholeText(seat);
  return restSaid(typed, seat) ?? wordText(typed, seat);
}

function shortText(seat: Seat): string {
  const { sitting, book, teller, paper } = seat;
  const { position } = sitting;
  const lines = [aboutText(position, book, teller)];
  if (position.status === 'asking') {
    const { question } = position;
    const first = atHand(question, seat);
    const manner = paper.byEar ? 'said' : 'put';
    const told = withFirst(first, word(question, book, teller.people, manner), question, book);
    const worded = withLines(told, question, book, manner);
    lines.splice(
      0,
      1,
      ...enterLine(first, question, seat),
      worded.ask,
      ...answersText(worded, question, book),
      firstSentence(worded.help),
    );
    seat.told.rest = undefined;
  }
  return [
    ...lines.map((line) => hang(line, paper, 2)),
    paper.ink.dim(paper.byEar ? `${MORE}.` : `${MORE}; legend: the signs of the page.`),
  ].join('\n');
}

/** A listener hears first what Enter takes; on a page it stands below the answers. */
function enterLine(first: AtHand | undefined, question: Question, seat: Seat): string[] {
  return seat.paper.byEar && !isScripted(seat) ? [`${enterText(enterTakes(first, question, seat))}.`] : [];
}

const MORE = 'more has the rest and what else you may type';

/** So many answers are told one by one; of fewer each is told whole, for the page may have cut it. */
const MOST = 8;
const FEW = 4;

/** `fighters-home`, and not `ne`. */
const isWord = (answer: string): boolean => answer.length > 2;

/** What each answer does, in a clause; of answers by the dozen, the kinds that there are. */
function answersText({ options, groups }: Worded, question: Question, book: Rulebook): string[] {
  const kinds = groups ?? askingOf(question).rows?.families?.(question, book) ?? [];
  if (kinds.length > 1) return [`Answers: ${kinds.map(kindText).join('; ')}.`];
  if (options.length <= FEW) return options.map(({ answer, does }) => `${answer}: ${does}`);
  // The six sides need it least.
  const asWords = options.toSorted((a, b) => Number(isWord(b.answer)) - Number(isWord(a.answer)));
  const told = (options.length > MOST ? asWords : options)
    .slice(0, MOST)
    .map(({ answer, does }) => `${answer}: ${does.split(';')[0]}`);
  const others = options.length - told.length;
  return [`Answers: ${told.join('; ')}${others > 0 ? `; and ${counted(others, 'other')}` : ''}.`];
}

/** A kind of several beginnings names them; they are read alike. */
function kindText(kind: AnswerGroup | Family): string {
  const parts = 'parts' in kind ? (kind.parts ?? []) : [];
  const name = parts.length > 0 ? `${kind.name} (${parts.map((part) => part.name).join(', ')})` : kind.name;
  const reads = kind.reads ?? parts[0]?.reads;
  return reads === undefined ? name : `${name}, ${reads}`;
}

/** The open question in full, and the commands that are useful here. */
function wholeText(seat: Seat): string {
  const { sitting, setting, book, teller, paper } = seat;
  const here = setting.commands.filter((command) => SERVES[command]?.(seat) ?? true);
  const elsewhere = setting.commands.filter((command) => !here.includes(command));
  const about = aboutText(sitting.position, book, teller);
  return [
    paper.byEar ? about.replace(SIGNS_READ, '').replace(LIKELY_SIGNS_READ, '') : about,
    ...waysText(seat),
    ...wordsText(about, seat),
    sitting.position.status === 'asking' ? ANSWERING : 'Beside that you may type:',
    commandsText(here, seat),
    ...(elsewhere.length > 0 ? [wrap(`At other times also: ${elsewhere.join(', ')}.`, paper)] : []),
  ].join('\n');
}

/** All answers of a question whose page shows the best of each kind. */
function waysText({ sitting: { asked }, book, teller, paper }: Seat): string[] {
  const kinds = (asked && askingOf(asked).rows?.families?.(asked, book)) ?? [];
  if (!asked || kinds.length < 2) return [];
  const { options } = word(asked, book, teller.people);
  const numbers = numbersIn(options);
  return kinds.flatMap(({ name, answers }) => [
    `${name}:`,
    ...options.flatMap(({ answer, does }, i) =>
      answers.includes(answer) ? [hang(`  ${numbers[i] ?? ''} ${answer}: ${does}`, paper, 5)] : [],
    ),
  ]);
}

const commandsText = (commands: readonly Command[], { paper }: Seat): string =>
  commandsByKind(commands)
    .flatMap(([title, of]) => [paper.ink.bold(`${title}:`), commandLines(of, paper)])
    .join('\n');

const commandLines = (commands: readonly Command[], paper: Paper): string =>
  paper.byEar
    ? commands.map((command) => `${command}: ${COMMANDS[command]}.`).join('\n')
    : commandColumns(commands, paper);

const commandColumns = (commands: readonly Command[], paper: Paper): string =>
  commands
    .map((command) => hang(`  ${command.padEnd(COMMAND_COLUMN)} ${COMMANDS[command]}`, paper, COMMAND_COLUMN + 3))
    .join('\n');

const ANSWERING = 'Answer with a word, its number or its first letters; Enter alone takes the marked answer. Also:';

/** `? aft`: what a word of the game means, or what a command does. */
function wordText(typed: string, { book, paper, sitting }: Seat): string {
  const [does] = COMMAND_WORDS.flatMap((command) => (command === typed ? [`${command}: ${COMMANDS[command]}`] : []));
  const found = explainedAs(book, typed);
  const sign =
    found.length > 0 ? undefined : (legendOfFight(sitting.asked) ?? []).find(([each]) => isSign(each, typed));
  if (sign) return hang(sign.join(': '), paper, 2);
  if (!does && found.length === 0) return `The glossary has no word ${quoted(typed)}; wof glossary lists them all.`;
  return [...(does ? [hang(does, paper, 2)] : []), ...(found.length > 0 ? [glossaryPage(found, paper)] : [])].join(
    '\n',
  );
}

/** A sign of a word beside a name or a figure is found by the word. */
const isSign = (sign: string, typed: string): boolean =>
  fold(sign) === fold(typed) || sign.split(' ').some((word) => /^[a-z]{3,}$/.test(word) && fold(word) === fold(typed));

/** Which words of the explanation the glossary has. */
function wordsText(about: string, { book, paper }: Seat): string[] {
  const words = explainedIn(book, about);
  if (words.length === 0) return [];
  return [wrap(`The glossary has ${words.join(', ')}: type ? and the word.`, paper)];
}

/** The open question, or the throw. */
function aboutText(position: Position, book: Rulebook, teller: Seat['teller']): string {
  if (position.status === 'throwing') return askForDice(position, book, teller.people);
  return position.status === 'asking' ? askingOf(position.question).help(position.question.about, book) : '';
}

/** A mission is being flown. */
const isAloft = ({ teller }: Seat): boolean => flownSoFar(teller.events) !== undefined;

/** A stand-alone battle is a fight from its beginning to its end. */
const isBattle = ({ setting }: Seat): boolean => setting.briefing !== undefined;

function isFighting(seat: Seat): boolean {
  const { events } = seat.teller;
  const began = events.findLastIndex(({ type }) => type === 'fight-began');
  return isBattle(seat) || began > events.findLastIndex(({ type }) => type === 'fight-broke-up');
}

function isDrawingUp({ sitting }: Seat): boolean {
  const { asked } = sitting;
  return asked !== undefined && askingOf(asked).board !== undefined;
}

const hasAnswered = ({ sitting }: Seat): boolean => !sitting.isFresh;

/** When a command is useful; commands that always are have no entry. */
const SERVES: { readonly [C in Command]?: (seat: Seat) => boolean } = {
  propose: isDrawingUp,
  course: isAloft,
  mission: (seat) => isAloft(seat) || isBattle(seat),
  layout: (seat) => isAloft(seat) || isBattle(seat),
  'carry-on': isFighting,
  track: isFighting,
  table: isFighting,
  arcs: isFighting,
  ruler: isFighting,
  undo: hasAnswered,
  'take-back': hasAnswered,
};
