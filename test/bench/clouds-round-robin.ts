import { AutomaticTable, nobodyWrites, type Scribe } from '../../src/autoplay/automatic-table.ts';
import { inClouds } from '../../src/autoplay/fights/clouds-of-glory.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import { randomPolicy } from '../../src/autoplay/random.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { playScenario } from '../../src/rules/fights/clouds-of-glory/play-scenario.ts';
import type { CloudsDecisions } from '../../src/table/fights/clouds-of-glory/clouds-decisions.ts';
import { SIDES, type Side } from '../../src/table/sides.ts';

/** Every strength against every other over the four scenarios: `tsx test/bench/clouds-round-robin.ts [fights of each]`. */
const book = loadRulebook('data');
const STRENGTHS = ['random', 'steady', 'sharp'] as const;
type Name = (typeof STRENGTHS)[number];

const led = (name: Name, word: string): Policy => {
  const random = randomPolicy(word);
  return name === 'random' ? random : { ...random, ...inClouds(name) };
};

/** A policy that asks each side's own. */
function bySide(of: Readonly<Record<Side, Policy>>): Policy {
  const base = of.allied;
  const asked = Object.fromEntries(
    (Object.keys(inClouds('steady')) as (keyof CloudsDecisions)[]).map((decision) => [
      decision,
      (about: { side: Side }, options: readonly never[]) =>
        (of[about.side][decision] as never as Decide)(about, options, book),
    ]),
  );
  return { ...base, ...asked } as Policy;
}
type Decide = (about: unknown, options: readonly never[], cards: typeof book) => never;

const count = Number(process.argv[2] ?? 10);
for (const [id, scenario] of Object.entries(book.fights['clouds-of-glory'].scenarios)) {
  for (const allied of STRENGTHS)
    for (const german of STRENGTHS) {
      const score = { allied: 0, german: 0 };
      let lost = 0;
      const began = performance.now();
      let answers = 0;
      const scribe: Scribe = {
        ...nobodyWrites,
        answered: () => void answers++,
        told: (event) => {
          if (event.type === 'clouds-scored') for (const side of SIDES) score[side] += event[side];
          if (event.type === 'clouds-lost') lost += 1;
        },
      };
      for (let n = 0; n < count; n++) {
        const policy = bySide({ allied: led(allied, `a${n}`), german: led(german, `g${n}`) });
        playScenario(scenario, new AutomaticTable(book, seededCup(`alea:1:${id} ${n}`, 1), policy, scribe));
      }
      const each = (performance.now() - began) / count;
      console.log(
        `${id.padEnd(22)} ${allied.padEnd(7)} v ${german.padEnd(7)} points ${(score.allied / count).toFixed(2)} : ${(score.german / count).toFixed(2)}  lost ${(lost / count).toFixed(2)}  ${each.toFixed(0)} ms a fight, ${(each / (answers / count)).toFixed(2)} ms an answer`,
      );
    }
}
