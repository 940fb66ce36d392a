/**
 * Suspends the program on Ctrl-Z, which a terminal in raw mode does not do itself. Stops the whole foreground group, as
 * the terminal would: otherwise the parent (npm, a script) would keep the terminal.
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
