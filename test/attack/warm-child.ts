/**
 * The built program, kept warm: it takes command lines from its parent, one at a time, and tells what was printed. Only
 * for what looks and ends; each run has the same process, and the same cards.
 */

import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Built {
  run(args: readonly string[]): Promise<number>;
  tellFault(error: unknown): number;
}

const load = createRequire(join(import.meta.dirname, '../../dist/wof.cjs'));
const { run }: Built = load('./commands.cjs');
const { tellFault }: Built = load('./faults.cjs');

/** All that is printed by either stream, in the order of their printing. */
let said: { out: string; err: string } = { out: '', err: '' };
process.stdout.write = catching('out');
process.stderr.write = catching('err');

function catching(stream: 'out' | 'err'): typeof process.stdout.write {
  return (text: string | Uint8Array) => {
    said = { ...said, [stream]: said[stream] + text.toString() };
    return true;
  };
}

async function statusOf(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    return tellFault(error);
  }
}

process.setMaxListeners(0);
process.on('message', async (args: readonly string[]) => {
  said = { out: '', err: '' };
  const [from, before] = [performance.now(), process.cpuUsage()];
  const status = await statusOf(args);
  const { user, system } = process.cpuUsage(before);
  const [seconds, worked] = [(performance.now() - from) / 1000, (user + system) / 1e6];
  process.send?.({ status, ...said, seconds, worked, peak: Math.round(process.resourceUsage().maxRSS / 1024) });
});
