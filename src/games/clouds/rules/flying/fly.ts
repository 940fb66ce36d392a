import { byName } from '../../../../cards/by-name.ts';
import { lazyFields } from '../../../../cards/reading/once.ts';
import type { Table } from '../../../../table/table.ts';
import type { StepPriced } from '../../table/clouds-decisions.ts';
import { type CloudsCards, type FightingMachine, isUp, type Skirmish } from '../../table/skirmish.ts';
import { changeEngine, engineToStart, hasPower, runningEngines } from '../engines.ts';
import { land, strikeGround } from '../ground/ground-contact.ts';
import { bailOut } from '../jump.ts';
import { flownOf, seenBy } from '../seen.ts';
import { workOnGuns } from '../shooting/guns.ts';
import { beginSpin, shutDown, tellSuffered, testStructure, throwUneven } from '../shooting/machine-effects.ts';
import { harmTo } from '../shooting/suffer.ts';
import { flyingTest, isAway, luckTest } from '../tests.ts';
import { type ComposedMove, freshCourse } from './composed.ts';
import { courseOf, onOwnTemplate, withStep } from './course.ts';
import { endOf } from './course-end.ts';
import { courseSeen, foreseeStep } from './foresight.ts';
import { openSteps } from './open-steps.ts';

/** (C007) to (C014) A move: composed, tested, flown, paid for. */
export function move(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const composed = isAway(machine, fight, table)
    ? courseOf(['end'], machine, fight.cards)
    : compose(machine, fight, table);
  machine.opensWide = undefined;
  const course = passTests(composed, machine, fight, table);
  if (course) fly(course, machine, fight, table);
}

function compose(machine: FightingMachine, fight: Skirmish, table: Table): ComposedMove {
  let course = freshCourse(machine, fight.cards);
  while (!course.isOver) {
    const options = openSteps(course, machine, fight);
    const word = table.choose('clouds-move', aboutMove(course, options, machine, fight), options);
    course = withStep(course, word, machine, fight.cards);
  }
  return course;
}

/**
 * The facts of a question for a step. Where each step leads is computed only when somebody looks: in a replay nobody
 * does.
 */
function aboutMove(course: ComposedMove, options: readonly string[], machine: FightingMachine, fight: Skirmish) {
  const known = {
    side: machine.side,
    view: seenBy(fight),
    machine: machine.id,
    course: courseSeen(course, machine, fight),
  };
  return withPrices(known, { course, options, machine, fight });
}

interface Composing {
  readonly course: ComposedMove;
  readonly options: readonly string[];
  readonly machine: FightingMachine;
  readonly fight: Skirmish;
}

const withPrices = lazyFields<Composing, { priced: StepPriced[] }>({
  priced: ({ course, options, machine, fight }) => options.map((word) => foreseeStep(word, course, machine, fight)),
});

/**
 * (C009) The tests of a course. Ours: a failed test of Flying means the turn is flown on the machine's own template;
 * failed badly, the machine spins.
 */
function passTests(
  course: ComposedMove,
  machine: FightingMachine,
  fight: Skirmish,
  table: Table,
): ComposedMove | undefined {
  const hit = harmTo(machine, fight, table);
  let flown = course;
  for (const test of course.tests) {
    if (test.is === 'flying')
      flown = flownAfter(testTight(test.modifier, machine, fight, table), flown, machine, fight.cards);
    else testStructure(hit, STRAINS[test.why]);
    if (machine.status !== 'flying') return undefined;
  }
  if (isOverspeed(machine)) testStructure(hit, 'speed');
  return machine.status === 'flying' ? flown : undefined;
}

/** (C072), (C096) Faster than the damaged airscrew can bear. */
const isOverspeed = ({ speed, testAbove = Number.POSITIVE_INFINITY }: FightingMachine): boolean =>
  speed * 10 > testAbove;

const STRAINS = { tight: 'tight-turn', damage: 'damage' } as const;

/** A turn that fails by so much ends in a spin. */
const BADLY = -6;

type TurnHeld = 'held' | 'wider' | 'fainted';

function testTight(modifier: number, machine: FightingMachine, fight: Skirmish, table: Table): TurnHeld {
  const { successes } = flyingTest(machine, { why: 'tight-turn', modifier }, fight, table);
  if (machine.fainted) return 'fainted';
  if (successes <= BADLY) beginSpin({ machine, table });
  return successes >= 0 ? 'held' : 'wider';
}

/** What remains of a course after such a test: all of it, its turns on the machine's own template, or straight on. */
function flownAfter(held: TurnHeld, course: ComposedMove, machine: FightingMachine, cards: CloudsCards): ComposedMove {
  if (held === 'held') return course;
  return held === 'fainted' ? courseOf(['end'], machine, cards) : onOwnTemplate(course, machine, cards);
}

/** (C028) A jump from a sound machine. A man who is stuck flies straight on. */
function leap(machine: FightingMachine, fight: Skirmish, table: Table): void {
  bailOut(machine, fight, table);
  if (isUp(machine)) fly(courseOf(['end'], machine, fight.cards), machine, fight, table);
}

/** (C010) to (C014) Flies the move and settles its energy. */
function fly(course: ComposedMove, machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (course.ending === 'jump') return leap(machine, fight, table);
  const from = flownOf(machine);
  // (C072) A move is tested once: at its starting speed, otherwise at its final speed.
  const isTested = isOverspeed(machine);
  if (course.ending === 'leave') {
    machine.status = 'left';
    machine.escaped = !machine.isForcedHome;
    table.tell({ type: 'clouds-left', machine: machine.id, why: machine.isForcedHome ? 'forced-home' : 'chosen' });
    return;
  }
  doChores(course, machine, fight, table);
  Object.assign(machine, endOf(course, machine, fight.cards, throwUneven(machine, table)));
  machine.did = {
    ...machine.did,
    manoeuvred: course.manoeuvred,
    straight: course.straight,
    flown: from.speed * 100,
    // (C072) It is what blows smoke out.
    fastest: Math.max(from.speed, machine.speed),
  };
  table.tell({
    type: 'clouds-flew',
    machine: machine.id,
    words: course.words,
    from,
    to: flownOf(machine),
    energy: machine.speed - from.speed,
  });
  if (!isTested && isOverspeed(machine)) testStructure(harmTo(machine, fight, table), 'speed');
  if (machine.status === 'flying') reckonEnd(course, machine, fight, table);
}

function doChores({ words }: ComposedMove, machine: FightingMachine, fight: Skirmish, table: Table): void {
  const repairs = words.filter((word) => word === 'repair').length;
  if (repairs > 0) workOnGuns({ machine, battery: machine.forward, actions: repairs }, fight, table);
  for (const word of words) CHORES.get(word)?.(machine, fight, table);
}

const CHORES: ReadonlyMap<string, (machine: FightingMachine, fight: Skirmish, table: Table) => void> = byName({
  radio: ({ did }) => {
    did.radioed = true;
  },
  camera: ({ did }) => {
    did.photographed = true;
  },
  'shut-down': (machine, _, table) => {
    shutDown(machine);
    tellSuffered({ machine, table }, 'engine-shut-down', runningEngines(machine));
  },
  restart: (machine, fight, table) => {
    if (luckTest(machine, { why: 'restart', modifier: 0 }, fight, table).successes < 0) return;
    changeEngine(machine, engineToStart(machine)?.side, { is: 'running' });
    tellSuffered({ machine, table }, 'engine-runs', runningEngines(machine));
  },
});

/** (C014) Stalls, spins and hits on the ground take effect at once. */
function reckonEnd({ ending }: ComposedMove, machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (ending === 'landing') land(machine, { isEmergency: mustLand(machine), onBoard: true }, fight, table);
  else if (machine.height === 0) touchGround(machine, fight, table);
  else if (ending === 'spin') beginSpin({ machine, table });
  else if (machine.speed * 10 <= machine.panel.stall) stall(machine, fight, table);
}

const mustLand = (machine: FightingMachine): boolean => machine.mustLand || !hasPower(machine);

/** Ours: a machine with a dead engine lands in a field; any other flies into the ground. */
function touchGround(machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (machine.speed === 0) return;
  if (hasPower(machine)) strikeGround(machine, 'steered', fight, table);
  else land(machine, { isEmergency: true, onBoard: true }, fight, table);
}

/**
 * (C014), (C036) Ours: a stalled machine drops and gains speed by it, cannot fire, and spins if its pilot does not hold
 * it.
 */
function stall(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const { falls, gains } = fight.cards.movement.rebuilt.stall;
  machine.height = Math.max(machine.height - falls, 0);
  machine.speed += gains;
  machine.did.stalled = true;
  table.tell({ type: 'clouds-stalled', machine: machine.id, height: machine.height, speed: machine.speed });
  if (machine.height === 0) touchGround(machine, fight, table);
  else if (flyingTest(machine, { why: 'stall', modifier: 0 }, fight, table).successes < 0)
    beginSpin({ machine, table });
}
