import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isThere, SHELLS, type Shell, ShellHome } from '../support/shell-offers.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { flownDay } from './flown-books.ts';
import { SHELL_PIECES } from './hostile.ts';
import { Sandbox } from './sandbox.ts';

type Random = (below: number) => number;

/** So many names lie in the folder at once. */
const NAMES = 12;

/** Seconds: each asks the program twice, and starts a shell. */
const PATIENCE = 10;

/** Lines at which a key might be pressed. */
const LINES = ['wof play ', 'wof verify da', 'wof man dawn Hal', 'wof export ', 'wof compare dawn '];

/** What a campaign may be called: only such names are offered. */
const MAY_BE_OFFERED = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N} _-]*$/u;

/** Names on the disk that a shell would run, spread or hide: neither run nor offered, in each shell that there is. */
export const shells: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const random = seededRandom(`${seed} shells`);
  const { file } = flownDay(sandbox, 'dawn', seed);
  const home = new ShellHome(sandbox.work, sandbox.saves);
  const there = SHELLS.filter(isThere);
  const findings: Finding[] = [];
  let tried = 0;
  while (tried < times && there.length > 0) {
    const names = layNames(file, sandbox.saves, random);
    for (const shell of there) findings.push(...offeredIn(shell, home, LINES[random(LINES.length)] ?? '', names));
    tried += names.length * there.length;
    for (const name of names) rmSync(join(sandbox.saves, `${name}.wof.jsonl`), { force: true });
  }
  sandbox.remove();
  return { tried, findings };
};

function layNames(file: string, saves: string, random: Random): string[] {
  const names = Array.from({ length: NAMES }, () => nameOf(random)).filter((name) => name !== 'dawn');
  for (const name of names) copyFileSync(file, join(saves, `${name}.wof.jsonl`));
  return names;
}

/** No file can have a stroke in its name, nor more than 255 bytes. */
const nameOf = (random: Random): string =>
  Array.from({ length: 1 + random(4) }, () => SHELL_PIECES[random(SHELL_PIECES.length)])
    .join('')
    .replaceAll('/', '')
    .slice(0, 60);

/** A shell keeps files of its own in its home, which it hides. */
const seenIn = (home: string): string[] => readdirSync(home).filter((name) => !name.startsWith('.'));

function offeredIn(shell: Shell, home: ShellHome, line: string, names: readonly string[]): Finding[] {
  const what = `${shell}, ${line}, among ${JSON.stringify(names)}`;
  const before = seenIn(home.home);
  const from = performance.now();
  const offered = home.offers(shell, line).filter((word) => !MAY_BE_OFFERED.test(word));
  const after = seenIn(home.home);
  const ran = after.join() === before.join() ? [] : [found('outside', what)];
  for (const name of after.filter((each) => !before.includes(each))) rmSync(join(home.home, name));
  const took = (performance.now() - from) / 1000;
  const hung = took > PATIENCE ? [found('hangs', `${what}: ${took} s`)] : [];
  return [...ran, ...hung, ...(offered.length > 0 ? [found('orders', `${what}: offered ${offered}`)] : [])];
}
