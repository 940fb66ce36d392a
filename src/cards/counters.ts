import type { GermanCounter } from './printed/forty-one.ts';
import type { VictoryPoints } from './printed/victory-points.ts';
import { promised, type Rulebook } from './rulebook.ts';

/** One of the forty-one by its number. */
export const counterOf = (number: number, { fortyOne }: Rulebook): GermanCounter =>
  promised(fortyOne.counters[number - 1], `German counter ${number}`);

/** Whether there is a single-seater among them. */
export const hasScout = (numbers: readonly number[], book: Rulebook): boolean =>
  numbers.some((number) => counterOf(number, book).observer === undefined);

/** `G12`; a second machine of that number in a fight is `G12-2`. */
export const germanId = (number: number, others: number): string =>
  others === 0 ? `G${number}` : `G${number}-${others + 1}`;

/** A letter and a figure are read, and no pattern is matched: a fight asks it of every machine many times. */
export const isGerman = (machine: string): boolean => machine[0] === 'G' && isFigure(machine[1]);

const isFigure = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

export const numberOfGerman = (machine: string): number =>
  isGerman(machine) ? Number.parseInt(machine.slice(1), 10) : Number.NaN;

/** The counter of a German machine that has been met. */
export const counterNamed = (machine: string, book: Rulebook): GermanCounter =>
  counterOf(numberOfGerman(machine), book);

export type EnemyPrice = VictoryPoints['enemies'][number];

/** (43) What the Victory Points card pays for a German of such a kind. */
export const priceOfEnemy = (kind: EnemyPrice['enemy'], { victoryPoints }: Rulebook): EnemyPrice =>
  promised(
    victoryPoints.enemies.find(({ enemy }) => enemy === kind),
    `Victory Points for ${kind}`,
  );

/** The same of a machine that has been met, whoever sits in it. */
export const priceOfMachine = (machine: string, book: Rulebook): EnemyPrice =>
  priceOfEnemy(counterNamed(machine, book).jasta11 ? 'jasta-11' : 'other', book);
