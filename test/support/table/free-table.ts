import alea from 'seedrandom/lib/alea.js';
import { totalOf } from '../../../src/cards/dice.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { drawFace, seededCup } from '../../../src/dice/seeded-cup.ts';
import { lineOf } from '../../../src/games/table.ts';
import type { Check } from '../../../src/table/checks.ts';
import type { About, Answer, Decision, Question } from '../../../src/table/decisions.ts';
import { takeFrom } from '../../../src/table/decks.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { asItStood } from './as-it-stood.ts';

export interface FreeTable extends Table {
  readonly events: readonly GameEvent[];
  readonly asked: readonly Question[];
}

/** A table with any legal answers: dice and answers are random from two seeds. */
export function freeTable(book: Rulebook, dice: number, answers: number): FreeTable {
  const cup = seededCup(`alea:1:${dice}`, 1);
  const chance = alea(String(answers));
  const events: GameEvent[] = [];
  const asked: Question[] = [];
  const table: FreeTable = {
    book,
    events,
    asked,
    roll: (check: Check) => {
      const faces = cup.throw(check);
      return { faces, total: totalOf(lineOf(check).dice, faces) };
    },
    draw: (deck) => {
      const card = cup.draw(deck);
      takeFrom(deck, card);
      return card;
    },
    choose: <D extends Decision>(decision: D, about: About<D>, options: readonly Answer<D>[]): Answer<D> => {
      asked.push(asItStood({ decision, about, options }) as Question);
      const option = options[(6 * drawFace(chance) + drawFace(chance)) % options.length];
      if (option === undefined) throw new Error(`${decision} was asked without an answer to choose.`);
      return option;
    },
    tell: (event) => {
      events.push(event);
    },
    during: () => table,
  };
  return table;
}
