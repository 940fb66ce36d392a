import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { run } from '../../../src/commands/program.ts';
import { openRulebook } from '../../../src/shell/open-rulebook.ts';
import { tellFault } from '../../../src/shell/word-fault.ts';
import { emptyFolder, type Ran } from './wof.ts';

// The cards are read before the first case, whose time limit they would exceed on a busy machine.
await openRulebook(undefined);

/**
 * Runs the program in this process as a script would: starting another process takes ten times as long. `--answers -`
 * reads from here.
 */
export async function wofHere(saves: string, args: readonly string[], answers: readonly string[] = []): Promise<Ran> {
  const [out, err] = [listen(process.stdout), listen(process.stderr)];
  const [leave, end] = [stand({ WOF_SAVES: saves, NO_COLOR: '1' }), untilItEnds()];
  const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation(foreseen);
  try {
    const status = await run(readingFrom(answers, args)).catch(tellFault);
    end(status);
    return { status, out: out.heard.join(''), err: err.heard.join('') };
  } finally {
    chance.mockRestore();
    leave();
    out.leave();
    err.leave();
  }
}

/** Unpredictable numbers are the same here on each run, as in same-every-run.cjs. */
const foreseen: typeof crypto.getRandomValues = (numbers) => {
  if (numbers instanceof Uint32Array) numbers.fill(19_170_401);
  return numbers;
};

function listen(stream: NodeJS.WriteStream): { heard: readonly string[]; leave: () => void } {
  const heard: string[] = [];
  const ear = vi.spyOn(stream, 'write').mockImplementation((text) => heard.push(String(text)) > 0);
  return { heard, leave: () => ear.mockRestore() };
}

/** Standard input is this process's own, so a file replaces it. */
function readingFrom(answers: readonly string[], args: readonly string[]): readonly string[] {
  const place = args.findIndex((arg, i) => arg === '-' && args[i - 1] === '--answers');
  if (place < 0) return args;
  const file = join(emptyFolder(), 'answers');
  writeFileSync(file, answers.map((line) => `${line}\n`).join(''));
  return args.with(place, file);
}

/** Where the program stands until it is left. */
function stand(env: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  return () => {
    for (const [name, was] of before)
      if (was === undefined) delete process.env[name];
      else process.env[name] = was;
  };
}

/**
 * What ends a program that was begun after this call: it runs the actions of its end, and removes its signal handlers.
 * Left alone they gather in this process, and node warns of the eleventh.
 */
export function untilItEnds(): (status: number) => void {
  const before = [...process.listeners('exit'), ...SIGNALS.flatMap((signal) => process.listeners(signal))];
  const others = new Set<unknown>(before);
  return (status) => {
    for (const signal of SIGNALS)
      for (const hear of process.listeners(signal).filter((each) => !others.has(each))) process.off(signal, hear);
    for (const act of process.listeners('exit').filter((each) => !others.has(each))) {
      process.off('exit', act);
      act.call(process, status);
    }
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
