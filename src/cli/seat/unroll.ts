/** Prints a text. One that needs reading is told a window at a time, and after each the reader says when he has done; q ends it. */
export async function unroll(text: string, needsReading: boolean): Promise<void> {
  if (text === '') return;
  if (!needsReading) return void process.stdout.write(text);
  const lines = text.replace(/\n$/, '').split('\n');
  const { askToGoOn } = await import('../../terminal/live/live-prompt.ts');
  while (lines.length > 0) {
    process.stdout.write(`${lines.splice(0, Math.max(1, process.stdout.rows - 2)).join('\n')}\n`);
    const came = await askToGoOn(lines.length > 0 ? 'Enter for more, q for no more' : 'Enter goes on');
    if (came === 'stop') return void process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : '');
  }
}
