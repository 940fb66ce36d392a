import { expect, test } from 'vitest';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { word } from '../../src/questions/asking/word.ts';
import { book } from '../support/fights/cards.ts';
import { takenBy } from '../support/table/taken-by.ts';

const nobody = peopleOf({ flights: [] });

test('(32) each load says what a hit with it does to a balloon, for the briefing is told when the gun is loaded', () => {
  const about = { machine: 'B3', aircraft: 'spad-vii', airman: 'haldenby', mission: 'balloon-bursting' };
  const question = { decision: 'load', about, options: ['ordinary', 'buckingham', 'rockets'] } as const;
  const { ask, options } = word(question, book, nobody);
  expect(ask).toContain('B3, a SPAD VII. What is she loaded with?');
  for (const { does } of options) expect(does).toMatch(/: of 36 hits \d+ destroy a balloon/);
  const ways = options.map(({ does }) => Number(/(\d+) in 36/.exec(does)?.[1]));
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  expect(options[1]?.does).toContain('; at aeroplanes it jams the gun more often');
  expect(takenBy(question, book)).toBe('buckingham');
  const two = { decision: 'load', about, options: ['ordinary'] } as const;
  expect(takenBy(two, book)).toBe('ordinary');
});
