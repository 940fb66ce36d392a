import { readFileSync, writeFileSync } from 'node:fs';
import type { GameOfRules, Told } from './sample.ts';

/** What a sample of one game came to. */
export interface MeasuredGame {
  readonly seed: string;
  readonly tried: number;
  readonly killed: number;
  /** Of the killed, those that did not come to an end. */
  readonly endless: number;
  readonly untyped: number;
  readonly equal: number;
  readonly survivors: readonly Told[];
}

export type Measured = Readonly<Record<GameOfRules, MeasuredGame>>;

const FILE = 'test/ledger/mutations/measured.json';

/** What `npm run mutations -- --write` measured last. */
export const lastMeasured = (): Measured => JSON.parse(readFileSync(FILE, 'utf8'));

export const keepMeasured = (game: GameOfRules, measured: MeasuredGame): void =>
  writeFileSync(FILE, `${JSON.stringify({ ...lastMeasured(), [game]: measured }, null, 2)}\n`);
