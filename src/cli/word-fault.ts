import { Refusal } from '../logbook/refusal.ts';
import { isFaultyCards } from '../rulebook/fault.ts';
import { Fault, WrongUsage } from './faults.ts';
import { wordRefusal } from './refusals.ts';

/** What to say of whatever ended a command. Anything not foreseen is a fault of ours, and is thrown on with its stack. */
export function wordFault(error: unknown): { sentence: string; isUsage: boolean } {
  if (error instanceof Refusal) return { sentence: wordRefusal(error.reason), isUsage: false };
  if (error instanceof WrongUsage) return { sentence: error.message, isUsage: true };
  if (isFaultyCards(error) || error instanceof Fault) return { sentence: error.message, isUsage: false };
  throw error;
}
