import { type Roll, totalOf } from '../../../src/cards/dice.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { Cup } from '../../../src/dice/cup.ts';
import { lineOf } from '../../../src/games/table.ts';
import type { Procedure } from '../../../src/logbook/attempt.ts';
import type { JournalEntry } from '../../../src/logbook/journal.ts';
import type { Check } from '../../../src/table/checks.ts';
import { askUnlessForced } from '../../../src/table/decisions.ts';
import { type Deck, takeFrom } from '../../../src/table/decks.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';

/** The option to take, question by question; repeated at its end. */
export type Plan = readonly number[];

export const chosen = <T>(plan: Plan, turn: number, options: readonly T[]): T =>
  options[(plan[turn % plan.length] ?? 0) % options.length] as T;

/** The result of a procedure at a table that answers every question at once, without replays. */
export interface PlayedThrough<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly journal: readonly JournalEntry[];
}

export function playThrough<State>(
  procedure: Procedure<State>,
  start: State,
  book: Rulebook,
  cup: Cup,
  plan: Plan,
): PlayedThrough<State> {
  const events: GameEvent[] = [];
  const journal: JournalEntry[] = [];
  const answers = { given: 0 };
  const seat = (dice: Cup): Table => ({
    book,
    roll(check: Check): Roll {
      const faces = dice.throw(check);
      journal.push({ threw: check, faces, byHand: false });
      return { faces, total: totalOf(lineOf(check).dice, faces) };
    },
    draw(deck: Deck): string {
      const card = dice.draw(deck);
      takeFrom(deck, card);
      journal.push({ drew: deck.name, card, byHand: false });
      return card;
    },
    choose: askUnlessForced((asked, _, options) => {
      const answer = chosen(plan, answers.given++, options);
      journal.push({ asked, answer });
      return answer;
    }),
    tell: (event) => void events.push(event),
    during: (flight, watch) => seat(dice.during(flight, watch)),
  });
  const state = structuredClone(start);
  procedure(state, seat(cup));
  return { state, events, journal };
}
