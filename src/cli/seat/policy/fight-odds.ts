import { guessing } from '../../../autoplay/look-ahead/guess/guess.ts';
import { PairedCup } from '../../../autoplay/look-ahead/paired-cup.ts';
import { partInHand } from '../../../autoplay/look-ahead/part-in-hand.ts';
import { playOnFrom, type When } from '../../../autoplay/look-ahead/play-on.ts';
import { IN_A_MOMENT, inAMoment } from '../../../autoplay/policies.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { playDay } from '../../../rules/campaign/day.ts';
import { pointsFor } from '../../../rules/scenario/battle-points.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { Fate } from '../../../table/fights/fight-events.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { Standpoint } from '../../../table/standpoint.ts';
import type { Table } from '../../../table/table.ts';
import { sideOf } from '../../../table/whose.ts';
import type { Ended } from './fought-out.ts';
import type { PlayOut } from './in-time.ts';
import type { AtPrompt } from './play-out.ts';

/**
 * Plays a Dog-Fight of a campaign out to its end, where both sides plan: a whole day of such fights takes too long.
 * What the other side has kept secret is guessed at anew each time.
 */
export function fightingOn({ dawn, past, asked }: AtPrompt, book: Rulebook): PlayOut<Ended> {
  const guess = guessing(asked, fromFightsStart({ dawn, past, asked }, book), IN_A_MOMENT, book);
  return (answer, number) => {
    const way = guess(number);
    if (!way) return undefined;
    const fates = new Fates();
    const cup = new PairedCup(`odds ${number}`);
    const hear = (event: GameEvent, when: When) => (when === 'after' ? fates.hear(event) : 'on');
    playOnFrom(way, asked.decision, answer, { book, cup, policy: inAMoment(`odds ${number}`), hear });
    return fates.ended(sideOf(asked), book);
  };
}

/** From where the fight began: what fell before it in the day is not gone through again, nor guessed at. */
function fromFightsStart({ dawn, past, asked }: AtPrompt, book: Rulebook): Standpoint {
  const day = { past, again: (table: Table) => playDay(structuredClone(dawn), table) };
  return partInHand('fight', day, asked, { book, cup: new PairedCup('odds'), policy: IN_A_MOMENT });
}

/** What befell the machines of a fight, as it is told at its end. */
class Fates {
  readonly #of: Record<Side, { readonly fate: Fate }[]> = { allied: [], german: [] };

  hear(event: GameEvent): 'on' | 'enough' {
    if (event.type === 'machine-out') this.#of[event.side].push(event);
    return event.type === 'fight-over' ? 'enough' : 'on';
  }

  ended(side: Side, book: Rulebook): Ended {
    const [ours, theirs] = [this.#of[side], this.#of[enemyOf(side)]];
    const points = pointsFor(theirs, book) - pointsFor(ours, book);
    return { won: points > 0, points, ours: ours.filter(isDown).length, theirs: theirs.filter(isDown).length };
  }
}

const isDown = ({ fate }: { readonly fate: Fate }): boolean => fate === 'shot-down' || fate === 'forced-down';
