import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { flyCampaign, shelve } from '../support/people/a-flown-campaign.ts';
import { ratioOf, report } from './measure.ts';

/** What durability costs, what an answer weighs, and what a whole campaign does. */
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
  report('kB of log-book for a whole campaign', bytes.length / 1000, { atMost: 400 }, detail);

  const plain = Buffer.alloc(20_000, 'x');
  const append = () => log.append({ threw: 'weather-change 35', asked: 'movement', answer: 'stay' });
  const write = () => writeFileSync(join(folder, 'plain'), plain);
  report(
    'a durable append / a plain write of 20 kB',
    ratioOf(append, write, 301),
    { atMost: 1.5 },
    'median of 301 pairs',
  );
  log.close();
  rmSync(folder, { recursive: true });
  return `log ${bytes.length}`;
}
