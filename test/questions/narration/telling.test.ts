import { describe, expect, test } from 'vitest';
import { type People, peopleOf } from '../../../src/kit/screen/people.ts';
import { tellings } from '../../../src/questions/narration/telling.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book } from '../../support/people/activities.ts';

const nobody = peopleOf({ flights: [] });
const began: GameEvent = {
  type: 'mission-began',
  mission: 'photo-reconnaissance',
  flight: 'B',
  watch: 'morning',
  zones: ['B'],
  target: 'yards-cambrai',
  machines: [
    {
      machine: 'B1',
      aircraft: 'spad-vii',
      men: [{ airman: 'whitworth', rank: 'Captain', surname: 'Whitworth' }],
    },
    {
      machine: 'B7',
      aircraft: 'fk8',
      men: [
        { airman: 'camberwell', rank: 'Sergeant', surname: 'Camberwell' },
        { airman: 'kyle', rank: 'Second Lieutenant', surname: 'Kyle' },
      ],
    },
  ],
};
const known: People = { ...nobody, crews: began.machines };

const roll = (...faces: number[]) => ({ faces, total: faces.length === 2 ? (faces[0] ?? 0) + (faces[1] ?? 0) : 0 });
const square = (red: number, white: number) => ({ faces: [red, white], total: 10 * red + white });

const texts = (...events: readonly GameEvent[]) => tellings(events, known, book).map(({ text }) => text);

const initiative = (machine: string, number: number): GameEvent => ({
  type: 'initiative-rolled',
  machine,
  roll: roll(3, 4),
  skill: 4,
  column: 'middle',
  number,
  bonus: 0,
  initiative: number,
});

const shot = (red: number, white: number, near: readonly string[] = []): GameEvent => ({
  type: 'archie-fired',
  roll: square(red, white),
  near,
});

const attack: GameEvent = {
  type: 'attack-made',
  attacker: 'G14',
  target: 'B7',
  initiative: { attacker: 15, target: 9 },
  angle: 'astern',
  skill: 4,
  longestBurst: 3,
};

const burst = (machine: string, target: string, gun: 'forward' | 'observer'): GameEvent => ({
  type: 'burst-fired',
  machine,
  gun,
  target,
  angle: 'astern',
  burst: 3,
  firing: 'C',
  adds: 0,
  roll: roll(4, 5),
  hits: [7, 9],
  jams: [12],
  result: 'hit',
});

// "B2 does not see G2. B2 does not see G2."
test('what two Spotting Tests say alike is told once', () => {
  const looked = (machine: string): GameEvent => ({
    ...{ type: 'spotting-tried', for: 'allied', machine, target: 'G2', megahexes: 2, roll: roll(1) },
    ...{ die: 'grey', parts: {}, seen: false },
  });
  expect(texts(looked('B1'), looked('B2'), looked('B2'))).toEqual(['B1 does not see G2. B2 does not see G2.']);
});

describe('many dice of one kind make one line', () => {
  test('(17) the Initiative Rolls of a phase are told as they stand on the track, from the top', () => {
    expect(texts(initiative('B1', 7), initiative('G14', 14), initiative('B7', 11))).toEqual([
      'Initiative: G14 14, B7 11, B1 7.',
    ]);
  });

  test("(15) Archie's shots that hit nothing are one line, with whom they shook", () => {
    expect(
      texts(
        { type: 'machines-placed', placing: { B1: 23, B7: 11 } },
        shot(3, 3, ['B1']),
        shot(1, 6),
        shot(1, 2, ['B7']),
        shot(5, 6),
      ),
    ).toEqual(['Archie, four shots: near B1 and B7.']);
  });

  test('(15) one shot that is near names whom', () => {
    expect(texts(shot(3, 3, ['B1']), shot(5, 6))).toEqual(['Archie, two shots: near B1.']);
  });

  test('(42) a machine fired at twice is named once', () => {
    const fired = (machine: string): GameEvent => ({
      type: 'machine-guns-fired',
      machine,
      height: 'atTreeTop',
      roll: roll(2, 3),
      parts: {},
      total: 5,
      hit: false,
    });
    expect(texts(fired('B7'), fired('B1'), fired('B7'))).toEqual(['Machine guns fire at B7 (twice) and B1 and miss.']);
  });

  test('(15) a shot that hits has its own line between them', () => {
    const hit: GameEvent = { type: 'archie-fired', roll: square(2, 3), hit: 'B1', near: [] };
    expect(texts(shot(5, 6), hit, shot(6, 6))).toEqual([
      'Archie, one shot: no danger to anybody.',
      'Archie bursts on 23: B1 is hit.',
      'Archie, one shot: no danger to anybody.',
    ]);
  });

  test('(42) machine guns that miss are one line, and one that hits another', () => {
    const guns = (machine: string, hit: boolean): GameEvent => ({
      type: 'machine-guns-fired',
      machine,
      height: 'at1000Feet',
      roll: roll(3, 4),
      parts: {},
      total: 7,
      hit,
    });
    expect(texts(guns('B1', false), guns('B3', false), guns('B7', true))).toEqual([
      'Machine guns fire at B1 and B3 and miss.',
      'Machine guns rake Sgt Camberwell (B7).',
    ]);
  });

  test('(12) (14) (16) a quiet turn is one paragraph', () => {
    expect(
      texts(
        { type: 'moved', from: 'H08', to: 'H09', aft: 3, left: 88 },
        { type: 'encounter-rolled', hex: 'H09', parts: { hex: 6 }, value: 6, roll: roll(6, 4), result: 'nothing' },
        { type: 'weather-checked', roll: roll(3, 4), from: 7, change: 0, byTrend: false, to: 7 },
      ),
    ).toEqual([
      'On to H09, the trenches (3 AFT, 88 left). Encounter Roll 10 (6, 4) against 6: nobody in sight. Weather Change 7 (3, 4): the weather holds.',
    ]);
  });
});

describe('a shot that matters has its line', () => {
  test('(24) who, on whom, angle, burst, dice and result; men by rank and name', () => {
    expect(texts(attack, burst('B7', 'G14', 'observer'), burst('G14', 'B7', 'forward'))).toEqual([
      '2Lt Kyle (B7) on G14, from astern, burst of 3: 9 (4, 5), a Critical Hit.',
      'G14 on Sgt Camberwell (B7), from astern, burst of 3: 9 (4, 5), a Critical Hit.',
    ]);
  });

  test('(25), (26) with the damage that it did, and the man it hit', () => {
    const struck = { type: 'critical-hit-scored', machine: 'B7', by: 'G14', gun: 'forward', roll: roll(3, 4) } as const;
    const parts = { parts: { twinGuns: 1 }, total: 8 };
    expect(
      texts(
        attack,
        burst('G14', 'B7', 'forward'),
        { ...struck, ...parts, result: 'driven-off' },
        { type: 'driven-off-ignored', machine: 'B7' },
        { ...struck, ...parts, result: 'crew-hit' },
        {
          type: 'crew-hit',
          machine: 'B7',
          who: 'observer',
          roll: roll(6, 6),
          fate: { fate: 'wounded', days: 9 },
          effect: 'flies-on',
        },
        { type: 'held-off', machine: 'G15' },
      ),
    ).toEqual([
      'G14 on Sgt Camberwell (B7), from astern, burst of 3: 9 (4, 5), a Critical Hit. ' +
        'Critical Hit 7 (3, 4) +1: Sgt Camberwell (B7) is Driven Off. Sgt Camberwell (B7) will not be Driven Off. ' +
        'Critical Hit 7 (3, 4) +1: Sgt Camberwell (B7) is hit about the cockpit. 2Lt Kyle of B7 is hit; she flies on.',
      'G15 holds off.',
    ]);
  });

  test('(24) an attack whose burst is yet to be asked for is told by the question', () => {
    expect(texts(attack)).toEqual(['']);
  });
});

test("a mission's beginning introduces those who fly it", () => {
  const [, told] = tellings([began, burst('B1', 'G14', 'forward')], nobody, book);
  expect(told?.text).toMatch(/^Capt Whitworth \(B1\) on G14/);
});

// "Thunderstorm" for a straggler, while the flight had flown on in snow: two weathers at one hour, and no line said why.
test('(35) (36) whoever parted is followed from the hour of the parting, in its weather', () => {
  expect(texts({ type: 'straggler-followed', machine: 'B1', hex: 'H08', field: 'mercatel' })).toEqual([
    'Capt Whitworth (B1), alone over H08, makes for Mercatel: his turns go on from there, in the weather of that hour.',
  ]);
  expect(texts({ type: 'mission-resumed', machines: ['B1', 'B7'], hex: 'H08', weather: 7 })).toEqual([
    'Back to B1 and B7, over H08, and to the hour of the parting: Good Visibility (7).',
  ]);
});
