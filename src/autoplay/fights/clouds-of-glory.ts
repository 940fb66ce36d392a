import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type Course, courseOf, hasPower, speedAfter, templateOf } from '../../rules/fights/clouds-of-glory/course.ts';
import { baseOf, bears, farTo, partsOf } from '../../rules/fights/clouds-of-glory/shots.ts';
import { farBetween, straight } from '../../rules/fights/geometry/headings.ts';
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

/** Looks one move ahead among some two hundred, by what it would have of a shot and what it would give. */
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
  for (const words of candidates(plane, fight)) {
    if (!isOpen(words)) continue;
    const worth = worthOfCourse(words, plane, fight, strength);
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

/** Moves worth a thought, each a list of steps to `end`. */
function candidates(plane: Plane, { cards }: Skirmish): string[][] {
  const tights = [0, 1, 2].filter((n) => templateOf(plane, n, cards) < templateOf(plane, n - 1, cards) || n === 0);
  const turns = tights.flatMap((n) => TURNS.map((turn) => (n > 0 ? `${turn}+${n}` : turn)));
  const doubles = TURNS.map((turn) => [turn, turn]);
  const late = Math.max(Math.floor(plane.speed / 3), 1);
  const ways: string[][] = [[], ...turns.map((turn) => [turn]), ...doubles, ...TURNS.map((turn) => [`s${late}`, turn])];
  const all = HEIGHTS.flatMap((height) => ways.map((way) => [...(height ? [height] : []), ...way, 'end']));
  return [...all, ['wide-l', 'end'], ['wide-r', 'end'], ['immelmann']];
}

function worthOfCourse(words: readonly string[], plane: Plane, fight: Skirmish, strength: Strength): number {
  const course = courseOf(words, plane, fight.cards);
  const speed = speedAfter(course, plane, fight.cards);
  const height = plane.height + course.climbs;
  const ghost: Plane = { ...plane, place: course.place, heading: course.heading, height, speed };
  return aims(ghost, fight, strength) + keeps(ghost, course, fight) + 0.02 * speed + 0.01 * height;
}

/** Shots had and shots given, and the way to whoever is nearest. */
function aims(ghost: Plane, fight: Skirmish, strength: Strength): number {
  const danger = strength === 'sharp' ? 9 : 4;
  let mine = 0;
  let theirs = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(ghost, fight)) {
    const foe = whereFoeWillBe(enemy, ghost, fight);
    mine = Math.max(mine, chance(ghost, foe, fight));
    theirs += chance(foe, ghost, fight);
    nearest = Math.min(nearest, farBetween(foe.place, ghost.place) + 50 * Math.abs(foe.height - ghost.height));
  }
  for (const aim of otherAims(ghost, fight)) nearest = Math.min(nearest, farBetween(aim, ghost.place) / 2);
  if (ghost.isForcedHome) return Math.min(nearest, 5000) / 500 - danger * theirs;
  return 10 * mine - danger * theirs - Math.min(nearest, 9000) / 400;
}

/** Balloons, and what a bomb is for. */
const otherAims = ({ side, bombs }: Plane, { balloons, ground }: Skirmish): Place[] => [
  ...balloons.filter((each) => each.side !== side && !each.isBurnt).map(({ place }) => place),
  ...ground.filter((each) => bombs > 0 && each.side !== side && each.strength > 0).map(({ place }) => place),
];

/** Who moves later is thought to fly straight on. */
function whereFoeWillBe(enemy: Plane, { initiative }: Plane, _: Skirmish): Plane {
  if (enemy.status === 'spinning' || enemy.initiative.total < initiative.total) return enemy;
  return { ...enemy, place: straight(enemy.place, enemy.heading, 100 * enemy.speed) };
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

/** What it risks: a stall, the ground, the edge, tests that fail. */
function keeps({ speed, height, panel, place, pilot }: Plane, course: Course, { half }: Skirmish): number {
  const stalls = 10 * speed <= panel.stall ? -6 : 0;
  const low = height < 4 ? -3 * (4 - height) : 0;
  const edge = Math.max(Math.abs(place.x), Math.abs(place.y)) > half - 500 ? -4 : 0;
  let tests = 0;
  for (const test of course.tests)
    tests -= test.is === 'structure' ? 0.5 : Math.max(0, 20 - pilot.flying - test.modifier) / 12;
  return stalls + low + edge + tests + (course.ending === 'immelmann' ? -2 : 0);
}
