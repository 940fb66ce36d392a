import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { showCard } from '../../../src/screens/cards/card-page.ts';
import { book } from '../../support/cards/book.ts';
import { emptyFolder, type Ran, wof } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

const saves = emptyFolder();
const printed = (ran: Ran) => {
  expect(ran).toMatchObject({ status: 0, err: '' });
  return ran.out;
};
const out = async (...args: string[]) => printed(await wofHere(saves, args));
/** The same with the built program, which has parsed the printed cards and parses only a player's own. */
const outBuilt = (...args: string[]) => printed(wof(saves, args));
const json = async (...args: string[]) => JSON.parse(await out(...args, '--json'));
/** What the program prints in a terminal of so many columns. */
const onTerminal = (columns: number, command: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync(
    'script',
    ['-qec', `stty cols ${columns}; ${command.replaceAll('wof ', `${process.execPath} bin/wof.js `)}`, '/dev/null'],
    {
      encoding: 'utf8',
      env: { ...process.env, TERM: 'xterm', WOF_SAVES: saves, ...env },
    },
  ).stdout.replaceAll('\r', '');

test('check-data of the folder of our own cards reads them, and lays them over nothing', async () => {
  expect(await out('check-data', 'data')).toMatch(/^all cards are in order\./);
});

describe('wof cards', async () => {
  const { cards } = await json('cards');

  test('lists every card by the name under which it is shown', async () => {
    expect(cards.length).toBeGreaterThan(40);
    for (const { name, line } of cards) {
      expect(line).not.toBe('');
      expect(showCard(name, book, { sources: false, odds: false }), name).toMatchObject({ is: 'shown' });
    }
    expect(await out('cards', cards[0].name)).toContain('Fingerprint of the');
  });

  test('--json prints the data of a card, and its odds when they are asked for', async () => {
    const { card, data, fingerprint, odds } = await json('cards', 'archie', '--odds');
    expect(card).toBe('archie-and-machine-gun');
    expect(data.grid.side).toBe(6);
    expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
    expect(odds[0]).toMatchObject({ title: 'One shot at a square', columns: ['square', 'hit', 'near miss'] });
    expect(await json('cards', '17')).toMatchObject({ card: 'forty-one', data: { number: 17, paint: 'red-outline' } });
  });

  test('a name may be of several words, in any case', async () => {
    expect(await out('cards', 'Hit', 'Cards')).toBe(await out('cards', 'hit-cards'));
  });

  test.each([
    [['cards', 'wether'], 'There is no card called "wether". Did you mean weather-effects? wof cards lists them.\n'],
    [['cards', '42'], 'There is no card called "42". wof cards lists them.\n'],
    [['cards', 'albatros'], '"albatros" may be albatros-c7, albatros-d2, albatros-d3. Type more of it.\n'],
    [['cards', 'a\u0007b'], 'There is no card called "a?b". wof cards lists them.\n'],
    [
      ['rules', '52'],
      'No rule speaks of "52". The rules are numbered 1 to 51, those of the other games have marks, as W010; wof rules lists them.\n',
    ],
    [
      ['rules', 'escpae'],
      'No rule speaks of "escpae". Did you mean escape? The rules are numbered 1 to 51, those of the other games have marks, as W010; wof rules lists them.\n',
    ],
    [['glossary', 'zeppelin'], 'The glossary has no word "zeppelin"; wof glossary lists them all.\n'],
  ])('%j is refused: exit 1, one sentence', async (args, err) => {
    expect(await wofHere(saves, args)).toEqual({ status: 1, out: '', err });
  });

  // The pages of all cards are measured at each width in test/screens/cards.
  test.each([40, 120])('a card is not wider than a terminal of %i columns', (columns) => {
    const text = onTerminal(columns, 'wof cards archie --sources --odds');
    expect(text).toContain('Archie and Machine Gun');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with the control character ESC.
    const bare = text.replace(/\u001b\[\d+m/g, '').split('\n');
    expect(Math.max(...bare.map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  test('titles are bold in a terminal, and plain where colour is not wanted', () => {
    expect(onTerminal(80, 'wof cards archie')).toContain('\u001b[1mArchie and Machine Gun');
    expect(onTerminal(80, 'wof cards archie', { NO_COLOR: '1' })).not.toContain('\u001b[');
  });

  test('the built program shows its cards without zod, yaml or prompts', () => {
    const loaded = `require('./dist/wof.cjs').main(['cards','weather']).then(()=>console.log(Object.keys(require.cache).join('\\n')))`;
    const { stdout } = spawnSync(process.execPath, ['-e', loaded], { encoding: 'utf8' });
    expect(stdout).toContain('dist/card-page.cjs');
    expect(stdout).not.toMatch(/dist\/(load|prompt)\.cjs/);
  });

  test("a player's own cards are shown with their own fingerprint; faulty ones are not shown at all", async () => {
    const folder = emptyFolder();
    const grades = 'grades:\n  - { from: 0, to: 0, grade: disaster, words: Lost, source: printed }\n';
    writeFileSync(join(folder, 'campaign-grades.yaml'), `card: Campaign Grades\nrules: [48]\n${grades}`);
    expect(outBuilt('cards', 'grades', '--sources', '--cards', folder)).toMatch(/Lost +printed/);
    const theirs = JSON.parse(outBuilt('cards', '--cards', folder, '--json')).fingerprint;
    expect(theirs).not.toBe(book.fingerprint);
    for (const shown of [outBuilt('rules', '48', '--cards', folder), outBuilt('map', '--words', '--cards', folder)])
      expect(shown).toContain(`Fingerprint of the cards: ${theirs}.`);
    writeFileSync(
      join(folder, 'campaign-grades.yaml'),
      `card: Campaign Grades\nrules: [48]\n${grades.replace('0, to', 'low, to')}`,
    );
    const { status, err } = await wofHere(saves, ['cards', 'grades', '--cards', folder]);
    expect(status).toBe(1);
    expect(err).toContain('campaign-grades.yaml, line 4, column 7: `from` is "low"; a whole number');
  });
});

describe('wof glossary', () => {
  test('lists the words, or says what one means', async () => {
    expect(await out('glossary')).toMatch(
      /^Acting Flight Commander \(rule 47\): [\s\S]*\nZone \(rule 4\): .*\n {2}in the south\n$/,
    );
    expect(await out('glossary', 'lame', 'duck')).toBe(
      'Lame Duck (rule 33): a machine crippled by its engine or a Damaged-abort, which\n  must make for the nearest Allied field\n',
    );
  });

  test('as data, with the fingerprint of the cards', async () => {
    expect(await json('glossary', 'aft')).toMatchObject({ fingerprint: book.fingerprint, words: [{ word: 'AFT' }] });
  });
});

describe('wof rules', () => {
  test('lists the 51 rules by chapter', async () => {
    const text = await out('rules');
    expect(text).toContain('Dog-Fight Duration\n  (19) Dog-Fight Duration\n  (20) One Clock for All');
    expect(text.match(/^ +\(\d+\)/gm)).toHaveLength(51);
    expect((await json('rules')).rules).toHaveLength(51);
  });

  test('shows a rule by its number with the cards it uses, and every card it names can be shown', async () => {
    expect(await out('rules', '33')).toContain('Cards\n  Damage Tables\n  Turn Procedure');
    const named = new Set<string>((await json('rules')).rules.flatMap(({ cards }: { cards: string[] }) => cards));
    const shown = (await json('cards')).cards.map(({ name }: { name: string }) => name);
    expect(shown).toEqual(expect.arrayContaining([...named]));
  });

  test('names the cards that were read, by their fingerprint', async () => {
    expect(await out('rules', '33')).toContain(`Fingerprint of the cards: ${book.fingerprint}.`);
    expect((await json('rules', '33')).fingerprint).toBe(book.fingerprint);
    expect((await json('map')).fingerprint).toBe(book.fingerprint);
  });

  test('a word leads to the rules that speak of it', async () => {
    expect((await json('rules', 'lame duck')).rules.map(({ rule }: { rule: number }) => rule)).toContain(33);
  });
});

describe('wof map', () => {
  test('draws the map in colour in a terminal, in plain characters with --no-color; --plain reads it aloud as everywhere', async () => {
    expect(onTerminal(80, 'wof map')).toContain('\u001b[33m=6=\u001b[39m');
    const plain = onTerminal(80, 'wof map --no-color');
    expect(plain).not.toContain('\u001b[');
    expect(plain).toContain('H  [0] 0  0');
    // A listener is told that a hex is one, each line ends with a pause, and fingerprints are left out.
    const words = (text: string) =>
      text.replaceAll(/\s+/g, ' ').replaceAll(/\bhex(es)? |\.|Fingerprint of the cards: \w+\.? /g, '');
    expect(words(await out('map', '--plain'))).toEqual(words(await out('map', '--words')));
  });

  test('--words reads each row aloud, and --json is the card', async () => {
    expect(await out('map', '--words')).toMatch(/^Row A, zone A\. Our side: /);
    expect((await json('map')).rows).toHaveLength(15);
  });

  test.each([40, 80, 120])('nothing of it is wider than %i columns', (columns) => {
    const text = onTerminal(columns, 'wof map; wof map --words', { NO_COLOR: '1' });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
  });
});
