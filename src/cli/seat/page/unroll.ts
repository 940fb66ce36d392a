import { safeToPrint } from '../../../terminal/kit/safe-to-print.ts';
import type { Paused } from '../../../terminal/live/live-prompt.ts';

/**
 * Prints a text. One that needs reading is told a window at a time, and after each the reader says when he has done; q
 * has the rest of it told at once. What he types meanwhile is for the question that comes.
 */
export async function unroll(text: string, needsReading: boolean): Promise<Paused> {
  if (text === '') return READ;
  if (!needsReading) {
    process.stdout.write(safeToPrint(text));
    return READ;
  }
  const lines = safeToPrint(text).replace(/\n$/, '').split('\n');
  const { askToGoOn } = await import('../../../terminal/live/live-prompt.ts');
  let typed = '';
  while (lines.length > 0) {
    write(lines.splice(0, Math.max(1, process.stdout.rows - 2)));
    const paused = await askToGoOn(lines.length > 0 ? 'Enter for more, q for no more' : 'Enter goes on', typed);
    typed = paused.typed;
    if (paused.came === 'on') continue;
    write(lines);
    return paused;
  }
  return { came: 'on', typed };
}

const READ: Paused = { came: 'on', typed: '' };

const write = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};
