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
import { type Board, type Direction, isDirection } from '../../kit/screen/board.ts';

import { widthOf } from '../../page/paper.ts';
import { useComing, useRedraw } from '../../page/prompt-hooks.ts';
import { safeToPrint } from '../../page/safe-to-print.ts';
import {
  type Answering,
  afterBoard,
  afterTab,
  afterTyping,
  afterWalking,
  boardTaken,
  freshHand,
  given,
  type Held,
  severalMeant,
  walkedTo,
} from './hand.ts';
import type { Hand } from './scene.ts';

/** The window that a page is drawn in. */
interface LiveWindow {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
  on(event: 'resize', act: () => void): unknown;
  off(event: 'resize', act: () => void): unknown;
}

/** A page to be asked on: how it is drawn, above the line that is typed on, and what may be answered. */
export interface LivePage extends Answering {
  readonly window: LiveWindow;
  readonly note: string;
  /** What was typed at the pause before it: it stands in the line, and waits for Enter. */
  readonly begun: string;
  /** By the clock of `performance.now`: an Enter alone before it was meant for the text that stood here. */
  readonly takesEnterFrom: number;
  readonly draw: (hand: Hand) => readonly string[];
  /** From one answer to another in a direction, where they lie on a grid. */
  readonly walk: ((at: number, direction: Direction) => number) | undefined;
}

/** The line given, nothing when the player has gone; and the lines that were typed, or pasted, behind it. */
export interface Given {
  readonly line: string | undefined;
  readonly ahead: readonly string[];
  /** What was taken as it is drawn, in place of a line. */
  readonly board: Board | undefined;
  /** What stood drawn when a line was given in its place. */
  readonly drawn: Board | undefined;
}

/** Asks on a page that is drawn again in place with every key. Nothing of it remains when it is answered. */
export async function askOnPage(page: LivePage): Promise<Given> {
  const ahead: string[] = [];
  const taken: Asking['taken'] = { board: undefined, drawn: undefined };
  try {
    const line = await livePrompt({ page, ahead, taken }, { clearPromptOnDone: true });
    return { line, ahead, ...taken };
  } catch (error) {
    if (error instanceof ExitPromptError) return { line: undefined, ahead: [], board: undefined, drawn: undefined };
    throw error;
  }
}

interface Asking {
  readonly page: LivePage;
  /** Where lines are put that come after the one that answers. */
  readonly ahead: string[];
  /** Where the board is put that is taken as it is drawn, or left so. */
  readonly taken: { board: Board | undefined; drawn: Board | undefined };
}

const livePrompt = createPrompt<string | undefined, Asking>(({ page, ahead, taken }, done) => {
  const [hand, setHand] = useState<Held>(() => begunHand(page));
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
      done(given(hand, page));
    } else {
      const next = isEnterKey(key)
        ? { ...hand, note: whyNotYet(hand, page) ?? '' }
        : afterKey(hand, key, rl.line, page);
      keepTyped(next, rl);
      setHand(next);
    }
  });
  return [...lines, `> ${bare(hand.typed)}`].join('\n');
});

/** The hand as the page is laid out; the page's own note stands though something is typed already. */
function begunHand(page: LivePage): Held {
  const hand = freshHand(page, page.note);
  return page.begun === '' ? hand : { ...afterTyping(hand, page.begun, page), note: page.note };
}

/** What Enter takes as it is drawn, or else leaves so. */
function boardsAt(hand: Held): Asking['taken'] {
  const board = boardTaken(hand);
  return { board, drawn: board ? undefined : hand.board };
}

/** Why Enter takes nothing yet: what is drawn or typed has a fault, or the page has only just come to stand. */
function whyNotYet(hand: Held, page: LivePage): string | undefined {
  const fault = boardTaken(hand)?.fault ?? severalMeant(hand, page);
  if (fault !== undefined || performance.now() >= page.takesEnterFrom) return fault;
  const isBare = hand.typed.trim() === '' && !hand.walked && !boardTaken(hand);
  return isBare ? JUST_READ : undefined;
}

const JUST_READ = 'That Enter ended the text, and answers nothing. Look, and press it once more.';

/** The line that is edited is the one that the page has. */
function keepTyped(
  { typed }: Held,
  rl: { line: string; clearLine(direction: 0): void; write(text: string): void },
): void {
  if (typed === rl.line) return;
  rl.clearLine(0);
  rl.write(typed);
}

/** What comes behind the line that answers, as pasted lines do, is kept line by line. */
function heldBack(key: Key, line: string, typed: string, ahead: string[]): string {
  if (!isEnterKey(key)) return typed;
  ahead.push(line);
  return '';
}

type Key = Parameters<typeof isEnterKey>[0];

function afterKey(hand: Held, key: Key, line: string, page: LivePage): Held {
  if (hand.typed === '' && hand.board && (isDirection(key.name) || key.name === 'space'))
    return afterBoard(hand, hand.board, key.name);
  if (hand.typed === '' && isDirection(key.name)) return afterArrow(hand, key.name, page);
  if (isUpKey(key)) return afterWalking(hand, -1, page);
  if (isDownKey(key)) return afterWalking(hand, 1, page);
  if (isTabKey(key)) return afterTab(hand, page);
  return line === hand.typed ? hand : afterTyping(hand, line, page);
}

/** On an empty line all four arrows walk: over the grid, if there is one, else up and down the list. */
function afterArrow(hand: Held, direction: Direction, page: LivePage): Held {
  if (page.walk) return walkedTo(hand, page.walk(hand.at ?? 0, direction));
  return afterWalking(hand, direction === 'up' || direction === 'left' ? -1 : 1, page);
}

/**
 * What the page does when its window changes, when the program comes back to the foreground, and when the input ends.
 */
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
    // What the shell has written stays above; the page begins on a clean screen.
    window.write('\n'.repeat(window.rows));
    redraw();
  }, leave);
}

/** Clears the line that the cursor is on, and goes to the one above. */
const ROW_UP = '\u001b[2K\u001b[1A';

/** In a narrower window a terminal breaks the lines that stand in it: so many rows more than there were. */
const rowsGained = (lines: readonly string[], columns: number): number =>
  lines.reduce((rows, line) => rows + Math.max(0, Math.ceil(widthOf(line) / Math.max(columns, 1)) - 1), 0);
