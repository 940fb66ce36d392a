import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signed } from '../../src/words/numbers.ts';
import { flyCampaign, shelve } from '../support/people/a-flown-campaign.ts';
import { layCrafted } from '../support/program/crafted-book.ts';
import { emptyFolder, Terminal, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';
import { figuresOn, tableOn } from '../support/read/read-page.ts';

const saves = emptyFolder();
shelve(saves, 'five', flyCampaign('vimy', 5));
shelve(saves, 'real', flyCampaign('vimy', 2, { history: true }));
shelve(saves, 'whole', flyCampaign('scarpe'));
const files = readdirSync(saves);

const COMMANDS = [
  ['status', 'five'],
  ['roster', 'five'],
  ['roster', 'five', '--words'],
  ['man', 'five', 'Haldenby'],
  ['log', 'five'],
  ['log', 'five', '2', '--history'],
  ['history', 'whole'],
  ['luck', 'five'],
  ['compare', 'five', 'whole'],
  ['people'],
  ['what-if', 'five', '--day', '3'],
  ['what-if', 'five', '--day', '3', '--answer', '1'],
  ['what-if', 'five', '--day', '3', '--answer', '1', '--instead', 'not-flown'],
] as const;

/** What a command prints where there is no terminal. */
async function printed(args: readonly string[]): Promise<string> {
  const { status, out } = await wofHere(saves, args);
  expect(status).toBe(0);
  return out;
}

describe.each(COMMANDS.map((args) => ({ args, words: args.join(' ') })))('wof $words', ({ args }) => {
  test('piped, has no colour and no line over 80 columns', async () => {
    const out = await printed(args);
    expect(out).not.toContain('\u001b');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('with --json each line is a value', async () => {
    const out = await printed([...args, '--json']);
    for (const line of out.trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('on a page of 40 columns no line is wider', async () => {
    const { columns, isTTY } = process.stdout;
    Object.assign(process.stdout, { columns: 40, isTTY: true });
    const out = await printed(args).finally(() => Object.assign(process.stdout, { columns, isTTY }));
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
  });
});

test.each([[['status', 'five']], [['what-if', 'five', '--day', '3', '--answer', '1']]])(
  'in a terminal of 40 columns no line of wof %j is wider',
  async (args) => {
    const terminal = new Terminal(saves, args, 40, { NO_COLOR: '1' });
    expect(await terminal.end()).toBe(0);
    expect(terminal.screen).not.toBe('');
    expect(Math.max(...terminal.screen.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
  },
);

test('a look at the records changes nothing on the shelf but the summaries of the list', () => {
  const others = readdirSync(saves).filter((file) => !file.endsWith('.wof.summary'));
  expect(others).toEqual(files);
});

describe('wof man', () => {
  test('a name nearly right is suggested', async () => {
    expect(await wofHere(saves, ['man', 'five', 'Quilinan'])).toEqual({
      status: 1,
      out: '',
      err: 'Nobody called "Quilinan" is or was with the flight. Did you mean Quillinan?\n',
    });
  });

  test('a name nothing like any is told whom there is', async () => {
    expect((await wofHere(saves, ['man', 'five', 'Xyzzy'])).err).toMatch(/Its men: Haldenby, Quillinan, /);
  });

  test('a man may be called by his whole name, with his rank or his initial, in any letters', async () => {
    for (const named of [
      ['gervase innes HALDENBY'],
      ['Gervase', 'Innes', 'Haldenby'],
      ['Capt Haldenby'],
      ['g. haldenby'],
    ])
      expect((await wofHere(saves, ['man', 'five', ...named])).out).toMatch(/^Captain Gervase Innes Haldenby, /);
  });
});

describe('wof log', () => {
  test('a day that the log-book does not have is refused', async () => {
    expect(await wofHere(saves, ['log', 'five', '9'])).toEqual({
      status: 1,
      out: '',
      err: 'The log-book has no day 9; it has the days 1 to 6.\n',
    });
    expect((await wofHere(saves, ['log', 'five', 'two'])).status).toBe(2);
  });

  test('--history tells what really happened that day', async () => {
    expect((await wofHere(saves, ['log', 'five', '3', '--history'])).out).toContain(
      'As it really was: Snow on the ground',
    );
    expect((await wofHere(saves, ['log', 'five', '3'])).out).not.toContain('As it really was');
  });
});

describe('wof history --short', () => {
  const short = async (...more: string[]) => wofHere(saves, ['history', 'five', '--short', ...more]);

  test('gives a day as a communique: the last that is over, or the one that is asked for', async () => {
    const { out } = await short('--day', '2');
    expect(out).toMatch(/^No\. 23 Squadron, Royal Flying Corps, B Flight\. 2 April 1917\./);
    expect((await short()).out).toContain('5 April 1917.');
    expect(JSON.parse((await short('--day', '2', '--json')).out)).toMatchObject({ campaign: 'five', day: 2 });
  });

  test('--day is of the communique alone; a day that is not over has none', async () => {
    const { status, err } = await wofHere(saves, ['history', 'five', '--day', '2']);
    expect(status).toBe(2);
    expect(err).toContain('--day goes with --short. wof log five 2 tells a day at length.');
    expect((await short('--day', '19')).status).not.toBe(0);
  });
});

describe('wof status and wof log', () => {
  test('draw points and strength day by day, and tell the strength as data', async () => {
    const { out } = await wofHere(saves, ['status', 'five']);
    for (const title of ['Victory Points by day', 'Men fit, as each day began', 'Machines ready, as each day began'])
      expect(out).toContain(title);
    expect((await wofHere(saves, ['log', 'five', '2'])).out).not.toContain('by day');
    expect(wof(saves, ['--plain', 'status', 'five']).out).not.toContain('##');
    const { strength, flights } = JSON.parse((await wofHere(saves, ['status', 'five', '--json'])).out);
    expect(strength).toHaveLength(6);
    expect(strength.at(-1).men).toBe(flights[0].men.filter(({ fit }: { fit: boolean }) => fit).length);
  });
});

describe('wof compare', () => {
  test('sets two side by side: the figures of each, and their points day by day', async () => {
    const [one, other] = JSON.parse((await wofHere(saves, ['compare', 'five', 'whole', '--json'])).out).compared;
    const points = async (name: string) =>
      JSON.parse((await wofHere(saves, ['status', name, '--json'])).out).victoryPoints;
    expect(one.victoryPoints).toBe(await points('five'));
    expect([one.at, other.at, other.day]).toEqual([one.day, one.day, 22]);
    const sum = (days: { day: number; value: number }[]) =>
      days.filter(({ day }) => day < one.day).reduce((all, { value }) => all + value, 0);
    expect(other.victoryPoints).toBe(sum(other.byDay));
    expect([one.byDay.length, other.byDay.length]).toEqual([5, 21]);
    const { out } = await wofHere(saves, ['compare', 'five', 'whole']);
    expect(out).toContain(`Both as ${one.at} April began.`);
    expect(out).toMatch(new RegExp(`^Victory Points +${one.victoryPoints} +${other.victoryPoints} `, 'm'));
    expect(out).toMatch(/^21 April +- +-?\d+ +-$/m);
  });

  test('a branch says from where it comes, and where it parts', async () => {
    const shelf = emptyFolder();
    shelve(shelf, 'one', flyCampaign('vimy', 2));
    await wofHere(shelf, ['branch', 'one', 'two', '--day', '2']);
    await wofHere(shelf, ['play', 'two', '--policy', 'random', '--until', 'day']);
    expect((await wofHere(shelf, ['compare', 'one', 'two'])).out).toMatch(
      /two was branched from one[\s\S]*The first day that brought/,
    );
  });
});

describe('wof people', () => {
  test('has the men of campaigns that are over, by victories and balloons; a bad book hides none of them', async () => {
    const shelf = emptyFolder();
    shelve(shelf, 'over', flyCampaign('scarpe'));
    shelve(shelf, 'begun', flyCampaign('vimy', 1));
    writeFileSync(join(shelf, 'bad.wof.jsonl'), 'garbage\n');
    const { campaigns, people, unread } = JSON.parse((await wofHere(shelf, ['people', '--json'])).out);
    expect(campaigns).toEqual(['over']);
    expect(unread).toEqual([{ name: 'bad', refused: expect.any(String) }]);
    const scores = people.map(({ kills, balloons }: { kills: number; balloons: number }) => kills + balloons);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(scores.at(-1)).toBeGreaterThan(0);
    const { status, out } = await wofHere(shelf, ['people']);
    expect(status).toBe(0);
    expect(out).toContain(people[0].name);
    expect(out).toContain('those from before April among them');
    expect(out).toContain('bad is left out.');
    expect((await wofHere(emptyFolder(), ['people'])).out).toContain('No campaign is over yet');
  });
});

describe('wof what-if', () => {
  test('a day that is not over, an answer that was not asked for and one that was not offered are refused', async () => {
    const refused = (...more: readonly string[]) => wofHere(saves, ['what-if', 'five', ...more]);
    expect((await refused('--day', '6')).err).toBe('A day can be lived otherwise when it is over: the days 1 to 5.\n');
    expect(await refused('--day', '3', '--answer', '999')).toMatchObject({ status: 2, out: '' });
    expect((await refused('--day', '3', '--answer', '1', '--instead', 'xyzzy')).err).toContain(
      'the other answers were',
    );
  });

  test('the day as it was is that of the log; the other is the same whenever it is asked for', async () => {
    const asked = ['what-if', 'five', '--day', '3', '--answer', '1', '--instead', 'not-flown', '--json'];
    const { was, wouldBe } = JSON.parse((await wofHere(saves, asked)).out);
    expect(was.points).toBe(JSON.parse((await wofHere(saves, ['log', 'five', '3', '--json'])).out).points);
    expect(wouldBe.answer).toBe('not-flown');
    expect(JSON.parse((await wofHere(saves, asked)).out).wouldBe).toEqual(wouldBe);
  });
});

test.each(['wings-of-war', 'winged-victory', 'clouds-of-glory'])(
  'wof what-if lists the answers of a day fought by %s, each as it was put',
  async (fights) => {
    const shelf = emptyFolder();
    await wofHere(shelf, ['new', 'fought', '--fights', fights, '--against', 'random', '--seed', 'rf']);
    await wofHere(shelf, ['play', 'fought', '--policy', 'random', '--until', 'day']);
    const { out, err } = await wofHere(shelf, ['what-if', 'fought']);
    expect(err).toBe('');
    expect(out).toContain('Turn 1');
  },
);

describe('wof new --history', () => {
  test('each day ends with what really happened, where the campaign was begun so', async () => {
    expect((await wofHere(saves, ['replay', 'real', '--day', '2'])).out).toContain('As it really was: Hard frost.');
    expect((await wofHere(saves, ['replay', 'five', '--day', '2'])).out).not.toContain('As it really was');
    expect((await wofHere(saves, ['replay', 'real', '--day', '2', '--json'])).out).toContain('{"real":{"day":2,');
  });

  test('the opening of its log-book says so; that of another has no word of it', async () => {
    const shelf = emptyFolder();
    await wofHere(shelf, ['new', 'a', '--seed', 'dawn', '--history']);
    await wofHere(shelf, ['new', 'b', '--seed', 'dawn']);
    const opening = (name: string) => readFileSync(join(shelf, `${name}.wof.jsonl`), 'utf8').split('\n')[0];
    expect(opening('a')).toContain('"history":true');
    expect(opening('b')).not.toContain('history');
    const played = await wofHere(
      shelf,
      ['play', 'a', '--answers', '-'],
      [...Array(4).fill('not-flown'), 'fly', 'fly', 'nobody'],
    );
    expect(played.out).toMatch(/So ended Sunday, 1 April 1917.*\n(.*\n)?As it really was: Cold and cloudy/);
  });
});

test('(48) a campaign that is over ends with its history', async () => {
  const { status, out } = await wofHere(saves, ['play', 'whole', '--answers', '-']);
  expect(status).toBe(0);
  expect(out).toContain('The three weeks are over.');
  expect(out).toContain('Roll of Honour');
});

describe('wof export', () => {
  test('writes every table as CSV, the whole as JSON and as Markdown, and says what it wrote', async () => {
    const to = join(emptyFolder(), 'records', 'of-april');
    const { status, out } = await wofHere(saves, ['export', 'five', '--to', to]);
    expect(status).toBe(0);
    const written = readdirSync(to).sort();
    expect(written).toEqual([
      'five-diary.md',
      'five-flights.csv',
      'five-ground-attacks.csv',
      'five-history.md',
      'five-machines.csv',
      'five-missions.csv',
      'five-people.csv',
      'five-record.json',
      'five-record.md',
      'five-victories.csv',
      'five-victory-points.csv',
    ]);
    for (const name of written) expect(out.replaceAll('\n', '')).toContain(name);
  });

  test('at a terminal many files for the folder that one is in are announced, and written by Enter alone', async () => {
    const here = emptyFolder();
    const left = new Terminal(saves, ['export', 'five'], 80, {}, here);
    await left.sees('Eleven files, five-missions.csv and so on');
    await left.sees('--to FOLDER');
    await left.type('q');
    expect(await left.end()).toBe(0);
    expect(readdirSync(here)).toEqual([]);
    const taken = new Terminal(saves, ['export', 'five'], 80, {}, here);
    await taken.sees('Press a key:');
    await taken.type('\r');
    expect(await taken.end()).toBe(0);
    expect(readdirSync(here)).toHaveLength(11);
    const to = emptyFolder();
    const named = new Terminal(saves, ['export', 'five', '--to', to], 80, {}, here);
    expect(await named.end()).toBe(0);
    expect(named.screen).not.toContain('Press a key');
    expect(readdirSync(to)).toHaveLength(11);
  });

  test('only the formats that were asked for', async () => {
    const to = emptyFolder();
    await wofHere(saves, ['export', 'five', '--to', to, '--json']);
    expect(readdirSync(to)).toEqual(['five-record.json']);
    await wofHere(saves, ['export', 'five', '--to', to, '--markdown']);
    expect(readdirSync(to).sort()).toEqual(['five-diary.md', 'five-history.md', 'five-record.json', 'five-record.md']);
  });

  test('(44) --html writes the record book, one page, and its fights apart', async () => {
    const to = emptyFolder();
    expect(await wofHere(saves, ['export', 'whole', '--to', to, '--html'])).toMatchObject({ status: 0, err: '' });
    expect(readdirSync(to).sort()).toEqual(['whole-book.html', 'whole-fights.html']);
    expect(readFileSync(join(to, 'whole-fights.html'), 'utf8')).toContain('<main class="strips"><h3>');
    const page = readFileSync(join(to, 'whole-book.html'), 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    const { victoryPoints, flights } = JSON.parse((await wofHere(saves, ['status', 'whole', '--json'])).out);
    expect(figuresOn(page, 'victory-points')).toEqual([signed(victoryPoints)]);
    const men = flights.flatMap((flight: { men: { surname: string; missions: number }[] }) => flight.men);
    const asTold = men.map(({ surname, missions }: { surname: string; missions: number }) => [surname, `${missions}`]);
    const told = tableOn(page, 'people').map(({ surname, missions }) => [surname, missions]);
    // Behind the men of the flights stands the Commanding Officer, who flies with any of them.
    expect(told.slice(0, asTold.length)).toEqual(asTold);
    expect(told.length).toBe(asTold.length + 1);
  });

  test('with --json what was written is told as JSON too', async () => {
    const to = emptyFolder();
    const { out } = await wofHere(saves, ['export', 'five', '--to', to, '--json']);
    expect(JSON.parse(out)).toEqual({ exported: 'five', files: [join(to, 'five-record.json')] });
  });

  test('never writes over a file without --force: then nothing at all is written', async () => {
    const to = emptyFolder();
    writeFileSync(join(to, 'five-people.csv'), 'mine');
    const refused = await wofHere(saves, ['export', 'five', '--to', to, '--csv']);
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('five-people.csv: there already, and not touched.');
    expect(readdirSync(to)).toEqual(['five-people.csv']);
    expect((await wofHere(saves, ['export', 'five', '--to', to, '--csv', '--force'])).status).toBe(0);
    expect(readFileSync(join(to, 'five-people.csv'), 'utf8')).toContain('Haldenby');
  });

  test('where nothing can be written, says which file and why', async () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    const { status, err } = await wofHere(saves, ['export', 'five', '--to', join(file, 'under')]);
    expect(status).toBe(1);
    expect(err).toMatch(/cannot be written: a part of its path is a file, not a folder\.\n$/);
  });

  test("stays in its folder whatever the log-book calls itself: the file's name is the campaign's", async () => {
    const home = emptyFolder();
    const to = join(home, 'records');
    layCrafted(saves, 'five', 'gift', ([opening, ...rest]) => [{ ...opening, campaign: '../../elsewhere' }, ...rest]);
    expect(
      (await wofHere(saves, ['export', 'gift', '--to', to, '--json', '--markdown', '--csv', '--html'])).status,
    ).toBe(0);
    expect(readdirSync(to)).toHaveLength(13);
    expect(readdirSync(to).every((file) => file.startsWith('gift-'))).toBe(true);
    expect(readdirSync(home)).toEqual(['records']);
  });

  test('never writes through a link that lies where its file belongs', async () => {
    const [to, elsewhere] = [emptyFolder(), emptyFolder()];
    symlinkSync(join(elsewhere, 'mine'), join(to, 'five-record.json'));
    const refused = await wofHere(saves, ['export', 'five', '--to', to, '--json']);
    expect(refused).toMatchObject({ status: 1, err: expect.stringContaining('there already, and not touched') });
    expect((await wofHere(saves, ['export', 'five', '--to', to, '--json', '--force'])).status).toBe(0);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test.runIf(existsSync('/proc/self'))(
    'where no folder can be made at all, says so and does not try for ever',
    async () => {
      const refused = await wofHere(saves, ['export', 'five', '--to', '/proc/wings/april']);
      expect(refused.err).toMatch(
        /^\/proc\/wings\/april\/five-missions\.csv cannot be written: the file or folder is not there\.\n$/,
      );
      expect((await wofHere(saves, ['new', 'there', '--saves', '/proc/wings', '--answers', '-'])).err).toBe(
        '/proc/wings: the file or folder is not there.\n',
      );
    },
  );
});
