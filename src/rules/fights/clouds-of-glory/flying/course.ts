import type { Manoeuvre } from '../../../../rulebook/fights/clouds-of-glory/movement.ts';
import { promised } from '../../../../rulebook/promised.ts';
import {
  type Bank,
  type CloudsCards,
  type FightingMachine,
  has,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import { type Step, type StepOf, stepOf, type TurnSide } from '../../../../table/fights/clouds-of-glory/steps.ts';
import { arcOf, type Place, round, straight, turned } from '../../geometry/headings.ts';
import { indicated, radiusOf } from '../look-up.ts';

/** A test that a course asks for: of the pilot's Flying, or of what her structure is still worth. */
export type CourseTest =
  | { readonly is: 'flying'; readonly modifier: number }
  | { readonly is: 'structure'; readonly why: 'tight' | 'damage' };

/** A move as far as it has been composed. Nothing of it has been flown. */
export interface Composed {
  readonly words: readonly string[];
  readonly place: Place;
  readonly heading: number;
  readonly bank: Bank;
  /** Hundredths still to fly. */
  readonly left: number;
  readonly actions: number;
  /** What manoeuvres have taken, and height has taken or given, in Energy Units. */
  readonly energy: number;
  /** Move Units up, or down. */
  readonly climbs: number;
  readonly tests: readonly CourseTest[];
  /** Hundredths straight ahead since the last turn. */
  readonly straight: number;
  readonly manoeuvred: boolean;
  readonly ending: 'stall' | 'immelmann' | 'spin' | 'landing' | 'take-off' | 'leave' | 'jump' | undefined;
  readonly isOver: boolean;
}

/** Fifteen degrees. */
const STEP = 15;

/** A move not yet begun. */
export function freshCourse(plane: FightingMachine, cards: CloudsCards): Composed {
  return {
    words: [],
    place: plane.place,
    heading: plane.heading,
    bank: plane.bank,
    left: plane.speed * 100,
    actions: cards.movement.rebuilt.actionsPerTurn.amount,
    energy: 0,
    climbs: 0,
    tests: [],
    straight: 0,
    manoeuvred: false,
    ending: undefined,
    isOver: false,
  };
}

/** (C007) The course with one step more. */
export function withStep(course: Composed, word: string, plane: FightingMachine, cards: CloudsCards): Composed {
  return { ...taken(stepOf(word), course, plane, cards), words: [...course.words, word] };
}

/** A whole course from its words. */
export const courseOf = (words: readonly string[], plane: FightingMachine, cards: CloudsCards): Composed =>
  words.reduce((course, word) => withStep(course, word, plane, cards), freshCourse(plane, cards));

type Taker<Is extends Step['is']> = (
  course: Composed,
  step: StepOf<Is>,
  plane: FightingMachine,
  cards: CloudsCards,
) => Composed;

/** (C030) to (C042) What the sheet has for a manoeuvre. */
export const costOf = (manoeuvre: Manoeuvre, { movement }: CloudsCards) =>
  promised(
    movement.manoeuvres.find((row) => row.manoeuvre === manoeuvre),
    manoeuvre,
  );

/** Takes actions and energy for a manoeuvre, and asks for the test that her wounds call for. */
function paid(course: Composed, manoeuvre: Manoeuvre, plane: FightingMachine, cards: CloudsCards): Composed {
  const { actions, energy } = costOf(manoeuvre, cards);
  return {
    ...course,
    actions: course.actions - actions,
    energy: course.energy - energy,
    manoeuvred: true,
    tests: isStrain(manoeuvre, plane) ? [...course.tests, { is: 'structure', why: 'damage' }] : course.tests,
  };
}

/** (C077) Every manoeuvre strains her; (C100) or turns alone. */
const isStrain = (manoeuvre: Manoeuvre, { testEach }: FightingMachine): boolean =>
  testEach !== undefined && (manoeuvre === 'turn' || !testEach.turnsOnly);

/** The same at a price of so much energy more. */
const dearer = (course: Composed, more: number): Composed => ({ ...course, energy: course.energy - more });

function flyStraight(course: Composed, by: number): Composed {
  const far = Math.min(by, course.left);
  return {
    ...course,
    place: straight(course.place, course.heading, far),
    left: course.left - far,
    straight: course.straight + far,
  };
}

/** (C009), (C010), (C033) A turn on the template that her speed gives, or a tighter one at a price. */
const takeTurn: Taker<'turn'> = (course, { side, degrees, tighter }, plane, cards) => {
  const turn = { side, tighter, index: templateOf(plane, tighter, cards), steps: degrees / STEP };
  return swing(payTurn(course, turn, plane, cards), turn, cards);
};

/** Round a template, counted from A, so many fifteen degrees. */
interface Turn {
  readonly side: TurnSide;
  readonly index: number;
  readonly steps: number;
  /** Templates below the one that her speed gives. */
  readonly tighter: number;
}

/** Its template as she flies now, counted from A. */
export const templateOf = (plane: FightingMachine, tighter: number, cards: CloudsCards): number =>
  Math.max(indicated(plane.speed, plane.panel.agility, plane.wider, cards) - tighter, 0);

function payTurn(course: Composed, { index, tighter }: Turn, plane: FightingMachine, cards: CloudsCards): Composed {
  const { tightTest, tightEnergy } = cards.movement.rebuilt;
  const isTooFast = plane.speed * 10 > plane.panel.top;
  // (C127) Deft hands help where Flying is tested, and not where the air frame is.
  const isDeft = tighter > 0 && !isTooFast && has(plane.pilot, 'pilot-hands');
  const after = dearer(paid(course, 'turn', plane, cards), tighter * tightEnergy.amount - (isDeft ? 1 : 0));
  const isFree = plane.testEach !== undefined && index >= plane.testEach.freeFrom;
  const tests = isFree ? course.tests : after.tests;
  if (tighter === 0) return { ...after, tests };
  const test: CourseTest = isTooFast
    ? { is: 'structure', why: 'tight' }
    : { is: 'flying', modifier: tighter * tightTest.amount + (isDeft ? 2 : 0) };
  return { ...after, tests: [...tests, test] };
}

/** Round the template, as many fifteen degrees as there is way for. */
function swing(course: Composed, { side, index, steps }: Turn, cards: CloudsCards): Composed {
  const radius = radiusOf(index, cards);
  const arc = Math.max(arcOf(radius), 1);
  const turns = Math.min(steps, Math.floor(course.left / arc));
  const sign = side === 'right' ? 1 : -1;
  let { place, heading } = course;
  for (let turn = 0; turn < turns; turn++) {
    place = round(place, heading, radius, sign);
    heading = turned(heading, sign);
  }
  return { ...course, place, heading, bank: side, left: course.left - turns * arc, straight: 0 };
}

/** (C098) Half the way at the least on a wide template, before anything else; wide enough not to strain her. */
const takeWideTurn: Taker<'wide-turn'> = (course, { side }, plane, cards) => {
  const { tests } = course;
  const index = promised(plane.opensWide, 'wide turn');
  const steps = Math.ceil(course.left / 2 / arcOf(radiusOf(index, cards)));
  return swing({ ...paid(course, 'turn', plane, cards), tests }, { side, index, steps, tighter: 0 }, cards);
};

/** (C034) Ours: as much height lost as she slips. */
const takeSlip: Taker<'slip'> = (course, { side, moves }, plane, cards) => {
  const after = dearer(paid(course, 'slip', plane, cards), moves - 1);
  const sideways = turned(course.heading, side === 'right' ? 6 : -6);
  const place = straight(course.place, sideways, 100 * moves);
  return { ...after, place, left: course.left - 100 * moves, climbs: course.climbs - moves };
};

/** (C031) Ours: a roll takes so many Move Units straight ahead, by her roll value. */
const takeRoll: Taker<'roll'> = (course, { side }, plane, cards) => ({
  ...flyStraight(paid(course, 'roll', plane, cards), rollWay(plane)),
  bank: side,
});

export const rollWay = ({ panel, rollFactor, pilot }: FightingMachine): number =>
  100 * Math.max(panel.roll * rollFactor - (has(pilot, 'pilot-hands') ? 1 : 0), 1);

const takeClimb: Taker<'climb'> = (course, { moves }, _, { movement }) => ({
  ...course,
  climbs: course.climbs + moves,
  energy: course.energy + moves * movement.climb.energy,
});

const takeDive: Taker<'dive'> = (course, { moves }, _, { movement }) => ({
  ...course,
  climbs: course.climbs - moves,
  energy: course.energy + moves * movement.dive.energy,
});

/** (C032) Straight down with all that is left of the move. */
const takeVerticalDive: Taker<'vertical-dive'> = (course, _, plane, cards) => {
  const moves = Math.floor(course.left / 100);
  const after = takeDive(paid(course, 'vertical-dive', plane, cards), { is: 'dive', moves }, plane, cards);
  return { ...after, left: 0, isOver: true };
};

const ending =
  (end: NonNullable<Composed['ending']>, manoeuvre: Manoeuvre | undefined) =>
  (course: Composed, _: Step, plane: FightingMachine, cards: CloudsCards): Composed => ({
    ...(manoeuvre ? paid(course, manoeuvre, plane, cards) : course),
    ending: end,
    left: 0,
    isOver: true,
  });

/** What a man does beside flying: it takes his hands and not her way. */
const doing =
  (manoeuvre: Manoeuvre) =>
  (course: Composed, _: Step, __: FightingMachine, cards: CloudsCards): Composed => ({
    ...course,
    actions: course.actions - costOf(manoeuvre, cards).actions,
  });

function taken<Is extends Step['is']>(
  step: StepOf<Is>,
  course: Composed,
  plane: FightingMachine,
  cards: CloudsCards,
): Composed {
  const take: Taker<Is> = BY_STEP[step.is];
  return take(course, step, plane, cards);
}

const BY_STEP: { readonly [Is in Step['is']]: Taker<Is> } = {
  straight: (course, { moves }) => flyStraight(course, 100 * moves),
  turn: takeTurn,
  'wide-turn': takeWideTurn,
  slip: takeSlip,
  roll: takeRoll,
  climb: takeClimb,
  dive: takeDive,
  // (C035) At the end of the move, and never from one side to the other.
  bank: (course, { to }) => ({ ...flyStraight(course, course.left), bank: to, isOver: true }),
  end: (course) => ({ ...flyStraight(course, course.left), isOver: true }),
  'vertical-dive': takeVerticalDive,
  stall: ending('stall', 'stall'),
  immelmann: ending('immelmann', 'immelmann'),
  spin: ending('spin', 'spin'),
  landing: ending('landing', 'landing'),
  'take-off': ending('take-off', 'take-off'),
  leave: ending('leave', undefined),
  jump: ending('jump', undefined),
  restart: doing('restart'),
  'shut-down': (course) => course,
  repair: doing('repair'),
  radio: doing('radio'),
  camera: doing('camera'),
};

/** What an uneven engine is reckoned to lose before it is thrown for: 1d4 is two, or a little more. */
const reckoned = ({ uneven }: FightingMachine): number => 2 * uneven.length;

/** (C011) to (C013) Her speed when this course is flown; (C072) with what an uneven engine loses in it. */
export function speedAfter(
  course: Composed,
  plane: FightingMachine,
  cards: CloudsCards,
  unevenLoss = reckoned(plane),
): number {
  const { rebuilt, accelerates } = cards.movement;
  const top = Math.floor(plane.panel.top / 10);
  const losses = plane.drag + plane.engineLoss + unevenLoss + (hasPower(plane) ? 0 : rebuilt.dead.amount);
  const isIdle = !course.manoeuvred && course.climbs === 0 && losses === 0;
  let speed = plane.speed + course.energy - losses;
  if (isIdle && plane.speed < top) speed += accelerates.energy;
  if (plane.speed > top && course.climbs >= 0) speed = Math.max(speed - rebuilt.drag.amount, Math.min(speed, top));
  return Math.min(Math.max(speed, 0), top + rebuilt.overTop.amount);
}

/** Enough engine to keep flying. */
export const hasPower = ({ engines }: FightingMachine): boolean => engines > 0;
