import type { Family } from '../../kit/screen/asking.ts';
import type { ArrowDirection, Board } from '../../kit/screen/board.ts';
import { numbersIn, readTyped } from '../../page/read-typed.ts';
import type { Worded } from '../../questions/asking/word.ts';
import type { Hand } from './scene.ts';

/** The possible answers at a page, and the helpers for typing. */
export interface PageAnswering {
  readonly options: Worded['options'];
  /** The index of the answer that Enter alone takes. */
  readonly safe: number | undefined;
  /** The lines typed before, the latest last. */
  readonly history: readonly string[];
  /** The possible completions of a line. */
  readonly complete: (line: string) => readonly string[];
  /** The board that the arrow keys move on instead of the answers, if there is one. */
  readonly board: Board | undefined;
  /** The kinds of answers on the page, where the answers are too many for a line each. */
  readonly kinds?: readonly Pick<Family, 'name' | 'answers' | 'parts' | 'best'>[];
}

/** The input state of a page: what is visible, whether the cursor has moved, and the selected line of the history. */
export interface HandState extends Hand {
  readonly walked: boolean;
  readonly past: number;
  /** A q has ended what was looked up: another one is the command. */
  readonly hasEnded?: boolean;
}

/** The input state of a new page. */
export const freshHand = ({ safe, history, board }: PageAnswering, note: string): HandState => ({
  board,
  typed: '',
  at: safe,
  note,
  walked: false,
  past: history.length,
});

/** After a typed character: the cursor goes to the first answer that the line may mean. */
export function afterTyping(hand: HandState, typed: string, answering: PageAnswering): HandState {
  const at = typed.trim() === '' ? answering.safe : firstMeant(typed, answering);
  return { ...hand, typed, at, note: '', walked: false, opened: undefined };
}

/** Of a kind with a best the best, else the first. */
function firstMeant(typed: string, answering: PageAnswering): number | undefined {
  const best = kindNamed(typed, answering)?.best;
  const found = meant(typed, answering);
  return found.find((i) => answering.options[i]?.answer === best?.answer) ?? found[0];
}

/** Enter behind the name of a kind of several answers opens it, with the cursor on its best. */
export function openedKind(hand: HandState, answering: PageAnswering): HandState | undefined {
  const kind = kindNamed(hand.typed, answering);
  if (hand.walked || kind?.best === undefined || meant(hand.typed, answering).length < 2) return undefined;
  return { ...hand, typed: '', walked: true, note: '', opened: hand.typed.trim().toLowerCase() };
}

/** The kind that a line names, by its own name or that of a part. */
function kindNamed(
  typed: string,
  { kinds = [] }: PageAnswering,
): NonNullable<PageAnswering['kinds']>[number] | undefined {
  const text = typed.trim().toLowerCase();
  return kinds.find(({ name, parts = [] }) => name === text || parts.some((part) => part.name === text));
}

/** Up and down move among the answers that the line may mean; above the first one are the lines typed before. */
export function afterWalking(hand: HandState, by: 1 | -1, answering: PageAnswering): HandState {
  const { history } = answering;
  const among = hand.typed === '' ? answering.options.map((_, i) => i) : meant(hand.typed, answering);
  const place = hand.at === undefined ? -1 : among.indexOf(hand.at);
  const isInPast = hand.past < history.length;
  if (isInPast || (by < 0 && place <= 0 && hand.typed === '' && history.length > 0))
    return intoPast(hand, by, answering);
  if (among.length === 0) return hand;
  const next = place < 0 && by < 0 ? among.length - 1 : (place + by + among.length) % among.length;
  return { ...hand, at: among[next], walked: true, note: '' };
}

/** After an arrow key or the space bar on a board. */
export function afterBoard(hand: HandState, board: Board, key: ArrowDirection | 'space'): HandState {
  const next = board.after(key);
  return { ...hand, board: next, note: next.note };
}

/** Lines that mean the plan as drawn: nothing, a look at it, and the answer that takes off with it. */
const OF_BOARD: readonly string[] = ['', 'plan', 'fly'];

/** The changed board, where Enter takes it. */
export const boardTaken = ({ typed, board }: Pick<Hand, 'typed' | 'board'>): Board | undefined =>
  board?.isChanged && OF_BOARD.includes(typed.trim().toLowerCase()) ? board : undefined;

/** An answer reached with the cursor on a grid. */
export const walkedTo = (hand: HandState, at: number): HandState => ({ ...hand, at, walked: true, note: '' });

function intoPast(hand: HandState, by: 1 | -1, answering: PageAnswering): HandState {
  const { history } = answering;
  const past = Math.max(0, Math.min(hand.past + by, history.length));
  return { ...afterTyping(hand, history[past] ?? '', answering), past };
}

/** Tab: completes the common beginning of all possible lines; if they differ, they are listed. */
export function afterTab(hand: HandState, answering: PageAnswering): HandState {
  const found = answering.complete(hand.typed);
  if (found.length === 0) return { ...hand, note: 'Nothing begins like that.' };
  const [only = ''] = found;
  if (found.length === 1) return afterTyping(hand, `${only} `, answering);
  return { ...afterTyping(hand, shared(found), answering), note: found.join('  ') };
}

/** The common beginning. */
function shared(words: readonly string[]): string {
  const [first = ''] = words;
  const differs = [...first].findIndex((letter, i) => words.some((word) => word[i] !== letter));
  return differs < 0 ? first : first.slice(0, differs);
}

/**
 * The result of Enter: what was typed beside a drawing; the answer at a moved cursor; otherwise the typed text, as an
 * answer if only one matches; otherwise the safe answer.
 */
export function givenByEnter(hand: HandState, answering: PageAnswering): string {
  const { typed, at, walked } = hand;
  if (boardTaken(hand)) return typed;
  const { options, safe } = answering;
  const atHand = at === undefined ? undefined : options[at]?.answer;
  if (walked && atHand !== undefined) return atHand;
  if (typed.trim() === '') return options[safe ?? -1]?.answer ?? '';
  const words = options.map(({ answer }) => answer);
  if (readTyped(typed, words, numbersIn(options)).is !== 'unknown') return typed.trim();
  const found = meant(typed, answering);
  return found.length === 1 && atHand !== undefined ? atHand : typed.trim();
}

/** Why Enter takes nothing yet: the text matches several answers, and the cursor is on none of them. */
export function severalMeant({ typed, walked }: HandState, answering: PageAnswering): string | undefined {
  const { options, board } = answering;
  // In planning a name may be that of a man who cannot go: the seat says why.
  if (walked || board || typed.trim() === '') return undefined;
  const words = options.map(({ answer }) => answer);
  if (readTyped(typed, words, numbersIn(options)).is !== 'unknown') return undefined;
  const found = meant(typed, answering);
  return found.length > 1 ? `${found.length} answers may be meant: up and down walk among them.` : undefined;
}

/** The answers that a line may mean: of the named kind, or beginning with the text; otherwise those that contain it. */
function meant(typed: string, { options, kinds = [] }: PageAnswering): number[] {
  const text = typed.trim().toLowerCase();
  const read = readTyped(
    typed,
    options.map(({ answer }) => answer),
    numbersIn(options),
  );
  if (read.is === 'answer') return [options.findIndex(({ answer }) => answer === read.answer)];
  if (read.is === 'command') return [];
  const where = (fits: (option: Worded['options'][number]) => boolean) =>
    options.flatMap((option, i) => (fits(option) ? [i] : []));
  const kind = kinds.flatMap((each) => [each, ...(each.parts ?? [])]).find(({ name }) => name === text);
  if (kind) return where(({ answer }) => kind.answers.includes(answer));
  const begun = where(({ answer }) => answer.toLowerCase().startsWith(text));
  // A number is a height, a burst or an answer's number, but not a cost in an answer's text.
  return begun.length > 0 ? begun : where(({ does }) => WORD.test(text) && hasWords(does, text));
}

/** Single letters are no search: `e f` may be two cards, and is in `the fight` by chance. */
const WORD = /\p{L}{2}/u;

/** Whether an explanation has the text from the beginning of a word on. */
const hasWords = (does: string, text: string): boolean => ` ${plain(does)}`.includes(` ${plain(text)}`);

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
