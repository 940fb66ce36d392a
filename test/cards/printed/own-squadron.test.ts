import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { homeField } from '../../../src/cards/map.ts';
import { squadronFolder } from '../../../src/cards/own-squadron/squadron-folder.ts';
import { FaultyCards, formatFault } from '../../../src/cards/reading/fault.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { book } from '../../support/cards/book.ts';
import { printed } from '../../support/cards/printed.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wof-squadron-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const flown = (text: string, more: Readonly<Record<string, string>> = {}) =>
  loadRulebook('data', folderOf({ 'squadron.yaml': text, ...more }), printed);

function faultsOf(text: string, more: Readonly<Record<string, string>> = {}): string[] {
  try {
    flown(text, more);
  } catch (error) {
    if (error instanceof FaultyCards)
      return error.faults.map((fault) => formatFault(fault).replace(/^.*\/squadron/, 'squadron'));
    throw error;
  }
  return [];
}

/** One flight of two scouts, as short as a squadron can be. */
const SMALL = `name: No. 200 Squadron
kind: scouts
station: Le Hameau
hex: F06
notes: Two Pups and no more.
flights:
  - flight: A
    fighters: { aircraft: sopwith-pup, numbers: [A1, A2] }
    words: The only flight.
    people:
      - { id: harker, machine: A1, seat: pilot, rank: Captain, surname: Harker, skill: 4, firing: C, bravery: 11, missions: 40, kills: 2, balloons: 0 }
      - { id: tibbs, machine: A2, seat: pilot, rank: Sergeant, surname: Tibbs, skill: 2, firing: D, bravery: 9, missions: 10, kills: 0, balloons: 0 }
duties:
  - { mission: offensive-line-patrol }
  - { mission: dawn-patrol }
replacements: [Ambrose Vale, Peter John Quirk]
`;

/** The same with its first flight's machines and men those of a corps flight. */
const CORPS = SMALL.replace('kind: scouts', 'kind: corps')
  .replace('fighters: { aircraft: sopwith-pup, numbers: [A1, A2] }', 'twoSeaters: { aircraft: be2, numbers: [A1, A2] }')
  .replace('- { mission: offensive-line-patrol }', '- { mission: artillery-spotting }')
  .replace('- { mission: dawn-patrol }', '- { mission: photo-reconnaissance, twoSeaters: { from: 1, to: 1 } }');

describe("(1) a squadron of a player's own", () => {
  test('stands in the place of No. 23 in the Squadron Notes', () => {
    const { squadronNotes, squadron } = flown(SMALL);
    expect(squadronNotes.name).toBe('No. 200 Squadron');
    expect(squadronNotes.commander).toBeUndefined();
    expect(squadronNotes.flights.map(({ flight, people }) => [flight, people.length])).toEqual([['A', 2]]);
    expect(squadron?.kind).toBe('scouts');
  });

  test('has its own aerodrome for the home field, and Amiens is a town and no more', () => {
    const { missionMap } = flown(SMALL);
    expect(homeField(missionMap)).toMatchObject({ field: 'le-hameau', name: 'Le Hameau', hex: 'F06', kind: 'home' });
    expect(missionMap.fields.filter(({ name }) => name === 'Amiens')).toEqual([]);
    expect(missionMap.fields).toHaveLength(book.missionMap.fields.length);
  });

  test('(4) keeps what the roster has of its duties, and everything else goes to them, so that as much is flown as before', () => {
    const { days } = flown(SMALL).dailyMissionRoster;
    for (const [i, { A }] of days.entries()) {
      const ours = book.dailyMissionRoster.days[i]?.A ?? [];
      expect(A.map(({ mission }) => mission)).toEqual(
        ours.map(({ half }) => (half === 'dawn' ? 'dawn-patrol' : 'offensive-line-patrol')),
      );
    }
  });

  test('(4) goes in turn from duty to duty, and each has targets that the roster has for it elsewhere', () => {
    const { days } = flown(CORPS).dailyMissionRoster;
    const lines = days.flatMap(({ A }) => A);
    const was = book.dailyMissionRoster.days.flatMap(({ A }) => A);
    const changed = lines.filter((line, i) => line.mission !== was[i]?.mission);
    const spotting = changed.filter(({ mission }) => mission === 'artillery-spotting').length;
    expect(spotting).toBe(Math.ceil(changed.length / 2));
    const elsewhere = book.dailyMissionRoster.days.flatMap(({ A, B, C }) => [...A, ...B, ...C]);
    for (const { mission, zones, target } of changed)
      expect(elsewhere).toContainEqual(expect.objectContaining({ mission, zones, target }));
  });

  test('(4) flies nothing at dawn or twilight that its manual has not there', () => {
    const { days } = flown(CORPS).dailyMissionRoster;
    expect(new Set(days.flatMap(({ A }) => A.map(({ half }) => half)))).toEqual(
      new Set(['morning', 'afternoon', 'either']),
    );
  });

  test('says who flies a duty where its manual has it otherwise', () => {
    const { missions } = flown(CORPS);
    expect(missions['photo-reconnaissance']?.crews.twoSeaters).toEqual({ from: 1, to: 1 });
    expect(missions['photo-reconnaissance']?.crews.fighters).toEqual({ from: 0, to: 6 });
    expect(missions['artillery-spotting']).toEqual(book.missions['artillery-spotting']);
  });

  test('says what else its manual has otherwise: of the activities those that it names, and the others as printed', () => {
    const patrol =
      '{ over: enemy, depth: { from: 1, to: 6 }, height: { from: 1000, to: 9000 }, credit: [{ at: 2, points: 7, source: fitted }], source: fitted }';
    const own = `manual: { notFlown: { points: -2, source: fitted }, activities: { patrol: ${patrol} } }`;
    const { missions } = flown(
      SMALL.replace('mission: offensive-line-patrol', `mission: offensive-line-patrol, ${own}`),
    );
    const [ours, printedOne] = [missions['offensive-line-patrol'], book.missions['offensive-line-patrol']];
    expect(ours?.notFlown.points).toBe(-2);
    expect(ours?.failed).toEqual(printedOne?.failed);
    expect(ours?.activities.patrol?.credit.map(({ points }) => points)).toEqual([7]);
    expect(ours?.activities.scan).toEqual(printedOne?.activities.scan);
    expect(ours?.encounters).toEqual(printedOne?.encounters);
  });

  test('lies over other cards of the same folder, and over those of another', () => {
    const other = folderOf({ 'squadron.yaml': CORPS, 'squadron-notes.yaml': 'nothing that is read' });
    const under = folderOf({ 'squadron.yaml': SMALL });
    expect(() => loadRulebook('data', other, printed)).toThrow(FaultyCards);
    const two = loadRulebook('data', [under, folderOf({ 'squadron.yaml': CORPS })], printed);
    expect(two.squadronNotes).toEqual(flown(CORPS).squadronNotes);
  });

  test('is known by the fingerprint of the cards', () => {
    expect(flown(SMALL).fingerprint).not.toBe(book.fingerprint);
    expect(flown(SMALL).fingerprint).not.toBe(flown(SMALL.replace('F06', 'G05')).fingerprint);
  });
});

describe('(1) the file of a squadron', () => {
  const { shape } = squadronFolder;
  const isRead = (part: keyof typeof shape, written: unknown) => shape[part].safeParse(written).success;
  const many = <Each>(count: number, each: Each) => Array.from({ length: count }, () => each);

  test.each([
    ['duties', { mission: 'dawn-patrol' }, 1, 30],
    ['replacements', 'Ambrose Vale', 0, 100],
  ] as const)('may have so many %s and no others', (part, each, least, most) => {
    expect(isRead(part, many(least, each))).toBe(true);
    expect(isRead(part, many(most, each))).toBe(true);
    expect(isRead(part, many(most + 1, each))).toBe(false);
  });

  test('has one duty at least, and need not name those who are sent out first', () => {
    expect(isRead('duties', [])).toBe(false);
    expect(isRead('duties', undefined)).toBe(false);
    expect(isRead('replacements', undefined)).toBe(true);
  });

  test('says which kind of squadron it is, in one of three words', () => {
    expect(['scouts', 'far-over', 'corps'].filter((kind) => !isRead('kind', kind))).toEqual([]);
    expect(isRead('kind', 'bombers')).toBe(false);
  });

  test("is of a player's own invention, where it names no source", () => {
    const { people } = flown(SMALL).squadronNotes.flights[0] ?? {};
    expect(people?.map(({ source }) => source)).toEqual(['invented', 'invented']);
  });

  test.each([
    ['kind', 'held to'],
    ['hex', 'on our side'],
    ['duties', 'sent out for'],
    ['replacements', 'sent out first'],
  ] as const)('an editor says what %s is', (part, words) => {
    expect(shape[part].description).toContain(words);
  });
});

describe('what is wrong with a squadron is told all at once, with its line', () => {
  test('nothing is wrong with these', () => {
    expect([faultsOf(SMALL), faultsOf(CORPS)]).toEqual([[], []]);
  });

  test.each([
    ['an aerodrome behind the lines', SMALL.replace('hex: F06', 'hex: F12'), ['line 4', 'F12 is behind the enemy']],
    ['an aerodrome in the trenches', SMALL.replace('hex: F06', 'hex: F09'), ['line 4', 'F09 is in the trenches']],
    ['an aerodrome off the map', SMALL.replace('hex: F06', 'hex: Z99'), ['line 4', 'there is no hex called Z99']],
    ['a field that there is', SMALL.replace('Le Hameau', 'Mercatel'), ['line 3', 'another field called Mercatel']],
    ['a machine that there is not', SMALL.replace('sopwith-pup', 'sopwith-pug'), ['line 8', 'Write sopwith-pup']],
    ['a two-seater for a fighter', SMALL.replace('sopwith-pup', 'be2'), ['line 8', 'has two seats']],
    ['a fighter for a two-seater', CORPS.replace('aircraft: be2', 'aircraft: sopwith-pup'), ['line 8', 'has one seat']],
    ['a German machine', SMALL.replace('sopwith-pup', 'albatros-d3'), ['line 8', 'is German']],
    [
      'a man without a machine',
      SMALL.replace('machine: A2', 'machine: A3'),
      ['line 12', 'a machine of his own flight'],
    ],
    ['two men in a seat', SMALL.replace('machine: A2', 'machine: A1'), ['line 12', 'each seat of a machine']],
    ['a pilot without a Skill', SMALL.replace('skill: 2, ', ''), ['line 12', 'has a Pilot Skill']],
    [
      'an observer in a scout',
      SMALL.replace('machine: A2, seat: pilot', 'machine: A2, seat: observer').replace('skill: 2, ', ''),
      ['line 12', 'observers fly in two-seaters'],
    ],
    ['a flight of nothing', SMALL.replace(/ {4}fighters: .*\n/, ''), ['line 7', 'fighters, or two-seaters, or both']],
    ['a machine twice', SMALL.replace('[A1, A2]', '[A1, A2, A2]'), ['line 7', 'each machine stands here once']],
    ['a machine of another flight', SMALL.replace('[A1, A2]', '[A1, A2, B1]'), ['line 7', 'has its letter']],
    [
      'a duty that there is not',
      SMALL.replace('mission: dawn-patrol', 'mission: dusk-patrol'),
      ['line 15', 'there is no mission called dusk-patrol'],
    ],
    [
      'a duty that nobody can fly',
      SMALL.replace('mission: dawn-patrol', 'mission: bombing-raid'),
      ['line 15', 'no flight has the machines for bombing-raid'],
    ],
    [
      'a duty without those who do it',
      CORPS.replace('twoSeaters: { from: 1, to: 1 }', 'fighters: { from: 0, to: 2 }, twoSeaters: { from: 0, to: 0 }'),
      ['line 15', '`photograph` is done by `twoSeaters`'],
    ],
    [
      'a manual that costs less not flown than flown in vain',
      SMALL.replace(
        'mission: dawn-patrol',
        'mission: dawn-patrol, manual: { notFlown: { points: 0, source: fitted } }',
      ),
      ['line 15', 'a mission not flown costs the most'],
    ],
    [
      'no duty for its flight',
      SMALL.replace(/ {2}- \{ mission: offensive-line-patrol \}\n/, '').replace(
        'mission: dawn-patrol',
        'mission: dawn-patrol, fighters: { from: 3, to: 6 }',
      ),
      ['line 7', 'A Flight can fly none of the duties'],
    ],
    ['a replacement of one name', SMALL.replace('Ambrose Vale', 'Vale'), ['line 16', 'forenames and surname']],
    ['a key that no squadron has', `${SMALL}mascot: a goat\n`, ['line 17', 'mascot']],
  ])('%s', (_, text, [line, words]) => {
    const told = faultsOf(text);
    expect(told.join('\n')).toContain(words);
    expect(told.find((fault) => fault.includes(words ?? ''))).toContain(`${line},`);
  });

  test('and with other things in its folder', () => {
    const told = faultsOf(SMALL.replace('hex: F06', 'hex: F12'), { 'weather.yaml': 'table: weather' });
    expect(told).toHaveLength(2);
  });

  test('a folder named as a squadron is not is told how it is called', () => {
    const folder = folderOf({ 'squadrons.yaml': SMALL });
    expect(() => loadRulebook('data', folder, printed)).toThrow('Rename it squadron.yaml');
  });
});
