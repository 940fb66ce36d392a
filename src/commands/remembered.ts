import { existsSync } from 'node:fs';
import { WrongUsage } from '../shell/faults.ts';
import type { GlobalOptions } from '../shell/page.ts';
import { settingsFile } from '../shell/whereabouts.ts';

/** The options with all that the player has set. What reads the file is loaded where there is something to read. */
export async function remembered<Options extends GlobalOptions>(options: Options): Promise<Options> {
  const file = fileThere();
  if (file === undefined && options.set === undefined) return options;
  const { readSettings, readFlags } = await import('./shell/settings-file.ts');
  return { ...options, settings: { flags: readFlags(options.set ?? []), file: file ? readSettings(file) : {} } };
}

/** Who has no home has no settings. */
function fileThere(): string | undefined {
  try {
    const file = settingsFile();
    return existsSync(file) ? file : undefined;
  } catch (error) {
    if (error instanceof WrongUsage) return undefined;
    throw error;
  }
}
