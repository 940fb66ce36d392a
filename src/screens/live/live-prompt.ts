import {
  createPrompt,
  ExitPromptError,
  isDownKey,
  isEnterKey,
  isTabKey,
  isUpKey,
  useEffect,
  useKeypress,
  useRef,
  useState,
} from '@inquirer/core';

import { bare } from '../../cards/bare.ts';
import { type ArrowDirection, type Board, isDirection } from '../../kit/screen/board.ts';

import { widthOf } from '../../page/paper.ts';
import { useComing, useRedraw } from '../../page/prompt-hooks.ts';
import { safeToPrint } from '../../page/safe-to-print.ts';
import {
  afterBoard,
  afterTab,
  afterTyping,
  afterWalking,
  boardTaken,
  freshHand,
  givenByEnter,
  type HandState,
  openedKind,
  type PageAnswering,
  severalMeant,
  walkedTo,
} from './hand.ts';
import type { Hand } from './scene.ts';

/** The window of a page. */
interface LiveWindow {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
  on(event: 'resize', act: () => void): unknown;
  off(event: 'resize', act: () => void): unknown;
}

/** A page with a question: how it is drawn above the input line, and the possible answers. */
export interface LivePage extends PageAnswering {
  readonly window: LiveWindow;
  readonly note: string;
  /** The note is what was looked up: Enter alone ends it, and answers nothing. */
  readonly isLookedUp: boolean;
  /** Text typed at the last pause: it stands in the input line, and waits for Enter. */
  readonly begun: string;
  /** By the clock of `performance.now`: an Enter alone before it was meant for the text that stood here. */
  readonly takesEnterFrom: number;
  readonly draw: (hand: Hand) => readonly string[];
  /** The next answer in a direction, where the answers form a grid. */
  readonly walk: ((at: number, direction: ArrowDirection) => number) | undefined;
}

/** The typed line, nothing when the player has gone; and the lines typed or pasted after it. */
export interface GivenLine {
  readonly line: string | undefined;
  readonly ahead: readonly string[];
  /** The board that is taken as drawn, before the line. */
  readonly board: Board | undefined;
  /** The drawn board when a line was typed instead. */
  readonly drawn: Board | undefined;
}

/** Asks on a page that is redrawn in place at every key. It is removed after the answer. */
export async function askOnPage(page: LivePage): Promise<GivenLine> {
  const ahead: string[] = [];
  const taken: LiveAsking['taken'] = { board: undefined, drawn: undefined };
  try {
    const line = await livePrompt({ page, ahead, taken }, { clearPromptOnDone: true });
    return { line, ahead, ...taken };
  } catch (error) {
    if (error instanceof ExitPromptError) return { line: undefined, ahead: [], board: undefined, drawn: undefined };
    throw error;
  }
}

interface LiveAsking {
  readonly page: LivePage;
  /** Receives the lines after the answering one. */
  readonly ahead: string[];
  /** Receives the board, as taken or as left. */
  readonly taken: { board: Board | undefined; drawn: Board | undefined };
}

const livePrompt = createPrompt<string | undefined, LiveAsking>(({ page, ahead, taken }, done) => {
  const [hand, setHand] = useState<HandState>(() => begunHand(page));
  const lines = page.draw(hand).map(safeToPrint);
  const drawn = useRef<readonly string[]>([]);
  drawn.current = lines;
  useRedrawing(page.window, drawn, () => done(undefined));
  useEffect((rl) => rl.write(page.begun), []);
  const isGiven = useRef(false);
  const behind = useRef('');
  useKeypress((key, rl) => {
    if (isGiven.current) {
      behind.current = heldBack(key, behind.current, rl.line, ahead);
    } else if (isEnterKey(key) && whyNotYet(hand, page) === undefined) {
      Object.assign(taken, boardsAt(hand));
      isGiven.current = true;
      done(givenByEnter(hand, page));
    } else {
      const next = isEnterKey(key) ? afterEnter(hand, page) : afterKey(hand, key, rl.line, page);
      keepTyped(next, rl);
      setHand(next);
    }
  });
  return [...lines, `> ${bare(hand.typed)}`].join('\n');
});

/** The first input state; the page's own note is shown even if text is already typed. */
function begunHand(page: LivePage): HandState {
  const hand = freshHand(page, page.note);
  return page.begun === '' ? hand : { ...afterTyping(hand, page.begun, page), note: page.note };
}

/** The board that Enter takes, or leaves. */
function boardsAt(hand: HandState): LiveAsking['taken'] {
  const board = boardTaken(hand);
  return { board, drawn: board ? undefined : hand.board };
}

/**
 * Why Enter takes nothing yet: what is drawn or typed has a fault, or the page has only just come to stand. Nothing is
 * said where it ends what was looked up.
 */
function whyNotYet(hand: HandState, page: LivePage): string | undefined {
  const fault = boardTaken(hand)?.fault ?? severalMeant(hand, page);
  const isBare = hand.typed.trim() === '' && !hand.walked && !boardTaken(hand);
  if (endsLookUp(hand, page)) return Q_ENDS;
  if (fault !== undefined || !isBare) return fault;
  if (performance.now() < page.takesEnterFrom) return JUST_READ;
  return page.isLookedUp && hand.note === page.note ? '' : undefined;
}

/** As at a pause: who has looked something up types q at its end, also where it needed no pause. */
const endsLookUp = ({ typed, hasEnded }: HandState, page: LivePage): boolean =>
  page.isLookedUp && !hasEnded && typed.trim().toLowerCase() === 'q' && !wasQuit(page.history.at(-1));

/** Whoever has been asked whether he leaves has looked up nothing. */
const wasQuit = (line: string | undefined): boolean =>
  line !== undefined && 'quit'.startsWith(line.trim().toLowerCase());

const Q_ENDS = 'q ended what you looked up; q once more leaves.';
const JUST_READ = 'That Enter ended the text, and answers nothing. Look, and press it once more.';

/** Enter that takes nothing opens a kind of answers, or has a note why. */
function afterEnter(hand: HandState, page: LivePage): HandState {
  const note = whyNotYet(hand, page) ?? '';
  if (endsLookUp(hand, page)) return { ...freshHand(page, note), hasEnded: true };
  return openedKind(hand, page) ?? { ...hand, note };
}

/** Restores the page's line in the editor. */
function keepTyped(
  { typed }: HandState,
  rl: { line: string; clearLine(direction: 0): void; write(text: string): void },
): void {
  if (typed === rl.line) return;
  rl.clearLine(0);
  rl.write(typed);
}

/** Keeps the lines after the answering one, as in pasted text. */
function heldBack(key: Key, line: string, typed: string, ahead: string[]): string {
  if (!isEnterKey(key)) return typed;
  ahead.push(line);
  return '';
}

type Key = Parameters<typeof isEnterKey>[0];

function afterKey(hand: HandState, key: Key, line: string, page: LivePage): HandState {
  if (hand.typed === '' && hand.board && (isDirection(key.name) || key.name === 'space'))
    return afterBoard(hand, hand.board, key.name);
  if (hand.typed === '' && isDirection(key.name)) return afterArrow(hand, key.name, page);
  if (isUpKey(key)) return afterWalking(hand, -1, page);
  if (isDownKey(key)) return afterWalking(hand, 1, page);
  if (isTabKey(key)) return afterTab(hand, page);
  return line === hand.typed ? hand : afterTyping(hand, line, page);
}

/** On an empty line the arrow keys move: on the grid, if there is one, otherwise up and down the list. */
function afterArrow(hand: HandState, direction: ArrowDirection, page: LivePage): HandState {
  if (page.walk) return walkedTo(hand, page.walk(hand.at ?? 0, direction));
  return afterWalking(hand, direction === 'up' || direction === 'left' ? -1 : 1, page);
}

/** Reactions of the page to a resize, to the return to the foreground, and to the end of the input. */
function useRedrawing(window: LiveWindow, drawn: { readonly current: readonly string[] }, leave: () => void): void {
  const redraw = useRedraw();
  useEffect(() => {
    const resized = () => {
      window.write(ROW_UP.repeat(rowsGained(drawn.current, window.columns)));
      redraw();
    };
    window.on('resize', resized);
    return () => void window.off('resize', resized);
  }, []);
  useComing(() => {
    // The shell's output stays above; the page begins on an empty screen.
    window.write('\n'.repeat(window.rows));
    redraw();
  }, leave);
}

/** Clears the line of the cursor, and goes up one line. */
const ROW_UP = '\u001b[2K\u001b[1A';

/** In a narrower window a terminal wraps the lines on the screen: returns the additional rows. */
const rowsGained = (lines: readonly string[], columns: number): number =>
  lines.reduce((rows, line) => rows + Math.max(0, Math.ceil(widthOf(line) / Math.max(columns, 1)) - 1), 0);
