import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Campaign, MONTH_END, newCampaign, squadronPoints } from '../../../src/campaign/campaign.ts';
import { atAGlance } from '../../../src/chronicle/at-a-glance.ts';
import { labelsOf } from '../../../src/chronicle/book/map/hex-picture.ts';
import { recordBook } from '../../../src/chronicle/book/record-book.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import { allEntries, allFlown, isFlown, isMachineLost, type Lived, sortiesOf } from '../../../src/chronicle/lived.ts';
import { missionReports } from '../../../src/chronicle/report/mission-report.ts';
import { serviceRecords } from '../../../src/chronicle/service-record.ts';
import { recordFiles } from '../../../src/chronicle/tables/exports.ts';
import { squadronRecord } from '../../../src/chronicle/tables/squadron-record.ts';
import { luckLedger } from '../../../src/odds/luck/ledger.ts';
import { LUCK_WORDS } from '../../../src/words/luck-words.ts';
import { signed, thousands } from '../../../src/words/numbers.ts';
import { book, flyCampaign } from '../../support/people/a-flown-campaign.ts';
import { eventsOf } from '../../support/people/a-lived-day.ts';
import { toldCampaign } from '../../support/people/a-told-campaign.ts';
import { theFlight } from '../../support/people/flights.ts';
import { THREE_APRILS } from '../../support/people/three-aprils.ts';
import { figuresOn, tableOn, textOf } from '../../support/read/read-page.ts';

const flown = flyCampaign('scarpe', 5).lived;

const BOOKS: readonly (readonly [string, Lived])[] = [
  ['two days, told', toldCampaign()],
  ...Object.entries(THREE_APRILS),
];

/** A path, and its translation. */
const PATH = / d="([ML\d., -]+)Z?"(?: transform="translate\(([\d.-]+) ([\d.-]+)\)")?/g;

/** Where the shapes of a picture begin and end. */
function drawnIn(picture: string): { readonly across: number[]; readonly down: number[] } {
  const across = [...picture.matchAll(/ (?:cx|x1|x2)="([^"]+)"/g)].map(([, x]) => Number(x));
  const down = [...picture.matchAll(/ (?:cy|y1|y2)="([^"]+)"/g)].map(([, y]) => Number(y));
  for (const [, d = '', right = 0, below = 0] of picture.matchAll(PATH))
    for (const [, x, y] of d.matchAll(/([\d.-]+)[, ]([\d.-]+)/g)) {
      across.push(Number(x) + Number(right));
      down.push(Number(y) + Number(below));
    }
  return { across, down };
}

const outside = (figures: readonly number[], least: string | undefined, long: string | undefined) =>
  figures.filter((figure) => !(figure >= Number(least) && figure <= Number(least) + Number(long)));

test('a triumph is one, a disaster is one, and three flights have flown', () => {
  const { 'a triumph': triumph, 'a disaster': disaster, 'three flights': three } = THREE_APRILS;
  expect(atAGlance(triumph).menLost).toBeLessThan(5);
  expect(squadronPoints(triumph.now)).toBeGreaterThan(100);
  expect(squadronPoints(disaster.now)).toBeLessThan(-100);
  expect(atAGlance(disaster).menLost).toBeGreaterThan(8);
  expect(new Set(allFlown(three).map(({ began }) => began.flight)).size).toBe(3);
});

describe.each(BOOKS)('the record book of %s', (_, lived) => {
  const page = recordBook(lived);

  test('has every figure of the record as --json has it', () => {
    const json: Readonly<Record<string, unknown>> = JSON.parse(recordFiles(lived, ['json'])[0]?.text ?? '{}');
    for (const { name } of squadronRecord(lived)) {
      const rows = json[name];
      if (!Array.isArray(rows)) return expect.unreachable(`no ${name}`);
      const written = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, `${cell}`])));
      expect(tableOn(page, name)).toEqual(written);
    }
  });

  test('sums up what the record has', () => {
    const entries = allEntries(lived);
    expect(figuresOn(page, 'campaign')).toEqual([lived.name]);
    expect(figuresOn(page, 'victory-points')).toEqual([signed(squadronPoints(lived.now))]);
    expect(figuresOn(page, 'flown')).toEqual([`${entries.filter(isFlown).length}`]);
    expect(figuresOn(page, 'undone')).toEqual([`${entries.filter((entry) => !isFlown(entry)).length}`]);
    expect(figuresOn(page, 'sorties')).toEqual([`${tableOn(page, 'flights').length}`]);
    const lost = tableOn(page, 'machines').reduce((sum, row) => sum + Number(row['lost']), 0);
    expect(figuresOn(page, 'machines-lost')).toEqual([`${lost}`]);
    const victories = tableOn(page, 'victories');
    expect(figuresOn(page, 'shot-down')).toEqual([
      `${victories.filter(({ result }) => result === 'shot down').length}`,
    ]);
  });

  test('has a section for each mission, with its report and its points', () => {
    const reports = lived.days.flatMap(({ moments }) => missionReports(moments, book));
    expect(reports.length).toBe(allFlown(lived).length);
    expect(figuresOn(page, 'mission-total')).toEqual(reports.map(({ total }) => signed(total)));
    expect(figuresOn(page, 'mission-line')).toEqual(
      reports.flatMap(({ points }) => points.map((line) => signed(line.points))),
    );
    const text = textOf(page);
    for (const { title, paragraphs } of reports)
      for (const told of [title, ...paragraphs]) expect(text).toContain(told);
  });

  test('has the history first, and a page for each day that was told', () => {
    const places = ['glance', 'history', 'days', 'points'].map((id) => page.indexOf(`<section id="${id}"`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    const mornings = lived.days.filter(({ moments }) => moments.some(({ type }) => type === 'evening-came'));
    expect([...page.matchAll(/<article class="day" id="day-\d+">/g)].length).toBeGreaterThanOrEqual(mornings.length);
  });

  test('has the service record of each man', () => {
    const text = textOf(page);
    for (const { id, lines } of serviceRecords(lived)) {
      expect(page).toContain(`id="man-${id}"`);
      for (const { words, plainly = words } of lines) expect(text).toContain(plainly);
    }
  });

  test('fetches nothing, and gives each picture a title and its words', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#)|@import|url\(/);
    expect(page.length).toBeLessThan(3_000_000);
    const pictures = page.match(/<svg[^>]* role="(?:img|group)"/g) ?? [];
    expect(pictures.length).toBeGreaterThan(4);
    expect(page.match(/<svg[^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/g)).toHaveLength(pictures.length);
  });

  test('what is opened is closed', () => {
    for (const tag of ['circle', 'g', 'path', 'svg', 'text', 'title', 'use']) {
      const opened = page.match(new RegExp(`<${tag}[ >]`, 'g')) ?? [];
      const closed = page.match(new RegExp(`<${tag}( [^<>]*)?/>|</${tag}>`, 'g')) ?? [];
      expect([tag, closed.length]).toEqual([tag, opened.length]);
    }
  });

  test('what is drawn lies within its picture', () => {
    const pictures = [...page.matchAll(/<svg viewBox="([\d.]+) ([\d.]+) (\d+) (\d+)".*?<\/svg>/gs)];
    expect(pictures).toHaveLength(page.match(/<svg viewBox/g)?.length ?? 0);
    for (const [picture, left, top, wide, high] of pictures) {
      const { across, down } = drawnIn(picture);
      expect([...outside(across, left, wide), ...outside(down, top, high)]).toEqual([]);
    }
  });

  test('leads nowhere but to a place that it has', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const led = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(led.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('what is flown turn by turn is drawn: tracks, profiles, and the Initiative Track of each phase', () => {
  const page = recordBook(flown);
  const missions = allFlown(flown);
  expect(page.match(/<title>The track: /g)).toHaveLength(missions.length);
  expect(page.match(/<title>Height against AFT: /g)).toHaveLength(missions.length);
  const phases = flown.days.flatMap(eventsOf).filter(({ type }) => type === 'phase-began');
  expect(phases.length).toBeGreaterThan(3);
  expect(page.match(/<figcaption>Phase /g)).toHaveLength(phases.length);
});

test('a lost machine has the name of its pilot on the map of the month, and each hex one line of names', () => {
  const lived = THREE_APRILS['a disaster'];
  const [, map = ''] = /<section id="map".*?<svg(.*?)<\/svg>/s.exec(recordBook(lived)) ?? [];
  const names = [...map.matchAll(/<text class="place lost-there"[^>]*>(.+?)<\/text>/g)].map(([, name = '']) => name);
  const lost = allFlown(lived).flatMap(sortiesOf).filter(isMachineLost);
  const pilots = lost.map(({ crew: { men } }) => men[0]?.surname);
  expect(new Set(names.flatMap((each) => each.split(', ')))).toEqual(new Set(pilots));
  const places = [...map.matchAll(/<text class="place lost-there" ([^>]+)>/g)].map(([, place]) => place);
  expect(new Set(places).size).toBe(places.length);
});

test('on the map of the month no name of a lost man lies over another, or over a town', () => {
  const LETTER = 5;
  for (const lived of Object.values(THREE_APRILS)) {
    const [, map = ''] = /<section id="map".*?<svg(.*?)<\/svg>/s.exec(recordBook(lived)) ?? [];
    const texts = [...map.matchAll(/<text class="place lost-there" ([^>]*)>(.+?)<\/text>/g)];
    const boxes = texts.map(([, attributes = '', name = '']) => {
      const of = (each: string) => Number(new RegExp(`(?<![a-z])${each}="([-\\d.]+)"`).exec(attributes)?.[1]);
      const wide = LETTER * name.length;
      const x = of('x') - (attributes.includes('text-anchor="end"') ? wide : 0);
      return { name, x, to: x + wide, y: of('y') };
    });
    const towns = labelsOf(lived.book.missionMap).map(({ name, x, y }) => {
      const half = (LETTER * name.length) / 2;
      return { name, x: x - half, to: x + half, y };
    });
    const over = boxes.flatMap((one, i) =>
      [...boxes.slice(i + 1), ...towns]
        .filter((other) => Math.abs(one.y - other.y) < 10 && one.x < other.to && other.x < one.to)
        .map((other) => `${one.name} ${other.name}`),
    );
    expect(over).toEqual([]);
  }
});

test('who is lost in the figures is in the Roll of Honour, the Commanding Officer too', () => {
  for (const lived of Object.values(THREE_APRILS)) {
    const roll = historyOfApril(lived).find(({ title }) => title === 'Roll of Honour')?.paragraphs ?? [];
    const named = roll.flatMap((line) => line.split('; ')).filter((each) => each !== 'Nobody.');
    expect(atAGlance(lived).menLost).toBe(named.length);
  }
});

/** Who flies on alone may land while the others come down. */
const PARTS = new Set(['detached', 'straggler-followed', 'machine-came-down']);

test('a mission that ends on a field ends on the ground', () => {
  const page = recordBook(flown);
  const heights = [...page.matchAll(/<path class="height" d="([^"]+)"/g)].map(([, d = '']) => d);
  const ground = /[ML](\d+),(\d+)/.exec(heights[0] ?? '')?.[2];
  const isWhole = (moments: readonly { readonly type: string }[]) =>
    moments.some(({ type }) => type === 'landed') && !moments.some(({ type }) => PARTS.has(type));
  const landed = heights.filter((_, i) => isWhole(allFlown(flown)[i]?.moments ?? []));
  expect(landed.length).toBeGreaterThan(3);
  expect(landed.filter((d) => !d.endsWith(`,${ground}`))).toEqual([]);
});

test('the names on the map of a mission are whole ones', () => {
  const page = recordBook(flown);
  const maps = [...page.matchAll(/<svg viewBox="(\d+) (\d+) (\d+) (\d+)"[^>]*><title>The track: .*?<\/svg>/gs)];
  expect(maps.length).toBeGreaterThan(3);
  for (const [map, x, , wide] of maps) {
    const named = [...map.matchAll(/href="#(names-[A-Z]\d+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(3);
    for (const id of named) {
      const [, middle, name = ''] =
        new RegExp(`<text id="${id}" class="place" x="([^"]+)"[^>]*>([^<]+)`).exec(page) ?? [];
      expect(Number(middle) - 3 * name.length).toBeGreaterThanOrEqual(Number(x));
      expect(Number(middle) + 3 * name.length).toBeLessThanOrEqual(Number(x) + Number(wide));
    }
  }
});

test('one who reports in the morning and is hurt that day was with the flight', () => {
  const [day, next] = flown.days;
  const newcomer = next?.dawn.flights[0]?.aircrew[0];
  if (!day || !newcomer) return expect.unreachable('two days were flown');
  const lived = structuredClone({ ...flown, book: undefined, days: flown.days.map(({ turns: _, ...day }) => day) });
  const [first, second] = lived.days;
  for (const man of second?.dawn.flights[0]?.aircrew.slice(0, 1) ?? [])
    Object.assign(man, { standing: { is: 'wounded', until: 9, since: 1 } });
  first?.dawn.flights[0]?.aircrew.splice(0, 1);
  const page = recordBook({ ...lived, book });
  const [, row] = page.split('The men, day by day')[2]?.split('<g transform="translate(0 22)">') ?? [];
  expect(row).toMatch(/^<text[^>]*>[^<]+<\/text><g><rect class="fit"/);
});

test('the luck of the campaign is drawn as wof luck has it', () => {
  const page = recordBook(flown);
  const days = flown.days.map((day) => ({ day: day.dawn.day, events: eventsOf(day) }));
  const [, words = ''] = /<title>Luck by kind of throw<\/title><desc>(.*?)<\/desc>/.exec(page) ?? [];
  const { lines } = luckLedger(days, book);
  for (const { throws, came, expected } of lines)
    expect(words).toContain(`${throws} throws came to ${came}, the mean is ${expected.toFixed(1)}`);
  expect(tableOn(page, 'luck')).toEqual(
    lines.map(({ kind, side, throws, came, expected, percentile }) => ({
      kind: LUCK_WORDS[kind],
      side: side === 'allied' ? 'ours' : 'German',
      throws: `${throws}`,
      came: `${came}`,
      expected: `${Number(expected.toFixed(1))}`,
      percentile: `${Math.round(percentile)}`,
    })),
  );
});

test('(6) the Commanding Officer has a record of his own when he has flown, and is in no flight of it', () => {
  const { 'three flights': three } = THREE_APRILS;
  const flownByHim = (lived: Lived) =>
    allFlown(lived).filter(({ began }) => began.machines.some(({ machine }) => machine === 'T1'));
  const flew = flownByHim(three);
  expect(flew.length).toBeGreaterThan(0);
  const page = recordBook(three);
  const { id, surname } = three.now.commandingOfficer?.man ?? { id: '', surname: '' };
  expect(page).toContain(`id="man-${id}"`);
  expect(page).toMatch(new RegExp(`<desc>.*${surname}: flew ${flew.length} times[.;].*</desc>`));
  expect(tableOn(page, 'people').find((row) => row['surname'] === surname)).toMatchObject({ flight: '' });
  expect(flown.now.commandingOfficer?.man.id).toBe(id);
  expect(flownByHim(flown)).toEqual([]);
  expect(recordBook(flown)).not.toContain(`id="man-${id}"`);
});

test('names are text, whatever stands in them', () => {
  const told = toldCampaign();
  const words = `</style><script>alert("1")</script>&'`;
  const name = `${words}\u{1f600}`;
  for (const { dawn } of told.days)
    for (const man of theFlight(dawn).aircrew) Object.assign(man, { surname: `\u202e${name}` });
  for (const man of theFlight(told.now).aircrew) Object.assign(man, { surname: `\u202e${name}` });
  const page = recordBook({ ...told, name: `${name}\u2067` });
  expect(page).not.toMatch(/[\u202e\u2067]/);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(figuresOn(page, 'campaign')).toEqual([name]);
  expect(tableOn(page, 'people')[0]?.['surname']).toBe(name);
});

test('a campaign of which no day is lived has its book', () => {
  const now = newCampaign(['A', 'B', 'C'], book);
  const page = recordBook({ name: 'eve', seed: 'alea:1:eve', days: [], now, book });
  expect(figuresOn(page, 'victory-points')).toEqual(['0']);
  expect(page.match(/Victory Points of [ABC] Flight by day<\/title>/g)).toHaveLength(3);
});

const aMonth = (): Campaign => ({ ...newCampaign(['B'], book), until: MONTH_END });

describe('the fan of likely courses', () => {
  const { checksum, ...told } = JSON.parse(readFileSync('src/chronicle/book/likely-courses.json', 'utf8'));

  test('is as npm run fan wrote it', () => {
    expect(createHash('sha256').update(JSON.stringify(told)).digest('hex')).toBe(checksum);
  });

  test.each(['A', 'B', 'C'])('of %s Flight has the 30 days of the month, each from the least to the most', (flight) => {
    const days: number[][] = told.flights[flight].days;
    expect(days).toHaveLength(30);
    for (const spread of days) expect(spread).toEqual(spread.toSorted((a, b) => a - b));
  });

  test('of a month says how many of them went on; of three weeks it is as wide as these', () => {
    const book30 = recordBook({ name: 'eve', seed: 'alea:1:eve', days: [], now: aMonth(), book });
    expect(book30).toContain(`From 22 April on they are the ${thousands(told.months)} of them`);
    expect(book30).toContain('>30 April</text>');
    expect(recordBook(flown)).not.toContain('From 22 April on');
  });

  test('is said to be of as many campaigns as it is', () => {
    const page = recordBook(flown);
    expect(page).toContain(`how ${thousands(told.campaigns)} campaigns of the same flight went`);
    expect(page).not.toContain('not by the rules of');
  });

  test('is said to have other fights than a campaign by the rules of another game', () => {
    const now = { ...newCampaign(['B'], book), fights: 'wings-of-war' as const };
    expect(recordBook({ name: 'eve', seed: 'alea:1:eve', days: [], now, book })).toContain(
      'not by the rules of Wings of War as these',
    );
  });
});

test('the course of another squadron is laid over no simulated campaigns of No. 23', () => {
  const lived = toldCampaign();
  const other = { ...lived, book: { ...lived.book, squadron: {} as NonNullable<Lived['book']['squadron']> } };
  const of = (page: string) => /Victory Points by day[\s\S]*?<\/svg>/.exec(page)?.[0] ?? '';
  expect(of(recordBook(lived))).toContain('Behind the line');
  expect(of(recordBook(other))).not.toContain('Behind the line');
  expect(of(recordBook(other))).toContain('no thousand campaigns');
});
