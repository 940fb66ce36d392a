import { describe, expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { OF_THE_SQUADRON } from '../../../src/chronicle/debts/words-for-the-squadron.ts';
import { isSaidOf, soToday } from '../../../src/chronicle/letters/so-today.ts';
import { OPENINGS } from '../../../src/chronicle/letters/words-of-letters.ts';
import { FOUGHT } from '../../../src/chronicle/letters/words-of-quiet-days.ts';
import type { DaysEvenings } from '../../../src/chronicle/mess/evenings.ts';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import { QUARRELS_ACROSS, SEEN_OFF_LATE } from '../../../src/chronicle/mess/words/mess.ts';
import { BACK, NOTE_ALIVE, NOTE_DEAD } from '../../../src/chronicle/mess/words/threads.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { eveningCame, fight, hit, lived, mission, paraded } from '../../support/people/told-fights.ts';

type Homecomings = EventOf<'mission-ended'>['homecomings'];
const home = (machine: string): Homecomings[number] => ({ machine, end: 'home' });
const field = (machine: string): Homecomings[number] => ({ machine, end: 'emergency-field', field: 'mercatel' });
const down = (machine: string, hex = 'G11'): Homecomings[number] => ({ machine, end: 'down', hex, fate: 'lost' });
const HOME = ['B1', 'B2', 'B3'].map(home);
const ALL = ['haldenby', 'quillinan', 'tufnell'];
const SEEDS = Array.from({ length: 12 }, (_, i) => `${i}`);

const cameDown = (machine: string, side: 'allied' | 'trenches' | 'enemy'): GameEvent =>
  ({ type: 'machine-came-down', machine, how: 'forced-landing', words: '', side, over: side }) as GameEvent;

/** Such days by each of twelve seeds. */
const daysBySeed = (...days: readonly (readonly GameEvent[])[]): (readonly DaysEvenings[])[] =>
  SEEDS.map((seed) => eveningsOf(lived(...days).days, { seed, book }));

/** What the evening of such a day begins with, by each seed. */
const imagesAfter = (...events: readonly GameEvent[]): string[] =>
  daysBySeed([paraded(...ALL), ...events, eveningCame()]).map((days) => days[0]?.evenings[0]?.image ?? '');

const dayOf = (...events: readonly GameEvent[]) =>
  expectDefined(lived([paraded(...ALL), ...events, eveningCame()]).days[0], 'the day');

describe('what a reader found untrue of evenings', () => {
  test('nobody waits by the sheds for one who was home before him', () => {
    expect(QUARRELS_ACROSS.map((way) => way('Chaplow', 'Meikle')).join()).not.toContain('waited');
  });

  test('nothing has come from the other end of the world by what was written there this month', () => {
    const sheep = OF_THE_SQUADRON.get('brackenridge');
    expect(sheep?.opens('Brackenridge')).toContain('cabled');
    expect(sheep?.paid('Brackenridge')).not.toContain('at sea');
    const brush = OF_THE_SQUADRON.get('stannard');
    expect(brush?.orphaned('Stannard')).not.toContain('has come');
  });

  test('who writes to another part of the world thanks for no cake', () => {
    const of = (man: string) => soToday(man, { day: dayOf(...mission([])), book });
    const said = (man: string) => OPENINGS.filter((way) => isSaidOf(way, of(man)));
    expect(said('quillinan').some((way) => way.startsWith('The cake came'))).toBe(true);
    expect(said('brackenridge').filter((way) => /cake|socks|parcel|since Tuesday/.test(way))).toEqual([]);
  });

  test('they went home from no fight in which one of them fell', () => {
    const said = (...events: readonly GameEvent[]) => {
      const so = soToday('haldenby', { day: dayOf(...mission(fight(...events))), book });
      return FOUGHT.filter((way) => isSaidOf(way, so)).map((way) => way(1));
    };
    const isQuiet = (text: string) => /and went home|nobody the worse/.test(text);
    expect(said().some(isQuiet)).toBe(true);
    expect(said(hit('G1', 'B2', 'damaged-abort')).filter(isQuiet)).toEqual([]);
    expect(said(hit('B2', 'G1', 'damaged-abort')).filter(isQuiet)).toEqual([]);
  });

  test('he is missing who came down beyond the lines with nobody of ours to see it, also where he is dead', () => {
    const fate = { airman: 'quillinan', fate: { fate: 'killed' } } as const;
    const beyond = mission([cameDown('B2', 'enemy')], [fate], [home('B1'), down('B2'), home('B3')]);
    const within = mission([cameDown('B2', 'trenches')], [fate], [home('B1'), down('B2', 'G09'), home('B3')]);
    const seen = mission(fight(hit('B2', 'G1', 'shot-down')), [fate], [home('B1'), down('B2'), home('B3')]);
    const eveningsAfter = (events: readonly GameEvent[]) =>
      daysBySeed([paraded(...ALL), ...events, eveningCame()]).flatMap((days) => days[0]?.evenings ?? []);
    for (const { headline, families } of eveningsAfter(beyond)) {
      expect(headline).toMatch(/Quillinan is missing\.$/);
      expect(families[0]?.says).toContain('He came down today');
      expect(families[0]?.says).not.toMatch(/killed|he lives|it was quick/);
    }
    for (const events of [within, seen])
      for (const { headline } of eveningsAfter(events)) expect(headline).toMatch(/Quillinan was killed\.$/);
  });

  test('the head of the table is the chair of him who leads since this morning', () => {
    const leads = { type: 'flight-commander-made', man: 'tufnell', why: 'replacement', rank: 'Captain' };
    const away = [home('B1'), field('B2'), field('B3')];
    const flight = { type: 'newcomer-reported', flight: 'B', man: 'tufnell', rank: 'Lieutenant', surname: 'Tufnell' };
    const said = imagesAfter(flight as unknown as GameEvent, leads as GameEvent, ...mission([], [], away));
    for (const image of said)
      expect(image).toMatch(/(?:leader|led the flight|leads the flight|head of (?:the|our own) table|behave as if)/);
  });

  test('the guns that hit with shells are not those that fire from the trenches', () => {
    const archie = (machine: string) =>
      ({ type: 'archie-hit', machine, result: 'no-effect', words: 'Fuselage holed' }) as unknown as GameEvent;
    for (const image of imagesAfter(...mission([archie('B1'), archie('B2')])))
      expect(image).not.toMatch(/guns on the ground/i);
  });

  test('who was crippled by the enemy and came down was put down by him, and is the guest of no farmer', () => {
    const ends = [home('B1'), { machine: 'B2', end: 'down', hex: 'G04', fate: 1 } as const, home('B3')];
    const shot = { type: 'critical-hit-scored', machine: 'B2', by: 'G1', gun: 'forward', result: 'damaged-abort' };
    const crippled = { type: 'machine-crippled', machine: 'B2', words: 'Engine hit' };
    const day = mission(
      [...fight(shot as unknown as GameEvent), crippled as GameEvent, cameDown('B2', 'allied')],
      [{ airman: 'quillinan', fate: { fate: 'safe', days: 1 } }],
      ends,
    );
    for (const said of imagesAfter(...day))
      expect(said).toMatch(
        /[Tt]he enemy|They (?:brought|put) Quillinan|was (?:forced|brought|hunted) down|because he was made to/,
      );
  });

  test('where two came down at one place, the enemy who put both there is named with their fight', () => {
    const shot = (machine: string, by: string) =>
      ({ type: 'critical-hit-scored', machine, by, gun: 'forward', result: 'forced-down' }) as unknown as GameEvent;
    const ends = [home('B1'), down('B2', 'G09'), down('B3', 'G09')];
    const fates = ['quillinan', 'tufnell'].map((airman) => ({ airman, fate: { fate: 'safe', days: 1 } as const }));
    const fell = fight(shot('B2', 'G1'), shot('B3', 'G2'));
    const day = mission([...fell, cameDown('B2', 'trenches'), cameDown('B3', 'trenches')], fates, ends);
    for (const said of imagesAfter(...day)) expect(said).toMatch(/two of Jasta 11(?!.*(?:same|one) place)/);
  });

  test('the first of the month is a victory, and no date', () => {
    for (const said of imagesAfter(...mission(fight(hit('G1', 'B2', 'shot-down')), [], HOME)))
      expect(said).not.toContain('first of April');
  });
});

describe('threads that run on', () => {
  const [begun] = [paraded(...ALL)];
  const fate = (is: 'killed' | 'prisoner') =>
    is === 'killed' ? ({ fate: 'killed' } as const) : ({ fate: 'prisoner', wounded: false } as const);
  const goneBeyond = (is: 'killed' | 'prisoner') =>
    mission([cameDown('B2', 'enemy')], [{ airman: 'quillinan', fate: fate(is) }], [home('B1'), down('B2'), home('B3')]);
  const quiet = [paraded('haldenby', 'tufnell'), ...mission([]), eveningCame()];

  test.each([
    ['prisoner', NOTE_ALIVE],
    ['killed', NOTE_DEAD],
  ] as const)('of a missing man who is %s the other side lets it be known, once, some mornings later', (is, ways) => {
    const said = ways.map((way) => way('Quillinan', ''));
    for (const days of daysBySeed([begun, ...goneBeyond(is), eveningCame()], quiet, quiet, quiet, quiet, quiet)) {
      const notes = days.flatMap(({ day, mornings }) =>
        mornings.flatMap(({ news }) => news.filter((each) => said.includes(each)).map(() => day)),
      );
      expect(notes).toHaveLength(1);
      expect(notes[0]).toBeGreaterThan(2);
      const letters = days.flatMap(({ evenings }) => evenings.flatMap(({ families }) => families));
      expect(letters).toHaveLength(is === 'killed' ? 2 : 1);
      if (is === 'killed') expect(letters[1]?.says).toMatch(/ He was killed on 1 April /);
    }
  });

  test('who is back by road is at breakfast, and is told of there', () => {
    const back: GameEvent = { type: 'returned-to-duty', man: 'haldenby', from: 'away' } as GameEvent;
    const days = daysBySeed([begun, ...mission([]), eveningCame()], [back, ...quiet]);
    const said = BACK.away.map((way) => way('Captain Haldenby'));
    for (const [, today] of days) expect(said).toContain(today?.mornings[0]?.news[0]);
  });

  test('who was seen as far as a field thanks his friend when both are at home again', () => {
    const sick = [
      { type: 'engine-trouble-met', machine: 'B2', result: 'serious' },
      { type: 'machine-crippled', machine: 'B2', words: 'Serious engine trouble' },
      { type: 'lame-duck-escorted', machine: 'B2', by: ['B1'] },
      { type: 'moved', to: 'I08', aft: 3 },
      { type: 'lame-duck-left', machine: 'B2' },
    ] as unknown as readonly GameEvent[];
    const first = [{ type: 'moved', to: 'H10', aft: 3 } as unknown as GameEvent, ...sick];
    const days = daysBySeed(
      [begun, ...mission(first, [], [home('B1'), field('B2'), home('B3')]), eveningCame()],
      [begun, ...mission([]), eveningCame()],
    );
    const thanked = SEEN_OFF_LATE.map((way) => way('Quillinan', 'Captain Haldenby', 'yesterday'));
    for (const [evening, next] of days) {
      expect(evening?.evenings[0]?.scenes.join()).not.toContain('Captain Haldenby');
      expect(thanked).toContain(next?.evenings[0]?.scenes[0]);
    }
  });
});
