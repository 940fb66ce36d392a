import { expect, test } from 'vitest';
import { rules as schema } from '../../../src/cards/printed/rules.ts';
import { book } from '../../support/cards/book.ts';

const { rules, chapters } = book.rules;

const PLANNED = [
  'weather-effects',
  'turn-procedure',
  'enemy-aircraft-response',
  'air-to-air-combat',
  'hit-cards',
  'air-to-ground',
  'archie-and-machine-gun',
  'damage-tables',
  'pilot-skill-firing-and-bravery',
  'victory-points',
  'daily-mission-roster',
  'replacements',
  'honours',
  'campaign-grades',
  'mission-map',
  'squadron-notes',
];

const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=[A-Z])/).length;

test('the rulebook has 51 rules, numbered in their order, each from its own paragraph', () => {
  expect(rules.map(({ rule }) => rule)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1));
  expect(rules.filter(({ rule, source }) => source !== `rulebook ${rule}`)).toEqual([]);
});

test('every rule stands in the chapter that holds its number', () => {
  const strays = rules.filter(({ rule, chapter }) => {
    const home = chapters.find(({ id }) => id === chapter);
    return !home || rule < home.from || home.to < rule;
  });
  expect(strays).toEqual([]);
});

test('a rule is told in one to four sentences', () => {
  expect(rules.filter(({ text }) => sentences(text) > 4).map(({ rule }) => rule)).toEqual([]);
});

test('a rule names only cards of the game, each of them in some rule', () => {
  const named = new Set(rules.flatMap(({ cards }) => cards));
  expect([...named].sort()).toEqual([...PLANNED].sort());
});

test('a rule refers to other rules, in order, and never to itself', () => {
  const faulty = rules.filter(
    ({ rule, see }) => see.includes(rule) || see.join() !== [...new Set(see)].sort((a, b) => a - b).join(),
  );
  expect(faulty.map(({ rule }) => rule)).toEqual([]);
});

test('chapters that leave a rule out are refused', () => {
  const written = { card: 'Rules', rules: rules, chapters: chapters.slice(1) };
  expect(schema.safeParse(written).error?.issues.map(({ message }) => message)).toEqual([
    'the chapters follow on, from rule 1 to rule 51',
  ]);
});

const say = (rule: number) => rules[rule - 1]?.text ?? '';

test.each([
  [14, '2 AFT for each 1,000 ft'],
  [14, 'up to 10,000 ft a turn'],
  [18, 'add 2 to their Initiative Number, or 4'],
  [21, '6-9 it must make at once for home or an Emergency Landing Field as a Lame Duck of number 3'],
  [32, 'Thirty units'],
  [36, '6-8 it force-lands in that hex'],
  [39, '2-6 clears, 7-10 does not'],
  [48, '105 in all'],
  [51, 'Pilot Skill ends at 7'],
])('(%i) keeps the rulebook figure: %s', (rule, figure) => {
  expect(say(rule)).toContain(figure);
});
