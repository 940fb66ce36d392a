import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KEPT } from '../../../src/chronicle/moments/kinds.ts';
import { momentsOf, readMoments, writeMoments } from '../../../src/chronicle/moments/moments.ts';
import { GAME_NAMES } from '../../../src/games/game-names.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { eventsOf } from '../../support/people/a-lived-day.ts';
import { anApril } from '../../support/people/an-april.ts';

const APRILS = GAME_NAMES.map((fights) =>
  anApril({ word: `moments-${fights}`, flights: ['B'], book, fights, heads: 'quick', days: 6 }),
);

const isKept = ({ type }: GameEvent): boolean => Object.hasOwn(KEPT, type);
/** (45) A check that changed nothing. */
const isVain = (event: GameEvent): boolean =>
  (event.type === 'skill-checked' || event.type === 'firing-checked') && event.from === event.to;

test.each(APRILS)('every event of which something is kept is a moment: no member of it is refused', ({ days }) => {
  for (const event of days.flatMap(eventsOf).filter((each) => isKept(each) && !isVain(each)))
    expect(momentsOf([event]).map(({ type }) => type)).toEqual([event.type]);
});

test.each(APRILS)('what is written down of a day is read back as it was', ({ days }) => {
  for (const { moments } of days)
    expect(readMoments(JSON.parse(JSON.stringify(writeMoments(moments))))).toEqual(moments);
});

test.each(APRILS)(
  'a moment has its members in the order of a line: a day played again prints the same as one read back',
  ({ days }) => {
    for (const { moments } of days)
      expect(JSON.stringify(readMoments(JSON.parse(JSON.stringify(writeMoments(moments)))))).toBe(
        JSON.stringify(moments),
      );
  },
);

test('a skill that stays as it was is not written down', () => {
  const checked = {
    type: 'skill-checked',
    man: 'haldenby',
    roll: { faces: [3], total: 3 },
    parts: {},
    total: 3,
    words: 'As before',
  } as const;
  expect(momentsOf([{ ...checked, from: 4, to: 4 }])).toEqual([]);
  expect(writeMoments(momentsOf([{ ...checked, from: 4, to: 5 }]))).toEqual([
    ['skill-checked', 'haldenby', 4, 5, 'As before'],
  ]);
});

test("what a player's own card says is kept whole, however long it is and of how many lines", () => {
  const words = `${'The petrol tank is holed. '.repeat(40)}\nAnd so is the oil tank.`;
  const crippled: GameEvent = { type: 'machine-crippled', machine: 'B1', words, lameDuck: 4, climbs: false };
  expect(readMoments(JSON.parse(JSON.stringify(writeMoments(momentsOf([crippled])))))).toEqual([
    { type: 'machine-crippled', machine: 'B1', words },
  ]);
});

describe('what a stranger has written', () => {
  test.each([
    ['a kind that there is not', ['landed-on-the-moon', 'B1']],
    ['a member too many', ['moved', 'C5', 3, 4]],
    ['a member of another form', ['moved', 5, 3]],
    ['a member that is missing', ['moved']],
    ['a sign that nobody sees', ['moved', '\u202eC5', 3]],
    ['words with a sign that nobody sees', ['machine-crippled', 'B1', '\u001b[2J']],
    ['no moment at all', 'moved'],
    ['a score for no known reason', ['mission-ended', 0, [], [{ points: 1, why: 'constructor' }], []]],
    [
      'a machine down that is neither lost nor to come back',
      ['mission-ended', 0, [{ end: 'down', machine: 'B1', hex: 'C05', fate: {} }], [], []],
    ],
    ['a skill that nobody has', ['skill-raised', 'haldenby', 'constructor', 1, 2]],
    ['a Straggler who came off in no known way', ['straggler-met-enemy', 'B1', 'toString', 'Gone']],
    ['a fall of no known kind', ['gone', 'G1', 'toString']],
  ])('is refused at its place: %s', (_, line) => {
    expect(readMoments([['moved', 'C5', 3], line])).toEqual({ misfit: 1 });
  });
});

/** What tells of the turns themselves, and what makes moments of them. */
const OF_TURNS = ['moments', 'lived.ts', 'untold.ts', 'book/fought.ts'];

test('the papers are made of moments: they know no events', () => {
  const files = readdirSync('src/chronicle', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const papers = files.filter((file) => !OF_TURNS.some((each) => file.startsWith(each)));
  const knowing = papers.filter((file) => /table\/events\.ts'/.test(readFileSync(`src/chronicle/${file}`, 'utf8')));
  expect(papers.length).toBeGreaterThan(60);
  expect(knowing).toEqual([]);
});
