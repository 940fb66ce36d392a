import type { Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { CloudsScenario } from '../../src/games/clouds/cards/scenario.ts';
import { inClouds } from '../../src/games/clouds/head/opponent.ts';
import { playScenario } from '../../src/games/clouds/rules/play-scenario.ts';
import type { CloudsDecisions } from '../../src/games/clouds/table/clouds-decisions.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import type { Strength } from '../../src/kit/head/strengths.ts';
import { AutomaticTable, nobodyWrites, type Scribe } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { SIDES, type Side } from '../../src/table/sides.ts';
import { processorsTime } from './measure.ts';

export type Head = 'random' | Strength;

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
/** Two against two in the same machines with the same men. */
export const EVEN: CloudsScenario = {
  scenario: 'Even',
  words: 'Two against two, alike.',
  turns: 24,
  board: { half: 40, source: 'invented' },
  machines: SIDES.flatMap((side) => [machine(side, 1), machine(side, 2)]),
  tasks: SIDES.map((side) => ({ side, is: 'down', points: 1, words: 'one down', source: 'invented' as const })),
  source: 'invented',
};

const led = (head: Head, word: string): Policy => {
  const random = policyNamed('random', word);
  return head === 'random' ? random : { ...random, ...inClouds(head, word) };
};

type Decide = (about: unknown, options: readonly never[], cards: Rulebook) => never;

/** A policy that asks each side's own, and says how long each answer took. */
function bySide(of: Readonly<Record<Side, Policy>>, took: number[], book: Rulebook): Policy {
  const asked = Object.fromEntries(
    (Object.keys(inClouds('steady', 'a word')) as (keyof CloudsDecisions)[]).map((decision) => [
      decision,
      (about: { side: Side }, options: readonly never[]) => {
        const began = processorsTime();
        const answer = (of[about.side][decision] as never as Decide)(about, options, book);
        took.push(processorsTime() - began);
        return answer;
      },
    ]),
  );
  return { ...of.allied, ...asked } as Policy;
}

export interface Fought {
  readonly allied: number;
  readonly german: number;
  readonly took: readonly number[];
  readonly lasted: number;
}

/** A fight between two heads: what it came to, and how long each answer and all of it took. */
export function fight(scenario: CloudsScenario, allied: Head, german: Head, word: string, book: Rulebook): Fought {
  const score = { allied: 0, german: 0 };
  const took: number[] = [];
  const scribe: Scribe = {
    ...nobodyWrites,
    told: (event) => {
      if (event.type === 'clouds-scored') for (const side of SIDES) score[side] = event[side];
    },
  };
  const policy = bySide({ allied: led(allied, `a${word}`), german: led(german, `g${word}`) }, took, book);
  const began = processorsTime();
  playScenario(scenario, new AutomaticTable(book, seededCup(`alea:1:${word}`, 1), policy, scribe));
  return { ...score, took, lasted: processorsTime() - began };
}
