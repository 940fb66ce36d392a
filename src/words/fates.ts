import type { CrewFate } from '../cards/printed/damage-tables.ts';
import { counted } from './numbers.ts';

/** The words for each fate of a man. */
interface FateWords {
  readonly killed: string;
  readonly prisoner: string;
  readonly woundedPrisoner: string;
  readonly grazed: string;
  readonly wounded: (days: string) => string;
  readonly unhurt: string;
  readonly away: (days: string) => string;
}

function told(fate: CrewFate, words: FateWords): string {
  switch (fate.fate) {
    case 'killed':
      return words.killed;
    case 'prisoner':
      return fate.wounded ? words.woundedPrisoner : words.prisoner;
    case 'wounded':
      return fate.days === 0 ? words.grazed : words.wounded(counted(fate.days, 'day'));
    case 'safe':
      return fate.days === 0 ? words.unhurt : words.away(counted(fate.days, 'day'));
  }
}

const teller = (words: FateWords) => (fate: CrewFate) => told(fate, words);

/** A man's fate in a few words. */
export const fateText = teller({
  killed: 'killed',
  prisoner: 'a prisoner',
  woundedPrisoner: 'a prisoner, wounded',
  grazed: 'grazed, and stays on duty',
  wounded: (days) => `wounded, ${days} off duty`,
  unhurt: 'unhurt',
  away: (days) => `unhurt, and back after ${days}`,
});

/** The same as a clause after his name. */
export const fateClause = teller({
  killed: 'was killed',
  prisoner: 'is a prisoner',
  woundedPrisoner: 'is a prisoner, and wounded',
  grazed: 'was grazed',
  wounded: (days) => `is wounded, and off duty for ${days}`,
  unhurt: 'is unhurt',
  away: (days) => `is unhurt, and will be back after ${days}`,
});

/** The same in the words of a casualty report. */
export const casualtyText = teller({
  killed: 'killed in action',
  prisoner: 'taken prisoner',
  woundedPrisoner: 'wounded and taken prisoner',
  grazed: 'grazed, and stayed on duty',
  wounded: (days) => `wounded, ${days} off duty`,
  unhurt: 'unhurt',
  away: (days) => `unhurt, ${days} finding his way back`,
});

/** From where a man returns to his flight. */
export const BACK_FROM = { wounded: 'from hospital', away: 'by road', leave: 'from the sea' } as const;
