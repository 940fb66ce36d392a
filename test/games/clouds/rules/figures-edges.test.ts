import { expect, test } from 'vitest';
import { courseOf } from '../../../../src/games/clouds/rules/flying/course.ts';
import { jump } from '../../../../src/games/clouds/rules/jump.ts';
import { bandOf, templateForSpeed } from '../../../../src/games/clouds/rules/look-up.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { kill, killAll } from '../../../../src/games/clouds/rules/shooting/loss.ts';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { throwsAgain } from '../../../../src/games/clouds/rules/tests.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { aMachine, aMan, aSkirmish, cards, play } from '../../../support/fights/clouds.ts';

test.each([
  // Stalls at 60 km/h, and is at 200 at the most: Slow to 60 hundredths of that, Medium to 85.
  [6, 'Stall'],
  [7, 'Slow'],
  [12, 'Slow'],
  [13, 'Medium'],
  [17, 'Medium'],
  [18, 'High'],
  [20, 'High'],
  [21, 'Dive'],
] as const)('C055 at %i Energy Units her speed is %s', (speed, band) => {
  expect(bandOf(speed, { ...aMachine('B1').panel, top: 200, stall: 60 }, cards)).toBe(band);
});

test.each([
  [10, 8, 0, 2],
  [10, 8, 1, 3],
  [8, 8, 0, 0],
  [5, 8, 0, 0],
  [5, 8, 2, 2],
  [40, 8, 0, 17],
  [24, 8, 1, 17],
  [24, 8, 2, 17],
])('C009 a speed of %i with an agility of %i, and %i wider: template no. %i', (speed, agility, wider, template) => {
  expect(templateForSpeed(speed, agility, wider, cards)).toBe(template);
});

test.each([
  [12, [], 12],
  [12, ['s6'], 6],
  [12, ['s11'], 1],
  // A turn of 30 degrees on her template takes 105 hundredths of ten, and 895 are left.
  [10, ['r30'], 8],
])('C032 at a speed of %i, after %j, she dives %i whole Move Units', (speed, before, units) => {
  const course = courseOf([...before, 'vertical-dive'], aMachine('B1', { speed }), cards);
  expect([course.climbs, course.left]).toEqual([-units, 0]);
});

const parachuted = () => aMachine('B1', { parachute: true, status: 'spinning', isBeyondHelp: true });

/** What is known of a fight to whoever is asked. */
const SEEN = [
  ...['machines', 'balloons', 'ground', 'spotting', 'half', 'wind', 'terrain'],
  ...['camera', 'reRolls', 'turn', 'photographs'],
];

test('C025 C026 C027 C028 C029 whoever may jump is asked with the fight before him, his skill, and no cards', () => {
  const machine = parachuted();
  const { asked } = play((table) => jump(machine, aSkirmish([machine]), table), [], { 'clouds-jump': ['stay'] });
  const [about] = asked.flatMap((question) => (question.decision === 'clouds-jump' ? [question.about] : []));
  expect(about).toMatchObject({ side: 'allied', machine: 'B1', skill: machine.pilot.fortitude });
  expect(Object.keys(about?.view ?? {}).toSorted()).toEqual([...SEEN].toSorted());
});

test('C127 C128 whoever may throw again is asked with the fight before him, and no cards', () => {
  const machine = aMachine('B1');
  const fight = aSkirmish([machine]);
  fight.reRolls.allied = 2;
  const thrown = { man: machine.pilot, why: 'shot', skill: 12, roll: 19 } as const;
  const { asked, events } = play((table) => throwsAgain(machine, thrown, fight, table), [], {
    'clouds-re-roll': ['again'],
  });
  const [about] = asked.flatMap((question) => (question.decision === 'clouds-re-roll' ? [question.about] : []));
  expect(about).toMatchObject({ side: 'allied', machine: 'B1', test: 'shot', skill: 12, roll: 19, left: 2 });
  expect(Object.keys(about?.view ?? {}).toSorted()).toEqual([...SEEN].toSorted());
  expect(events).toMatchObject([{ type: 'clouds-re-rolled', left: 1 }]);
});

test('C127 a man who does not cheat death is dead without a throw, and a dead man is not killed again', () => {
  const machine = aMachine('B1');
  const fight = aSkirmish([machine]);
  const { events } = play((table) => {
    kill(machine, machine.pilot, fight, table);
    kill(machine, machine.pilot, fight, table);
  });
  expect([machine.pilot.fortitude, events]).toEqual([0, []]);
  const crew = aMachine('B2', { aircraft: 're8', gunner: aMan('gunner') });
  play((table) => killAll(crew, 'exploded', aSkirmish([crew]), table));
  expect([crew.pilot.fortitude, crew.gunner?.fortitude]).toEqual([0, 0]);
});

test.each([
  ['cool-aim', 17, 18],
  ['cool-aim', 18, 20],
  ['ammo-saver', 17, 18],
  ['ammo-saver', 18, 19],
] as const)('C127 C128 the man with %s who throws %i has %i half rounds left', (ability, thrown, halves) => {
  const behind = { x: 0, y: -300 };
  // What is just enough hits, and takes strength alone.
  const hit = thrown < 18 ? ['clouds-damage 2'] : [];
  const initiative = { total: 20, die: 5, again: [] };
  const machine = aMachine('B1', { place: behind, initiative, pilot: aMan('pilot', { abilities: [ability] }) });
  play((table) => airFires(aSkirmish([machine, aMachine('G1')]), table), [`clouds-shot ${thrown}`, ...hit], {
    'clouds-fire': ['G1.normal'],
  });
  expect(machine.forward.halves).toBe(halves);
});

/** A result of the damage table befalls a machine. */
function struck(result: number, dice: readonly string[], over: Partial<FightingMachine> = {}) {
  const machine = aMachine('B1', over);
  const fight = aSkirmish([machine]);
  const { events } = play((table) => sufferResult(result, harmTo(machine, fight, table)), dice);
  return { machine, told: events.slice(1) };
}

test('C085 C105 the fire of a tank may die out, unless it was for good before', () => {
  const fire = { reaches: 6, ends: 'death' } as const;
  expect(struck(27, ['clouds-2d6 2 3']).machine.fire).toEqual({ ...fire, isForGood: false });
  const burning = { fire: { ...fire, isForGood: true } };
  expect(struck(27, ['clouds-2d6 6 6'], burning).machine.fire).toEqual({ ...fire, isForGood: true });
});

test.each([
  [9, 6],
  [3, 0],
  [2, 0],
])('C072 C096 who loses three of an engine at a speed of %i has %i left', (speed, left) => {
  const { machine, told } = struck(14, ['clouds-1d4 3'], { speed });
  expect(machine).toMatchObject({ speed: left, engineLoss: 3 });
  expect(told.at(-1)).toMatchObject({ type: 'clouds-suffered', machine: 'B1', what: 'engine-loss', amount: 3 });
});

test('C073 C097 told is for how many turns her petrol will last', () => {
  const { told } = struck(15, ['clouds-1d6 3']);
  expect(told).toMatchObject([{ type: 'clouds-suffered', machine: 'B1', what: 'fuel', amount: 5 }]);
});

test('C025 C026 C027 C028 C029 of two men the skill that is told is that of the pilot', () => {
  const gunner = { ...aMan('gunner'), fortitude: 5 };
  const machine = aMachine('B1', { aircraft: 're8', gunner, parachute: true, status: 'spinning', isBeyondHelp: true });
  const { asked } = play((table) => jump(machine, aSkirmish([machine]), table), [], { 'clouds-jump': ['stay'] });
  expect(asked).toMatchObject([{ about: { skill: 12 } }]);
});
