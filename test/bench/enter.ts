/**
 * `npm run enter -- [campaigns of each flight] [--seed word] [--write]`: campaigns played by Enter alone, as the seat takes
 * it, beside `prudent` with the same dice. `--write` puts the figures into docs/charts/enter.md.
 */

import { parseArgs } from 'node:util';
import { loadRulebook } from '../../src/reading/load.ts';
import { writeBlock } from '../charts/block.ts';
import { ENTER_PAGE, enterText, playAll } from './enter/campaigns.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'enter' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const text = enterText(playAll(Number(positionals[0] ?? '100'), values.seed, loadRulebook('data')), values.seed);
console.log(text);
if (values.write) writeBlock(ENTER_PAGE, 'enter', text);
