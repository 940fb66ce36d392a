/**
 * `npm run screens`: lays three Aprils' record books before a browser and writes what is seen of them into
 * docs/screens, with a day's score as a picture. Chromium must be there, as .ci/run installs it.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { fightsBook, recordBook } from '../../src/chronicle/book/record-book.ts';
import { dayPicture } from '../../src/chronicle/day-picture.ts';
import { book } from '../support/cards/book.ts';
import { anApril } from '../support/people/an-april.ts';
import { THREE_APRILS } from '../support/people/three-aprils.ts';

const TO = 'docs/screens';

/** What is shown of which book: from where on, how wide and how high, by day or by night. */
const SCREENS = [
  { name: 'glance', of: 'triumph', at: 'header', width: 1024, height: 1240 },
  { name: 'april-on-a-telephone', of: 'three', at: '#points', width: 390, height: 800, dark: true },
  { name: 'map', of: 'three', at: '#map', width: 1024, height: 700, dark: true },
  { name: 'mission', of: 'triumph', at: '.mission', width: 1024, height: 760 },
  { name: 'luck', of: 'disaster', at: '#luck', width: 1024, height: 800 },
  { name: 'fight-with-cards', of: 'cards', at: '.fight', width: 1024, height: 640, steps: 9 },
  { name: 'fight-from-the-side', of: 'side', at: '.fight', width: 1024, height: 400, steps: 3 },
] as const;

const BOOKS = {
  triumph: () => recordBook(THREE_APRILS['a triumph']),
  disaster: () => recordBook(THREE_APRILS['a disaster']),
  three: () => recordBook(THREE_APRILS['three flights']),
  cards: () => fightsBook(anApril({ word: 'april-2', flights: ['B'], book, days: 2, fights: 'wings-of-war' })),
  side: () => fightsBook(anApril({ word: 'april-2', flights: ['B'], book, days: 2, fights: 'winged-victory' })),
} as const;

const folder = mkdtempSync(join(tmpdir(), 'screens-'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const screen of SCREENS) await show(screen);
await browser.close();
rmSync(folder, { recursive: true });

const score = { day: 9, points: 37, flown: 4, notFlown: 1, victories: 2, machinesLost: 1, menLost: 1 };
const shown = { code: '9B-KESTREL-7FP', flight: 'B Flight', but: ['odds asked for'] };
writeFileSync(join(TO, 'day.svg'), dayPicture(score, shown));

async function show({ name, of, at, width, height, ...more }: (typeof SCREENS)[number]): Promise<void> {
  const file = join(folder, `${of}.html`);
  writeFileSync(file, BOOKS[of]());
  const colorScheme = 'dark' in more ? 'dark' : 'light';
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(`file://${file}`);
  await page.evaluate("for (const each of document.querySelectorAll('.mission details')) each.open = true");
  await page.evaluate(`document.querySelector('${at}').scrollIntoView()`);
  const steps = 'steps' in more ? more.steps : 0;
  for (let step = 0; step < steps; step++) await page.locator('.fight .on').first().click();
  await page.screenshot({ path: join(TO, `${name}.jpeg`), type: 'jpeg', quality: 72 });
  await page.close();
}
