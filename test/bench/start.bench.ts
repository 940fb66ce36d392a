import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { flyCampaign, game, shelve } from '../support/people/a-flown-campaign.ts';
import { ratioOf, report } from './measure.ts';

/** The day at whose last prompt the campaign was left. */
const LEFT_ON = 11;

/** The start of the built program, against the start of node itself. */
export function benchStart(pairs: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'wof-bench-'));
  fillShelf(folder);
  const detail = `median of ${pairs} pairs`;
  // A machine's own certificates are read at each start: every ratio would look better than it is.
  const { NODE_EXTRA_CA_CERTS: _certificates, ...bare } = process.env;
  const env = { ...bare, WOF_SAVES: folder, WOF_SETTINGS: join(folder, 'none') };
  const [version, saves, resume] = startsIn(env, pairs);
  report('wof --version / node -e 0', version, { atMost: 1.1 }, detail);
  report('wof saves, 20 campaigns / node -e 0', saves, { atMost: 1.4 }, detail);
  report("resuming at a day's last prompt / wof saves", resume, { atMost: 1.3 }, detail);
  const out = (...args: string[]) => wof(args, env);
  const checksum = `start ${out('saves').split('\n').length}+${out('play', 'left', '--answers', '-').length}`;
  rmSync(folder, { recursive: true });
  return checksum;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** --version and saves against node itself, and coming back to a campaign against saves. */
function startsIn(env: Environment, pairs: number): readonly [number, number, number] {
  const bare = () => void spawnSync(process.execPath, ['-e', '0'], { env });
  const version = () => void wof(['--version'], env);
  const saves = () => void wof(['saves'], env);
  const resume = () => void wof(['play', 'left', '--answers', '-'], env);
  return [ratioOf(version, bare, pairs), ratioOf(saves, bare, pairs), ratioOf(resume, saves, pairs)];
}

const wof = (args: readonly string[], env: Environment): string =>
  spawnSync(process.execPath, ['bin/wof.js', ...args], { encoding: 'utf8', input: '', env }).stdout;

/** Twenty campaigns: nineteen on their second day, and one that the program left at the last prompt of its eleventh. */
function fillShelf(folder: string): void {
  const aDay = flyCampaign('bench', 1);
  for (let i = 1; i <= 19; i++) shelve(folder, `campaign ${i}`, aDay);
  shelve(folder, 'left', flyCampaign('bench', LEFT_ON));
  const left = LogBook.open(nodeDisk, join(folder, 'left.wof.jsonl'));
  new Sitting(left, game).takeBack();
  left.close();
}
