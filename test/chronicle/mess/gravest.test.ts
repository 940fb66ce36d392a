import { expect, test } from 'vitest';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
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

function firstOf(events: readonly GameEvent[], ...firsts: readonly string[]): string {
  const present = ['haldenby', 'quillinan', 'tufnell'];
  const { days } = lived([paraded(...present), ...events, eveningCame(...firsts)]);
  return eveningsOf(days, { seed: 'alea:1:told', book })[0]?.evenings[0]?.image ?? '';
}

test.each([
  ['the leader is hit', mission([], fated(WOUND, 'haldenby'), HOME), /^(?:The doctor has )?Captain Haldenby.*flight/],
  [
    'the leader is down',
    mission([], fated(SAFE, 'haldenby'), [down('B1'), home('B2'), home('B3')]),
    /^(?:Word has come from )?Captain Haldenby,? (?:came down|is out|who is down)/,
  ],
  ['several are hit', mission([], fated(WOUND, 'haldenby', 'quillinan'), HOME), /Captain Haldenby and Quillinan/],
  ['a man is hit', mission([], fated(WOUND, 'quillinan'), HOME), /^(?:The doctor has )?Quillinan/],
  [
    'a man is out',
    mission([], fated(SAFE, 'quillinan'), [home('B1'), down('B2'), home('B3')]),
    /^(?:There has been a message from )?Quillinan.*(?:not back|walked away|fetches)/,
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

test('of a day with a loss, of a scratch, and of a quiet day it does not', () => {
  const grave = /doctor|hospital|is down|came down today|is out tonight/;
  const lost = mission(
    [],
    [...fated(DEAD, 'quillinan'), ...fated(WOUND, 'tufnell')],
    [home('B1'), down('B2'), home('B3')],
  );
  for (const events of [lost, mission([], fated({ fate: 'wounded', days: 0 }, 'quillinan'), HOME), mission([])])
    expect(firstOf(events)).not.toMatch(grave);
});
