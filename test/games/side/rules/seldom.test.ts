import { expect, test } from 'vitest';
import { timeOf } from '../../../../src/games/side/rules/clock/stopped-clock.ts';
import { speedLost, strike } from '../../../../src/games/side/rules/damage.ts';
import { isInShape } from '../../../../src/games/side/rules/flight/arcs.ts';
import { SPECIALS, wordOf } from '../../../../src/games/side/rules/flight/choice.ts';
import { sufferHazards } from '../../../../src/games/side/rules/hazards.ts';
import { exchangeFire } from '../../../../src/games/side/rules/shooting.ts';
import { exchangeAllFire } from '../../../../src/games/side/rules/shooting-back.ts';
import type { SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import type { FightingMachine, TargetState } from '../../../../src/games/side/table/fighting-machine.ts';
import type { AlliedMachine, Fight } from '../../../../src/kit/fight/fight.ts';
import {
  allSeen,
  book,
  combat,
  comesOut,
  dashboards,
  layOut,
  machineAt,
  sideFight,
} from '../../../support/fights/side-fights.ts';
import { playLoaded, type Script } from '../../../support/table/loaded-dice.ts';

const pup = (told = {}): FightingMachine => machineAt('B1', 'sopwith-pup', told);
const albatros = (told = {}): FightingMachine => machineAt('G1', 'albatros-d3', { hex: 22, ...told });
const play = (rule: Parameters<typeof playLoaded>[0], dice: readonly string[] = [], answers: Script['answers'] = {}) =>
  playLoaded(rule, { book, dice, answers });
const target = (told: Partial<TargetState> = {}): TargetState => ({
  id: 'bag',
  kind: 'balloon',
  side: 'german',
  x: 88,
  y: 16,
  damage: 0,
  destroyed: false,
  ...told,
});

test('V080 V081 the six sixths about a nose, each where it belongs', () => {
  const { pose } = pup();
  const at = (x: number, y: number) => ({ ...pose, x: pose.x + x, y: pose.y + y });
  const around = {
    ahead: at(8, 0),
    'above-ahead': at(4, 4),
    'above-behind': at(-4, 4),
    behind: at(-8, 0),
    'below-behind': at(-4, -4),
    'below-ahead': at(4, -4),
  } as const;
  const names = Object.keys(around) as (keyof typeof around)[];
  for (const own of names) expect(names.filter((sixth) => isInShape(pose, around[own], 4, [sixth]))).toEqual([own]);
});

test('V058 to V064 the special manoeuvres are typed by their names', () => {
  expect(SPECIALS.map((is) => wordOf({ is }))).toEqual([...SPECIALS]);
});

test('V095 an engine hit costs a box of speed, and worse ones two', () => {
  const dash = dashboards['albatros-d3'];
  if (!dash) throw new Error('There is no Albatros.');
  const reached = (box: 'minus-1' | 'minus-2') => dash.engineBoxes.indexOf(box) + 1;
  expect([0, reached('minus-1'), reached('minus-2')].map((engine) => speedLost({ engine }, dash))).toEqual([0, 1, 2]);
});

test('V095 what burns already does not catch fire again', () => {
  const machine = albatros({ burning: true, leak: 3 });
  const engine = dashboards['albatros-d3']?.locations.find(({ part }) => part === 'engine')?.from;
  machine.engine = (dashboards['albatros-d3']?.engineBoxes.length ?? 0) - 1;
  const { events } = play(
    (table) => strike({ machine, blow: '1', aspect: 'side', by: 'B1' }, sideFight([machine]), table),
    [`hit-location ${engine}`],
  );
  expect(events.map(({ type }) => type)).toEqual(['part-hit']);
});

test('V112 no hexes take no time', () => {
  expect(timeOf(0, 5, combat.freezing)).toBe(0);
});

test('V010 V103 who has cracked up under the shells is past burning', () => {
  const machine = albatros({ burning: true });
  machine.structure = dashboards['albatros-d3']?.structure.boxes ?? 0;
  const fight = sideFight([machine], { barrages: [{ x: machine.pose.x, y: machine.pose.y }] });
  const { events } = play((table) => sufferHazards(fight, table), ['combat-grey 6', 'hit-location 10']);
  expect(events.map(({ type }) => type)).toEqual(['ground-attack', 'part-hit', 'side-out']);
});

test('V010 the shells that burst this turn are there for both to see', () => {
  const fight = sideFight([pup()], { barrages: [{ x: 40, y: 20 }] });
  expect(viewFor('allied', fight).flak).toEqual([{ x: 40, y: 20 }]);
});

test('V011 two guns at one balloon: destroyed at a blow, and what comes after finds nothing', () => {
  const machines = [pup({ hex: 21 }), machineAt('B2', 'sopwith-pup', { hex: 19 })];
  const fight = allSeen(sideFight(machines, { targets: [target()] }));
  const { events } = play((table) => exchangeFire(fight.machines, fight, table), ['combat-red 6', 'combat-green 5'], {
    'side-shot': ['bag', 'bag'],
  });
  expect(events.filter(({ type }) => type === 'target-struck')).toHaveLength(1);
});

test('V011 the strip shoots at the nearest, and harder to hit is who jinks; a miss is a miss', () => {
  const nest = target({ id: 'nest', kind: 'machine-gun-nest', x: 80, y: 0 });
  const fight = sideFight([pup({ level: 3 }), machineAt('B2', 'sopwith-pup', { level: 2, flew: 'jink' })], {
    targets: [nest],
  });
  const { events } = play((table) => exchangeAllFire(fight, table), ['combat-pink 1']);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ target: 'B2', parts: { evading: -1 }, blow: 'miss' });
});

test('V087 by the option a large machine is easier to hit from the ground too', () => {
  const nest = target({ id: 'nest', kind: 'machine-gun-nest', x: 80, y: 0 });
  const strutter = () => machineAt('B1', 'sopwith-strutter', { level: 3 });
  const shot = (options: SideFight['options'], die: string) =>
    play((table) => exchangeAllFire(sideFight([strutter()], { targets: [nest], options }), table), [die]).events[0];
  expect(shot([], 'combat-pink 1')).toMatchObject({ parts: { aspect: -1 } });
  expect(shot(['target-size'], 'combat-yellow 1')).toMatchObject({ parts: { aspect: -1, size: 1 } });
});

/** Two head on and near, ours to move first. */
const headOn = (options: SideFight['options']): SideFight =>
  allSeen(
    sideFight(
      [
        machineAt('B1', 'se5a', { hex: 14, speed: 7, skill: 'recruit' }),
        machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5 }),
      ],
      { options },
    ),
  );
const FLOWN = { throttle: ['7', '5'], 'energy-move': ['level', 'level'] } as const;

test('V111 where the rule is not in play nobody is asked about the clock', () => {
  const fight = headOn([]);
  const { asked } = play((table) => playTurn(fight, table), [], FLOWN);
  expect(asked.some(({ decision }) => decision === 'time-freeze')).toBe(false);
});

test('V111 V113 V114 at each stop the asked side knows its shots, if the other flies straight on', () => {
  const { asked } = play((table) => playTurn(headOn(['time-freezing']), table), [], {
    ...FLOWN,
    'time-freeze': ['no', 'no'],
  });
  const [own, theirs] = asked.flatMap((question) => (question.decision === 'time-freeze' ? [question.about] : []));
  // Seven hexes apart: at one hex of seven he has flown one of his five, at two one still, and at four two.
  expect(own?.stops['1']).toMatchObject([{ by: 'B1', target: 'G1', hexes: 5, aspect: 'front' }]);
  expect(own?.stops['2']).toMatchObject([{ by: 'B1', target: 'G1', hexes: 4, aspect: 'front' }]);
  expect(own?.stops['4']).toMatchObject([{ by: 'B1', target: 'G1', hexes: 1, aspect: 'front' }]);
  expect(theirs?.stops['4']).toMatchObject([{ by: 'G1', target: 'B1', hexes: 1, aspect: 'front' }]);
  // They have met, and then passed each other.
  expect([own?.stops['5'], own?.stops['6']]).toEqual([[], []]);
  expect(own?.path).toHaveLength(8);
});

test('V105 V114 whose pilot dies while the clock stands finishes his move too, in a shallow dive', () => {
  const fight = headOn(['time-freezing']);
  const german = fight.machines[1] as FightingMachine;
  const pilot = dashboards['albatros-d3']?.locations.find(({ part }) => part === 'pilot')?.from;
  german.pilot = 'wounded';
  play((table) => playTurn(fight, table), ['combat-red 4', `hit-location ${pilot}`], {
    ...FLOWN,
    'time-freeze': ['4'],
    'side-shot': ['G1', 'hold'],
  });
  // Two of his five hexes flown, at hex 19; three more down the spines are three quarters of a hex each, and a level and a half.
  expect([german.pilot, german.pose.x, german.pose.y, german.flew]).toEqual([
    'dead',
    19 * 4 - 9,
    13,
    'shallow-dive-0-3',
  ]);
});

test('V033 V114 who has gained her one level by then climbs no farther with her pilot dead', () => {
  const german = machineAt('G1', 'albatros-d3', { hex: 20, level: 7, west: true, speed: 5 });
  const own = machineAt('B1', 'se5a', { hex: 14, speed: 7, skill: 'recruit' });
  const fight = allSeen(sideFight([own, german], { options: ['time-freezing'] }));
  const pilot = dashboards['albatros-d3']?.locations.find(({ part }) => part === 'pilot')?.from;
  play((table) => playTurn(fight, table), ['combat-red 6', `hit-location ${pilot}`], {
    throttle: ['7', '5'],
    'energy-move': ['level', 'hard-climb-1'],
    'time-freeze': ['4'],
    'side-shot': ['G1'],
  });
  // A hex of preparation and one up a side, half a hex on, to level 8, where B1 is a hex off him.
  expect([german.pilot, german.pose]).toEqual(['dead', { x: 76, y: 16, heading: -1, attitude: 'hard-climb' }]);
});

const GUN = { state: 'clear', ammo: 30 } as const;
const told = (id: string, more: Partial<AlliedMachine> = {}): AlliedMachine => ({
  id,
  aircraft: 'sopwith-strutter',
  skill: 6,
  firing: 'A',
  bravery: 'B',
  fights: true,
  rounds: 'ordinary',
  forward: GUN,
  observer: undefined,
  observerAlive: true,
  lameDuck: false,
  aft: 135,
  ...more,
});
const fight = (allied: readonly AlliedMachine[], weather = 11): Fight =>
  ({
    system: 'winged-victory',
    altitude: 9000,
    dfd: 20,
    over: 'enemy',
    hex: 'H10',
    weather,
    dive: undefined,
    allied,
    germans: [12],
    barred: [],
    germansLedBy: 'the-card',
  }) as Fight;

test('V018 machines come in by their numbers, a hurt observer silent, under the haze of the box', () => {
  const side = layOut(fight([told('B2'), told('B1', { observerAlive: false })]));
  expect(side.machines.map(({ id, gunners }) => [id, ...gunners])).toEqual([['B1'], ['B2', 'wounded'], ['G12']]);
  expect(side.sky.haze).toBe(6);
});

test('V018 a victory is his who shot: the observer too, where the pilot has a gun', () => {
  const fight = allSeen(
    sideFight([machineAt('B1', 'sopwith-strutter', { hex: 20 }), machineAt('G1', 'albatros-d3', { hex: 18 })]),
  );
  play((table) => exchangeFire(fight.machines.slice(0, 1), fight, table), ['combat-green 6', 'hit-location 10'], {
    'side-shot': ['G1'],
  });
  expect(fight.machines[1]?.hitBy).toEqual({ machine: 'B1', mount: 'flexible' });
});

test('V018 a machine that has only an observer with a gun owes its victory to him', () => {
  const own = machineAt('B1', 'be2');
  const german = machineAt('G12', 'albatros-d3', { out: 'crashed', hitBy: { machine: 'B1', mount: 'flexible' } });
  const { result } = play((table) =>
    comesOut(sideFight([own, german]), fight([told('B1', { aircraft: 'be2' })]), table),
  ) as { result: ReturnType<typeof comesOut> };
  expect(result.germans[0]).toMatchObject({ fate: 'shot-down', by: { machine: 'B1', gun: 'observer' } });
});
