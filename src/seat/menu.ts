import { hang, type Paper } from '../page/paper.ts';
import { numbersIn, readTyped } from '../page/read-typed.ts';
import { print, show } from '../shell/page.ts';
import type { AskLine } from './asking.ts';

/** One of the things that may be chosen, and what is at stake. */
export interface Choice {
  readonly word: string;
  readonly does: string;
  /** A number of its own, where it does not go by its place. */
  readonly number?: string;
}

/** Asks for one of several words, by the word, its number or its first letters; nothing when the player has gone. */
export const choose = (
  question: string,
  choices: readonly Choice[],
  ask: AskLine,
  paper: Paper,
): Promise<string | undefined> => chooseOr({ question, choices, read: () => undefined }, ask, paper);

/** A question, and how a line may be read that is none of its choices. */
interface Menu {
  readonly question: string;
  readonly choices: readonly Choice[];
  readonly read: (line: string) => string | undefined;
}

/** The same where a line may also be read in another way. */
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

/** Whether a line says that the player leaves, where it is none of these words. */
export function isQuit(line: string, words: readonly string[]): boolean {
  const typed = readTyped(line, words);
  return typed.is === 'command' && typed.command === 'quit';
}

/** Each word with its number, where it goes by one, and what it does; what does not fit on its line is set in. */
export function choicesText(choices: readonly Choice[], paper: Paper): string {
  const longest = Math.max(...choices.map(({ word }) => word.length));
  const numbers = numbersIn(choices.map(({ word, ...choice }) => ({ ...choice, answer: word })));
  return choices
    .map(({ word, does }, i) => {
      const before = `${(numbers[i] ?? '').padStart(3)}  ${paper.ink.bold(word)}${' '.repeat(longest - word.length)}  `;
      return hang(before + does, paper, paper.inSentences ? 5 : longest + 7);
    })
    .join('\n');
}
