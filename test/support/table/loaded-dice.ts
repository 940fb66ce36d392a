import { type Roll, totalOf } from '../../../src/cards/dice.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { isThrowOf } from '../../../src/dice/hand-dice.ts';
import { lineOf } from '../../../src/games/table.ts';
import type { Check } from '../../../src/table/checks.ts';
import { type Answer, allOpen, type Choose, type Decision, type Question } from '../../../src/table/decisions.ts';
import { type Deck, takeFrom } from '../../../src/table/decks.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { asItStood } from './as-it-stood.ts';

/** Events at a table with loaded dice: the throws in order, and for each decision its answers in order. */
export interface Script {
  readonly book: Rulebook;
  /** `weather-forecast 3 4`: the check, then the faces; `#damage-a 3`: a deck, then the card. */
  readonly dice?: readonly string[];
  readonly answers?: { readonly [D in Decision]?: readonly Answer<D>[] };
}

/**
 * Plays a rule at a table with loaded dice and scripted answers. An unused die, a throw of another check, a question
 * without an answer and an answer without a question fail the test.
 */
export function playLoaded<Result>(
  rule: (table: Table) => Result,
  script: Script,
): { readonly result: Result; readonly events: readonly GameEvent[]; readonly asked: readonly Question[] } {
  const table = new LoadedTable(script);
  const result = rule(table);
  table.expectAllUsed();
  return { result, events: table.events, asked: table.asked };
}

class LoadedTable implements Table {
  readonly book: Rulebook;
  readonly events: GameEvent[] = [];
  readonly asked: Question[] = [];
  readonly #dice: string[];
  readonly #answers: Map<string, string[]>;

  constructor({ book, dice = [], answers = {} }: Script) {
    this.book = book;
    this.#dice = [...dice];
    this.#answers = new Map(Object.entries(answers).map(([decision, given]) => [decision, [...given]]));
  }

  roll(check: Check): Roll {
    const loaded = this.#dice.shift();
    if (loaded === undefined) throw new Error(`The rules throw for ${check}, but no dice are left.`);
    const [label, ...faces] = loaded.split(' ');
    if (label !== check) throw new Error(`The rules throw for ${check}, but the dice lie ready as "${loaded}".`);
    const { dice } = lineOf(check);
    const fell = faces.map(Number);
    if (!isThrowOf(dice, fell)) throw new Error(`No ${dice} falls as "${loaded}" has it.`);
    return { faces: fell, total: totalOf(dice, fell) };
  }

  draw(deck: Deck): string {
    const loaded = this.#dice.shift() ?? 'nothing';
    const [label, card = ''] = loaded.split(' ');
    if (label !== `#${deck.name}`)
      throw new Error(`The rules draw from ${deck.name}, but there lies ready "${loaded}".`);
    takeFrom(deck, card);
    return card;
  }

  readonly choose: Choose = (decision, about, named, besides) => {
    const options = allOpen(named, besides);
    this.asked.push(asItStood({ decision, about, options }) as Question);
    const asked = `${decision} ${JSON.stringify(about)}`;
    const answer = this.#answers.get(decision)?.shift();
    if (answer === undefined) throw new Error(`Nobody answers ${asked}.`);
    const option = options.find((each) => each === answer);
    if (option === undefined) throw new Error(`"${answer}" does not answer ${asked}: it takes ${options.join(', ')}.`);
    return option;
  };

  tell(event: GameEvent): void {
    this.events.push(event);
  }

  during(): Table {
    return this;
  }

  expectAllUsed(): void {
    if (this.#dice.length > 0) throw new Error(`Dice are left over: ${this.#dice.join(', ')}.`);
    for (const [decision, left] of this.#answers)
      if (left.length > 0) throw new Error(`Nobody asked ${decision} once more, for ${left.join(', ')}.`);
  }
}
