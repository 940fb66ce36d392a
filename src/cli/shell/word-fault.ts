import type { Refusal } from '../../logbook/refusal.ts';
import { isFaultyCards } from '../../rulebook/reading/fault.ts';
import { pageWidth, wrap } from '../../terminal/kit/paper.ts';
import { safeToPrint } from '../../terminal/kit/safe-to-print.ts';
import { asRun } from './advice.ts';
import { FAULT, WRONG_USAGE } from './exit-status.ts';
import { wordRefusal } from './refusals.ts';

/**
 * Says what ended a command, and answers with the exit status. A terminal has it broken between its words, a script in
 * one line.
 */
export function tellFault(error: unknown): number {
  const { sentence, isUsage } = wordFault(error);
  const { isTTY, columns } = process.stderr;
  const told = safeToPrint(asRun(sentence));
  process.stderr.write(`${isTTY ? wrap(told, { width: pageWidth(columns) }) : told}\n`);
  return isUsage ? WRONG_USAGE : FAULT;
}

/**
 * What to say of whatever ended a command. It is told by name, for each part of the program is built with classes of
 * its own. Anything not foreseen is a fault of ours: it is told in a sentence too, and with its stack only to who asks
 * for that.
 */
export function wordFault(error: unknown): { sentence: string; isUsage: boolean } {
  const { name, message, code, path, stack } = error as Error & { code?: string; path?: string };
  if (name === 'Refusal') return { sentence: wordRefusal((error as Refusal).reason), isUsage: false };
  if (name === 'WrongUsage') return { sentence: message, isUsage: true };
  if (isFaultyCards(error) || name === 'Fault') return { sentence: message, isUsage: false };
  if (process.env['WOF_TRACE'] && stack) return { sentence: stack, isUsage: false };
  if (code !== undefined && path !== undefined)
    return { sentence: wordRefusal({ why: 'disk', file: path, code }), isUsage: false };
  return { sentence: `${OURS} (${message}) ${WHERE}`, isUsage: false };
}

const OURS = 'That is a fault of the program, not of yours; everything answered so far is in the log-book.';
const WHERE = 'WOF_TRACE=1 before the same command prints where it happened, for whoever is to mend it.';
