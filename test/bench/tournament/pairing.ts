import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { Side } from '../../../src/table/sides.ts';
import { even, type ThoughtOut } from './even.ts';
import { type Fought, foughtOut, type Led } from './fought.ts';
import { JUDGED } from './judged.ts';

/** The better head and the worse, as one takes them. */
export interface Pair {
  readonly better: Led;
  readonly worse: Led;
}

/** What so many fights between two heads have come to, half of them from each side of the table. */
export interface Paired {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly machines: number;
  readonly thrownAway: number;
  readonly phases: number;
  readonly stacked: number;
  readonly quiet: number;
  /** The slowest answer in a hundred, in milliseconds of the processor. */
  readonly slow: number;
}

/** Of a game, with so many machines a side: `seed` names the fights. */
export interface Meeting {
  readonly system: ThoughtOut;
  readonly each: number;
  readonly fights: number;
  readonly seed: string;
}

/** Half of the fights from each side of the table. */
export function paired({ better, worse }: Pair, { system, each, fights, seed }: Meeting, book: Rulebook): Paired {
  const battle = even(system, each, book);
  const all = Array.from({ length: fights }, (_, n) => {
    const side: Side = n % 2 === 0 ? 'allied' : 'german';
    const led = side === 'allied' ? { allied: better, german: worse } : { allied: worse, german: better };
    return { side, ...foughtOut(battle, led, `${seed} ${n}`) };
  });
  const judged = all.map(({ events }) => JUDGED[system](events));
  const sum = (of: (each: (typeof judged)[number]) => number) => judged.reduce((total, each) => total + of(each), 0);
  const won = all.filter(({ winner, side }) => winner === side).length;
  const drawn = all.filter(({ winner }) => winner === 'nobody').length;
  return {
    won,
    drawn,
    lost: fights - won - drawn,
    machines: sum((each) => each.machines),
    thrownAway: sum((each) => each.ground + each.edge),
    phases: sum((each) => each.phases),
    stacked: sum((each) => each.stacked),
    quiet: judged.filter(({ shotLate }) => !shotLate).length,
    slow: slowest(all),
  };
}

/** One in a hundred takes longer. */
function slowest(all: readonly Fought[]): number {
  const took = all.flatMap((each) => each.took).toSorted((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? 0;
}

/** Fights won of a hundred, a draw as half of one. */
export const share = ({ won, lost, drawn }: Paired): number => (100 * (won + drawn / 2)) / (won + lost + drawn);
