import type { Manoeuvre } from '../../../rulebook/fights/manoeuvre-cards/manoeuvre-decks.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { CardView, OwnMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import { chanceFrom } from '../../thinking/chance.ts';
import { type Board, type Depth, drawnFrom, type Mixed, plannedTogether } from '../../thinking/plan-together.ts';
import type { Strength } from '../../thinking/strengths.ts';
import { boardOf, type Flier, fliersOn, type Known } from './board.ts';
import { type Head, type Line, thinkOnce } from './head.ts';
import { linesOf } from './plans.ts';

/** How much each thinks of a turn, and how often of a hundred plans he lays what first comes into his mind. */
const DEPTHS: Readonly<Record<Strength, Depth & { readonly errs: number }>> = {
  novice: { looks: 1, answers: 1, rounds: 1, errs: 0.9 },
  steady: { looks: 1, answers: 3, rounds: 10, errs: 0.6 },
  sharp: { looks: 3, answers: 4, rounds: 40, errs: 0.2 },
  ace: { looks: 5, answers: 4, rounds: 100, errs: 0 },
};

/** The plans of a whole side, thought out together. */
export function plansOf(view: CardView, head: Head): ReadonlyMap<string, readonly Manoeuvre[]> {
  const key = JSON.stringify({ ...view, own: view.own.map((own) => ({ ...own, plan: [] })) });
  return thinkOnce(head.plans, key, () => {
    const drawn = drawnLines(view, new Map(), head);
    return new Map([...drawn].map(([id, { cards }]) => [id, cards.map(({ card }) => card)]));
  });
}

/** A plan of one machine that goes on from cards which somebody has laid already. */
export function planFrom(
  machine: OwnMachine,
  planned: readonly Manoeuvre[],
  view: CardView,
  head: Head,
): readonly Manoeuvre[] {
  const lines = linesOf(machine, planned, view, head.book);
  const drawn = lines.length === 0 ? undefined : drawnLines(view, new Map([[machine.id, lines]]), head).get(machine.id);
  return drawn?.cards.map(({ card }) => card) ?? [];
}

/** A machine of one's own, and the lines that are open to it. */
export interface OwnLines {
  readonly machine: OwnMachine;
  readonly lines: readonly Line[];
}

/** The best of several lines, where it is known what lies before an enemy. */
export function lineAgainst(own: OwnLines, known: Known, view: CardView, head: Head): Line {
  const { machine, lines } = own;
  return promised(drawnLines(view, new Map([[machine.id, lines]]), head, known).get(machine.id), 'line');
}

function drawnLines(
  view: CardView,
  own: ReadonlyMap<string, readonly Line[]>,
  head: Head,
  known?: Known,
): ReadonlyMap<string, Line> {
  const fliers = fliersOn(view, own, head, known).filter(({ plans }) => plans.length > 0);
  const board = boardOf(fliers);
  const { errs, ...depth } = DEPTHS[head.strength];
  const chance = chanceFrom(
    `${head.word}|${view.turn}|${view.phase}|${fliers.map(({ machine: { pose } }) => `${pose.x},${pose.y}`).join(' ')}`,
  );
  const mixed = plannedTogether(board, depth);
  const drawn = new Map<string, Line>();
  for (const [place, flier] of fliers.entries()) {
    if (!view.own.some(({ id }) => id === flier.machine.id)) continue;
    const thought = promised(mixed[place], 'mix');
    const line = clearOf(drawn, chance() < errs ? anyOf(flier) : thought, board, chance);
    drawn.set(flier.machine.id, line);
  }
  return drawn;
}

/** Drawn from the mix, among what lies upon no mate whose plan is made; where all of it does, what does so least. */
function clearOf(
  drawn: ReadonlyMap<string, Line>,
  { plans, mix }: Mixed<Line>,
  { beside }: Board<Line>,
  chance: () => number,
): Line {
  const crowd = plans.map((plan) => [...drawn.values()].reduce((sum, mate) => sum + beside(plan, mate), 0));
  const least = Math.max(...crowd);
  const isClear = (plan: number): boolean => crowd[plan] === least;
  const clear = mix.map((weight, plan) => (isClear(plan) ? weight : 0));
  const isMeant = clear.some((weight) => weight > 0);
  return drawnFrom({ plans, mix: isMeant ? clear : mix.map((_, plan) => (isClear(plan) ? 1 : 0)) }, chance);
}

/** Any plan that keeps out of the corners, one as likely as the next. */
function anyOf({ plans, alone }: Flier): Mixed<Line> {
  const worths = plans.map(alone);
  const most = Math.max(...worths);
  return { plans, mix: Float64Array.from(worths, (worth) => (worth >= most - LITTLE ? 1 : 0)) };
}

const LITTLE = 3;
