import { expect, test } from 'vitest';
import { stopEngine } from '../../../../src/games/side/rules/damage.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import type { Question } from '../../../../src/table/decisions.ts';
import { sideOf } from '../../../../src/table/whose.ts';
import { there } from '../../../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

/** An S.E.5a with all her power on, who means to shut half of it off, against an Albatros. */
function slowingDown() {
  const own = machineAt('B1', 'se5a', { hex: 14, speed: 7 });
  const enemy = machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5 });
  return allSeen(sideFight([own, enemy], { options: ['time-freezing'] }));
}

/** All that a question has of a machine's throttle, wherever it stands in it. */
function throttlesTold(question: Question, id: string): number[] {
  const told: number[] = [];
  JSON.stringify(question.about, (_, value: unknown) => {
    const machine = value as Partial<FightingMachine> | null;
    if (typeof value === 'object' && machine?.id === id) told.push(machine.pip ?? -1, machine.pipShown ?? -1);
    return value;
  });
  return told;
}

test('V019 nobody of the other side learns a throttle while she is on her way, though the clock stands', () => {
  const fight = slowingDown();
  const { asked } = playLoaded((table) => playTurn(fight, table), {
    book,
    answers: {
      throttle: ['3', '5'],
      'energy-move': ['level', 'level'],
      'time-freeze': ['no', '4'],
      'side-shot': ['hold', 'hold'],
    },
  });
  const theirs = asked.filter((question) => sideOf(question) === 'german');
  expect(theirs.map(({ decision }) => decision)).toEqual(['time-freeze', 'throttle', 'energy-move', 'side-shot']);
  for (const question of theirs) {
    const told = throttlesTold(question, 'B1');
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain(3);
  }
  const ours = there(asked.find(({ decision }) => decision === 'energy-move'));
  expect(throttlesTold(ours, 'B1')).toContain(3);
});

test('V019 with her move it lies open, and so it does when her engine stops', () => {
  const fight = slowingDown();
  playLoaded((table) => playTurn(fight, table), {
    book,
    answers: { throttle: ['3', '5'], 'energy-move': ['level', 'level'], 'time-freeze': ['no', 'no'] },
  });
  expect(viewFor('german', fight).machines[0]).toMatchObject({ id: 'B1', pip: 3 });
  playLoaded((table) => stopEngine(there(fight.machines[0]), table), { book });
  expect(viewFor('german', fight).machines[0]).toMatchObject({ id: 'B1', pip: 0 });
});
