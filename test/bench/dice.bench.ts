import alea from 'seedrandom/lib/alea.js';
import { AutomaticTable, nobodyWrites } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { drawFace, seededCup } from '../../src/dice/seeded-cup.ts';
import { loadRulebook } from '../../src/rulebook/load.ts';
import { nsPer, report } from './measure.ts';

const DRAWS = 200_000;

/** A die thrown through the automatic table, against the bare generator's fair draw. */
export function benchDice(): string {
  const generator = alea('bench');
  let sum = 0;
  const bare = nsPer(DRAWS, () => {
    for (let i = 0; i < DRAWS; i++) sum += drawFace(generator);
  });
  const table = new AutomaticTable(
    loadRulebook('data'),
    seededCup('alea:1:bench', 1),
    policyNamed('prudent', 'bench'),
    nobodyWrites,
  );
  let total = 0;
  const thrown = nsPer(DRAWS, () => {
    for (let i = 0; i < DRAWS; i += 2) total += table.roll('weather-change').total;
  });
  report(
    'a die through the automatic table / a bare fair draw',
    thrown / bare,
    { atMost: 4 },
    `${thrown.toFixed(1)} / ${bare.toFixed(1)} ns`,
  );
  return `dice ${sum}+${total}`;
}
