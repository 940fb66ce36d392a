import { readFileSync } from 'node:fs';
import alea from 'seedrandom/lib/alea.js';
import { RULEBOOKS } from '../rulebooks.ts';
import { type Candidate, candidatesByMark, GAMES } from './candidates.ts';
import { EQUAL_CHANGES, type EqualChange } from './equal.ts';
import { judged, type Mutation, spoilt } from './judge.ts';

export type GameOfRules = keyof typeof GAMES;

export interface Wanted {
  readonly game: GameOfRules;
  readonly sample: number;
  readonly seed: string;
  /** Only the changes of this rule. */
  readonly rule?: string | undefined;
}

/** The mutations of a sample, and how many candidates before the last of them are left out. */
export interface Sample {
  readonly mutations: readonly Mutation[];
  /** They do not compile, or are no change of a known word. */
  readonly untyped: number;
  /** Minified they are the same code, or they are on the list of equal changes. */
  readonly equal: number;
}

const RULES = new Set(RULEBOOKS.flatMap(({ rules }) => rules.map(({ mark }) => mark)));

const CANDIDATES = candidatesByMark();

/** In the order of the seed: of each rule one, then of each rule another. A longer sample begins like a shorter one. */
export function* inOrder({ game, seed, rule }: Wanted): Generator<Candidate> {
  const random = alea(`${seed}|${game}`);
  const shuffled = <Each>(all: readonly Each[]): Each[] =>
    all
      .map((each) => ({ each, at: random.int32() }))
      .sort((a, b) => a.at - b.at)
      .map(({ each }) => each);
  const rules = [...CANDIDATES]
    .filter(([mark]) => RULES.has(mark) && GAMES[game].test(mark) && (rule ?? mark) === mark)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  const order = shuffled(rules.map(([, candidates]) => shuffled(candidates)));
  const taken = new Set<Candidate>();
  for (let round = 0; order.some((candidates) => round < candidates.length); round++)
    for (const candidates of order) {
      const candidate = candidates[round];
      if (candidate && !taken.has(candidate)) {
        taken.add(candidate);
        yield candidate;
      }
    }
}

/** So many candidates are judged at once. */
const BATCH = 2.2;

export function sampleOf(wanted: Wanted): Sample {
  const order = [...inOrder(wanted)];
  const mutations: Mutation[] = [];
  let [untyped, equal] = [0, 0];
  while (mutations.length < wanted.sample && order.length > 0) {
    const batch = order.splice(0, Math.ceil(BATCH * (wanted.sample - mutations.length)));
    const found = judged(batch);
    const changing = found.tried.filter((mutation) => !isKnownEqual(mutation));
    untyped += found.untyped;
    equal += found.equal + found.tried.length - changing.length;
    mutations.push(...changing);
  }
  return { mutations: mutations.slice(0, wanted.sample), untyped, equal };
}

const lines = (text: string, start: number, end: number): string => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text
    .slice(from, to)
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
};

/** A mutation as a person reads it: the lines before and after. */
export interface Told extends Omit<EqualChange, 'why'> {
  readonly line: number;
  readonly marks: readonly string[];
}

export function toldOf(mutation: Mutation): Told {
  const { file, start, end, text, marks } = mutation;
  const whole = readFileSync(file, 'utf8');
  return {
    file,
    line: whole.slice(0, start).split('\n').length,
    marks,
    was: lines(whole, start, end),
    becomes: lines(spoilt(whole, mutation), start, start + text.length),
  };
}

function isKnownEqual(mutation: Mutation): boolean {
  const { file, was, becomes } = toldOf(mutation);
  return EQUAL_CHANGES.some((each) => each.file === file && each.was === was && each.becomes === becomes);
}
