import { expect, test } from 'vitest';
import { skirmishFrom } from '../../src/reading/skirmish.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';

const THREE = 'sopwith-camel, sopwith-camel, sopwith-camel v';
const nameOf = (typed: string) => skirmishFrom(typed, book)?.id;

test('a fight of any machines has a log-book of its own in each game', () => {
  const names = ['wings-of-war', 'wings-of-glory', 'clouds-of-glory'].map((by) =>
    nameOf(`sopwith-pup v albatros-d3 by ${by}`),
  );
  expect(names).toEqual([
    'skirmish-war-sopwith-pup-v-albatros-d3',
    'skirmish-sopwith-pup-v-albatros-d3',
    'skies-sopwith-pup-v-albatros-d3',
  ]);
});

test('and so have fights whose names are too long, and begin alike', () => {
  const [one, other] = [`${THREE} fokker-dr1`, `${THREE} albatros-d5a`].map(nameOf);
  expect(one).toMatch(/^skirmish-sopwith-camel-sopwith-c[a-z-]*-[0-9a-z]{6}$/);
  expect(one).not.toBe(other);
  for (const name of [one, other]) expect(name?.length).toBeLessThanOrEqual(40);
});
