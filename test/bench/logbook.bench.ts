import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { flyCampaign, shelve } from '../support/people/a-flown-campaign.ts';
import { report } from './measure.ts';

/** What an answer weighs, and what a whole campaign does. */
export function benchLogBook(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wof-bench-'));
  const path = join(folder, 'bench.wof.jsonl');
  shelve(folder, 'bench', flyCampaign('bench'));
  const log = LogBook.open(nodeDisk, path);
  const answers = log.records.filter(isAnswer).length;
  const bytes = readFileSync(path);
  const gzipped = gzipSync(bytes).length;
  const detail = `${answers} answers in 21 days`;
  report('bytes of log-book for each answer', bytes.length / answers, { atMost: 120 }, detail);
  report('the same gzipped', gzipped / answers, { atMost: 25 }, detail);
  log.close();
  rmSync(folder, { recursive: true });
  return `log ${bytes.length}`;
}
