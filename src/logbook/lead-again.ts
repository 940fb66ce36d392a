import type { Campaign } from '../campaign/campaign.ts';
import type { Commander } from './attempt.ts';
import type { Journal } from './journal.ts';
import type { Dated } from './play-on.ts';
import type { Sitting } from './sitting.ts';
import { answersAsBefore, byHandIn, type PutQuestion, takeOut } from './what-if.ts';

/** A day, or the rest of it, as it was led in another log-book. */
export interface LedBefore {
  readonly questions: readonly PutQuestion[];
  readonly entries: Journal;
}

/**
 * Leads today to its end. An identical question has the answer that it had before; where the day differs, the commander
 * answers. The player's own dice and cards fall again while there are any; then the program's, until the day is over.
 * Returns how many answers were the commander's.
 */
export function leadAgain<State extends Dated = Campaign>(
  sitting: Sitting<State>,
  { questions, entries }: LedBefore,
  otherwise: Commander,
): number {
  const asBefore = answersAsBefore(questions);
  let anew = 0;
  const commander: Commander = (asked, today, from) => {
    const known = asBefore(asked.question);
    if (known !== undefined) return known;
    anew += 1;
    return otherwise(asked, today, from);
  };
  const { day } = sitting.campaign;
  const byHand = [...sitting.byHand];
  const hand = byHandIn(entries);
  const isGone = () => sitting.position.status === 'over' || sitting.campaign.day !== day;
  while (!isGone()) if (!throwAgain(sitting, hand)) sitting.answerBy(commander);
  if (byHand.length > 0 && sitting.byHand.size === 0 && sitting.position.status !== 'over')
    sitting.switchDice('hand', byHand);
  return anew;
}

/** Throws or draws what is due, as the player did before or with the program's dice; false, where a question is open. */
function throwAgain<State extends Dated>(sitting: Sitting<State>, hand: ReturnType<typeof byHandIn>): boolean {
  const { position } = sitting;
  if (position.status === 'throwing') {
    const fell = takeOut(hand.throws, ({ threw }) => threw === position.check);
    if (fell) sitting.throwDice(fell.faces);
    else sitting.switchDice('program', [...sitting.byHand]);
    return true;
  }
  if (position.status === 'drawing') {
    const { name, left } = position.deck;
    const drawn = takeOut(hand.cards, ({ drew, card }) => drew === name && Boolean(left[card]));
    if (drawn) sitting.drawCard(drawn.card);
    else sitting.switchDice('program', [...sitting.byHand]);
    return true;
  }
  return false;
}
