import { height } from '../../words/numbers.ts';
import type { FightFacts } from './facts/fight-facts.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import { nextWay } from './prose.ts';

/** Where it ended, and why. */
const OVER = {
  'dfd-spent': [
    'At {at} it was over.',
    'The fight broke up at {at}.',
    'At {at} each side had lost the other.',
    'It came to an end at {at}.',
    'At {at} the two sides drew apart.',
    'By {at} neither side could find the other.',
  ],
  'no-germans-left': ['By {at} the Germans were out of it.', 'At {at} there was no German left in it.'],
  'no-allied-left': ['By {at} the last of ours was out of it.', 'At {at} none of ours was left in it.'],
} as const;

/** At Tree-Top nobody loses anybody. */
const ON_THE_DECK = [
  'The fight ended at Tree-Top.',
  'They fought it down to Tree-Top.',
  'It went on down to Tree-Top.',
  'It was over at Tree-Top, and nobody could go lower.',
  'The last shots of it were fired at Tree-Top.',
  'It had come down to Tree-Top before they let it be.',
] as const;

/** The last sentence of a fight; so many fights of the mission came before it. */
export function overText({ why, heightAtEnd }: FightFacts, facts: MissionFacts, before: number): string {
  const ways = why === 'dfd-spent' && heightAtEnd === 0 ? ON_THE_DECK : OVER[why];
  return nextWay(ways, facts, 'over', before).replace('{at}', height(heightAtEnd));
}
