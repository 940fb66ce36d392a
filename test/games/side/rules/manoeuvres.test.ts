import { expect, test } from 'vitest';
import { bandOf } from '../../../../src/games/side/cards/ladder.ts';
import { SPECIALS } from '../../../../src/games/side/rules/flight/choice.ts';
import { finish } from '../../../../src/games/side/rules/moving.ts';
import { shotsOf } from '../../../../src/games/side/rules/shooting.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { allSeen, book, flier, machineAt, move, sideFight, words } from '../../../support/fights/side-fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

/** The mounts of a Strutter's guns that may fire in a turn so flown, with an enemy before her and one behind. */
function fires(told: Partial<FightingMachine>): string[] {
  const own = machineAt('B1', 'sopwith-strutter', told);
  const fight = allSeen(
    sideFight([own, machineAt('G1', 'albatros-d3', { hex: 23 }), machineAt('G2', 'albatros-d3', { hex: 17 })]),
  );
  return own.guns.flatMap(({ mount }, gun) => (shotsOf(own, gun, fight, book).length > 0 ? [mount] : []));
}

test('V059 in a Jink the gunners alone fire', () => expect(fires({ flew: 'jink' })).toEqual(['flexible']));
test('V060 V061 V062 in a Barrel Roll, a Half Loop and a Wingover nobody fires', () => {
  for (const flew of ['barrel-roll', 'half-loop', 'wingover', 'wingover-dive', 'wingover-hard-dive'])
    expect(fires({ flew })).toEqual([]);
});
test('V056 V058 nor in a stall or a Falling Leaf', () => {
  expect(fires({ falling: 'stall' })).toEqual([]);
  expect(fires({ falling: 'leaf' })).toEqual([]);
  expect(fires({ flew: 'falling-leaf' })).toEqual([]);
});
test('V081 V106 the controls of a dead pilot are frozen, his gunner is not', () => {
  expect(fires({ falling: 'pilot-dead', pilot: 'dead', flew: 'shallow-dive-0-5' })).toEqual(['flexible']);
  expect(fires({ falling: 'stall', pilot: 'dead' })).toEqual([]);
});
test('V063 V064 in an Immelmann and in a Side Slip all fire', () => {
  for (const flew of ['level', 'immelmann', 'side-slip']) expect(fires({ flew })).toEqual(['fixed', 'flexible']);
});

test('V058 V061 V062 a leaf, a loop and a Wingover shake off who is behind, and nothing else does', () => {
  const shaken = SPECIALS.filter((word) => {
    const machine = machineAt('B1', 'sopwith-camel', { speed: 6 });
    const flown = move(flier('sopwith-camel', { speed: 6 }), word);
    playLoaded((table) => finish({ machine, move: flown, from: machine.pose }, sideFight([machine]), table), { book });
    return machine.shook;
  });
  expect(shaken).toEqual(['falling-leaf', 'half-loop', 'wingover', 'wingover-dive', 'wingover-hard-dive']);
});

test('V098 with a wound there is no special manoeuvre but the Falling Leaf and the Jink', () => {
  const wounded = words(flier('sopwith-camel', { speed: 6, machine: { pilot: 'wounded' } }));
  expect(SPECIALS.filter((word) => wounded.includes(word))).toEqual(['falling-leaf', 'jink']);
});

test('V019 the throttle is set before the way is chosen, and the cue goes toward it when the turn ends', () => {
  const machine = machineAt('B1', 'se5a', { speed: 5, seen: ['G1'] });
  const { asked } = playLoaded((table) => playTurn(sideFight([machine]), table), {
    book,
    answers: { throttle: ['1'], 'energy-move': ['level'] },
  });
  expect(asked.map(({ decision }) => decision)).toEqual(['throttle', 'energy-move']);
  expect([machine.pip, machine.cue]).toEqual([1, 3]);
});

test('V002 Low is to level 10, Medium to 20, and High above', () => {
  expect([1, 10, 11, 20, 21, 30].map(bandOf)).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high']);
});
