import { expect, test } from 'vitest';
import { completions } from '../../../src/screens/live/completing.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';

test('what stands before the answers in two words is completed word by word, as the command that it is', () => {
  const what = { answers: ['course work', 'ne', 'e'], commands: ['course', 'carry-on'], men: [] };
  expect(completions('cou', what, book)).toEqual(['course']);
  expect(completions('course w', what, book)).toEqual(['course work']);
  expect(completions('course merc', what, book)).toEqual(['course mercatel']);
});
