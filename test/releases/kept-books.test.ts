import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { POINTS } from '../../src/chronicle/tables/fields.ts';
import { COMMANDS } from '../../src/commands/commands.ts';
import { nameOf } from '../../src/commands/shell-command.ts';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

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

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const booksIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.wof.jsonl') ? [file.replace('.wof.jsonl', '')] : []));

const versions = foldersIn(KEPT);
/** Before 1.0 a rule may be mended under a log-book; from then on none may. */
const isForEver = (version: string): boolean => Number(version.split('.')[0]) >= 1;

/** And what programs between two releases wrote: test/fixtures/README.md says how. */
const BETWEEN = 'test/fixtures';
const shelves = [
  ...versions.map((version) => join(KEPT, version)),
  ...foldersIn(BETWEEN).map((each) => join(BETWEEN, each)),
];

const copyOf = (kept: string): string => {
  const saves = emptyFolder();
  cpSync(kept, saves, { recursive: true });
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

/** What only the turns of a day can tell. Where they are not borne out it is refused with the version that played it. */
const TURNS: readonly string[][] = [
  ['replay', '--day', '1'],
  ['what-if', '--day', '1'],
];
/** A seal has the report of a day, which a book tells that has its moments written down. */
const SEAL: readonly string[] = ['seal', '--day', '1'];

/** What looks back, and how it is asked for, behind the name of a campaign. All of it works on every book. */
const LOOKS: readonly string[][] = [
  ['status'],
  ['layout'],
  ['roster'],
  ['roster', '--words'],
  ['man', 'haldenby'],
  ['report'],
  ['report', '--day', '1'],
  ['log'],
  ['log', '1', '--history'],
  ['history'],
  ['history', '--short', '--day', '1'],
  ['replay', '--at-once'],
  ['luck'],
  ['forms'],
  ['branch', 'elsewhere'],
];

/** Those that are begun otherwise, or look at no campaign that is there. */
const OTHERS: readonly string[] = [
  ...[
    'new',
    'tutorial',
    'play',
    'day',
    'undo',
    'simulate',
    'cards',
    'rules',
    'map',
    'check-data',
    'completion',
    'glossary',
    'settings',
    'coach',
  ],
  ...['open', 'saves', 'people', 'battle', 'mail', 'verify', 'export', 'compare'],
];

test('every command that looks back is tried', () => {
  const tried = [...LOOKS, ...TURNS, SEAL].map(([command]) => command);
  expect([...new Set([...tried, ...OTHERS])].sort()).toEqual(COMMANDS.map(nameOf).sort());
});

describe.each(shelves)('the books in %s', (kept) => {
  const saves = copyOf(kept);
  const to = emptyFolder();
  const look = (name: string, [command = '', ...rest]: readonly string[]) => {
    const files = command === 'forms' || command === 'seal' ? ['--to', to, '--force'] : [];
    const words = command === 'branch' ? [`${name}-elsewhere`] : rest;
    return wofHere(saves, [command, name, ...words, ...files]);
  };

  describe.each(booksIn(kept))('of them %s', (name) => {
    const tellsItsDays = /^\{"moments"/m.test(readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8'));

    test.each(LOOKS.map((asked) => [asked.join(' '), asked] as const))('is told of by %s', async (_, asked) => {
      const { status, out, err } = await look(name, asked);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).not.toBe('');
    });

    test('is proved, or told under other rules, and at which rule or figure each day goes another way', async () => {
      const { status, out, err } = await wofHere(saves, ['verify', name]);
      const days = out.replaceAll(/\s+/g, ' ').split(/(?<=\.) (?=\w+day, \d+ April 1917: )/);
      for (const day of days.filter((each) => each.includes(': told under other rules, '))) {
        expect(day).toMatch(/Its (rules|cards|rules and its cards) have changed since/);
        expect(day).toMatch(
          / As it reads now: | It is rule \w+; | differs in \w+\.|other dice are thrown|the rules go on/,
        );
      }
      expect([0, 3], err).toContain(status);
      expect(err).toMatch(status === 3 ? / is told under other rules: it was played by version / : /^$/);
    });

    test.each([...TURNS, SEAL].map((asked) => [asked.join(' '), asked] as const))(
      'is told by %s as far as it is borne out',
      async (_, asked) => {
        const { out } = await wofHere(saves, ['verify', name]);
        const { status, err } = await look(name, asked);
        const refused = {
          status: 1,
          err: expect.stringMatching(/ played by version \S+ \(cards \w+\); .* turn by turn\./),
        };
        const isTold = !out.includes('1 April 1917: told under') || (asked === SEAL && tellsItsDays);
        expect({ status, err }).toEqual(isTold ? { status: 0, err: '' } : refused);
      },
    );

    test('is set beside itself, and written out in every form', async () => {
      expect(await wofHere(saves, ['compare', name, name])).toMatchObject({ status: 0, err: '' });
      const forms = ['--csv', '--json', '--markdown', '--html', '--force', '--to', to];
      expect(await wofHere(saves, ['export', name, ...forms])).toMatchObject({ status: 0, err: '' });
      const { victoryPoints } = JSON.parse((await wofHere(saves, ['status', name, '--json'])).out);
      const { [POINTS.name]: lines, untold } = JSON.parse(readFileSync(join(to, `${name}-record.json`), 'utf8'));
      expect(lines.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(victoryPoints);
      const { out } = await wofHere(saves, ['verify', name]);
      expect(untold !== undefined).toBe(out.includes('told under other rules') && !tellsItsDays);
    });
  });

  test('are listed, and their men', async () => {
    const listed = (await wofHere(saves, ['saves'])).out;
    for (const name of booksIn(kept)) expect(listed).toContain(name);
    expect(await wofHere(saves, ['people'])).toMatchObject({ status: 0, err: '' });
  });

  test.each(booksIn(join(kept, 'battles')))('the battle %s is told as far as it is borne out', async (name) => {
    const { status } = await wofHere(saves, ['battle', name, '--verify']);
    expect([0, 3]).toContain(status);
    for (const asked of [['--result'], ['--replay', '--at-once']]) {
      const looked = await wofHere(saves, ['battle', name, ...asked]);
      expect(looked, asked.join(' ')).toMatchObject({ status: status === 3 ? 1 : 0 });
      if (status === 3) expect(looked.err).toMatch(/ played by version \S+ \(cards \w+\);/);
    }
  });
});

test.each(versions)(
  'a campaign and battles of %s are opened, told of, and proved as far as was promised',
  (version) => {
    const saves = copyOf(join(KEPT, version));
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

test.each(shelves)('a campaign in %s goes on with the program as it is', (kept) => {
  const saves = copyOf(kept);
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
