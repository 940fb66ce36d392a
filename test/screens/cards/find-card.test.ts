import { expect, test } from 'vitest';
import { findCard } from '../../../src/screens/cards/find-card.ts';
import { book } from '../../support/cards/book.ts';

const found = (typed: string) => {
  const answer = findCard(typed, book);
  return answer.is === 'card' ? answer.card.id : answer;
};

test.each([
  ['weather-effects', 'weather-effects'],
  ['Weather Effects', 'weather-effects'],
  ['HITCARDS', 'hit-cards'],
  ['archie', 'archie-and-machine-gun'],
  ['Air-to-Air Combat', 'air-to-air-combat'],
  ['forty-one', 'forty-one'],
  ['German Aircraft', 'forty-one'],
  ['pup', 'sopwith-pup'],
  ['B.E.2', 'be2'],
  ['1 1/2 strutter', 'sopwith-strutter'],
  ['photo', 'photo-reconnaissance'],
  ['names', 'names'],
])('"%s" is %s', (typed, id) => expect(found(typed)).toBe(id));

test('a number is a German counter, while there is one', () => {
  expect(found('41')).toEqual({ is: 'counter', number: 41 });
  expect(found('42')).toMatchObject({ is: 'none' });
});

test('a folder of cards is asked for by its name', () => {
  expect(found('missions')).toEqual({ is: 'folder', folder: 'missions' });
});

test('a part of several names is told with all of them', () => {
  expect(found('albatros')).toEqual({ is: 'several', ids: ['albatros-c7', 'albatros-d2', 'albatros-d3'] });
});

test.each([
  ['wether', 'weather-effects'],
  ['hit-crads', 'hit-cards'],
  ['archy', 'archie-and-machine-gun'],
  ['sopwith-pop', 'sopwith-pup'],
  ['victry', 'victory-points'],
])('"%s" is no card; %s is the nearest', (typed, meant) => {
  expect(found(typed)).toEqual({ is: 'none', meant });
});

test('what is like nothing has no nearest', () => {
  expect(found('qqqqqqqqqqqq')).toEqual({ is: 'none', meant: undefined });
});
