import type { Family } from '../../kit/screen/asking.ts';
import type { Board, Direction } from '../../kit/screen/board.ts';
import { numbersIn, readTyped } from '../../page/read-typed.ts';
import type { Worded } from '../../questions/asking/word.ts';
import type { Hand } from './scene.ts';

/** What may be answered at a page, and what helps in the answering. */
export interface Answering {
  readonly options: Worded['options'];
  /** The answer that Enter alone takes, by its place. */
  readonly safe: number | undefined;
  /** The lines typed before, the last one last. */
  readonly history: readonly string[];
  /** The lines that a begun line may be completed to. */
  readonly complete: (line: string) => readonly string[];
  /** What the arrows walk on in place of the answers, if anything. */
  readonly board: Board | undefined;
  /** The kinds by which the answers stand on the page, where they are too many for a line each. */
  readonly kinds?: readonly Pick<Family, 'name' | 'answers'>[];
}

/** The hand at a page: besides what is seen of it whether it has walked, and to which line of the past. */
export interface Held extends Hand {
  readonly walked: boolean;
  readonly past: number;
}

/** The hand as a page is laid out. */
export const freshHand = ({ safe, history, board }: Answering, note: string): Held => ({
  board,
  typed: '',
  at: safe,
  note,
  walked: false,
  past: history.length,
});

/** After a key that changed the line: the first answer that it may mean is at hand. */
export function afterTyping(hand: Held, typed: string, answering: Answering): Held {
  const at = typed.trim() === '' ? answering.safe : meant(typed, answering)[0];
  return { ...hand, typed, at, note: '', walked: false };
}

/** Up and down walk among the answers that the line may mean; above the first of all lie the lines typed before. */
export function afterWalking(hand: Held, by: 1 | -1, answering: Answering): Held {
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

/** After an arrow, or the space bar, on a board. */
export function afterBoard(hand: Held, board: Board, key: Direction | 'space'): Held {
  const next = board.after(key);
  return { ...hand, board: next, note: next.note };
}

/** What is drawn on the board, where Enter takes it. */
export const boardTaken = ({ typed, board }: Held): Board | undefined =>
  typed.trim() === '' && board?.isChanged === true ? board : undefined;

/** An answer that was walked to on a grid. */
export const walkedTo = (hand: Held, at: number): Held => ({ ...hand, at, walked: true, note: '' });

function intoPast(hand: Held, by: 1 | -1, answering: Answering): Held {
  const { history } = answering;
  const past = Math.max(0, Math.min(hand.past + by, history.length));
  return { ...afterTyping(hand, history[past] ?? '', answering), past };
}

/** Tab: as far as all that the line may become agree; where they part, they are told. */
export function afterTab(hand: Held, answering: Answering): Held {
  const found = answering.complete(hand.typed);
  if (found.length === 0) return { ...hand, note: 'Nothing begins like that.' };
  const [only = ''] = found;
  if (found.length === 1) return afterTyping(hand, `${only} `, answering);
  return { ...afterTyping(hand, shared(found), answering), note: found.join('  ') };
}

/** What all of them begin with. */
function shared(words: readonly string[]): string {
  const [first = ''] = words;
  const differs = [...first].findIndex((letter, i) => words.some((word) => word[i] !== letter));
  return differs < 0 ? first : first.slice(0, differs);
}

/**
 * What Enter gives: the answer walked to; else what is typed, by its meaning where only one answer has it; else what is
 * safe.
 */
export function given({ typed, at, walked }: Held, answering: Answering): string {
  const { options, safe } = answering;
  const atHand = at === undefined ? undefined : options[at]?.answer;
  if (walked && atHand !== undefined) return atHand;
  if (typed.trim() === '') return safe === undefined ? '' : (options[safe]?.answer ?? '');
  const words = options.map(({ answer }) => answer);
  if (readTyped(typed, words, numbersIn(options)).is !== 'unknown') return typed.trim();
  const found = meant(typed, answering);
  return found.length === 1 && atHand !== undefined ? atHand : typed.trim();
}

/** Why Enter takes nothing yet: what is typed speaks of several answers, and none of them is walked to. */
export function severalMeant({ typed, walked }: Held, answering: Answering): string | undefined {
  const { options, board } = answering;
  // In planning a name may be of a man who cannot go: the seat says why.
  if (walked || board || typed.trim() === '') return undefined;
  const words = options.map(({ answer }) => answer);
  if (readTyped(typed, words, numbersIn(options)).is !== 'unknown') return undefined;
  const found = meant(typed, answering);
  return found.length > 1 ? `${found.length} answers may be meant: up and down walk among them.` : undefined;
}

/** What a line may mean: the answers of the kind that it names, or that begin so; else those that speak of it. */
function meant(typed: string, { options, kinds = [] }: Answering): number[] {
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
  const kind = kinds.find(({ name }) => name === text);
  if (kind) return where(({ answer }) => kind.answers.includes(answer));
  const begun = where(({ answer }) => answer.toLowerCase().startsWith(text));
  // A figure is a height, a burst or a number, and not one of those that an answer costs.
  return begun.length > 0 ? begun : where(({ does }) => WORD.test(text) && does.toLowerCase().includes(text));
}

const WORD = /^(?=.*[a-z])../;
