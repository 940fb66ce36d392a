import { AutomaticTable, nobodyWrites, type Scribe } from '../../src/autoplay/automatic-table.ts';
import { inClouds } from '../../src/autoplay/fights/clouds-of-glory.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import { randomPolicy } from '../../src/autoplay/random.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { CloudsScenario } from '../../src/rulebook/fights/clouds-of-glory/scenario.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { playScenario } from '../../src/rules/fights/clouds-of-glory/play-scenario.ts';
import type { CloudsDecisions } from '../../src/table/fights/clouds-of-glory/clouds-decisions.ts';
import { SIDES, type Side } from '../../src/table/sides.ts';
import { median } from './measure.ts';

/**
 * Who beats whom: two against two in the same machines with the same men, half of the fights from each side of the table.
 * `npm run round-robin:clouds-of-glory -- 60`; `--scenarios` has the four scenarios as well, where the sides are not alike.
 */
const book = loadRulebook('data');
const HEADS = ['random', 'steady', 'sharp'] as const;
type Head = (typeof HEADS)[number];

const man = { name: 'a man', awareness: 13, flying: 13, gunnery: 12, fortitude: 10, luck: 8 };
const machine = (side: Side, n: number): CloudsScenario['machines'][number] => ({
  machine: `${side === 'allied' ? 'A' : 'G'}${n}`,
  side,
  aircraft: 'albatros-d3',
  pilot: man,
  at: [n === 1 ? -2 : 2, side === 'allied' ? -10 : 10],
  heading: side === 'allied' ? 0 : 180,
  height: 40,
  speed: 140,
  source: 'invented',
});
const EVEN: CloudsScenario = {
  scenario: 'Even',
  words: 'Two against two, alike.',
  turns: 24,
  board: { half: 40, source: 'invented' },
  machines: SIDES.flatMap((side) => [machine(side, 1), machine(side, 2)]),
  tasks: SIDES.map((side) => ({ side, is: 'down', points: 1, words: 'one down', source: 'invented' as const })),
  source: 'invented',
};

const led = (head: Head, word: string): Policy => {
  const random = randomPolicy(word);
  return head === 'random' ? random : { ...random, ...inClouds(head) };
};

/** Milliseconds that the processor has worked for us: others may share the machine. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Decide = (about: unknown, options: readonly never[], cards: typeof book) => never;

/** A policy that asks each side's own, and says how long each answer took. */
function bySide(of: Readonly<Record<Side, Policy>>, took: number[]): Policy {
  const asked = Object.fromEntries(
    (Object.keys(inClouds('steady')) as (keyof CloudsDecisions)[]).map((decision) => [
      decision,
      (about: { side: Side }, options: readonly never[]) => {
        const began = spent();
        const answer = (of[about.side][decision] as never as Decide)(about, options, book);
        took.push(spent() - began);
        return answer;
      },
    ]),
  );
  return { ...of.allied, ...asked } as Policy;
}

interface Fought {
  readonly allied: number;
  readonly german: number;
  readonly took: readonly number[];
  readonly lasted: number;
}

function fight(scenario: CloudsScenario, allied: Head, german: Head, word: string): Fought {
  const score = { allied: 0, german: 0 };
  const took: number[] = [];
  const scribe: Scribe = {
    ...nobodyWrites,
    told: (event) => {
      if (event.type === 'clouds-scored') for (const side of SIDES) score[side] = event[side];
    },
  };
  const policy = bySide({ allied: led(allied, `a${word}`), german: led(german, `g${word}`) }, took);
  const began = spent();
  playScenario(scenario, new AutomaticTable(book, seededCup(`alea:1:${word}`, 1), policy, scribe));
  return { ...score, took, lasted: spent() - began };
}

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
    const fought = side === 'allied' ? fight(EVEN, better, worse, `${n}`) : fight(EVEN, worse, better, `${n}`);
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
      const all = Array.from({ length: count }, (_, n) => fight(scenario, allied, german, `${id} ${n}`));
      const points = (side: Side) => (all.reduce((sum, fought) => sum + fought[side], 0) / count).toFixed(2);
      console.log(
        `${id.padEnd(22)} ${allied.padEnd(6)} v ${german.padEnd(6)} points ${points('allied')} : ${points('german')}`,
      );
    }
