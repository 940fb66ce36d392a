/**
 * `npm run charts`: writes every figure that docs/charts and docs/charts.md count, tables and figures in the text
 * alike.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { pages, rewritten } from '../charts/pages.ts';

for (const name of pages) {
  const [before, after] = [readFileSync(`docs/${name}`, 'utf8'), rewritten(name)];
  if (before === after) continue;
  writeFileSync(`docs/${name}`, after);
  console.log(`docs/${name} is written anew.`);
}
