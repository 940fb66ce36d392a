import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FaultyCards, formatFault } from '../../src/cards/reading/fault.ts';
import { cardsToPack } from '../../src/reading/entries.ts';
import { loadRulebook, marksOfCards } from '../../src/reading/load.ts';
import { packOf } from '../../src/reading/pack.ts';
import { book } from '../support/cards/book.ts';
import { printed } from '../support/cards/printed.ts';

const WEATHER = readFileSync('data/cards/weather-effects.yaml', 'utf8');
const PUP = readFileSync('data/aircraft/sopwith-pup.yaml', 'utf8');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wof-cards-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Lays files into the player's folder of cards. */
function lay(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const load = () => loadRulebook('data', folder, printed);

/** The faults, in words, their folder left out. */
function faults(from = load): string[] {
  try {
    from();
  } catch (error) {
    if (error instanceof FaultyCards) return error.faults.map((fault) => formatFault(fault).replace(`${folder}/`, ''));
    throw error;
  }
  return [];
}

test.each(['own.yml', 'own.YAML'])('a file in a folder of cards is a card by .yaml and not by %s', (name) => {
  lay({ [`aircraft/${name}`]: PUP });
  const ends = name.slice('own'.length);
  expect(faults()).toEqual([
    `aircraft/${name}, line 1, column 1: its name ends in ${ends}; a card's ends in .yaml. Rename it own.yaml.`,
  ]);
});

describe('our cards as one file, as a single executable has them', () => {
  const packedData = (): string => {
    const pack = join(folder, 'data.wof-cards');
    writeFileSync(pack, packOf(cardsToPack('data')).text);
    return pack;
  };

  test('are the same cards', () => {
    const pack = packedData();
    expect(loadRulebook(pack)).toEqual(book);
    expect(marksOfCards(pack)).toEqual(printed.marks);
  });

  test('and have the same squadrons, each a folder in the file, however its path is written', () => {
    const pack = packedData();
    const corps = loadRulebook('data', 'data/squadrons/corps', printed);
    for (const way of ['squadrons/corps', 'squadrons\\corps'])
      expect(loadRulebook(pack, `${pack}/${way}`, printed)).toEqual(corps);
    expect(corps.squadron).toBeDefined();
  });

  test('a fault in what is laid over them is told as ever', () => {
    const own = join(folder, 'own');
    mkdirSync(own);
    writeFileSync(join(own, 'weather-effects.yaml'), 'card: Weather\n');
    const told = (data: string): string[] => faults(() => loadRulebook(data, own, printed));
    expect(told(packedData())).toEqual(told('data'));
    expect(told('data')).not.toEqual([]);
  });
});

describe('the printed cards', () => {
  test('are plain data: stored as JSON and read back they are the same', () => {
    expect(JSON.parse(JSON.stringify(book))).toEqual(book);
  });

  test('each stand in a file whose first line names its schema, which is shipped', () => {
    const schemas = readdirSync('data/schemas');
    const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    for (const file of files) {
      const [first = ''] = readFileSync(join('data', file), 'utf8').split('\n');
      expect(schemas).toContain(/^# yaml-language-server: \$schema=(?:\.\.\/)+schemas\/(.+)$/.exec(first)?.[1]);
    }
  });
});

describe("a player's own cards", () => {
  test.each(['weather-effects.yaml', 'cards/weather-effects.yaml'])('%s lies over ours of that name', (name) => {
    lay({ [name]: WEATHER.replace('dfd: 47', 'dfd: 48') });
    const other = load();
    expect(other.weatherEffects.boxes[4]?.dfd).toBe(48);
    expect({ ...other, weatherEffects: 0, fingerprint: 0 }).toEqual({ ...book, weatherEffects: 0, fingerprint: 0 });
    expect(other.fingerprint).not.toBe(book.fingerprint);
  });

  test('the same cards written otherwise have the same fingerprint', () => {
    lay({ 'weather-effects.yaml': `# copied out by hand\n${WEATHER.replaceAll('dfd: 47', 'dfd:    47')}` });
    expect(load().fingerprint).toBe(book.fingerprint);
  });

  test('a file of its own name in a folder of cards adds one, in its place among the others', () => {
    lay({ 'aircraft/fe2b.yaml': PUP });
    const { aircraft } = load();
    expect(Object.keys(aircraft)).toEqual([...Object.keys(book.aircraft), 'fe2b'].sort());
    expect(aircraft['fe2b']).toEqual(book.aircraft['sopwith-pup']);
  });

  test('an added card has the same fingerprint as if it were one of ours', () => {
    lay({ 'aircraft/fe2b.yaml': PUP });
    const inOverlay = load().fingerprint;
    const ours = join(folder, 'data');
    cpSync('data', ours, { recursive: true });
    writeFileSync(join(ours, 'aircraft', 'fe2b.yaml'), PUP);
    expect(loadRulebook(ours).fingerprint).toBe(inOverlay);
  });

  test('that are none leave ours as they are, whatever else is in the folder', () => {
    lay({ 'README.md': 'My cards', 'notes/plan.txt': 'none' });
    expect(load()).toEqual(book);
  });
});

describe('what is wrong with cards is told of all files together, and nothing is loaded', () => {
  test('every fault of every file, by the name of the file it is in', () => {
    lay({
      'weather-effects.yaml': WEATHER.replace('box: 3, name: Cloud', 'box: 3, name: ""').replace(
        'roll: 12',
        'roll: 11',
      ),
      'aircraft/sopwith-pup.yaml': PUP.replace(/ceiling: \d+/, 'cieling: 18000'),
    });
    const told = faults();
    expect(told).toHaveLength(5);
    for (const words of [
      /^aircraft\/sopwith-pup.yaml, line \d+, column \d+: `ceiling` is missing; .*\. Add it\.$/,
      /^aircraft\/sopwith-pup.yaml, line \d+, column \d+: unknown key `cieling`; .*\. Write `ceiling`\.$/,
      /^weather-effects.yaml, line \d+, column \d+: no row covers the roll 12; /,
      /^weather-effects.yaml, line \d+, column \d+: rows 10 and 11 both cover the roll 11; /,
      /^weather-effects.yaml, line \d+, column \d+: `name` is ""; text that is not empty belongs here\./,
    ])
      expect(told).toContainEqual(expect.stringMatching(words));
  });

  test('boxes that do not stand in their order', () => {
    lay({ 'weather-effects.yaml': WEATHER.replace('box: 3, name', 'box: 4, name') });
    expect(faults()).toEqual([
      expect.stringMatching(/: `boxes` is not in order; the boxes stand in their order, 1 to 16\. Mend it\.$/),
    ]);
  });

  test('files that lie over nothing, most often a name mistyped', () => {
    const strangers = {
      'cards/forty-two.yaml': 'Rename it forty-one.yaml',
      'weather-effects.yml': 'Rename it weather-effects.yaml',
      'wether-effects.yaml': 'Rename it weather-effects.yaml',
      'zeppelins.yaml': 'Give it the name of a card',
    };
    lay(Object.fromEntries(Object.keys(strangers).map((name) => [name, 'card: Weather Effects'])));
    const told = Object.entries(strangers).map(([name, mend]) =>
      expect.stringMatching(
        new RegExp(`^${name}.*: no card is called .*; the cards are .*\\. ${mend}, or take it out`),
      ),
    );
    expect(faults()).toEqual(told);
  });

  test('files where no card of ours lies, as in a copy of all there is', () => {
    lay({ 'squadrons/corps/squadron.yaml': 'squadron: x' });
    expect(faults()).toEqual([
      expect.stringMatching(/: none of our cards lies in squadrons\/corps; a card lies .*\. Take squadrons\/corps out/),
    ]);
  });

  test('a reference to what no card describes', () => {
    const aircraft = join(folder, 'data', 'aircraft');
    cpSync('data', join(folder, 'data'), { recursive: true });
    rmSync(join(aircraft, 'sopwith-pup.yaml'));
    const told = faults(() => loadRulebook(join(folder, 'data')));
    expect(told).not.toEqual([]);
    expect(told.every((words) => words.includes('there is no aircraft called sopwith-pup'))).toBe(true);
  });

  test('what a card might describe that is no YAML is not missed in the others', () => {
    lay({ 'cards/forty-one.yaml': 'counters: "a" b\n', 'missions/twilight-patrol.yaml': 'mission: twilight-patrol\n' });
    const told = faults();
    expect(told.filter((words) => words.includes('no German counter'))).toEqual([]);
    expect(told.some((words) => words.startsWith('missions/twilight-patrol.yaml'))).toBe(true);
  });

  test.each([
    ['a: 1\n'.repeat(11_000), 'the entries do not end; a card has at most 10000 entries'],
    [`a: ${'['.repeat(9000)}`, 'lists within lists do not end; no card is so deep'],
  ])('a card that does not end, told in a line or two', (text, words) => {
    lay({ 'cards/forty-one.yaml': text });
    const told = faults();
    expect(told.length).toBeLessThan(3);
    expect(told[0]).toContain(words);
  });

  test.each(['nowhere', 'file'])('a folder of cards that is not there, or is none: %s', (name) => {
    lay({ file: '' });
    const told = faults(() => loadRulebook('data', join(folder, name)));
    expect(told).toEqual([
      `${name}, line 1, column 1: there is no such folder; --cards names a folder of YAML files, or a file that ends in .wof-cards. Check the name.`,
    ]);
  });
});
