import type { Refusal } from '../../logbook/refusal.ts';
import { isFaultyCards } from '../../rulebook/reading/fault.ts';
import { pageWidth, wrap } from '../../terminal/kit/paper.ts';
import { FAULT, WRONG_USAGE } from './exit-status.ts';
import { wordRefusal } from './refusals.ts';

/** Says what ended a command, and answers with the exit status. A terminal has it broken between its words, a script in one line. */
export function tellFault(error: unknown): number {
  const { sentence, isUsage } = wordFault(error);
  const { isTTY, columns } = process.stderr;
  process.stderr.write(`${isTTY ? wrap(sentence, { width: pageWidth(columns) }) : sentence}\n`);
  return isUsage ? WRONG_USAGE : FAULT;
}

/**
 * What to say of whatever ended a command. It is told by name, for each part of the program is built with classes of its
 * own. Anything not foreseen is a fault of ours, and is thrown on with its stack.
 */
export function wordFault(error: unknown): { sentence: string; isUsage: boolean } {
  const { name, message } = error as Error;
  if (name === 'Refusal') return { sentence: wordRefusal((error as Refusal).reason), isUsage: false };
  if (name === 'WrongUsage') return { sentence: message, isUsage: true };
  if (isFaultyCards(error) || name === 'Fault') return { sentence: message, isUsage: false };
  throw error;
}
