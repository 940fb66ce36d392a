import { arcOf, round, straight, turned } from '../../../kit/geometry/headings.ts';
import { type Onward, type Outlook, turnsAhead } from '../../../kit/head/outlook.ts';
import { hasPower } from '../rules/engines.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { onOwnTemplate, speedAfter } from '../rules/flying/course.ts';
import { type CourseEnd, endOf, stallSpeed } from '../rules/flying/course-end.ts';
import { isOffBoard, radiusOf, templateForSpeed } from '../rules/look-up.ts';
import { skillOf } from '../rules/tests.ts';
import type { FightingMachine, Skirmish } from '../table/skirmish.ts';

/** Where a machine is at the end of a turn, flying. */
type FlyingEnd = Pick<CourseEnd, 'place' | 'heading' | 'height' | 'speed'>;

/** Who flies, and what becomes of a turn by the rules. */
interface MachineAhead {
  readonly machine: FightingMachine;
  /** The same machine with the speed of a later turn. */
  readonly later: FightingMachine;
  readonly flying: number;
  readonly fight: Skirmish;
}

/** The outlook of moves: whether the machine can still be kept in the air and on the board in the turns after each. */
export function outlookFor(machine: FightingMachine, fight: Skirmish, turns: number): Outlook<ComposedMove> {
  // Without an engine it comes down whatever is flown.
  if (!hasPower(machine)) return { turns, ahead: () => turns };
  const flier = flierOf(machine, fight);
  const onward: Onward<FlyingEnd> = {
    next: (from) => flownFrom(from, flier),
    isInHand: ({ speed }) => speed >= stallSpeed(machine) + IN_HAND,
  };
  const aheadOf = (course: ComposedMove): number => {
    const end = endedBy(course, flier);
    return end ? turnsAhead(end, turns, onward) : LOST;
  };
  return { turns, ahead: (course) => Math.min(...flownAs(course, flier).map(aheadOf)) };
}

const flierOf = (machine: FightingMachine, fight: Skirmish): MachineAhead => ({
  machine,
  later: { ...machine },
  flying: skillOf(machine.pilot, 'flying', fight),
  fight,
});

/** Whether no move of this turn keeps the machine in the air and on the board. */
export const canOnlyLand = (machine: FightingMachine, fight: Skirmish): boolean =>
  flownFrom(machine, flierOf(machine, fight)).next().done === true;

/** The outlook of a move that loses the machine. */
const LOST = -1;

/** So many Energy Units above the stall a machine can turn and fly on. */
const IN_HAND = 2;

/** (C009) A move as it is composed, and as it is flown if a test of its turns fails. */
const flownAs = (course: ComposedMove, { machine, flying, fight }: MachineAhead): ComposedMove[] =>
  course.tests.some((test) => test.is === 'flying' && mayFail(flying + test.modifier))
    ? [course, onOwnTemplate(course, machine, fight.cards)]
    : [course];

/** The highest throw of a test. */
const SIDES = 20;

const mayFail = (skill: number): boolean => skill < SIDES;

/** (C009) A test of a turn that fails by more than this begins a spin. */
const BADLY = 5;

/** The end of a move; nothing if it loses the machine, or may begin a spin too near the ground. */
function endedBy(course: ComposedMove, flier: MachineAhead): FlyingEnd | undefined {
  const { machine, flying, fight } = flier;
  const maySpin = course.tests.some((test) => test.is === 'flying' && mayFail(flying + test.modifier + BADLY));
  if (maySpin && !hasRoomToSpin(machine.height, fight)) return undefined;
  return afterStall(endOf(course, machine, fight.cards), flier);
}

/** A spin is left in time by almost everybody above so many falls. */
const FALLS = 2;

const hasRoomToSpin = (height: number, { cards }: Skirmish): boolean =>
  height > FALLS * cards.movement.rebuilt.spin.falls;

/** (C014) The end of a turn after the fall of a stall; nothing if the machine is lost, or may be by a spin. */
function afterStall(end: FlyingEnd, { machine, flying, fight }: MachineAhead): FlyingEnd | undefined {
  const isAway = isOffBoard(end.place, fight) && !machine.isForcedHome;
  if (isAway || end.height === 0) return undefined;
  if (10 * end.speed > machine.panel.stall) return end;
  const { falls, gains } = fight.cards.movement.rebuilt.stall;
  const height = end.height - falls;
  if (height <= 0 || (mayFail(flying) && !hasRoomToSpin(height, fight))) return undefined;
  return { place: end.place, heading: end.heading, height, speed: end.speed + gains };
}

/** The dives that are looked at in a later turn. */
const DIVES = [0, 1, 2, 4];

/** The ends of another turn from there: straight on or turning, level or diving. */
function* flownFrom(from: FlyingEnd, flier: MachineAhead): Generator<FlyingEnd> {
  const { later, fight } = flier;
  for (const { place, heading, turns } of waysFrom(from, flier))
    for (const dive of DIVES) {
      if (dive >= from.height || dive > from.speed) continue;
      later.speed = from.speed;
      const costs = { manoeuvred: turns > 0, climbs: -dive, energy: dive - turns };
      const speed = speedAfter(costs, later, fight.cards);
      const end = afterStall({ place, heading, height: from.height - dive, speed }, flier);
      if (end) yield end;
    }
}

/** A way of a later turn: where it leads, and how many turns of up to ninety degrees it takes. */
interface LaterWay extends Pick<FlyingEnd, 'place' | 'heading'> {
  readonly turns: number;
}

/** Fifteen degrees are a step. The steps of a turn, and of two. */
const STEPS = [6, 12] as const;

function* waysFrom({ place, heading, speed }: FlyingEnd, { machine, fight }: MachineAhead): Generator<LaterWay> {
  const { cards } = fight;
  const way = 100 * speed;
  const radius = radiusOf(templateForSpeed(speed, machine.panel.agility, machine.wider, cards), cards);
  yield { place: straight(place, heading, way), heading, turns: 0 };
  const arc = Math.max(arcOf(radius), 1);
  const most = Math.floor(way / arc);
  for (const [i, steps] of STEPS.entries())
    for (const side of [1, -1] as const) {
      let [at, on] = [place, heading];
      const flown = Math.min(steps, most);
      for (let step = 0; step < flown; step++) {
        at = round(at, on, radius, side);
        on = turned(on, side);
      }
      yield { place: straight(at, on, way - flown * arc), heading: on, turns: i + 1 };
    }
}
