import { expect, test } from 'vitest';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { gunnersRepair, malfunction } from '../../../../src/games/clouds/rules/shooting/guns.ts';
import { goHome } from '../../../../src/games/clouds/rules/shooting/loss.ts';
import { aMachine, aMan, aSkirmish, play } from '../../../support/fights/clouds.ts';

test('C090 a machine is forced home once', () => {
  const machine = aMachine('B1');
  const fight = aSkirmish([machine]);
  const { events } = play((table) => {
    goHome(machine, fight, table);
    goHome(machine, fight, table);
  });
  expect(events).toEqual([{ type: 'clouds-forced-home', machine: 'B1' }]);
});

test.each([
  [false, 'chosen'],
  [true, 'forced-home'],
] as const)('C090 with nobody near, who is forced home (%s) leaves, and it is told why: %s', (isForcedHome, why) => {
  const machine = aMachine('B1', { isForcedHome });
  const fight = Object.assign(aSkirmish([machine]), { turn: 2 });
  const { events } = play((table) => move(machine, fight, table), [], { 'clouds-move': ['leave'] });
  expect(events).toContainEqual({ type: 'clouds-left', machine: 'B1', why });
  expect([machine.status, machine.escaped]).toEqual(['left', !isForcedHome]);
});

test('C042 a gunner sees to his own gun; who is out of the fight does not', () => {
  const machine = aMachine('B7', { aircraft: 're8', gunner: aMan('gunner') });
  const [gun] = machine.rear?.guns ?? [];
  expect(gun).toBeDefined();
  if (!gun || !machine.gunner) return;
  Object.assign(gun, { is: 'jammed', actions: 9 });
  expect(play((table) => gunnersRepair(machine, aSkirmish([machine]), table)).events).toMatchObject([
    { type: 'clouds-repaired', machine: 'B7', gun: 'rear', isDone: false },
  ]);
  machine.gunner.isOut = true;
  expect(play((table) => gunnersRepair(machine, aSkirmish([machine]), table)).events).toEqual([]);
});

test('C111 a gun that fires again only next turn does not fail in this one', () => {
  const machine = aMachine('B1');
  const fight = aSkirmish([machine]);
  const { forward } = machine;
  expect(forward).toBeDefined();
  if (!forward) return;
  for (const gun of forward.guns) gun.from = fight.turn + 1;
  expect(play((table) => malfunction({ machine, battery: forward, man: machine.pilot }, fight, table)).events).toEqual(
    [],
  );
});

test('C111 with a magazine a gun has actions of its own in the row', () => {
  const machine = aMachine('B7', { aircraft: 're8', gunner: aMan('gunner') });
  const rear = Object.assign(machine.rear ?? { guns: [] }, { magazine: true });
  const fight = aSkirmish([machine]);
  const { events } = play(
    (table) =>
      malfunction({ machine, battery: rear as NonNullable<typeof machine.rear>, man: machine.pilot }, fight, table),
    rear.guns.map(() => 'clouds-malfunction 3'),
  );
  expect(events[0]).toMatchObject({ type: 'clouds-malfunction', machine: 'B7', gun: 'rear' });
});
