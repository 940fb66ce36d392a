import { statSync } from 'node:fs';
import { bare } from '../cards/bare.ts';
import { FaultyCards } from '../cards/reading/fault.ts';
import { systemCode } from '../cards/system-code.ts';
import { Refusal } from '../logbook/refusal.ts';
import { pageWidth, wrap } from '../page/paper.ts';
import { asRun } from './advice.ts';
import { FAULT, Fault, OTHER_RULES, OtherRules, WRONG_USAGE, WrongUsage } from './faults.ts';
import { wordRefusal } from './refusals.ts';

/** Tells a fault: wrapped on a terminal, on one line for a script. */
export function tellWrong(text: string): void {
  const { isTTY, columns } = process.stderr;
  const told = bare(asRun(text));
  process.stderr.write(isTTY ? wrap(told, { width: pageWidth(columns) }) : told);
}

/** Tells what ended a command, and returns the exit status. */
export function tellFault(error: unknown): number {
  const { sentence, isUsage } = wordFault(error);
  tellWrong(`${sentence}\n`);
  if (error instanceof OtherRules) return OTHER_RULES;
  return isUsage ? WRONG_USAGE : FAULT;
}

/**
 * The message for an error that ended a command. An unforeseen error is a bug of ours: it is also told in a sentence,
 * with its stack only on request.
 */
export function wordFault(error: unknown): { sentence: string; isUsage: boolean } {
  if (error instanceof WrongUsage) return { sentence: error.message, isUsage: true };
  return { sentence: sentenceFor(error), isUsage: false };
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refusal) return traceOf(error.cause) ?? wordRefusal(error.reason);
  if (error instanceof Fault || error instanceof FaultyCards) return error.message;
  return traceOf(error) ?? unforeseen(error);
}

/** Where it happened, for who asks for that. */
const traceOf = (error: unknown): string | undefined =>
  process.env['WOF_TRACE'] && error instanceof Error ? error.stack : undefined;

function unforeseen(error: unknown): string {
  if (isRenewed()) return RENEWED;
  const [file, code] = [fileIn(error), systemCode(error)];
  if (code !== undefined && file !== undefined) return wordRefusal({ why: 'disk', file, code });
  return `${OURS} (${error instanceof Error ? error.message : error}) ${WHERE}`;
}

/** The file of a system error. */
const fileIn = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;

/** Which program this is: its own file, as it was when the program began. */
const BEGAN_AS = ownFile();

/** One that was taken away, or put anew, while it ran has lost the parts that it had not loaded yet. */
const isRenewed = (): boolean => ownFile() !== BEGAN_AS;

function ownFile(): string | undefined {
  const about = statSync(import.meta.filename, { throwIfNoEntry: false });
  return about && `${about.dev}:${about.ino} ${about.mtimeMs}`;
}

const RENEWED =
  'The program was taken away or renewed while it ran, and cannot go on; everything answered so far is in the log-book. Begin it again to go on from there.';

const OURS = 'That is a fault of the program, not of yours; everything answered so far is in the log-book.';
const WHERE = 'WOF_TRACE=1 before the same command prints where it happened, for whoever is to mend it.';
