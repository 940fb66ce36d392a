import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogBook } from '../../src/logbook/logbook.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { nodeDisk } from '../../src/logbook/store.ts';
import { flyCampaign, game, shelve } from '../support/a-flown-campaign.ts';
import { ratioOf, report } from './measure.ts';

const PAIRS = 41;
/** The day at whose last prompt the campaign was left. */
const LEFT_ON = 11;

/** The start of the built program, against the start of node itself. */
export async function benchStart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wof-bench-'));
  const wof = (...args: string[]) =>
    spawnSync(process.execPath, ['bin/wof.js', ...args], {
      encoding: 'utf8',
      input: '',
      env: { ...process.env, WOF_SAVES: folder },
    });
  fillShelf(folder);
  const bare = () => void spawnSync(process.execPath, ['-e', '0']);
  const version = () => void wof('--version');
  const saves = () => void wof('saves');
  const resume = () => void wof('play', 'left', '--answers', '-');
  const detail = `median of ${PAIRS} pairs`;
  report('wof --version / node -e 0', ratioOf(version, bare, PAIRS), { atMost: 1.1 }, detail);
  report('wof saves, 20 campaigns / node -e 0', ratioOf(saves, bare, PAIRS), { atMost: 1.4 }, detail);
  report("resuming at a day's last prompt / wof saves", ratioOf(resume, saves, PAIRS), { atMost: 1.3 }, detail);
  const checksum = `start ${wof('saves').stdout.split('\n').length}+${wof('play', 'left', '--answers', '-').stdout.length}`;
  rmSync(folder, { recursive: true });
  return checksum;
}

/** Twenty campaigns: nineteen on their second day, and one left at the last prompt of its eleventh. */
function fillShelf(folder: string): void {
  const aDay = flyCampaign('bench', 1);
  for (let i = 1; i <= 19; i++) shelve(folder, `campaign ${i}`, aDay);
  shelve(folder, 'left', flyCampaign('bench', LEFT_ON));
  const left = LogBook.open(nodeDisk, join(folder, 'left.wof.jsonl'));
  new Sitting(left, game).takeBack();
  left.close();
}
