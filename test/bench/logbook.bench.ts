import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { policyNamed } from '../../src/autoplay/policies.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import { isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Opening } from '../../src/logbook/record.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { nodeDisk } from '../../src/logbook/store.ts';
import { loadRulebook } from '../../src/rulebook/load.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import type { Question } from '../../src/table/decisions.ts';
import { ratioOf, report } from './measure.ts';

/** What durability costs, what an answer weighs, and what a whole campaign does. */
export function benchLogBook(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wof-bench-'));
  const book = loadRulebook('data');
  const path = join(folder, 'bench.wof.jsonl');
  const opening: Opening = {
    wof: 1,
    campaign: 'bench',
    rules: 'bench',
    cards: book.fingerprint,
    seed: 'alea:1:bench',
    ironman: false,
    byHand: [],
    begun: '1917-04-01',
  };
  const log = LogBook.begin(nodeDisk, path, [opening, { dawn: 1, state: newCampaign('B', book) }]);
  const answers = playThrough(new Sitting(log, { book, rules: 'bench', playDay, isOver }), book);
  const bytes = readFileSync(path);
  const gzipped = gzipSync(bytes).length;
  const detail = `${answers} answers in 21 days`;
  report('bytes of log-book for each answer', bytes.length / answers, { atMost: 120 }, detail);
  report('the same gzipped', gzipped / answers, { atMost: 25 }, detail);
  report('kB of log-book for a whole campaign', bytes.length / 1000, { atMost: 200 }, detail);

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

function playThrough(sitting: Sitting, book: Rulebook): number {
  let answers = 0;
  while (sitting.position.status === 'asking') {
    answers += 1;
    sitting.answer(prudentAnswer(sitting.position.question, book));
  }
  return answers;
}

/** A question's decision and what it is about belong together; the compiler has lost sight of that. */
function prudentAnswer({ decision, about, options }: Question, book: Rulebook): string {
  const decide = policyNamed('prudent', 'bench')[decision] as Policy['movement'];
  return decide(about as Parameters<Policy['movement']>[0], options, book);
}
