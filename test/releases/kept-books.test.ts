import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { emptyFolder, wof } from '../support/program/wof.ts';

/** Log-books that each release has written, in a folder by its version: docs/releases.md says what they may expect. */
const KEPT = 'test/releases';
const BATTLES = ['above-douai', 'face-to-face', 'patrol-at-noon', 'cold-meat'];

/** `WOF_REWRITE=1`: the program as it is writes the books that are kept of its version. */
function rewrite(): void {
  const folder = join(KEPT, about.version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  wof(folder, ['new', 'april', '--seed', 'kept', '--flights', 'B', '--answers', '-']);
  for (let day = 1; day <= 2; day++) wof(folder, ['play', 'april', '--policy', 'prudent', '--until', 'day']);
  for (const battle of BATTLES) wof(folder, ['battle', battle, '--seed', 'kept', '--policy', 'prudent']);
}

if (process.env['WOF_REWRITE'] === '1') rewrite();

const versions = readdirSync(KEPT, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
/** Before 1.0 a rule may be mended under a log-book; from then on none may. */
const isForEver = (version: string): boolean => Number(version.split('.')[0]) >= 1;

const shelfOf = (version: string): string => {
  const saves = emptyFolder();
  cpSync(join(KEPT, version), saves, { recursive: true });
  return saves;
};

/** Told in words, and not by a fault of the program. */
const FAULT = /\n\s+at |fault of the program/;

test('of this version, or the one before it, there are books', () => {
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) {
    expect(existsSync(join(KEPT, version, 'april.wof.jsonl')), version).toBe(true);
    expect(readdirSync(join(KEPT, version, 'battles')), version).toHaveLength(BATTLES.length);
  }
});

test.each(versions)(
  'a campaign and battles of %s are opened, told of, and proved as far as was promised',
  (version) => {
    const saves = shelfOf(version);
    expect(wof(saves, ['saves']).out).toContain('april');
    const commands = [['verify', 'april'], ...BATTLES.map((battle) => ['battle', battle, '--verify'])];
    for (const command of commands) {
      const { status, out, err } = wof(saves, command);
      expect(err + out, command.join(' ')).not.toMatch(FAULT);
      if (isForEver(version)) expect(out, command.join(' ')).toContain('borne out, throw by throw');
      else expect([0, 3], command.join(' ')).toContain(status);
    }
  },
);

test.each(versions)('a campaign of %s goes on with the program as it is', (version) => {
  const saves = shelfOf(version);
  const { status, out, err } = wof(saves, ['play', 'april', '--policy', 'prudent', '--until', 'day']);
  expect(err + out).not.toMatch(FAULT);
  expect(status).toBe(0);
  expect(out).toContain('Everything is in the log-book.');
});

test('the change log is by versions, the newest first, and this one has its heading', () => {
  const headed = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
    ([, version = '']) => version,
  );
  expect(headed[0]).toBe(about.version);
  const inOrder = headed.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(headed).toEqual(inOrder);
  for (const version of versions) expect(headed).toContain(version);
});
