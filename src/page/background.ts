/**
 * Ctrl-Z. A terminal that hands over each key stops nothing by itself. The whole foreground group stops, as it would have
 * by the terminal: whoever has started the program (npm, a script) waits in it, and would keep the terminal for itself.
 */
export function intoBackground(back: () => void): void {
  const { stdin } = process;
  stdin.setRawMode(false);
  process.once('SIGCONT', () => {
    stdin.setRawMode(true);
    back();
  });
  process.kill(0, 'SIGTSTP');
}
