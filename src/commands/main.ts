import { writeSync } from 'node:fs';
import { systemCode } from '../cards/system-code.ts';
import { keepCompiled } from '../shell/compiled-parts.ts';
import { DONE, FAULT } from '../shell/faults.ts';
import { VERSION } from '../shell/version.ts';
import { compiledFolder, IS_BUILT } from '../shell/whereabouts.ts';
import { compileLate } from '../simulation/compiling.ts';
import { remembered } from './remembered.ts';

/** What the command line asks for. The version is printed at once, without loading anything. */
export async function main(args: readonly string[]): Promise<void> {
  if (isOnly(args, '--version') || isOnly(args, '-V')) {
    process.exitCode = printVersion();
    return;
  }
  leaveQuietly();
  compileLate();
  const compiled = IS_BUILT ? compiledFolder() : undefined;
  if (compiled !== undefined) keepCompiled(compiled);
  // Loaded first: when something is amiss the program may lie there no more.
  const { tellFault } = await import('../shell/word-fault.ts');
  // What goes wrong behind the command's back is told as all else is.
  process.on('uncaughtException', (error) => process.exit(tellFault(error)));
  try {
    process.exitCode = await obey(args);
  } catch (error) {
    process.exitCode = tellFault(error);
  }
}

/** Not with process.stdout: creating it takes a quarter of node's own start time. */
function printVersion(): number {
  try {
    writeSync(1, `${VERSION}\n`);
    return DONE;
  } catch (error) {
    return systemCode(error) === 'EPIPE' ? DONE : FAULT;
  }
}

/** The list of campaigns, and a plain return to a campaign, skip the option parser, which takes time to load. */
async function obey(args: readonly string[]): Promise<number> {
  const [command, name = '-', ...others] = args;
  if (isOnly(args, 'saves')) {
    (await import('./play/saves.ts')).saves(await remembered({}));
    return DONE;
  }
  if (command === 'play' && !name.startsWith('-') && others.length === 0) {
    await (await import('./play/play.ts')).play(name, await remembered({}));
    return DONE;
  }
  return (await import('./program.ts')).run(args);
}

const isOnly = (args: readonly string[], word: string) => args.length === 1 && args[0] === word;

/** On a closed pipe, as with `| head`: the log-book has everything, so the program ends. */
function leaveQuietly(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: { code?: string }) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout)
        process.stderr.write(`What was to be printed cannot be written (${error.code}).\n`);
      process.exit(1);
    });
}
