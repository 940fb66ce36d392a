import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../src/chronicle/moments/kinds.ts';
import { misfitOnCards } from '../../../src/chronicle/moments/on-cards.ts';
import { GAME_NAMES } from '../../../src/games/game-names.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { anApril } from '../../support/people/an-april.ts';

const APRILS = GAME_NAMES.map((fights) =>
  anApril({ word: `on-cards-${fights}`, flights: ['B'], book, fights, heads: 'quick', days: 6 }),
);

test.each(APRILS)('what was played by these cards can be told by them', ({ days }) => {
  for (const { moments } of days) expect(misfitOnCards(moments, book)).toBeUndefined();
});

const WATCH = { type: 'watch-began', flight: 'B', watch: 'dawn', weather: 8 } as const;
const MISSION = {
  type: 'mission-began',
  flight: 'B',
  mission: 'dawn-patrol',
  watch: 'dawn',
  zones: ['A'],
  machines: [{ machine: 'B1', aircraft: 'spad-vii', men: [] }],
} as const;
const TOOK_OFF = { type: 'took-off', hex: 'H01', aft: 3 } as const;
const ENDED = { type: 'mission-ended', points: 0, fates: [] } as const;

describe('a moment that these cards cannot tell is found at its place', () => {
  test.each<[what: string, moment: Moment]>([
    ['a hex off the map', { type: 'moved', to: 'ZZ99', aft: 3 }],
    ['a hex by the name of what every record has', { type: 'took-off', hex: 'constructor', aft: 3 }],
    ['weather below the card', { type: 'weather', from: 0, to: 8 }],
    ['weather beyond the card', { ...WATCH, weather: 99 }],
    ['half a weather', { type: 'weather', from: 8, to: 8.5 }],
    [
      'an aircraft that has no card',
      { type: 'machines-struck-off', flight: 'B', machines: [{ machine: 'B1', aircraft: 'zeppelin' }] },
    ],
    ['a German counter that there is not', { type: 'enemy-met', numbers: [42] }],
    [
      'a German in a fight whose counter there is not',
      { type: 'germans-joined', germans: [{ id: 'G99', lameDuck: false }] },
    ],
    ['a machine of ours among the Germans', { type: 'germans-joined', germans: [{ id: 'B1', lameDuck: false }] }],
    ['a duel with a machine of ours', { type: 'personal-duel-began', allied: 'B1', german: 'B2' }],
    [
      'a score for an enemy met off the map',
      { ...ENDED, homecomings: [], scores: [{ points: 1, why: 'enemy-damaged', where: 'ZZ99' }] },
    ],
    [
      'a machine down off the map',
      { ...ENDED, homecomings: [{ machine: 'B1', end: 'down', hex: 'ZZ99', fate: 'lost' }], scores: [] },
    ],
  ])('%s', (_, moment) => {
    expect(misfitOnCards([{ type: 'day-broke', day: 1 }, moment], book)).toBe(1);
  });

  test('a mission before any watch of the day', () => {
    expect(misfitOnCards([MISSION, TOOK_OFF], book)).toBe(0);
    expect(misfitOnCards([WATCH, MISSION, TOOK_OFF], book)).toBeUndefined();
  });

  test('a mission that ends and has never taken off', () => {
    const ended = { ...ENDED, homecomings: [], scores: [] };
    expect(misfitOnCards([WATCH, MISSION, ended, TOOK_OFF], book)).toBe(1);
    expect(misfitOnCards([WATCH, MISSION, TOOK_OFF, ended], book)).toBeUndefined();
  });

  test('a mission with an aircraft that has no card', () => {
    const machines = [{ machine: 'B1', aircraft: 'zeppelin', men: [] }];
    expect(misfitOnCards([WATCH, { ...MISSION, machines }, TOOK_OFF], book)).toBe(1);
  });
});
