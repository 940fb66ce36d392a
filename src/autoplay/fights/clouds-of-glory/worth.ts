import { type Composed, courseOf, speedAfter } from '../../../rules/fights/clouds-of-glory/flying/course.ts';
import { shotsAtGround } from '../../../rules/fights/clouds-of-glory/ground/ground-attack.ts';
import { readyGuns } from '../../../rules/fights/clouds-of-glory/shooting/guns.ts';
import { baseOf, bears, farTo, mayFire, partsOf } from '../../../rules/fights/clouds-of-glory/shooting/shots.ts';
import { farBetween, seenFrom, straight } from '../../../rules/fights/geometry/headings.ts';
import type { Battery, FightingMachine, Place, Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Strength } from '../../thinking/strengths.ts';
import { keeps } from './risks.ts';

/** What a move is weighed against: for each enemy, where he may be. */
export interface Scene {
  readonly fight: Skirmish;
  readonly strength: Strength;
  readonly foes: readonly (readonly FightingMachine[])[];
  /** Where she would be: one for all that she may fly, since so many would be made of her. */
  readonly ghost: FightingMachine;
}

export function worthOfCourse(course: Composed, plane: FightingMachine, scene: Scene): number {
  const { fight, strength, ghost } = scene;
  const speed = speedAfter(course, plane, fight.cards);
  const height = plane.height + course.climbs;
  ghost.place = course.place;
  ghost.heading = course.heading;
  ghost.height = height;
  ghost.speed = speed;
  const { energy } = HEADS[strength];
  return aims(ghost, scene) + keeps(ghost, course, fight) + energy * (2 * speed + height);
}

/**
 * What each kind of head weighs: the shots it gives, its energy, where it stands to the others, and whether it thinks
 * of what they may do.
 */
const STEADY = { danger: 2, energy: 0.01, place: 0, thinksAhead: false };
const SHARP = { danger: 3, energy: 0, place: 8, thinksAhead: true };
const HEADS = { novice: STEADY, steady: STEADY, sharp: SHARP, ace: SHARP } as const satisfies Record<Strength, object>;

/** Shots had and shots given, and the way to whoever is nearest. */
function aims(ghost: FightingMachine, { fight, strength, foes }: Scene): number {
  const { danger, place } = HEADS[strength];
  let mine = 0;
  let theirs = 0;
  let stands = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const places of foes) {
    mine = Math.max(
      mine,
      mean(places, (foe) => chance(ghost, foe, fight)),
    );
    theirs += mean(places, (foe) => chance(foe, ghost, fight));
    stands += place === 0 ? 0 : place * mean(places, (foe) => standing(ghost, foe));
    nearest = Math.min(
      nearest,
      mean(places, (foe) => farBetween(foe.place, ghost.place) + 50 * Math.abs(foe.height - ghost.height)),
    );
  }
  for (const aim of otherAims(ghost, fight))
    nearest = Math.min(nearest, farBetween(aim.place, ghost.place) / 2 + 25 * Math.abs(aim.height - ghost.height));
  mine = Math.max(mine, groundChance(ghost, fight));
  if (ghost.isForcedHome) return Math.min(nearest, 5000) / 500 - danger * theirs;
  return 10 * mine + stands - danger * theirs - Math.min(nearest, 9000) / NEARER;
}

const mean = (places: readonly FightingMachine[], worth: (foe: FightingMachine) => number): number =>
  places.reduce((sum, foe) => sum + worth(foe), 0) / places.length;

/** Who has whom before him: 1 with him dead ahead and flying away, -1 with him on one's tail; the nearer the more. */
function standing(ghost: FightingMachine, foe: FightingMachine): number {
  const far = farBetween(ghost.place, foe.place);
  if (far > NEAR || far === 0) return 0;
  const mine = seenFrom(ghost.place, ghost.heading, foe.place).along;
  const his = seenFrom(foe.place, foe.heading, ghost.place).along;
  return ((mine - his) / (2 * far * WHOLE)) * (1 - far / NEAR);
}

/** The way nearer to an enemy that is worth as much as one tenth of a certain shot. */
const NEARER = 100;

/** In hundredths of a Move Unit; and the parts of one in which a direction is told. */
const NEAR = 5000;
const WHOLE = 10_000;

/** Balloons, and what a bomb is for, each with the height from which it is attacked. */
const otherAims = (
  { side, bombs, height }: FightingMachine,
  { balloons, ground }: Skirmish,
): { place: Place; height: number }[] => [
  ...balloons.filter((each) => each.side !== side && !each.isBurnt),
  ...ground
    .filter((each) => bombs > 0 && each.side !== side && each.strength > 0)
    .map(({ place }) => ({ place, height })),
];

/** What she would have of a shot at a balloon, of 1. */
function groundChance(ghost: FightingMachine, fight: Skirmish): number {
  if (fight.balloons.length === 0 || !mayFire(ghost, ghost.forward)) return 0;
  const shots = shotsAtGround(ghost, ghost.forward, readyGuns(ghost.forward, fight.turn), { ...fight, ground: [] });
  return Math.min(Math.max(0, ...shots.map(({ base }) => base / 20)), 1);
}

/** What one who has yet to move may do besides flying on. */
const REPLIES = ['l30', 'l60', 'l90', 'r30', 'r60', 'r90'] as const;

/** Who moves later is thought to fly straight on; or, by him who thinks ahead, to turn to either side as well. */
export function whereFoeMayBe(
  enemy: FightingMachine,
  { initiative }: FightingMachine,
  { cards }: Skirmish,
  strength: Strength,
): FightingMachine[] {
  if (enemy.status === 'spinning' || enemy.initiative.total < initiative.total) return [enemy];
  const on = { ...enemy, place: straight(enemy.place, enemy.heading, 100 * enemy.speed) };
  if (!HEADS[strength].thinksAhead) return [on];
  const turns = REPLIES.map((turn): FightingMachine => {
    const { place, heading } = courseOf([turn, 'end'], enemy, cards);
    return { ...enemy, place, heading };
  });
  return [on, ...turns];
}

/** What one machine would have of a shot at another, of 1. */
function chance(from: FightingMachine, at: FightingMachine, fight: Skirmish): number {
  const far = farTo(from.place, from.height, at.place, at.height);
  if (far > 12 || from.status !== 'flying') return 0;
  let best = 0;
  for (const battery of [from.forward, from.rear]) {
    if (!battery || !mayBear(from, battery, at)) continue;
    best = Math.max(best, baseOf(partsOf({ plane: from, battery }, at, 'normal', fight)) / 20);
  }
  return Math.min(best, 1);
}

const mayBear = (from: FightingMachine, battery: Battery, at: FightingMachine): boolean =>
  battery.halves > 0 &&
  !(from.isForcedHome && battery.place === 'forward') &&
  bears(from, battery.place, at.place, at.height);
