import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Opening } from '../../src/logbook/record.ts';
import { replay } from '../../src/logbook/replay.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { paperFor } from '../../src/page/paper.ts';
import { COMMAND_WORDS } from '../../src/page/read-typed.ts';
import type { AskLine } from '../../src/seat/asking.ts';
import { type Reader, readerOf, toldOf } from '../../src/seat/page/reader.ts';
import { Teller } from '../../src/seat/page/teller.ts';
import type { Seat } from '../../src/seat/seat.ts';
import { sit } from '../../src/seat/sit.ts';
import { wordRefusal } from '../../src/shell/refusals.ts';
import { aCardDuel, type CardDuel, duelGame } from '../support/fights/card-duel.ts';
import { anOpening, book, PATH } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

/** Every way in which a side could learn the other's secrets, tried with the card duel. */

let page = '';

beforeEach(() => {
  page = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    page += String(text);
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

const HOT_SEAT: Partial<Opening> = {};
const AGAINST_GERMANS: Partial<Opening> = { opponent: { side: 'german', policy: 'steady' } };

interface How {
  readonly opening?: Partial<Opening>;
  readonly json?: boolean;
  readonly isScript?: boolean;
  readonly log?: LogBook<CardDuel>;
}

const aLog = (opening: Partial<Opening>) =>
  LogBook.begin<CardDuel>(new FaultDisk(), PATH, [anOpening(opening), { dawn: 1, state: aCardDuel() }]);

/** Two players at one page, or one against a policy, who type these lines; the page is split before each. */
async function played(lines: readonly string[], how: How = {}) {
  const { opening = HOT_SEAT, json = false, isScript = false, log = aLog(opening) } = how;
  const sitting = new Sitting<CardDuel>(log, duelGame());
  const paper = paperFor({ columns: 100, isTerminal: false, colour: false });
  const reader: Reader = readerOf(log.standing);
  const typed = [...lines];
  const pages: { asked: string; page: string }[] = [];
  const take = (asked: string) => {
    pages.push({ asked, page });
    page = '';
    return typed.shift();
  };
  const ask: AskLine = async (asked) => take(asked);
  const script = isScript ? { next: undefined, take: () => take('>'), comes: async () => {} } : undefined;
  const seat: Seat = {
    sitting,
    setting: {
      log: undefined,
      commands: COMMAND_WORDS,
      people: () => ({ flights: [] }),
      day: () => 1,
      forces: () => '',
      turnOf: () => undefined,
      handsOver: reader === 'bystander',
      isExplained: () => false,
    },
    book,
    paper,
    ask,
    teller: new Teller({
      book,
      paper,
      json,
      realDays: false,
      briefs: false,
      leads: () => true,
      reader,
      frame: undefined,
      isShared: reader === 'bystander',
    }),
    script,
    live: undefined,
    json,
    seen: {},
    told: {},
    typed: {},
    courses: {},
    deputies: {},
  };
  const ended = await sit(seat);
  return { ended, log, sitting, pages, last: page };
}

const TO_ALLIED = 'Hand over to the Allied side; Enter when ready.';
const TO_GERMANS = 'Hand over to the German side; Enter when ready.';
const BLANK = '\n'.repeat(100);

/** The words that tell each side's plan to stay and its cards. */
const ALLIED_SECRETS = [/B1 will not be/, /B1, thrown about/];
const GERMAN_SECRETS = [/G1 will not be/, /G1, thrown about/];

const hasAny = (text: string, words: readonly RegExp[]) => words.some((each) => each.test(text));

/** What each side read: everything between its own handover and the next. */
function pagesBySide(pages: readonly { asked: string; page: string }[]) {
  const read = { nobody: '', allied: '', german: '' };
  let reads: keyof typeof read = 'nobody';
  for (const { asked, page: shown } of pages) {
    read[reads] += shown;
    if (asked === TO_ALLIED) reads = 'allied';
    if (asked === TO_GERMANS) reads = 'german';
  }
  return read;
}

describe('the curtain of a hot seat', () => {
  test('a blank page lies between the sides, and the first page is nobody’s', async () => {
    const { pages } = await played(['', 'stay', '', 'stay', '']);
    expect(pages.map(({ asked }) => asked)).toEqual([TO_ALLIED, '>', TO_GERMANS, '>', TO_ALLIED, '>']);
    const [begun, ...later] = pages.filter(({ asked }) => asked.startsWith('Hand over'));
    expect(begun?.page).not.toContain(BLANK);
    expect(later.map(({ page: shown }) => shown.startsWith(BLANK))).toEqual([true, true]);
  });

  test('what both may know lies before both, and is told once; what is for one, behind the curtain', async () => {
    const { pages } = await played(['', 'stay', '', 'stay', '', 'quit']);
    const shared = pages.at(-2)?.page ?? '';
    const own = pages.at(-1)?.page ?? '';
    const laid = shared.split('\n').filter((line) => line.trim() !== '');
    expect(laid.length).toBeGreaterThan(0);
    expect(hasAny(shared, [...ALLIED_SECRETS, ...GERMAN_SECRETS])).toBe(false);
    for (const line of laid) expect(own).not.toContain(line);
    expect(hasAny(own, ALLIED_SECRETS)).toBe(true);
  });

  test('each side reads its own secrets and none of the other’s', async () => {
    const { pages } = await played(['', 'stay', '', 'stay', '', 'stay', '', 'stay', '']);
    const { allied, german } = pagesBySide(pages);
    expect(hasAny(allied, GERMAN_SECRETS)).toBe(false);
    expect(hasAny(german, ALLIED_SECRETS)).toBe(false);
    for (const secret of ALLIED_SECRETS) expect(allied).toMatch(secret);
    for (const secret of GERMAN_SECRETS) expect(german).toMatch(secret);
  });

  test('what has happened while the other was there lies before both', async () => {
    const { pages } = await played(['', 'stay', '', 'go']);
    expect(pages.at(-1)?.asked).toBe(TO_ALLIED);
    expect(pages.at(-1)?.page).toMatch(/G1/);
    expect(pages.at(-1)?.page).toMatch(/B1/);
  });

  test('who comes back finds a page for nobody, then his own last paragraphs', async () => {
    const first = await played(['', 'stay', '', 'stay', '', 'stay']);
    const again = await played(['', ''], { log: first.log });
    const [recalled, own] = again.pages;
    expect(hasAny(recalled?.page ?? '', [...ALLIED_SECRETS, ...GERMAN_SECRETS])).toBe(false);
    expect(hasAny(own?.page ?? '', GERMAN_SECRETS)).toBe(true);
    expect(hasAny(own?.page ?? '', ALLIED_SECRETS)).toBe(false);
  });

  test.each([[], [''], ['quit'], ['', 'quit'], ['', 'stay', 'quit'], ['', 'stay', '']])(
    'who goes away before it leaves the table: %j',
    async (...lines) => {
      const { ended } = await played(lines);
      expect(ended).toBe('left');
    },
  );

  test('a list of answers needs no line for it', async () => {
    const { ended, pages, last } = await played(['stay', 'stay', 'go', 'go'], { isScript: true });
    expect(ended).toBe('over');
    expect(pages.every(({ asked }) => asked === '>')).toBe(true);
    expect(`${pages.map(({ page: shown }) => shown).join('')}${last}`).toContain(TO_GERMANS);
  });
});

describe('what may be typed at a prompt', () => {
  const LOOKS = ['why 9', 'log', 'plan', '?', 'track', 'why G1', 'why shot'];

  test.each(LOOKS)('%s tells nothing of what the other side keeps to itself', async (look) => {
    const { pages } = await played(['', 'stay', '', 'stay', '', look, 'quit']);
    const shown = pages.at(-1)?.page ?? '';
    expect(shown).not.toBe('');
    expect(hasAny(shown, GERMAN_SECRETS)).toBe(false);
  });

  test('why tells of one’s own', async () => {
    const { pages } = await played(['', 'stay', '', 'stay', '', 'stay', '', 'quit']);
    expect(pages.at(-1)?.page).toMatch(/G1, thrown about/);
  });

  test('undo and take-back stop at the curtain, and say so; where both agree a plan goes back behind it', async () => {
    const { pages } = await played(['', 'stay', '', 'go', '', 'undo', 'quit']);
    expect(pages.at(-1)?.page.replaceAll('\n', ' ')).toContain('is not yours alone');
    const back = await played(['', 'stay', '', 'undo', 'take-back', 'take-back both', '']);
    const refused = back.pages.filter(({ page: shown }) => shown.includes('is not yours alone'));
    expect(refused).toHaveLength(2);
    for (const { page: shown } of refused) expect(hasAny(shown, ALLIED_SECRETS)).toBe(false);
    expect(back.pages.slice(-2).map(({ asked }) => asked)).toEqual([TO_ALLIED, '>']);
    expect(back.pages.map(({ page: shown }) => shown).join('')).toContain('Taken back');
  });

  test('take-back says how many throws came after, and never which', () => {
    expect(wordRefusal({ why: 'take-back', throws: 2 })).not.toMatch(/damage|hole/);
  });
});

describe('against a policy', () => {
  test('the player is never handed the page, and never told what the enemy keeps to himself', async () => {
    const { pages, last } = await played(['stay', 'stay', 'stay'], { opening: AGAINST_GERMANS });
    const all = `${pages.map(({ page: shown }) => shown).join('')}${last}`;
    expect(pages.every(({ asked }) => asked === '>')).toBe(true);
    expect(hasAny(all, GERMAN_SECRETS)).toBe(false);
    expect(all).toMatch(/B1, thrown about/);
  });
});

describe('JSON', () => {
  const values = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));

  test('has of a position the question and whose it is, and nothing that was given, told or thrown before', async () => {
    const { pages, last } = await played(['stay', 'stay'], { opening: AGAINST_GERMANS, json: true });
    const all = values(`${pages.map(({ page: shown }) => shown).join('')}${last}`);
    const positions = all.filter((value) => 'position' in value);
    expect(positions.length).toBeGreaterThan(1);
    for (const { position } of positions) expect(Object.keys(position)).toEqual(['status', 'side', 'question']);
    expect(all.filter((value) => value.for === 'german')).toEqual([]);
    expect(all.some((value) => value.for === 'allied')).toBe(true);
  });

  test('says who is handed the page, and has no more for him than he may know', async () => {
    const { pages } = await played(['stay', 'stay', 'stay'], { json: true });
    let reads = '';
    for (const value of values(pages.map(({ page: shown }) => shown).join(''))) {
      reads = value.handOver ?? reads;
      if ('for' in value) expect(value.for).toBe(reads);
      if ('position' in value) expect(value.position.side).toBe(reads);
    }
    expect(reads).toBe('german');
  });

  test('waits for a card by the name of its deck, and does not say what is left in it', async () => {
    const { last, pages } = await played(['stay', 'stay'], { opening: { byHand: ['cards'] }, json: true });
    expect(values(`${pages.at(-1)?.page}${last}`).at(-1)).toEqual({
      position: { status: 'drawing', deck: 'damage-a' },
    });
  });
});

describe('told again from the log-book', () => {
  const days = (log: LogBook<CardDuel>) => [...replay(log.standing, duelGame())];

  test('of a fight that is not over each hears what he may; once it is over, all is told', async () => {
    const { log } = await played(['stay', 'stay', 'stay'], { isScript: true, json: true });
    const [day] = days(log);
    const told = (reader: Reader) => (day ? toldOf(day, reader) : []).filter((event) => 'for' in event);
    expect(told('bystander')).toEqual([]);
    expect(told('allied').map((event) => event)).not.toEqual([]);
    expect(told('allied').every((event) => (event as { for?: string }).for === 'allied')).toBe(true);
    const over = await played(['stay', 'go', 'go', 'go'], { isScript: true });
    const [whole] = days(over.log);
    expect(whole && toldOf(whole, 'bystander').some((event) => 'for' in event)).toBe(true);
  });

  test('a log-book says who reads along: the side that no policy answers for', () => {
    expect(readerOf(aLog(AGAINST_GERMANS).standing)).toBe('allied');
    expect(readerOf(aLog({ opponent: { side: 'allied', policy: 'steady' } }).standing)).toBe('german');
    expect(readerOf(aLog(HOT_SEAT).standing)).toBe('bystander');
  });
});
