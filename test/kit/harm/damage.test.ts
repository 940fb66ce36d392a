import { expect, test } from 'vitest';
import { takeCriticalHit } from '../../../src/kit/ground-fire/ground-hit.ts';
import type { Aboard, Harm } from '../../../src/kit/harm/aboard.ts';
import { forceDown, makeForcedLanding, shootDown } from '../../../src/kit/harm/coming-down.ts';
import { hitCrew } from '../../../src/kit/harm/crew-hit.ts';
import { checkLameDuck, sufferDamagedAbort } from '../../../src/kit/harm/lame-duck.ts';
import { meetEnemyAlone } from '../../../src/procedure/mission/lame-duck/straggler.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { aFighter, aTwoSeater } from '../../support/people/aboard.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const play = <Result>(rule: (aboard: Aboard, table: Table) => Result, aboard: Aboard, ...dice: readonly string[]) =>
  playLoaded((table) => rule(aboard, table), { book, dice });

test('(28) Shot Down beyond the lines: the machine is lost, each of the crew throws on the Fate Table', () => {
  const { result, events } = play(shootDown, aTwoSeater(), 'shot-down 5 5', 'fate-of-crew 4 4', 'fate-of-crew 5 6');
  expect(result).toEqual({
    how: 'shot-down',
    side: 'enemy',
    machine: 'lost',
    crew: [
      { who: 'pilot', fate: { fate: 'prisoner', wounded: true } },
      { who: 'observer', fate: { fate: 'prisoner', wounded: false } },
    ],
  });
  expect(events).toMatchObject([
    { type: 'machine-came-down', words: 'Goes down in a spin', over: 'enemy', side: 'enemy' },
    { type: 'fate-decided', who: 'pilot', parts: { landing: -1 }, total: 7 },
    { type: 'fate-decided', who: 'observer', total: 10 },
  ]);
});

test('(28) Forced Down beyond the lines, a long glide reaches the trenches', () => {
  const { result } = play(forceDown, aFighter(), 'forced-down 5 5', 'fate-of-crew 1 2');
  expect(result).toEqual({
    how: 'forced-down',
    side: 'trenches',
    machine: 'lost',
    crew: [{ who: 'pilot', fate: { fate: 'wounded', days: 3 } }],
  });
});

test('(28) on our own side there is nothing to glide to', () => {
  const { result } = play(forceDown, aFighter({ over: 'allied' }), 'forced-down 5 5', 'fate-of-crew 1 1');
  expect(result).toMatchObject({ side: 'allied', machine: 2, crew: [{ fate: { fate: 'safe', days: 0 } }] });
});

test('(11) a fair Forced Landing on our own side costs the day and no more', () => {
  const { result } = play(makeForcedLanding, aFighter({ over: 'allied' }), 'forced-landing 3 4', 'fate-of-crew 1 1');
  expect(result).toMatchObject({ how: 'forced-landing', machine: 0, crew: [{ fate: { fate: 'safe', days: 0 } }] });
});

test('(28) a man wounded in the air is no better for coming down', () => {
  const wounds = [{ who: 'pilot', fate: { fate: 'wounded', days: 15 } } as const];
  const ours = play(forceDown, aFighter({ over: 'allied', wounds }), 'forced-down 5 5', 'fate-of-crew 6 6').result;
  expect(ours.crew).toEqual([{ who: 'pilot', fate: { fate: 'wounded', days: 15 } }]);
  const theirs = play(makeForcedLanding, aFighter({ wounds }), 'forced-landing 4 4', 'fate-of-crew 6 6').result;
  expect(theirs.crew).toEqual([{ who: 'pilot', fate: { fate: 'prisoner', wounded: true } }]);
  const killed = play(shootDown, aFighter({ wounds }), 'shot-down 1 1', 'fate-of-crew 1 1').result;
  expect(killed.crew).toEqual([{ who: 'pilot', fate: { fate: 'killed' } }]);
});

test('(25) a pilot killed takes the machine down with him, and only his observer still throws', () => {
  const { result } = play(
    hitCrew,
    aTwoSeater(),
    'crew-member-hit 2',
    'crew-hit 2 3',
    'shot-down 4 4',
    'fate-of-crew 6 6',
  );
  expect(result).toMatchObject({
    is: 'down',
    down: {
      how: 'shot-down',
      crew: [
        { who: 'pilot', fate: { fate: 'killed' } },
        { who: 'observer', fate: { fate: 'prisoner' } },
      ],
    },
  });
});

test('(25) an observer killed does not bring the machine down', () => {
  const { result } = play(hitCrew, aTwoSeater(), 'crew-member-hit 6', 'crew-hit 1 1');
  expect(result).toEqual({ is: 'man-hit', wound: { who: 'observer', fate: { fate: 'killed' } } });
});

test.each([
  ['4 4', 8, 15],
  ['4 5', 2, 7],
])('(25) (33) a wounded pilot makes his machine a Lame Duck: %s is No. %i', (faces, number, days) => {
  const { result } = play(hitCrew, aFighter(), `crew-hit ${faces}`);
  expect(result).toEqual({
    is: 'lame-duck',
    lameDuck: { number, climbs: true, repair: 0 },
    wound: { who: 'pilot', fate: { fate: 'wounded', days } },
  });
});

test('(25) a machine that is crippled already keeps its Lame Duck Number when its pilot is hit', () => {
  const lameDuck = { number: 9, climbs: false, repair: 2 };
  expect(play(hitCrew, aFighter({ lameDuck }), 'crew-hit 4 4').result).toMatchObject({ is: 'lame-duck', lameDuck });
});

test.each([
  ['wounded', { fate: 'wounded', days: 7 }, ['crew-member-hit 5', 'crew-hit 6 6'], 'observer'],
  ['dead', { fate: 'killed' }, ['crew-hit 6 6'], 'pilot'],
] as const)('(25) beside an observer who is %s the next bullet is for the living', (_, fate, dice, who) => {
  const { result } = play(hitCrew, aTwoSeater({ wounds: [{ who: 'observer', fate }] }), ...dice);
  expect(result).toMatchObject({ is: 'man-hit', wound: { who } });
});

test('(25) a grazed pilot flies on', () => {
  expect(play(hitCrew, aFighter(), 'crew-hit 6 6').result).toMatchObject({ is: 'man-hit' });
});

test.each<[string, readonly string[], Partial<Harm>]>([
  ['2', ['critical-hit 1 1'], { is: 'unharmed' }],
  ['3', ['critical-hit 1 2', 'forced-down 3 3', 'fate-of-crew 3 3'], { is: 'down' }],
  ['7', ['critical-hit 3 4'], { is: 'driven-off' }],
  ['8', ['critical-hit 4 4', 'damaged-abort 1 1'], { is: 'lame-duck' }],
  ['9', ['critical-hit 4 5', 'crew-hit 6 6'], { is: 'man-hit' }],
  ['12', ['critical-hit 6 6', 'shot-down 3 3', 'fate-of-crew 3 3'], { is: 'down' }],
])('(25) (26) (27) (28) a Critical Hit of %s from the ground', (_, dice, harm) => {
  expect(play(takeCriticalHit, aFighter(), ...dice).result).toMatchObject(harm);
});

test('(15) (26) a Daredevil ignores being driven off by a Critical Hit of Archie as well', () => {
  const { result, events } = play(takeCriticalHit, aFighter({ bravery: 'DD' }), 'critical-hit 3 4', 'critical-hit 1 1');
  expect(result).toEqual({ is: 'unharmed' });
  expect(events.map(({ type }) => type)).toEqual(['critical-hit-taken', 'station-kept', 'critical-hit-taken']);
});

test.each([
  ['1 1', 7, false, 4],
  ['1 3', 6, true, 1],
  ['2 3', 9, false, 2],
  ['3 4', 3, false, 2],
  ['6 6', 10, false, 1],
])('(27) Damaged-abort %s is Lame Duck No. %i', (faces, number, climbs, repair) => {
  const { result } = play(sufferDamagedAbort, aFighter(), `damaged-abort ${faces}`);
  expect(result).toEqual({ is: 'lame-duck', lameDuck: { number, climbs, repair }, wound: undefined });
});

const duck = (number: number) => ({ number, climbs: false, repair: 1 });
const check = (number: number) => (aboard: Aboard, table: Table) => checkLameDuck(aboard, duck(number), table);

test('(33) any total but the exact Lame Duck Number leaves the machine flying', () => {
  const { result, events } = play(check(7), aFighter(), 'lame-duck 2 4');
  expect(result).toEqual({ is: 'unharmed' });
  expect(events).toMatchObject([{ type: 'lame-duck-checked', number: 7, held: true }]);
});

test.each([
  [2, '1 1', 'forced-down'],
  [3, '1 2', 'forced-landing'],
  [4, '1 3', 'forced-landing'],
  [5, '1 4', 'forced-down'],
  [6, '1 5', 'shot-down'],
  [7, '1 6', 'shot-down'],
  [8, '2 6', 'shot-down'],
  [9, '3 6', 'shot-down'],
  [10, '4 6', 'forced-landing'],
])('(33) Lame Duck No. %i, %s thrown: %s', (number, faces, how) => {
  const { result, events } = play(check(number), aFighter(), `lame-duck ${faces}`, `${how} 4 4`, 'fate-of-crew 4 4');
  expect(result).toMatchObject({ is: 'down', down: { how } });
  expect(events[1]).toMatchObject({ type: 'lame-duck-gave-way', number, event: how });
});

test('(33) No. 11 drops the machine 3,000 feet', () => {
  expect(play(check(11), aFighter({ altitude: 4000 }), 'lame-duck 5 6').result).toEqual({
    is: 'lower',
    altitude: 1000,
  });
});

test('(33) and puts it on the ground where there is no more than that below it', () => {
  const { result } = play(
    check(11),
    aFighter({ altitude: 3000 }),
    'lame-duck 5 6',
    'forced-landing 4 4',
    'fate-of-crew 4 4',
  );
  expect(result).toMatchObject({ is: 'down', down: { how: 'forced-landing' } });
});

test('a Lame Duck Number without an event is a broken promise of the card', () => {
  expect(() => play(check(12), aFighter(), 'lame-duck 6 6')).toThrow('no event for Lame Duck No. 12');
});

test.each<[string, readonly string[], string]>([
  ['2 3', [], 'unharmed'],
  ['3 3', ['forced-landing 4 4', 'fate-of-crew 4 4'], 'forced-landing'],
  ['4 5', ['shot-down 4 4', 'fate-of-crew 4 4'], 'shot-down'],
])('(36) a Straggler who meets the enemy, %s thrown', (faces, dice, how) => {
  const { result } = play(meetEnemyAlone, aFighter(), `stragglers-encounter ${faces}`, ...dice);
  expect(result).toMatchObject(how === 'unharmed' ? { is: how } : { is: 'down', down: { how } });
});
