import { expectDefined } from '../../../../cards/rulebook.ts';
import { arcOf, round, straight, turned } from '../../../../kit/geometry/headings.ts';
import type { CloudsManoeuvre } from '../../cards/movement.ts';
import { type CloudsCards, type FightingMachine, has } from '../../table/skirmish.ts';
import { type MoveStep, type StepOf, stepOf, type TurnSide } from '../../table/steps.ts';
import { hasPower } from '../engines.ts';
import { radiusOf, templateForSpeed } from '../look-up.ts';
import { type ComposedMove, type CourseDraft, type CourseTest, draftOf, freshCourse } from './composed.ts';

/** Fifteen degrees. */
const STEP = 15;

/** (C007) The course with one step more. */
export function withStep(
  course: ComposedMove,
  word: string,
  machine: FightingMachine,
  cards: CloudsCards,
): ComposedMove {
  const next = draftOf(course, [...course.words, word]);
  take(stepOf(word), next, machine, cards);
  return next;
}

/** A whole course from its words. */
export const courseOf = (words: readonly string[], machine: FightingMachine, cards: CloudsCards): ComposedMove =>
  words.reduce((course, word) => withStep(course, word, machine, cards), freshCourse(machine, cards));

/** (C009) The same course with its turns on the machine's own template: it has paid for the tighter ones. */
export const onOwnTemplate = (course: ComposedMove, machine: FightingMachine, cards: CloudsCards): ComposedMove => ({
  ...courseOf(
    course.words.map((word) => word.replace(/\+\d$/, '')),
    machine,
    cards,
  ),
  energy: course.energy,
});

type Taker<Is extends MoveStep['is']> = (
  course: CourseDraft,
  step: StepOf<Is>,
  machine: FightingMachine,
  cards: CloudsCards,
) => void;

/** (C030) to (C042) The costs of a manoeuvre on the sheet. */
const costOf = (manoeuvre: CloudsManoeuvre, { movement }: CloudsCards) =>
  expectDefined(
    movement.manoeuvres.find((row) => row.manoeuvre === manoeuvre),
    manoeuvre,
  );

/** Takes the actions and the energy of a manoeuvre, and adds the test that damage requires. */
function pay(course: CourseDraft, manoeuvre: CloudsManoeuvre, machine: FightingMachine, cards: CloudsCards): void {
  const { actions, energy } = costOf(manoeuvre, cards);
  course.actions -= actions;
  course.energy -= energy;
  course.manoeuvred = true;
  if (isStrain(manoeuvre, machine)) course.tests = [...course.tests, { is: 'structure', why: 'damage' }];
}

/** (C077) Every manoeuvre strains the machine; (C100) or only turns do. */
const isStrain = (manoeuvre: CloudsManoeuvre, { testEach }: FightingMachine): boolean =>
  testEach !== undefined && (manoeuvre === 'turn' || !testEach.turnsOnly);

function flyStraight(course: CourseDraft, by: number): void {
  const far = Math.min(by, course.left);
  course.place = straight(course.place, course.heading, far);
  course.left -= far;
  course.straight += far;
}

/** (C009), (C010), (C033) A turn on the template for the machine's speed, or a tighter one at a price. */
const takeTurn: Taker<'turn'> = (course, { side, degrees, tighter }, machine, cards) => {
  const turn = { side, tighter, index: templateOf(machine, tighter, cards), steps: degrees / STEP };
  payTurn(course, turn, machine, cards);
  swing(course, turn, cards);
};

/** A number of steps of fifteen degrees round a template; the templates are counted from A. */
interface TemplateTurn {
  readonly side: TurnSide;
  readonly index: number;
  readonly steps: number;
  /** How many templates tighter than the speed gives. */
  readonly tighter: number;
}

/** The machine's present template, counted from A. */
export const templateOf = (machine: FightingMachine, tighter: number, cards: CloudsCards): number =>
  Math.max(templateForSpeed(machine.speed, machine.panel.agility, machine.wider, cards) - tighter, 0);

function payTurn(
  course: CourseDraft,
  { index, tighter }: TemplateTurn,
  machine: FightingMachine,
  cards: CloudsCards,
): void {
  const { tightTest, tightEnergy } = cards.movement.rebuilt;
  const isTooFast = machine.speed * 10 > machine.panel.top;
  // (C127) The ability helps where Flying is tested, not where the air frame is.
  const isDeft = tighter > 0 && !isTooFast && has(machine.pilot, 'pilot-hands');
  const { tests } = course;
  pay(course, 'turn', machine, cards);
  course.energy -= tighter * tightEnergy.amount - (isDeft ? 1 : 0);
  const isFree = machine.testEach !== undefined && index >= machine.testEach.freeFrom;
  if (isFree) course.tests = tests;
  if (tighter === 0) return;
  const test: CourseTest = isTooFast
    ? { is: 'structure', why: 'tight' }
    : { is: 'flying', modifier: tighter * tightTest.amount + (isDeft ? 2 : 0) };
  course.tests = [...course.tests, test];
}

/** Round the template, as many steps of fifteen degrees as the way allows. */
function swing(course: CourseDraft, { side, index, steps }: TemplateTurn, cards: CloudsCards): void {
  const radius = radiusOf(index, cards);
  const arc = Math.max(arcOf(radius), 1);
  const turns = Math.min(steps, Math.floor(course.left / arc));
  const sign = side === 'right' ? 1 : -1;
  for (let turn = 0; turn < turns; turn++) {
    course.place = round(course.place, course.heading, radius, sign);
    course.heading = turned(course.heading, sign);
  }
  course.bank = side;
  course.left -= turns * arc;
  course.straight = 0;
}

/**
 * (C098) At least half the way on a wide template, before anything else. It is wide enough not to strain the machine.
 */
const takeWideTurn: Taker<'wide-turn'> = (course, { side }, machine, cards) => {
  const { tests } = course;
  const index = expectDefined(machine.opensWide, 'wide turn');
  const steps = Math.ceil(course.left / 2 / arcOf(radiusOf(index, cards)));
  pay(course, 'turn', machine, cards);
  course.tests = tests;
  swing(course, { side, index, steps, tighter: 0 }, cards);
};

/** (C034) Ours: a slip loses as much height as it goes sideways. */
const takeSlip: Taker<'slip'> = (course, { side, moves }, machine, cards) => {
  pay(course, 'slip', machine, cards);
  course.energy -= moves - 1;
  course.place = straight(course.place, turned(course.heading, side === 'right' ? 6 : -6), 100 * moves);
  course.left -= 100 * moves;
  course.climbs -= moves;
};

/** (C031) Ours: a roll takes a number of Move Units straight ahead, by the machine's roll value. */
const takeRoll: Taker<'roll'> = (course, { side }, machine, cards) => {
  pay(course, 'roll', machine, cards);
  flyStraight(course, rollWay(machine));
  course.bank = side;
};

export const rollWay = ({ panel, rollFactor, pilot }: FightingMachine): number =>
  100 * Math.max(panel.roll * rollFactor - (has(pilot, 'pilot-hands') ? 1 : 0), 1);

const takeClimb: Taker<'climb'> = (course, { moves }, _, { movement }) => {
  course.climbs += moves;
  course.energy += moves * movement.climb.energy;
};

const takeDive: Taker<'dive'> = (course, { moves }, _, { movement }) => {
  course.climbs -= moves;
  course.energy += moves * movement.dive.energy;
};

/** (C032) Straight down with the rest of the move. */
const takeVerticalDive: Taker<'vertical-dive'> = (course, _, machine, cards) => {
  const moves = Math.floor(course.left / 100);
  pay(course, 'vertical-dive', machine, cards);
  takeDive(course, { is: 'dive', moves }, machine, cards);
  course.left = 0;
  course.isOver = true;
};

const ending =
  (end: NonNullable<ComposedMove['ending']>, manoeuvre: CloudsManoeuvre | undefined) =>
  (course: CourseDraft, _: MoveStep, machine: FightingMachine, cards: CloudsCards): void => {
    if (manoeuvre) pay(course, manoeuvre, machine, cards);
    course.ending = end;
    course.left = 0;
    course.isOver = true;
  };

/** An action that takes a man's hands but no way. */
const doing =
  (manoeuvre: CloudsManoeuvre) =>
  (course: CourseDraft, _: MoveStep, __: FightingMachine, cards: CloudsCards): void => {
    course.actions -= costOf(manoeuvre, cards).actions;
  };

/** Flies the rest of the way. */
function flyOut(course: CourseDraft): void {
  flyStraight(course, course.left);
  course.isOver = true;
}

function take<Is extends MoveStep['is']>(
  step: StepOf<Is>,
  course: CourseDraft,
  machine: FightingMachine,
  cards: CloudsCards,
): void {
  const taker: Taker<Is> = BY_STEP[step.is];
  taker(course, step, machine, cards);
}

const BY_STEP: { readonly [Is in MoveStep['is']]: Taker<Is> } = {
  straight: (course, { moves }) => flyStraight(course, 100 * moves),
  turn: takeTurn,
  'wide-turn': takeWideTurn,
  slip: takeSlip,
  roll: takeRoll,
  climb: takeClimb,
  dive: takeDive,
  // (C035) At the end of the move, and never directly from one side to the other.
  bank: (course, { to }) => {
    flyOut(course);
    course.bank = to;
  },
  end: flyOut,
  'vertical-dive': takeVerticalDive,
  stall: ending('stall', 'stall'),
  immelmann: ending('immelmann', 'immelmann'),
  spin: ending('spin', 'spin'),
  landing: ending('landing', 'landing'),
  'take-off': ending('take-off', 'take-off'),
  leave: ending('leave', undefined),
  jump: ending('jump', undefined),
  restart: doing('restart'),
  'shut-down': () => {},
  repair: doing('repair'),
  radio: doing('radio'),
  camera: doing('camera'),
};

/** The expected loss of an uneven engine before its throw: 1d4 counts as two, or a little more. */
const reckoned = ({ uneven }: FightingMachine): number => 2 * uneven.length;

/** (C011) to (C013) The speed after this course; (C072) with the loss of an uneven engine. */
export function speedAfter(
  course: Pick<ComposedMove, 'manoeuvred' | 'climbs' | 'energy'>,
  machine: FightingMachine,
  cards: CloudsCards,
  unevenLoss = reckoned(machine),
): number {
  const { rebuilt, accelerates } = cards.movement;
  const top = Math.floor(machine.panel.top / 10);
  const losses = machine.drag + machine.engineLoss + unevenLoss + (hasPower(machine) ? 0 : rebuilt.dead.amount);
  const isIdle = !course.manoeuvred && course.climbs === 0 && losses === 0;
  let speed = machine.speed + course.energy - losses;
  if (isIdle && machine.speed < top) speed += accelerates.energy;
  if (machine.speed > top && course.climbs >= 0) speed = Math.max(speed - rebuilt.drag.amount, Math.min(speed, top));
  return Math.min(Math.max(speed, 0), top + rebuilt.overTop.amount);
}
