import type { Rulebook } from '../../rulebook/rulebook.ts';
import {
  type Course,
  courseOf,
  hasPower,
  speedAfter,
  templateOf,
  withStep,
} from '../../rules/fights/clouds-of-glory/flying/course.ts';
import { shotsAtGround } from '../../rules/fights/clouds-of-glory/ground/ground-attack.ts';
import { readyGuns } from '../../rules/fights/clouds-of-glory/shooting/guns.ts';
import { baseOf, bears, farTo, mayFire, partsOf } from '../../rules/fights/clouds-of-glory/shooting/shots.ts';
import { farBetween, isWithin, straight } from '../../rules/fights/geometry/headings.ts';
import type { CloudsDecisions, ShotOpen } from '../../table/fights/clouds-of-glory/clouds-decisions.ts';
import {
  type Battery,
  enemiesOf,
  type Place,
  type Plane,
  planeOf,
  type Skirmish,
} from '../../table/fights/clouds-of-glory/skirmish.ts';
import { firstOf, type Policy } from '../policy.ts';
import type { Strength } from './strength.ts';

type MoveAbout = CloudsDecisions['clouds-move']['about'];

/**
 * Looks one move ahead, the sharp head among some two hundred, by what it would have of a shot and what it would give.
 */
export const inClouds = (strength: Strength): Pick<Policy, keyof CloudsDecisions> => ({
  'clouds-move': (about, options, book) => nextStep(about, options, book, strength),
  'clouds-fire': ({ shots }) => bestShot(shots, strength),
  'clouds-re-roll': () => 'again',
  'clouds-marksman': ({ result, shift }) => (result + shift <= 30 ? 'add' : 'as-thrown'),
  'clouds-place': () => 'above',
  'clouds-exchange': (_, options) => firstOf(options),
  'clouds-initiative-again': ({ total }) => (total < POOR_INITIATIVE ? 'again' : 'keep'),
  'clouds-jump': ({ view, machine }) => (planeOf(machine, view).isBeyondHelp ? 'jump' : 'stay'),
});

const POOR_INITIATIVE = 15;

/** Below this in twenty a burst is not worth its rounds. */
const LEAST = { steady: 5, sharp: 3 } as const satisfies Record<Strength, number>;

function bestShot(shots: readonly ShotOpen[], strength: Strength): string {
  let best: ShotOpen | undefined;
  for (const shot of shots) if (!best || worthOf(shot) > worthOf(best)) best = shot;
  if (!best) return 'hold';
  return best.base >= LEAST[strength] || best.burst === 'bomb' || best.burst === 'rockets' ? best.word : 'hold';
}

const worthOf = ({ base, jamFrom, boxes }: ShotOpen): number => Math.min(base, 20) - (21 - jamFrom) / 2 - boxes / 2;

function nextStep(about: MoveAbout, options: readonly string[], book: Rulebook, strength: Strength): string {
  const fight: Skirmish = { ...about.view, cards: book.fights['clouds-of-glory'] };
  const plane = planeOf(about.machine, fight);
  const urgent = urgentStep(plane, about, options);
  if (urgent) return urgent;
  const done = about.course.words.filter((word) => !CHORES.includes(word));
  const isOpen = (words: readonly string[]) =>
    options.includes(words[done.length] ?? '') && done.every((word, i) => word === words[i]);
  const words = isThought(about) && isOpen(thought.words) ? thought.words : bestOf(plane, fight, strength, isOpen);
  thought = { planes: about.view.planes, machine: about.machine, turn: about.view.turn, words };
  const next = words[done.length];
  return next !== undefined && options.includes(next) ? next : firstOf(options);
}

const CHORES = ['repair', 'restart', 'shut-down', 'radio', 'camera'];

/** The move last thought out: the steps that follow within it come to the same, and are not thought out again. */
let thought: {
  readonly planes?: unknown;
  readonly machine?: string;
  readonly turn?: number;
  readonly words: readonly string[];
} = { words: [] };

const isThought = ({ view, machine }: MoveAbout): boolean =>
  thought.planes === view.planes && thought.machine === machine && thought.turn === view.turn;

function bestOf(
  plane: Plane,
  fight: Skirmish,
  strength: Strength,
  isOpen: (words: readonly string[]) => boolean,
): string[] {
  let best = ['end'];
  let most = Number.NEGATIVE_INFINITY;
  const scene = {
    fight,
    strength,
    foes: enemiesOf(plane, fight).map((foe) => whereFoeMayBe(foe, plane, fight, strength)),
    ghost: { ...plane },
  };
  const courseBy = courses(plane, fight);
  for (const words of candidates(plane, fight, strength)) {
    if (!isOpen(words)) continue;
    const worth = worthOfCourse(courseBy(words), plane, scene);
    if (worth > most) [best, most] = [words, worth];
  }
  return best;
}

/** What is done whatever the others do: landing, going home, a gun to be cleared. */
function urgentStep(plane: Plane, { course }: MoveAbout, options: readonly string[]): string | undefined {
  const may = (word: string) => options.includes(word);
  if (!hasPower(plane) && may('landing')) return 'landing';
  if (plane.isForcedHome && may('leave')) return 'leave';
  if (course.words.length === 0) return ['take-off', 'restart', 'shut-down', 'radio', 'repair'].find(may);
  return may('camera') && course.words.length === 1 ? 'camera' : undefined;
}

const HEIGHTS = ['', 'c1', 'c2', 'd1', 'd2', 'd4', 'd7'] as const;
const TURNS = ['l30', 'l60', 'l90', 'r30', 'r60', 'r90'] as const;

/** What a steady head thinks of: a turn, up or down, and home. */
const plainMoves = (): string[][] => [
  ...HEIGHTS.flatMap((height) =>
    [[], ...TURNS.map((turn) => [turn])].map((way) => [...(height ? [height] : []), ...way, 'end']),
  ),
  ['wide-l', 'end'],
  ['wide-r', 'end'],
];

/** Moves worth a thought, each a list of steps to `end`. */
function candidates(plane: Plane, { cards }: Skirmish, strength: Strength): string[][] {
  if (strength === 'steady') return plainMoves();
  const tights = [0, 1, 2].filter((n) => templateOf(plane, n, cards) < templateOf(plane, n - 1, cards) || n === 0);
  const turns = tights.flatMap((n) => TURNS.map((turn) => (n > 0 ? `${turn}+${n}` : turn)));
  const doubles = TURNS.map((turn) => [turn, turn]);
  const late = Math.max(Math.floor(plane.speed / 3), 1);
  const ways: string[][] = [[], ...turns.map((turn) => [turn]), ...doubles, ...TURNS.map((turn) => [`s${late}`, turn])];
  const all = HEIGHTS.flatMap((height) => ways.map((way) => [...(height ? [height] : []), ...way, 'end']));
  return [...all, ['wide-l', 'end'], ['wide-r', 'end'], ['immelmann']];
}

/** A way is flown in the head once, and then at every height: climbing and diving turn nobody. */
function courses(plane: Plane, { cards }: Skirmish): (words: readonly string[]) => Course {
  const flown = new Map<string, Course>();
  return ([first = 'end', ...others]) => {
    const isHeight = HEIGHTS.some((height) => height === first);
    const way = isHeight ? others : [first, ...others];
    const key = way.join();
    const level = flown.get(key) ?? courseOf(way, plane, cards);
    flown.set(key, level);
    return isHeight ? withStep(level, first, plane, cards) : level;
  };
}

/** What a move is weighed against: for each enemy, where he may be. */
interface Scene {
  readonly fight: Skirmish;
  readonly strength: Strength;
  readonly foes: readonly (readonly Plane[])[];
  /** Where she would be: one for all that she may fly, since so many would be made of her. */
  readonly ghost: Plane;
}

function worthOfCourse(course: Course, plane: Plane, scene: Scene): number {
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
const HEADS = {
  steady: { danger: 2, energy: 0.01, place: 0, thinksAhead: false },
  sharp: { danger: 8, energy: 0.03, place: 2, thinksAhead: true },
} as const satisfies Record<Strength, object>;

/** Shots had and shots given, and the way to whoever is nearest. */
function aims(ghost: Plane, { fight, strength, foes }: Scene): number {
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
  return 10 * mine + stands - danger * theirs - Math.min(nearest, 9000) / 400;
}

const mean = (places: readonly Plane[], worth: (foe: Plane) => number): number =>
  places.reduce((sum, foe) => sum + worth(foe), 0) / places.length;

/** Who has whom before him, near enough to matter: 1 on his tail, -1 with him on one's own. */
function standing(ghost: Plane, foe: Plane): number {
  const far = farBetween(ghost.place, foe.place);
  if (far > NEAR) return 0;
  const before = isWithin(ghost.place, ghost.heading, foe.place, 60) ? 1 : 0;
  const behind = isWithin(foe.place, foe.heading, ghost.place, 60) ? 1 : 0;
  return (before - behind) * (1 - far / NEAR);
}

/** In hundredths of a Move Unit. */
const NEAR = 2000;

/** Balloons, and what a bomb is for, each with the height from which it is attacked. */
const otherAims = (
  { side, bombs, height }: Plane,
  { balloons, ground }: Skirmish,
): { place: Place; height: number }[] => [
  ...balloons.filter((each) => each.side !== side && !each.isBurnt),
  ...ground
    .filter((each) => bombs > 0 && each.side !== side && each.strength > 0)
    .map(({ place }) => ({ place, height })),
];

/** What she would have of a shot at a balloon, of 1. */
function groundChance(ghost: Plane, fight: Skirmish): number {
  if (fight.balloons.length === 0 || !mayFire(ghost, ghost.forward)) return 0;
  const shots = shotsAtGround(ghost, ghost.forward, readyGuns(ghost.forward, fight.turn), { ...fight, ground: [] });
  return Math.min(Math.max(0, ...shots.map(({ base }) => base / 20)), 1);
}

/** Who moves later is thought to fly straight on; or, by him who thinks ahead, to turn to either side as well. */
function whereFoeMayBe(enemy: Plane, { initiative }: Plane, { cards }: Skirmish, strength: Strength): Plane[] {
  if (enemy.status === 'spinning' || enemy.initiative.total < initiative.total) return [enemy];
  const on = { ...enemy, place: straight(enemy.place, enemy.heading, 100 * enemy.speed) };
  if (!HEADS[strength].thinksAhead) return [on];
  const turns = (['l60', 'r60'] as const).map((turn): Plane => {
    const { place, heading } = courseOf([turn, 'end'], enemy, cards);
    return { ...enemy, place, heading };
  });
  return [on, ...turns];
}

/** What one machine would have of a shot at another, of 1. */
function chance(from: Plane, at: Plane, fight: Skirmish): number {
  const far = farTo(from.place, from.height, at.place, at.height);
  if (far > 12 || from.status !== 'flying') return 0;
  let best = 0;
  for (const battery of [from.forward, from.rear]) {
    if (!battery || !mayBear(from, battery, at)) continue;
    best = Math.max(best, baseOf(partsOf(from, battery, at, 'normal', fight)) / 20);
  }
  return Math.min(best, 1);
}

const mayBear = (from: Plane, battery: Battery, at: Plane): boolean =>
  battery.halves > 0 &&
  !(from.isForcedHome && battery.place === 'forward') &&
  bears(from, battery.place, at.place, at.height);

/** What is not to be weighed against a shot: the ground, and a spin too near it to come out of; any other spin. */
const GROUND = -100;
const SPIN = { low: -60, high: -12 } as const;

/** By so much a tight turn that fails ends in a spin. */
const BADLY = 6;

/** What it risks: a stall, a spin, the ground, the edge, tests that fail. */
function keeps({ speed, height, panel, place, pilot }: Plane, course: Course, { half, cards }: Skirmish): number {
  const { stall, spin } = cards.movement.rebuilt;
  // Over the top she has lost what kept her flying.
  const isStalled = 10 * speed <= panel.stall || course.ending === 'immelmann';
  if (height <= (isStalled ? stall.falls : 0)) return GROUND;
  const spins = height > 2 * spin.falls ? SPIN.high : SPIN.low;
  const stalls = isStalled ? -6 + spins * failing(pilot.flying) : 0;
  const low = height < 4 ? -3 * (4 - height) : 0;
  const edge = Math.max(Math.abs(place.x), Math.abs(place.y)) > half - 500 ? -4 : 0;
  return stalls + low + edge + testsOf(course, pilot.flying, spins);
}

/** What its tests may cost: a strain little, a tight turn that fails the turn, and one that fails badly a spin. */
function testsOf({ tests }: Course, flying: number, spins: number): number {
  let cost = 0;
  for (const test of tests) {
    const against = flying + (test.is === 'flying' ? test.modifier : 0);
    cost += test.is === 'flying' ? spins * failing(against + BADLY) - failing(against) : STRAIN;
  }
  return cost;
}

const STRAIN = -0.5;

/** How likely a test against so much is to fail. */
const failing = (skill: number): number => Math.min(Math.max(0, 20 - skill), 20) / 20;
