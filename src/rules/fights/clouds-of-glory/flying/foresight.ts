import { whenLookedAt } from '../../../../rulebook/reading/once.ts';
import type {
  CourseSeen,
  EndsIn,
  ShotSeen,
  StepPriced,
  TestSeen,
} from '../../../../table/fights/clouds-of-glory/clouds-decisions.ts';
import {
  enemiesOf,
  type FightingMachine,
  type Place,
  type Skirmish,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import { metAt } from '../collisions.ts';
import { shotsAtGround } from '../ground/ground-attack.ts';
import { isOffBoard } from '../look-up.ts';
import { readyGuns } from '../shooting/guns.ts';
import { mayFire, shotsAtPlanes } from '../shooting/shots.ts';
import { skillOf } from '../tests.ts';
import { type Composed, type CourseTest, freshCourse, withStep } from './course.ts';
import { type CourseEnd, endOf } from './course-end.ts';

/** What the composed part of a move comes to. */
export function courseSeen(course: Composed, plane: FightingMachine, fight: Skirmish): CourseSeen {
  const { words, bank, energy, left, actions, tests } = course;
  const way = whenLookedAt(() => wayOf(words, plane, fight));
  return {
    words,
    get way() {
      return way();
    },
    bank,
    energy,
    tests: tests.map((test) => testSeen(test, plane, fight)),
    movesLeft: Math.floor(left / 100),
    actionsLeft: actions,
  };
}

/** What a step would cost, where she would be if she then flew straight on, and what fire it would bring. */
export function foreseen(word: string, course: Composed, plane: FightingMachine, fight: Skirmish): StepPriced {
  const after = withStep(course, word, plane, fight.cards);
  const done = after.isOver ? after : withStep(after, 'end', plane, fight.cards);
  const { end, endsIn } = endSeen(done, plane, fight);
  const { place, heading, height, speed } = end;
  const ghost: FightingMachine = { ...plane, ...end };
  return {
    word,
    actions: course.actions - after.actions,
    energy: after.energy - course.energy,
    tests: after.tests.slice(course.tests.length).map((test) => testSeen(test, plane, fight)),
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
    shots: endsIn ? [] : shotsOf(ghost, fight),
    dangers: enemiesOf(plane, fight).flatMap((foe) => shotsOf(foe, { ...fight, ...ALONE, planes: [ghost] })),
  };
}

/** In what flies on, or stalls and flies on: the edge of the board, and what hangs or flies where she ends. */
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

const testSeen = (test: CourseTest, plane: FightingMachine, fight: Skirmish): TestSeen =>
  test.is === 'flying'
    ? { of: 'flying', against: skillOf(plane.pilot, 'flying', fight) + test.modifier }
    : { of: 'structure', against: plane.structure };

/** (C014) As she would be before any test; a stall has cost its height by then. */
function endSeen(
  course: Composed,
  plane: FightingMachine,
  { cards }: Skirmish,
): { readonly end: CourseEnd; readonly endsIn: EndsIn | undefined } {
  const end = endOf(course, plane, cards);
  const { ending } = course;
  if (ending === 'leave' || ending === 'landing' || ending === 'jump') return { end, endsIn: ending };
  if (end.height === 0) return { end, endsIn: end.speed > 0 ? 'ground' : undefined };
  if (ending === 'spin') return { end, endsIn: 'spin' };
  if (end.speed * 10 > plane.panel.stall) return { end, endsIn: undefined };
  const { falls, gains } = cards.movement.rebuilt.stall;
  const height = Math.max(end.height - falls, 0);
  return { end: { ...end, height, speed: end.speed + gains }, endsIn: height === 0 ? 'ground' : 'stall' };
}

/** The best that each of her guns has of each target. */
function shotsOf(plane: FightingMachine, fight: Skirmish): ShotSeen[] {
  return [plane.forward, plane.rear].flatMap((battery) => {
    if (!mayFire(plane, battery)) return [];
    const guns = readyGuns(battery, fight.turn);
    const shots = [
      ...(guns > 0 ? shotsAtPlanes(plane, battery, fight) : []),
      ...shotsAtGround(plane, battery, guns, fight),
    ];
    return shots
      .filter(({ burst }) => burst !== 'short' && burst !== 'sustained')
      .map(({ target, burst, far, base }) => ({ by: plane.id, target, burst, far, base }));
  });
}

/** From place to place, a turn by its fifteen degrees. */
function wayOf(words: readonly string[], plane: FightingMachine, { cards }: Skirmish): Place[] {
  const way = [plane.place];
  let course = freshCourse(plane, cards);
  for (const word of words) {
    for (const part of partsOf(word)) way.push(withStep(course, part, plane, cards).place);
    course = withStep(course, word, plane, cards);
    way.push(course.place);
  }
  return way;
}

/** A turn up to each fifteen degrees of it. */
function partsOf(word: string): string[] {
  const [, side, degrees, tighter = ''] = /^([lr])(\d+)(\+\d)?$/.exec(word) ?? [];
  return side ? STEPS.filter((step) => step < Number(degrees)).map((step) => `${side}${step}${tighter}`) : [];
}

const STEPS = [15, 30, 45, 60, 75];
