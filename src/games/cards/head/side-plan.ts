import { expectDefined } from '../../../cards/rulebook.ts';
import { farSquared } from '../../../kit/geometry/pose.ts';
import { chanceFrom } from '../../../kit/head/chance.ts';
import { bestOf, type Judged, rankWays } from '../../../kit/head/search.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import { AS_BELOW, below, Expectations, type Level } from './expected.ts';
import { crowding, fliersOn, type KnownLine, lastOf, type PlanningMachine } from './fliers.ts';
import { type CardHead, type PlanLine, thinkOnce } from './head.ts';
import { lineOfCards, linesOf } from './plans.ts';
import { bestShot } from './shots.ts';

/** For each strength: how far it expects its enemies to think, and how many of its plans are made without a thought. */
const MINDS: Readonly<Record<Strength, { readonly expects: Level; readonly errs: number }>> = {
  novice: { expects: 0, errs: 0.9 },
  steady: { expects: 0, errs: 0.6 },
  sharp: { expects: 1, errs: 0 },
  ace: { expects: 2, errs: 0 },
};

/** The plans of a whole side, thought out together. */
export function plansOf(view: CardView, head: CardHead): ReadonlyMap<string, readonly Manoeuvre[]> {
  const key = JSON.stringify({ ...view, own: view.own.map((own) => ({ ...own, plan: [] })) });
  return thinkOnce(head.plans, key, () => {
    const drawn = drawnLines(view, new Map(), head);
    return new Map([...drawn].map(([id, { cards }]) => [id, cards.map(({ card }) => card)]));
  });
}

/** A plan of one machine that continues cards which somebody else has laid. */
export function planFrom(
  machine: OwnMachine,
  planned: readonly Manoeuvre[],
  view: CardView,
  head: CardHead,
): readonly Manoeuvre[] {
  const lines = linesOf(machine, planned, view, head.book);
  const drawn = lines.length === 0 ? undefined : drawnLines(view, new Map([[machine.id, lines]]), head).get(machine.id);
  return drawn?.cards.map(({ card }) => card) ?? [];
}

/** A line of one machine that continues these cards, beside the plans of its mates; nothing where it may fly none. */
export function lineBeside({ machine, planned }: PlanBegun, view: CardView, head: CardHead): PlanLine | undefined {
  const lines = view.own.flatMap((own): (readonly [string, readonly PlanLine[]])[] => {
    if (own.id === machine) return [[own.id, linesOf(own, planned, view, head.book)]];
    return own.plan.length > 0 ? [[own.id, [lineOfCards(own, own.plan, head.book)]]] : [];
  });
  return drawnLines(view, new Map(lines), head).get(machine);
}

/** A machine, and the cards that are laid for it. */
interface PlanBegun {
  readonly machine: string;
  readonly planned: readonly Manoeuvre[];
}

/** A machine of one's own, and its possible lines. */
export interface OwnLines {
  readonly machine: OwnMachine;
  readonly lines: readonly PlanLine[];
}

/** The best of several lines, when an enemy's next card is known. */
export function lineAgainst(own: OwnLines, known: KnownLine, view: CardView, head: CardHead): PlanLine {
  const { machine, lines } = own;
  return expectDefined(drawnLines(view, new Map([[machine.id, lines]]), head, known).get(machine.id), 'line');
}

function drawnLines(
  view: CardView,
  own: ReadonlyMap<string, readonly PlanLine[]>,
  head: CardHead,
  known?: KnownLine,
): ReadonlyMap<string, PlanLine> {
  const fliers = fliersOn(view, own, head, known).filter(({ plans }) => plans.length > 0);
  const expected = new Expectations(fliers);
  const { expects, errs } = MINDS[head.strength];
  const chance = chanceFrom(
    `${head.word}|${view.turn}|${view.phase}|${fliers.map(({ machine: { pose } }) => `${pose.x},${pose.y}`).join(' ')}`,
  );
  const drawn = new Map<string, PlanLine>();
  for (const [place, flier] of fewestLinesFirst(fliers)) {
    if (!view.own.some(({ id }) => id === flier.machine.id)) continue;
    const besides = (line: PlanLine): number => besideAll(line, [...drawn.values()]);
    const line =
      chance() < errs
        ? oneOf(
            rankWays(flier.plans, (each) => flier.alone(each) + besides(each)),
            LITTLE,
            chance,
          )
        : chosenOf(expected.ranked(place, chance() < AS_BELOW ? below(expects) : expects, besides), flier, fliers, {
            chance,
            takes: head.takes,
          });
    drawn.set(flier.machine.id, line);
  }
  return drawn;
}

/** All lines of a machine that are thought over beside the plans of its mates that are laid, the best first. */
export function linesWeighed(machine: string, view: CardView, head: CardHead): readonly Judged<PlanLine>[] {
  const fliers = fliersOn(view, new Map(), head).filter(({ plans }) => plans.length > 0);
  const place = fliers.findIndex((flier) => flier.machine.id === machine);
  const laid = view.own
    .filter(({ id, plan }) => id !== machine && plan.length > 0)
    .map((own) => lineOfCards(own, own.plan, head.book));
  const { expects } = MINDS[head.strength];
  return place < 0 ? [] : new Expectations(fliers).ranked(place, expects, (line) => besideAll(line, laid));
}

/** Whoever has the fewest lines plans first: the others can keep clear of it. */
const fewestLinesFirst = (fliers: readonly PlanningMachine[]): [number, PlanningMachine][] =>
  [...fliers.entries()].sort(([, one], [, other]) => one.plans.length - other.plans.length);

/** Lines within this of the best count as equally good, so that nobody can predict the choice. */
const AS_GOOD = 0.3;
/** The same for a plan without a thought: whatever stays out of the corners, and off the mates. */
const LITTLE = 3;

/** One of the lines that are within so much of the best, each equally likely. */
function oneOf(ranked: readonly Judged<PlanLine>[], within: number, chance: () => number): PlanLine {
  const least = (ranked[0]?.worth ?? 0) - within;
  const good = ranked.filter(({ worth }) => worth >= least);
  return expectDefined(good[Math.floor(chance() * good.length)], 'line').of;
}

/** How one of the best lines is chosen. */
interface Choosing {
  readonly chance: () => number;
  readonly takes: CardHead['takes'];
}

/** A line that is safer may be worth so much less, in points of damage. */
const SMALL = 0.6;

function chosenOf(
  ranked: readonly Judged<PlanLine>[],
  flier: PlanningMachine,
  fliers: readonly PlanningMachine[],
  { chance, takes }: Choosing,
): PlanLine {
  const line = oneOf(ranked, AS_GOOD, chance);
  if (takes === 'any') return line;
  const foes = fliers.filter(({ side }) => side !== flier.side);
  const least = (ranked[0]?.worth ?? 0) - SMALL;
  const near = ranked.filter(({ worth }) => worth >= least).map(({ of }) => of);
  return bestOf(near, (each) => -reachedOn(each, foes)) ?? line;
}

/** The most points that guns of each enemy could bring after a card of the line, whatever he lays; all cards together. */
export function reachedOn({ ends }: PlanLine, foes: readonly PlanningMachine[]): number {
  let sum = 0;
  for (const [phase, at] of ends.entries())
    for (const { plans, guns } of foes) {
      const shots = plans.map((line) => bestShot(line.ends[phase] ?? lastOf(line), guns[phase] ?? [], at));
      sum += Math.max(0, ...shots);
    }
  return sum;
}

/**
 * A machine that ends its turn so near a mate has hardly any first card left that does not overlap; the cost of that.
 */
const ROOM = 7000;
const CRAMPS = 1;

/** The cost of overlaps with mates whose plans are made, and of ending close to them. */
const besideAll = (line: PlanLine, mates: readonly PlanLine[]): number =>
  mates.reduce((sum, mate) => sum + crowding(line, mate) - (isClose(line, mate) ? CRAMPS : 0), 0);

const isClose = (one: PlanLine, other: PlanLine): boolean => farSquared(lastOf(one), lastOf(other)) < ROOM ** 2;
