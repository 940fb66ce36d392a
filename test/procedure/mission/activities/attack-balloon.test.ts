import { expect, test } from 'vitest';
import { nothingDone } from '../../../../src/campaign/done.ts';
import type { MissionLog } from '../../../../src/campaign/mission-log.ts';
import { balloonsTo } from '../../../../src/procedure/mission/activities/attack-balloon.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  aParty,
  aSpad,
  book,
  given,
  hits,
  jams,
  MISSED,
  MIST,
  MOVED,
  misses,
  playActivity,
  STAYED,
  thrown,
  watchActivity,
  withManual,
} from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';

const OPPY = 'balloon-oppy';
const HEX = 'F10';

const over = (machines = [aSpad()], told = {}) => aParty(machines, HEX, { altitude: 5000, ...told });

/** A flight that has found the balloon up, and perhaps been at it. */
function up(told: Partial<MissionLog['done']['balloons'][string]> = {}): MissionLog {
  const balloons = { [OPPY]: { state: 'up' as const, passes: 0, holes: 0, by: [], ...told } };
  return aLog('balloon-bursting', { done: { ...nothingDone(), balloons } });
}

const ATTACK = { 'special-activity': ['attack-balloon'] } as const;
const AGAIN = { 'another-pass': ['again', 'again'] } as const;
const balloonOf = (log: MissionLog) => given(log.done.balloons[OPPY]);

test.each([
  [5, 'none', undefined],
  [7, 'hauled-down', 'hauled-down'],
] as const)('(32) the search throws %i: %s', (total, balloon, state) => {
  const log = aLog('balloon-bursting');
  const events = playActivity(over(), log, MOVED, { dice: [thrown('balloon-search', total)] });
  expect(ofType(events, 'balloon-searched')).toMatchObject([{ name: 'Balloon at Oppy', balloon }]);
  expect(log.done.balloons[OPPY]?.state).toBe(state);
});

test('(32) a balloon not to be seen may be looked for again by staying; one hauled down is out of it for the mission', () => {
  const log = aLog('balloon-bursting');
  playActivity(over(), log, MOVED, { dice: [thrown('balloon-search', 5)] });
  playActivity(over(), log, STAYED, { dice: [thrown('balloon-search', 6)] });
  expect(playActivity(over(), log, STAYED)).toEqual([]);
});

test('(30) (32) a balloon that is up stands on 6 and may be attacked, or left up', () => {
  const log = aLog('balloon-bursting');
  const { asked } = watchActivity(over(), log, MOVED, {
    dice: [thrown('balloon-search', 8)],
    answers: { 'special-activity': ['none'] },
  });
  const { destroyed } = given(book.missions['balloon-bursting']?.activities.attackBalloon);
  expect(asked[0]?.about).toMatchObject({
    open: [
      {
        activity: 'attack-balloon',
        name: 'Balloon at Oppy',
        aft: 2,
        shots: 1,
        points: destroyed,
        machines: [{ ways: 35 }],
      },
    ],
  });
  expect(balloonOf(log).state).toBe('up');
});

const boxWithDown = (feet: number): number => given(book.weatherEffects.boxes.find(({ down }) => down === feet)).box;

test.each([
  ['with less than 4,000 ft Down no balloon is up', { box: MIST }],
  ['nor with 3,000 ft, though it stands less than that below', { box: boxWithDown(3000) }],
  ['from below it nobody dives on it', { altitude: 2000 }],
  ['from too high nobody sees it', { altitude: 10_000, box: 10 }],
  ['nor comes down to it in a turn', { altitude: 14_000 }],
  ['nor after coming down to 5,000 ft in it', { altitude: 5000, turn: { from: 14_000, mayChangeHeight: false } }],
])('(13) (14) (32) %s', (_, told) => {
  expect(playActivity(over([aSpad()], told), aLog('balloon-bursting'), MOVED)).toEqual([]);
});

test('(13) (32) with 4,000 ft Down a balloon may be up', () => {
  const events = playActivity(over([aSpad()], { box: boxWithDown(4000) }), aLog('balloon-bursting'), MOVED, {
    dice: [thrown('balloon-search', 5)],
  });
  expect(typesOf(events)).toEqual(['balloon-searched']);
});

test('(32) hit, hit, destroyed: each pass lower and hotter, each hole a help to the next', () => {
  const log = up();
  const party = over();
  const dice = [5, 5, 5].flatMap((effect, pass) => [
    thrown('initiative', 9),
    hits(3),
    thrown('balloon-hit', effect),
    ...Array.from({ length: pass + 1 }, () => MISSED),
  ]);
  const events = playActivity(party, log, MOVED, {
    dice,
    answers: { ...ATTACK, 'dive-burst': ['3', '3', '3'], ...AGAIN },
  });
  expect(ofType(events, 'dive-began').map(({ altitude }) => altitude)).toEqual([3000, 2000, 1000]);
  expect(ofType(events, 'machine-guns-fired')).toHaveLength(6);
  expect(
    ofType(events, 'balloon-struck').map(({ parts, total, effect, isDown }) => [parts, total, effect, isDown]),
  ).toEqual([
    [{ load: 0, holes: 0 }, 5, 'holed', false],
    [{ load: 0, holes: 1 }, 6, 'holed', false],
    [{ load: 0, holes: 2 }, 7, 'holed', true],
  ]);
  expect(balloonOf(log)).toEqual({ state: 'destroyed', passes: 3, holes: 3, by: ['pilot-B1'] });
  expect(party).toMatchObject({ altitude: 1000, machines: [{ aft: 94 }] });
  expect(balloonsTo(log)).toEqual(new Map([['pilot-B1', 1]]));
});

test('(32) after the last pass it is on the ground, holed or not', () => {
  const log = up({ passes: 2 });
  const events = playActivity(over(), log, MOVED, {
    dice: [thrown('initiative', 9), misses(3), MISSED, MISSED, MISSED],
    answers: { ...ATTACK, 'dive-burst': ['3'] },
  });
  expect(ofType(events, 'balloon-hauled-down')).toEqual([
    { type: 'balloon-hauled-down', name: 'Balloon at Oppy', holes: 0 },
  ]);
  expect(balloonOf(log)).toMatchObject({ state: 'hauled-down', passes: 3 });
});

test('(32) left alone after a pass it is wound down, and not met again', () => {
  const log = up();
  playActivity(over(), log, MOVED, {
    dice: [thrown('initiative', 9), hits(3), thrown('balloon-hit', 4), MISSED],
    answers: { ...ATTACK, 'dive-burst': ['3'], 'another-pass': ['enough'] },
  });
  expect(balloonOf(log)).toEqual({ state: 'hauled-down', passes: 1, holes: 0, by: [] });
  expect(playActivity(over(), log, STAYED)).toEqual([]);
});

test('(32) Buckingham adds 2 to the throw and rockets 4; rockets that hang fire jam nothing', () => {
  const log = up();
  const flight = [
    aSpad({ load: 'buckingham' }),
    aSpad({ id: 'B2', load: 'rockets', rockets: 8 }),
    aSpad({ id: 'B3', load: 'rockets', rockets: 1, forward: { state: 'clear', ammo: 7 } }),
  ];
  const events = playActivity(over(flight), log, MOVED, {
    dice: [
      ...[11, 10, 9].map((total) => thrown('initiative', total)),
      hits(4),
      thrown('balloon-hit', 6),
      jams(4),
      hits(1),
      thrown('balloon-hit', 5),
      MISSED,
    ],
    answers: { ...ATTACK, 'dive-burst': ['4', '4', '1'] },
  });
  expect(ofType(events, 'balloon-struck').map(({ machine, parts, total }) => [machine, parts, total])).toEqual([
    ['B1', { load: 2, holes: 0 }, 8],
    ['B3', { load: 4, holes: 1 }, 10],
  ]);
  expect(flight.map(({ forward, rockets }) => [forward, rockets])).toEqual([
    [{ state: 'clear', ammo: 26 }, 0],
    [{ state: 'clear', ammo: 30 }, 4],
    [{ state: 'clear', ammo: 7 }, 0],
  ]);
  expect(balloonOf(log)).toMatchObject({ state: 'destroyed', by: ['pilot-B1', 'pilot-B3'] });
  expect(balloonsTo(log)).toEqual(
    new Map([
      ['pilot-B1', 0.5],
      ['pilot-B3', 0.5],
    ]),
  );
});

test('(32) rockets gone, the gun does what it can', () => {
  const party = over([aSpad({ load: 'rockets', rockets: 2 })]);
  const events = playActivity(party, up(), MOVED, {
    dice: [thrown('initiative', 9), misses(2), MISSED, thrown('initiative', 9), misses(3), MISSED, MISSED],
    answers: { ...ATTACK, 'dive-burst': ['2', '3'], 'another-pass': ['again', 'enough'] },
  });
  expect(ofType(events, 'dive-burst-fired').map(({ load, left }) => [load, left])).toEqual([
    ['rockets', 0],
    ['ordinary', 27],
  ]);
});

test('(32) two balloons count for a man in full and in half', () => {
  const log = up({ state: 'destroyed', by: ['pilot-B1'] });
  log.done.balloons['balloon-vis'] = { state: 'destroyed', passes: 2, holes: 2, by: ['pilot-B2', 'pilot-B1'] };
  log.done.balloons['balloon-annay'] = { state: 'hauled-down', passes: 2, holes: 2, by: ['pilot-B2'] };
  expect(balloonsTo(log)).toEqual(
    new Map([
      ['pilot-B1', 1.5],
      ['pilot-B2', 0.5],
    ]),
  );
});

test('(32) a manual that knows no use for a load does not let it be tried', () => {
  const { attackBalloon } = given(book.missions['balloon-bursting']).activities;
  const card = given(attackBalloon);
  const loads = card.loads.filter(({ load }) => load === 'rockets');
  const cards = withManual('balloon-bursting', { attackBalloon: { ...card, loads } });
  expect(typesOf(playActivity(over(), up(), MOVED, { cards }))).toEqual([]);
});
