import { expect, test } from 'vitest';
import { advisedMove, bestMove } from '../../../../src/games/side/head/best-move.ts';
import { hasErrand } from '../../../../src/games/side/head/errand.ts';
import { machineIn } from '../../../../src/games/side/head/known.ts';
import { ADVICE_FROM_THE_SIDE } from '../../../../src/games/side/head/opponent.ts';
import { threatsBehind } from '../../../../src/games/side/head/reached.ts';
import { weighEnemy } from '../../../../src/games/side/head/stands.ts';
import { straightAhead } from '../../../../src/games/side/rules/flight/arcs.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import type { SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import type { FightingMachine, SideMission, TargetState } from '../../../../src/games/side/table/fighting-machine.ts';
import { AS_EVER } from '../../../../src/kit/head/bent.ts';
import type { Strength } from '../../../../src/kit/head/strengths.ts';
import { there } from '../../../support/fights/cards.ts';
import { ALL_OPTIONS, allSeen, book, dashboards, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { flownBy } from '../../../support/fights/side-heads.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const onMission = (aim: SideMission['aim'], told: Partial<SideMission> = {}): Partial<SideFight> => ({
  options: ALL_OPTIONS,
  missions: {
    allied: { aim, progress: 0, done: false, ...told },
    german: { aim: 'stop-theirs', progress: 0, done: false },
  },
});

const battery = (hex: number): TargetState => ({
  id: 'battery',
  kind: 'battery',
  side: 'german',
  x: 4 * hex,
  y: 0,
  damage: 0,
  destroyed: false,
});

const far = () => machineAt('G1', 'albatros-d3', { hex: 38, level: 14, west: true });

test('a sharp opponent flies level across what is to be photographed, and home when he has his plate', () => {
  const two = machineAt('B1', 're8', { hex: 20, level: 12 });
  const over = flownBy('sharp', two, sideFight([two, far()], { ...onMission('photograph'), targets: [battery(23)] }));
  expect(over.word).toBe('level');
  const back = machineAt('B1', 're8', { hex: 3, level: 12, west: true });
  const taken = onMission('photograph', { progress: 1 });
  const home = flownBy('sharp', back, sideFight([back, far()], { ...taken, targets: [battery(23)] }));
  expect(home.end.pose.x).toBeLessThan(0);
});

test('(V124) with the plate aboard he turns for home once, and flies on: no half turn brings him a hex nearer', () => {
  // A half turn that loses a level would end half a hex farther on, and with its nose the wrong way.
  const back = machineAt('G1', 'dfw-c5', { hex: 11, level: 12, speed: 3 });
  const fight = sideFight([machineAt('B1', 'spad-vii', { hex: 38, level: 2, west: true }), back], {
    options: ALL_OPTIONS,
    missions: {
      allied: { aim: 'stop-theirs', progress: 0, done: false },
      german: { aim: 'photograph', progress: 1, done: false },
    },
    targets: [{ ...battery(14), side: 'allied' }],
  });
  for (let n = 0; n < 6; n++) expect(flownBy('ace', { ...back }, fight, `book ${n}`).end.pose.heading).toBe(1);
});

test('(V109) a bomber far off comes down before it bombs, for bombs fall the worse the higher', () => {
  const loaded = machineAt('B1', 'dh4', { hex: 6, level: 12, speed: 5, bombs: true });
  const fight = sideFight([loaded, far()], { ...onMission('destroy'), targets: [battery(34)] });
  expect(flownBy('ace', loaded, fight).end.pose.y).toBeLessThan(24);
});

test('an escort keeps to its charge, and lets go whom she need not fear; without one he chases him', () => {
  const scout = () => machineAt('B2', 'sopwith-pup', { hex: 14, level: 12, speed: 5 });
  const chased = (mate: FightingMachine) => {
    const own = scout();
    const foe = machineAt('G1', 'albatros-d3', { hex: 32, level: 12 });
    const fight = sideFight([mate, own, foe], { ...onMission('photograph'), targets: [battery(30)] });
    return flownBy('ace', own, fight).end.pose.x > own.pose.x;
  };
  // Eighteen hexes from him, and from her charge twenty-six: no business of an escort.
  const two = machineAt('B1', 're8', { hex: 6, level: 12, speed: 5 });
  expect([chased(two), chased({ ...two, out: 'landed' })]).toEqual([false, true]);
});

/** A Pup near her own edge, who flies away from it; the Albatros are behind her, and far off. */
const home = (
  strength: Strength,
  told: Partial<FightingMachine>,
  foes: number,
  mission: Partial<SideMission> = {},
  others: readonly FightingMachine[] = [],
) => {
  const pup = machineAt('B1', 'sopwith-pup', { hex: 8, level: 12, speed: 5, west: true, ...told });
  const enemies = Array.from({ length: foes }, (_, n) =>
    machineAt(`G${n + 1}`, 'albatros-d3', { hex: 22 + 2 * n, level: 12 + n }),
  );
  const fight = sideFight([pup, ...enemies, ...others], onMission('hold-the-front', mission));
  return flownBy(strength, pup, fight).end.pose.heading === -1;
};

test('who looks ahead goes home when the fight is lost: alone against three, hit, or with nothing to fire', () => {
  const boxes = dashboards['sopwith-pup']?.structure.boxes ?? 0;
  const jammed = { guns: machineAt('B1', 'sopwith-pup').guns.map((gun) => ({ ...gun, jammed: true })) };
  expect([home('sharp', {}, 3), home('ace', {}, 3)]).toEqual([true, true]);
  expect([home('ace', { structure: Math.ceil(0.4 * boxes) }, 2), home('ace', jammed, 2)]).toEqual([true, true]);
  expect([home('ace', {}, 2), home('ace', {}, 1)]).toEqual([false, false]);
});

test('(V067) wrecks are ignored: who is not outnumbered by those who can still fight stays, whose last mate falls goes', () => {
  const wreck = (id: string, falling: FightingMachine['falling']) =>
    machineAt(id, id.startsWith('G') ? 'albatros-d3' : 'sopwith-pup', { hex: 30, level: 14, falling });
  const wrecks = [wreck('G8', 'pilot-dead'), wreck('G9', 'crack-up')];
  expect([home('ace', {}, 1, {}, wrecks), home('ace', {}, 3, {}, wrecks)]).toEqual([false, true]);
  const mate = (falling: FightingMachine['falling']) => home('ace', {}, 3, {}, [wreck('B2', falling)]);
  expect([mate('stall'), mate('pilot-dead')]).toEqual([false, true]);
});

test('(V124) and when what they came for is done', () => {
  expect(home('ace', {}, 2, { aim: 'destroy', done: true })).toBe(true);
});

test('an escort goes for an enemy who is near its charge', () => {
  const own = machineAt('B2', 'sopwith-pup', { hex: 14, level: 12, speed: 5 });
  const two = machineAt('B1', 're8', { hex: 16, level: 12, speed: 5 });
  const foe = machineAt('G1', 'albatros-d3', { hex: 24, level: 12, west: true });
  const fight = sideFight([two, own, foe], { ...onMission('photograph'), targets: [battery(30)] });
  const { end } = flownBy('ace', own, fight);
  expect([end.pose.heading, end.pose.x > own.pose.x]).toEqual([1, true]);
});

test('who is sent with a camera flies on to his target past an enemy whom he might have turned on', () => {
  const two = machineAt('B1', 're8', { hex: 14, level: 12, speed: 5 });
  const foe = machineAt('G1', 'albatros-d3', { hex: 12, level: 13 });
  const fight = sideFight([two, foe], { ...onMission('photograph'), targets: [battery(30)] });
  const { end } = flownBy('ace', two, fight);
  expect([end.pose.heading, end.pose.x > two.pose.x]).toEqual([1, true]);
});

test('a steady opponent tries for what his side has come for, and looks at more ways then', () => {
  const two = machineAt('B1', 're8', { hex: 12, level: 12, speed: 5 });
  const scout = machineAt('B2', 'sopwith-pup', { hex: 12, level: 12, speed: 5 });
  const fight = sideFight([two, scout, far()], { ...onMission('photograph'), targets: [battery(30)] });
  const nearer = (machine: FightingMachine) => flownBy('steady', machine, fight).end.pose.x - machine.pose.x;
  expect(nearer(two)).toBeGreaterThan(0);
  const view = viewFor('allied', allSeen(fight));
  const has = (id: string) => hasErrand(machineIn(view, id), view);
  expect([has('B1'), has('B2')]).toEqual([true, false]);
  const theirs = viewFor('german', fight);
  expect(hasErrand(machineIn(theirs, 'G1'), theirs)).toBe(true);
  const over = viewFor('allied', sideFight([two], onMission('photograph', { done: true })));
  expect(hasErrand(machineIn(over, 'B1'), over)).toBe(false);
  const bombed = viewFor('allied', sideFight([{ ...two, bombs: true }, scout], onMission('destroy')));
  expect(['B1', 'B2'].map((id) => hasErrand(machineIn(bombed, id), bombed))).toEqual([true, false]);
});

test('a steady opponent thinks of the plate as well: nearer to it, and home with it', () => {
  const two = machineAt('B1', 're8', { hex: 16, level: 12 });
  const nearer = flownBy(
    'steady',
    two,
    sideFight([two, far()], { ...onMission('photograph'), targets: [battery(23)] }),
  );
  expect(Math.abs(nearer.end.pose.x / 4 - 23)).toBeLessThan(7);
  const back = machineAt('B1', 're8', { hex: 8, level: 12, west: true });
  const taken = onMission('photograph', { progress: 1 });
  const home = flownBy('steady', back, sideFight([back, far()], { ...taken, targets: [battery(23)] }));
  expect(home.end.pose.x / 4).toBeLessThan(8);
});

test('an ace with bombs flies level across the line on which they fall', () => {
  const loaded = machineAt('B1', 'sopwith-strutter', { hex: 16, level: 10, speed: 4, bombs: true });
  const fight = sideFight([loaded, far()], { ...onMission('destroy'), targets: [battery(23)] });
  expect(flownBy('ace', loaded, fight).word).toBe('level');
});

test('a sharp opponent is over the front when the turns are out', () => {
  const late = machineAt('B1', 'sopwith-pup', { hex: 30, level: 12, speed: 5 });
  const fight = sideFight([late, far()], { ...onMission('hold-the-front'), turn: 20, turns: 20 });
  expect(flownBy('sharp', late, fight).end.pose.x / 4).toBeLessThanOrEqual(32);
});

test('a sharp opponent turns his guns on a trench that he has come to silence', () => {
  const low = machineAt('B1', 'spad-vii', { hex: 16, level: 4, speed: 4 });
  const fight = sideFight([low], { ...onMission('destroy'), targets: [battery(22)] });
  expect(flownBy('sharp', low, fight).end.shots.map(({ target }) => target)).toEqual(['battery']);
});

test('(V080) an ace keeps the trench before him: from right above it no gun in the nose points at it', () => {
  const low = machineAt('B1', 'spad-vii', { hex: 14, level: 6, speed: 4 });
  const fight = sideFight([low], { ...onMission('destroy'), targets: [battery(22)] });
  for (let n = 0; n < 4; n++) {
    const { end } = flownBy('ace', { ...low }, fight, `book ${n}`);
    expect(end.pose.heading).toBe(1);
    expect(end.pose.x / 4).toBeLessThan(22);
  }
});

test('a sharp opponent who may shoot from behind does, and answers within a tenth of a second', () => {
  const hunter = machineAt('B1', 'sopwith-camel', { hex: 16, level: 12, speed: 6, skill: 'ace' });
  const prey = machineAt('G1', 'albatros-d3', { hex: 26, level: 12 });
  prey.flew = 'level';
  const fight = sideFight([hunter, prey], onMission('hold-the-front'));
  flownBy('sharp', hunter, fight);
  const { end, took } = flownBy('sharp', hunter, fight);
  expect(end.shots).toMatchObject([{ target: 'G1', aspect: 'rear' }]);
  expect(took).toBeLessThan(100);
});

test('with other words a steady opponent flies one position otherwise, and nobody can foretell it', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 16, level: 12 });
  const foe = machineAt('G1', 'albatros-d3', { hex: 24, level: 13, west: true });
  const fight = sideFight([own, foe], onMission('hold-the-front'));
  const flown = Array.from({ length: 10 }, (_, n) => flownBy('steady', own, fight, `book ${n}`).word);
  expect(new Set(flown).size).toBeGreaterThan(3);
});

test('(V003) (V124) nobody but a novice flies whence there is no way on: low in a dive, or hard by the edge', () => {
  const low = machineAt('B1', 'albatros-d3', { hex: 16, level: 3, speed: 5 });
  const edge = machineAt('B1', 'albatros-d3', { hex: 35, level: 12, speed: 5 });
  for (const strength of ['steady', 'sharp', 'ace'] as const)
    for (let n = 0; n < 8; n++) {
      const fight = sideFight([{ ...low }, far()], onMission('hold-the-front', {}));
      const { end } = flownBy(strength, { ...low }, fight, `book ${n}`);
      expect(end.pose.y, `${strength} ${n}`).toBeGreaterThanOrEqual(end.pose.attitude.endsWith('dive') ? 4 : 2);
      const out = flownBy(
        strength,
        { ...edge },
        sideFight([{ ...edge }, far()], onMission('hold-the-front')),
        `book ${n}`,
      );
      const left = 40 - out.end.pose.x / 4;
      // (V043) With the nose outward there are hexes left for more than half of a turn before the counter is flipped.
      expect(out.end.pose.heading === -1 || left > out.end.next / 2, `${strength} ${n}: ${out.word}`).toBe(true);
    }
});

test('(V089) who has nobody about and a jammed gun flies level and clears it', () => {
  const jammed = machineAt('B1', 'albatros-d3', { hex: 8, level: 12, speed: 5 });
  jammed.guns = jammed.guns.map((gun) => ({ ...gun, jammed: true }));
  expect(flownBy('ace', jammed, sideFight([jammed, far()], onMission('hold-the-front'))).word).toBe('level');
});

test('asked twice, either gives the same answer', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 16, level: 12 });
  const fight = sideFight(
    [own, machineAt('G1', 'albatros-d3', { hex: 24, level: 13, west: true })],
    onMission('destroy'),
  );
  for (const strength of ['steady', 'sharp'] as const)
    expect(flownBy(strength, own, fight).word).toBe(flownBy(strength, own, fight).word);
});

test('V102 either opponent who burns slips, as long as there is height for it', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 16, level: 12, burning: true });
  const foe = () => machineAt('G1', 'albatros-d3', { hex: 18, level: 12 });
  for (const strength of ['steady', 'sharp'] as const)
    expect(flownBy(strength, own, sideFight([own, foe()], onMission('hold-the-front'))).word).toBe('side-slip');
});

test('(V103) nobody flies head on before the guns of one who burns, and is likely to fall without him', () => {
  const pup = (burning: boolean) =>
    machineAt('B1', 'sopwith-pup', { hex: 20, level: 11, speed: 4, structure: 3, flew: 'level', burning });
  const shotBack = (burning: boolean) => {
    const own = machineAt('G1', 'albatros-d3', { hex: 25, level: 10, speed: 5, west: true });
    const { pose } = flownBy('ace', own, sideFight([own, pup(burning)], onMission('hold-the-front'))).end;
    return straightAhead(pup(burning).pose, pose) !== undefined;
  };
  // She points east, and has moved: with her whole the exchange is his, for he looks along her nose from three hexes.
  expect([shotBack(false), shotBack(true)]).toEqual([true, false]);
});

test('(V067) nor does he turn on one whose pilot is dead, with another in the fight', () => {
  const own = () => machineAt('G1', 'albatros-d3', { hex: 22, level: 10, speed: 5, west: true });
  const dead = machineAt('B1', 'sopwith-pup', { hex: 17, level: 10, flew: 'level', falling: 'pilot-dead' });
  const view = viewFor('german', allSeen(sideFight([own(), dead])));
  expect(weighEnemy(machineIn(view, 'B1'), book).counts).toBe(0);
});

test('who is to stop one that comes over high climbs towards her, and does not fly along under her', () => {
  const climbs = (aim: SideMission['aim']) => {
    const albatros = machineAt('G1', 'albatros-d3', { hex: 34, level: 5, speed: 6, west: true });
    const two = machineAt('B1', 're8', { hex: 14, level: 12, speed: 5 });
    const fight = sideFight([two, albatros], { ...onMission('photograph'), targets: [battery(30)] });
    const missions = { ...fight.missions, german: { aim, progress: 0, done: false } };
    return flownBy('ace', albatros, { ...fight, missions }).end.pose.y - albatros.pose.y;
  };
  // A climb begun costs him two of his speed, and brings him half a level in the turn.
  expect([climbs('stop-theirs'), climbs('hold-the-front')]).toEqual([1, 0]);
});

/** The question how B1 flies, with an Albatros at that hex and level who has still to move. */
function askedBeside(hex: number, level: number, speed: number) {
  const own = machineAt('B1', 'sopwith-pup', { hex: 20, level: 12, speed: 6, west: true });
  own.pip = 6;
  const foe = machineAt('G1', 'albatros-d3', { hex, level, speed, west: true });
  const table = freeTable(book, 1, 1);
  plan({ machine: own, pool: 3 }, allSeen(sideFight([own, foe])), table);
  return there(table.asked.flatMap((each) => (each.decision === 'energy-move' ? [each] : []))[0]);
}

test('a player is advised a way that no gun can reach, where it costs little and the better one brings no shot', () => {
  const ace = { strength: 'ace', word: 'advice', bent: AS_EVER } as const;
  const before = [
    [17, 15, 3],
    [20, 15, 5],
    [21, 11, 5],
  ] as const;
  for (const [hex, level, speed] of before) {
    const { about, options } = askedBeside(hex, level, speed);
    const [best = '', advised = ''] = [bestMove, advisedMove].map((choose) => choose(about, options, book, ace));
    const reaches = (way: string) => there(threatsBehind(way, about, book));
    expect(advised).not.toBe(best);
    expect(reaches(advised).worst).toEqual([]);
    expect(reaches(best).likely).not.toEqual([]);
    expect(there(about.ends[best]).shots).toEqual([]);
  }
});

test('(V102) whoever burns is advised to slip aside', () => {
  const { about, options } = askedBeside(14, 12, 3);
  const machines = about.view.machines.map((each) => (each.id === 'B1' ? { ...each, burning: true } : each));
  const burns = { ...about, view: { ...about.view, machines } };
  expect(ADVICE_FROM_THE_SIDE['energy-move'](burns as typeof about, options, book)).toBe('side-slip');
});
