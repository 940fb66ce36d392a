const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * Runs an action when the program ends, by itself or by a signal, and then prints the last word. Without an action
 * signals are left to the system, which can end even a busy program.
 */
export function atTheEnd(act: () => void, lastWord: string): void {
  process.on('exit', act);
  for (const [signal, number] of Object.entries(SIGNALS))
    process.on(signal, () => {
      process.on('exit', () => process.stderr.write(`\n${lastWord}\n`));
      process.exit(128 + number);
    });
}
