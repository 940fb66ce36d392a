import { lazyFields } from '../../../../cards/reading/once.ts';
import type { CourseSeen, EndsIn, ShotSeen, StepPriced, TestSeen } from '../../table/clouds-decisions.ts';
import { type CloudsPlace, enemiesOf, type FightingMachine, type Skirmish } from '../../table/skirmish.ts';
import { metAt } from '../collisions.ts';
import { shotsAtGround } from '../ground/ground-attack.ts';
import { inPicture } from '../ground/ground-fires.ts';
import { isOffBoard } from '../look-up.ts';
import { readyGuns } from '../shooting/guns.ts';
import { mayFire, shotsAtMachines } from '../shooting/shots.ts';
import { skillOf } from '../tests.ts';
import { type ComposedMove, type CourseTest, freshCourse } from './composed.ts';
import { withStep } from './course.ts';
import { type CourseEnd, endOf } from './course-end.ts';

/** The costs of the steps composed so far. */
export function courseSeen(course: ComposedMove, machine: FightingMachine, fight: Skirmish): CourseSeen {
  const { words, bank, energy, left, actions, tests } = course;
  const seen = {
    words,
    bank,
    energy,
    tests: tests.map((test) => testSeen(test, machine, fight)),
    movesLeft: Math.floor(left / 100),
    actionsLeft: actions,
  };
  return withItsWay(seen, { words, machine, fight });
}

const withItsWay = lazyFields<ForeseenMove, Pick<CourseSeen, 'way'>>({ way: wayOf });

/** What a step would cost, where the machine would be if it then flew straight on, and which shots would follow. */
export function foreseeStep(word: string, course: ComposedMove, machine: FightingMachine, fight: Skirmish): StepPriced {
  const after = withStep(course, word, machine, fight.cards);
  const done = after.isOver ? after : withStep(after, 'end', machine, fight.cards);
  const { end, endsIn } = endSeen(done, machine, fight);
  const { place, heading, height, speed } = end;
  const ghost: FightingMachine = { ...machine, ...end };
  return {
    word,
    actions: course.actions - after.actions,
    moves: after.isOver ? 0 : Math.floor(course.left / 100) - Math.floor(after.left / 100),
    energy: after.energy - course.energy,
    tests: after.tests.slice(course.tests.length).map((test) => testSeen(test, machine, fight)),
    end: {
      x: place.x,
      y: place.y,
      heading,
      height,
      speed,
      ...(endsIn && { endsIn }),
      ...perilsOf(ghost, endsIn, fight),
    },
    isFlown: after.isOver,
    ...(done.words.includes('camera') && { plates: endsIn || done.manoeuvred ? [] : inPicture(ghost, fight) }),
    shots: endsIn ? [] : shotsOf(ghost, fight),
    dangers: enemiesOf(machine, fight).flatMap((foe) => shotsOf(foe, { ...fight, ...ALONE, machines: [ghost] })),
  };
}

/** For a machine that flies on, also after a stall: the edge of the board, and what is in its way at the end. */
function perilsOf(
  ghost: FightingMachine,
  endsIn: EndsIn | undefined,
  fight: Skirmish,
): Pick<StepPriced['end'], 'isOff' | 'meets'> {
  if (endsIn !== undefined && endsIn !== 'stall') return {};
  const meets = metAt(ghost, fight);
  return { ...(isOffBoard(ghost.place, fight) && { isOff: true }), ...(meets.length > 0 && { meets }) };
}

const ALONE = { balloons: [], ground: [] };

const testSeen = (test: CourseTest, machine: FightingMachine, fight: Skirmish): TestSeen =>
  test.is === 'flying'
    ? { of: 'flying', against: skillOf(machine.pilot, 'flying', fight) + test.modifier }
    : { of: 'structure', against: machine.structure };

/** (C014) The end before any test; a stall has already lost its height. */
function endSeen(
  course: ComposedMove,
  machine: FightingMachine,
  { cards }: Skirmish,
): { readonly end: CourseEnd; readonly endsIn: EndsIn | undefined } {
  const end = endOf(course, machine, cards);
  const { ending } = course;
  if (ending === 'leave' || ending === 'landing' || ending === 'jump') return { end, endsIn: ending };
  if (end.height === 0) return { end, endsIn: end.speed > 0 ? 'ground' : undefined };
  if (ending === 'spin') return { end, endsIn: 'spin' };
  if (end.speed * 10 > machine.panel.stall) return { end, endsIn: undefined };
  const { falls, gains } = cards.movement.rebuilt.stall;
  const height = Math.max(end.height - falls, 0);
  return { end: { ...end, height, speed: end.speed + gains }, endsIn: height === 0 ? 'ground' : 'stall' };
}

/** The best shot of each gun at each target. */
function shotsOf(machine: FightingMachine, fight: Skirmish): ShotSeen[] {
  return [machine.forward, machine.rear].flatMap((battery) => {
    if (!mayFire(machine, battery)) return [];
    const guns = readyGuns(battery, fight.turn);
    const shots = [
      ...(guns > 0 ? shotsAtMachines(machine, battery, fight) : []),
      ...shotsAtGround(machine, battery, guns, fight),
    ];
    return shots
      .filter(({ burst }) => burst !== 'short' && burst !== 'sustained')
      .map(({ target, burst, far, base }) => ({ by: machine.id, target, burst, far, base }));
  });
}

interface ForeseenMove {
  readonly words: readonly string[];
  readonly machine: FightingMachine;
  readonly fight: Skirmish;
}

/** The way from place to place, a turn in steps of fifteen degrees. */
function wayOf({ words, machine, fight: { cards } }: ForeseenMove): CloudsPlace[] {
  const way = [machine.place];
  let course = freshCourse(machine, cards);
  for (const word of words) {
    for (const part of partsOf(word)) way.push(withStep(course, part, machine, cards).place);
    course = withStep(course, word, machine, cards);
    way.push(course.place);
  }
  return way;
}

/** A turn in parts of fifteen degrees. */
function partsOf(word: string): string[] {
  const [, side, degrees, tighter = ''] = /^([lr])(\d+)(\+\d)?$/.exec(word) ?? [];
  return side ? STEPS.filter((step) => step < Number(degrees)).map((step) => `${side}${step}${tighter}`) : [];
}

const STEPS = [15, 30, 45, 60, 75];
