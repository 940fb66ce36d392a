import type { GermanCounter } from './printed/forty-one.ts';
import type { VictoryPoints } from './printed/victory-points.ts';
import { expectDefined, type Rulebook } from './rulebook.ts';

/** One of the forty-one counters by its number. */
export const counterOf = (number: number, { fortyOne }: Rulebook): GermanCounter =>
  expectDefined(fortyOne.counters[number - 1], `German counter ${number}`);

/** Whether any of them is a single-seater. */
export const hasScout = (numbers: readonly number[], book: Rulebook): boolean =>
  numbers.some((number) => counterOf(number, book).observer === undefined);

/** `G12`; a second machine of that number in a fight is `G12-2`. */
export const germanId = (number: number, others: number): string =>
  others === 0 ? `G${number}` : `G${number}-${others + 1}`;

/** Compares characters instead of a pattern, because a fight asks it of every machine many times. */
export const isGerman = (machine: string): boolean => machine[0] === 'G' && isFigure(machine[1]);

const isFigure = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

export const numberOfGerman = (machine: string): number =>
  isGerman(machine) ? Number.parseInt(machine.slice(1), 10) : Number.NaN;

/** The counter of a German machine that was met. */
export const counterNamed = (machine: string, book: Rulebook): GermanCounter =>
  counterOf(numberOfGerman(machine), book);

export type EnemyPrice = VictoryPoints['enemies'][number];

/** (43) The Victory Points for a German of this kind. */
export const priceOfEnemy = (kind: EnemyPrice['enemy'], { victoryPoints }: Rulebook): EnemyPrice =>
  expectDefined(
    victoryPoints.enemies.find(({ enemy }) => enemy === kind),
    `Victory Points for ${kind}`,
  );

/** The same for a machine that was met, whoever flies it. */
export const priceOfMachine = (machine: string, book: Rulebook): EnemyPrice =>
  priceOfEnemy(counterNamed(machine, book).jasta11 ? 'jasta-11' : 'other', book);

/** (43) (50) The kind of enemy for which his Victory Points stand on the card. */
export function kindOfEnemy({ personal, jasta11 }: GermanCounter): EnemyPrice['enemy'] {
  if (personal) return 'richthofen';
  return jasta11 ? 'jasta-11' : 'other';
}
