/**
 * `npm run walk`: how many files of src a typed line walks through, by V8's own count, at a prompt on a first day. What
 * it counts it writes into docs/house.md; `-- --files` prints the files besides, `-- --check` writes nothing. It fails
 * where a line walks through more files than it may.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { loadRulebook } from '../../src/reading/load.ts';
import { MOST, rewritten, walkDay } from './walk/walked.ts';

const PAGE = 'docs/house.md';

const walked = await walkDay(loadRulebook('data'));
if (!process.argv.includes('--check')) writeFileSync(PAGE, rewritten(readFileSync(PAGE, 'utf8'), walked));
for (const [line, most] of Object.entries(MOST)) {
  const files = Object.entries(walked).find(([each]) => each === line)?.[1] ?? [];
  console.log(`${line}: ${files.length} files of at most ${most}`);
  if (files.length === 0 || files.length > most) process.exitCode = 1;
  if (process.argv.includes('--files')) for (const file of files) console.log(`  ${file.replace(/.*\/src\//, 'src/')}`);
}
