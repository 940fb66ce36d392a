import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { flyCampaign, game, shelve } from '../support/people/a-flown-campaign.ts';
import { ratioOf, report } from './measure.ts';

/** What is asked at a start, of how many campaigns that are over, and how often a bare start of node it may take. */
const LISTS = [
  ['saves', 20, 2],
  ['saves', 500, 4],
  ['people', 100, 4],
] as const;

/**
 * The start of the built program, against the start of node itself. Each is made once before it is measured: the
 * summaries of the list and the compiled parts of the program are there, as they are for whoever starts it again.
 */
export function benchStart(pairs: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'wof-bench-'));
  const env = inFolder(folder);
  const bare = () => void spawnSync(process.execPath, ['-e', '0'], { env });
  const detail = `median of ${pairs} pairs`;
  shelve(folder, 'over', flyCampaign('bench'));
  const told = LISTS.map(([command, campaigns, atMost]) => {
    const shelf = shelfOf(campaigns, folder);
    const list = () => wof([command, '--saves', shelf], env);
    report(
      `wof ${command}, ${campaigns} finished campaigns / node -e 0`,
      ratioOf(list, bare, pairs),
      { atMost },
      detail,
    );
    return list().split('\n').length;
  });
  takeLastAnswerBack(folder);
  const resume = () => wof(['play', 'over', '--answers', '-'], env);
  report('resuming at the last prompt of a campaign / node -e 0', ratioOf(resume, bare, pairs), { atMost: 6 }, detail);
  const checksum = `start ${told.join('+')}+${resume().length}`;
  rmSync(folder, { recursive: true });
  return checksum;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A machine's own certificates are read at each start: every ratio would look better than it is. */
function inFolder(folder: string): Environment {
  const { NODE_EXTRA_CA_CERTS: _certificates, ...bare } = process.env;
  return { ...bare, WOF_SAVES: folder, WOF_SETTINGS: join(folder, 'none'), WOF_CACHE: join(folder, 'compiled') };
}

const wof = (args: readonly string[], env: Environment): string =>
  spawnSync(process.execPath, ['bin/wof.js', ...args], { encoding: 'utf8', input: '', env }).stdout;

/** A folder with so many campaigns that are over. */
function shelfOf(campaigns: number, folder: string): string {
  const shelf = mkdtempSync(join(folder, 'shelf-'));
  for (let i = 1; i <= campaigns; i++)
    copyFileSync(join(folder, 'over.wof.jsonl'), join(shelf, `campaign ${i}.wof.jsonl`));
  return shelf;
}

function takeLastAnswerBack(folder: string): void {
  const log = LogBook.open(nodeDisk, join(folder, 'over.wof.jsonl'));
  new Sitting(log, game).takeBack();
  log.close();
}
