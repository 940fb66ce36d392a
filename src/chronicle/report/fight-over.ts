import { height } from '../../words/numbers.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import type { Fought } from './fought-meeting.ts';
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
  'no-germans-left': ['By {at} the Germans were out of it.', 'At {at} there were no more Germans in it.'],
  'no-german-left': ['At {at} the German was out of it.', 'At {at} the German had gone.'],
  'no-allied-left': ['By {at} the last of ours was out of it.', 'At {at} none of ours was left in it.'],
} as const;

/** At Tree-Top nobody loses anybody. */
const ON_THE_DECK = [
  'The fight ended at Tree-Top.',
  'They fought it down to Tree-Top.',
  'It went on down to Tree-Top.',
  'It was over at Tree-Top, and nobody could go lower.',
  'The last shots of it were fired at Tree-Top.',
  'They were down at Tree-Top before they let each other be.',
] as const;

/** The last sentence of a fight; so many fights of the mission came before it. */
export function overText({ germans, came }: Fought, facts: MissionFacts, before: number): string {
  const { why, heightAtEnd, joined } = came;
  const isOfOne = why === 'no-germans-left' && germans.length + joined.length === 1;
  const ways = why === 'dfd-spent' && heightAtEnd === 0 ? ON_THE_DECK : OVER[isOfOne ? 'no-german-left' : why];
  return nextWay(ways, facts, 'over', before).replace('{at}', height(heightAtEnd));
}
