import { describe, expect, test } from 'vitest';
import { isLost } from '../../../src/campaign/aircrew.ts';
import { allMen, type Campaign, squadronPoints } from '../../../src/campaign/campaign.ts';
import { attackRows } from '../../../src/chronicle/tables/attack-rows.ts';
import { csvOf, recordFiles } from '../../../src/chronicle/tables/exports.ts';
import { missionRows } from '../../../src/chronicle/tables/mission-rows.ts';
import { squadronRecord } from '../../../src/chronicle/tables/squadron-record.ts';
import type { OutputTable } from '../../../src/kit/book/markup.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { flyCampaign } from '../../support/people/a-flown-campaign.ts';
import { toldCampaign } from '../../support/people/a-told-campaign.ts';
import { theFlight } from '../../support/people/flights.ts';
import { combatant, fight, lived, mission, roll } from '../../support/people/told-fights.ts';

const told = squadronRecord(toldCampaign());

const tableOf = (name: string, tables: readonly OutputTable[] = told): OutputTable =>
  tables.find((table) => table.name === name) ?? expect.unreachable(`no table ${name}`);

test('(44) the missions of two days, those left undone among them', () => {
  expect(csvOf(tableOf('missions'))).toMatchInlineSnapshot(`
    "Date,Flight,Part of Day,Duty,Objective,Weather,Machines Out,Machines Home,Combats,E.A. Engaged,Victory Points
    1917-04-01,B,,Defensive Line Patrol,not flown,,0,0,0,0,-8
    1917-04-01,B,Dawn,Dawn Patrol,"Zones A, B and C",Good Visibility,3,1,1,2,5
    1917-04-01,B,Morning,Balloon Bursting,Zone B,Overcast,3,3,0,0,4
    "
  `);
});

test('Germans who joined in a fight are among those whom it met', () => {
  const joined: GameEvent = { type: 'germans-joined', roll, bonus: 0, germans: ['G3', 'G4', 'G5'].map(combatant) };
  const [row] = missionRows(lived(mission([...fight(joined), ...fight()])));
  expect(row).toMatchObject({ combats: 2, enemyAircraft: 7 });
});

test('the Squadron Record Book has a line for each machine that left the ground', () => {
  expect(csvOf(tableOf('flights'))).toMatchInlineSnapshot(`
    "Date,Flight,Part of Day,Type,Number,Pilot,Observer,Duty,Combats,Remarks,Casualties
    1917-04-01,B,Dawn,SPAD VII,B1,Captain Haldenby,,Dawn Patrol,1,"Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Shot Down on the enemy side of the lines (in flames). Down west of Bapaume, machine lost.",Captain Haldenby killed in action.
    1917-04-01,B,Dawn,SPAD VII,B2,Lieutenant Quillinan,,Dawn Patrol,1,"Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Driven Off by an Albatros D.III.",
    1917-04-01,B,Dawn,SPAD VII,B5,Second Lieutenant Ferrabee,,Dawn Patrol,1,"Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Hit by Archie: wing-tip holed, Driven Off by burst upon burst. An Albatros D.III shot down. Landed at Mercatel.",
    1917-04-01,B,Morning,SPAD VII,B2,Lieutenant Quillinan,,Balloon Bursting,0,Balloon at Vis-en-Artois holed.,
    1917-04-01,B,Morning,SPAD VII,B5,Second Lieutenant Ferrabee,,Balloon Bursting,0,Balloon at Vis-en-Artois burnt.,
    1917-04-01,B,Morning,F.K.8,B7,Sergeant Ridsdale,Second Lieutenant Bidwell,Balloon Bursting,0,,"Second Lieutenant Bidwell wounded, nine days off duty."
    "
  `);
});

test('(44) a balloon that two men burnt is half of one to each', () => {
  expect(csvOf(tableOf('victories'))).toMatchInlineSnapshot(`
    "Date,Flight,Part of Day,Duty,By,Machine,Hostile Machine,Result,Share,Locality
    1917-04-01,B,Dawn,Dawn Patrol,Second Lieutenant Ferrabee,B5,Albatros D.III,shot down,1,the country west of Bapaume
    1917-04-01,B,Morning,Balloon Bursting,Lieutenant Quillinan,B2,Kite balloon,burnt,0.5,Balloon at Vis-en-Artois
    1917-04-01,B,Morning,Balloon Bursting,Second Lieutenant Ferrabee,B5,Kite balloon,burnt,0.5,Balloon at Vis-en-Artois
    "
  `);
});

test('(28) to (32) every attack has a line, also where the target survived', () => {
  const stick = (fall: string): GameEvent => ({
    type: 'stick-dropped',
    mission: 'bombing-raid',
    machine: 'B1',
    name: 'Dump',
    load: 'bombs',
    pounds: 60,
    fall,
    damage: 0,
    left: 0,
    roll,
    parts: {},
    total: 7,
  });
  const fired = (hits: number): GameEvent => ({
    type: 'ground-target-hit',
    machine: 'B2',
    name: 'Lorries',
    hits,
    needed: 3,
    points: 0,
  });
  const balloon = (effect: 'none' | 'holed'): GameEvent => ({
    type: 'balloon-struck',
    mission: 'balloon-bursting',
    machine: 'B3',
    name: 'Balloon at Annay',
    effect,
    holes: 1,
    isDown: false,
    roll,
    parts: {},
    total: 7,
  });
  const strafed: GameEvent = {
    type: 'trench-strafed',
    machine: 'B2',
    burst: 3,
    units: 1,
    points: 1,
    earned: 1,
    most: 4,
  };
  const called = (hits: number): GameEvent => ({
    type: 'fall-of-shot-called',
    mission: 'artillery-spotting',
    name: 'Guns',
    machine: 'B1',
    fall: 'wide',
    hits,
    turnsLeft: 3,
    roll,
    parts: {},
    total: 7,
  });
  const rows = attackRows(
    lived(
      mission([
        stick('Wide'),
        stick('Direct hit'),
        called(0),
        called(1),
        fired(1),
        fired(2),
        strafed,
        balloon('none'),
        balloon('holed'),
      ]),
      mission([fired(3), balloon('none')]),
      mission([fired(2), { ...fired(3), machine: 'B3' } as GameEvent]),
    ),
  );
  expect(rows.map(({ man, target, means, result }) => [man, target, means, result].join('; '))).toEqual([
    'Captain Haldenby; Zone B; 120 lb of bombs; wide, direct hit',
    'Captain Haldenby; Zone B; two shots called; one on the target',
    'Lieutenant Quillinan; Zone B; one burst; trenches strafed',
    'Lieutenant Quillinan; Lorries; two bursts; two of three hits: it survived',
    'Second Lieutenant Tufnell; Balloon at Annay; two bursts; holed',
    'Lieutenant Quillinan; Lorries; one burst; destroyed',
    'Second Lieutenant Tufnell; Balloon at Annay; one burst; unharmed',
    'Lieutenant Quillinan; Lorries; one burst; two of three hits: destroyed with another',
    'Second Lieutenant Tufnell; Lorries; one burst; destroyed',
  ]);
});

test('(43) (45) the Victory Points line by line, with where the campaign stood after each', () => {
  expect(csvOf(tableOf('victory-points'))).toMatchInlineSnapshot(`
    "Date,Flight,Part of Day,Duty,For,Victory Points,Total to Date
    1917-04-01,B,,Defensive Line Patrol,not flown,-8,-8
    1917-04-01,B,Dawn,Dawn Patrol,the machine of Captain Haldenby lost,-15,-23
    1917-04-01,B,Dawn,Dawn Patrol,an Albatros D.III shot down by Second Lieutenant Ferrabee,30,7
    1917-04-01,B,Dawn,Dawn Patrol,Captain Haldenby killed,-10,-3
    1917-04-01,B,Morning,Balloon Bursting,"the balloon at Vis-en-Artois burnt, shared",8,5
    1917-04-01,B,Morning,Balloon Bursting,Second Lieutenant Bidwell wounded,-4,1
    "
  `);
});

test('(46) a man sent out brings his home and his earlier service with him; the Commanding Officer is last, of no flight', () => {
  expect(tableOf('people').rows.at(-1)).toMatchObject({ flight: '', surname: 'Sturrock', missionsInApril: 0 });
  expect(tableOf('people').rows.at(-2)).toMatchObject({
    surname: 'Tufnell',
    joined: '1917-04-02',
    home: 'Leeds, Yorkshire',
    service: 'school, and a cadet wing',
    standing: 'with the flight',
  });
});

test('machines: flights, losses under each number, and how she stands', () => {
  expect(tableOf('machines').rows.slice(0, 2)).toEqual([
    {
      flight: 'B',
      machine: 'B1',
      type: 'SPAD VII',
      sorties: 1,
      combats: 1,
      repaired: 0,
      lost: 1,
      standing: 'lost 1 April',
    },
    {
      flight: 'B',
      machine: 'B2',
      type: 'SPAD VII',
      sorties: 2,
      combats: 1,
      repaired: 0,
      lost: 0,
      standing: 'serviceable',
    },
  ]);
});

/** The cells of a file of comma-separated values, read as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

describe.each(['vimy', 'scarpe'])('an April flown by the prudent policy from the seed %s', (seed) => {
  const { lived } = flyCampaign(seed);
  const { now, days } = lived;
  const tables = squadronRecord(lived);
  const rows = (name: string) => tableOf(name, tables).rows;
  const sum = (name: string, column: string) => rows(name).reduce((total, row) => total + Number(row[column]), 0);
  const atFirst = (id: string) => allMen(days[0]?.dawn ?? now).find((man) => man.id === id);

  test('(43) (48) the lines of the Victory Points add up to what the campaign stands at, day by day', () => {
    expect(sum('victory-points', 'points')).toBe(squadronPoints(now));
    expect(rows('victory-points').at(-1)?.['total']).toBe(squadronPoints(now));
    for (const [i, points] of theFlight(now).points.entries()) {
      const date = `1917-04-${String(i + 1).padStart(2, '0')}`;
      const lines = rows('victory-points').filter((row) => row['date'] === date);
      expect(lines.reduce((total, row) => total + Number(row['points']), 0)).toBe(points);
    }
  });

  test("(44) the record has as many missions, kills and balloons as the men's own", () => {
    const gained = (of: 'kills' | 'balloons') =>
      allMen(now).reduce((total, man) => total + man[of] - (atFirst(man.id)?.[of] ?? 0), 0);
    const shares = (result: string) =>
      rows('victories').reduce((total, row) => total + (row['result'] === result ? Number(row['share']) : 0), 0);
    expect(shares('shot down')).toBe(gained('kills'));
    expect(shares('burnt')).toBe(gained('balloons'));
    expect(rows('people').map((row) => row['missionsInApril'])).toEqual(
      allMen(now).map((man) => man.missions - (atFirst(man.id)?.missions ?? 0)),
    );
  });

  test('(46) as many machines are lost as make replacements harder to come by', () => {
    expect(sum('machines', 'lost')).toBe(now.losses.machines);
    expect(allMen(now).filter(isLost)).toHaveLength(now.losses.aircrew);
  });

  test('read back from CSV, every table has the cells it was written from', () => {
    for (const table of tables) {
      const [heads, ...lines] = readCsv(csvOf(table));
      expect(heads).toEqual(table.columns.map(({ heading }) => heading));
      expect(lines).toEqual(table.rows.map((row) => table.columns.map(({ name }) => `${row[name]}`)));
    }
  });
});

describe('every export is written from the same fields', () => {
  const files = recordFiles(toldCampaign(), ['csv', 'json', 'markdown']);
  const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? expect.unreachable(name);
  const json = JSON.parse(textOf('told-record.json'));

  test.each(told.map(({ name }) => name))('%s: as CSV, in JSON and in Markdown', (name) => {
    const { columns, rows, title } = tableOf(name);
    const headings = columns.map(({ heading }) => heading);
    expect(readCsv(textOf(`told-${name}.csv`))).toHaveLength(rows.length + 1);
    expect(json[name]).toEqual(rows);
    const markdown = textOf('told-record.md');
    expect(markdown).toContain(`## ${title}\n\n| ${headings.join(' | ')} |\n`);
    expect(Object.keys(rows[0] ?? {})).toEqual(columns.map((column) => column.name));
  });

  test('a cell that would end a column, or a line, is kept whole', () => {
    const table: OutputTable = {
      name: 'x',
      title: 'X',
      columns: [{ name: 'a', heading: 'A' }],
      rows: [{ a: 'He said "no", and\nwent | up' }],
    };
    expect(csvOf(table)).toBe('A\r\n"He said ""no"", and\nwent | up"\r\n');
    expect(readCsv(csvOf(table))[1]).toEqual(['He said "no", and\nwent | up']);
  });

  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+cmd|x!A1', "'+cmd|x!A1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['\uFF1D1', "'\uFF1D1"],
    ['-3', '-3'],
    ['+1.5', '+1.5'],
    [-3, '-3'],
  ])('a cell %j that a spreadsheet would run is inert; figures stay figures', (cell, written) => {
    const columns = [{ name: 'a', heading: 'A' }];
    expect(csvOf({ name: 't', title: 'T', columns, rows: [{ a: cell }] })).toBe(`A\r\n${written}\r\n`);
  });

  test('what a stranger has called his men stays words in Markdown: no tag, link or heading is made of it', () => {
    const bad = '<img src=x onerror=alert(1)> & [x](javascript:y) #';
    const renamed = (state: Campaign): Campaign => {
      const other = structuredClone(state);
      for (const man of allMen(other)) Object.assign(man, { surname: bad });
      return other;
    };
    const told = toldCampaign();
    const days = told.days.map((day) => ({ ...day, dawn: renamed(day.dawn) }));
    const lived = { ...told, now: renamed(told.now), days };
    const files = recordFiles(lived, ['markdown']);
    const text = files.map(({ text: each }) => each).join('');
    expect(text).toContain('\\<img src=x onerror=alert(1)\\> \\& \\[x\\](javascript:y) #');
    expect(text).not.toMatch(/(?<!\\)<|(?<!\\)\[/);
  });

  test('a campaign of which nothing has been flown has tables without lines', () => {
    const { now, book } = toldCampaign();
    const empty = recordFiles({ name: 'new', seed: 'alea:1:new', days: [], now, book }, ['csv', 'markdown']);
    expect(empty.find(({ name }) => name === 'new-flights.csv')?.text.split('\r\n')).toHaveLength(2);
    expect(empty.find(({ name }) => name === 'new-record.md')?.text).toContain('Nothing to enter.');
  });
});
