import { safeToPrint } from '../../page/safe-to-print.ts';

/** How a text was read, and what was typed meanwhile for the next question. */
export interface Read {
  readonly came: 'read' | 'stop' | 'away';
  readonly begun: string;
  /** The command that he has typed and ended by Enter where the text waited. */
  readonly asks?: string;
}

/** Whether the text has pauses; or pauses except for its last window, where something else waits. */
export type Unrolled = 'with-pauses' | 'at-once' | 'to-the-last';

export const pausing = (needsReading: unknown): Unrolled => (needsReading ? 'with-pauses' : 'at-once');

/**
 * Prints a text. A long one is shown a window at a time, with a pause after each; q prints the rest at once. `begun`
 * was typed for the next question before.
 */
export async function unroll(text: string, how: Unrolled, begun: string): Promise<Read> {
  if (text === '') return { came: 'read', begun };
  if (how === 'at-once') {
    process.stdout.write(safeToPrint(text));
    return { came: 'read', begun };
  }
  const lines = safeToPrint(text).replace(/\n$/, '').split('\n');
  const { askToGoOn } = await import('../../screens/live/pause-prompt.ts');
  let typed = begun;
  while (lines.length > 0) {
    write(lines.splice(0, Math.max(1, process.stdout.rows - 2)));
    if (lines.length === 0 && how === 'to-the-last') break;
    const says = lines.length > 0 ? 'Enter for more, q for no more' : 'Enter goes on';
    const read = await askToGoOn(says, typed);
    typed = read.begun;
    if (read.came === 'on') continue;
    write(lines);
    return endedBy(read.came, typed);
  }
  return { came: 'read', begun: typed };
}

/** Who asks for something has read enough. */
const endedBy = (came: 'stop' | 'asks' | 'away', typed: string): Read =>
  came === 'asks' ? { came: 'stop', begun: '', asks: typed } : { came, begun: typed };

const write = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};
