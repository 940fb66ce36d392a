const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * Runs an action when the program ends, by itself or by a signal, and then prints the last word. What it returns takes
 * the action back. Without an action signals are left to the system, which can end even a busy program.
 */
export function atTheEnd(act: () => void, lastWord: string): () => void {
  const stops = Object.entries(SIGNALS).map(([signal, number]) => {
    const stop = () => {
      process.on('exit', () => process.stderr.write(`\n${lastWord}\n`));
      process.exit(128 + number);
    };
    return { signal, stop };
  });
  process.on('exit', act);
  for (const { signal, stop } of stops) process.on(signal, stop);
  return () => {
    process.off('exit', act);
    for (const { signal, stop } of stops) process.off(signal, stop);
  };
}
