import { byName } from '../../../cards/by-name.ts';
import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { liesOn, nearestOn, overlap } from '../../../kit/geometry/lying.ts';
import { farSquared, type Lying, type Pose } from '../../../kit/geometry/pose.ts';
import { isStall } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import type { CardView, OwnMachine, SeenGround, SeenMission } from '../table/view.ts';
import { mayHitNext } from './bomb-run.ts';
import type { PlanLine } from './head.ts';

/** The share of its resistance at which a machine turns for home, by its pilot's Bravery. */
const BEARS: ReadonlyMap<string, number> = byName({ DD: 2, B: 0.8, N: 0.65, NV: 0.5, S: 0.4 });

const bears = (bravery: BraveryLetter): number => BEARS.get(bravery) ?? 0.65;

/** Whether a machine flies to its own edge: its errand is done, or it has more damage than its pilot accepts. */
export function isForHome(machine: OwnMachine, view: CardView): boolean {
  const errand = errandOf(machine, view);
  if (errand?.done && (errand.worth.home > 0 || view.exitLoses)) return true;
  if (view.exitLoses) return false;
  return machine.points / machine.resistance >= bears(machine.bravery);
}

export const errandOf = ({ id }: OwnMachine, { missions }: CardView): SeenMission | undefined =>
  missions.find(({ machine }) => machine === id);

const DONE = 30;

/**
 * Worth of an end from which the next turn can reach the target. A machine that ends its turn right beside its bomb
 * target cannot turn onto it.
 */
const AHEAD = 6;
const BOMBS: readonly SeenMission['kind'][] = ['bomb', 'drop-bombs'];

/** What a line is worth for the machine's errand: doing it, or getting nearer to it. */
export function errandWorth(line: PlanLine, machine: OwnMachine, view: CardView, book: Rulebook): number {
  const errand = errandOf(machine, view);
  const target = errand && !errand.done ? view.ground.find(({ id }) => id === errand.target) : undefined;
  if (!errand || !target) return 0;
  const way = [machine.pose, ...line.ends];
  const legs = line.ends.map((to, i): CardLeg => ({ from: expectDefined(way[i], 'pose'), to, card: line.cards[i] }));
  const done = 1 + legs.findIndex((leg) => isDone(errand, target, leg, book));
  if (done > 0) return DONE - done;
  const to = expectDefined(way.at(-1), 'end');
  const isAhead =
    BOMBS.includes(errand.kind) && mayHitNext({ machine, to, last: line.cards.at(-1)?.card }, target, view, book);
  return (isAhead ? AHEAD : 0) - Math.sqrt(farSquared(to, target)) / 2500;
}

/** One card of a line: its start and its end. */
interface CardLeg {
  readonly from: Pose;
  readonly to: Pose;
  readonly card: ManoeuvreCard | undefined;
}

function isDone({ kind }: SeenMission, target: SeenGround, { from, to, card }: CardLeg, { fights }: Rulebook): boolean {
  const { ruler, base } = fights['manoeuvre-cards'].cardTable;
  const lying = { ...to, width: base.width, length: base.length } satisfies Lying;
  if (kind === 'bomb' || kind === 'drop-bombs') return liesOn(target, lying);
  if (kind === 'direct-guns' || kind === 'strafe') return overlap(target, lying);
  return card !== undefined && isStall(card) && farSquared(nearestOn(target, from), from) <= ruler.half ** 2;
}
