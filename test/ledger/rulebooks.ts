import type { GameName } from '../../src/cards/games.ts';
import { toldRules } from '../../src/screens/pages/rules-of-fights.ts';
import { book } from '../support/cards/book.ts';

export interface Rule {
  /** As code, tests and rulings cite it. */
  readonly mark: string;
  /** Its meaning in our words. */
  readonly says: string;
}

export interface Rulebook {
  readonly title: string;
  /** The name of its page of the ledger, and of its list of mutations. */
  readonly name: string;
  readonly rules: readonly Rule[];
}

const told = (box: GameName): Rule[] =>
  toldRules(book)
    .filter(({ system }) => system === box)
    .map(({ rule, text }) => ({ mark: rule, says: text }));

export const RULEBOOKS: readonly Rulebook[] = [
  {
    title: 'Wings over France',
    name: 'wings-over-france',
    rules: book.rules.rules.map(({ title }, i) => ({ mark: String(i + 1), says: title })),
  },
  { title: 'Wings of War', name: 'wings-of-war', rules: told('wings-of-war') },
  { title: 'Wings of Glory', name: 'wings-of-glory', rules: told('wings-of-glory') },
  { title: 'Winged Victory', name: 'winged-victory', rules: told('winged-victory') },
  { title: 'In Clouds of Glory', name: 'clouds-of-glory', rules: told('clouds-of-glory') },
];

/** Rules that have no code of their own, and why. A rule with code must leave this list. */
export const WITHOUT_CODE: Readonly<Record<string, string>> = {
  '1': 'The records of a new campaign are filled in from the Squadron Notes in `src/campaign`, not by a rule.',
  '2': 'How to lay out the counters: the program does that itself.',
  '3': 'How to lay out the board: the program does that itself.',
  '8': 'It tells the player to read; the manual is put before him.',
  '37': 'A reminder on the board: the program reminds.',
};
