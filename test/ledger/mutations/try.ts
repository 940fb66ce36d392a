import { expect, vi } from 'vitest';
import { marksIn, numbersIn } from '../marks.ts';
import { Modules } from './modules.ts';
import { type GatheredTest, standIn } from './stand-in.ts';

/** A changed file, and the files of tests that cite its rules. */
export interface Trial {
  readonly file: string;
  readonly text: string;
  /** Null: all tests of those files. */
  readonly marks: readonly string[] | null;
  readonly tests: readonly string[];
}

/** How the tests of a trial go while nothing is changed. */
export interface Sound {
  readonly passing: number;
  /** Those that need more of vitest than its stand-in has. */
  readonly failing: readonly string[];
  readonly milliseconds: number;
}

const stand = standIn({ expect, vi });
const modules = new Modules({ vitest: stand.vitest });

/** How each test went while nothing was changed: milliseconds, or undefined where it failed. */
const known = new Map<string, number | undefined>();

const nameOf = (file: string, { name }: GatheredTest): string => `${file}: ${name}`;

/** A test cites in its own name, or in those of its groups. */
const cites = ({ name }: GatheredTest, marks: Trial['marks']): boolean =>
  marks === null || [...marksIn(name), ...numbersIn(name)].some((mark) => marks.includes(mark));

function gatheredFrom(file: string, marks: Trial['marks']): readonly GatheredTest[] {
  stand.begin();
  modules.forget(file);
  modules.load(file);
  return stand.gathered().filter((test) => cites(test, marks));
}

/** Whether a test fails: by an assertion, or because its code throws. */
async function fails({ run, before, after }: GatheredTest): Promise<boolean> {
  try {
    for (const each of before) await each();
    await run();
    return false;
  } catch {
    return true;
  } finally {
    for (const each of [...after, ...stand.atItsEnd()]) await each();
  }
}

/** Runs the tests of a trial without its change. What has been run before is not run again. */
export async function runSound({ tests, marks }: Trial): Promise<Sound> {
  const all = [];
  for (const file of tests)
    for (const test of gatheredOrNone(file, marks) ?? [])
      all.push({ name: nameOf(file, test), took: await tookAlone(file, test) });
  return {
    passing: all.filter(({ took }) => took !== undefined).length,
    failing: all.filter(({ took }) => took === undefined).map(({ name }) => name),
    milliseconds: all.reduce((sum, { took = 0 }) => sum + took, 0),
  };
}

async function tookAlone(file: string, test: GatheredTest): Promise<number | undefined> {
  const name = nameOf(file, test);
  if (!known.has(name)) {
    const began = performance.now();
    known.set(name, (await fails(test)) ? undefined : performance.now() - began);
  }
  return known.get(name);
}

/** The first test that fails with the change; undefined where all pass. */
export async function runSpoilt(trial: Trial, sound: Sound): Promise<string | undefined> {
  modules.replace(trial.file, trial.text);
  try {
    return await firstFailure(trial, sound);
  } finally {
    modules.replace(trial.file);
  }
}

async function firstFailure({ tests: files, marks }: Trial, { failing }: Sound): Promise<string | undefined> {
  for (const file of files) {
    const tests = gatheredOrNone(file, marks);
    if (!tests) return `all of ${file}`;
    const passing = tests.filter((test) => !failing.includes(nameOf(file, test)));
    for (const test of passing.toSorted((a, b) => tookOf(file, a) - tookOf(file, b)))
      if (await fails(test)) return nameOf(file, test);
  }
  return undefined;
}

const tookOf = (file: string, test: GatheredTest): number => known.get(nameOf(file, test)) ?? 0;

function gatheredOrNone(file: string, marks: Trial['marks']): readonly GatheredTest[] | undefined {
  try {
    return gatheredFrom(file, marks);
  } catch {
    return undefined;
  }
}
