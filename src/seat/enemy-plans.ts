import type { Rulebook } from '../cards/rulebook.ts';
import { weighedInFight } from '../games/heads.ts';
import { gamesThatAsk } from '../games/screens.ts';
import { hasTrait } from '../games/table.ts';
import type { TurnWeighed } from '../kit/game-head.ts';
import type { Strength } from '../kit/head/strengths.ts';
import type { Game } from '../logbook/play-on.ts';
import { playedAgain } from '../logbook/replay.ts';
import { daysOf, opponentIn, type StandingRecord } from '../logbook/standing.ts';
import { wrap } from '../page/paper.ts';
import { strengthOf } from '../policies/policies.ts';
import { askingOf } from '../questions/asking/questions.ts';
import { endedIn, entered, hasTurn } from '../screens/pages/closing-page.ts';
import { type Question, questionOf } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import type { Side } from '../table/sides.ts';
import type { Table } from '../table/table.ts';
import { sideOf } from '../table/whose.ts';
import { counted, listed } from '../words/numbers.ts';
import { theGame } from './game.ts';
import type { Seat } from './seat.ts';
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

/** `why G12 turn 3` at a prompt of a campaign, of a fight of this day that is over; nothing for other words. */
export function plansNow(typed: string, { setting, sitting, book, paper }: Seat): string | undefined {
  const wanted = plansWanted(typed);
  if (wanted?.turn === undefined) return undefined;
  if (gamesThatAsk(sitting.asked).length > 0 || !setting.log)
    return 'What an enemy plans is secret until the fight is over.';
  return enemyPlansTold(setting.log.standing, theGame(book), wanted)
    .split('\n')
    .map((line) => wrap(line, paper))
    .join('\n');
}

/** A turn of an enemy: what he had around him, what he flew, and what his head makes of his ways from there. */
interface EnemyTurn extends TurnWeighed {
  readonly words: (answers: readonly string[]) => string;
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
  const { turns, events } = enemyTurns(standing, game, { ...wanted, ...head });
  if (turns.length === 0) return noPlanText({ ...wanted, ...head }, events);
  return [...turns.map(turnTold), MEASURE].join('\n');
}

/** Why nothing is told of a machine, or of that turn of it. */
function noPlanText({ machine, turn, side }: PlansWanted & EnemyHead, events: readonly GameEvent[]): string {
  const all = entered(events);
  const foes = [...new Set(all.filter((each) => each.side === side).map((each) => each.machine))];
  const theirs = `The enemy had ${listed(foes)}.`;
  const own = all.find((each) => each.machine === machine);
  if (foes.length === 0) return `${machine} chose nothing that is weighed.`;
  if (!own) return `No ${machine} was in it. ${theirs}`;
  if (own.side !== side) return `${machine} was your own. ${theirs}`;
  const turns = events.filter(hasTurn).map((event) => event.turn);
  const last = Math.max(0, ...turns);
  if (turn !== undefined && turn > last) return `It was over after ${counted(last, 'turn')}.`;
  const out = events.findIndex((event) => hasTrait(event, 'takes-out') && endedIn(event) === machine);
  const outIn = out < 0 ? undefined : events.slice(0, out).findLast(hasTurn)?.turn;
  if (outIn !== undefined && (turn ?? last) > outIn) return `${machine} was out of it in turn ${outIn}.`;
  return `${machine} had no choice${turn === undefined ? '' : ` in turn ${turn}`}.`;
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
): TurnsWatched {
  const watch = new TurnsWatched(wanted, game.book);
  const days = daysOf(standing).filter(({ dawn }) => !game.isOver(dawn.state));
  const watched = { ...game, playDay: (state: State, table: Table) => game.playDay(state, watch.at(table)) };
  for (const day of days.slice(-1)) playedAgain(day, standing, watched);
  return watch;
}

/** Looks over the shoulder of one machine while a day is played again. */
class TurnsWatched {
  readonly turns: EnemyTurn[] = [];
  readonly events: GameEvent[] = [];
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
      tell: (event) => {
        this.events.push(event);
        table.tell(event);
      },
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
    const { about } = question;
    const { machine, turn, side, strength } = this.#wanted;
    if (sideOf(question) !== side || !('machine' in about) || about.machine !== machine) return;
    if (!('view' in about) || (turn !== undefined && about.view.turn !== turn)) return;
    const weighed = weighedInFight(question, strength, this.#book);
    const { planned } = askingOf(question);
    if (!planned) return;
    const last = this.turns.at(-1);
    if (weighed) {
      const saw = planned.around(about, this.#book);
      this.turns.push({ ...weighed, words: planned.flown, saw, flown: [answer] });
    } else if (last?.turn === about.view.turn) last.flown.push(answer);
  }
}

function turnTold({ machine, turn, words: told, saw, flown, ways }: EnemyTurn): string {
  const at = ways.findIndex(({ words }) => words.join() === flown.join());
  const own = ways[at];
  const other = ways[at === 0 ? 1 : 0];
  const valued = own
    ? `, worth ${worthText(own.worth)} to him`
    : `, none of the ${counted(ways.length, 'way')} that such a head thinks over`;
  const next = other
    ? `${at === 0 ? 'His next best' : 'The best'} was ${told(other.words)}, ${worthText(other.worth)}.`
    : 'He had no other way.';
  return `Turn ${turn}, ${machine} has ${saw === '' ? 'nobody in sight' : asHis(saw)}. He flies ${told(flown)}${valued}. ${next}`;
}

/** What a page tells a player of his own machine, told of another's. */
const asHis = (words: string): string => words.replace(/\byou\b/g, 'him').replace(/\byour\b/g, 'his');

const worthText = (worth: number): string => (Math.round(worth * 100) / 100).toFixed(2).replace(/^-0\.00$/, '0.00');
