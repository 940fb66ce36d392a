import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { NO_CAREER } from '../../../src/campaign/career.ts';
import { canChange } from '../../../src/logbook/changes.ts';
import { type Chain, NOTHING_WRITTEN, writeLine } from '../../../src/logbook/file/line.ts';
import { readLog } from '../../../src/logbook/file/read.ts';
import { nodeDisk } from '../../../src/logbook/file/store.ts';
import { differingIn } from '../../../src/logbook/fits/fits.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import { outlineOf } from '../../../src/logbook/outline.ts';
import type { LogRecord } from '../../../src/logbook/record.ts';
import { areThrows, readThrows, writeThrows } from '../../../src/logbook/throws.ts';
import { anOpening, book, PATH, reasonOf } from '../../support/people/campaigns.ts';
import { bookOf } from '../../support/program/crafted-book.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const opening = anOpening();
const dawn = { dawn: 1, state: newCampaign(['B'], book) };
const answer = { asked: 'move', answer: 'stay' };

/** What is said of a log-book of these records, read line by line and in outline. */
function saidOf(...records: readonly unknown[]) {
  const file = bytes(bookOf(records as object[]));
  const disk = FaultDisk.holding({ [PATH]: file });
  return { read: reasonOf(() => LogBook.open(disk, PATH)), listed: reasonOf(() => outlineOf(file, PATH)) };
}

const withFlight = (change: object) => {
  const [flight] = dawn.state.flights;
  return { dawn: 1, state: { ...dawn.state, flights: [{ ...flight, ...change }] } };
};
const withMan = (change: object) => withFlight({ aircrew: [{ ...dawn.state.flights[0]?.aircrew[0], ...change }] });

const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });

const flight = dawn.state.flights[0];
const [man, machine] = [flight?.aircrew[0], flight?.machines[0]];
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...man, id: `man-${i}` }));
const awaited = (count: number) => Array.from({ length: count }, () => ({ seat: 'pilot', machine: 'B1', day: 2 }));
const inFlights = (flights: readonly unknown[]) => ({ dawn: 1, state: { ...dawn.state, flights } });

describe('a log-book that somebody has made, every checksum right, is refused where it says what cannot be', () => {
  test.each<[string, readonly unknown[], string]>([
    ['a campaign that is a number', [{ ...opening, campaign: 7 }, dawn], 'campaign'],
    ["another generator's seed", [{ ...opening, seed: 'mt:1:x' }, dawn], 'seed'],
    ['a folder that is no name', [{ ...opening, overlay: ['/'] }, dawn], 'overlay'],
    ['a flight that there is not', [{ ...opening, others: { flights: ['Z'], policy: 'x' } }, dawn], 'others.flights.0'],
    ['no state', [opening, { dawn: 1, state: null }], 'state'],
    ['a state that is a list', [opening, { dawn: 1, state: [] }], 'state'],
    ['the last day but hundreds', [opening, { dawn: 1, state: { ...dawn.state, day: 300 } }], 'state.day'],
    ['flights that are no list', [opening, { dawn: 1, state: { ...dawn.state, flights: {} } }], 'state.flights'],
    ['a pilot without his skill', [opening, withMan({ skill: undefined })], 'state.flights.0.aircrew.0.skill'],
    ['half a point of skill', [opening, withMan({ skill: 0.5 })], 'state.flights.0.aircrew.0.skill'],
    ['more skill than a card has', [opening, withMan({ skill: 12 })], 'state.flights.0.aircrew.0.skill'],
    ['an observer who has some', [opening, withMan({ seat: 'observer' })], 'state.flights.0.aircrew.0.skill'],
    [
      'more experience than a month has',
      [opening, withMan({ career: { ...NO_CAREER, points: 5000 } })],
      'state.flights.0.aircrew.0.career.points',
    ],
    [
      'a figure that no career comes to',
      [opening, withMan({ career: { ...NO_CAREER, changed: { ...NO_CAREER.changed, luck: -500 } } })],
      'state.flights.0.aircrew.0.career.changed.luck',
    ],
    [
      'a say in the mess that it was begun without',
      [opening, { ...dawn, state: { ...dawn.state, mess: true } }],
      'state.mess',
    ],
    [
      'a way to fight that it was begun without',
      [opening, { ...dawn, state: { ...dawn.state, fights: 'clouds-of-glory' } }],
      'state.fights',
    ],
    [
      'a battle of a game that it was begun without',
      [opening, { dawn: 1, state: { day: 1, system: 'winged-victory', setUp: {}, germansLedBy: 'the-card' } }],
      'state.system',
    ],
    ['a rank that there is not', [opening, withMan({ rank: '__proto__' })], 'state.flights.0.aircrew.0.rank'],
    [
      'a surname of a megabyte',
      [opening, withMan({ surname: 'x'.repeat(2 ** 20) })],
      'state.flights.0.aircrew.0.surname',
    ],
    ['a man who stands nohow', [opening, withMan({ standing: null })], 'state.flights.0.aircrew.0.standing'],
    [
      'a man who stands as none does',
      [opening, withMan({ standing: { is: 'constructor' } })],
      'state.flights.0.aircrew.0.standing.is',
    ],
    ['points without end', [opening, withFlight({ points: [1e300] })], 'state.flights.0.points.0'],
    [
      'a man who stands as something that cannot even be written down',
      [opening, withMan({ standing: { is: { toString: 1 } } })],
      'state.flights.0.aircrew.0.standing.is',
    ],
    [
      'what would become what a man is made after',
      [opening, { dawn: 1, state: JSON.parse('{"__proto__":{"day":1}}') }],
      'state.__proto__',
    ],
    ["another day's state", [opening, { dawn: 2, state: dawn.state }], 'state.day'],
    ['one day after itself', [opening, dawn, dawn], 'dawn'],
    ['more days than follow on each other', [opening, dawn, { dawn: 3, state: { ...dawn.state, day: 3 } }], 'dawn'],
    ['flights by the hundred', [opening, inFlights(Array.from({ length: 100 }, () => flight))], 'state.flights'],
    ['one flight twice', [opening, inFlights([flight, flight])], 'state.flights.1.flight'],
    ['men awaited by the thousand', [opening, withFlight({ awaited: awaited(5000) })], 'state.flights.0.awaited'],
    ['men by the hundred', [opening, withFlight({ aircrew: many(500) })], 'state.flights.0.aircrew'],
    ['one man twice', [opening, withFlight({ aircrew: [man, man] })], 'state.flights.0.aircrew.1.id'],
    ['one machine twice', [opening, withFlight({ machines: [machine, machine] })], 'state.flights.0.machines.1.id'],
    ['points of a hundred days', [opening, withFlight({ points: Array(100).fill(0) })], 'state.flights.0.points'],
    ['a surname of pages', [opening, withMan({ surname: 'x'.repeat(15_000) })], 'state.flights.0.aircrew.0.surname'],
    ['a surname of two lines', [opening, withMan({ surname: 'Hal\nde' })], 'state.flights.0.aircrew.0.surname'],
    ['a surname in ink', [opening, withMan({ surname: '\u001b[30;40mHal' })], 'state.flights.0.aircrew.0.surname'],
    ['a surname with a sign of no width', [opening, withMan({ surname: 'Hal\u200bde' })], 'aircrew.0.surname'],
    ['a campaign of many names', [{ ...opening, campaign: 'x'.repeat(500) }, dawn], 'campaign'],
    ['dice of streams by the hundred', [{ ...opening, byHand: Array(500).fill('names') }, dawn], 'byHand'],
    [
      'a battle of no system',
      [opening, { dawn: 1, state: { day: 1, setUp: {}, system: 'chess', germansLedBy: 'the-card' } }],
      'state.system',
    ],
  ])('%s', (_, records, place) => {
    const { read, listed } = saidOf(...records);
    expect(read).toMatchObject({ why: 'damaged', misfit: expect.stringContaining(place) });
    expect(listed).toEqual(read);
  });

  test.each<[string, unknown, string | undefined]>([
    ['an answer that is no text', { asked: 'move', answer: ['stay', {}] }, undefined],
    ['throws that no dice show', { ...answer, threw: 'encounter 99' }, 'threw'],
    ['throws of nothing', { ...answer, threw: 'encounter' }, 'threw'],
    ['a card that no deck has', { ...answer, threw: '#damage-a $(x)' }, 'threw'],
    ['dice of the hand that cannot fall', { hand: 'weather-change 7x' }, 'hand'],
    ['streams that are no list', { dice: 'hand', streams: 'all' }, 'streams'],
    ['orders that nobody can follow', { orders: { attack: 'sometimes' } }, 'orders.attack'],
    ['orders that are no orders', { orders: 'usual' }, 'orders'],
    ['a loan to nobody', { lent: 5 }, 'lent'],
    ['the way back to before all', { back: 0, by: 'undo' }, undefined],
    ['the way back to the opening', { back: 1, by: 'undo' }, undefined],
    ['the way on', { back: 300, by: 'undo' }, undefined],
    ['the way back to half a line', { back: 2.5, by: 'undo' }, undefined],
    ['nothing known', { what: 1 }, 'all of it'],
    ['two things at once', { back: 2, by: 'undo', lent: null }, 'all of it'],
    ['a number', 5, undefined],
    ['a dawn of no number', { dawn: 'x', state: dawn.state }, 'dawn'],
  ])('%s', (_, record, misfit) => {
    const [first, second] = [opening, dawn].map((each) => each as LogRecord<object>);
    let chain: Chain = NOTHING_WRITTEN;
    const lines = [first, second, record as LogRecord<object>].map((each) => {
      const line = typeof each === 'number' ? numberLine(each, chain) : writeLine(each as LogRecord<object>, chain);
      chain = line.chain;
      return line.text;
    });
    const log = readLog(bytes(lines.join('')), PATH);
    expect(log).toMatchObject({ tail: 'damaged' });
    expect(log.records).toHaveLength(2);
    expect(log.misfit).toBe(misfit);
    expect(reasonOf(() => LogBook.open(FaultDisk.holding({ [PATH]: bytes(lines.join('')) }), PATH))).toMatchObject({
      why: 'damaged',
      line: 3,
    });
  });

  const numberLine = (number: number, chain: Chain) => {
    const { text } = writeLine({ lent: null }, chain);
    return { text: text.replace('{"lent":null', String(number)), chain };
  };

  test.each(['__proto__', 'valueOf', 'constructor', 'toString', '3', null, { toString: 1 }])(
    'a format that is no number, %j',
    (wof) => {
      const { read, listed } = saidOf({ ...opening, wof }, dawn);
      expect(read).toEqual({ why: 'not-a-log-book', file: PATH });
      expect(listed).toEqual(read);
    },
  );

  test('an older format whose state is none', () => {
    const { read, listed } = saidOf({ ...opening, wof: 2 }, { dawn: 1, state: 5 });
    expect(read).toMatchObject({ why: 'damaged', misfit: 'state' });
    expect(listed).toEqual(read);
  });

  test('in outline: what is no answer is looked at there too', () => {
    for (const record of [{ back: 900, by: 'undo' }, { lent: 3 }])
      expect(saidOf(opening, dawn, answer, record).listed).toMatchObject({ why: 'damaged', line: 4, days: 1 });
  });

  test('a stand-alone battle among the campaigns is named as one', () => {
    const battle = { day: 1, setUp: {}, system: 'wings-over-france', germansLedBy: 'the-card' };
    expect(reasonOf(() => outlineOf(bytes(bookOf([opening, { dawn: 1, state: battle }])), PATH))).toEqual({
      why: 'battle',
      file: PATH,
    });
  });
});

test('data deeper than anybody goes is not gone into', () => {
  const file = bytes(bookOf([opening, { dawn: 1, state: { ...dawn.state, more: deep(100) } }]));
  expect(reasonOf(() => readLog(file, PATH))).toMatchObject({ why: 'damaged', line: 2 });
});

describe("a line's end cut out exactly, its checksum and all", () => {
  const records = [opening, dawn, answer, { ...answer, answer: 'climb' }, { back: 3, by: 'undo' }, answer, answer];
  const lines = bookOf(records).split('\n').slice(0, -1);
  const endOf = (line: string) => (line.startsWith('[') ? 12 : 18);

  test.each(lines.slice(0, -1).map((_, i) => i))('of line %i + 1, is damage wherever it is looked at', (at) => {
    const cut = lines.map((line, i) => (i === at ? line.slice(0, -endOf(line)) : `${line}\n`)).join('');
    const disk = FaultDisk.holding({ [PATH]: bytes(cut) });
    const read = reasonOf(() => LogBook.open(disk, PATH));
    expect(read).toBeDefined();
    expect(reasonOf(() => outlineOf(bytes(cut), PATH))).toEqual(read);
  });

  test('and one that only looks so is none', () => {
    const odd = bytes(bookOf([opening, dawn, { ...answer, answer: '[' }, { ...answer, answer: '{' }]));
    expect(outlineOf(odd, PATH)).toMatchObject({ answers: 2 });
  });
});

describe('changes that a dawn would make', () => {
  const before = { list: [1, 2], in: { a: 1 }, nothing: null };

  test.each<[string, unknown, boolean]>([
    ['none', {}, true],
    ['one put, one taken away', { in: { a: [] }, new: [1] }, true],
    ['one behind the end of a list', { list: { 2: [3] } }, true],
    ['far behind the end of a list', { list: { 4000: [3] } }, false],
    ['the length of a list', { list: { length: [4_000_000_000] } }, false],
    ['two values for one place', { in: [1, 2] }, false],
    ['within what is not there', { out: { a: [1] } }, false],
    ['within nothing', { nothing: { a: [1] } }, false],
    ['within a number', { in: { a: { b: [1] } } }, false],
    ['changes that are none', 'x', false],
    ['within what every record is made of', { constructor: { name: ['x'] } }, false],
  ])('%s', (_, changes, can) => {
    expect(canChange(before, changes)).toBe(can);
  });

  test('that cannot be made end the log-book there', () => {
    const text = bookOf([opening, dawn, { dawn: 2, state: { ...dawn.state, day: 2 } }]);
    const changes = text.replace('"changes":{"day":[2]}', '"changes":{"flights":{"length":[9]}}');
    expect(readLog(bytes(changes), PATH)).toMatchObject({ tail: 'damaged', records: { length: 2 } });
  });
});

test('throws are known by their form, and whatever is written can be read', () => {
  const all = [
    { threw: 'encounter', faces: [3, 5], byHand: false },
    { threw: 'lot', faces: [17], byHand: false },
    { drew: 'damage-a', card: '0-jam', byHand: false },
  ];
  expect(areThrows(writeThrows(all))).toBe(true);
  expect(readThrows(writeThrows(all), 'program')).toEqual(all);
  expect(areThrows('')).toBe(true);
});

test('a log-book of a hundred thousand lines that go back and forth is read as fast as it is long', () => {
  const times = [25_000, 100_000].map((lines) => {
    const records = Array.from({ length: lines }, (_, i) => (i % 2 === 0 ? { lent: null } : { back: 2, by: 'undo' }));
    const file = bytes(bookOf([opening, dawn, ...records]));
    expect(outlineOf(file, PATH).takeBacks).toBe(0);
    return readLog(file, PATH).records.length;
  });
  expect(times).toEqual([25_002, 100_002]);
});

test('what is no ordinary file is not opened, for whoever reads it may wait for ever', () => {
  const large = join(mkdtempSync(join(tmpdir(), 'wof-large-')), 'large.wof.jsonl');
  writeFileSync(large, '');
  truncateSync(large, 2 ** 40);
  expect(() => nodeDisk.read('/dev/zero')).toThrow(expect.objectContaining({ code: 'ENOTFILE' }));
  expect(() => nodeDisk.read(large)).toThrow(expect.objectContaining({ code: 'ETOOLARGE' }));
});

test('two of one list are alike by a member that both have; what is no list, and what is no record, is like nothing', () => {
  const differ = differingIn('id');
  expect(differ([{ id: 'B1' }, { id: 'B2' }, { id: 'B1' }])).toBe('.2.id');
  expect(differ([{ id: 'B1' }, 7])).toBeUndefined();
  expect(differ('B1')).toBeUndefined();
});
