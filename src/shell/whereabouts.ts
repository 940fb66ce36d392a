import { existsSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { packName } from '../reading/pack-name.ts';
import { WrongUsage } from './faults.ts';

/** The folder of the program: of the clone, or of the installed package. */
const HOME = programFolder(import.meta.dirname);

function programFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : programFolder(dirname(folder));
}

/** The cards: a folder, or in the single executable one file, for it is slow to begin where it has many. */
export const DATA = existsSync(join(HOME, 'data')) ? join(HOME, 'data') : join(HOME, packName('data'));
/** Whether this file itself came out of the build, and the cards compiled beside it are therefore its own. */
export const IS_BUILT = basename(import.meta.dirname) === 'dist';

const BUILT = IS_BUILT ? import.meta.dirname : join(HOME, 'dist');

export const COMPILED_CARDS = join(BUILT, 'rulebook.jsonl');
/** What each of them defines and refers to. */
export const MARKS_OF_CARDS = join(BUILT, 'marks.json');
/** What each worker of a simulation runs. */
export const WORKERS = join(BUILT, 'workers.cjs');
/** What each thread runs that plays a question out for `odds`. */
export const ODDS_WORKER = join(BUILT, 'odds-worker.cjs');

/**
 * Where campaigns lie: as the command says, as WOF_SAVES says, in a clone beside the code, else where the platform
 * keeps data.
 */
export function savesFolder(asked: string | undefined): string {
  if (asked) return asked;
  if (process.env['WOF_SAVES']) return process.env['WOF_SAVES'];
  return existsSync(join(HOME, 'src')) ? join(HOME, 'saves') : join(dataHome(), 'wings-over-france');
}

function dataHome(): string {
  const { platform, env } = process;
  // Set to nothing these are as good as not set: what lies in no folder would lie wherever one happens to be.
  const home = homeFolder();
  if (platform === 'win32') return env['APPDATA'] || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env['XDG_DATA_HOME'] || join(home, '.local', 'share');
}

/** Who has neither HOME nor an entry among the users of the machine has no home. */
function homeFolder(): string {
  try {
    return homedir() || userInfo().homedir;
  } catch {
    throw new WrongUsage(
      'The machine knows no home of yours to keep campaigns in: --saves FOLDER, or WOF_SAVES, says where.',
    );
  }
}

/** Today's date by the clock of Greenwich, which is the same for everyone. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10);

/** Today's date where the player is, for the list of campaigns. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
