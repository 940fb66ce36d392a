import { expect, test } from 'vitest';
import { homeField } from '../../../src/cards/map.ts';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { diaryOf } from '../../../src/chronicle/diary/diary.ts';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { eveningCame, fight, hit, lived, mission, paraded } from '../../support/people/told-fights.ts';

type Homecomings = EventOf<'mission-ended'>['homecomings'];
const home = (machine: string): Homecomings[number] => ({ machine, end: 'home' });
const down = (machine: string): Homecomings[number] => ({ machine, end: 'down', hex: 'G11', fate: 'lost' });
const field = (machine: string): Homecomings[number] => ({ machine, end: 'emergency-field', field: 'mercatel' });
const HOME = ['B1', 'B2', 'B3'].map(home);
const fated = (fate: CrewFate, ...men: readonly string[]) => men.map((airman) => ({ airman, fate }));
const [WOUND, SAFE, DEAD] = [
  { fate: 'wounded', days: 4 },
  { fate: 'safe', days: 1 },
  { fate: 'killed' },
] as const satisfies readonly CrewFate[];

const ALL = ['haldenby', 'quillinan', 'tufnell'];
const seed = 'alea:1:told';

function firstOf(events: readonly GameEvent[], ...firsts: readonly string[]): string {
  const { days } = lived([paraded(...ALL), ...events, eveningCame(...firsts)]);
  return eveningsOf(days, { seed, book })[0]?.evenings[0]?.image ?? '';
}

test.each([
  [
    'the leader is hit',
    mission([], fated(WOUND, 'haldenby'), HOME),
    /^(?:The doctor has )?Captain Haldenby.*(?:flight|head of the table)/,
  ],
  [
    'the leader is down',
    mission([], fated(SAFE, 'haldenby'), [down('B1'), home('B2'), home('B3')]),
    /^(?:Word has come from )?Captain Haldenby,? (?:came down|is out|who is down)/,
  ],
  ['several are hit', mission([], fated(WOUND, 'quillinan', 'tufnell'), HOME), /Quillinan and tufnell/],
  [
    'the leader among several',
    mission([], fated(WOUND, 'haldenby', 'quillinan'), HOME),
    /^(?:The doctor has )?Captain Haldenby(?! and).*(?:flight|head of the table).*Quillinan/,
  ],
  ['a man is hit', mission([], fated(WOUND, 'quillinan'), HOME), /^[^.]*Quillinan/],
  [
    'a man is out',
    mission([], fated(SAFE, 'quillinan'), [home('B1'), down('B2'), home('B3')]),
    /Quillinan.*(?:whole|unhurt|walked away)/,
  ],
])('%s: the evening begins with that', (_, events, begins) => {
  expect(firstOf(events)).toMatch(begins);
});

test('a first victory of a man who put down elsewhere, and a decoration, come before the counts', () => {
  const won = mission(fight(hit('G1', 'B2', 'shot-down')), [], [home('B1'), field('B2'), home('B3')]);
  expect(firstOf(won, 'quillinan')).toMatch(/(?:They drink to )?Quillinan, who has his first|Quillinan has his first/);
  const awarded: GameEvent = { type: 'decoration-awarded', man: 'haldenby', decoration: 'military-cross' };
  expect(firstOf([awarded, ...mission([])])).toMatch(/Captain Haldenby has the Military Cross/);
});

test('of a scratch and of a quiet day it does not', () => {
  const grave = /doctor|hospital|is hurt|between sheets|unhurt|walked away/;
  for (const events of [mission([], fated({ fate: 'wounded', days: 0 }, 'quillinan'), HOME), mission([])])
    expect(firstOf(events)).not.toMatch(grave);
});

const lost = mission(
  [],
  [...fated(DEAD, 'quillinan'), ...fated(WOUND, 'tufnell')],
  [home('B1'), down('B2'), home('B3')],
);

test('after a loss, which is the headline of papers, the wounds are told, and nothing in jest', () => {
  const { evenings } = eveningsOf(lived([paraded(...ALL), ...lost, eveningCame()]).days, { seed, book })[0] ?? {};
  expect(evenings?.[0]?.headline).toMatch(/^[A-Z].*: Quillinan was killed\.$/);
  expect(evenings?.[0]?.image).toMatch(/^[^.]*tufnell[^.]*\.(?: [^.]*\.)?$/);
});

test('the headline of a loss is the first of the evening in the diary', () => {
  const told = diaryOf(lived([paraded(...ALL), ...lost, eveningCame()]));
  const evening = told.flatMap(({ parts }) => parts).find(({ is }) => is === 'evening');
  expect(evening?.paragraphs[0]).toMatch(/^[A-Z][^.]*: Quillinan was killed\. /);
});

test('who was hurt in coming down was not hit, and who was hit from the ground was', () => {
  const said = (...events: readonly GameEvent[]) =>
    Array.from({ length: 12 }, (_, i) => {
      const hurt = mission(events, fated(WOUND, 'quillinan'), [home('B1'), down('B2'), home('B3')]);
      const { days } = lived([paraded(...ALL), ...hurt, eveningCame()]);
      return eveningsOf(days, { seed: `${i}`, book })[0]?.evenings[0]?.image ?? '';
    });
  const isHit = (text: string) => /was hit|They hit/.test(text);
  expect(said().filter(isHit)).toEqual([]);
  const archie = { type: 'archie-hit', machine: 'B2', result: 'man-hit', words: '' } as unknown as GameEvent;
  expect(said(archie, { type: 'man-hit', machine: 'B2' } as GameEvent).some(isHit)).toBe(true);
});

test('nobody is sent for who came down by the aerodrome itself, or between the lines', () => {
  const at = (hex: string, side: 'allied' | 'trenches') =>
    Array.from({ length: 12 }, (_, i) => {
      const fell = { type: 'machine-came-down', machine: 'B2', how: 'forced-landing', words: '', side, over: side };
      const out = mission([fell as GameEvent], fated(SAFE, 'quillinan'), [
        home('B1'),
        { machine: 'B2', end: 'down', hex, fate: 1 },
        home('B3'),
      ]);
      const { days } = lived([paraded(...ALL), ...out, eveningCame()]);
      return eveningsOf(days, { seed: `${i}`, book })[0]?.evenings[0]?.image ?? '';
    });
  const isSentFor = (text: string) => /message|fetches|tender|brigade|farmer|plate is kept/.test(text);
  expect(at('H01', 'allied').filter(isSentFor)).toEqual([]);
  expect(at('G11', 'trenches').filter(isSentFor)).toEqual([]);
  expect(at('G04', 'allied').some(isSentFor)).toBe(true);
});

/** What the evening begins with after such a day, by each of twelve seeds. */
const saidAfter = (events: readonly GameEvent[], ...firsts: readonly string[]): string[] =>
  Array.from({ length: 12 }, (_, i) => {
    const { days } = lived([paraded(...ALL), ...events, eveningCame(...firsts)]);
    return eveningsOf(days, { seed: `${i}`, book })[0]?.evenings[0]?.image ?? '';
  });

const cameDown = (side: 'allied' | 'trenches', machine = 'B1'): GameEvent =>
  ({ type: 'machine-came-down', machine, how: 'forced-landing', words: '', side, over: side }) as GameEvent;

test('who landed on another aerodrome is named with it, and the leader is missed at table', () => {
  const ends = [home('B1'), field('B2'), home('B3')];
  for (const said of saidAfter(mission([], [], ends))) expect(said).toMatch(/Quillinan.*Mercatel|Mercatel.*Quillinan/);
  const leader = saidAfter(mission([], [], [field('B1'), home('B2'), home('B3')]));
  for (const said of leader)
    expect(said).toMatch(
      /^(?=.*Mercatel).*(?:leader|led? the flight|leads the flight|head of (?:the|our own) table|behave as if)/,
    );
});

test('who came down hard by the aerodrome is not said to be home tonight: in the morning he is not back', () => {
  const { hex } = homeField(book.missionMap);
  const fell = (machine: string) => ({ machine, end: 'down', hex, fate: 1 }) as const;
  const at = (machine: string) => ({ ...cameDown('allied', machine), hex }) as GameEvent;
  const one = mission([at('B2')], fated(SAFE, 'quillinan'), [home('B1'), fell('B2'), home('B3')]);
  const two = mission([at('B2'), at('B3')], fated(SAFE, 'quillinan', 'tufnell'), [home('B1'), fell('B2'), fell('B3')]);
  for (const said of [...saidAfter(one), ...saidAfter(two)]) {
    expect(said).toMatch(/in sight of the sheds|hard by|from the roof|by the road to the sheds/);
    expect(said).toMatch(/not in yet|stays with it|sits there until|nor (?:is he|are they)/);
    expect(said).not.toMatch(/walked|all but home/);
  }
});

test('a leader between the lines is missed as such', () => {
  const ends = [{ machine: 'B1', end: 'down', hex: 'G09', fate: 1 } as const, home('B2'), home('B3')];
  for (const said of saidAfter(mission([cameDown('trenches')], fated(SAFE, 'haldenby'), ends)))
    expect(said).toMatch(/leader|no head|head of the table/);
});

test('who was met alone and forced down was put down by the enemy, and his engine did not fail', () => {
  const met = {
    type: 'straggler-met-enemy',
    machine: 'B2',
    result: 'forced-landing',
    words: '',
  } as unknown as GameEvent;
  const sick = (machine: string) =>
    ({ type: 'engine-trouble-met', machine, result: 'serious' }) as unknown as GameEvent;
  const ends = [home('B1'), { machine: 'B2', end: 'down', hex: 'G04', fate: 1 } as const, home('B3')];
  const day = mission([sick('B1'), sick('B2'), met, cameDown('allied', 'B2')], fated(SAFE, 'quillinan'), ends);
  for (const said of saidAfter(day)) {
    expect(said).toMatch(
      /[Tt]he enemy|They (?:brought|put) Quillinan|was (?:forced|brought|hunted) down|because he was made to/,
    );
    expect(said).not.toMatch(/engine/);
  }
});

test('a victory is told on its evening, of a man in hospital too, and the first of the month as such', () => {
  const won = mission(fight(hit('G1', 'B2', 'shot-down')), fated(WOUND, 'quillinan'), HOME);
  for (const said of saidAfter(won)) {
    expect(said).toMatch(/first of the month|first victory of the month|first that the flight has had this month/);
    expect(said).toMatch(/makes five for Quillinan|Quillinan has his fifth/);
  }
  const { days } = lived(
    [paraded(...ALL), ...mission(fight(hit('G1', 'B3', 'shot-down'))), eveningCame()],
    [paraded(...ALL), ...won, eveningCame()],
  );
  expect(eveningsOf(days, { seed, book })[1]?.evenings[0]?.image).not.toMatch(
    /first of (?:the month|April)|this month/,
  );
});

test('a captured man is missing while the letters say so, and a medal of the morning is told beside his chair', () => {
  const taken = mission([], fated({ fate: 'prisoner', wounded: false }, 'quillinan'), [
    home('B1'),
    down('B2'),
    home('B3'),
  ]);
  const awarded: GameEvent = { type: 'decoration-awarded', man: 'quillinan', decoration: 'military-cross' };
  const { days } = lived([awarded, paraded(...ALL), ...taken, eveningCame()]);
  const [evening] = eveningsOf(days, { seed, book })[0]?.evenings ?? [];
  expect(evening?.headline).toMatch(/: Quillinan is missing\.$/);
  expect(evening?.image).toMatch(/Military Cross/);
});

test('a mission that nobody flew is told with what there was to fly it', () => {
  const undone = (name: string): GameEvent => ({ type: 'mission-not-flown', flight: 'B', mission: name, points: -4 });
  const after = (standing: { is: 'ready' } | { is: 'lost'; since: number }, isOf: RegExp, ...events: GameEvent[]) => {
    const { days } = lived([paraded(...ALL), ...events, eveningCame()]);
    for (const { machines } of days.flatMap(({ dawn }) => dawn.flights))
      for (const machine of machines) if (isOf.test(machine.aircraft)) machine.standing = standing;
    return eveningsOf(days, { seed, book })[0]?.evenings[0]?.undone ?? [];
  };
  const gone = { is: 'lost', since: 1 } as const;
  const [strafing, spotting] = [undone('trench-strafing'), undone('artillery-spotting')];
  expect(after({ is: 'ready' }, /./, ...mission([]))).toEqual([]);
  expect(after({ is: 'ready' }, /./, ...mission([]), strafing)).toEqual([
    expect.stringMatching(/Trench Strafing(?: was not flown)?\.$/),
  ]);
  expect(after(gone, /^fk8$/, ...mission([]), spotting, spotting)).toEqual([
    expect.stringMatching(/rtillery Spotting(?! were).*two-seater|two-seater/),
  ]);
  expect(after(gone, /./, strafing)).toEqual([expect.stringMatching(/anything to fly|nothing in the line/)]);
  expect(after({ is: 'ready' }, /./, strafing)).toEqual([
    expect.stringMatching(/Trench Strafing(?: was not flown)?\.$/),
  ]);
});

test('a mission that was in the morning plan is told with what became of its machines', () => {
  const strafing: GameEvent = { type: 'mission-not-flown', flight: 'B', mission: 'trench-strafing', points: -4 };
  const plan = (...machines: readonly string[]): GameEvent => ({
    type: 'plan-made',
    flight: 'B',
    missions: [{ mission: 'trench-strafing', machines, ...(machines.length > 0 && { watch: 'afternoon' as const }) }],
    pilots: [],
    price: 0,
  });
  const after = (machines: readonly string[], ...ends: NonNullable<Parameters<typeof mission>[2]>) => {
    const { days } = lived([
      paraded(...ALL),
      plan(...machines),
      ...mission([], [], ends),
      plan(),
      strafing,
      eveningCame(),
    ]);
    return eveningsOf(days, { seed, book })[0]?.evenings[0]?.undone ?? [];
  };
  const field = (machine: string) => ({ machine, end: 'emergency-field', field: 'mercatel' }) as const;
  const all = [home('B1'), home('B2'), home('B3')];
  expect(after(['B1', 'B2'], ...all)).toEqual([
    expect.stringMatching(/on the list this morning, and was (?:not flown|taken off it in the day)\.$/),
  ]);
  expect(after(['B1', 'B2'], field('B1'), down('B2'), home('B3'))).toEqual([
    expect.stringMatching(
      /nothing left to fly it with|had not come home whole|could not go\.$|not one machine|not to be had|none that could go/,
    ),
  ]);
  expect(after(['B1', 'B2'], field('B1'), home('B2'), home('B3'))).toEqual([
    expect.stringMatching(/not all that|no longer all here|not to be had|a gap in the list/i),
  ]);
  expect(after([], ...all)).toEqual([expect.stringMatching(/machines in the line and \w+ pilots fit/)]);
});

test('a mission that had no men for it this morning is told with that', () => {
  const undone = (name: string): GameEvent => ({ type: 'mission-not-flown', flight: 'B', mission: name, points: -4 });
  const without = (isOut: (seat: string, i: number) => boolean, name: string) => {
    const { days } = lived([paraded(...ALL), undone(name), eveningCame()]);
    for (const { aircrew } of days.flatMap(({ dawn }) => dawn.flights))
      for (const [i, man] of aircrew.entries()) if (isOut(man.seat, i)) man.standing = { is: 'wounded', back: 9 };
    return eveningsOf(days, { seed, book })[0]?.evenings[0]?.undone ?? [];
  };
  expect(without((seat) => seat === 'pilot', 'trench-strafing')).toEqual([
    expect.stringMatching(/want of anybody to fly|no pilot fit/),
  ]);
  expect(without((seat) => seat === 'observer', 'artillery-spotting')).toEqual([
    expect.stringMatching(/want of an observer|no observer fit/),
  ]);
});
