import { describe, expect, test } from 'vitest';
import type { FlyingMachine } from '../../../../src/campaign/mission-log.ts';
import { followStraggler } from '../../../../src/procedure/mission/lame-duck/follow-straggler.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aParty, aSpad, CLEAR } from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';
import { lame, logOf, NOBODY, play, WEATHER_HOLDS } from '../../../support/table/spine.ts';

const HELD = 'lame-duck 34';
const TURN = [WEATHER_HOLDS, NOBODY, HELD];
/** The turn of the landing has no check: he is down. */
const LANDING = [WEATHER_HOLDS, NOBODY];
const DOWN = ['forced-landing 55', 'fate-of-crew 55'];
const turns = (count: number): string[] => Array.from({ length: count }, () => TURN).flat();

function follow(dice: readonly string[], told: Partial<FlyingMachine> = {}, hex = 'H06', altitude = 8000) {
  const machine = aSpad({ lameDuck: lame(), ...told } as Parameters<typeof aSpad>[0]);
  const party = aParty([machine], hex, { altitude, box: CLEAR });
  const log = logOf([machine], { stragglers: [party] });
  const { events } = play((table) => followStraggler(party, log, table), dice);
  return { party, log, events };
}

describe('(36) a Straggler on his own way home', () => {
  test('makes for the nearest field by the shortest way; nothing is asked of anybody', () => {
    const { log, events } = follow([...turns(3), ...LANDING]);
    expect(events[0]).toEqual({ type: 'straggler-followed', machine: 'B1', hex: 'H06', field: 'mercatel' });
    expect(ofType(events, 'moved').map(({ to }) => to)).toHaveLength(3);
    expect(ofType(events, 'lame-duck-checked')).toHaveLength(3);
    expect(log.homecomings).toEqual([{ machine: 'B1', end: 'emergency-field', field: 'mercatel' }]);
  });

  test('(16) left over a field, he lands on it, in a turn with its Encounter Roll', () => {
    expect(typesOf(follow(LANDING, {}, 'I08').events)).toEqual([
      'straggler-followed',
      'weather-checked',
      'encounter-rolled',
      'landed',
    ]);
  });

  test('(12) the turn in which he was left has had its Weather Change Check; the next has its own', () => {
    const machine = aSpad({ lameDuck: lame() });
    const turn = { from: 8000, mayChangeHeight: true };
    const party = aParty([machine], 'H07', { altitude: 8000, box: CLEAR, turn });
    const log = logOf([machine], { stragglers: [party] });
    const dice = [NOBODY, HELD, ...TURN, ...LANDING];
    const { events } = play((table) => followStraggler(party, log, table), dice);
    expect(ofType(events, 'weather-checked')).toHaveLength(2);
  });

  test('(16) an enemy who finds him as he comes in to land may still have him', () => {
    const caught = ['encounter 11', 'stragglers-encounter 66', 'shot-down 33', 'fate-of-crew 34'];
    const { log, events } = follow([WEATHER_HOLDS, ...caught], {}, 'I08');
    expect(typesOf(events)).not.toContain('landed');
    expect(log.homecomings).toMatchObject([{ machine: 'B1', end: 'down', hex: 'I08' }]);
  });

  test('(14) too high to land from in a turn, he comes down as he reaches the field', () => {
    const { events } = follow([...turns(2), ...LANDING], {}, 'H07', 15_000);
    expect(typesOf(events)).toEqual([
      'straggler-followed',
      ...['weather-checked', 'moved', 'encounter-rolled', 'lame-duck-checked'],
      ...['weather-checked', 'height-changed', 'moved', 'encounter-rolled', 'lame-duck-checked'],
      ...['weather-checked', 'encounter-rolled', 'landed'],
    ]);
    expect(ofType(events, 'height-changed')).toMatchObject([{ from: 15_000, to: 10_000, aft: 0 }]);
  });

  test('(14) left over the field at 15,000 ft, he needs a turn over it before he lands', () => {
    const { party, events } = follow([...TURN, ...LANDING], { aft: 20 }, 'I08', 15_000);
    expect(ofType(events, 'height-changed')).toMatchObject([{ from: 15_000, to: 10_000 }]);
    expect(ofType(events, 'stayed')).toMatchObject([{ hex: 'I08', aft: 2, left: 18 }]);
    expect(ofType(events, 'landed')).toHaveLength(1);
    expect(party.machines).toEqual([]);
  });

  test('(14) in the turn in which he was left he has come down already, and does not land in it', () => {
    const machine = aSpad({ lameDuck: lame() });
    const turn = { from: 15_000, mayChangeHeight: false };
    const party = aParty([machine], 'I08', { altitude: 5000, box: CLEAR, turn });
    const log = logOf([machine], { stragglers: [party] });
    const { events } = play((table) => followStraggler(party, log, table), [NOBODY, HELD, ...LANDING]);
    expect(ofType(events, 'stayed')).toHaveLength(1);
    expect(ofType(events, 'height-changed')).toEqual([]);
  });

  test.each([
    ['23', 'escaped', 'emergency-field'],
    ['33', 'forced-landing', 'down'],
    ['45', 'shot-down', 'down'],
  ])('met by the enemy there is no fight, but one throw: %s, %s', (faces, result, end) => {
    const down = { escaped: [], 'forced-landing': ['forced-landing 55', 'fate-of-crew 55'] } as const;
    const fall = result === 'shot-down' ? ['shot-down 33', 'fate-of-crew 34'] : down[result as keyof typeof down];
    const rest = end === 'down' ? fall : [HELD, ...turns(2), ...LANDING];
    const { log, events } = follow([WEATHER_HOLDS, 'encounter 11', `stragglers-encounter ${faces}`, ...rest]);
    expect(ofType(events, 'straggler-met-enemy')).toMatchObject([{ result }]);
    expect(typesOf(events)).not.toContain('fight-began');
    expect(log.homecomings).toMatchObject([{ machine: 'B1', end }]);
  });

  test('(21) his engine may fail besides: a Lame Duck already, he gives way', () => {
    const trouble = ['encounter 66', 'machine-in-trouble 11', 'engine-trouble 33'];
    const { log, events } = follow([WEATHER_HOLDS, ...trouble, 'forced-landing 55', 'fate-of-crew 55']);
    expect(typesOf(events)).toContain('lame-duck-gave-way');
    expect(log.homecomings).toMatchObject([{ end: 'down' }]);
  });

  test('(33) his number may come up', () => {
    const { log } = follow([WEATHER_HOLDS, NOBODY, 'lame-duck 12', 'forced-landing 55', 'fate-of-crew 55']);
    expect(log.homecomings).toMatchObject([{ end: 'down' }]);
  });

  test('(11) his petrol may give out before the field', () => {
    const { log } = follow([WEATHER_HOLDS, 'forced-landing 55', 'fate-of-crew 55'], { aft: 3 });
    expect(log.homecomings).toMatchObject([{ end: 'down' }]);
  });

  test('(14) fallen on his way from 15,000 ft, he flies no farther', () => {
    const { party, events } = follow([WEATHER_HOLDS, ...DOWN], { aft: 3 }, 'H06', 15_000);
    expect(ofType(events, 'moved')).toHaveLength(1);
    expect([party.machines, ofType(events, 'landed')]).toEqual([[], []]);
  });

  test('(11) with less than a move takes he comes down where he was left', () => {
    const { log, events } = follow([WEATHER_HOLDS, 'forced-landing 55', 'fate-of-crew 55'], { aft: 2 });
    expect(typesOf(events)).not.toContain('moved');
    expect(log.homecomings).toMatchObject([{ end: 'down', hex: 'H06' }]);
  });

  test('(11, 16) dry over the field, he has his Encounter Roll, and a landing that is not for nothing', () => {
    const { log, events } = follow([...LANDING, 'forced-landing 55', 'fate-of-crew 34'], { aft: 4 }, 'I07');
    expect(typesOf(events)).toEqual([
      'straggler-followed',
      ...['weather-checked', 'moved', 'encounter-rolled'],
      ...['aft-ran-out', 'machine-came-down', 'fate-decided'],
    ]);
    expect(log.scores).toMatchObject([{ points: -1 }]);
  });

  test('(15, 36) one whom Archie drives off makes no Encounter Roll that turn, and flies on in the next', () => {
    const shots = ['archie-shot 11', 'archie-hit 36'];
    const over = [WEATHER_HOLDS, ...shots, HELD];
    const { log, events } = follow([...over, ...TURN, ...LANDING], {}, 'H10');
    expect(ofType(events, 'machines-placed')).toEqual([{ type: 'machines-placed', placing: { B1: 11 } }]);
    expect(typesOf(events).slice(0, 8)).toEqual([
      'straggler-followed',
      'weather-checked',
      'moved',
      'machines-placed',
      'archie-fired',
      'archie-hit',
      'lame-duck-checked',
      'weather-checked',
    ]);
    expect(log.homecomings).toMatchObject([{ end: 'emergency-field', field: 'mercatel' }]);
  });
});
