import { byName } from '../../../cards/by-name.ts';
import type { Meant } from '../../../kit/screen/asking.ts';
import type { Asked } from '../../../table/decisions.ts';
import type { CardInHand } from '../table/card-decisions.ts';
import { manoeuvreText } from './card-words.ts';

/** A card of the hand by its letter or its name. */
export function cardNamed(text: string, hand: readonly CardInHand[]): CardInHand | undefined {
  const typed = text.trim().toLowerCase();
  const place = /^[a-w]$/.test(typed) ? typed.charCodeAt(0) - 97 : -1;
  return hand[place] ?? hand.find(({ card }) => card === typed || manoeuvreText(card).toLowerCase() === typed);
}

/** The card of a text, if it may be planned; why not, where a rule bars it. */
export function meantCard(text: string, { about, options }: Asked<'plan-card'>): Meant | undefined {
  const held = cardNamed(text, about.hand);
  if (!held) return undefined;
  const answer = options.find((option) => option === held.card);
  if (answer) return { is: 'answer', answer };
  if (held.left === 0)
    return { is: 'barred', why: `${manoeuvreText(held.card)} is in the plan already, and there is no other.` };
  const rule = about.barred[held.card] ?? 'W009';
  return {
    is: 'barred',
    why: `${manoeuvreText(held.card)} may not be planned here (${rule}): ${RULES.get(rule) ?? 'the plan could not be completed'}.`,
  };
}

const steep = 'two steep cards never follow each other';
const immelmann = 'an Immelmann has a straight before it and one behind it';
const engine = 'with its engine hit a machine stalls once in every turn';
const left = 'the rudder is jammed, and nothing to the left can be flown this turn';
const right = 'the rudder is jammed, and nothing to the right can be flown this turn';
const RULES: ReadonlyMap<string, string> = byName({
  W010: steep,
  G010: steep,
  W011: immelmann,
  G012: immelmann,
  W045: left,
  G036: left,
  W046: right,
  G037: right,
  W048: engine,
  G041: engine,
  G045: 'a burning machine plans no straight',
});
