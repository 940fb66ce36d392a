import type { Rulebook } from '../../../cards/rulebook.ts';
import { type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { brokenBy, CARDS_A_TURN, handOf, isStall, leftOf, type PlanLimits } from '../cards/legal-plan.ts';
import type { Manoeuvre, ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { limitsSeen } from '../table/limits-seen.ts';
import type { CardView, SeenMachine } from '../table/view.ts';
import { type CardHead, type PlanLine, thinkOnce } from './head.ts';

/** Every line that an enemy may fly, with public knowledge only. */
export function linesSeen(machine: SeenMachine, view: CardView, { lines, book }: CardHead): readonly PlanLine[] {
  const { deck, last, pose, flames } = machine;
  const key = [view.system, deck, last, pose.x, pose.y, pose.heading, flames > 0].join();
  return thinkOnce(lines, key, () => linesOf(machine, [], view, book));
}

/** Every line that a machine may fly from here and that begins with the cards already planned. */
export function linesOf(
  machine: SeenMachine,
  planned: readonly Manoeuvre[],
  view: CardView,
  book: Rulebook,
): PlanLine[] {
  const hand = handOf(machine.deck, book);
  const limits = limitsSeen(machine, view, hand);
  const begun = planned.flatMap((word) => hand.filter(({ card }) => card === word));
  const start: PlanLine = { cards: [], ends: [] };
  const before = begun.reduce((line, card) => longer(line, card, machine.pose, book), start);
  const lines: PlanLine[] = [];
  extend(before, { hand, limits, from: machine.pose, book }, lines);
  return lines;
}

/** What decides a machine's lines: its deck, its place and its limits. */
interface LineMeans {
  readonly hand: readonly ManoeuvreCard[];
  readonly limits: PlanLimits;
  readonly from: Pose;
  readonly book: Rulebook;
}

function extend(line: PlanLine, means: LineMeans, lines: PlanLine[]): void {
  const { hand, limits, from, book } = means;
  if (line.cards.length === CARDS_A_TURN) {
    if (!limits.needsStall || line.cards.some(isStall)) lines.push(line);
    return;
  }
  const before = line.cards.at(-1) ?? limits.last;
  for (const card of hand)
    if (leftOf(card, line.cards) > 0 && brokenBy(card, before, limits) === undefined)
      extend(longer(line, card, from, book), means, lines);
}

function longer({ cards, ends }: PlanLine, card: ManoeuvreCard, from: Pose, { fights }: Rulebook): PlanLine {
  const { length } = fights['manoeuvre-cards'].cardTable.base;
  return { cards: [...cards, card], ends: [...ends, poseAfterArrow(ends.at(-1) ?? from, card, length)] };
}

/** The lines of the offered orders, for a tailer who has seen a card. */
export const lineOfCards = (machine: SeenMachine, words: readonly string[], book: Rulebook): PlanLine => {
  const hand = handOf(machine.deck, book);
  return words
    .flatMap((word) => hand.filter(({ card }) => card === word))
    .reduce<PlanLine>((line, card) => longer(line, card, machine.pose, book), { cards: [], ends: [] });
};
