import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import type { Side } from '../../src/table/sides.ts';
import { EVEN, type Fought, fight, type Head } from './clouds-duels.ts';
import { median } from './measure.ts';

/**
 * Who beats whom: two against two in the same machines with the same men, half of the fights from each side of the
 * table. `npm run round-robin:clouds-of-glory -- 60`; `--scenarios` has the four scenarios as well, where the sides are
 * not alike.
 */
const book = loadRulebook('data');
const HEADS: readonly Head[] = ['random', 'steady', 'sharp'];

const count = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 20);

for (const [better, worse] of [
  ['sharp', 'steady'],
  ['steady', 'random'],
  ['sharp', 'random'],
] as const) {
  const won = { allied: 0, german: 0 };
  const decided = { allied: 0, german: 0 };
  const all: Fought[] = [];
  for (let n = 0; n < count; n++) {
    const side: Side = n % 2 === 0 ? 'allied' : 'german';
    const other: Side = side === 'allied' ? 'german' : 'allied';
    const fought =
      side === 'allied' ? fight(EVEN, better, worse, `${n}`, book) : fight(EVEN, worse, better, `${n}`, book);
    all.push(fought);
    if (fought.allied !== fought.german) decided[side] += 1;
    if (fought[side] > fought[other]) won[side] += 1;
  }
  const share = (side: Side) => `${won[side]} of ${decided[side]} as ${side}`;
  const both = (won.allied + won.german) / Math.max(decided.allied + decided.german, 1);
  const worst = Math.max(...all.flatMap(({ took }) => took));
  console.log(
    `${better.padEnd(6)} beats ${worse.padEnd(6)} in ${(100 * both).toFixed(0)} % of the decided of ${count}: ${share('allied')}, ${share('german')}; ` +
      `by the processor a fight ${median(all.map(({ lasted }) => lasted)).toFixed(0)} ms, the slowest answer ${worst.toFixed(0)} ms`,
  );
}

if (process.argv.includes('--scenarios'))
  for (const [id, scenario] of Object.entries(book.fights['clouds-of-glory'].scenarios))
    for (const [allied, german] of HEADS.flatMap((one) => HEADS.map((two) => [one, two] as const))) {
      const all = Array.from({ length: count }, (_, n) => fight(scenario, allied, german, `${id} ${n}`, book));
      const points = (side: Side) => (all.reduce((sum, fought) => sum + fought[side], 0) / count).toFixed(2);
      console.log(
        `${id.padEnd(22)} ${allied.padEnd(6)} v ${german.padEnd(6)} points ${points('allied')} : ${points('german')}`,
      );
    }
