import { expect, test } from 'vitest';
import { expectDefined } from '../../../../src/cards/rulebook.ts';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { machineIn } from '../../../../src/games/side/head/known.ts';
import { fromTheSide } from '../../../../src/games/side/head/opponent.ts';
import { outlookFor } from '../../../../src/games/side/head/outlook.ts';
import { quicklyFromTheSide } from '../../../../src/games/side/head/quick.ts';
import { waysFrom } from '../../../../src/games/side/head/stands.ts';
import type { SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { AS_EVER } from '../../../../src/kit/head/bent.ts';
import { STRENGTHS } from '../../../../src/kit/head/strengths.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { ALL_OPTIONS, allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';

/** For how many of two turns each of these moves leads on. */
function aheadOf(
  machine: FightingMachine,
  words: readonly string[],
  told: Partial<SideFight> = {},
  isForHome = false,
): number[] {
  machine.pip = 6;
  const others = told.machines ?? [];
  const view = viewFor(
    machine.side,
    allSeen(sideFight([machine, ...others], { ...told, machines: [machine, ...others] })),
  );
  const own = machineIn(view, machine.id);
  const { ahead } = outlookFor({ own, view, book, bent: AS_EVER }, isForHome);
  const ways = waysFrom(own, 3, view, book);
  return words.map((word) =>
    ahead(
      expectDefined(
        ways.find((way) => way.word === word),
        `${word} among ${ways.map((way) => way.word).join(' ')}`,
      ).end,
    ),
  );
}

const albatros = (told: Parameters<typeof machineAt>[2]) => machineAt('G1', 'albatros-d3', told);

test('(V003) low down a dive that can no longer be left before the ground has no outlook', () => {
  const dives = (level: number) =>
    aheadOf(albatros({ level, speed: 4 }), ['level', 'hard-dive-1-3'], { options: ALL_OPTIONS });
  expect([3, 4, 5].map(dives)).toEqual([
    [2, -1],
    [2, 0],
    [2, 2],
  ]);
});

test('(V124) a move leads on as long as the machine can be turned about before the edge, in whatever pool it moves', () => {
  const west = (hex: number) => aheadOf(albatros({ hex, level: 12, speed: 5, west: true }), ['level'])[0];
  expect([20, 7, 6, 5, 4].map(west)).toEqual([2, 2, 0, 0, -1]);
});

test('(V124) who is for home may fly on over his own edge, and no other', () => {
  const flown = (west: boolean, isForHome: boolean) =>
    aheadOf(albatros({ hex: west ? 3 : 37, level: 12, speed: 5, west }), ['level'], {}, isForHome)[0];
  expect([flown(false, true), flown(true, true), flown(false, false)]).toEqual([2, -1, -1]);
});

test('who brings a plate home may fly over the edge', () => {
  const missions: SideFight['missions'] = {
    allied: { aim: 'photograph', progress: 1, done: false },
    german: { aim: 'stop-theirs', progress: 0, done: false },
  };
  expect(aheadOf(machineAt('B1', 're8', { hex: 3, level: 12, west: true }), ['level'], { missions })).toEqual([2]);
});

test('(V053) (V055) a test that may end in a stall leads on only from so high that the falls do not end on the ground', () => {
  const slips = (level: number) =>
    aheadOf(machineAt('B1', 'sopwith-camel', { level, speed: 6, skill: 'ace' }), ['side-slip'], {
      options: ALL_OPTIONS,
    })[0];
  expect([8, 9].map(slips)).toEqual([-1, 2]);
});

test('(V101) behind one who leaks a move leads on only if she may fly level for two turns before she turns about', () => {
  const leaking = (leak: number | undefined) =>
    aheadOf(albatros({ hex: 12, level: 12, speed: 3, west: true }), ['level'], {
      options: ALL_OPTIONS,
      machines: [machineAt('B1', 'sopwith-camel', { hex: 11, level: 12, leak, west: true })],
    })[0];
  expect([leaking(undefined), leaking(3)]).toEqual([2, 0]);
});

test('in the last turn of a fight a move need only not lose the machine', () => {
  const last = { turn: 20, turns: 20 };
  expect(aheadOf(albatros({ hex: 7, level: 3, speed: 5, west: true }), ['level'], last)).toEqual([0]);
});

/** Two Albatros low down before a Camel who leads them on: how each has come out after twelve turns. */
function flownLow(heads: ReturnType<typeof fromTheSide>, skill: FightingMachine['skill'], n: number) {
  const machines = [
    albatros({ hex: 18 + n, level: 2 + (n % 3), speed: 3 + n, skill, west: n % 2 === 0 }),
    machineAt('G2', 'albatros-d3', { hex: 37 - n, level: 4, speed: 4, skill }),
    // Her gun is jammed for good, so that nobody is hit by her.
    machineAt('B1', 'sopwith-camel', { hex: 4, level: 1, speed: 4, guns: [] }),
  ];
  const fight = sideFight(machines, { turns: 14, options: ALL_OPTIONS });
  const policy = { ...policyNamed('random', 'low'), ...heads };
  const table = new AutomaticTable(book, seededCup('alea:1:low', n + 1), policy, nobodyWrites);
  for (let turn = 0; turn < 12; turn++) playTurn(fight, table);
  return machines.filter(({ side }) => side === 'german').map(({ out }) => out);
}

test.each(STRENGTHS.filter((strength) => strength !== 'novice'))(
  '%s keeps sound machines out of the ground and on the mats, quick or not, whatever their pilots can do',
  (strength) => {
    for (const skill of ['recruit', 'expert', 'ace'] as const)
      for (const n of [0, 1, 2])
        for (const heads of [fromTheSide(strength, 'low'), quicklyFromTheSide(strength, 'low')])
          expect(flownLow(heads, skill, n), `${skill} ${n}`).toEqual([undefined, undefined]);
  },
);
