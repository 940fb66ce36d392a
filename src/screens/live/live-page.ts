import type { HexId } from '../../cards/hexes.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Board } from '../../kit/screen/board.ts';
import type { Course } from '../../kit/screen/course.ts';
import { cut, type Paper, widthOf, wrapTo } from '../../page/paper.ts';
import { numbersIn } from '../../page/read-typed.ts';
import { isOfFight } from '../../questions/asking/put.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { readCourse } from '../../questions/map/course-words.ts';
import { answerFamilies } from './answer-families.ts';
import {
  answerGroups,
  answerList,
  answerWords,
  fitLines,
  joinAnswers,
  placeIn,
  sentencesWithin,
  wholeSentences,
} from './answer-lines.ts';
import { flightHead } from './flight-head.ts';
import { flightMiddle, LEAST_MAP, leastFlight } from './flight-middle.ts';
import { boardTaken } from './hand.ts';
import { graveLines, type LivePaper, lastNews, lastSentenceLines, newsLines, ROOMY } from './news-lines.ts';
import type { Hand, LiveScene, NewsLine } from './scene.ts';
import { whyHeStays } from './why-he-stays.ts';

/** The least rows: one line of news (enough on the ground), four of the question, and the input line. */
const LEAST_NEWS = 1;
/** The last sentence is told whole in up to so many lines. */
const MOST_LAST = 2;
export const MOST_NEWS = 4;
/** A large window has room for all results of a volley. */
const MOST_NEWS_ROOMY = 9;
const ASKED = 4;
/** The rows of a plan and a profile with their cockpit. */
const LEAST_PLAN = 11;
const NOTED = 4;
/** In a fight the track is more important than the rest of a note. */
const NOTED_IN_FIGHT = 2;
/** A track of up to so many lines is kept whole before its answers are shown in full. */
const MOST_TRACK = 10;
const TYPED = 1;
/** With so many free rows above the page, the last news is visible there and is not repeated on it. */
const SEEN_ABOVE = 3;

/**
 * The page above the input line: the known state, the news, the question and its answers. It never has more rows than
 * there are. First the list of answers is shortened, then the picture, then the news. In the air, and while the day is
 * planned, the explanations of the question are shortened before all of them.
 */
export function livePage(scene: LiveScene, hand: Hand, page: LivePaper): string[] {
  const note = noteLines(hand.note, noteRows(scene.question, page.rows), page.paper);
  const laid = laidOut(scene, hand, note, page);
  const explains = hand.note === scene.worded.help && (isInAir(scene) || isOfPlan(scene));
  const { lines } =
    laid.missing > 0 && explains
      ? laidOut(scene, hand, shorter(hand.note, note.length - laid.missing, page), page)
      : laid;
  return [...gapAbove(page.rows - TYPED - lines.length, scene, page), ...lines.slice(-(page.rows - TYPED))];
}

/**
 * The free rows would show a text from the middle of a sentence: on a low page they are left empty where it has been
 * read, and everywhere where they are only one or two.
 */
function gapAbove(free: number, { isTextRead }: LiveScene, { rows }: LivePaper): string[] {
  const isEmpty = free < SEEN_ABOVE || (isTextRead === true && rows < ROOMY);
  return isEmpty ? Array.from({ length: Math.max(0, free) }, () => '') : [];
}

/** The lines of a page with such a note, and how many of the news and of the track were left out for want of room. */
function laidOut(
  scene: LiveScene,
  hand: Hand,
  note: readonly string[],
  page: LivePaper,
): { lines: string[]; missing: number } {
  const { worded, whose } = scene;
  const { paper, rows } = page;
  const head = headOf(scene, page);
  const asked = wrapTo(`${whose}${worded.ask}`, paper.width)
    .split('\n')
    .slice(0, ASKED)
    .map((line) => paper.ink.bold(line));
  const free = rows - TYPED - head.length - asked.length - note.length;
  const least = hand.board ? hand.board.picture(paper).split('\n').length : leastMiddle(scene, free, page);
  const happened = newsLines(scene, page);
  const answers = answersOn(scene, hand, free - Math.max(LEAST_NEWS, graveOn(happened, page)) - least, page);
  const space = Math.max(0, free - answers.length);
  const fewest = leastNews(scene, happened, page);
  const spare = Math.max(fewest, space - (isOnMap(scene) && !hand.board ? LEAST_MAP : least));
  const most = Math.max(fewest, mostNews(scene, space, page));
  const news = lastNews(happened, Math.min(space, spare, most), paper);
  const middle = middleOf(scene, hand, Math.max(0, space - news.length), page);
  const laid = (told: readonly string[]) => [...head, ...middle, ...told, ...asked, ...answers, ...note];
  const above = rows - laid(news).length;
  const isSeenAbove = scene.isToldAbove === true && above >= SEEN_ABOVE && sinceGrave(scene.news) <= above;
  const lines = laid(isSeenAbove ? [] : news);
  const untold = Math.max(0, Math.min(happened.length, most) - Math.min(space, spare, most));
  return { lines, missing: untold + undrawn(scene, hand, middle.length, page) };
}

/** How many rows the news have from the first grave line on, with an empty one between its parts. */
function sinceGrave(news: readonly NewsLine[]): number {
  const first = news.findIndex(({ isGrave }) => isGrave);
  return first < 0 ? 0 : news.length - first + 1;
}

/** How many lines of a track, or of a plan, have no room: it has all who are in the fight, or what is planned. */
function undrawn(scene: LiveScene, { board }: Hand, rows: number, { paper }: LivePaper): number {
  const { question, picture } = scene;
  const isPlan = isOfPlan(scene);
  if (!isPlan && !('track' in question.about)) return 0;
  const drawn = isPlan ? (board?.picture(paper) ?? picture(paper, { rows, at: undefined })) : undefined;
  return Math.max(0, (drawn ?? picture(paper, { rows: 0, at: undefined })).split('\n').length - rows);
}

const isOfPlan = ({ question }: LiveScene): boolean => 'plan' in question.about;

/** The explanation of a question in so many lines; if no sentence fits, the command that shows it. */
function shorter(note: string, rows: number, { paper }: LivePaper): string[] {
  const lines = wholeSentences(note, rows, paper.width);
  return lines.length === 0 ? [EXPLAINED] : lines;
}

const EXPLAINED = '? explains what is asked.';

/** The lines of a note that have room below a question, on a page of so many rows. */
export const noteRows = ({ about }: Pick<LiveScene['question'], 'about'>, rows: number): number =>
  'view' in about && rows < ROOMY ? NOTED_IN_FIGHT : NOTED;

const noteLines = (note: string, rows: number, { width }: Paper): string[] =>
  note === '' ? [] : sentencesWithin(note, rows, width);

/**
 * In full, as far as there is room; if the picture shows the answers, only the one at the cursor; row by row where they
 * are grouped.
 */
function answersOf(scene: LiveScene, hand: Hand, rows: number, { paper, book }: LivePaper): string[] {
  const { worded, question } = scene;
  const { options, groups } = worded;
  const { picture, rows: kinds } = askingOf(question);
  const { at } = hand;
  if (picture?.hasAnswers) {
    const chosen = options[at ?? -1];
    return chosen ? chosenLines(chosen, paper) : [];
  }
  const families = kinds?.families?.(question, book);
  if (families) return answerFamilies(options, families, hand, { paper, rows });
  if (groups) return answerGroups({ options, groups }, hand, { paper, rows });
  return answersListed(options, hand, { inFull: isInAir(scene) ? 0 : rows, rows }, paper);
}

/** Each answer on lines of its own, or where there is no room for that side by side. */
function answersListed(
  options: LiveScene['worded']['options'],
  hand: Hand,
  { inFull, rows }: { readonly inFull: number; readonly rows: number },
  paper: Paper,
): string[] {
  const { at } = hand;
  const list = answerList(options, at, inFull, paper);
  if (list.length <= rows) return list;
  const alike = answerList(
    joinAnswers(options, at),
    at === undefined ? undefined : placeIn(options, at),
    inFull,
    paper,
  );
  const words = answerWords(options, hand, rows, paper);
  if (alike.length <= rows) return alike;
  return isChoiceOfTwo(options, at) && list.length <= words.length ? list : words;
}

/** Of two answers both figures stand on the page, where the words would take as many lines. */
const isChoiceOfTwo = (options: readonly unknown[], at: number | undefined): boolean =>
  options.length === 2 && at !== undefined;

/** The answer at the cursor in a few lines, for the picture is more important: of more the first clauses. */
function chosenLines(chosen: LiveScene['worded']['options'][number], paper: Paper): string[] {
  const clauses = chosen.does.split('; ');
  const told = clauses.map((_, left) => clauses.slice(0, clauses.length - left).join('; '));
  const lists = told.map((does, left) =>
    answerList([{ ...chosen, does: left === 0 ? does : `${does} …`, number: '' }], 0, 0, paper),
  );
  return lists.find((lines) => lines.length <= MOST_CHOSEN) ?? lists.at(-1) ?? [];
}

const MOST_CHOSEN = 3;

function answersOn(scene: LiveScene, hand: Hand, rows: number, page: LivePaper): string[] {
  const board = boardTaken(hand);
  if (!board) return answersOf(scene, hand, rows, page);
  return answerWords(withDrawn(scene.worded.options, board), { ...hand, at: 0 }, rows, page.paper);
}

/** Enter takes what was drawn, and not the answer that it takes else. */
const withDrawn = (options: LiveScene['worded']['options'], { given }: Board): LiveScene['worded']['options'] => [
  { answer: 'Enter', does: given, number: '' },
  ...options.map((option, i) => ({ ...option, number: numbersIn(options)[i] ?? '' })),
];

/** In a fight its own page is more important than the mission's lines. */
function headOf(scene: LiveScene, { book, paper, rows }: LivePaper): string[] {
  const { flown, seen, question } = scene;
  if (!flown) return [];
  const short = isOfFight(question) ? 'in-a-line' : 'in-short';
  const stays = whyHeStays(scene, book);
  return [
    ...flightHead({ flown, seen }, book, paper, rows >= ROOMY ? 'in-full' : short),
    ...(stays === undefined
      ? []
      : wrapTo(stays, paper.width)
          .split('\n')
          .map((line) => paper.ink.bold(line))),
  ];
}

/**
 * In the air four lines. More in a fight in a large window, and where the picture has free rows of sky; on the way the
 * map needs them.
 */
function mostNews(scene: LiveScene, space: number, { paper, rows }: LivePaper): number {
  if (!isInAir(scene)) return LEAST_NEWS;
  const most = rows >= ROOMY && isOfFight(scene.question) ? MOST_NEWS_ROOMY : MOST_NEWS;
  if (!askingOf(scene.question).picture?.givesWay) return most;
  return Math.max(most, space - scene.picture(paper, { rows: 0, at: undefined }).split('\n').length);
}

/**
 * What is grave is told whole. So is a single sentence, except in a fight: there a row of the track is worth more.
 */
function leastNews({ question }: LiveScene, happened: readonly NewsLine[], page: LivePaper): number {
  const last = isOfFight(question) ? 0 : Math.min(MOST_LAST, lastSentenceLines(happened, page.paper));
  return Math.max(LEAST_NEWS, last, graveOn(happened, page));
}

/** The lines of what is grave: more than a page has room for have been read before it. */
const graveOn = (happened: readonly NewsLine[], { paper, rows }: LivePaper): number =>
  Math.min(rows >= ROOMY ? MOST_NEWS_ROOMY : MOST_NEWS, graveLines(happened, paper));

/** On the way the map gives rows to what has happened, down to its least. */
const isOnMap = ({ flown, question }: LiveScene): boolean => flown !== undefined && !isOfFight(question);

const isInAir = ({ flown, question }: LiveScene): boolean => flown !== undefined || isOfFight(question);

/** In the air a map or a track is more important than the full answers; on the ground the answers are. */
function leastMiddle(scene: LiveScene, rows: number, { book, paper }: LivePaper): number {
  const { question, picture, flown, seen, worded } = scene;
  const room = { rows, at: undefined };
  // If the answers stand row by row, the picture shows where they lead; the news are shown all the same.
  if (worded.groups) return Math.min(rows, LEAST_PLAN);
  // With less room there are fewer notes below the answers.
  if (askingOf(question).picture?.listsAnswers) return picture(paper, { ...room, rows: 0 }).split('\n').length;
  if ('track' in question.about) return Math.min(picture(paper, { ...room, rows: 0 }).split('\n').length, MOST_TRACK);
  if ('view' in question.about) return picture(paper, room) === '' ? 0 : LEAST_MAP;
  return flown ? leastFlight({ flown, seen }, book, paper) : 0;
}

function middleOf(scene: LiveScene, hand: Hand, rows: number, { book, paper }: LivePaper): string[] {
  const { flown, seen, worded } = scene;
  const course = courseTyped(hand.typed, seen, book) ?? scene.course;
  const drawn = () => scene.picture(paper, { rows, at: worded.options[hand.at ?? -1]?.answer });
  const picture = hand.board?.picture(paper) ?? drawn();
  if (picture !== '')
    return fitLines(picture.split('\n'), rows, askingOf(scene.question).picture?.rest ?? 'type track').map((line) =>
      inWidth(line, paper),
    );
  if (!flown) return [];
  return flightMiddle({ flown, seen }, { rows, lit: litBy(scene, hand.at), course }, book, paper);
}

/** A course is drawn while it is being typed. */
function courseTyped(typed: string, seen: LiveScene['seen'], book: Rulebook): Course | undefined {
  const [command, ...words] = typed.trim().toLowerCase().split(/\s+/);
  const read = command === 'course' ? readCourse(words, seen?.orders.target, book) : undefined;
  return read && 'course' in read ? read.course : undefined;
}

/** A line wider than the window would wrap, and its second row would not be cleared. */
const inWidth = (line: string, { width }: Paper): string => (widthOf(line) === line.length ? cut(line, width) : line);

/** The hex of the answer at the cursor. */
const litBy = ({ question, worded }: LiveScene, at: number | undefined): HexId | undefined =>
  at === undefined ? undefined : askingOf(question).picture?.hex?.(worded.options[at]?.answer ?? '', question.about);
