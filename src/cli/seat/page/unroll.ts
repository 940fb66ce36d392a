import { safeToPrint } from '../../../terminal/kit/safe-to-print.ts';

/**
 * Prints a text. One that needs reading is told a window at a time, and after each the reader says when he has done; q
 * has the rest of it told at once.
 */
export async function unroll(text: string, needsReading: boolean): Promise<'read' | 'stop' | 'away'> {
  if (text === '') return 'read';
  if (!needsReading) {
    process.stdout.write(safeToPrint(text));
    return 'read';
  }
  const lines = safeToPrint(text).replace(/\n$/, '').split('\n');
  const { askToGoOn } = await import('../../../terminal/live/live-prompt.ts');
  while (lines.length > 0) {
    write(lines.splice(0, Math.max(1, process.stdout.rows - 2)));
    const came = await askToGoOn(lines.length > 0 ? 'Enter for more, q for no more' : 'Enter goes on');
    if (came === 'on') continue;
    write(lines);
    return came;
  }
  return 'read';
}

const write = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};
