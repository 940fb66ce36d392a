import { existsSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { packName } from '../reading/pack-name.ts';
import { WrongUsage } from './faults.ts';

/** The folder of the program: of the clone, or of the installed package. */
const HOME = programFolder(import.meta.dirname);

function programFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : programFolder(dirname(folder));
}

/** The cards: a folder; in the single executable one file, because many files would slow its start. */
export const DATA = existsSync(join(HOME, 'data')) ? join(HOME, 'data') : join(HOME, packName('data'));
/** Whether this file was built, so that the compiled cards beside it belong to it. */
export const IS_BUILT = basename(import.meta.dirname) === 'dist';

const BUILT = IS_BUILT ? import.meta.dirname : join(HOME, 'dist');

export const COMPILED_CARDS = join(BUILT, 'rulebook.jsonl');
/** What each of them defines and refers to. */
export const MARKS_OF_CARDS = join(BUILT, 'marks.json');
/** The code of a simulation's workers. */
export const WORKERS = join(BUILT, 'workers.cjs');
/** The code of the threads that play a question out for `odds`. */
export const ODDS_WORKER = join(BUILT, 'odds-worker.cjs');

/**
 * The folder of the campaigns: from the command, from WOF_SAVES, in a clone beside the code, otherwise in the
 * platform's data folder.
 */
export function savesFolder(asked: string | undefined): string {
  if (asked) return asked;
  if (process.env['WOF_SAVES']) return process.env['WOF_SAVES'];
  return existsSync(join(HOME, 'src')) ? join(HOME, 'saves') : join(dataHome(), 'wings-over-france');
}

/** The file of settings: WOF_SETTINGS, otherwise in the platform's folder for such files. */
export const settingsFile = (): string => process.env['WOF_SETTINGS'] || join(configHome(), 'wof', 'settings.yaml');

/**
 * The folder of the compiled parts of the program: WOF_CACHE, otherwise in the platform's folder for such files. None
 * where WOF_CACHE is empty, where the machine knows no home, and where node counts what runs.
 */
export function compiledFolder(): string | undefined {
  const { WOF_CACHE: asked, NODE_V8_COVERAGE: counted } = process.env;
  if (asked === '' || counted !== undefined) return undefined;
  try {
    return asked ?? join(cacheHome(), 'wings-over-france');
  } catch (error) {
    if (error instanceof WrongUsage) return undefined;
    throw error;
  }
}

function cacheHome(): string {
  const { platform, env } = process;
  const home = homeFolder();
  if (platform === 'win32') return env['LOCALAPPDATA'] || join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Caches');
  const asked = env['XDG_CACHE_HOME'] ?? '';
  return isAbsolute(asked) ? asked : join(home, '.cache');
}

/** By its specification a folder that is not given whole is to be ignored. */
function configHome(): string {
  const { platform, env } = process;
  if (platform === 'win32' || platform === 'darwin') return dataHome();
  const asked = env['XDG_CONFIG_HOME'] ?? '';
  return isAbsolute(asked) ? asked : join(homeFolder(), '.config');
}

function dataHome(): string {
  const { platform, env } = process;
  // Empty values count as unset: otherwise the folder would be the current one.
  const home = homeFolder();
  if (platform === 'win32') return env['APPDATA'] || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env['XDG_DATA_HOME'] || join(home, '.local', 'share');
}

/** A user without HOME and without an entry in the user database has no home. */
function homeFolder(): string {
  try {
    return homedir() || userInfo().homedir;
  } catch {
    throw new WrongUsage(
      'The machine knows no home of yours to keep files in: --saves FOLDER, or WOF_SAVES, says where campaigns lie, and WOF_SETTINGS where your settings.',
    );
  }
}

/** Today's date in UTC, which is the same for everyone. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10);

/** Today's local date, for the list of campaigns. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
