import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { pointsFor } from '../../kit/fight/battle-points.ts';
import { guessing } from '../../playouts/look-ahead/guess/guess.ts';
import { PairedCup } from '../../playouts/look-ahead/paired-cup.ts';
import { partInHand } from '../../playouts/look-ahead/part-in-hand.ts';
import { playOnFrom, type When } from '../../playouts/look-ahead/play-on.ts';
import { IN_A_MOMENT, inAMoment } from '../../policies/policies.ts';
import { playDay } from '../../procedure/campaign/day.ts';
import { playBattle } from '../../procedure/resolve-fight.ts';
import type { Question } from '../../table/decisions.ts';
import type { Fate } from '../../table/events/fight-events.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import { enemyOf, type Side } from '../../table/sides.ts';
import type { Standpoint } from '../../table/standpoint.ts';
import type { Table } from '../../table/table.ts';
import { sideOf } from '../../table/whose.ts';
import type { AtPrompt } from './play-out.ts';
import type { PlayOut } from './rounds.ts';
import { rowOf } from './row-said.ts';

/** The result of a fight for the asked side. */
export interface Ended {
  readonly won: boolean;
  readonly points: number;
  readonly ours: number;
  readonly theirs: number;
}

/** A question of a battle, and the way to it. */
export interface InBattle {
  readonly asked: Question;
  readonly from: Standpoint;
}

/** The history of a battle up to now. */
export const battleFrom = (dawn: StandAloneBattle, past: Standpoint['past']): Standpoint => ({
  past,
  again: (table) => playBattle(structuredClone(dawn), table),
});

/** Steady heads on both sides fight to the end; the other side's secrets are guessed anew each time. */
export function battleOn({ asked, from }: InBattle, book: Rulebook, steady = inAMoment): PlayOut<Ended> {
  const guess = guessing(asked, from, IN_A_MOMENT, book);
  return (answer, number) => {
    const way = guess(number);
    if (!way) return undefined;
    const count = new Count(sideOf(asked));
    const cup = new PairedCup(`odds ${number}`);
    const policy = steady(`odds ${number}`);
    const { first, says } = rowOf(answer, asked);
    playOnFrom(way, asked.decision, first, { book, cup, policy, says, hear: (event) => count.hear(event) });
    return count.ended;
  };
}

/** Counts the result of a battle from its events, in the words of each game. */
class Count {
  readonly #side: Side;
  readonly #lost: Record<Side, number> = { allied: 0, german: 0 };
  readonly #sides = new Map<string, Side>();
  #score: Readonly<Record<Side, number>> = { allied: 0, german: 0 };
  #winner: Side | 'nobody' | undefined;

  constructor(side: Side) {
    this.#side = side;
  }

  hear(event: GameEvent): 'on' {
    if (event.type === 'clouds-laid-out')
      for (const { machine, side } of event.machines) this.#sides.set(machine, side);
    else if (event.type === 'clouds-lost') this.#lose(this.#sides.get(event.machine));
    else if (event.type === 'machine-eliminated') this.#lose(event.side);
    else this.#count(event);
    return 'on';
  }

  #lose(side: Side | undefined): void {
    if (side) this.#lost[side] += 1;
  }

  #count(event: GameEvent): void {
    if (event.type === 'clouds-scored') this.#score = event;
    else if (event.type === 'battle-ended') this.#end(event);
    else if (event.type === 'side-fight-over') [this.#score, this.#winner] = [event.points, event.winner];
    else if (event.type === 'cards-counted-up') [this.#score, this.#winner] = [event.score, event.winner];
  }

  #end({ allied, germans, points = this.#score }: EventOf<'battle-ended'>): void {
    this.#score = points;
    for (const _ of allied.filter(isDown)) this.#lose('allied');
    for (const _ of germans.filter(isDown)) this.#lose('german');
  }

  get ended(): Ended {
    const [own, other] = [this.#side, enemyOf(this.#side)];
    const points = this.#score[own] - this.#score[other];
    const hasWon = this.#winner === undefined ? points > 0 : this.#winner === own;
    return { won: hasWon, points, ours: this.#lost[own], theirs: this.#lost[other] };
  }
}

/**
 * Plays a Dog-Fight of a campaign with planning to its end only: a whole day of such fights takes too long. The other
 * side's secrets are guessed anew each time.
 */
export function fightingOn(prompt: AtPrompt, book: Rulebook): PlayOut<Ended> {
  const { asked } = prompt;
  const guess = guessing(asked, fromFightsStart(prompt, book), IN_A_MOMENT, book);
  return (answer, number) => {
    const way = guess(number);
    if (!way) return undefined;
    const fates = new Fates();
    const cup = new PairedCup(`odds ${number}`);
    const hear = (event: GameEvent, when: When) => (when === 'after' ? fates.hear(event) : 'on');
    const { first, says } = rowOf(answer, asked);
    playOnFrom(way, asked.decision, first, { book, cup, policy: inAMoment(`odds ${number}`), says, hear });
    return fates.ended(sideOf(asked), book);
  };
}

/** From the start of the fight: earlier parts of the day are neither replayed nor guessed. */
function fromFightsStart({ dawn, past, asked, playLesson = playDay }: AtPrompt, book: Rulebook): Standpoint {
  const day = { past, again: (table: Table) => playLesson(structuredClone(dawn), table) };
  return partInHand('fight', day, asked, { book, cup: new PairedCup('odds'), policy: IN_A_MOMENT });
}

/** The fates of the machines of a fight, as told at its end. */
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
