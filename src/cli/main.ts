import { VERSION } from './version.ts';

/** What the program was asked for. The version is told at once: nothing need be loaded for it. */
export async function main(args: readonly string[]): Promise<void> {
  if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  leaveQuietly();
  const { run } = await import('./commands.ts');
  process.exitCode = await run(args);
}

/** A reader that has had enough, as in `| head`, a page that takes no more, and a signal to stop: the log-book has everything, so go. */
function leaveQuietly(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: { code?: string }) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout)
        process.stderr.write(`What was to be printed cannot be written (${error.code}).\n`);
      process.exit(1);
    });
  const signals = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => process.exit(128 + number));
}
