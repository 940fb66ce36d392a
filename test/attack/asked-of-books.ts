import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './book-models.ts';
import { type Finding, found } from './finding.ts';
import { calmly, harmsOf, type Sandbox } from './sandbox.ts';
import type { WarmProgram } from './warm-program.ts';

interface Asked {
  readonly sandbox: Sandbox;
  readonly program: WarmProgram;
  /** What of it the real program is asked as well. */
  readonly real: readonly string[] | undefined;
}

/** Lays the log-book anew for each command, for some write to it. */
export async function harmsInBook(
  { file, asks }: Model,
  text: string,
  { sandbox, program, real }: Asked,
): Promise<Finding[]> {
  const exported = sandbox.folder('export');
  const before = sandbox.outside(exported);
  const harms: Finding[] = [];
  for (const args of asks) {
    const ran = await calmly(() => {
      writeFileSync(file, text);
      return program.wof(args);
    });
    harms.push(...harmsOf(ran, `wof ${args.join(' ')}`));
    writeFileSync(file, text);
    if (args === real) harms.push(...harmsOf(sandbox.wof(args), `really wof ${args.join(' ')}`));
  }
  for (const each of readdirSync(sandbox.saves).filter((name) => name.endsWith('.jsonl')))
    rmSync(join(sandbox.saves, each), { force: true });
  rmSync(file, { force: true });
  return before === sandbox.outside(exported) ? harms : [...harms, found('outside', 'something was written')];
}

/** Where what was found is kept, for whoever is to mend it. */
const KEPT = process.env['WOF_ATTACK_KEEP'];

export function keep(name: string, text: string): void {
  if (KEPT === undefined) return;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, name), text);
}
