import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dateText } from '../../src/campaign/calendar.ts';
import { scoreMarks } from '../../src/chronicle/day-score.ts';
import { umpireBook } from '../../src/chronicle/umpire-book.ts';
import type { Said } from '../../src/commands/sealed/said.ts';
import { openSealed, sealedText } from '../../src/commands/sealed/sealed-file.ts';
import { sealedPage } from '../../src/commands/share/open.ts';
import { paperFor } from '../../src/page/paper.ts';
import { signed } from '../../src/words/numbers.ts';
import { flyCampaign, shelve } from '../support/people/a-flown-campaign.ts';
import { answersIn, emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';
import { tableOn } from '../support/read/read-page.ts';

const saves = emptyFolder();
const to = emptyFolder();
shelve(saves, 'two', flyCampaign('vimy', 2));
shelve(saves, 'other', flyCampaign('scarpe', 2));

const sealed = (name: string) => join(to, `${name}.sealed.json`);
const here = (...args: readonly string[]) => wofHere(saves, args);
const seal = (...args: readonly string[]) => here('seal', ...args, '--to', to);
const open = (...args: readonly string[]) => here('open', ...args);

/** Its orders of the third day sealed when the plan stood, and its report when it was flown. */
shelve(saves, 'three', flyCampaign('vimy', 2));
await wofHere(saves, ['play', 'three', '--answers', '-'], ['propose', 'fly']);
const orders = await seal('three', '--orders');
await wofHere(saves, ['play', 'three', '--policy', 'prudent', '--until', 'day']);
await seal('three');
const first = await seal('two', '--day', '1');

/** A sealed file with something in it changed. */
function meddled(change: (text: string) => string): string {
  const path = join(to, 'meddled.json');
  writeFileSync(path, change(readFileSync(sealed('two-report-1'), 'utf8')));
  return path;
}

const P = 'ff'.repeat(30);

/** The eight points of small order as text, and other encodings of some of them. */
const SMALL_KEYS = [
  `01${'00'.repeat(31)}`,
  `ec${P}7f`,
  '00'.repeat(32),
  `${'00'.repeat(31)}80`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  `01${'00'.repeat(30)}80`,
  `ec${P}ff`,
  `ed${P}7f`,
  `ed${P}ff`,
  `ee${P}7f`,
  `ee${P}ff`,
];

describe('wof seal', () => {
  test("seals a day's report into a file, and keeps the key to the player", async () => {
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(readdirSync(to)).toContain('two-report-1.sealed.json');
    expect(statSync(join(saves, 'seal-key.pem')).mode & 0o777).toBe(0o600);
  });

  test('makes the key once: two files bear the same', async () => {
    await seal('two', '--day', '2');
    const keyOf = async (file: string) => JSON.parse((await open(sealed(file), '--json')).out).key;
    const key = await keyOf('two-report-1');
    expect(await keyOf('two-report-2')).toBe(key);
    expect(key).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/);
  });

  test('a report counts who answered on its day alone, and not in the whole campaign', async () => {
    const { said } = JSON.parse((await open(sealed('three-report-3'), '--json')).out);
    const count = answersIn(saves, 'three').length - answersIn(saves, 'two').length;
    const [, byPolicy, all] = /^prudent answered (\d+) of (\d+) questions$/.exec(said.score.but.join()) ?? [];
    expect(Number(all)).toBe(count);
    expect(Number(byPolicy)).toBeGreaterThan(0);
    expect(Number(byPolicy)).toBeLessThan(count);
  });

  test('the key is no campaign, and no sealed file is written over', async () => {
    expect((await here('saves')).out).not.toContain('seal-key');
    expect(await seal('two', '--day', '1')).toMatchObject({ status: 1, err: expect.stringContaining('not touched') });
  });

  test('what is not over has no report, and what is not planned no orders', async () => {
    expect((await seal('two', '--day', '9')).err).toContain('Only the report of a day that is over');
    expect((await seal('other', '--orders')).err).toContain('there are no orders to seal');
    expect((await seal('two', '--orders', '--day', '1')).status).toBe(2);
    shelve(saves, 'done', flyCampaign('scarpe'));
    expect((await seal('done', '--orders')).err).toContain('no day is left whose orders could be sealed');
  });

  test('a key that is none is refused, and not replaced', async () => {
    const shelf = emptyFolder();
    shelve(shelf, 'one', flyCampaign('vimy', 1));
    writeFileSync(join(shelf, 'seal-key.pem'), 'mine');
    expect(await wofHere(shelf, ['seal', 'one', '--to', to])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/no key/),
    });
    expect(readFileSync(join(shelf, 'seal-key.pem'), 'utf8')).toBe('mine');
  });
});

describe('wof open', () => {
  test('tells the report, what is proved and what is not', async () => {
    const { status, out } = await open(sealed('two-report-1'));
    expect(status).toBe(0);
    const { total } = JSON.parse((await here('report', 'two', '--day', '1', '--json')).out).reports[0];
    expect(out).toContain(`${total > 0 ? '+' : ''}${total} in all`);
    expect(out).toMatch(/Proved: whoever has the key/);
    expect(out).toMatch(/Not proved: whose key that is/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('the log-book bears out the report that was sealed over it, and no other does', async () => {
    const against = async (name: string) =>
      (await open(sealed('two-report-1'), '--against', name)).out.replace(/\s+/g, ' ');
    expect(await against('two')).toContain('Borne out: two begins with the very log-book');
    expect(await against('other')).toContain('Not borne out');
  });

  test.each([
    ['a figure', (text: string) => text.replace(/points\\":(\d)/, 'points\\":9$1')],
    ['the name', (text: string) => text.replace('campaign\\":\\"two', 'campaign\\":\\"you')],
    ['the signature', (text: string) => text.replace(/"signature":"..../, '"signature":"AAAA')],
    ['the key', (text: string) => text.replace(/"key":"[^"]+"/, '"key":"MCowBQYDK2VwAyEA"')],
  ])('%s changed breaks the seal, and nothing of it is shown', (_, change) => {
    expect(openSealed(readFileSync(meddled(change)))).toEqual({ is: 'broken' });
  });

  test.each([
    ['no JSON', '{"wof-sealed":1'],
    ['something else', '[1, 2]'],
    ['a later format', '{"wof-sealed":2,"said":"","key":"","signature":""}'],
  ])('%s is no sealed file', (_, text) => {
    expect(openSealed(Buffer.from(text))).toEqual({ is: 'no-seal' });
  });

  test('a stranger who seals it himself cannot make his words look like ours', async () => {
    const laid = { file: 'f', ...openSealed(readFileSync(sealed('two-report-1'))) };
    if (laid.is !== 'sealed') return expect.unreachable(laid.is);
    const hostile = { ...laid.said, campaign: 'x\n\nProved: all of it', at: 'now\nProved: all', orders: [] };
    const paper = paperFor({ columns: 80, isTerminal: false, colour: false });
    const page = sealedPage({ ...laid, said: hostile }, paper);
    expect(page.split('\n').filter((line) => line.startsWith('Proved:'))).toHaveLength(1);
    const { privateKey } = generateKeyPairSync('ed25519');
    expect(openSealed(Buffer.from(sealedText(laid.said, privateKey)))).toMatchObject({ is: 'sealed' });
    const { score: _, ...scoreless } = laid.said;
    expect(openSealed(Buffer.from(sealedText(scoreless, privateKey)))).toEqual({ is: 'broken' });
  });

  test.each(SMALL_KEYS)('a key of small order seals nothing, for anybody could: %s', (hex) => {
    const { said } = JSON.parse(readFileSync(sealed('two-report-1'), 'utf8'));
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(hex, 'hex')]);
    const nothing = Buffer.from(`01${'00'.repeat(63)}`, 'hex').toString('base64');
    const forged = Array.from({ length: 64 }, (_, n) =>
      JSON.stringify({ ...JSON.parse(said), campaign: `forged ${n}` }),
    );
    const opened = forged.map((each) => {
      const file = { 'wof-sealed': 1, said: each, key: der.toString('base64'), signature: nothing };
      return openSealed(Buffer.from(JSON.stringify(file))).is;
    });
    expect(opened).toEqual(forged.map(() => 'broken'));
  });

  test('a file that is too large, or not there, is refused', async () => {
    const path = meddled((text) => text);
    truncateSync(path, 2 ** 21);
    expect((await open(path)).err).toContain('is no sealed file');
    expect(await open(join(to, 'nowhere'))).toMatchObject({ status: 1, out: '' });
  });
});

describe('what a player seals himself', () => {
  const own = createPrivateKey(readFileSync(join(saves, 'seal-key.pem')));
  const saidOf = async (name: string): Promise<Said> => JSON.parse((await open(sealed(name), '--json')).out).said;

  /** What his own log-book confirms of a file in which he has sealed something else. */
  async function borneOut(of: string, name: string, change: (said: Said) => object) {
    const path = join(to, 'forged.json');
    const said = await saidOf(of);
    writeFileSync(path, sealedText({ ...said, ...change(said) } as Said, own));
    return JSON.parse((await open(path, '--against', name, '--json')).out).against;
  }

  test('is borne out by his log-book where it is what would be sealed again, whenever that is', async () => {
    expect(await borneOut('two-report-1', 'two', () => ({}))).toBe('same-report');
    expect(await borneOut('two-report-1', 'two', () => ({ at: '1917-04-01T05:00:00.000Z' }))).toBe('same-report');
    expect(await borneOut('three-orders-3', 'three', () => ({}))).toBe('same-orders');
  });

  test.each<[string, (said: Said) => object]>([
    ['orders swapped', ({ orders: [all] }) => ({ orders: [{ ...all, missions: all?.missions.slice(1) }] })],
    ['orders of a later plan', ({ orders: [all] }) => ({ orders: [{ ...all, price: -50 }] })],
    ['another campaign', () => ({ campaign: 'honest' })],
    ['other rules', () => ({ rules: '9.9.9' })],
    ['other cards', () => ({ cards: '0123456789' })],
    ['other dice', () => ({ dice: '0123456789abcdef' })],
    ['other flights', () => ({ flights: 'A Flight' })],
    ['another day', () => ({ day: 4 })],
    ['other checksums', ({ book: { first } }) => ({ book: { first, sums: ['00000000'] } })],
    ['checksums from elsewhere', ({ book: { first, sums } }) => ({ book: { first: first + 1, sums } })],
    ['a report that orders have not', () => ({ reports: [{ title: 'x', paragraphs: [], points: [], total: 9 }] })],
    ['something that no seal has', () => ({ more: 'x' })],
  ])('%s: not borne out', async (_, change) => {
    expect(await borneOut('three-orders-3', 'three', change)).toBe('other-orders');
  });

  test.each<[string, (said: Said, other: Said) => object]>([
    ["another mission's report", ({ reports: [, ...rest] }, { reports: [theirs] }) => ({ reports: [theirs, ...rest] })],
    ["another day's report", (_, { reports, score }) => ({ reports, score })],
    ['a better score', ({ score }) => ({ score: { ...score, points: 99 } })],
    ['who answered left unsaid', ({ score }) => ({ score: { ...score, but: [] } })],
    ['a day that is not over', () => ({ day: 20 })],
    ['more lines than it took', ({ lines }) => ({ lines: lines + 1 })],
  ])('%s: not borne out', async (_, change) => {
    await seal('three', '--day', '2');
    const other = await saidOf('three-report-2');
    const told = await borneOut('three-report-3', 'three', (said) => change(said, other));
    expect(['other-report', 'other-book']).toContain(told);
  });

  test("with another's key is another's, and his orders are not", async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(join(to, 'theirs.json'), sealedText(await saidOf('three-orders-3'), privateKey));
    const { sealed: rows } = JSON.parse((await open(sealed('three-report-3'), join(to, 'theirs.json'), '--json')).out);
    expect(rows[0].orders).toBe('not sealed');
    expect(new Set(rows.map(({ key }: { key: string }) => key)).size).toBe(2);
  });

  test('a key has one name, however it is written down', async () => {
    const text = readFileSync(sealed('two-report-1'), 'utf8');
    const { key } = JSON.parse(text);
    const nameOf = (as: string) => openSealed(Buffer.from(text.replace(key, as)));
    const longer = Buffer.concat([Buffer.from(key, 'base64'), Buffer.alloc(30, 7)]).toString('base64');
    // The length of the whole in two bytes where one does.
    const bytes = Buffer.from(key, 'base64');
    const long = Buffer.concat([Buffer.from([0x30, 0x81]), bytes.subarray(1)]).toString('base64');
    const { key: known } = JSON.parse((await open(sealed('two-report-1'), '--json')).out);
    for (const as of [longer, long, ` ${key}`, key.replaceAll('=', '')]) {
      const opened = nameOf(as);
      if (opened.is === 'sealed') expect(opened.key).toBe(known);
      else expect(opened).toEqual({ is: 'broken' });
    }
    expect(nameOf(longer).is).toBe('sealed');
  });
});

test('a key that is made is told of, and one that others can read is remarked on', async () => {
  const shelf = emptyFolder();
  shelve(shelf, 'one', flyCampaign('vimy', 1));
  const key = join(shelf, 'seal-key.pem');
  const sealOne = async (...args: readonly string[]) =>
    (await wofHere(shelf, ['seal', 'one', '--to', emptyFolder(), ...args])).out.replace(/\s+/g, ' ');
  const made = await sealOne();
  expect(made).toMatch(/A key to seal with is made.* its signs, ([0-9a-f]{4}-){3}[0-9a-f]{4}\. Keep it/);
  expect(await sealOne()).not.toContain('key');
  chmodSync(key, 0o644);
  expect(await sealOne()).toContain('is not yours alone (644)');
  expect(JSON.parse(await sealOne('--json')).remark).toContain('chmod 600');
  expect(statSync(key).mode & 0o777).toBe(0o644);
});

describe('a key that is known by a name', () => {
  const shelf = emptyFolder();
  const their = emptyFolder();
  shelve(shelf, 'one', flyCampaign('vimy', 1));
  const run = async (...args: readonly string[]) => {
    const { status, out, err } = await wofHere(shelf, args);
    return { status, said: `${out}${err}`.replace(/\s+/g, ' ') };
  };
  const theirs = (name: string) => join(their, `${name}.json`);

  /** A report that somebody else has sealed, under this name. */
  async function sealBy(name: string, change: object): Promise<void> {
    const { said } = JSON.parse((await open(sealed('two-report-1'), '--json')).out);
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(theirs(name), sealedText({ ...said, ...change }, privateKey));
  }

  test('is told by it from then on, and on the page of an umpire', async () => {
    await sealBy('bob', { by: 'Bob' });
    expect((await run('open', theirs('bob'))).said).toMatch(
      /from Bob .*Proved: whoever has the key .*whose key that is/,
    );
    expect((await run('open', theirs('bob'), '--trust', 'Bob of Doullens')).status).toBe(0);
    const { said } = await run('open', theirs('bob'));
    expect(said).toMatch(/Proved: Bob of Doullens, whose key you know \(([0-9a-f]{4}-?){4}\), sealed this/);
    expect(said).not.toContain('whose key that is');
    expect((await run('open', theirs('bob'), sealed('two-report-1'))).said).toContain('Bob of Doullens');
    expect(JSON.parse((await wofHere(shelf, ['open', theirs('bob'), '--json'])).out).known).toBe('Bob of Doullens');
  });

  test('has one name, and a name is of one key, however it is written', async () => {
    await sealBy('eve', { by: 'B\u043eb of Doullens' });
    expect((await run('open', theirs('bob'), '--trust', 'Rob')).said).toContain(
      'is known as "Bob of Doullens" already',
    );
    for (const name of ['Bob of Doullens', 'bob-of doullens'])
      expect((await run('open', theirs('eve'), '--trust', name)).said).toContain('is the name of another key');
    expect((await run('open', theirs('eve'), '--trust', 'B\u043eb')).said).toContain('names nobody: it mixes letters');
    expect((await run('open', theirs('eve'), '--trust', '<b>')).said).toContain('names nobody');
    expect((await run('open', theirs('eve'), theirs('bob'), '--trust', 'Eve')).status).toBe(2);
    const { said } = await run('open', theirs('eve'));
    expect(said).toContain('has not the key that you know as "Bob of Doullens"');
    expect(said).toContain('mixes letters of the Latin and Cyrillic alphabets');
  });

  test('of the player himself is sealed with the name that he gives it', async () => {
    expect((await run('seal', 'one', '--as', 'Ann', '--to', their)).status).toBe(0);
    expect((await run('open', join(their, 'one-report-1.sealed.json'), '--against', 'one')).said).toMatch(
      /from Ann .*Borne out: one begins/,
    );
    expect((await run('seal', 'one', '--as', '\uff21nn', '--to', their, '--force')).said).toContain('names nobody');
  });

  test.each([
    ['a Cyrillic a', 'd\u0430wn', 'mixes letters of the Latin and Cyrillic alphabets'],
    ['full-width letters', '\uff44\uff41wn', 'in plain ones it is dawn'],
    ['a sign that nobody sees', 'da\u200bwn', 'has signs that nobody sees'],
    ['nothing but letters that look Latin', '\u0441\u043e\u0440', 'in Cyrillic letters that look like Latin ones'],
    ['a Greek o', 'd\u03bfn', 'mixes letters of the Latin and Greek alphabets'],
  ])('%s in a name is remarked on', async (_, campaign, remark) => {
    await sealBy('odd', { campaign });
    expect((await run('open', theirs('odd'))).said).toContain(remark);
    expect((await run('open', theirs('odd'), sealed('two-report-1'))).said).toContain(remark);
  });

  test.each(['dawn', 'Köln', 'Заря', 'Ελλάς', '夜明け', 'B 2'])('%s is a name like any other', async (campaign) => {
    await sealBy('plain', { campaign });
    expect((await run('open', theirs('plain'))).said).not.toContain('Take care');
  });
});

test('(6) a report says by itself whether it follows orders that were sealed before, and lie beside it', async () => {
  const words = async (file: string) => (await open(file)).out.replace(/\s+/g, ' ');
  expect(await words(sealed('three-report-3'))).toContain('It follows orders that were sealed before it');
  expect(await words(sealed('two-report-1'))).toContain('No orders that were sealed before it lie beside it');
  const apart = emptyFolder();
  const { said } = JSON.parse((await open(sealed('three-orders-3'), '--json')).out);
  const own = createPrivateKey(readFileSync(join(saves, 'seal-key.pem')));
  writeFileSync(join(apart, 'r.sealed.json'), readFileSync(sealed('three-report-3')));
  writeFileSync(join(apart, 'o.sealed.json'), sealedText({ ...said, orders: [] }, own));
  writeFileSync(join(apart, 'x.sealed.json'), '[');
  expect(await words(join(apart, 'r.sealed.json'))).toContain(
    'It does not follow the orders that were sealed before it',
  );
});

describe('an umpire', () => {
  test('sees several side by side, the most points first, and is warned where they do not compare', async () => {
    await seal('other', '--day', '1');
    const { out } = await open(sealed('two-report-1'), sealed('other-report-1'));
    expect(out).toMatch(/VP {2}day {2}orders/);
    expect(out.replace(/\s+/g, ' ')).toContain('They were not all flown on one day');
    const { sealed: rows } = JSON.parse((await open(sealed('two-report-1'), sealed('other-report-1'), '--json')).out);
    const points = rows.map(({ said }: { said: { score: { points: number } } }) => said.score.points);
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
  });

  test('(6) sees whether a report was flown by orders that were sealed before', async () => {
    expect(orders).toMatchObject({ status: 0, err: '' });
    expect((await open(sealed('three-orders-3'))).out).toContain('Sealed orders, 3 April 1917');
    const ordersOf = async (...files: readonly string[]) =>
      JSON.parse((await open(...files.map(sealed), '--json')).out).sealed[0].orders;
    expect(await ordersOf('three-report-3', 'three-orders-3')).toBe('sealed before');
    expect(await ordersOf('three-report-3', 'two-report-1')).toBe('not sealed');
    expect((await open(sealed('three-orders-3'), '--against', 'three')).out.replace(/\s+/g, ' ')).toContain(
      'brings these orders',
    );
    expect((await seal('three', '--orders', '--force')).err).toMatch(/no orders to seal|flown already/);
  });

  test('has the page as a file too, with every report; what a stranger wrote in it stays words', async () => {
    const page = emptyFolder();
    const ran = await open(sealed('two-report-1'), sealed('other-report-1'), '--html', '--to', page);
    expect(ran).toMatchObject({ status: 0, out: `Written:\n  ${join(page, 'umpire.html')}\n` });
    const text = readFileSync(join(page, 'umpire.html'), 'utf8');
    const { sealed: rows } = JSON.parse((await open(sealed('two-report-1'), sealed('other-report-1'), '--json')).out);
    const totals = [...text.matchAll(/data-figure="sealed-total">([^<]+)</g)].map(([, total]) => Number(total));
    expect(totals).toEqual(
      rows.flatMap(({ said }: { said: { reports: { total: number }[] } }) => said.reports.map(({ total }) => total)),
    );
    expect(text).not.toMatch(/<script|https?:/);
    expect(tableOn(text, 'sealed')).toEqual(
      rows.map(({ said, key, orders }: { said: Said; key: string; orders?: string }) => ({
        points: said.score ? signed(said.score.points) : '',
        campaign: said.campaign,
        flights: said.flights,
        day: dateText(said.day),
        marks: said.score ? scoreMarks(said.score) : '',
        but: said.score ? said.score.but.join(' ') : 'orders only',
        orders: orders ?? 'sealed',
        key,
      })),
    );
    const orderedPage = emptyFolder();
    await open(sealed('three-orders-3'), '--html', '--to', orderedPage);
    expect(readFileSync(join(orderedPage, 'umpire.html'), 'utf8')).toMatch(
      /Orders of B Flight<\/h3><ul><li>[A-Z][a-z -]+: (?:(?:dawn|morning|afternoon|twilight), B\d|not to be flown)/,
    );
    const hostile = {
      campaign: '<img src=x>',
      day: 1,
      flights: 'B Flight',
      key: 'k',
      orders: 'sealed',
      plans: [],
      reports: [],
    };
    expect(umpireBook([hostile], [])).toContain('&lt;img');
    expect((await open(sealed('two-report-1'), '--html', '--to', page)).err).toContain('not touched');
    expect((await open(sealed('two-report-1'), '--html', '--against', 'two')).status).toBe(2);
  });

  test('a broken one hides none of the others', async () => {
    const { status, out, err } = await open(
      sealed('two-report-1'),
      meddled((text) => text.replace('two', 'you')),
    );
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('the seal is broken') });
    expect(out).toContain('two');
  });
});
