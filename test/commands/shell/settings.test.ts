import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inkNamed } from '../../../src/page/ink.ts';
import { settingsFile } from '../../../src/shell/whereabouts.ts';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

let saves: string;
let file: string;
beforeEach(() => {
  saves = emptyFolder();
  file = join(emptyFolder(), 'deeper', 'settings.yaml');
  vi.stubEnv('WOF_SETTINGS', file);
  onTestFinished(() => void vi.unstubAllEnvs());
});

const wof = (...args: readonly string[]) => wofHere(saves, args);
const written = () => readFileSync(file, 'utf8');
function inFile(text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
const openingOf = (name: string) =>
  JSON.parse(readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8').split('\n')[0] ?? '');
const applied = async (key: string, ...flags: readonly string[]) => {
  const { out } = await wof('settings', key, '--json', ...flags);
  return JSON.parse(out).settings[0];
};

describe('wof settings', () => {
  test('lists each with its value, what says so and what it does, and writes nothing', async () => {
    const { out, status } = await wof('settings');
    expect(status).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain('where nothing is set yet');
    expect(out).toMatch(/width {6}window, as usual\. How wide a page is at most/);
    expect(() => readdirSync(join(file, '..'))).toThrow('ENOENT');
  });

  test('sets one and takes it back, and leaves the rest of the file with its comments', async () => {
    inFile('# mine\nink: few # no hues\n');
    expect((await wof('settings', 'width', '72')).out).toContain('width is 72 from now on');
    expect(written()).toBe('# mine\nink: few # no hues\nwidth: 72\n');
    expect((await wof('settings', 'width', '--default')).out).toContain('width is as usual again');
    expect(written()).toBe('# mine\nink: few # no hues\n');
    expect((await wof('settings', 'width', '--default')).out).toContain('width was not set');
    await wof('settings', '--default');
    expect(written()).not.toContain('ink');
    expect(readdirSync(join(file, '..'))).toEqual(['settings.yaml']);
  });

  test('a file that is a link stays one', async () => {
    const own = join(emptyFolder(), 'kept-elsewhere.yaml');
    writeFileSync(own, '');
    mkdirSync(join(file, '..'), { recursive: true });
    symlinkSync(own, file);
    await wof('settings', 'bell', 'fights');
    expect(readFileSync(own, 'utf8')).toBe('bell: fights\n');
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
  });

  test.each([
    [['settings', 'widht'], 'There is no setting "widht". Did you mean width?'],
    [['settings', 'widht', '60'], 'Did you mean width?'],
    [['settings', 'width', '20'], '`width` is 20; `window` or a whole number from 40 to 300 belongs here.'],
    [['settings', 'fights', 'chess'], '`fights` is "chess"; one of wings-over-france'],
    [['settings', 'ink', 'few', '--default'], 'Either a value, or --default'],
    [['saves', '--set', 'ink'], '--set takes a setting and its value'],
    [['saves', '--set', 'inc=few'], 'Write `ink`.'],
  ])('%j is refused', async (args, why) => {
    const { status, err } = await wof(...args);
    expect(err).toContain(why);
    expect(status).toBe(2);
  });

  test('flags stand over variables of the environment, these over the file, and --where says so', async () => {
    inFile('ink: colour-blind\nby-ear: on\n');
    // A script has NO_COLOR in these tests.
    expect(await applied('ink')).toMatchObject({ value: 'none', by: 'NO_COLOR' });
    expect(await applied('ink', '--set', 'ink=few')).toMatchObject({ value: 'few', by: '--set' });
    expect(await applied('by-ear')).toMatchObject({ value: 'on', by: 'the file' });
    expect(await applied('by-ear', '--set', 'by-ear=off', '--set', 'width=60')).toMatchObject({ value: 'off' });
    expect(await applied('texts', '--full')).toMatchObject({ value: 'full', by: '--full' });
    const { out } = await wof('settings', '--where');
    expect(out).toContain('none (NO_COLOR), over colour-blind (the file), full (as usual)');
  });
});

describe('a file with faults', () => {
  const FAULTY = 'width: 20\nfigths: winged-victory\ntexts: terse\nby-ear: true\n';

  test('is refused by line and by what is allowed, by every command that would follow it', async () => {
    inFile(FAULTY);
    const { err, status } = await wof('saves');
    expect(status).toBe(1);
    expect(err).toContain(`${file}, line 1, column 1: \`width\` is 20; \`window\` or a whole number from 40 to 300`);
    expect(err).toMatch(/line 2, column 1: unknown key `figths`.* Write `fights`\./);
    expect(err).toContain('line 4, column 1: `by-ear` is true; one of on, off belongs here.');
  });

  test('is listed all the same, and mended line by line', async () => {
    inFile(FAULTY);
    const { out, status } = await wof('settings');
    expect(status).toBe(0);
    expect(out).toMatch(/At fault: .*line 2/s);
    expect(out).toContain('terse, by the file.');
    await wof('settings', 'figths', '--default');
    await wof('settings', 'by-ear', 'off');
    await wof('settings', 'width', '77');
    expect(written()).toBe('width: 77\ntexts: terse\nby-ear: off\n');
    expect((await wof('saves')).status).toBe(0);
  });

  test.each(['width: 60\n ink: few\n', '- a\n- list\n', 'a: [\n'])(
    'of no key and value, %j is begun anew',
    async (text) => {
      inFile(text);
      expect((await wof('saves')).err).toContain('wof settings --default begins the file anew');
      expect((await wof('settings', 'ink', 'few')).err).toContain('Nothing was changed.');
      expect(written()).toBe(text);
      await wof('settings', '--default');
      expect((await wof('settings', 'ink', 'few')).status).toBe(0);
      expect((await wof('saves')).status).toBe(0);
    },
  );

  test('of comments alone is none', async () => {
    inFile('# nothing yet\n');
    expect((await wof('saves')).status).toBe(0);
  });
});

describe('what is set', () => {
  test('a narrow page, and one in sentences', async () => {
    inFile('width: 44\nby-ear: on\n');
    const { out } = await wof('rules', '33');
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(44);
    const track = (await wof('map')).out;
    expect(track).not.toMatch(/[#=]\d+[#=]/);
  });

  test('by ear a list of campaigns, and what campaigns come to, are lines without columns', async () => {
    await wof('new', 'dawn', '--seed', 'dawn', '--flights', 'B', '--answers', '-');
    inFile('by-ear: on\n');
    const asked = [['saves'], ['simulate', '--campaigns', '2']];
    for (const words of asked) {
      const { out } = await wof(...words);
      expect(out).toMatch(/\.\n$/);
      expect(out.split('\n').filter((line) => /^ | {2,}|%/.test(line))).toEqual([]);
    }
  });

  test('game, preset, dice and the other flights of a new campaign, as if typed; what is typed stands over them', async () => {
    inFile('fights: winged-victory\nagainst: ace\npreset: ironman\ndice: hand\nothers: bold\npurist: on\n');
    const { out } = await wof('new', 'dawn', '--seed', 'dawn');
    expect(out.replace(/\s+/g, ' ')).toContain(
      'By your settings: preset ironman, fights winged-victory, dice hand, others bold.',
    );
    expect(openingOf('dawn')).toMatchObject({
      ironman: true,
      opponent: { policy: 'ace' },
      others: { flights: ['A', 'C'], policy: 'bold' },
    });
    // A log-book need not know how its player likes it.
    expect(openingOf('dawn')).not.toHaveProperty('purist');
    const typed = [
      '--fights',
      'wings-over-france',
      '--preset',
      'as-printed',
      '--dice',
      'program',
      '--others',
      'stand-by',
    ];
    await wof('new', 'noon', '--seed', 'dawn', ...typed);
    expect(openingOf('noon')).toMatchObject({ ironman: false, byHand: [] });
    expect(openingOf('noon')).not.toHaveProperty('opponent');
    expect(openingOf('noon')).not.toHaveProperty('others');
    expect((await wof('new', 'all', '--flights', 'all', '--seed', 'dawn')).status).toBe(0);
    expect(openingOf('all')).not.toHaveProperty('others');
  });

  test('without a file a campaign is begun as ever', async () => {
    const { out } = await wof('new', 'dawn', '--seed', 'dawn');
    expect(out).not.toContain('settings');
  });

  test('a purist hears no odds at a prompt, and the log-book is not told', async () => {
    inFile('purist: on\n');
    const { err } = await wofHere(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-'], ['odds', 'quit']);
    expect(err).toContain('This is played by a purist: no odds are told.');
    expect(openingOf('dawn')).not.toHaveProperty('purist');
  });
});

describe('ink', () => {
  test('few has no hue, and what it lights is reversed', () => {
    const ink = inkNamed('few');
    expect([ink.red('a'), ink.cyan('a'), ink.bold('a'), ink.bgYellow.black('a')]).toEqual([
      'a',
      'a',
      '\u001b[1ma\u001b[22m',
      '\u001b[7ma\u001b[27m',
    ]);
  });

  test('for colour-blind eyes ours are blue and theirs yellow', () => {
    const ink = inkNamed('colour-blind');
    expect([ink.green('a'), ink.red('a')]).toEqual(['\u001b[94ma\u001b[39m', '\u001b[33ma\u001b[39m']);
  });
});

describe('the file lies', () => {
  const lies = (platform: NodeJS.Platform, env: Readonly<Record<string, string>>) => {
    vi.stubEnv('WOF_SETTINGS', '');
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { value: ours = 'linux' } = Object.getOwnPropertyDescriptor(process, 'platform') ?? {};
    Object.defineProperty(process, 'platform', { value: platform });
    onTestFinished(() => void Object.defineProperty(process, 'platform', { value: ours }));
    return settingsFile().replaceAll('\\', '/');
  };

  test.each([
    ['linux', { XDG_CONFIG_HOME: '/x', HOME: '/home/me' }, '/x/wof/settings.yaml'],
    ['linux', { XDG_CONFIG_HOME: 'x', HOME: '/home/me' }, '/home/me/.config/wof/settings.yaml'],
    ['darwin', { HOME: '/Users/me' }, '/Users/me/Library/Application Support/wof/settings.yaml'],
    ['win32', { APPDATA: '/AppData' }, '/AppData/wof/settings.yaml'],
  ] as const)('on %s with %j', (platform, env, path) => {
    expect(lies(platform, env)).toBe(path);
  });
});
