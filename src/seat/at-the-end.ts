const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * Does something when the program ends, by itself or by a signal; what it does comes before the last word. Where
 * nothing is to be done at the end a signal is left to the system, for it ends even a program that is too busy to
 * listen.
 */
export function atTheEnd(act: () => void, lastWord: string): void {
  process.on('exit', act);
  for (const [signal, number] of Object.entries(SIGNALS))
    process.on(signal, () => {
      process.on('exit', () => process.stderr.write(`\n${lastWord}\n`));
      process.exit(128 + number);
    });
}
