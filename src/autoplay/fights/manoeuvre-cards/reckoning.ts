import type { BraveryLetter } from '../../../rulebook/cards/ratings.ts';
import type { Pose } from '../../../rulebook/geometry/pose.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardView, OwnMachine, SeenMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import { chanceFrom } from './chance.ts';
import type { Head, Line } from './head.ts';
import { linesSeen } from './plans.ts';
import { type Gun, gunsOf, meanPoints, shotWorth, TELLS } from './shots.ts';
import { lineWorth, positionWorth } from './worth.ts';

/** An enemy, and some of what he may do. */
interface Foe {
  readonly guns: readonly Gun[];
  readonly lines: readonly (readonly Pose[])[];
  /** Where he may be in each phase, and as far about it as any gun tells. */
  readonly within: readonly Within[];
  /** What a point on him counts: more, the nearer he is to his end. */
  readonly counts: number;
}

/** A part of the table, by its edges. */
interface Within {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Everything with which a machine weighs its lines. */
export interface Reckoning {
  readonly machine: OwnMachine;
  readonly view: CardView;
  readonly book: Rulebook;
  readonly guns: readonly Gun[];
  readonly foes: readonly Foe[];
  readonly ground: readonly Pose[];
  readonly noise: number;
  readonly chance: () => number;
  /** What a point taken counts against a point given. */
  readonly fear: number;
}

/** Lines of each enemy that are looked at, by strength: the pilot's Skill adds to them and takes from the noise. */
const SAMPLES = { steady: 3, sharp: 24 } as const;
const NOISE = { steady: 13, sharp: 0.05 } as const;

/** In a campaign a man has one life: what he may take weighs more with him than what he may give, by his Bravery. */
const FEARS: Readonly<Record<BraveryLetter, number>> = { DD: 0.8, B: 1.4, N: 1.8, NV: 3, S: 4 };

/** Only there are rounds counted, or the enemy's Bravery known to be another's. */
const fearOf = ({ bravery, isAtWar }: OwnMachine): number => (isAtWar ? FEARS[bravery] : 1);

interface Known {
  readonly machine: string;
  readonly ends: Pose;
}

export function reckoning(machine: OwnMachine, view: CardView, head: Head, known?: Known): Reckoning {
  const { strength, book } = head;
  const chance = chanceFrom(wordOf(machine, view));
  const samples = Math.round((SAMPLES[strength] * (4 + machine.skill)) / 8);
  const foes = view.enemies.map((enemy) => foeOf(enemy, { machine, view, samples, chance, head, known }));
  return {
    machine,
    view,
    book,
    guns: gunsOf(machine, book),
    foes,
    ground: view.ground
      .filter(({ side, kind, silenced }) => side !== machine.side && kind !== 'target' && !silenced)
      .map(({ x, y, heading }) => ({ x, y, heading })),
    noise: (NOISE[strength] * 4) / Math.max(1, machine.skill),
    chance,
    fear: fearOf(machine),
  };
}

const wordOf = ({ id, pose, points }: OwnMachine, { turn, phase, enemies }: CardView): string =>
  [id, turn, phase, points, pose.x, pose.y, ...enemies.map((enemy) => `${enemy.pose.x},${enemy.pose.y}`)].join('|');

/** Who looks at an enemy, and at how many of his lines. */
interface Looking {
  readonly machine: OwnMachine;
  readonly view: CardView;
  readonly samples: number;
  readonly chance: () => number;
  readonly head: Head;
  readonly known: Known | undefined;
}

/** A sharp head looks at many of an enemy's lines and keeps those that a good pilot would fly. */
function foeOf(enemy: SeenMachine, { machine, view, samples, chance, head, known }: Looking): Foe {
  const { strength, book } = head;
  const all = linesSeen(enemy, view, head).filter((line) => isOnTable(line, view));
  const possible = all.filter((line) => isPossible(line, enemy, known));
  const lines = drawnFrom(possible, strength === 'sharp' ? 2 * samples : samples, chance);
  const guns = gunsOf(enemy, book);
  const kept = strength === 'sharp' ? likely(lines, guns, machine, samples) : lines;
  const taken = (enemy.cards * meanPoints(book).A) / enemy.resistance;
  const ways = kept.map(({ ends }) => ends);
  return { guns, lines: ways, within: [0, 1, 2].map((phase) => within(ways, phase)), counts: 1 + Math.min(1, taken) };
}

const lastOr = (ends: readonly Pose[], phase: number): Pose => ends[phase] ?? promised(ends.at(-1), 'end');

function within(ways: readonly (readonly Pose[])[], phase: number): Within {
  const there = ways.map((ends) => lastOr(ends, phase));
  const [xs, ys] = [there.map(({ x }) => x), there.map(({ y }) => y)];
  return {
    west: Math.min(...xs) - TELLS,
    east: Math.max(...xs) + TELLS,
    south: Math.min(...ys) - TELLS,
    north: Math.max(...ys) + TELLS,
  };
}

const isIn = ({ x, y }: Pose, { west, east, south, north }: Within): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** What an enemy may still fly whose next card has been seen. */
function isPossible({ cards, ends }: Line, { id, first }: SeenMachine, known: Known | undefined): boolean {
  if (known?.machine === id) return isAt(ends[0], known.ends);
  return first === undefined || cards[0]?.card === first;
}

const isAt = (pose: Pose | undefined, { x, y, heading }: Pose): boolean =>
  pose !== undefined && pose.x === x && pose.y === y && pose.heading === heading;

const isOnTable = ({ ends }: Line, { table }: CardView): boolean =>
  ends.every(({ x, y }) => x >= 0 && y >= 0 && x <= table.width && y <= table.length);

function drawnFrom(lines: readonly Line[], count: number, chance: () => number): Line[] {
  if (lines.length <= count) return [...lines];
  return Array.from({ length: count }, () => promised(lines[Math.floor(chance() * lines.length)], 'line'));
}

/** Those of his lines that serve him best if the machine flies straight on, for that is how he will think. */
function likely(lines: readonly Line[], guns: readonly Gun[], { pose }: OwnMachine, count: number): Line[] {
  const worth = ({ ends }: Line): number =>
    positionWorth(ends.at(-1) ?? pose, pose) +
    ends.reduce((sum, end) => sum + guns.reduce((best, gun) => Math.max(best, shotWorth(end, gun, pose)), 0), 0) / 2;
  return lines
    .map((line) => ({ line, worth: worth(line) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ line }) => line);
}

/** The line that promises most, against all that the enemies may do. */
export function bestLine(lines: readonly Line[], reckoned: Reckoning): Line {
  const weighing = { phases: phaseWorths(reckoned), shots: mostGiven(reckoned), reckoned };
  let best = promised(lines[0], 'line');
  let most = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const worth = worthOf(line, most, weighing);
    if (worth <= most) continue;
    most = worth;
    best = line;
  }
  return best;
}

type PhaseWorth = (line: Line, phase: number) => number;

/** No place is worth more than this. */
const BEST_PLACE = 2;

interface Weighing {
  readonly reckoned: Reckoning;
  readonly phases: PhaseWorth;
  /** More than the best shot of a phase can bring. */
  readonly shots: number;
}

/** What a line is worth; some of it, once it can no longer come up to the best. */
function worthOf(line: Line, best: number, { reckoned, phases, shots }: Weighing): number {
  const { machine, view, book, foes, noise, chance } = reckoned;
  let worth = lineWorth(line, machine, view, book) + noise * (chance() - 0.5);
  for (let phase = 0; phase < line.ends.length; phase++) {
    if (worth + shots * (line.ends.length - phase) + BEST_PLACE < best) return worth;
    worth += phases(line, phase);
  }
  if (worth + BEST_PLACE < best) return worth;
  const end = promised(line.ends.at(-1), 'end');
  for (const foe of foes)
    worth += meanOf(foe.lines, (ends) => positionWorth(end, promised(ends.at(-1), 'end'))) / foes.length;
  return worth;
}

/** More than the best shot of a phase can bring. */
function mostGiven({ guns, foes }: Reckoning): number {
  const counts = foes.reduce((most, foe) => Math.max(most, foe.counts), 1);
  return guns.reduce((most, { mean }) => Math.max(most, 2 * mean), 0) * counts;
}

/** What a phase brings and costs at a pose; many lines begin alike, so that each beginning is looked at once. */
function phaseWorths(reckoned: Reckoning): PhaseWorth {
  const known = new Map<Pose, number>();
  return ({ ends }, phase) => {
    const pose = promised(ends[phase], 'end');
    // Where two lines end, they have parted.
    if (phase === ends.length - 1) return phaseWorth(pose, phase, reckoned);
    const before = known.get(pose);
    if (before !== undefined) return before;
    const worth = phaseWorth(pose, phase, reckoned);
    known.set(pose, worth);
    return worth;
  };
}

/** The best shot of each gun, less what every enemy may do. */
function phaseWorth(pose: Pose, phase: number, { guns, foes, ground, fear }: Reckoning): number {
  let given = 0;
  let taken = 0;
  for (const foe of foes) {
    if (!isIn(pose, promised(foe.within[phase], 'phase'))) continue;
    const shots = meanOf(foe.lines, (ends) => {
      const there = lastOr(ends, phase);
      taken += bestShot(there, foe.guns, pose) / Math.max(1, foe.lines.length);
      return bestShot(pose, guns, there);
    });
    given = Math.max(given, shots * foe.counts);
  }
  for (const card of ground) given = Math.max(given, bestShot(pose, guns, card) * 0.6);
  return given - taken * fear;
}

function bestShot(from: Pose, guns: readonly Gun[], to: Pose): number {
  let best = 0;
  for (const gun of guns) best = Math.max(best, shotWorth(from, gun, to));
  return best;
}

function meanOf<Item>(items: readonly Item[], worth: (item: Item) => number): number {
  if (items.length === 0) return 0;
  let sum = 0;
  for (const item of items) sum += worth(item);
  return sum / items.length;
}
