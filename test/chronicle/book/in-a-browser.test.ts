import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameName } from '../../../src/cards/games.ts';
import { fightsBook, recordBook } from '../../../src/chronicle/book/record-book.ts';
import { printForms } from '../../../src/chronicle/forms/print-forms.ts';
import { allFlown, type Lived } from '../../../src/chronicle/lived.ts';
import { umpireBook } from '../../../src/chronicle/umpire-book.ts';
import { book } from '../../support/cards/book.ts';
import { flyCampaign } from '../../support/people/a-flown-campaign.ts';
import { anApril } from '../../support/people/an-april.ts';
import { THREE_APRILS } from '../../support/people/three-aprils.ts';
import { emptyFolder } from '../../support/program/wof.ts';

const LAID = {
  campaign: 'dawn',
  day: 3,
  flights: 'B Flight',
  key: '1a2b-3c4d-5e6f-7a8b',
  orders: 'sealed before',
  plans: [{ flight: 'B', price: -3, missions: [{ mission: 'Dawn Patrol', watch: 'dawn', machines: ['B1', 'B2'] }] }],
  score: { points: 7, flown: 3, notFlown: 0, victories: 1, machinesLost: 1, menLost: 0, but: ['odds asked for'] },
  reports: [
    { title: 'Dawn Patrol', paragraphs: ['All came home.'], points: [{ reason: 'flown', points: 2 }], total: 2 },
  ],
};

/** As Debian installs it; .ci/run sees to it that it is there. */
const CHROMIUM = '/usr/bin/chromium';

describe.runIf(existsSync(CHROMIUM))('the record book in a browser', () => {
  let browser: Browser;
  const { lived } = flyCampaign('vimy', 1);
  const folder = emptyFolder();
  const file = join(folder, 'book.html');

  beforeAll(async () => {
    writeFileSync(file, recordBook(lived));
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  /** The page at this width, by day or by night, with all errors and requests; unfolded, where it is not to be as it comes. */
  async function opened(
    width: number,
    told: { dark?: boolean; scripts?: boolean; of?: string; folded?: boolean } = {},
  ) {
    const { dark = false, scripts = true, of = file, folded = false } = told;
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      javaScriptEnabled: scripts,
    });
    const faults: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => asked.push(request.url()));
    // The limit is the test's own, however busy the machine.
    await page.goto(`file://${of}`, { timeout: 0 });
    if (!folded) await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
    return { page, faults, asked };
  }

  const figures = (page: Page) => page.locator('.fight').first().locator('figure:visible').count();

  test.each([390, 1024, 1600])('at %i px nothing stands out at the side, and nothing is fetched', async (width) => {
    const { page, faults, asked } = await opened(width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(faults).toEqual([]);
    expect(asked).toEqual([`file://${file}`]);
    await page.close();
  });

  /** The complaints of axe about a page, or a part of it. */
  async function saidAgainst(page: Page, asked: { part?: string; only?: string } = {}): Promise<unknown> {
    await page.evaluate(axe.source);
    const part = asked.part ? `document.querySelector('${asked.part}') ?? document` : 'document';
    const how = JSON.stringify({ resultTypes: ['violations'], ...(asked.only && { runOnly: [asked.only] }) });
    return page.evaluate(`axe.run(${part}, ${how}).then((run) => run.violations.map(({ id }) => id))`);
  }

  test('a screen reader can read it', async () => {
    const { page } = await opened(1024);
    expect(await saidAgainst(page)).toEqual([]);
    await page.close();
  });

  test('by night only the colours are others, and they stand out as well', async () => {
    const { page } = await opened(1024, { dark: true });
    expect(await saidAgainst(page, { only: 'color-contrast' })).toEqual([]);
    await page.close();
  });

  /** A page of each kind, with one of each game. */
  const KINDS: Readonly<Record<string, () => string>> = {
    'empty forms': () => printForms(),
    'forms filled in': () => printForms(lived),
    "an umpire's page": () => umpireBook([LAID], ['All have the same day, cards, rules and dice.']),
    'the fights of a book': () => fightsBook(lived),
    'fights with cards': () => fightsBook(fought('wings-of-war')),
    'a book with fights with cards': () => recordBook(fought('wings-of-war')),
    'a book with fights from the side': () => recordBook(fought('winged-victory')),
    'a book with fights in the clouds': () => recordBook(fought('clouds-of-glory')),
  };
  const fought = (fights: GameName) =>
    anApril({ word: 'april-1', flights: ['B'], book, days: 1, fights, heads: 'quick' });
  /** Where one of them lies; it is written once. */
  const fileOf = (name: string) => {
    const of = join(folder, `${name}.html`);
    if (!existsSync(of)) writeFileSync(of, KINDS[name]?.() ?? '');
    return of;
  };

  test.each(Object.keys(KINDS))('a screen reader can read %s, on a telephone too', async (name) => {
    const { page, faults } = await opened(390, { of: fileOf(name), dark: name.startsWith('a ') });
    // In a book only the fight is new; the rest has been tested above.
    const found = await saidAgainst(page, { part: '.fight' });
    expect({ found, faults }).toEqual({ found: [], faults: [] });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.close();
  });

  test('without scripts all is said that is said with them', async () => {
    const { page: still } = await opened(1024, { scripts: false });
    const { page } = await opened(1024);
    const [without, withThem] = [await still.locator('main').textContent(), await page.locator('main').textContent()];
    const steps = / ?\d+ of \d+/g;
    expect(withThem?.replace(steps, '')).toBe(without?.replace(steps, ''));
    await still.close();
    await page.close();
  });

  test('a hostile name does nothing and breaks nothing', async () => {
    const name = `<script>document.title='x'</script>"'\u202e\u{1f600}${'long'.repeat(40)}`;
    const hostile = structuredClone({ ...lived, book: undefined, days: lived.days.map(({ turns: _, ...day }) => day) });
    for (const { now } of [...hostile.days.map(({ dawn }) => ({ now: dawn })), hostile])
      for (const man of now.flights.flatMap(({ aircrew }) => aircrew)) Object.assign(man, { surname: name });
    const of = join(folder, 'hostile.html');
    writeFileSync(of, recordBook({ ...hostile, name, book }));
    const { page, faults } = await opened(390, { of });
    expect(await page.title()).toMatch(/^No\. 23 Squadron/);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(faults).toEqual([]);
    await page.close();
  });

  test.each(Object.entries(THREE_APRILS))(
    'the book of %s is whole on a telephone, and nothing is said against it',
    async (name, april) => {
      const of = join(folder, `${name}.html`);
      writeFileSync(of, recordBook(april));
      const { page, faults, asked } = await opened(390, { of });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      expect({ faults, asked: asked.length }).toEqual({ faults: [], asked: 1 });
      expect(await page.locator('article.mission').count()).toBe(allFlown(april).length);
      await page.close();
    },
  );

  test('a fight is stepped through with buttons and keys', async () => {
    const { page } = await opened(1024);
    const fight = page.locator('.fight').first();
    const said = fight.locator('.steps span');
    expect(await figures(page)).toBe(1);
    expect(await said.textContent()).toMatch(/^1 of \d+$/);
    await fight.focus();
    await page.keyboard.press('ArrowRight');
    expect(await said.textContent()).toMatch(/^2 of/);
    await fight.locator('.back').click();
    expect(await said.textContent()).toMatch(/^1 of/);
    await page.close();
  });

  test('without scripts every phase is there; on paper they are a book of their own', async () => {
    const { page: still } = await opened(1024, { scripts: false });
    const phases = await figures(still);
    expect(phases).toBeGreaterThan(1);
    await still.close();
    const { page } = await opened(1024, { folded: true });
    await page.emulateMedia({ media: 'print' });
    expect(await figures(page)).toBe(0);
    expect(await page.locator('.mission p').first().isVisible()).toBe(true);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
    await page.close();
    const { page: apart } = await opened(1024, { of: fileOf('the fights of a book') });
    await apart.emulateMedia({ media: 'print' });
    expect(await figures(apart)).toBe(phases);
    await apart.close();
  });

  test('on paper the many pictures of a fight with cards stand three abreast', async () => {
    const { page } = await opened(1024, { of: fileOf('fights with cards') });
    const columns = "getComputedStyle(document.querySelector('.fight')).columnCount";
    expect(await page.evaluate(columns)).toBe('auto');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(columns)).toBe('3');
    await page.close();
  });

  const MONTHS: Readonly<Record<string, Lived>> = {
    'a triumph': THREE_APRILS['a triumph'],
    'a disaster': THREE_APRILS['a disaster'],
    'a month of fights from the side': anApril({
      word: 'april-2',
      flights: ['B'],
      book,
      fights: 'winged-victory',
      heads: 'quick',
    }),
  };

  test.each(Object.entries(MONTHS))(
    'the book of %s is short as it comes, and prints on 60 pages',
    async (name, month) => {
      const of = join(folder, `${name}, short.html`);
      writeFileSync(of, recordBook(month));
      const { page } = await opened(1280, { of, folded: true });
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(30_000);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(60);
      await page.close();
    },
  );

  test('what a link leads to is unfolded', async () => {
    const { page } = await opened(1024, { folded: true });
    const mission = page.locator('.mission').first();
    expect(await mission.locator('p').first().isVisible()).toBe(false);
    await page.evaluate(`location.hash = '#' + document.querySelector('.mission').id`);
    await mission.locator('p').first().waitFor();
    expect(await page.locator('.mission').nth(1).locator('p').first().isVisible()).toBe(false);
    await page.close();
  });

  test.each(['A4', 'Letter'])('(1) (7) on %s each form is a sheet of its own', async (format) => {
    const page = await browser.newPage();
    const markup = printForms(lived);
    await page.setContent(markup);
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(markup.match(/<section class="sheet/g)?.length ?? 0);
    await page.close();
  });
});
