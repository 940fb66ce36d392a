import type { Honours } from '../../../rulebook/cards/honours.ts';
import type { Block } from '../block.ts';
import { noted, prose, roll, rows } from '../make.ts';

/** Decorations and promotions by the custom of the day. */
export function honoursDisplay({ decorations, recommendation, promotions }: Honours): Block[] {
  const names = new Map(decorations.map(({ decoration, letters }) => [decoration, letters]));
  return [
    noted(
      rows('Decorations', decorations, {
        decoration: null,
        ranks: ['to', (ranks) => ranks.join(', ')],
        after: ['after', (decoration) => names.get(decoration) ?? decoration],
        inADay: 'or in a day',
      }),
      'A man is put in for the first that he does not have yet, on the evening of a day on which he has won a victory; a balloon counts as one.',
    ),
    roll(recommendation, {
      words: 'what becomes of it',
      days: ['in orders', (days) => (days === 0 ? '-' : `in ${days} days`)],
    }),
    rows('Promotions (rule 47)', promotions, { missions: 'asked at each' }),
    prose('Leave was stopped before the offensive: nobody goes home in these three weeks but on a stretcher.'),
  ];
}
