import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StandAloneBattle } from '../../src/campaign/stand-alone-battle.ts';
import type { GameName } from '../../src/cards/games.ts';
import { laySeat } from '../../src/commands/play/lay-seat.ts';
import { lineOf } from '../../src/games/table.ts';
import { answerBy, type Policy } from '../../src/kit/head/policy.ts';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Position } from '../../src/logbook/play-on.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { openingOf } from '../../src/logbook/standing.ts';
import { type Heads, policyNamed } from '../../src/policies/policies.ts';
import { askingOf } from '../../src/questions/asking/questions.ts';
import { narrate } from '../../src/questions/narration/narration.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { completions } from '../../src/screens/live/completing.ts';
import { theBattleGame } from '../../src/seat/game.ts';
import { expectWipedPage } from '../../src/seat/page/hand-over.ts';
import { tellBattleOdds } from '../../src/seat/policy/battle-odds.ts';
import type { Setting } from '../../src/seat/seat.ts';
import { sit } from '../../src/seat/sit.ts';
import { battleSetting } from '../../src/seat/sit-down/battle-setting.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { enemyOf, SIDES, type Side } from '../../src/table/sides.ts';
import { isFor, sideOf } from '../../src/table/whose.ts';
import { anOpening, book, PATH } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { emptyFolder, Terminal } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** Two players at one page, in each of the games: both sides are played, and every channel is looked through. */

let page = '';

beforeEach(() => {
  page = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    page += String(text);
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

interface Battle {
  readonly id: string;
  readonly system: GameName;
  readonly byHand?: readonly ('cards' | 'combat')[];
  /** How many lines are typed. */
  readonly lines: number;
  readonly heads?: Heads;
}

/** What may be looked at, one after another, at every prompt. */
const LOOKS = [
  'why 9',
  'flight',
  '?',
  'track',
  'arcs',
  'ruler',
  'mission',
  'why shot',
  'odds',
  'undo',
  'take-back',
  'table',
];

/** Two players at one page: what each has read, behind how many curtains, and who drew cards. */
class Players {
  readonly read: Record<Side | 'both', string> = { allied: '', german: '', both: '' };
  readonly curtains: Side[] = [];
  readonly drawn: string[] = [];
  readonly thrown: string[] = [];
  asked = 0;
  #reads: Side | 'both' = 'both';
  #typed = 0;
  readonly #lines: number;
  readonly #sitting: Sitting<StandAloneBattle>;
  readonly #heads: Policy;

  constructor(sitting: Sitting<StandAloneBattle>, { lines, heads = 'own' }: Pick<Battle, 'lines' | 'heads'>) {
    this.#sitting = sitting;
    this.#lines = lines;
    this.#heads = policyNamed('steady', 'two', heads);
  }

  readonly ask = async (put: string): Promise<string | undefined> => {
    this.read[this.#reads] += page;
    page = '';
    if (put.startsWith('Hand over to')) return this.#curtain(put.includes('Allied') ? 'allied' : 'german');
    return this.#line(this.#sitting.position);
  };

  #curtain(side: Side): string {
    this.#reads = side;
    this.curtains.push(side);
    return '';
  }

  /** Every third line looks at something, all others answer. */
  #line(position: Position): string | undefined {
    this.#typed += 1;
    if (this.#typed > this.#lines) return undefined;
    if (position.status === 'drawing') return this.#draw(position);
    if (position.status === 'throwing') return this.#throw(position);
    if (position.status !== 'asking') return undefined;
    const { question } = position;
    this.asked += 1;
    const words = completions('', { answers: question.options, commands: [], men: [] }, book);
    this.read[sideOf(question)] += words.join(' ');
    if (this.#typed % 3 === 0) return LOOKS[(this.#typed / 3) % LOOKS.length];
    return answerBy(this.#heads, question, book);
  }

  #throw({ check, unseen }: Extract<Position, { status: 'throwing' }>): string {
    if (unseen) this.thrown.push(`${unseen} ${this.#reads}`);
    const first = `${1 + (this.#typed % 6)}`;
    return lineOf(check).dice === '1d6' ? first : `${first} 4`;
  }

  #draw({ deck, whose }: Extract<Position, { status: 'drawing' }>): string | undefined {
    this.drawn.push(`${whose?.side} ${this.#reads}`);
    return Object.keys(deck.left).filter((code) => deck.left[code])[this.#typed % 3];
  }
}

/** A battle for two as far as so many lines lead. */
async function fought(battle: Battle) {
  const { id, system, byHand = [] } = battle;
  const opening = anOpening({ byHand, seed: 'alea:1:two' });
  const state = laidOut({ id, system }, 'a-player', book);
  const log = LogBook.begin<StandAloneBattle>(new FaultDisk(), PATH, [opening, { dawn: 1, state }]);
  const sitting = new Sitting(log, theBattleGame(book));
  const players = new Players(sitting, battle);
  const setting: Setting = {
    ...battleSetting(state, openingOf(log.standing)),
    odds: async (at) => tellBattleOdds(sitting, at),
  };
  const answering = { ask: players.ask, script: undefined };
  const seat = laySeat(sitting, setting, { reader: 'bystander' }, { book, answering, options: {} });
  await sit(seat);
  const { read, curtains, drawn, thrown, asked } = players;
  return { read, curtains, drawn, thrown, asked, events: sitting.today };
}

/** What a side was told alone, in the words in which it is told. */
const secretsOf = (side: Side, events: readonly GameEvent[]): string[] =>
  events
    .filter((event) => isFor(event, side) && !isFor(event, enemyOf(side)))
    .map((event) => narrate(event, book, peopleOf({ flights: [] })))
    .filter((text) => text !== '');

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Secrets there were of both sides, and neither has read what was told to the other alone. */
const expectKept = ({ read, events }: Awaited<ReturnType<typeof fought>>) => {
  for (const side of SIDES) {
    const others = flat(`${read[enemyOf(side)]}${read.both}`);
    const told = secretsOf(side, events);
    expect(told.length, side).toBeGreaterThan(0);
    const shared = new Set(secretsOf(enemyOf(side), events));
    const leaked = told.filter((each) => !shared.has(each) && others.includes(flat(each)));
    expect(leaked).toEqual([]);
  }
};

describe('with cards', () => {
  test.each([
    { id: 'face-to-face', system: 'wings-of-war' },
    { id: 'nothing-quiet', system: 'wings-of-war' },
  ] as const)('$id: neither reads plans, points and cards of the other', async (battle) => {
    const played = await fought({ ...battle, lines: 90 });
    expectKept(played);
    const { read, curtains } = played;
    expect(curtains.length).toBeGreaterThan(3);
    expect(read.allied).toMatch(/Turn \d+, A1/);
    expect(read.german).toMatch(/Turn \d+, G1/);
    expect(read.allied).not.toMatch(/Turn \d+, G\d|G\d damage \d|for G\d \(/);
    expect(read.german).not.toMatch(/Turn \d+, A\d|A\d damage \d|for A\d \(/);
  });

  test('with the players’ own decks whoever is hit draws, behind the curtain, and the other never sees a code', async () => {
    const played = await fought({ id: 'face-to-face', system: 'wings-of-war', byHand: ['cards'], lines: 110 });
    expect(played.drawn.length).toBeGreaterThan(1);
    for (const each of played.drawn) expect(['allied allied', 'german german']).toContain(each);
    expectKept(played);
  });
});

describe('from the side', () => {
  test('a curtain hangs while a counter has no type, and none where both see all', async () => {
    const played = await fought({ id: 'patrol-at-noon', system: 'winged-victory', lines: 90 });
    expectKept(played);
    // While a counter has no type, and not where both see all: twenty curtains at ninety prompts.
    expect([played.curtains.length, played.asked]).toEqual([20, 90]);
    const { read } = played;
    expect(read.allied).toContain('Sopwith Pup');
    expect(read.german).toContain('Albatros D.III');
  });
});

test('from the side a curtain falls too where both saw all, and the side that is asked next no longer does', async () => {
  expectKept(await fought({ id: 'patrol-at-noon', system: 'winged-victory', lines: 90, heads: 'quick' }));
});

test('from the side each throws his own dice to spot, behind the curtain, where dice are thrown by hand', async () => {
  const played = await fought({ id: 'a-look-at-the-guns', system: 'winged-victory', byHand: ['combat'], lines: 60 });
  expect(new Set(played.thrown)).toEqual(new Set(['allied allied', 'german german']));
  expectKept(played);
});

test('in the clouds nothing is kept from anybody, and no curtain falls', async () => {
  const { curtains } = await fought({ id: 'fighter-patrol', system: 'clouds-of-glory', lines: 40 });
  expect(curtains).toEqual([]);
});

test('in the clouds no curtain falls, and undo stops at the other side’s answer all the same; both may agree', async () => {
  const saves = emptyFolder();
  const battle = ['battle', 'fighter-patrol', '--hot-seat', '--seed', 'a', '--anew', '--answers', '-'];
  const moved = ['s13', 'end', 's13', 'end'];
  expect((await wofHere(saves, battle, [...moved, 'undo'])).err).toContain('is not yours alone');
  expect((await wofHere(saves, battle, [...moved, 'take-back'])).err).toContain('is not yours alone');
  const own = await wofHere(saves, battle, [...moved, 's3', 'undo', 'undo both', 'undo']);
  expect([own.status, own.err]).toEqual([0, '']);
  expect(own.out.match(/Taken back/g)).toHaveLength(3);
  expect(own.out.split('undo both')[1]).toMatch(/The Germans:\s+Turn 1: G1/);
});

test('a page is open to both where its side hides nothing from the other, and knows all of theirs', () => {
  const isOpen = (hides: boolean, known: boolean) => {
    const shot = { decision: 'side-shot', about: { view: { hides, machines: [{ known }] } } } as never;
    return askingOf(shot).isOpen?.((shot as { about: never }).about);
  };
  expect([isOpen(false, true), isOpen(true, true), isOpen(false, false)]).toEqual([true, false, false]);
});

test('a terminal that can only print would keep what is planned: two players with secrets are refused', () => {
  vi.stubEnv('TERM', 'dumb');
  expect(expectWipedPage).toThrow('keeps every line');
  vi.stubEnv('TERM', 'xterm');
  expect(expectWipedPage).not.toThrow();
  vi.unstubAllEnvs();
});

test('a battle that is under way is not replaced by one that this terminal refuses', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['battle', 'face-to-face', '--seed', 'a', '--answers', '-'], ['straight']);
  const file = join(saves, 'battles', 'face-to-face.wof.jsonl');
  const before = readFileSync(file, 'utf8');
  const terminal = new Terminal(saves, ['battle', 'face-to-face', '--hot-seat', '--anew'], 80, { TERM: 'dumb' });
  await terminal.sees('keeps every line');
  await terminal.end();
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a battle for two that is under way goes on with --hot-seat, and one against the program does not', async () => {
  const saves = emptyFolder();
  const battle = ['battle', 'face-to-face', '--hot-seat', '--answers', '-'];
  await wofHere(saves, battle, ['a a a']);
  expect((await wofHere(saves, battle, ['a a a'])).out).toContain('it goes on from there');
  await wofHere(saves, ['battle', 'face-to-face', '--anew', '--seed', 'a', '--answers', '-'], ['a a a']);
  expect((await wofHere(saves, battle, ['a a a'])).err).toContain('is under way');
});
