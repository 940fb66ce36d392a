import { describe, expect, test } from 'vitest';
import { ADVICE_FROM_THE_SIDE } from '../../../../src/games/side/head/opponent.ts';
import { WHYS_FROM_THE_SIDE } from '../../../../src/games/side/head/whys.ts';
import { ENERGY_QUESTIONS } from '../../../../src/games/side/screen/energy-questions.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { book, machineAt } from '../../../support/fights/side-fights.ts';

const NOBODY = peopleOf({ flights: [] });

// A shot of 1 in 6 that nobody could answer was passed over, and half of the rounds came home.
describe('a stop of the clock at which shots cost nothing', () => {
  const shot = (die: string) => ({ by: 'B1', gun: 0, die, target: 'G1', hexes: 3, aspect: 'front' });
  const own = machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 });
  const foe = machineAt('G1', 'albatros-d3', { hex: 30, level: 12, west: true });
  const asked = (over: object, machines: readonly FightingMachine[] = [own, foe]) => ({
    side: 'allied',
    mover: 'G1',
    path: [],
    enemies: ['G1'],
    stops: { 1: [], 2: [shot('white')], 3: [shot('grey')] },
    back: { 1: [], 2: [], 3: [] },
    mayFire: { 1: [], 2: ['B1'], 3: ['B1'] },
    view: { turn: 9, turns: 12, machines: machines.map((each) => ({ ...each, known: true })) },
    ...over,
  });
  const stop = (over: object = {}, machines?: readonly FightingMachine[]) =>
    ADVICE_FROM_THE_SIDE['time-freeze'](asked(over, machines) as never, ['no'], book);

  test('Enter takes the best of them, and the label calls it free', () => {
    expect(stop()).toBe('3');
    const { does } = ENERGY_QUESTIONS['time-freeze'];
    const says = (over: object) =>
      does('3', { ...asked(over), path: [own.pose, own.pose, own.pose, own.pose] } as never, book, NOBODY);
    expect(says({})).toMatch(/^B1 at G1 \d in 6, three hexes off, from ahead; free: nobody can fire back; hex 10, /);
    expect(says({ mayFire: { 3: ['B1', 'G1'] } })).toContain('; none back; ');
    expect(WHYS_FROM_THE_SIDE['time-freeze'](asked({}) as never, ['3'])).toBe('none would hit back');
  });

  test('not where an enemy could fire, whatever he flies, or one is near whom nobody has made out', () => {
    expect(stop({ mayFire: { 2: ['B1'], 3: ['B1', 'G1'] } })).toBe('2');
    expect(stop({ mayFire: { 2: ['G1'], 3: ['G1'] } })).toBe('no');
    const { view } = asked({});
    const counter = { id: 'G2', side: 'german', known: false, out: undefined };
    expect(stop({ view: { ...view, machines: [...view.machines, counter] } })).toBe('no');
  });

  test('not where rounds are short, or the gun has a better shot where the move ends', () => {
    const few = { ...own, guns: own.guns.map((gun) => ({ ...gun, left: 3, plates: [] })) };
    expect(stop({}, [few, foe])).toBe('no');
    const close = machineAt('G1', 'albatros-d3', { hex: 12, level: 12, speed: 1 });
    expect(stop({ mover: 'B1', path: [own.pose] }, [own, close])).toBe('no');
    expect(stop({ mover: 'B1', path: [own.pose] })).toBe('3');
  });
});

test('a burst for which there are rounds enough is called free, and stands before holding fire', () => {
  const shot = { target: 'G1', gun: 0, hexes: 3, aspect: 'front', die: 'white' } as const;
  const asked = (left: number) =>
    ({ machine: 'B1', shots: [shot], left, view: { turn: 9, turns: 12, machines: [] } }) as never;
  const { does, order } = ENERGY_QUESTIONS['side-shot'];
  const options = ['hold', 'G1', 'G1-long'];
  expect(does('G1', asked(4), book, NOBODY)).toMatch(/: 1 in 6 to hit; free: a burst for every turn left$/);
  expect(does('G1', asked(3), book, NOBODY)).toMatch(/: 1 in 6 to hit$/);
  const orderOf = (left: number) => order?.({ decision: 'side-shot', about: asked(left), options }, book);
  expect(orderOf(4)).toEqual(['G1', 'G1-long', 'hold']);
  expect(orderOf(3)).toEqual(['hold', 'G1', 'G1-long']);
});
