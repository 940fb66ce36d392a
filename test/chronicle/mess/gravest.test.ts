import { expect, test } from 'vitest';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { diaryOf } from '../../../src/chronicle/diary/diary.ts';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
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
  ['several are hit', mission([], fated(WOUND, 'haldenby', 'quillinan'), HOME), /Captain Haldenby and Quillinan/],
  ['a man is hit', mission([], fated(WOUND, 'quillinan'), HOME), /^(?:The doctor has |They have )?Quillinan/],
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
  expect(firstOf(won, 'quillinan')).toMatch(
    /^(?:They drink to )?Quillinan, who has his first|^Quillinan has his first/,
  );
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
  expect(evenings?.[0]?.headline).toBe('One chair is empty in the mess: Quillinan was killed.');
  expect(evenings?.[0]?.image).toMatch(/^[^.]*tufnell[^.]*\.(?: [^.]*\.)?$/);
});

test('the headline of a loss is the first of the evening in the diary', () => {
  const told = diaryOf(lived([paraded(...ALL), ...lost, eveningCame()]));
  const evening = told.flatMap(({ parts }) => parts).find(({ is }) => is === 'evening');
  expect(evening?.paragraphs[0]).toMatch(/^One chair is empty in the mess: Quillinan was killed\. /);
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
