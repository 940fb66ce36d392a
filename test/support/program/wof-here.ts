import { vi } from 'vitest';
import { run } from '../../../src/cli/shell/commands.ts';
import { tellFault } from '../../../src/cli/shell/word-fault.ts';
import type { Ran } from './wof.ts';

/**
 * Does what the program would do that a script had started, but in this process: to start another takes ten times as
 * long. What asks for answers is no matter for it.
 */
export async function wofHere(saves: string, args: readonly string[]): Promise<Ran> {
  const [out, err] = [listen(process.stdout), listen(process.stderr)];
  try {
    const status = await run(['--saves', saves, ...args]).catch(tellFault);
    return { status, out: out.heard.join(''), err: err.heard.join('') };
  } finally {
    out.leave();
    err.leave();
  }
}

function listen(stream: NodeJS.WriteStream): { heard: readonly string[]; leave: () => void } {
  const heard: string[] = [];
  const ear = vi.spyOn(stream, 'write').mockImplementation((text) => heard.push(String(text)) > 0);
  return { heard, leave: () => ear.mockRestore() };
}
