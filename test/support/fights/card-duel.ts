import type { Procedure } from '../../../src/logbook/attempt.ts';
import type { Game } from '../../../src/logbook/play-on.ts';
import { cardsLeft, type Deck } from '../../../src/table/decks.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { enemyOf, SIDES, type Side } from '../../../src/table/sides.ts';
import type { Table } from '../../../src/table/table.ts';
import { book, RULES } from '../people/campaigns.ts';
import { EMPTY_TRACK } from './empty-track.ts';

/** A duel with cards at the start of a turn: the damage of each machine, which only its own side knows. */
export interface CardDuel {
  day: number;
  readonly taken: Record<Side, string[]>;
  readonly deck: Deck;
  /** What every stand-alone battle has in a log-book. */
  readonly setUp: object;
  readonly system: 'wings-of-war';
  readonly germansLedBy: 'a-player';
}

/** The view of one side: its own cards, the number of the other's, and the chance of another hole by what it knows. */
interface DuelView {
  readonly turn: number;
  readonly own: readonly string[];
  readonly theirs: number;
  readonly holes: string;
}

/** An event, with the side that may know it. */
export type DuelEvent = GameEvent & { readonly for?: Side; readonly laysOpen?: true };

const DECK = { hole: 3, jam: 2, nothing: 2 };
const CARDS = cardsLeft({ name: 'damage-a', left: DECK });
const TURNS = 3;

const MACHINE = { allied: 'B1', german: 'G1' } as const satisfies Record<Side, string>;

export const aCardDuel = (): CardDuel => ({
  day: 1,
  taken: { allied: [], german: [] },
  deck: { name: 'damage-a', left: { ...DECK } },
  setUp: {},
  system: 'wings-of-war',
  germansLedBy: 'a-player',
});

/**
 * The smallest fight with all special cases: both sides plan in secret to stay or go, the plans are revealed together,
 * and a machine that stays under the guns of another draws a card that only its side sees. In the last turn a die is
 * rolled before any question. Its questions, events and words are borrowed from other games.
 */
export const playCardDuel: Procedure<CardDuel> = (duel, table) => {
  tell(table, { type: 'day-broke', day: duel.day });
  for (let turn = 1; turn <= TURNS; turn++) if (!playTurn(turn, duel, table)) break;
  duel.day += 1;
  tell(table, { type: 'day-ended', day: 1, total: 0, points: duel.taken.german.length - duel.taken.allied.length });
};

/** Returns whether the fight goes on. */
function playTurn(turn: number, duel: CardDuel, table: Table): boolean {
  if (turn === TURNS) table.roll('lot');
  const [allied, german] = SIDES.map((side) => planFor(side, turn, duel, table));
  lay('allied', allied, table);
  lay('german', german, table);
  if (allied === 'go' && german === 'go') return false;
  for (const side of SIDES) if (allied === german) drawFor(side, duel, table);
  return true;
}

/** A side is asked whether to stay or to go. */
export function planFor(side: Side, turn: number, duel: CardDuel, table: Table): 'stay' | 'go' {
  const about = {
    machine: MACHINE[side],
    seats: 1 as const,
    adds: 0,
    side,
    track: EMPTY_TRACK,
    view: viewOf(side, turn, duel),
  };
  const plan = table.choose('ignore-driven-off', about, ['stay', 'go']);
  if (plan === 'stay') tell(table, { type: 'driven-off-ignored', machine: MACHINE[side], for: side });
  return plan;
}

/** The rest of the deck would reveal the enemy's cards: a side counts all cards that it has not seen. */
function viewOf(side: Side, turn: number, { taken }: CardDuel): DuelView {
  const own = [...taken[side]];
  const holes = DECK.hole - own.filter((card) => card === 'hole').length;
  return { turn, own, theirs: taken[enemyOf(side)].length, holes: `${holes}/${CARDS - own.length}` };
}

function lay(side: Side, plan: 'stay' | 'go' | undefined, table: Table): void {
  const machine = MACHINE[side];
  if (plan === 'stay') tell(table, { type: 'held-off', machine, laysOpen: true });
  else tell(table, { type: 'escaped', machine, why: 'chosen', laysOpen: true });
}

function drawFor(side: Side, duel: CardDuel, table: Table): void {
  const card = table.draw(duel.deck);
  duel.taken[side].push(card);
  tell(table, { type: 'load-wasted', machine: MACHINE[side], load: card, pounds: 0, left: 0, for: side });
}

export const tell = (table: Table, event: DuelEvent) => table.tell(event);

export const duelGame = (told: Partial<Game<CardDuel>> = {}): Game<CardDuel> => ({
  book,
  rules: RULES,
  playDay: playCardDuel,
  isOver: ({ day }) => day > 1,
  policy: () => () => 'stay',
  ...told,
});
