import { expectDefined } from '../../../cards/rulebook.ts';
import { farSquared } from '../../../kit/geometry/pose.ts';
import { type Judged, rankWays } from '../../../kit/head/search.ts';
import { lastOf, type PlanningMachine } from './fliers.ts';
import type { PlanLine } from './head.ts';
import { bestShot, type CardGun } from './shots.ts';
import { positionWorth } from './worth.ts';

/** The lines that a machine may be expected to lay, and the probability of each; the sum is 1. */
interface Expected {
  readonly lines: readonly PlanLine[];
  readonly likely: readonly number[];
}

/** How far a pilot is expected to think. At level 0 he flies on as straight as he safely can. */
export type Level = 0 | 1 | 2;

/** Level 0 has none below it. */
export const below = (level: Level): Level => (level === 2 ? 1 : 0);

/** How often a pilot thinks no further than the level below: what he lays is harder to foresee by it. */
export const AS_BELOW = 0.3;

/** How many lines of a machine are thought over. */
const THOUGHT_OVER = 60;

/** How many enemies a machine looks at: the nearest ones. */
const LOOKED_AT = 3;

/**
 * What the machines of a fight are expected to lay. At each level above 0 a pilot lays what is good against the level
 * below of his enemies. Each level is computed once, and only for the machines of which it is asked.
 */
export class Expectations {
  readonly #fliers: readonly PlanningMachine[];
  readonly #foes: readonly (readonly number[])[];
  readonly #known = new Map<string, Expected>();

  constructor(fliers: readonly PlanningMachine[]) {
    this.#fliers = fliers;
    this.#foes = fliers.map((flier) => nearestFoes(flier, fliers));
  }

  /** The worth of a line of the machine at that place in the list, where its enemies think as far as that level. */
  worthOf(line: PlanLine, place: number, level: Level): number {
    const mine = this.#flier(place);
    let [shots, stands] = [0, Number.NEGATIVE_INFINITY];
    for (const foe of this.#foes[place] ?? []) {
      const met = meeting({ line, of: mine }, this.#expectedOf(foe, level), this.#flier(foe));
      shots += met.shots;
      stands = Math.max(stands, met.stands);
    }
    return mine.alone(line) + (Number.isFinite(stands) ? mine.minds * (shots + stands) : 0);
  }

  /**
   * The lines of a machine, the best first, where its enemies think as far as that level. Above level 0 only those are
   * thought over that look best against enemies who fly straight on.
   */
  ranked(place: number, level: Level, besides: (line: PlanLine) => number = () => 0): readonly Judged<PlanLine>[] {
    const rank = (plans: readonly PlanLine[], by: Level) =>
      rankWays(plans, (line) => this.worthOf(line, place, by) + besides(line));
    const atSight = rank(this.#flier(place).plans, 0);
    if (level === 0) return atSight;
    return rank(
      atSight.slice(0, THOUGHT_OVER).map(({ of }) => of),
      level,
    );
  }

  #flier = (place: number): PlanningMachine => expectDefined(this.#fliers[place], 'flier');

  #expectedOf(place: number, level: Level): Expected {
    const key = `${place} ${level}`;
    const known = this.#known.get(key) ?? this.#think(place, level);
    this.#known.set(key, known);
    return known;
  }

  #think(place: number, level: Level): Expected {
    const { plans } = this.#flier(place);
    if (level === 0) return { lines: plans.slice(0, 1), likely: [1] };
    const lower = below(level);
    return mixed(likelyOf(this.ranked(place, lower)), this.#expectedOf(place, lower));
  }
}

const nearestFoes = ({ side, machine }: PlanningMachine, fliers: readonly PlanningMachine[]): readonly number[] =>
  [...fliers.keys()]
    .filter((place) => fliers[place]?.side !== side)
    .sort((one, other) => far(machine, fliers[one]) - far(machine, fliers[other]))
    .slice(0, LOOKED_AT);

const far = ({ pose }: PlanningMachine['machine'], other: PlanningMachine | undefined): number =>
  farSquared(pose, other?.machine.pose ?? pose);

/** So many of his best lines a pilot may lay; one that is worth so much less is expected a third as often. */
const [LAID, THIRD] = [16, 2.2];

/** The best of ranked lines, the better ones the likelier. */
function likelyOf(ranked: readonly Judged<PlanLine>[]): Expected {
  const best = ranked.slice(0, LAID);
  const most = best[0]?.worth ?? 0;
  const weights = best.map(({ worth }) => 3 ** ((worth - most) / THIRD));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { lines: best.map(({ of }) => of), likely: weights.map((weight) => weight / sum) };
}

const mixed = (good: Expected, lower: Expected): Expected => ({
  lines: [...good.lines, ...lower.lines],
  likely: [...good.likely.map((each) => each * (1 - AS_BELOW)), ...lower.likely.map((each) => each * AS_BELOW)],
});

/** A line, and whose it is. */
interface LineOf {
  readonly line: PlanLine;
  readonly of: PlanningMachine;
}

/** The worth of the shots between a line and what is expected of an enemy, and of the place at its end. */
function meeting(mine: LineOf, { lines, likely }: Expected, his: PlanningMachine): { shots: number; stands: number } {
  const end = lastOf(mine.line);
  let [shots, stands] = [0, 0];
  for (const [i, line] of lines.entries()) {
    const chance = likely[i] ?? 0;
    stands += chance * positionWorth(end, lastOf(line));
    shots += chance * exchange(mine, { line, of: his });
  }
  return { shots, stands };
}

/** The worth of the shots between two lines. */
function exchange(mine: LineOf, his: LineOf): number {
  let [worth, given, taken] = [0, 0, 0];
  for (const [phase, from] of mine.line.ends.entries()) {
    const to = his.line.ends[phase] ?? lastOf(his.line);
    given = shotAfter(given, bestShot(from, gunsIn(phase, mine.of), to), mine.of);
    taken = shotAfter(taken, bestShot(to, gunsIn(phase, his.of), from), his.of);
    worth += his.of.counts * given - mine.of.counts * taken;
  }
  return worth;
}

/** The mean points of a shot; more where it is the second in succession at the same target. */
const shotAfter = (before: number, shot: number, { aims }: PlanningMachine): number =>
  before > 0 ? aims * shot : shot;

const gunsIn = (phase: number, { guns }: PlanningMachine): readonly CardGun[] => expectDefined(guns[phase], 'phase');
