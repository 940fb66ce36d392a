import { counted } from './numbers.ts';

/** The kinds of throws that the luck ledger separates, and their names. */
export const LUCK_WORDS = {
  initiative: 'Initiative, dice in all',
  hits: 'Bursts that hit',
  'brought-down': 'Hits that bring down',
  archie: "'Archie' shots that hit",
  engines: 'Turns no engine fails',
  'lame-ducks': 'Lame Ducks that hold',
  replacements: 'Replacements granted',
} as const;

/** The fights that the ledger leaves out. */
export const unweighedText = (fights: number): string =>
  `The throws and cards inside ${counted(fights, 'fight')} are not weighed: the odds of a fight by the rules of another game hang on where each machine stands.`;
