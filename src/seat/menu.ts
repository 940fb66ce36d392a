import { hang, type Paper } from '../page/paper.ts';
import { numbersIn, readTyped } from '../page/read-typed.ts';
import { print, show } from '../shell/page.ts';
import type { AskLine } from './asking.ts';

/** A choice and its effect. */
export interface Choice {
  readonly word: string;
  readonly does: string;
  /** A number of its own, where it is not its place. */
  readonly number?: string;
}

/** A question, and how to read a line that is none of its choices. */
export interface Menu {
  readonly question: string;
  readonly choices: readonly Choice[];
  readonly read: (line: string) => string | undefined;
}

/**
 * Asks for one of several words, by the word, its number or its first letters, or for a line that can be read; returns
 * nothing when the player has gone.
 */
export async function chooseOr(
  { question, choices, read }: Menu,
  ask: AskLine,
  paper: Paper,
): Promise<string | undefined> {
  print(`\n${question}`, paper);
  show(choicesText(choices, paper));
  const words = choices.map(({ word }) => word);
  for (;;) {
    const line = await ask('>');
    if (line === undefined || isQuit(line, words)) return undefined;
    const typed = readTyped(line, words);
    const chosen = typed.is === 'answer' ? (read(typed.answer) ?? typed.answer) : read(line);
    if (chosen !== undefined) return chosen;
    print(`The answers are ${words.join(', ')}; Enter alone is the first; quit leaves.`, paper);
  }
}

/** Whether a line asks to leave, unless it is one of these words. */
export function isQuit(line: string, words: readonly string[]): boolean {
  const typed = readTyped(line, words);
  return typed.is === 'command' && typed.command === 'quit';
}

/** Each word with its number, where it has one, and its effect; continuation lines are indented. */
export function choicesText(choices: readonly Choice[], paper: Paper): string {
  const longest = Math.max(...choices.map(({ word }) => word.length));
  const numbers = numbersIn(choices.map(({ word, ...choice }) => ({ ...choice, answer: word })));
  return choices
    .map(({ word, does }, i) => {
      if (paper.byEar) return `${[numbers[i], word].filter(Boolean).join(', ')}: ${does}`;
      const before = `${(numbers[i] ?? '').padStart(3)}  ${paper.ink.bold(word)}${' '.repeat(longest - word.length)}  `;
      return hang(before + does, paper, paper.inSentences ? 5 : longest + 7);
    })
    .join('\n');
}
