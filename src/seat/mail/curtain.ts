import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { isMidTurn } from '../../games/table.ts';
import type { Game } from '../../logbook/play-on.ts';
import type { GunsOf } from '../../mail/letter.ts';
import { askUnlessForced, type Question, questionOf } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Side } from '../../table/sides.ts';
import type { Table } from '../../table/table.ts';
import { isFor, sideOf } from '../../table/whose.ts';
import { theBattleGame } from '../game.ts';

/** What a player at his letter may answer, and where play stops before him. */
export interface HisMove {
  readonly side: Side;
  readonly guns: GunsOf;
  /** How much has been thrown, drawn and answered before it. */
  readonly entries: number;
  /** How many events had been told when the other side sealed its plan; nothing, where it has sealed none. */
  readonly sealedAt: number | undefined;
}

/** Ends play where the player's move ends. The rules have no `try`, so it passes through them. It is no error. */
class CurtainFell {}

/**
 * The game as far as one move leads: it is over as soon as dice are due, somebody else is asked, or something is told
 * that depends on what is sealed.
 */
export function gameOfMove(book: Rulebook, move: HisMove): Game<StandAloneBattle> {
  const game = theBattleGame(book);
  return {
    ...game,
    playDay: (state, table) => {
      try {
        game.playDay(state, behindCurtain(table, new Curtain(move)));
      } catch (stop) {
        if (!(stop instanceof CurtainFell)) throw stop;
        state.day += 1;
      }
    },
  };
}

class Curtain {
  readonly #move: HisMove;
  #entries = 0;
  #told = 0;

  constructor(move: HisMove) {
    this.#move = move;
  }

  falls(): void {
    if (this.#entries >= this.#move.entries) throw new CurtainFell();
    this.#entries += 1;
  }

  asks(question: Question): void {
    const { entries, side, guns } = this.#move;
    const isByGunner = this.#entries > entries && guns === 'steady' && isMidTurn(question.decision);
    if (this.#entries >= entries && (sideOf(question) !== side || isByGunner)) throw new CurtainFell();
    this.#entries += 1;
  }

  tells(event: GameEvent): void {
    const { sealedAt, side } = this.#move;
    if (sealedAt !== undefined && this.#told >= sealedAt && isFor(event, side)) throw new CurtainFell();
    this.#told += 1;
  }
}

const behindCurtain = (table: Table, curtain: Curtain): Table => ({
  book: table.book,
  roll: (check, whose, unseen) => {
    curtain.falls();
    return table.roll(check, whose, unseen);
  },
  draw: (deck, whose) => {
    curtain.falls();
    return table.draw(deck, whose);
  },
  choose: askUnlessForced((decision, about, options) => {
    curtain.asks(questionOf(decision, about, options));
    return table.choose(decision, about, options);
  }),
  tell: (event) => {
    curtain.tells(event);
    table.tell(event);
  },
  during: (flight, part) => behindCurtain(table.during(flight, part), curtain),
});
