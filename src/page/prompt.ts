import { createPrompt, ExitPromptError, isEnterKey, useKeypress, useRef, useState } from '@inquirer/core';
import { bare } from '../cards/bare.ts';
import { useComing, useRedraw } from './prompt-hooks.ts';
import { safeToPrint } from './safe-to-print.ts';

/**
 * Asks for one line with line editing; returns nothing when the player has gone. Calls `stands` when the prompt
 * listens: keys before that are lost. Loaded when first needed.
 */
export async function askInTerminal(
  message: string,
  keys: NodeJS.ReadableStream,
  stands: () => void,
): Promise<string | undefined> {
  const asked = linePrompt(safeToPrint(message), { input: keys });
  try {
    await new Promise((on) => setImmediate(on));
    stands();
    return await asked;
  } catch (error) {
    if (error instanceof ExitPromptError) return undefined;
    throw error;
  }
}

const linePrompt = createPrompt<string | undefined, string>((message, done) => {
  const [line, setLine] = useState('');
  useComing(useRedraw(), () => done(undefined));
  const isGiven = useRef(false);
  useKeypress((key, rl) => {
    if (isGiven.current) return;
    if (!isEnterKey(key)) return setLine(rl.line);
    isGiven.current = true;
    done(line);
  });
  return ` ${message} ${bare(line)}`;
});
