import { expect, test } from 'vitest';
import { askFreeze } from '../../../../src/games/side/rules/clock/freeze.ts';
import { openMoves } from '../../../../src/games/side/rules/flight/moves.ts';
import { flierOf } from '../../../../src/games/side/rules/moving.ts';
import type { SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import type { Table } from '../../../../src/table/table.ts';
import { there } from '../../../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { asItStood } from '../../../support/table/as-it-stood.ts';
import { freeTable } from '../../../support/table/free-table.ts';

type Clock = Asked<'time-freeze'>;

const OPTIONS = { options: ['time-freezing'], hexes: 60 } as const;

/** What each side is asked that may stop the clock, where the first flies level and nobody stops it. */
function asked(fight: SideFight): Clock[] {
  const [machine, ...others] = fight.machines;
  const first = there(machine);
  const move = openMoves(flierOf({ machine: first, pool: 3 }, fight, book)).flown('level');
  const clocks: Clock[] = [];
  const table: Table = {
    ...freeTable(book, 1, 1),
    choose: (decision, about, options) => {
      clocks.push(asItStood({ decision, about, options }) as unknown as Clock);
      return there(options[0]);
    },
  };
  const flight = { machine: first, move, from: first.pose, speed: first.cue };
  askFreeze(
    flight,
    others.map((each) => ({ machine: each, pool: 3 })),
    fight,
    table,
  );
  return clocks;
}

/** Who could fire at any of the stops. */
const everMayFire = ({ about }: Clock): string[] => [...new Set(Object.values(about.mayFire).flat())];
const mayFire = (machines: readonly FightingMachine[], told: Parameters<typeof sideFight>[1] = {}) =>
  everMayFire(there(asked(allSeen(sideFight(machines, { ...OPTIONS, ...told })))[0])).sort();

const SILENT = { guns: [] };
/** Two head on, seven hexes apart: after four of his seven ours is three from where the other is now. */
const ours = (over: Partial<FightingMachine> = {}) =>
  machineAt('B1', 'se5a', { hex: 14, speed: 7, skill: 'recruit', ...over });
const theirs = (over: Partial<FightingMachine> = {}) =>
  machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5, ...over });

test('V111 V114 both who fly at each other could fire when the clock stops', () => {
  expect(mayFire([ours(), theirs()])).toEqual(['B1', 'G1']);
});

test('V111 V113 at each stop it is told who could fire then: nobody while they are too far apart', () => {
  const [own] = asked(allSeen(sideFight([ours(), machineAt('G1', 'albatros-d3', { hex: 23, west: true })], OPTIONS)));
  expect(there(own).about.mayFire).toMatchObject({ 1: [], 2: [], 3: ['B1', 'G1'] });
});

/** Who fires back at each stop where somebody does, as B1's side is told. */
function firesBack(fight: SideFight): string[] {
  const [own] = asked(fight);
  return [...new Set(Object.values(there(own).about.back).flatMap((shots) => shots.map(({ by }) => by)))];
}

test('V111 V113 whoever is asked is told who fires back in the same moment', () => {
  const [own] = asked(allSeen(sideFight([ours(), theirs()], OPTIONS)));
  const { stops, back } = there(own).about;
  expect(back['4']).toMatchObject([{ by: 'G1', target: 'B1', hexes: there(stops['4']?.[0]).hexes }]);
  expect(firesBack(allSeen(sideFight([ours(), theirs(SILENT)], OPTIONS)))).toEqual([]);
});

test('V079 and of a counter that he has not made out he is told nothing', () => {
  const known = theirs({ seen: ['B1'] });
  const fight = sideFight(
    [ours({ seen: ['G1'] }), known, machineAt('G2', 'albatros-d3', { hex: 21, west: true, speed: 5, seen: ['B1'] })],
    OPTIONS,
  );
  expect(firesBack(fight)).not.toContain('G2');
  expect(firesBack(allSeen(fight))).toContain('G2');
});

test.each([
  ['neither has rounds', SILENT, SILENT, []],
  ['he alone who has some', SILENT, {}, ['G1']],
  ['his guns are jammed', {}, SILENT, ['B1']],
] as const)('V111 %s', (_, own, other, may) => {
  expect(mayFire([ours(own), theirs(other)])).toEqual(may);
});

test('V111 V114 of two tail to tail nobody could, but a target on his way makes a shot of it', () => {
  const away = { hex: 11, west: true } as const;
  const flown = machineAt('G1', 'albatros-d3', { ...away, speed: 5, ...SILENT });
  expect(mayFire([ours(), flown])).toEqual([]);
  const balloon = {
    id: 'T1',
    kind: 'balloon',
    side: 'german',
    x: 24 * 4,
    y: 16,
    damage: 0,
    destroyed: false,
  } as const;
  expect(mayFire([ours(), flown], { targets: [balloon as never] })).toEqual(['B1']);
});

test('V113 those who move after him are told of as well, wherever they may fly', () => {
  const second = machineAt('B2', 'se5a', { hex: 15, speed: 7, skill: 'ace' });
  expect(mayFire([ours(SILENT), second, theirs(SILENT)])).toEqual(['B2']);
});

test('V072 of one whom his side has not seen it is not told', () => {
  const fight = sideFight(
    [ours(SILENT), theirs(SILENT), machineAt('G2', 'albatros-d3', { hex: 22, west: true, speed: 5 })],
    OPTIONS,
  );
  const [b1, g1, g2] = allSeen(fight).machines;
  there(b1).seen = [there(g1).id];
  there(g1).seen = ['B1'];
  there(g2).seen = ['B1'];
  const [own, other] = asked(fight);
  expect(everMayFire(there(own))).toEqual([]);
  expect(everMayFire(there(other))).toEqual(['G2']);
});

// Whatever is answered, at a stop nobody is asked to fire who was not told of before.
test.each(Array.from({ length: 30 }, (_, i) => i))('V111 V114 who fires at a stop could: fight %i', (answers) => {
  const place = (id: string, at: number, over: object) =>
    machineAt(id, id.startsWith('B') ? 'se5a' : 'albatros-d3', { hex: 20 + at, level: 9 + (at % 3), ...over });
  const machines = [
    place('B1', answers % 4, { speed: 7, skill: 'recruit' }),
    place('B2', 1, { speed: 6 }),
    place('G1', 5 + (answers % 3), { west: true, speed: 5 }),
    place('G2', 4, { west: answers % 2 === 0, speed: 6 }),
  ];
  const order: string[] = [];
  const clocks: Clock[] = [];
  let stoppedAfter = 0;
  const free = freeTable(book, 1, answers);
  const table: Table = {
    ...free,
    choose: (decision, about, options) => {
      if (decision === 'time-freeze') clocks.push(asItStood({ decision, about, options }) as unknown as Clock);
      if (decision === 'side-shot') order.push((about as Asked<'side-shot'>['about']).machine);
      return free.choose(decision, about, options);
    },
    tell: (event) => {
      const { type } = event;
      order.push(type === 'clock-stopped' || type === 'side-moved' ? type : '');
      if (type === 'clock-stopped') stoppedAfter = event.hexes ?? 0;
    },
  };
  playTurn(allSeen(sideFight(machines, OPTIONS)), table);
  const stop = order.indexOf('clock-stopped');
  const fired = order.slice(stop + 1).slice(0, order.slice(stop + 1).indexOf('side-moved'));
  const could = clocks.at(-1)?.about.mayFire[stoppedAfter] ?? [];
  if (stop >= 0) expect(could).toEqual(expect.arrayContaining(fired.filter((id) => id !== '')));
});
