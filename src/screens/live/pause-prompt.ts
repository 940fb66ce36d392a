import { createPrompt, ExitPromptError, isEnterKey, useEffect, useKeypress, useRef, useState } from '@inquirer/core';
import { bare } from '../../cards/bare.ts';
import { useComing, useRedraw } from '../../page/prompt-hooks.ts';
import { quoted } from '../../page/quoted.ts';
import { typedAtPause } from '../../page/read-typed.ts';

/**
 * Whether the reader has read on, wants to stop, asks for something, or is gone; and what he asks for, or has typed
 * after the key, for the next question.
 */
export interface ReadOn {
  readonly came: 'on' | 'stop' | 'asks' | 'away';
  readonly begun: string;
}

/**
 * Waits for Enter or the space bar; `stop` for q or Escape, `away` when the player has gone. A command that only looks
 * is taken at once. Other text would answer an unseen question: it is refused and dropped, and the pause goes on.
 * `begun` was typed after the key that ended an earlier pause.
 */
export async function askToGoOn(says: string, begun: string): Promise<ReadOn> {
  try {
    const behind: Behind = { line: '', isWhole: false };
    const { came, begun: typed } = await pausePrompt({ says, begun, behind }, { clearPromptOnDone: true });
    return { came, begun: typed === '' ? behind.line : typed };
  } catch (error) {
    if (error instanceof ExitPromptError) return { came: 'away', begun: '' };
    throw error;
  }
}

/** An Enter within so many milliseconds after q belongs to it, and answers no question. */
const HEELS = 400;

interface Pause {
  readonly says: string;
  readonly begun: string;
  readonly behind: Behind;
}

/**
 * The line that came together with the key; of several only the first, because the next question must be seen first.
 */
interface Behind {
  line: string;
  isWhole: boolean;
}

const pausePrompt = createPrompt<ReadOn, Pause>(({ says, begun, behind }, done) => {
  const [typed, setTyped] = useState(begun);
  useComing(useRedraw(), () => done({ came: 'away', begun: '' }));
  useEffect((rl) => rl.write(begun), []);
  const [refused, setRefused] = useState('');
  const isOver = useRef(false);
  const stopping = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const end = (came: ReadOn['came']) => {
    clearTimeout(stopping.current);
    isOver.current = true;
    done({ came, begun: came === 'asks' ? typed : '' });
  };
  useKeypress((key, rl) => {
    if (isOver.current) return keepBehind(key, lineOf(rl), behind);
    const came = endedBy(key, typed, stopping.current);
    if (came === 'refused') setRefused(typed.trim());
    else if (came !== undefined) return end(came);
    clearTimeout(stopping.current);
    stopping.current = lineOf(rl) === 'q' ? setTimeout(() => end('stop'), HEELS) : undefined;
    setTyped(lineOf(rl));
  });
  return `${refused === '' ? '' : `${quoted(refused.slice(0, SHOWN))} ${REFUSED} `}${says} > ${bare(typed)}`;
});

/** A window of 80 columns has room for so much of it before the rest of the line. */
const SHOWN = 12;
const REFUSED = 'is dropped: nothing is asked here.';

type Key = Parameters<typeof isEnterKey>[0];

function endedBy(key: Key, typed: string, stopping: object | undefined): ReadOn['came'] | 'refused' | undefined {
  if (isEnterKey(key)) return stopping ? 'stop' : WITH_TEXT[typedAtPause(typed)];
  if (key.name === 'escape') return 'stop';
  return typed === '' && key.name === 'space' ? 'on' : undefined;
}

const WITH_TEXT = { asks: 'asks', dropped: 'refused', nothing: 'on' } as const;

function keepBehind(key: Key, line: string, behind: Behind): void {
  if (isEnterKey(key)) behind.isWhole = true;
  else if (!behind.isWhole) behind.line = line;
}

/** Tab completes nothing here. */
const lineOf = ({ line }: { readonly line: string }): string => line.replaceAll('\t', '').trimStart();
