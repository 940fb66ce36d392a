import { expect, test } from 'vitest';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { carefully } from '../../src/policies/careful.ts';
import { askingOf } from '../../src/questions/asking/questions.ts';
import { word } from '../../src/questions/asking/word.ts';
import { book } from '../support/fights/cards.ts';
import { takenBy } from '../support/table/taken-by.ts';

const nobody = peopleOf({ flights: [] });

test('(5) the plan has the forecast on its second line, and the news on its page do without it', () => {
  const plan = askingOf({ decision: 'plan' }).picture;
  const forecast = ['Weather Forecast 8 (6, 2): Broken cloud. The morning will', 'begin with Mist (12), trend -; the'];
  expect(forecast.map((line) => plan?.repeats?.(line))).toEqual([true, true]);
  expect(plan?.repeats?.('2Lt Pettifer is back from leave.')).toBe(false);
});

test('(32) each load says what a hit with it does to a balloon, for the briefing is told when the gun is loaded', () => {
  const about = { machine: 'B3', aircraft: 'spad-vii', airman: 'haldenby', mission: 'balloon-bursting' };
  const question = { decision: 'load', about, options: ['ordinary', 'buckingham', 'rockets'] } as const;
  const { ask, options } = word(question, book, nobody);
  expect(ask).toContain('B3, a SPAD VII. What is she loaded with?');
  for (const { does } of options) expect(does).toMatch(/^\d+ in 36 that a hit destroys a balloon/);
  const ways = options.map(({ does }) => Number(/(\d+) in 36/.exec(does)?.[1]));
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  expect(options[1]?.does).toContain('; jams oftener at aeroplanes');
  expect(options[2]?.does).toContain('; 8 in all, then the bullets of the gun');
  expect(takenBy(question, book)).toBe('rockets');
  expect(carefully(question, book).why).toBe('destroy oftenest');
  expect(takenBy({ ...question, options: ['ordinary', 'buckingham'] } as const, book)).toBe('buckingham');
  const two = { decision: 'load', about, options: ['ordinary'] } as const;
  expect(takenBy(two, book)).toBe('ordinary');
});
