// Keeps what node makes of the program for a player who sits down again on the evening of a day: see src/cli/shell/kept-code.ts.
const { execFileSync } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { keepCode, useKeptCode } = require('../dist/kept-code.cjs');
const { main } = require('../dist/wof.cjs');

const saves = ['--saves', mkdtempSync(join(tmpdir(), 'wof-build-'))];
const flown = (...words) => execFileSync(process.execPath, ['bin/wof.js', ...saves, ...words], { stdio: 'ignore' });

flown('new', 'practice', '--seed', 'practice', '--answers', '-');
flown('play', 'practice', '--policy', 'prudent', '--until', 'day');
flown('undo', 'practice', '--take-back');
useKeptCode();
require('../dist/prompt.cjs');
main([...saves, 'play', 'practice', '--answers', '-'])
  .then(keepCode)
  .finally(() => rmSync(saves[1], { recursive: true }));
