import { memoizeByKey } from '../../../cards/reading/once.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { ManoeuvreCard } from './manoeuvre-decks.ts';

/** A rule of Wings of War or of Wings of Glory by its mark. */
export type CardRule = `${'W' | 'G'}${number}`;

const IN_THE_BOX: readonly string[] = ['climb', 'dive', 'short-dive'];

/** (W004) (G005) (G006) A deck by its letter; climb and dive stay in the box. */
export const handOf = (letter: string, book: Rulebook): readonly ManoeuvreCard[] => handsOf(book, letter);

const handsOf = memoizeByKey(
  (letter: string) => letter,
  ({ fights }: Rulebook, letter): readonly ManoeuvreCard[] =>
    expectDefined(fights['manoeuvre-cards'].manoeuvreDecks.decks[letter], `manoeuvre deck ${letter}`).cards.filter(
      ({ card }) => !IN_THE_BOX.includes(card),
    ),
);

/** What limits the plan of a machine's turn. */
export interface PlanLimits {
  readonly letter: 'W' | 'G';
  readonly last: ManoeuvreCard | undefined;
  readonly noLeft: boolean;
  readonly noRight: boolean;
  readonly noStraight: boolean;
  readonly needsStall: boolean;
}

type RuleMarks = { readonly W: CardRule; readonly G: CardRule };

const STEEP: RuleMarks = { W: 'W010', G: 'G010' };
const IMMELMANN: RuleMarks = { W: 'W011', G: 'G012' };
const LEFT: RuleMarks = { W: 'W045', G: 'G036' };
const RIGHT: RuleMarks = { W: 'W046', G: 'G037' };
const ENGINE: RuleMarks = { W: 'W048', G: 'G041' };
const BURNING: RuleMarks = { W: 'W050', G: 'G045' };

export const CARDS_A_TURN = 3;

export const isStraight = ({ card }: ManoeuvreCard): boolean => card === 'straight';
export const isImmelmann = ({ card }: ManoeuvreCard): boolean => card === 'immelmann';
/** (G011) A stall is a steep card with a short arrow. */
export const isStall = ({ card }: ManoeuvreCard): boolean => card === 'stall';
const isLeft = ({ card }: ManoeuvreCard): boolean => card.includes('left');
const isRight = ({ card }: ManoeuvreCard): boolean => card.includes('right');

/** The rule that a card breaks when it is flown after another, whatever comes next; nothing if it breaks none. */
export const brokenBy = (
  card: ManoeuvreCard,
  before: ManoeuvreCard | undefined,
  limits: PlanLimits,
): CardRule | undefined => brokenInTurn(card, before, limits) ?? brokenByDamage(card, limits);

/** (W010) (W011) (G010) (G012) The rule that a card breaks because of the card before it. */
export function brokenInTurn(
  card: ManoeuvreCard,
  before: ManoeuvreCard | undefined,
  { letter }: Pick<PlanLimits, 'letter'>,
): CardRule | undefined {
  if (card.steep && before?.steep) return STEEP[letter];
  const isFirstLeg = isImmelmann(card) && (before === undefined || !isStraight(before));
  const isLastLeg = before !== undefined && isImmelmann(before) && !isStraight(card);
  return isFirstLeg || isLastLeg ? IMMELMANN[letter] : undefined;
}

function brokenByDamage(
  card: ManoeuvreCard,
  { letter, noLeft, noRight, noStraight }: PlanLimits,
): CardRule | undefined {
  if (noLeft && isLeft(card)) return LEFT[letter];
  if (noRight && isRight(card)) return RIGHT[letter];
  return noStraight && isStraight(card) ? BURNING[letter] : undefined;
}

export const leftOf = (card: ManoeuvreCard, planned: readonly ManoeuvreCard[]): number =>
  card.numbers.length - planned.filter((each) => each.card === card.card).length;

/** Whether a plan can be completed from here without breaking a rule. */
export function canGoOn(
  hand: readonly ManoeuvreCard[],
  planned: readonly ManoeuvreCard[],
  limits: PlanLimits,
): boolean {
  if (planned.length === CARDS_A_TURN) return !limits.needsStall || planned.some(isStall);
  const before = planned.at(-1) ?? limits.last;
  return hand.some(
    (card) =>
      leftOf(card, planned) > 0 &&
      brokenBy(card, before, limits) === undefined &&
      canGoOn(hand, [...planned, card], limits),
  );
}

/** Why a card may not be planned next; nothing if it may. */
export function barredBy(
  card: ManoeuvreCard,
  hand: readonly ManoeuvreCard[],
  planned: readonly ManoeuvreCard[],
  limits: PlanLimits,
): CardRule | undefined {
  const broken = brokenBy(card, planned.at(-1) ?? limits.last, limits);
  if (broken) return broken;
  if (canGoOn(hand, [...planned, card], limits)) return undefined;
  if (limits.needsStall && canGoOn(hand, [...planned, card], { ...limits, needsStall: false }))
    return ENGINE[limits.letter];
  return limits.noStraight ? BURNING[limits.letter] : IMMELMANN[limits.letter];
}

/** Whether cards may be flown in this order after the last one. */
export const isLegal = (cards: readonly ManoeuvreCard[], limits: PlanLimits): boolean =>
  cards.every((card, i) => brokenBy(card, i === 0 ? limits.last : cards[i - 1], limits) === undefined);
