import { expectDefined } from '../../../cards/rulebook.ts';
import { farSquared } from '../../../kit/geometry/pose.ts';
import { chanceFrom } from '../../../kit/head/chance.ts';
import {
  drawnFrom,
  type Mixed,
  type PlanningBoard,
  plannedTogether,
  type ThinkingDepth,
} from '../../../kit/head/plan-together.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import { AT_SIGHT, boardOf, fliersOn, type KnownLine, lastOf, type PlanningMachine } from './board.ts';
import { type CardHead, type PlanLine, thinkOnce } from './head.ts';
import { linesOf } from './plans.ts';

/**
 * For each strength: how deeply it thinks, and how many of a hundred plans are simply its first idea. An ace expects
 * the others to mix their lines as a sharp head would, and gives the best answer among all his lines.
 */
const DEPTHS: Readonly<Record<Strength, ThinkingDepth & { readonly errs: number }>> = {
  novice: { looks: 1, answers: 1, rounds: 1, errs: 0.9 },
  steady: { looks: 1, answers: 3, rounds: 10, errs: 0.6 },
  sharp: { looks: 3, answers: 4, rounds: 40, errs: 0.2 },
  ace: { looks: 3, answers: 4, rounds: 40, errs: 0 },
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
  const board = boardOf(fliers);
  const { errs, ...depth } = DEPTHS[head.strength];
  const chance = chanceFrom(
    `${head.word}|${view.turn}|${view.phase}|${fliers.map(({ machine: { pose } }) => `${pose.x},${pose.y}`).join(' ')}`,
  );
  const mixed = plannedTogether(board, depth);
  const answers = head.strength === 'ace' ? boardOf(fliers, AT_SIGHT.ofTheSharp) : board;
  const drawn = new Map<string, PlanLine>();
  for (const [place, flier] of inTheirOrder(fliers, head)) {
    if (!view.own.some(({ id }) => id === flier.machine.id)) continue;
    const thought = chance() < errs ? anyOf(flier) : expectDefined(mixed[place], 'mix');
    const thinking: PlanThinking = { thought, place, mixed, board: answers };
    const line = head.strength === 'ace' ? bestOf(drawn, thinking, chance) : clearOf(drawn, thinking, chance);
    drawn.set(flier.machine.id, line);
  }
  return drawn;
}

/** An ace plans first for the machine with the fewest lines: the others can keep clear of it. */
const inTheirOrder = (fliers: readonly PlanningMachine[], { strength }: CardHead): [number, PlanningMachine][] =>
  strength === 'ace'
    ? [...fliers.entries()].sort(([, one], [, other]) => one.plans.length - other.plans.length)
    : [...fliers.entries()];

/** The thinking of one machine: its lines, and what it expects of all others. */
interface PlanThinking {
  readonly thought: Mixed<PlanLine>;
  readonly place: number;
  readonly mixed: readonly Mixed<PlanLine>[];
  readonly board: PlanningBoard<PlanLine>;
}

/** A line drawn from the mix that overlaps no mate with a plan; where all overlap, one of all the machine's lines. */
function clearOf(drawn: ReadonlyMap<string, PlanLine>, thinking: PlanThinking, chance: () => number): PlanLine {
  const { plans, mix } = thinking.thought;
  const crowd = crowdOf(plans, drawn, thinking.board);
  const clear = mix.map((weight, plan) => (crowd[plan] === 0 ? weight : 0));
  return clear.some((weight) => weight > 0) ? drawnFrom({ plans, mix: clear }, chance) : mostClear(drawn, thinking);
}

const crowdOf = (
  plans: readonly PlanLine[],
  drawn: ReadonlyMap<string, PlanLine>,
  { beside }: PlanningBoard<PlanLine>,
): number[] => plans.map((plan) => [...drawn.values()].reduce((sum, mate) => sum + beside(plan, mate), 0));

/** The factor for an overlap with a mate whose plan is already made. */
const CLEARS = 3;

/** Of all the machine's lines, the one with the highest expected worth. */
function mostClear(drawn: ReadonlyMap<string, PlanLine>, thinking: PlanThinking): PlanLine {
  const { plans, worths } = answersOf(drawn, thinking);
  return expectDefined(plans[worths.indexOf(Math.max(...worths))], 'line');
}

/** Lines within this of the best count as equally good, so that nobody can predict the choice. */
const AS_GOOD = 0.15;

/** Any of the machine's best answers. */
function bestOf(drawn: ReadonlyMap<string, PlanLine>, thinking: PlanThinking, chance: () => number): PlanLine {
  const { plans, worths } = answersOf(drawn, thinking);
  const least = Math.max(...worths) - AS_GOOD;
  return drawnFrom({ plans, mix: Float64Array.from(worths, (worth) => (worth >= least ? 1 : 0)) }, chance);
}

/** The expected worth of each line against the likely lines of the enemies, clear of the mates. */
function answersOf(drawn: ReadonlyMap<string, PlanLine>, { place, mixed, board }: PlanThinking) {
  const { side, plans, alone } = expectDefined(board.planners[place], 'planner');
  const crowd = crowdOf(plans, drawn, board);
  const enemies = mixed.flatMap(({ plans: his, mix }, by) =>
    board.planners[by]?.side === side ? [] : his.map((plan, i) => ({ by, plan, weight: mix[i] ?? 0 })),
  );
  const expected = (plan: PlanLine): number =>
    enemies.reduce((sum, enemy) => sum + enemy.weight * board.against({ by: place, plan }, enemy), alone(plan));
  const mates = [...drawn.values()].map(lastOf);
  const close = (plan: PlanLine): number => mates.filter((mate) => farSquared(mate, lastOf(plan)) < ROOM ** 2).length;
  return { plans, worths: plans.map((plan, i) => expected(plan) + CLEARS * (crowd[i] ?? 0) - CRAMPS * close(plan)) };
}

/**
 * A machine that ends its turn so near a mate has hardly any first card left that does not overlap; the cost of that.
 */
const ROOM = 7000;
const CRAMPS = 1;

/** Any plan that stays out of the corners, each equally likely. */
function anyOf({ plans, alone }: PlanningMachine): Mixed<PlanLine> {
  const worths = plans.map(alone);
  const most = Math.max(...worths);
  return { plans, mix: Float64Array.from(worths, (worth) => (worth >= most - LITTLE ? 1 : 0)) };
}

const LITTLE = 3;
