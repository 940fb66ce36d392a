import type { Rulebook } from '../cards/rulebook.ts';
import { weighedInFight } from '../games/heads.ts';
import { aroundIn, flownWordsOf } from '../games/screens.ts';
import type { TurnWeighed } from '../kit/game-head.ts';
import type { Strength } from '../kit/head/strengths.ts';
import type { Game } from '../logbook/play-on.ts';
import { playedAgain } from '../logbook/replay.ts';
import { daysOf, opponentIn, type StandingRecord } from '../logbook/standing.ts';
import { strengthOf } from '../policies/policies.ts';
import { type Decision, type Question, questionOf } from '../table/decisions.ts';
import type { Side } from '../table/sides.ts';
import type { Table } from '../table/table.ts';
import { sideOf } from '../table/whose.ts';
import { leaderOf } from './set-up/read-options.ts';

/** The enemy whose plans are asked for; without a turn in all of them. */
export interface PlansWanted {
  readonly machine: string;
  readonly turn: number | undefined;
}

/** `G1`, `G1 3`, `g1 turn 3`; nothing for other words. */
export function plansWanted(typed: string): PlansWanted | undefined {
  const read = /^([a-z]{1,2}\d+)(?:\s+(?:turn\s+)?(\d+))?$/i.exec(typed.trim());
  const [, machine, turn] = read ?? [];
  return machine === undefined
    ? undefined
    : { machine: machine.toUpperCase(), turn: turn === undefined ? undefined : Number(turn) };
}

/** A turn of an enemy: what he had around him, what he flew, and what his head makes of his ways from there. */
interface EnemyTurn extends TurnWeighed {
  readonly decision: Decision;
  readonly saw: string;
  readonly flown: string[];
}

/** Who leads the enemy, where that is a head that can be asked. */
interface EnemyHead {
  readonly side: Side;
  readonly strength: Strength;
}

/**
 * What an enemy saw in each turn of the last day of a log-book, what he chose, and what it was worth to him beside his
 * next best. His secrets are laid open: only for a fight that is over.
 */
export function enemyPlansTold<State>(
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
  wanted: PlansWanted,
): string {
  const head = headOf(standing);
  if (!head) return 'No head of the program led the enemy: nobody knows what he thought.';
  const turns = enemyTurns(standing, game, { ...wanted, ...head });
  if (turns.length === 0)
    return `${wanted.machine} chose nothing${wanted.turn === undefined ? '' : ` in turn ${wanted.turn}`}: it is no machine of the enemy, or had no choice.`;
  return [...turns.map(turnTold), MEASURE].join('\n');
}

const MEASURE =
  'The figures are his own measure, taken anew from where he was: shots that he expects to give less those to take, and where it leaves him.';

function headOf<State>(standing: readonly StandingRecord<State>[]): EnemyHead | undefined {
  const opponent = opponentIn(standing);
  if (!opponent) return undefined;
  const strength = strengthOf(leaderOf(opponent.policy));
  return strength === 'random' ? undefined : { side: opponent.side, strength };
}

function enemyTurns<State>(
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
  wanted: PlansWanted & EnemyHead,
): readonly EnemyTurn[] {
  const watch = new TurnsWatched(wanted, game.book);
  const days = daysOf(standing).filter(({ dawn }) => !game.isOver(dawn.state));
  const watched = { ...game, playDay: (state: State, table: Table) => game.playDay(state, watch.at(table)) };
  for (const day of days.slice(-1)) playedAgain(day, standing, watched);
  return watch.turns;
}

/** Looks over the shoulder of one machine while a day is played again. */
class TurnsWatched {
  readonly turns: EnemyTurn[] = [];
  readonly #wanted: PlansWanted & EnemyHead;
  readonly #book: Rulebook;

  constructor(wanted: PlansWanted & EnemyHead, book: Rulebook) {
    this.#wanted = wanted;
    this.#book = book;
  }

  at(table: Table): Table {
    return {
      book: table.book,
      roll: (...check) => table.roll(...check),
      draw: (...deck) => table.draw(...deck),
      tell: (event) => table.tell(event),
      during: (...part) => this.at(table.during(...part)),
      choose: (decision, about, options, besides) => {
        const answer = table.choose(decision, about, options, besides);
        this.#note(questionOf(decision, about, options), String(answer));
        return answer;
      },
    };
  }

  /** Before anything comes of the answer: a view may be of a fight that goes on. */
  #note(question: Question, answer: string): void {
    const { about, decision } = question;
    const { machine, turn, side, strength } = this.#wanted;
    if (sideOf(question) !== side || !('machine' in about) || about.machine !== machine) return;
    if (!('view' in about) || (turn !== undefined && about.view.turn !== turn)) return;
    const weighed = weighedInFight(question, strength, this.#book);
    if (weighed) {
      this.turns.push({ ...weighed, decision, saw: aroundIn(question, this.#book) ?? '', flown: [answer] });
      return;
    }
    const last = this.turns.at(-1);
    if (last?.decision === decision && last.turn === about.view.turn) last.flown.push(answer);
  }
}

function turnTold({ machine, turn, decision, saw, flown, ways }: EnemyTurn): string {
  const told = (words: readonly string[]) => flownWordsOf(decision, words) ?? words.join(' ');
  const at = ways.findIndex(({ words }) => words.join() === flown.join());
  const own = ways[at];
  const other = ways[at === 0 ? 1 : 0];
  const valued = own
    ? `, worth ${worthText(own.worth)} to him`
    : `, which is none of the ${ways.length} ways that he thinks over`;
  const next = other
    ? ` ${at === 0 ? 'His next best' : 'The best'} was ${told(other.words)}, ${worthText(other.worth)}.`
    : '';
  return `Turn ${turn}, ${machine} has ${saw === '' ? 'nobody in sight' : saw}. He flies ${told(flown)}${valued}.${next}`;
}

const worthText = (worth: number): string => (Math.round(worth * 100) / 100).toFixed(2).replace(/^-0\.00$/, '0.00');
