import { expect, test } from 'vitest';
import { skirmishFrom, typedForces } from '../../src/reading/skirmish.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';
import { there } from '../support/fights/cards.ts';

const THREE = 'sopwith-camel, sopwith-camel, sopwith-camel v';
const nameOf = (typed: string) => skirmishFrom(typed, book)?.id;

test('a fight of any machines has a log-book of its own in each game', () => {
  const names = ['wings-of-war', 'wings-of-glory', 'winged-victory', 'clouds-of-glory'].map((by) =>
    nameOf(`sopwith-pup v albatros-d3 by ${by}`),
  );
  expect(names).toEqual([
    'skirmish-war-sopwith-pup-v-albatros-d3',
    'skirmish-sopwith-pup-v-albatros-d3',
    'mats-sopwith-pup-v-albatros-d3',
    'skies-sopwith-pup-v-albatros-d3',
  ]);
});

test('and so have fights whose names are too long, and begin alike', () => {
  const [one, other] = [`${THREE} fokker-dr1`, `${THREE} albatros-d5a`].map(nameOf);
  expect(one).toMatch(/^skirmish-sopwith-camel-sopwith-c[a-z-]*-[0-9a-z]{6}$/);
  expect(one).not.toBe(other);
  for (const name of [one, other]) expect(name?.length).toBeLessThanOrEqual(40);
});

test('a count stands for so many of a machine, and a Roman number for the figure on the card', () => {
  const forcesOf = (typed: string) => skirmishFrom(typed, book)?.forces;
  expect(forcesOf('2 spad-vii v 3 albatros-d.iii')).toEqual({
    ours: ['spad-vii', 'spad-vii'],
    theirs: ['albatros-d3', 'albatros-d3', 'albatros-d3'],
  });
  expect(forcesOf('2 Sopwith Pup, re8 v Albatros D.Va')).toEqual({
    ours: ['sopwith-pup', 'sopwith-pup', 're8'],
    theirs: ['albatros-d5a'],
  });
});

test('what is typed again from the forces is the same fight', () => {
  const fight = skirmishFrom('2 spad-vii, re8 v 3 albatros-d3 by wings-of-war', book);
  const typed = fight && typedForces(fight.forces, fight.system);
  expect(typed).toBe('2 spad-vii, re8 v 3 albatros-d3 by wings-of-war');
});

const fromTheSide = (typed: string) => there(skirmishFrom(`${typed} by winged-victory`, book));

test('from the side each machine begins no higher and no faster than its dashboard bears', () => {
  const all = Object.keys(book.fights['winged-victory'].dashboards);
  for (const each of all) expect(fromTheSide(`${each} v albatros-d3`).faults).toEqual([]);
  const { id, book: then } = fromTheSide('8 be2 v 2 albatros-d3');
  const { allied, german } = there(then.fights['winged-victory'].scenarios[id]);
  const places = [...allied.machines, ...german.machines].map(({ column, level }) => `${column} ${level}`);
  expect(new Set(places).size).toBe(10);
  expect(german.machines.map(({ machine, faces }) => `${machine} ${faces}`)).toEqual(['G1 west', 'G2 west']);
});

test('a machine of which there is no dashboard is named, with those that there are', () => {
  const [fault] = fromTheSide('zeppelin-staaken-vi v albatros-d3').faults;
  expect(fault?.found).toBe('there is no dashboard called zeppelin-staaken-vi');
  expect(fault?.allowed).toContain('sopwith-pup');
});
