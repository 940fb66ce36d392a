import { byName } from '../../../../rulebook/by-name.ts';
import { whenLookedAt } from '../../../../rulebook/reading/once.ts';
import {
  type CloudsCards,
  type FightingMachine,
  isUp,
  type Skirmish,
  smokingEngine,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../../table/table.ts';
import { land, strikeGround } from '../ground/ground-contact.ts';
import { bailOut } from '../jump.ts';
import { flownOf, seenBy } from '../seen.ts';
import { workOnGuns } from '../shooting/guns.ts';
import { beginSpin, shutDown, tellSuffered, testStructure, throwUneven } from '../shooting/machine-effects.ts';
import { harmTo } from '../shooting/suffer.ts';
import { flyingTest, isAway, luckTest } from '../tests.ts';
import { type Composed, courseOf, freshCourse, hasPower, withStep } from './course.ts';
import { endOf } from './course-end.ts';
import { courseSeen, foreseen } from './foresight.ts';
import { openSteps } from './open-steps.ts';

/** (C007) to (C014) A move: composed, tested, flown, paid for. */
export function move(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const composed = isAway(plane, fight, table) ? courseOf(['end'], plane, fight.cards) : compose(plane, fight, table);
  plane.opensWide = undefined;
  const course = passTests(composed, plane, fight, table);
  if (isUp(plane) && course) fly(course, plane, fight, table);
}

function compose(plane: FightingMachine, fight: Skirmish, table: Table): Composed {
  let course = freshCourse(plane, fight.cards);
  while (!course.isOver) {
    const options = openSteps(course, plane, fight);
    const word = table.choose('clouds-move', aboutMove(course, options, plane, fight), options);
    course = withStep(course, word, plane, fight.cards);
  }
  return course;
}

/**
 * What is known when a step is asked for. Where each would lead is reckoned when somebody looks: of a day that is
 * played again nobody does.
 */
function aboutMove(course: Composed, options: readonly string[], plane: FightingMachine, fight: Skirmish) {
  const priced = whenLookedAt(() => options.map((word) => foreseen(word, course, plane, fight)));
  return {
    side: plane.side,
    view: seenBy(fight),
    machine: plane.id,
    course: courseSeen(course, plane, fight),
    get priced() {
      return priced();
    },
  };
}

/**
 * (C009) The tests that a course calls for. Ours: where Flying fails the turn is flown on the template she has; badly,
 * and she spins.
 */
function passTests(course: Composed, plane: FightingMachine, fight: Skirmish, table: Table): Composed | undefined {
  const hit = harmTo(plane, fight, table);
  let flown = course;
  for (const test of course.tests) {
    if (test.is === 'flying')
      flown = flownAfter(testTight(test.modifier, plane, fight, table), flown, plane, fight.cards);
    else testStructure(hit, STRAINS[test.why]);
    if (plane.status !== 'flying') return undefined;
  }
  if (plane.speed * 10 > (plane.testAbove ?? Number.POSITIVE_INFINITY)) testStructure(hit, 'speed');
  return plane.status === 'flying' ? flown : undefined;
}

const STRAINS = { tight: 'tight-turn', damage: 'damage' } as const;

/** By so much, a failed turn ends in a spin. */
const BADLY = -6;

type TurnHeld = 'held' | 'wider' | 'fainted';

function testTight(modifier: number, plane: FightingMachine, fight: Skirmish, table: Table): TurnHeld {
  const { successes } = flyingTest(plane, { why: 'tight-turn', modifier }, fight, table);
  if (plane.fainted) return 'fainted';
  if (successes <= BADLY) beginSpin({ plane, table });
  return successes >= 0 ? 'held' : 'wider';
}

/** What is left of a course after such a test: all of it, its turns on the template she has, or straight on. */
function flownAfter(held: TurnHeld, course: Composed, plane: FightingMachine, cards: CloudsCards): Composed {
  if (held === 'held') return course;
  if (held === 'fainted') return courseOf(['end'], plane, cards);
  const wider = course.words.map((word) => word.replace(/\+\d$/, ''));
  return { ...courseOf(wider, plane, cards), energy: course.energy };
}

/** (C028) Out of a sound machine; who is stuck in her flies straight on. */
function leap(plane: FightingMachine, fight: Skirmish, table: Table): void {
  bailOut(plane, fight, table);
  if (isUp(plane)) fly(courseOf(['end'], plane, fight.cards), plane, fight, table);
}

/** (C010) to (C014) The move is flown and its energy reckoned. */
function fly(course: Composed, plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (course.ending === 'jump') return leap(plane, fight, table);
  const from = flownOf(plane);
  if (course.ending === 'leave') {
    plane.status = 'left';
    plane.escaped = !plane.isForcedHome;
    table.tell({ type: 'clouds-left', machine: plane.id, why: plane.isForcedHome ? 'forced-home' : 'chosen' });
    return;
  }
  doChores(course, plane, fight, table);
  Object.assign(plane, endOf(course, plane, fight.cards, throwUneven(plane, table)));
  plane.did = { ...plane.did, manoeuvred: course.manoeuvred, straight: course.straight, flown: from.speed * 100 };
  table.tell({
    type: 'clouds-flew',
    machine: plane.id,
    words: course.words,
    from,
    to: flownOf(plane),
    energy: plane.speed - from.speed,
  });
  reckonEnd(course, plane, fight, table);
}

function doChores({ words }: Composed, plane: FightingMachine, fight: Skirmish, table: Table): void {
  const repairs = words.filter((word) => word === 'repair').length;
  if (repairs > 0) workOnGuns({ plane, battery: plane.forward, actions: repairs }, fight, table);
  for (const word of words) CHORES.get(word)?.(plane, fight, table);
}

const CHORES: ReadonlyMap<string, (plane: FightingMachine, fight: Skirmish, table: Table) => void> = byName({
  radio: ({ did }) => {
    did.radioed = true;
  },
  camera: ({ did }) => {
    did.photographed = true;
  },
  'shut-down': (plane, _, table) => {
    shutDown(plane, smokingEngine(plane)?.side);
    tellSuffered({ plane, table }, 'engine-shut-down', plane.engines);
  },
  restart: (plane, fight, table) => {
    if (luckTest(plane, { why: 'restart', modifier: 0 }, fight, table).successes < 0) return;
    plane.engines = 1;
    plane.stopped = plane.stopped.slice(0, -1);
    plane.mayRestart = false;
    tellSuffered({ plane, table }, 'engine-runs', 1);
  },
});

/** (C014) Stalls, spins and the ground, at once. */
function reckonEnd({ ending }: Composed, plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (ending === 'landing') land(plane, { isEmergency: mustLand(plane), onBoard: true }, fight, table);
  else if (plane.height === 0) touchGround(plane, fight, table);
  else if (ending === 'spin') beginSpin({ plane, table });
  else if (plane.speed * 10 <= plane.panel.stall) stall(plane, fight, table);
}

const mustLand = (plane: FightingMachine): boolean => plane.mustLand || !hasPower(plane);

/** Ours: one whose engine is dead comes down in a field; another flies into the ground. */
function touchGround(plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (plane.speed === 0) return;
  if (hasPower(plane)) strikeGround(plane, 'steered', fight, table);
  else land(plane, { isEmergency: true, onBoard: true }, fight, table);
}

/** (C014), (C036) Ours: she drops and gains by it, fires at nobody, and spins if he does not hold her. */
function stall(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const { falls, gains } = fight.cards.movement.rebuilt.stall;
  plane.height = Math.max(plane.height - falls, 0);
  plane.speed += gains;
  plane.did.stalled = true;
  table.tell({ type: 'clouds-stalled', machine: plane.id, height: plane.height, speed: plane.speed });
  if (plane.height === 0) touchGround(plane, fight, table);
  else if (flyingTest(plane, { why: 'stall', modifier: 0 }, fight, table).successes < 0) beginSpin({ plane, table });
}
