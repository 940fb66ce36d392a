import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import about from '../package.json' with { type: 'json' };
import { COMMANDS } from '../src/commands/commands.ts';
import { A_DAY } from '../src/commands/play/a-day.ts';
import { FIRST_EXAMPLES } from '../src/commands/program.ts';
import { Screen } from './support/program/screen.ts';
import { called } from './support/program/window.ts';
import { wof } from './support/program/wof.ts';
import { wofHere } from './support/program/wof-here.ts';

/** The pages that tell a reader what to type. */
const PAGES = [
  'README.md',
  ...['docs', 'docs/playing'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
];

/** Commands in a page, between the marks of code or on a line of their own: what stands behind `wof`. */
const commandsIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/(?:`|<\(|^ {4})(?:npx )?wof((?: [^`|)\n]*)?)(?=[`|)\n])/gm)].map(
    ([, typed = '']) => typed.replace(/ {2,}.*$/, '').trim(),
  );

const helped = [...FIRST_EXAMPLES, ...COMMANDS.flatMap(({ examples }) => examples)].map(([typed]) => typed);
const TYPED = [...new Set([...helped, ...PAGES.flatMap(commandsIn)])].sort();

/** What a page has in capitals, as whoever stands in the folder below would type it. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/^battle NAME --rules/, 'battle face-to-face --rules'],
  [/^play NAME --hot-seat/, 'play cards-war --hot-seat'],
  [/^(new|battle) NAME/, '$1 above-douai'],
  [/^branch NAME NEW/, 'branch dawn dusk'],
  [/^compare A B/, 'compare dawn dusk'],
  // The coach plays a day that is over thousands of times: its own test does so with fewer.
  [/^coach .+/, 'coach --help'],
  [/^battle GAME/, 'battle above-douai'],
  // A letter comes from another machine: the tests of the room `mail` have two of them.
  [/^mail .+/, 'mail --help'],
  [/^open FILE --trust NAME/, 'open a.json --trust Ann'],
  [/^open FILES?/, 'open a.json b.json'],
  [/^man NAME MAN/, 'man dawn haldenby'],
  [/^cards NAME/, 'cards weather'],
  [/^(rules|glossary) WORD/, '$1 archie'],
  [/^COMMAND/, 'play'],
  [/\bNAME\b/, 'dawn'],
  [/(--cards|check-data|--pack) FOLDER/, '$1 my-cards'],
  [/(--cards|check-data) FILE/, '$1 my-cards.wof-cards'],
  [/--squadron FOLDER/, '--squadron my-squadron'],
  [/--to FOLDER/, '--to records'],
  [/--campaigns \d+/, '--campaigns 2'],
  [/^simulate$/, 'simulate --shard 1/500'],
  [/^simulate --squadron bristols$/, '$& --shard 1/500'],
  [/part-\*/, 'part-1'],
];

/** Where commands are tried: a campaign three days old and another, a battle fought, sealed reports, cards of one's own. */
const shelf = mkdtempSync(join(tmpdir(), 'wof-typed-'));
const home = process.cwd();

beforeAll(async () => {
  const saves = join(shelf, 'saves');
  mkdirSync(join(shelf, 'my-cards'), { recursive: true });
  cpSync('data/cards/weather-effects.yaml', join(shelf, 'my-cards/weather-effects.yaml'));
  cpSync('data/battles/above-douai.yaml', join(shelf, 'mine.yaml'));
  cpSync('data/squadrons/nieuports', join(shelf, 'my-squadron'), { recursive: true });
  writeFileSync(join(shelf, 'watch.txt'), '');
  process.chdir(shelf);
  const ready = async (...args: readonly string[]) => expect((await wofHere(saves, args)).err).toBe('');
  await ready('cards', '--pack', 'my-cards');
  await ready('new', 'dawn', '--seed', 'dawn', '--answers', 'watch.txt');
  await ready('new', 'cards-war', '--fights', 'wings-of-war', '--answers', 'watch.txt');
  for (let day = 1; day <= 3; day++) await ready('play', 'dawn', '--policy', 'prudent', '--until', 'day');
  await ready('branch', 'dawn', 'dusk', '--day', '3');
  await ready('seal', 'dawn');
  for (const name of ['a.json', 'b.json']) cpSync('dawn-report-3.sealed.json', name);
  writeFileSync('plan.txt', 'propose\nfly\n');
  await ready('play', 'dawn', '--answers', 'plan.txt');
  mkdirSync('parts');
  writeFileSync('parts/part-1.json', (await wofHere(saves, ['simulate', '--campaigns', '2', '--json'])).out);
  for (const battle of ['above-douai', 'cold-meat']) await ready('battle', battle, '--policy', 'random');
  process.chdir(home);
}, 120_000);

afterAll(() => rmSync(shelf, { recursive: true, force: true }));

/** The words of a line, as a shell parts them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** What is asked at a prompt is given by a list without an answer: the question stands, and the program leaves. */
function runnable(typed: string): string[] {
  const words = wordsOf(MEANT.reduce((line, [from, to]) => line.replace(from, to), typed));
  const [command = ''] = words;
  // The name of a command alone tells of it, wherever it wants the name of a campaign too.
  if (words.length === 1 && COMMANDS.some((each) => each.typed.startsWith(`${command} <`))) return [command, 'dawn'];
  const isAsked =
    ['new', 'play', 'day'].includes(command) ||
    (command === 'battle' && words.length > 1 && !/--(result|strip)/.test(typed));
  const isAnswered = words.some((word) => ['--answers', '--policy', '--help', '--svg'].includes(word));
  const named =
    command === 'new' && (words[1] ?? '--').startsWith('--') ? ['new', 'another', ...words.slice(1)] : words;
  return isAsked && !isAnswered ? [...named, '--answers', 'watch.txt'] : named;
}

/** What is there already of what a command would begin, or write. */
function inTheWay([command, name, other]: readonly string[]): string[] {
  if (command === 'new') return [`saves/${name}.wof.jsonl`];
  if (command === 'branch') return [`saves/${other}.wof.jsonl`];
  if (command === 'cards' && name === '--pack') return ['my-cards.wof-cards'];
  return command === 'seal' ? ['dawn-report-3.sealed.json'] : [];
}

/** These ask for keys: they are begun in a terminal below. */
const AT_A_TERMINAL: readonly [typed: string, shows: string, leaves: string][] = [
  ['', 'begin at once', 'q'],
  ['--by-ear', 'By ear', 'q\r'],
  ['tutorial', 'worked example', '\u0003'],
  ['battle --lesson', 'a lesson of five minutes: Winged Victory', 'q'],
];

/** Lines that come to the same words are run once. */
const RUN = new Map<string, { readonly lines: string[]; readonly words: readonly string[] }>();
for (const typed of TYPED.filter((line) => !AT_A_TERMINAL.some(([each]) => each === line))) {
  const words = runnable(typed);
  const same = RUN.get(words.join('\n')) ?? { lines: [], words };
  same.lines.push(`wof ${typed}`);
  RUN.set(words.join('\n'), same);
}

test.each([...RUN.values()].map(({ lines, words }) => [lines.join(', '), words] as const))(
  '%s, as a page or --help has it, does what it says',
  async (_, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'wof-typed-one-'));
    cpSync(shelf, folder, { recursive: true });
    for (const file of inTheWay(words)) rmSync(join(folder, file), { force: true });
    process.chdir(folder);
    vi.stubEnv('WOF_SETTINGS', join(folder, 'settings.yaml'));
    try {
      const ran = await wofHere(join(folder, 'saves'), await ofToday(words, folder));
      expect(ran, words.join(' ')).toMatchObject({ status: 0, err: '' });
    } finally {
      process.chdir(home);
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    }
  },
);

/** The code of a day holds for the cards it was made with: another is refused with the one that it would be today. */
async function ofToday(words: readonly string[], folder: string): Promise<readonly string[]> {
  const code = words.find((word) => /^(CODE|\d+[ABC]-[A-Z]+-\w{3})$/.test(word));
  if (code === undefined) return words;
  const known = code === 'CODE' ? A_DAY : code;
  const { err } = await wofHere(join(folder, 'saves'), ['day', known, '--answers', 'watch.txt']);
  const [, today = known] = /with these are ([\w-]+);/.exec(err) ?? [];
  return words.map((word) => (word === code ? today : word));
}

test.each(AT_A_TERMINAL)('wof %s begins at a terminal', async (typed, shows, leaves) => {
  const screen = new Screen(mkdtempSync(join(tmpdir(), 'wof-')), called(...wordsOf(typed)), { columns: 80, rows: 24 });
  await screen.shows(shows);
  screen.press(leaves);
  await screen.ended;
});

test('the built program does one of them as a shell has it', () => {
  expect(wof(join(shelf, 'saves'), wordsOf('report dawn --day 3')).status).toBe(0);
});

test('each script of npm that a page names is there', () => {
  const named = PAGES.flatMap((page) => [
    ...readFileSync(page, 'utf8').matchAll(/npm (?:run )?([a-z][\w-]+(?::[\w-]+)?)/g),
  ]);
  const known = [...Object.keys(about.scripts), 'ci', 'install', 'pack', 'run', 'package'];
  expect(named.map(([, script = '']) => script).filter((script) => !known.includes(script))).toEqual([]);
});

/** The anchors of a page: its headings, as GitHub links to them. */
const anchorsIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test('each file that a page leads to is there, and each heading', () => {
  for (const page of PAGES)
    for (const [, to = '', anchor] of readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
      const target = to === '' ? page : resolve(page, '..', to);
      expect(() => readFileSync(target), `${page}: ${to}`).not.toThrow();
      if (anchor) expect(anchorsIn(target), `${page}: ${to}#${anchor}`).toContain(anchor);
    }
});
