import { readFileSync } from 'node:fs';
import { citedByTests } from '../ledger.ts';
import { filesBelow } from '../marks.ts';
import { Bench, TOO_LONG, type Verdict } from './bench.ts';
import { carriesOut } from './candidates.ts';
import { type Mutation, spoilt } from './judge.ts';
import type { MeasuredGame } from './measured.ts';
import { type GameOfRules, sampleOf, toldOf, type Wanted } from './sample.ts';

/** The tests of what carries rules out, not of how it is shown, that cite what the changed code cites. */
const testsOf = ({ marks }: Mutation): string[] => [...new Set(marks.flatMap(citedByTests))].filter(carriesOut).sort();

/** Where the tests of a game's rules lie. */
const FOLDERS: Readonly<Record<GameOfRules, readonly string[]>> = {
  track: ['test/procedure', 'test/games/track/rules', 'test/kit'],
  cards: ['test/games/cards/rules', 'test/games/cards/cards'],
  side: ['test/games/side/rules', 'test/games/side/cards'],
  clouds: ['test/games/clouds/rules', 'test/games/clouds/cards'],
};

const testsBelow = (game: GameOfRules): string[] => FOLDERS[game].flatMap((folder) => filesBelow(folder, '.test.ts'));

/** Told of each mutation: how its rules' tests took it, and which test that does not cite them notices it, if that was wanted. */
type Tell = (mutation: Mutation, verdict: Verdict, elsewhere?: Verdict) => void;

/** Tries each mutation of a sample, and tells each verdict as it falls. */
export async function measure(wanted: Wanted & { readonly wider: boolean }, tell: Tell): Promise<MeasuredGame> {
  const { mutations, untyped, equal } = sampleOf(wanted);
  const bench = new Bench();
  const survivors = [];
  let endless = 0;
  try {
    for (const mutation of mutations) {
      const { file, marks } = mutation;
      const text = spoilt(readFileSync(file, 'utf8'), mutation);
      const verdict = await bench.try({ file, text, marks, tests: testsOf(mutation) });
      const isMissed = wanted.wider && verdict.failed === null;
      const elsewhere = isMissed
        ? await bench.try({ file, text, marks: null, tests: testsBelow(wanted.game) })
        : undefined;
      tell(mutation, verdict, elsewhere);
      if (verdict.failed === TOO_LONG) endless += 1;
      if (verdict.failed === null) survivors.push(toldOf(mutation));
    }
  } finally {
    bench.close();
  }
  const killed = mutations.length - survivors.length;
  return { seed: wanted.seed, tried: mutations.length, killed, endless, untyped, equal, survivors };
}
