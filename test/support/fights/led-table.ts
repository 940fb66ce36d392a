import { diceInHand } from '../../../src/cards/dice.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { Cup } from '../../../src/dice/cup.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { lineOf } from '../../../src/games/table.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { seededRandom } from '../table/seeded-random.ts';

/** Who answers for both sides, and whether dice are fair, or mostly 1 or their highest. */
export interface Led {
  readonly by: 'random' | 'prudent' | 'bold';
  readonly dice: 'fair' | 'hard';
}

/** Random legal answers; and heads with aims, whose machines are hit, burn and break up. */
export const LEADERS: readonly Led[] = [
  { by: 'random', dice: 'fair' },
  { by: 'random', dice: 'hard' },
  { by: 'prudent', dice: 'fair' },
  { by: 'prudent', dice: 'hard' },
  { by: 'bold', dice: 'hard' },
];

/** The same for the same number. */
export function ledTable({ by, dice }: Led, number: number, book: Rulebook): { table: Table; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const fair = seededCup(`alea:1:${number}`, 1);
  const cup = dice === 'fair' ? fair : hard(fair, number);
  const scribe = { ...nobodyWrites, told: (event: GameEvent) => void events.push(event) };
  return { table: new AutomaticTable(book, cup, policyNamed(by, String(number), 'quick'), scribe), events };
}

/** Two of three dice show 1 or their highest face; half the damage cards have a special. */
function hard(fair: Cup, number: number): Cup {
  const random = seededRandom(String(number));
  const cup: Cup = {
    ...fair,
    throw: (check) => {
      const { sides } = diceInHand(lineOf(check).dice);
      return fair.throw(check).map((face) => (random(3) === 0 ? face : ([1, sides][random(2)] ?? face)));
    },
    draw: (deck) => {
      const worse = Object.keys(deck.left).filter((card) => (deck.left[card] ?? 0) > 0 && !/^\d+$/.test(card));
      return (random(2) === 0 ? worse[random(worse.length)] : undefined) ?? fair.draw(deck);
    },
    during: () => cup,
    isByHand: () => false,
    isDrawnByHand: () => false,
  };
  return cup;
}
