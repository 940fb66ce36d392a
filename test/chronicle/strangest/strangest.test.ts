import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import type { Homecoming } from '../../../src/campaign/mission-log.ts';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { Flown, Sortie } from '../../../src/chronicle/lived.ts';
import type { Moment } from '../../../src/chronicle/moments/kinds.ts';
import { FINDERS, type SuperlativeKind } from '../../../src/chronicle/strangest/kinds.ts';
import type { MonthOfAFlight } from '../../../src/chronicle/strangest/month-of-a-flight.ts';
import { strangestOf } from '../../../src/chronicle/strangest/strangest.ts';
import type { Happening } from '../../../src/chronicle/threads/thread.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { anApril } from '../../support/people/an-april.ts';

interface OneSortie {
  readonly machine?: string;
  readonly man?: string;
  readonly moments?: readonly Moment[];
  readonly end?: Homecoming;
  readonly fate?: CrewFate;
  readonly scores?: Sortie['scores'];
}

const flownOn = (day: number, mission = 'dawn-patrol'): Flown => ({
  day,
  weather: 7,
  began: { type: 'mission-began', flight: 'B', mission, watch: 'dawn', zones: [], machines: [] },
  moments: [],
  ended: { type: 'mission-ended', points: 0, homecomings: [], scores: [], fates: [] },
});

function sortie(
  flown: Flown,
  { machine = 'B1', man = 'Kyle', moments = [], end, fate, scores = [] }: OneSortie,
): Sortie {
  const named = { airman: man, rank: 'Lieutenant', surname: man, initial: undefined } as const;
  return {
    flown,
    crew: { machine, aircraft: 'spad-vii', men: [named] },
    moments,
    end,
    scores,
    fates: fate ? [{ man: named, fate }] : [],
  };
}

function month(sorties: readonly Sortie[], happenings: readonly Happening[] = []): MonthOfAFlight {
  const of = (man: string) => `Lieutenant ${man}`;
  const names = { of, on: () => names, book };
  return {
    flight: 'B',
    flown: [...new Set(sorties.map(({ flown }) => flown))],
    sorties,
    happenings,
    men: [],
    names,
    book,
  };
}

const onDays = (days: number, each: OneSortie): Sortie[] =>
  Array.from({ length: days }, (_, day) => sortie(flownOn(day + 1), each));

const found = (kind: SuperlativeKind, told: MonthOfAFlight) => {
  const { many, words } = FINDERS[kind](told) ?? {};
  return [many, words];
};

const lostAt = (hex: string): Homecoming => ({ machine: 'B1', end: 'down', hex, fate: 'lost' });
const trouble = (result: 'restarts' | 'serious' | 'cuts-out'): Moment => ({
  type: 'engine-trouble-met',
  machine: 'B1',
  result,
});
const archie: Moment = { type: 'archie-hit', machine: 'B1', result: 'damaged-abort', words: 'Spars and struts' };
const crippled: Moment = { type: 'machine-crippled', machine: 'B1', words: 'Oil pipe cut' };
const downByGerman: Moment = {
  type: 'machine-out',
  machine: 'B1',
  fate: 'shot-down',
  escaped: false,
  wounds: [],
  by: { machine: 'G4', gun: 'forward' },
};
const damaged = { points: 2, why: 'enemy-damaged', who: 'Kyle' } as const;
const dead: CrewFate = { fate: 'killed' };
const whole: CrewFate = { fate: 'safe', days: 0 };

const happened = (day: number, man: string, what: Partial<Happening>): Happening =>
  ({ day, flight: 'B', man, ...what }) as Happening;
const won = (day: number, man: string) =>
  happened(day, man, { is: 'victory', german: 1, isFirst: false, fell: undefined });
const saved = (man: string, friend: string) => happened(2, man, { is: 'saved', friend, german: 1 });
const killed = (day: number, man: string) =>
  happened(day, man, { is: 'killed', hex: undefined, by: undefined, days: 0 });

describe('each superlative is counted, and told with its count', () => {
  test('an engine that failed one pilot; one that picks up again does not count', () => {
    const sorties = [...onDays(3, { moments: [trouble('serious')] }), ...onDays(2, { moments: [trouble('restarts')] })];
    expect(found('engine', month(sorties))).toEqual([3, "Lieutenant Kyle's engine failed him on three flights."]);
  });

  test('the machine of one pilot that Archie hit, on how many flights', () => {
    const sorties = [...onDays(2, { moments: [archie, archie] }), ...onDays(3, { man: 'Yeo', moments: [archie] })];
    expect(found('archie', month(sorties))).toEqual([3, "Archie hit Lieutenant Yeo's machine on three flights."]);
    expect(found('archie', month(onDays(2, {})))).toEqual([undefined, undefined]);
  });

  test('a gun that jammed for good', () => {
    const jam: Moment = { type: 'jam-tried', machine: 'B1', result: 'permanent' };
    const eased: Moment = { type: 'jam-tried', machine: 'B1', result: 'cleared' };
    const sorties = [...onDays(2, { moments: [jam] }), ...onDays(2, { moments: [eased] })];
    expect(found('jammed', month(sorties))).toEqual([2, "Lieutenant Kyle's gun jammed for good on two flights."]);
  });

  test('landings away from any field by one who was never hurt in them', () => {
    const end: Homecoming = { machine: 'B1', end: 'down', hex: 'G11', fate: 2 };
    const sorties = [...onDays(2, { end, fate: whole }), ...onDays(1, { end, fate: dead })];
    expect(found('was-down', month(sorties))).toEqual([
      2,
      'Lieutenant Kyle came down away from any field twice, and walked away each time.',
    ]);
  });

  test('a man who flew often and was in no fight', () => {
    const fight: Moment = { type: 'fight-began', altitude: 9000, allied: [], germans: [] };
    const sorties = [...onDays(4, { man: 'Yeo' }), ...onDays(9, { moments: [fight] })];
    expect(found('unmet', month(sorties))).toEqual([4, 'Lieutenant Yeo flew four times, and was in no fight.']);
  });

  test('enemies whom one man sent home damaged, if he shot down none', () => {
    const shot = { ...damaged, why: 'enemy-shot-down' } as const;
    expect(found('sent-home', month(onDays(3, { scores: [damaged] })))).toEqual([
      3,
      'Lieutenant Kyle sent three enemies home damaged, and shot down none.',
    ]);
    const both = [...onDays(3, { scores: [damaged] }), ...onDays(1, { scores: [shot] })];
    expect(FINDERS['sent-home'](month(both))).toBeUndefined();
  });

  test('all victories by one man; not where another has one too', () => {
    const his = [won(1, 'Kyle'), won(4, 'Kyle'), won(9, 'Kyle')];
    expect(found('all-by-one', month([], his))).toEqual([3, 'Three enemies were shot down, all by Lieutenant Kyle.']);
    expect(FINDERS['all-by-one'](month([], [...his, won(10, 'Yeo')]))).toBeUndefined();
    expect(FINDERS['all-by-one'](month([], [won(1, 'Kyle')]))).toBeUndefined();
  });

  test('a machine that was crippled again and again, and under how many pilots', () => {
    const sorties = [...onDays(2, { moments: [crippled] }), ...onDays(1, { man: 'Yeo', moments: [crippled] })];
    expect(found('cripple', month(sorties))).toEqual([3, 'B1 was crippled three times, under two pilots.']);
    expect(found('cripple', month(sorties.slice(0, 2)))).toEqual([2, 'B1 was crippled twice.']);
  });

  test('machines lost in one place on several days', () => {
    const sorties = onDays(3, { end: lostAt('G11') });
    expect(found('same-place', month(sorties))[0]).toBe(3);
    expect(found('same-place', month(sorties))[1]).toMatch(
      /^Three machines were lost near .+, on the 1st, 2nd and 3rd\.$/,
    );
    const together = [sortie(flownOn(1), { end: lostAt('G11') }), sortie(flownOn(1), { end: lostAt('G11') })];
    expect(FINDERS['same-place'](month(together))).toBeUndefined();
  });

  test('the longest run of missions without a machine lost', () => {
    const days = [1, 2, 3, 4, 5, 6].map((day) => sortie(flownOn(day), day === 2 ? { end: lostAt('G11') } : {}));
    expect(found('unbroken', month(days))).toEqual([
      4,
      'From 3 April to 6 April they flew four missions, and lost no machine.',
    ]);
    expect(FINDERS.unbroken(month(days.slice(0, 1)))).toBeUndefined();
  });

  test('the mission that cost the most machines', () => {
    const flown = flownOn(7);
    const out = ['Kyle', 'Yeo', 'Ross'].map((man) =>
      sortie(flown, { man, ...(man !== 'Ross' && { end: lostAt('G11') }) }),
    );
    expect(found('one-mission', month(out))).toEqual([
      2,
      'Of three machines on the Dawn Patrol of 7 April one came back.',
    ]);
    expect(found('one-mission', month(out.slice(0, 2)))[1]).toContain('none came back');
    expect(FINDERS['one-mission'](month(out.slice(1)))).toBeUndefined();
  });

  test('the kind of mission that cost the most men', () => {
    const lost = (day: number, mission?: string) => sortie(flownOn(day, mission), { fate: dead });
    const told = month([lost(1), lost(2), lost(3), lost(4, 'photo-reconnaissance')]);
    expect(found('deadliest', told)).toEqual([3, 'Of the four men who were lost three were on Dawn Patrol.']);
    expect(FINDERS.deadliest(month([lost(1), lost(2)]))).toBeUndefined();
  });

  test('a mission or a man with most of the flights has most of everything by chance', () => {
    const lost = (day: number, mission?: string) => sortie(flownOn(day, mission), { fate: dead });
    const four = [lost(1), lost(2), lost(3), lost(4, 'photo-reconnaissance')];
    const elsewhere = Array.from({ length: 40 }, (_, i) => sortie(flownOn(i + 5, 'photo-reconnaissance'), {}));
    const chance = (sorties: readonly Sortie[], kind: SuperlativeKind) => FINDERS[kind](month(sorties))?.byShare ?? 0;
    expect(chance(four, 'deadliest')).toBeGreaterThan(500);
    expect(chance([...four, ...elsewhere], 'deadliest')).toBeLessThan(10);
    const failed = (man: string) => sortie(flownOn(1), { man, moments: [trouble('serious')] });
    const flew = (man: string, many: number) => Array.from({ length: many }, () => sortie(flownOn(2), { man }));
    const five = Array.from({ length: 5 }, () => failed('Kyle'));
    expect(chance([...five, ...flew('Kyle', 35), failed('Ames'), ...flew('Ames', 8)], 'engine')).toBeGreaterThan(500);
    expect(chance([...five, failed('Ames'), ...flew('Ames', 40)], 'engine')).toBeLessThan(10);
  });

  test('machines lost of which none fell to a German in the air', () => {
    const sorties = onDays(4, { moments: [archie, crippled], end: lostAt('G11') });
    expect(found('not-by-airmen', month(sorties))).toEqual([
      4,
      'Four machines were lost, and not one of them to an enemy in the air.',
    ]);
    const one = sortie(flownOn(9), { moments: [downByGerman], end: lostAt('G11') });
    expect(FINDERS['not-by-airmen'](month([...sorties, one]))).toBeUndefined();
  });

  test('new men who were lost within a day of their coming', () => {
    const came = (id: string, joined: number) => {
      const [man] = newCampaign(['B'], book).flights.flatMap(({ aircrew }) => aircrew);
      if (!man) throw new Error('The squadron has nobody.');
      return { flight: 'B' as const, man: { ...man, id }, joined, life: undefined };
    };
    const men = [came('Kyle', 4), came('Yeo', 6), came('Ross', 7)];
    const told = { ...month([], [killed(5, 'Kyle'), killed(6, 'Yeo'), killed(9, 'Ross')]), men };
    expect(found('short-lived', told)).toEqual([
      2,
      'Two new men were lost within a day of coming: Lieutenant Kyle and Lieutenant Yeo.',
    ]);
    expect(found('short-lived', { ...told, men: men.slice(1) })).toEqual([
      1,
      'Lieutenant Yeo came on 6 April, and was killed the same day.',
    ]);
  });

  test('men who led the flight, the first of them included', () => {
    const took = (man: string) => happened(3, man, { is: 'took-over', after: undefined, how: 'acting' });
    expect(found('leaders', month([], [took('Kyle'), took('Yeo')]))).toEqual([
      2,
      'Three men led the flight, one after another.',
    ]);
    expect(FINDERS.leaders(month([]))).toBeUndefined();
  });

  test('a man who was wounded again', () => {
    const hurt = (day: number) => happened(day, 'Kyle', { is: 'wounded', hex: undefined, by: undefined, days: 2 });
    expect(found('wounded', month([], [hurt(1), hurt(9)]))).toEqual([2, 'Lieutenant Kyle was wounded twice.']);
    expect(FINDERS.wounded(month([], [hurt(1)]))).toBeUndefined();
    const other = (day: number) => ({ ...hurt(day), man: 'Lorne' });
    const both = FINDERS.wounded(month([], [hurt(1), other(2), hurt(9), other(11)]));
    expect(both?.words).toMatch(/^\w+ Kyle and .*Lorne were each wounded twice\.$/);
  });

  test('a man whose machine was never hit', () => {
    const hit: Moment = {
      type: 'critical-hit-scored',
      machine: 'B1',
      by: 'G1',
      gun: 'forward',
      result: 'driven-off',
      words: 'Bullets all round',
    } as Moment;
    const sorties = [...onDays(5, { man: 'Yeo' }), ...onDays(9, { moments: [hit] })];
    expect(found('unhit', month(sorties))).toEqual([
      5,
      'Lieutenant Yeo flew five times, and nobody put a hole in his machine.',
    ]);
    expect(FINDERS.unhit(month(onDays(2, { moments: [archie] })))).toBeUndefined();
  });

  test('two who drove an enemy off each other', () => {
    expect(found('each-other', month([], [saved('Kyle', 'Yeo'), saved('Yeo', 'Kyle')]))).toEqual([
      1,
      'Lieutenant Kyle drove an enemy off Lieutenant Yeo, and Lieutenant Yeo one off him.',
    ]);
    expect(FINDERS['each-other'](month([], [saved('Kyle', 'Yeo')]))).toBeUndefined();
  });
});

describe('how often a superlative is found', () => {
  const { checksum, ...told } = JSON.parse(readFileSync('src/chronicle/strangest/how-often.json', 'utf8'));

  test('stands in the file as npm run strange wrote it', () => {
    expect(createHash('sha256').update(JSON.stringify(told)).digest('hex')).toBe(checksum);
  });

  test.each(['A', 'B', 'C'])(
    'every month of %s Flight has none or more of it, and fewer months have more',
    (flight) => {
      for (const kind of Object.keys(FINDERS)) {
        const often: number[] = told.flights[flight][kind];
        expect(often[0]).toBe(told.months);
        expect(often).toEqual(often.toSorted((a, b) => b - a));
      }
    },
  );
});

describe('the history leads with what is strange', () => {
  const word = 'strange to say 5';
  const lived = anApril({ word, flights: ['B'], book });
  const { now } = lived;

  test('at most three sentences, each with how many of a thousand months have the like', () => {
    const told = strangestOf(lived);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(3);
    for (const each of told) expect(each).toMatch(/ (?:thousand|none has the like|one has the like)|times\.$/);
    expect(historyOfApril(lived)[1]).toEqual({ title: 'Strange to Say', paragraphs: told });
  });

  test('without the count, where the fights of the month were not those that were simulated', () => {
    const others = strangestOf({ ...lived, now: { ...now, fights: 'wings-of-war' } });
    expect(others).toHaveLength(strangestOf(lived).length);
    expect(others.join(' ')).not.toContain('thousand');
  });

  test('nothing, where nothing was flown', () => {
    expect(strangestOf({ ...lived, days: [] })).toEqual([]);
  });
});
