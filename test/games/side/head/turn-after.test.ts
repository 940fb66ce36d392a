import { expect, test } from 'vitest';
import type { SideStand } from '../../../../src/games/side/head/field.ts';
import { machineIn } from '../../../../src/games/side/head/known.ts';
import { waysFrom, weigh } from '../../../../src/games/side/head/stands.ts';
import { type PlacedStand, TurnAfter } from '../../../../src/games/side/head/turn-after.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { ALL_OPTIONS, allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';

/** Two who have come to where they are, each as fast as his machine says. */
function twoPlaced(one: FightingMachine, other: FightingMachine) {
  const view = viewFor('allied', allSeen(sideFight([one, other], { options: ALL_OPTIONS })));
  const placed = (id: string, told: Partial<SideStand> = {}): PlacedStand => {
    const machine = machineIn(view, id);
    const stand = { pose: machine.pose, speed: machine.cue, falls: false, silent: false, danger: 0, ...told };
    return { weighed: weigh(machine, book), stand };
  };
  return { placed, after: new TurnAfter(view, book) };
}

const east = (level: number) => machineAt('B1', 'albatros-d3', { hex: 18, level, speed: 5 });
const west = (level: number) => machineAt('G1', 'albatros-d3', { hex: 24, level, speed: 5, west: true });

test('nose to nose and alike in all, neither has more of the turn after; what the one has the other has not', () => {
  const even = twoPlaced(east(12), west(12));
  expect(even.after.worth(even.placed('B1'), even.placed('G1'))).toBeCloseTo(0, 6);
  const high = twoPlaced(east(13), west(12));
  const [mine, his] = [high.placed('B1'), high.placed('G1')];
  expect(high.after.worth(mine, his)).toBeCloseTo(-high.after.worth(his, mine), 6);
});

test('(V071) of two alike the higher has more of the turn after: he moves when he has seen the other', () => {
  const { after, placed } = twoPlaced(east(13), west(12));
  expect(after.worth(placed('B1'), placed('G1'))).toBeGreaterThan(0);
});

test('(V067) (V068) behind a tail one has the turn after, and (V055) so has he whose enemy falls', () => {
  const tail = twoPlaced(
    machineAt('B1', 'albatros-d3', { hex: 18, level: 12, speed: 5 }),
    machineAt('G1', 'albatros-d3', { hex: 20, level: 12, speed: 5 }),
  );
  expect(tail.after.worth(tail.placed('B1'), tail.placed('G1'))).toBeGreaterThan(0);
  expect(tail.after.worth(tail.placed('G1'), tail.placed('B1'))).toBeLessThan(0);
  const falling = twoPlaced(east(12), west(12));
  const fallen = falling.placed('G1', { falls: true });
  const flies = falling.placed('G1');
  const mine = falling.placed('B1');
  expect(falling.after.worth(mine, fallen)).toBeGreaterThan(falling.after.worth(mine, flies));
  expect(falling.after.worth(fallen, mine)).toBeLessThan(0);
});

test('a way is said to end where the rules have it, with the speed that drag and throttle leave', () => {
  const machine = { ...east(12), pip: 6 };
  const view = viewFor('allied', allSeen(sideFight([machine, west(12)], { options: ALL_OPTIONS })));
  const level = waysFrom(machineIn(view, 'B1'), 3, view, book).find(({ word }) => word === 'level');
  // (V022) (V023) Five hexes of four quarters each; one box from five to the pip on six, and the cue takes it.
  expect(level?.end).toMatchObject({ pose: { x: machine.pose.x + 20, y: 24 }, next: 6, stalls: false, lands: 'no' });
});
