import alea from 'seedrandom/lib/alea.js';
import { drawFace, seededCup } from '../../src/dice/seeded-cup.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { ratioOf, report } from './measure.ts';

const DRAWS = 200_000;
const PAIRS = 31;

/** A die thrown through the automatic table, against the bare generator's fair draw. */
export function benchDice(): string {
  const generator = alea('bench');
  let sum = 0;
  const bare = () => {
    for (let i = 0; i < DRAWS; i++) sum += drawFace(generator);
  };
  const table = new AutomaticTable(
    loadRulebook('data'),
    seededCup('alea:1:bench', 1),
    policyNamed('prudent', 'bench'),
    nobodyWrites,
  );
  let total = 0;
  const thrown = () => {
    for (let i = 0; i < DRAWS; i += 2) total += table.roll('weather-change').total;
  };
  const ratio = ratioOf(thrown, bare, PAIRS);
  report('a die through the automatic table / a bare fair draw', ratio, { atMost: 4 }, `median of ${PAIRS} pairs`);
  return `dice ${sum}+${total}`;
}
