import type { Manoeuvre } from '../../../rulebook/fights/manoeuvre-cards/manoeuvre-decks.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import type { Fallen, Standpoint } from '../../../table/standpoint.ts';
import { sideOf } from '../../../table/whose.ts';
import { walk } from './walk.ts';

/** What one side has kept from the other by the time of a question. */
export interface KeptSecret {
  /** The past without the answers that are secret still. */
  readonly open: readonly Fallen[];
  /** Of this turn the cards of each of its machines that have been shown, in their order. */
  readonly shown: ReadonlyMap<string, readonly Manoeuvre[]>;
  /** The places of the cards drawn that lie face down before its machines. */
  readonly faceDown: ReadonlySet<number>;
  /** Whether an answer to a question of the so manyth fight is a secret still. */
  isKept(question: Question, fight: number): boolean;
}

/** What begins a fight: what was kept in the one before it is over and done with. */
export const beginsAFight = ({ type }: GameEvent): boolean =>
  type === 'fight-began' || type === 'cards-laid-out' || type === 'side-fight-began';

/** Walks the way to a question, and marks what a side has shown to nobody; nothing, where the way is lost. */
export function keptSecret(by: Side, from: Standpoint, book: Rulebook): KeptSecret | undefined {
  const seen = new Seen(by);
  const asked: { readonly question: Question; readonly fight: number }[] = [];
  const walked = walk(from, book, {
    answers: (question) => void asked.push({ question, fight: seen.fights }),
    draws: (_, card, place) => seen.drew(card, place),
    hears: (event) => seen.hears(event),
  });
  if (!walked) return undefined;
  const isKept = (question: Question, fight: number): boolean =>
    fight === seen.fights && sideOf(question) === by && seen.keeps(question);
  const kept = asked.map(({ question, fight }) => isKept(question, fight));
  let place = 0;
  const open = from.past.filter((fell) => !('asked' in fell && kept[place++]));
  return { open, shown: seen.allShown(), faceDown: seen.faceDown, isKept };
}

/** What can be seen from across the table. */
class Seen {
  fights = 0;
  readonly faceDown = new Set<number>();
  readonly #by: Side;
  readonly #shown = new Map<string, Manoeuvre[]>();
  /** A card that lies open to this side before it is flown. */
  readonly #peeked = new Map<string, Manoeuvre>();
  readonly #moved = new Set<string>();
  #turn = 0;
  /** Cards drawn of which has not been told yet before whom they lie. */
  #drawn: { readonly card: string; readonly place: number }[] = [];

  constructor(by: Side) {
    this.#by = by;
  }

  drew(card: string, place: number): string {
    this.#drawn.push({ card, place });
    return card;
  }

  hears(event: GameEvent): void {
    if (beginsAFight(event)) this.fights += 1;
    if (event.type === 'card-turn-began' || event.type === 'side-turn-began') this.#beginTurn(event.turn);
    else if (event.type === 'side-moved') this.#moved.add(event.machine);
    else if (event.type === 'damage-drawn') this.#layDown(event);
    else this.#showCards(event);
  }

  #beginTurn(turn: number): void {
    this.#turn = turn;
    this.#shown.clear();
    this.#peeked.clear();
    this.#moved.clear();
  }

  #layDown({ card, for: side }: EventOf<'damage-drawn'>): void {
    const at = this.#drawn.findIndex((each) => each.card === card);
    const [drawn] = this.#drawn.splice(0, at + 1).slice(-1);
    if (drawn && side === this.#by) this.faceDown.add(drawn.place);
  }

  #showCards(event: GameEvent): void {
    if (event.type === 'cards-revealed') {
      for (const { machine, card } of event.moves)
        this.#shown.set(machine, [...(this.#shown.get(machine) ?? []), card]);
      this.#peeked.clear();
    }
    if (event.type === 'tailed-card-shown' && event.for !== this.#by) this.#peeked.set(event.tailed, event.card);
    if (event.type === 'first-card-seen' && event.for !== this.#by) this.#peeked.set(event.machine, event.card);
  }

  allShown(): ReadonlyMap<string, readonly Manoeuvre[]> {
    const all = new Map<string, readonly Manoeuvre[]>(this.#shown);
    for (const [machine, card] of this.#peeked) all.set(machine, [...(all.get(machine) ?? []), card]);
    return all;
  }

  keeps({ decision, about }: Question): boolean {
    if (decision === 'who-carries') return true;
    if (decision === 'plan-card' || decision === 'reorder-plan') return about.view.turn === this.#turn;
    return decision === 'throttle' && about.view.turn === this.#turn && !this.#moved.has(about.machine);
  }
}
