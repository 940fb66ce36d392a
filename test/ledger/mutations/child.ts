/** The process in which trials run one by one. Whoever started it ends it when a trial takes too long. */

import '../../support/program/same-every-run.ts';
import { runSound, runSpoilt, type Trial } from './try.ts';

export type Message =
  | {
      readonly is: 'sound';
      readonly passing: number;
      readonly failing: readonly string[];
      readonly milliseconds: number;
    }
  | { readonly is: 'tried'; readonly failed: string | null };

const say = (message: Message): void => void process.send?.(JSON.stringify(message));

async function run(trial: Trial): Promise<void> {
  const sound = await runSound(trial);
  say({ is: 'sound', ...sound });
  const failed = await runSpoilt(trial, sound).catch(() => 'what follows a test');
  say({ is: 'tried', failed: failed ?? null });
}

process.on('message', (message) => void run(JSON.parse(String(message))));
