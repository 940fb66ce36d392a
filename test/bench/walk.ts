/**
 * `npm run walk`: how many files of src a typed line walks through, by V8's own count, at a prompt on a first day. What
 * it counts it writes into docs/house.md; `-- --files` prints the files besides.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { loadRulebook } from '../../src/reading/load.ts';
import { rewritten, walkDay } from './walk/walked.ts';

const PAGE = 'docs/house.md';

const walked = await walkDay(loadRulebook('data'));
writeFileSync(PAGE, rewritten(readFileSync(PAGE, 'utf8'), walked));
for (const [line, files] of Object.entries(walked)) {
  console.log(`${line}: ${files.length} files`);
  if (process.argv.includes('--files')) for (const file of files) console.log(`  ${file.replace(/.*\/src\//, 'src/')}`);
}
