import { expect, test } from 'vitest';
import { crossMarkers, layBarrages } from '../../../../src/games/side/rules/hazards.ts';
import { drawMissions } from '../../../../src/games/side/rules/play-scenario.ts';
import { strikeTarget } from '../../../../src/games/side/rules/shooting.ts';
import type { FightingMachine, TargetState } from '../../../../src/games/side/table/fighting-machine.ts';
import { ofType } from '../../../../src/table/events.ts';
import { book, flier, machineAt, missions, move, sideFight, words } from '../../../support/fights/side-fights.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

/** The scenario of the missions that the two sides throw in a year, under the sky of a third throw. */
const drawn = (year: '1916' | '1917' | '1918', allied: number, german: number, sky: number) =>
  playLoaded((table) => drawMissions(year, table), {
    book,
    dice: [`side-mission ${allied}`, `side-mission ${german}`, `side-sky ${sky}`],
  });

const placesOf = (machines: ReturnType<typeof drawMissions>['allied']['machines']) =>
  machines.map(({ machine, dashboard, column, level, faces, bombs }) => [
    machine,
    dashboard,
    column,
    level,
    faces,
    bombs ?? false,
  ]);

test('V123 V124 V125 near missions are flown over one mat, each side from three or five hexes within its edge', () => {
  const { result, events } = drawn('1917', 7, 19, 14);
  expect(result).toMatchObject({ mats: ['B'], turns: 24, battle: '1917: bombing and balloon-busting' });
  expect(placesOf(result.allied.machines)).toEqual([
    ['B1', 'sopwith-strutter', 5, 10, 'east', true],
    ['B2', 'sopwith-pup', 3, 11, 'east', false],
  ]);
  expect(placesOf(result.german.machines)).toEqual([
    ['G1', 'albatros-d3', 40 - 5, 10, 'west', false],
    ['G2', 'albatros-d2', 40 - 3, 11, 'west', false],
  ]);
  // Each side guards what the other came for, two thirds of the way across.
  expect(result.targets).toMatchObject([
    { target: 'g-depot', kind: 'depot', side: 'german', column: 26, level: 0 },
    { target: 'b-balloon', kind: 'balloon', side: 'allied', column: 14, level: 5 },
  ]);
  expect([result.allied.flak, result.german.flak]).toEqual([3, 2]);
  expect(ofType(events, 'mission-drawn')).toMatchObject([
    { side: 'allied', year: '1917', mission: 'bombing' },
    { side: 'german', year: '1917', mission: 'balloon-busting' },
  ]);
});

test('V123 V124 V125 a factory lies far behind three mats, and who is called off the ground begins a third of the way out', () => {
  const { result } = drawn('1916', 20, 2, 16);
  expect(result).toMatchObject({ mats: ['A', 'B', 'C'], turns: 90, words: expect.stringContaining('A factory') });
  expect(placesOf(result.allied.machines).map(([, , column, level]) => [column, level])).toEqual([
    [42, 1],
    [40, 1],
  ]);
  expect(placesOf(result.german.machines)).toEqual([
    ['G1', 'rumpler-c1', 120 - 5, 16, 'west', true],
    ['G2', 'rumpler-c1', 120 - 3, 17, 'west', true],
  ]);
  expect(result.targets).toMatchObject([{ target: 'b-factory', side: 'allied', column: 18, level: 0 }]);
  expect([result.allied.flak, result.german.flak]).toEqual([3, 1]);
  expect(result.sky.lowStrati).toHaveLength(2);
});

test('V123 V124 V125 the mission of either side may be the far one', () => {
  expect(drawn('1916', 2, 20, 1).result).toMatchObject({
    mats: ['A', 'B', 'C'],
    targets: [{ target: 'g-factory', side: 'german', column: 102 }],
  });
  expect(drawn('1918', 4, 4, 1).result).toMatchObject({ mats: ['B'], turns: 20, targets: [] });
});

test('V123 nobody begins above his ceiling, nor slower than three', () => {
  const all = Object.keys(missions.years).flatMap((year) =>
    [1, 2, 3, 4, 6, 7, 8, 18].flatMap((roll) => {
      const { result } = drawn(year as '1916', roll, roll, 1);
      return [...result.allied.machines, ...result.german.machines];
    }),
  );
  for (const { dashboard, level, speed } of all) {
    const { ceiling, top } = flier(dashboard).dash;
    expect([dashboard, level <= ceiling, speed]).toEqual([dashboard, true, Math.max(3, top.low - 1)]);
  }
});

test('V009 V101 one hex of his way on the marker is enough, the first or the last', () => {
  const oiled = (places: readonly number[]) => {
    const leaking = machineAt('G1', 'albatros-d3', { hex: 22, leak: 3 });
    const machine = machineAt('B1', 'sopwith-pup', { hex: 30 });
    const { pose } = leaking;
    const way = {
      ...move(flier('sopwith-pup'), 'level'),
      path: places.map((along) => ({ ...pose, x: pose.x + along })),
    };
    const fight = sideFight([machine, leaking], { options: ['goggles'] });
    playLoaded((table) => crossMarkers(machine, way, fight, table), { book });
    return machine.oiled;
  };
  expect([oiled([8, 4, 0, -4]), oiled([-4, -8]), oiled([8, 4, 0]), oiled([-8, -12])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('V009 V101 of several that leak the marker of any is enough', () => {
  const leaking = [22, 30].map((hex, i) => machineAt(`G${i + 1}`, 'albatros-d3', { hex, leak: 3 }));
  const machine = machineAt('B1', 'sopwith-pup', { hex: 10 });
  const way = { ...move(flier('sopwith-pup'), 'level'), path: [{ ...machine.pose, x: 4 * 29 }] };
  const fight = sideFight([machine, ...leaking], { options: ['goggles'] });
  const { events } = playLoaded((table) => crossMarkers(machine, way, fight, table), { book });
  expect(events).toMatchObject([{ type: 'side-mishap', machine: 'B1', what: 'goggles-oiled' }]);
});

/** The middles that the guns of the Germans may choose against one of ours. */
function middlesAgainst(enemy: FightingMachine): { readonly hexes: string[]; readonly ahead: number[] } {
  const fight = sideFight([enemy], { flakLeft: { allied: 0, german: 1 } });
  const { asked } = playLoaded((table) => layBarrages(fight, table), { book, answers: { 'flak-barrage': ['none'] } });
  const [about] = asked.flatMap((question) => (question.decision === 'flak-barrage' ? [question.about] : []));
  const hexes = about?.hexes ?? {};
  return { hexes: Object.keys(hexes), ahead: Object.values(hexes).map(({ ahead }) => ahead) };
}

test('V066 a megahex whose middle is in the first hex or the last of the mats may be fired at, and none beyond', () => {
  expect(middlesAgainst(machineAt('B1', 'sopwith-pup', { hex: 1, level: 1 })).hexes).toContain('0/0');
  const last = middlesAgainst(machineAt('B1', 'sopwith-pup', { hex: 39, level: 20 })).hexes;
  expect(last).toContain('160/40');
  expect(last.filter((hex) => Number(hex.split('/')[0]) > 160)).toEqual([]);
});

test('V066 the guns may lead an enemy by eight hexes', () => {
  const leads = Array.from({ length: 12 }, (_, i) => middlesAgainst(machineAt('B1', 'sopwith-pup', { hex: 10 + i })));
  expect(Math.max(...leads.flatMap(({ ahead }) => ahead))).toBe(8);
});

test.each([
  [1, 0, [1, false]],
  [2, 1, [3, true]],
  [3, 1, [3, true]],
  [undefined, 0, [3, true]],
] as const)('V011 %j points on a balloon of three circles that has %i', (points, damage, [after, destroyed]) => {
  const bag: TargetState = { id: 'bag', kind: 'balloon', side: 'german', x: 88, y: 16, damage, destroyed: false };
  const { events } = playLoaded((table) => strikeTarget(bag, 'B1', points, table), { book });
  expect(bag).toMatchObject({ damage: after, destroyed });
  expect(events).toEqual([
    { type: 'target-struck', target: 'bag', machine: 'B1', damage: after, circles: 3, destroyed },
  ]);
});

test('V022 V037 V047 from a spine a shallow climb needs two hexes, a hard one only one', () => {
  const climbs = (speed: number, y: number) => {
    const pose = { x: 80, y, heading: 1, attitude: 'shallow-climb' } as const;
    return words(flier('sopwith-camel', { speed, pose })).filter((word) => word.includes('climb'));
  };
  const hard = ['hard-climb-0', 'hard-climb-0-turn'];
  const both = ['shallow-climb-0', 'shallow-climb-0-turn', ...hard];
  expect([climbs(1, 17), climbs(2, 17), climbs(1, 16)]).toEqual([hard, both, both]);
});
