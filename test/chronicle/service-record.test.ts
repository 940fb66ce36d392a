import { expect, test } from 'vitest';
import { isLost } from '../../src/campaign/aircrew.ts';
import { allMen, everybody } from '../../src/campaign/campaign.ts';
import { type ServiceRecord, serviceRecords } from '../../src/chronicle/service-record.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { flyCampaign } from '../support/people/a-flown-campaign.ts';
import { livedDay } from '../support/people/a-lived-day.ts';
import { toldCampaign } from '../support/people/a-told-campaign.ts';

const records = serviceRecords(toldCampaign());
const lines = (id: string) =>
  records.find((record) => record.id === id)?.lines.map(({ day, when, words }) => `${day} ${when}: ${words}`);

test('a man who did not return', () => {
  expect(lines('haldenby')).toMatchInlineSnapshot(`
    [
      "1 reveille: On the strength as Captain, pilot of B1: 58 missions, five victories.",
      "1 dawn: Dawn Patrol, Zones A, B and C, in B1, a SPAD VII. Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Shot Down on the enemy side of the lines (in flames). Down west of Bapaume, machine lost. Killed in action.",
    ]
  `);
});

test('(45) a man who was shaken, and leads the flight', () => {
  expect(lines('quillinan')).toMatchInlineSnapshot(`
    [
      "1 reveille: On the strength as Lieutenant, pilot of B2: 41 missions, four victories, half a balloon.",
      "1 dawn: Dawn Patrol, Zones A, B and C, in B2, a SPAD VII. Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Driven Off by an Albatros D.III.",
      "1 morning: Balloon Bursting, Zone B, in B2, a SPAD VII. Balloon at Vis-en-Artois holed. Half of the balloon at Vis-en-Artois is his.",
      "1 evening: It has told on him: now Normal (Bravery 13 to 10: the death of Captain Haldenby -3).",
      "1 evening: Appointed Acting Flight Commander.",
    ]
  `);
});

test('(44) (49) a man with a victory, hit twice by Archie, who put down at Mercatel', () => {
  expect(lines('ferrabee')).toMatchInlineSnapshot(`
    [
      "1 reveille: On the strength as Second Lieutenant, pilot of B5: nine missions, one victory.",
      "1 dawn: Dawn Patrol, Zones A, B and C, in B5, a SPAD VII. Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Hit by Archie: wing-tip holed, Driven Off by burst upon burst. An Albatros D.III shot down. Landed at Mercatel.",
      "1 morning: Balloon Bursting, Zone B, in B5, a SPAD VII. Balloon at Vis-en-Artois burnt. Half of the balloon at Vis-en-Artois is his.",
      "1 evening: He handles her better: Pilot Skill 2 to 3.",
    ]
  `);
});

test('an observer who was wounded', () => {
  expect(lines('bidwell')).toMatchInlineSnapshot(`
    [
      "1 reveille: On the strength as Second Lieutenant, observer of B7: four missions.",
      "1 morning: Balloon Bursting, Zone B, in B7, an F.K.8, with Sergeant Ridsdale. Wounded, nine days off duty.",
    ]
  `);
});

test('(46) a man sent out has a life before he came', () => {
  const tufnell = records.find(({ id }) => id === 'tufnell');
  expect(tufnell).toEqual({
    id: 'tufnell',
    career: '',
    rank: 'Second Lieutenant',
    forenames: 'Guy "Bunny"',
    surname: 'Tufnell',
    letters: '',
    life: 'Of Leeds, Yorkshire, aged 19. Earlier: school, and a cadet wing.',
    standing: 'with the flight',
    lines: [{ day: 2, when: 'reveille', words: 'Reported for duty as Second Lieutenant, pilot of B1.' }],
  });
});

test('(45) (47) a man who was promoted, decorated, and came back', () => {
  const told = toldCampaign();
  const [first, ...others] = told.days;
  if (!first) return expect.unreachable('a campaign without a day');
  const roll = { faces: [6, 6], total: 12 };
  const award = { man: 'ferrabee', decoration: 'military-cross' } as const;
  const events: GameEvent[] = [
    { type: 'returned-to-duty', man: 'ferrabee', from: 'wounded' },
    { type: 'returned-to-duty', man: 'quillinan', from: 'away' },
    { type: 'decoration-awarded', ...award },
    { type: 'man-promoted', man: 'ferrabee', from: 'Second Lieutenant', to: 'Lieutenant', missions: 30 },
    {
      type: 'decoration-recommended',
      ...award,
      victories: 4,
      today: 1,
      roll,
      day: 12,
      words: 'The Wing has sent it on',
    },
  ];
  const now = structuredClone(told.now);
  for (const man of everybody(now)) if (man.id === 'ferrabee') man.decorations = ['military-cross'];
  const all = serviceRecords({ ...told, now, days: [livedDay(first.dawn, events), ...others] });
  const ferrabee = all.find(({ id }) => id === 'ferrabee');
  expect(ferrabee?.letters).toBe('M.C.');
  expect(ferrabee?.lines.slice(1, 5).map(({ when, words }) => `${when}: ${words}`)).toEqual([
    'reveille: Back with the flight from hospital.',
    'reveille: Awarded the Military Cross.',
    'evening: Promoted Lieutenant.',
    'evening: Put in for the Military Cross. The Wing has sent it on.',
  ]);
  expect(all.find(({ id }) => id === 'quillinan')?.lines[1]?.words).toBe('Back with the flight by road.');
});

test('(47) he who acted for the Flight Commander hands over to the Lieutenant who was sent out', () => {
  const told = toldCampaign();
  const [first, ...others] = told.days;
  if (!first) return expect.unreachable('a campaign without a day');
  const dawn = structuredClone(first.dawn);
  for (const flight of dawn.flights) flight.succession = { since: 1, acting: 'quillinan' };
  const made = (why: 'replacement' | 'confirmed'): GameEvent[] => [
    { type: 'flight-commander-made', man: 'ferrabee', why, rank: 'Captain' },
  ];
  const linesAfter = (events: GameEvent[]) =>
    serviceRecords({ ...told, days: [livedDay(dawn, events), ...others] })
      .find(({ id }) => id === 'quillinan')
      ?.lines.map(({ words }) => words);
  expect(linesAfter(made('replacement'))).toContain('Handed the flight over to Second Lieutenant Ferrabee.');
  expect(linesAfter(made('confirmed'))?.join()).not.toContain('Handed');
});

test('(45) over a whole April each figure of Bravery in a record begins where the one before it ended', () => {
  const { lived } = flyCampaign('vimy');
  const told = serviceRecords(lived).flatMap(({ id, lines: all }) => {
    const changes = all.flatMap(({ words }) => [...words.matchAll(/Bravery (\d+) to (\d+): [A-Za-z]/g)]);
    const tos = changes.map(([, , to]) => to);
    expect(changes.slice(1).map(([, from]) => from)).toEqual(tos.slice(0, -1));
    const now = allMen(lived.now).find((man) => man.id === id)?.bravery;
    return tos.length === 0 ? [] : [[tos.at(-1), `${now}`]];
  });
  expect(told.length).toBeGreaterThan(5);
  for (const [last, now] of told) expect(last).toBe(now);
});

test('over a whole April every man has a record in the order of the days, and it ends as he did', () => {
  const { lived } = flyCampaign('vimy');
  const all = serviceRecords(lived);
  const officer = lived.now.commandingOfficer?.man.id;
  const ofFlights = all.map(({ id }) => id).filter((id) => id !== officer);
  expect(ofFlights).toEqual(everybody(lived.now).map(({ id }) => id));
  for (const man of everybody(lived.now)) {
    const record: ServiceRecord = all.find(({ id }) => id === man.id) ?? expect.unreachable(man.id);
    const days = record.lines.map(({ day }) => day);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(record.life).not.toBe('');
    if (!isLost(man) || !('since' in man.standing)) continue;
    // A recommendation may still be granted.
    const last = record.lines.findLast(({ when, words }) => when !== 'evening' && !words.startsWith('Awarded'));
    expect(last).toMatchObject({ day: man.standing.since });
    expect(last?.words).toMatch(man.standing.is === 'killed' ? /Killed in action\.$/ : /aken prisoner\.$/);
  }
});
