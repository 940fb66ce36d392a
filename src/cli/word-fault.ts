import type { Refusal } from '../logbook/refusal.ts';
import { isFaultyCards } from '../rulebook/fault.ts';
import { wordRefusal } from './refusals.ts';

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
