import { expect, test } from 'vitest';
import { expectDefined } from '../../../../src/cards/rulebook.ts';
import type { SideSetUp } from '../../../../src/games/side/cards/set-up.ts';
import type { SideScenario } from '../../../../src/games/side/cards/side-scenario.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import { playFight } from '../../../../src/games/side/rules/play-fight.ts';
import { playScenario } from '../../../../src/games/side/rules/play-scenario.ts';
import { layOutScenario } from '../../../../src/games/side/rules/set-up.ts';
import { ofType } from '../../../../src/table/events.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const { scenarios } = book.fights['winged-victory'];
const card = (id: string) => expectDefined(scenarios[id], `scenario ${id}`);

function played(setUp: SideSetUp, dice: number) {
  const table = freeTable(book, dice, dice);
  playScenario({ day: 1, system: 'winged-victory', setUp, germansLedBy: 'the-card' }, table);
  return table;
}

test.each(Object.keys(scenarios))('V018 %s is played from its card to its verdict', (id) => {
  const { events } = played(card(id), 7);
  const [over] = ofType(events, 'side-fight-over');
  const [ended] = ofType(events, 'battle-ended');
  const { turns, allied, german } = card(id);
  expect(over?.turns).toBeLessThanOrEqual(turns);
  expect(ended?.phases).toBe(Math.ceil((over?.turns ?? 0) / 3));
  expect(ended?.allied.map(({ machine }) => machine)).toEqual(allied.machines.map(({ machine }) => machine));
  expect(ended?.germans).toHaveLength(german.machines.length);
});

test.each(['1916', '1917', '1918'] as const)('V123 the missions of %s are thrown for, laid out and played', (year) => {
  const { events } = played({ battle: year, words: '', year }, 3);
  expect(ofType(events, 'mission-drawn').map(({ side }) => side)).toEqual(['allied', 'german']);
  expect(ofType(events, 'battle-ended')[0]?.battle).toMatch(new RegExp(`^${year}: .+ and .+$`));
});

test('V001 mats are joined into one, as many as the scenario says', () => {
  expect(layOutScenario({ ...card('the-gas-bag'), mats: ['B'] }, book).hexes).toBe(40);
  expect(layOutScenario({ ...card('the-gas-bag'), mats: ['A', 'B', 'C'] }, book).hexes).toBe(120);
});
test('V001 V018 a card is laid out as it says: sides, headings, aim by Firing, bombs and targets', () => {
  const own = {
    machine: 'B1',
    dashboard: 'dh4',
    skill: 'ace',
    column: 10,
    level: 15,
    faces: 'east',
    speed: 5,
  } as const;
  const told: SideScenario = {
    ...card('the-gas-bag'),
    allied: { aim: 'destroy', flak: 2, machines: [{ ...own, firing: 'A', bombs: true }] },
    german: { aim: 'stop-theirs', flak: 1, machines: [{ ...own, machine: 'G1', faces: 'west' }] },
  };
  const fight = layOutScenario(told, book);
  expect(fight.machines.map(({ aim, bombs, pose }) => [aim, bombs, pose.heading])).toEqual([
    [1, true, 1],
    [0, false, -1],
  ]);
  expect([fight.flakLeft, fight.missions.german.aim]).toEqual([{ allied: 2, german: 1 }, 'stop-theirs']);
  expect(fight.targets.map(({ destroyed, damage }) => [destroyed, damage])).toEqual(told.targets.map(() => [false, 0]));
});

test('V106 whose pilot is dead when the last turn is out has crashed', () => {
  const dead = machineAt('B1', 'sopwith-pup', { falling: 'pilot-dead', pilot: 'dead' });
  const fight = sideFight([dead, machineAt('G1', 'albatros-d3')], { turns: 0 });
  const { events } = playLoaded((table) => playFight(fight, () => false, table), { book });
  expect(events.at(-1)).toMatchObject({ type: 'side-out', machine: 'B1', how: 'crashed' });
});

test.each([
  ['destroy', 3],
  ['photograph', 3],
  ['direct', 3],
  ['hold-the-front', 0],
  ['stop-theirs', 0],
] as const)('V124 alone in the sky, one who came to %s flies %i turns more', (aim, turns) => {
  const alone = machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 });
  const fight = sideFight([alone], {
    turns: 3,
    missions: {
      allied: { aim, progress: 0, done: false },
      german: { aim: 'stop-theirs', progress: 0, done: false },
    },
  });
  playFight(fight, () => false, freeTable(book, 7, 7));
  expect(fight.turn).toBe(turns);
});

test.each(['photograph', 'direct'] as const)(
  'V124 a fighter alone has nothing left to do where the two-seater came to %s',
  (aim) => {
    const lost = machineAt('B1', 're8', { gunners: ['well'], out: 'crashed' });
    const fight = sideFight([lost, machineAt('B2', 'sopwith-pup', { hex: 10, level: 12 })], {
      turns: 3,
      missions: {
        allied: { aim, progress: 0, done: false },
        german: { aim: 'stop-theirs', progress: 0, done: false },
      },
    });
    playFight(fight, () => false, freeTable(book, 7, 7));
    expect(fight.turn).toBe(0);
  },
);

test('V124 a mission that is done keeps nobody in the sky', () => {
  const fight = sideFight([machineAt('B1', 'sopwith-pup')]);
  fight.missions.allied.done = true;
  playFight(fight, () => false, freeTable(book, 7, 7));
  expect(fight.turn).toBe(0);
});

test('V011 V072 a way to fly shows the target that it would bring into the sights', () => {
  const trench = { id: 'trench', kind: 'trench', side: 'german', x: 88, y: 0, damage: 0, destroyed: false } as const;
  const machine = machineAt('B1', 'sopwith-pup', { hex: 16, level: 6, speed: 4, pip: 4 });
  const targets = [
    { ...trench },
    { ...trench, id: 'gone', destroyed: true },
    { ...trench, id: 'own', side: 'allied' as const },
  ];
  const table = freeTable(book, 7, 7);
  plan({ machine, pool: 5 }, allSeen(sideFight([machine], { targets })), table);
  const about = table.asked.flatMap((question) => (question.decision === 'energy-move' ? [question.about] : []))[0];
  const shots = Object.values(about?.ends ?? {}).flatMap((end) => end.shots);
  expect(new Set(shots.map(({ target, aspect }) => `${target} ${aspect}`))).toEqual(new Set(['trench side']));
});
