import { expect, test } from 'vitest';
import { nothingDone } from '../../../../src/campaign/done.ts';
import type { MissionLog, Party } from '../../../../src/campaign/mission-log.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  aParty,
  aSpad,
  BROUGHT_DOWN,
  HOLED,
  hits,
  jams,
  MISSED,
  MIST,
  MOVED,
  misses,
  playActivity,
  thrown,
  watchActivity,
} from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';

const HEX = 'H12';

/**
 * A patrol that has scanned the hex already and found something: a train stands on 5, three hits destroy it, two guns.
 */
function found(target: string, told: Partial<MissionLog> = {}): MissionLog {
  const done = { ...nothingDone(), scanned: { [HEX]: 1 }, found: [{ hex: HEX, target, hits: 0 }] };
  return aLog('offensive-line-patrol', { done, ...told });
}

const over = (machines = [aSpad()], told: Partial<Party> & { box?: number } = {}) => aParty(machines, HEX, told);

const STRAFE = { 'special-activity': ['strafe-target'] } as const;

test('(30) the Initiative Roll is made without a dive bonus; the difference gives the longest burst; a shorter one may be fired', () => {
  const log = found('goods-train');
  const party = over();
  const { events, asked } = watchActivity(party, log, MOVED, {
    dice: [thrown('initiative', 7), hits(2), MISSED, MISSED],
    answers: { ...STRAFE, 'dive-burst': ['2'], 'another-pass': ['enough'] },
  });
  expect(typesOf(events)).toEqual([
    'dive-began',
    'height-changed',
    'dive-aimed',
    'dive-burst-fired',
    'ground-target-hit',
    'machine-guns-fired',
    'machine-guns-fired',
    'height-changed',
  ]);
  expect(ofType(events, 'dive-aimed')[0]).toMatchObject({ skill: 4, initiative: 12, target: 5, longestBurst: 4 });
  expect(asked.map(({ decision }) => decision)).toEqual(['special-activity', 'dive-burst', 'another-pass']);
  expect(asked[1]?.options).toEqual(['1', '2', '3', '4', 'hold']);
  expect(log.done.found[0]?.hits).toBe(1);
  expect(party).toMatchObject({ altitude: 1000, machines: [{ aft: 96, forward: { state: 'clear', ammo: 28 } }] });
});

test('(30) machines above the target attack, the highest first; one that is not above it has no shot', () => {
  const machines = [aSpad({ skill: 1 }), aSpad({ id: 'B2' }), aSpad({ id: 'B3', skill: 1 })];
  const { events, asked } = watchActivity(over(machines), found('staff-car'), MOVED, {
    dice: [thrown('initiative', 11), thrown('initiative', 12), thrown('initiative', 9), misses(2), misses(1)],
    answers: { ...STRAFE, 'dive-burst': ['2', '1'], 'another-pass': ['enough'] },
  });
  expect(ofType(events, 'dive-aimed').map(({ initiative, longestBurst }) => [initiative, longestBurst])).toEqual([
    [13, 1],
    [17, 3],
    [11, 0],
  ]);
  expect(asked.filter(({ decision }) => decision === 'dive-burst').map(({ about }) => about)).toMatchObject([
    { machine: 'B2' },
    { machine: 'B1' },
  ]);
});

test('(30) so many Critical Hits destroy it, and whoever has not fired then has nothing left to fire at', () => {
  const log = found('lorry');
  const events = playActivity(over([aSpad(), aSpad({ id: 'B2' })]), log, MOVED, {
    dice: [thrown('initiative', 7), thrown('initiative', 7), hits(2)],
    answers: { ...STRAFE, 'dive-burst': ['2'] },
  });
  expect(ofType(events, 'ground-target-hit')).toMatchObject([{ machine: 'B1', hits: 1, needed: 1 }]);
  expect(playActivity(over(), log, MOVED)).toEqual([]);
});

test('(30) the manual lets each machine attack the same target twice in a mission, and no oftener', () => {
  const log = found('gun-team');
  playActivity(over(), log, MOVED, {
    dice: [thrown('initiative', 7), misses(2)],
    answers: { ...STRAFE, 'dive-burst': ['2'], 'another-pass': ['enough'] },
  });
  const party = over();
  const second = { dice: [thrown('initiative', 7), hits(2)], answers: { ...STRAFE, 'dive-burst': ['2'] } } as const;
  expect(typesOf(playActivity(party, log, MOVED, second))).toContain('ground-target-hit');
  expect(playActivity(over(), log, MOVED)).toEqual([]);
});

test('(30) going round again costs AFT and draws the fire anew; the third hit destroys a train', () => {
  const log = found('goods-train');
  const party = over([aSpad(), aSpad({ id: 'B2' })]);
  const pass = [thrown('initiative', 7), thrown('initiative', 6), hits(3), hits(3), MISSED, MISSED];
  const events = playActivity(party, log, MOVED, {
    dice: [...pass, thrown('initiative', 7), thrown('initiative', 6), hits(3), MISSED, MISSED],
    answers: { ...STRAFE, 'dive-burst': ['3', '3', '3'], 'another-pass': ['again'] },
  });
  expect(ofType(events, 'ground-target-hit').map((event) => event.hits)).toEqual([1, 2, 3]);
  expect(ofType(events, 'machine-guns-fired').map(({ machine }) => machine)).toEqual(['B1', 'B2', 'B1', 'B1']);
  expect(party.machines[0]).toMatchObject({ aft: 94, forward: { ammo: 24 } });
});

test.each([
  [10, 'clear'],
  [11, 'permanent'],
] as const)(
  '(38) (39) a gun that jams has used its ammo, hits nothing, dives no more, and is seen to at leisure: %i, %s',
  (total, state) => {
    const party = over();
    const events = playActivity(party, found('goods-train'), MOVED, {
      dice: [thrown('initiative', 7), jams(4), MISSED, ...HOLED, thrown('clear-jam-at-leisure', total)],
      answers: { ...STRAFE, 'dive-burst': ['4'] },
    });
    expect(ofType(events, 'jam-tried')).toMatchObject([{ machine: 'B1', gun: 'forward', when: 'at-leisure' }]);
    expect(party.machines[0]?.forward).toEqual({ state, ammo: 26 });
  },
);

test('(30) who holds his fire is not fired at', () => {
  const events = playActivity(over(), found('goods-train'), MOVED, {
    dice: [thrown('initiative', 7)],
    answers: { ...STRAFE, 'dive-burst': ['hold'], 'another-pass': ['enough'] },
  });
  expect(typesOf(events)).toContain('dive-held');
});

test('(23) a machine brought down draws no more fire; the next shot goes to the next', () => {
  const log = found('goods-train');
  const party = over([aSpad(), aSpad({ id: 'B2' })]);
  const events = playActivity(party, log, MOVED, {
    dice: [thrown('initiative', 8), thrown('initiative', 7), misses(1), misses(1), ...BROUGHT_DOWN, MISSED],
    answers: { ...STRAFE, 'dive-burst': ['1', '1'], 'another-pass': ['enough'] },
  });
  expect(ofType(events, 'machine-guns-fired').map(({ machine }) => machine)).toEqual(['B1', 'B2']);
  expect(party.machines.map(({ id }) => id)).toEqual(['B2']);
  expect(log.homecomings).toMatchObject([{ machine: 'B1', end: 'down', hex: HEX }]);
});

test('(23) with everybody down the rest of the shots are fired at nobody', () => {
  const party = over();
  playActivity(party, found('goods-train'), MOVED, {
    dice: [thrown('initiative', 8), misses(1), ...BROUGHT_DOWN],
    answers: { ...STRAFE, 'dive-burst': ['1'] },
  });
  expect(party.machines).toEqual([]);
});

test.each([
  ['an empty gun', { forward: { state: 'clear', ammo: 0 } }],
  ['a jammed gun', { forward: { state: 'jammed', ammo: 12 } }],
  ['a gun jammed for good', { forward: { state: 'permanent', ammo: 12 } }],
  ['Buckingham, which is for balloons', { load: 'buckingham' }],
  ['a Shaken man, who does not go down', { bravery: 'S' }],
  ['a Lame Duck, who goes home', { lameDuck: { number: 3, climbs: false, repair: 1 } }],
  ['petrol for the pass but not for the climb after it', { aft: 3 }],
] as const)('(30) (32) (38) no strafing with %s', (_, told) => {
  expect(playActivity(over([aSpad(told)]), found('goods-train'), MOVED)).toEqual([]);
});

test('(32) nobody fires more than he has', () => {
  const party = over([aSpad({ forward: { state: 'clear', ammo: 2 } })]);
  const { asked } = watchActivity(party, found('gun-team'), MOVED, {
    dice: [thrown('initiative', 12), misses(2)],
    answers: { ...STRAFE, 'dive-burst': ['2'] },
  });
  expect(asked[1]?.options).toEqual(['1', '2', 'hold']);
  expect(party.machines[0]?.forward?.ammo).toBe(0);
});

test.each([
  ['above the mist', { box: MIST }],
  ['higher than one may come down in a turn', { altitude: 11_000 }],
])('(13) (14) nobody dives on it from %s', (_, told) => {
  expect(playActivity(over([aSpad()], told), found('goods-train'), MOVED)).toEqual([]);
});

test('(31) a Nervous man goes down if a Nerve Check of 7 lets him; a Shaken one stays above', () => {
  const flight = [aSpad(), aSpad({ id: 'B2', bravery: 'NV' }), aSpad({ id: 'B3', bravery: 'S' })];
  const events = playActivity(over(flight), found('gun-team'), MOVED, {
    dice: ['nerve 4 4', thrown('initiative', 7), misses(1)],
    answers: { ...STRAFE, 'dive-burst': ['1'], 'another-pass': ['enough'] },
  });
  expect(ofType(events, 'strafing-nerve-tried')).toMatchObject([
    { machine: 'B2', bravery: 'NV', check: { nerve: 7 }, goes: false },
    { machine: 'B3', bravery: 'S', goes: false },
  ]);
  expect(ofType(events, 'dive-began')[0]?.machines).toEqual(['B1']);
});

test('(31) his nerve holds, and nobody else goes', () => {
  const events = playActivity(over([aSpad({ bravery: 'NV' })]), found('gun-team'), MOVED, {
    dice: ['nerve 4 3', thrown('initiative', 2)],
    answers: { ...STRAFE, 'another-pass': ['enough'] },
  });
  expect(ofType(events, 'strafing-nerve-tried')[0]?.goes).toBe(true);
  expect(ofType(events, 'dive-aimed')[0]?.longestBurst).toBe(0);
});

test('(31) if nobody dares, nothing is spent', () => {
  const party = over([aSpad({ bravery: 'NV' })]);
  playActivity(party, found('gun-team'), MOVED, { dice: ['nerve 4 4'], answers: STRAFE });
  expect(party).toMatchObject({ altitude: 2000, machines: [{ aft: 100 }] });
});

test('(23) a scan that finds something may be followed by an attack in the same turn', () => {
  const log = aLog('offensive-line-patrol');
  const party = over();
  playActivity(party, log, MOVED, {
    dice: ['scan 4 6', thrown('initiative', 7), hits(2)],
    answers: { 'special-activity': ['scan', 'strafe-target'], 'dive-burst': ['2'] },
  });
  expect(log.done.found).toEqual([{ hex: HEX, target: 'lorry', hits: 1 }]);
  expect(party.machines[0]?.aft).toBe(95);
});

test.each([
  ['in Mist, whose shots are 0, none', MIST, []],
  ['in Rain, whose shots are 1, one', 16, [MISSED]],
])('(13) of the target’s two guns as many answer as the weather has shots: %s', (_, box, answer) => {
  const { events, asked } = watchActivity(over([aSpad()], { altitude: 1000, box }), found('goods-train'), MOVED, {
    dice: [thrown('initiative', 7), misses(2), ...answer],
    answers: { ...STRAFE, 'dive-burst': ['2'], 'another-pass': ['enough'] },
  });
  expect(ofType(events, 'machine-guns-fired')).toHaveLength(answer.length);
  const told = asked.flatMap(({ about }) => ('shots' in about ? [about.shots] : []));
  expect(told).toEqual([answer.length, answer.length]);
});

test.each([
  [15_000, []],
  [10_000, ['strafe-target']],
])('(14) after coming down from %i ft this turn, 5,000 ft more down to Tree-Top: %j', (from, open) => {
  const party = over([aSpad()], { altitude: 5000, turn: { from, mayChangeHeight: false } });
  const { asked } = watchActivity(party, found('lorry'), MOVED, open.length > 0 ? { answers: NONE } : {});
  expect(asked.map(({ options }) => options[0])).toEqual(open);
});

const NONE = { 'special-activity': ['none'] } as const;
