/**
 * `npm run by-ear -- FOLDER`: plays a tutorial, a day of a campaign and a fight of each game by ear, and writes what is
 * told into text files. Where espeak-ng is on the PATH each is spoken into a sound file beside its text.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES_BY_EAR, heard } from '../support/program/by-ear.ts';
import { countsOf } from '../support/program/lines-heard.ts';

const [to] = process.argv.slice(2);
if (to === undefined) throw new Error('npm run by-ear -- FOLDER: the folder for the transcripts is missing.');
mkdirSync(to, { recursive: true });
const saves = mkdtempSync(join(tmpdir(), 'wof-by-ear-'));
const speaks = spawnSync('espeak-ng', ['--version']).status === 0;

for (const game of GAMES_BY_EAR) {
  const lines = await heard(game, saves);
  const text = join(to, `${game.name}.txt`);
  writeFileSync(text, `${lines.join('\n')}\n`);
  const { middle, most } = countsOf(lines);
  console.log(
    `${text}: ${lines.length} lines; from an Enter to the next question ${middle} in the middle, ${most} at the most`,
  );
  if (speaks) speak(text, join(to, `${game.name}.wav`));
}
rmSync(saves, { recursive: true });
if (!speaks) console.log('espeak-ng is not on the PATH: transcripts alone.');

/** Each line is read by itself, as a screen reader does. */
function speak(text: string, sound: string): void {
  const { status, stderr } = spawnSync('espeak-ng', ['-v', 'en-gb', '-f', text, '-w', sound], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`espeak-ng: ${stderr}`);
  console.log(sound);
}
