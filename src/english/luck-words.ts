/** The kinds of throws that the luck ledger keeps apart, and what they are called. */
export const LUCK_WORDS = {
  initiative: 'Initiative, dice in all',
  hits: 'Bursts that hit',
  'brought-down': 'Hits that bring down',
  archie: "'Archie' shots that hit",
  engines: 'Turns no engine fails',
  'lame-ducks': 'Lame Ducks that hold',
  replacements: 'Replacements granted',
} as const;
