import { guessing } from '../../../autoplay/look-ahead/guess/guess.ts';
import { PairedCup } from '../../../autoplay/look-ahead/paired-cup.ts';
import { playOnFrom } from '../../../autoplay/look-ahead/play-on.ts';
import { IN_A_MOMENT, inAMoment } from '../../../autoplay/policies.ts';
import type { StandAloneBattle } from '../../../campaign/stand-alone-battle.ts';
import type { Sitting } from '../../../logbook/sitting.ts';
import { todayOf } from '../../../logbook/standing.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { playBattle } from '../../../rules/scenario/play-scenario.ts';
import type { BattleFate } from '../../../table/battle-events.ts';
import type { Question } from '../../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { Standpoint } from '../../../table/standpoint.ts';
import type { Table } from '../../../table/table.ts';
import { sideOf } from '../../../table/whose.ts';
import { print } from '../../shell/page.ts';
import type { Came, Seat } from '../seat.ts';
import { type Ended, tellFought } from './fought-out.ts';
import type { PlayOut } from './in-time.ts';

/** `odds` in a battle that stands alone: what each answer brings by its end. */
export function tellBattleOdds(sitting: Sitting<StandAloneBattle>, seat: Seat): Came {
  const { campaign: dawn, log, position } = sitting;
  if (position.status === 'asking') {
    const past = [...todayOf(log.standing).journal.entries, ...position.fresh];
    const from = { past, again: (table: Table) => playBattle(structuredClone(dawn), table) };
    return tellFought(position.question, battleOn({ asked: position.question, from }, seat.book), 'battle', seat);
  }
  print('No question stands here that has odds.', seat.paper);
  return 'nowhere';
}

/** A question of a battle, and how the battle came to it. */
export interface InBattle {
  readonly asked: Question;
  readonly from: Standpoint;
}

/** Steady men on both sides fight it out; what the other side has kept secret is guessed at anew each time. */
export function battleOn({ asked, from }: InBattle, book: Rulebook, steady = inAMoment): PlayOut<Ended> {
  const guess = guessing(asked, from, IN_A_MOMENT, book);
  return (answer, number) => {
    const way = guess(number);
    if (!way) return undefined;
    const count = new Count(sideOf(asked));
    const cup = new PairedCup(`odds ${number}`);
    const policy = steady(`odds ${number}`);
    playOnFrom(way, asked.decision, answer, { book, cup, policy, hear: (event) => count.hear(event) });
    return count.ended;
  };
}

/** Counts what is told of the end of a battle, each system in its own words. */
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

const isDown = ({ fate }: BattleFate): boolean => fate === 'shot-down' || fate === 'forced-down';
