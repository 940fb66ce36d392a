import type { SecretWatch } from '../../../kit/game-head.ts';
import type { Question } from '../../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import { bears, SPECIALS, type Special } from '../cards/damage-cards.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';

/** The plans of a side as they are revealed card by card, and the damage cards before its machines. */
export class CardWatch implements SecretWatch {
  readonly faceDown = new Set<number>();
  readonly #by: Side;
  readonly #shown = new Map<string, Manoeuvre[]>();
  /** Cards that lie open to the other side before they are flown. */
  readonly #peeked = new Map<string, Manoeuvre>();
  #turn = 0;
  /** Drawn cards whose machine has not been told yet. */
  #drawn: { readonly card: string; readonly place: number }[] = [];

  constructor(by: Side) {
    this.#by = by;
  }

  drew(card: string, place: number): void {
    this.#drawn.push({ card, place });
  }

  hears(event: GameEvent): void {
    if (event.type === 'card-turn-began') this.#beginTurn(event.turn);
    else if (event.type === 'damage-drawn') this.#layDown(event);
    else this.#showCards(event);
  }

  #beginTurn(turn: number): void {
    this.#turn = turn;
    this.#shown.clear();
    this.#peeked.clear();
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

  keeps({ decision }: Question, turn: number): boolean {
    if (decision === 'who-carries') return true;
    return (decision === 'plan-card' || decision === 'reorder-plan') && turn === this.#turn;
  }

  /** Known are the cards that were shown. A plan was guessed in the order in which it was flown. */
  known({ decision, about, options }: Question): string | undefined {
    if (decision === 'reorder-plan') return options[0];
    return decision === 'plan-card' ? this.#shownOf(about.machine)[about.slot - 1] : undefined;
  }

  #shownOf(machine: string): readonly Manoeuvre[] {
    const peeked = this.#peeked.get(machine);
    return [...(this.#shown.get(machine) ?? []), ...(peeked ? [peeked] : [])];
  }
}

/** A damage card by what is visible of it at once. */
export function kindOfDamage(card: string, look: 'wide' | 'close'): string {
  const special = SPECIALS.find((each) => bears(card, each)) ?? 'plain';
  return look === 'wide' && isHidden(special) ? 'plain' : special;
}

/** (W044) What may be kept secret of a damage card. A guess that contradicts what is seen is wrong. */
const isHidden = (special: Special | 'plain'): boolean =>
  special === 'rudder-left' || special === 'rudder-right' || special === 'engine' || special === 'crew';
