import { describe, expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { eveningLived } from '../../../src/chronicle/letters/evening-lived.ts';
import { eveningTold } from '../../../src/chronicle/mess/evening-told.ts';
import { gossipOfOurs } from '../../../src/chronicle/mess/gossip-of-ours.ts';
import { ofKind } from '../../../src/chronicle/moments/of-kind.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { anApril } from '../../support/people/an-april.ts';
import { attack, escaped, fight, hit, lived, mission, out } from '../../support/people/told-fights.ts';

const ALL = ['haldenby', 'quillinan', 'tufnell'];
const seed = 'alea:1:told';

function told(day: readonly GameEvent[], present: readonly string[] = ALL, ...firsts: string[]): string[] {
  const paraded = { type: 'flight-paraded', flight: 'B', pilots: 3, observers: 0, machines: 3, present, absent: [] };
  const came: EventOf<'evening-came'> = { type: 'evening-came', flight: 'B', points: 0, firsts };
  const { days } = lived([paraded as GameEvent, ...day, came]);
  return eveningTold(eveningLived(came.flight, expectDefined(days[0], 'the day'), { seed, book }));
}

const lost = (fate: 'killed' | 'prisoner', ...before: readonly GameEvent[]) =>
  mission(
    fight(...before, hit('B1', 'G1', 'shot-down')),
    [{ airman: 'haldenby', fate: fate === 'killed' ? { fate } : { fate, wounded: false } }],
    [
      { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' },
      { machine: 'B2', end: 'home' },
      { machine: 'B3', end: 'home' },
    ],
  );

describe('the mess takes up the day', () => {
  test.each(['killed', 'prisoner'] as const)('there is the chair of one who was %s, and who sits beside it', (fate) => {
    const [chair, ...rest] = told(lost(fate));
    expect(chair).toContain('Captain Haldenby');
    // Quillinan is the next on the list of the flight.
    expect(chair).toContain('Quillinan');
    expect(rest).toEqual([]);
  });

  test('he whose nerve failed is met by one whom he left; where that one is dead, by silence', () => {
    const ran = mission(fight(...escaped('B3', 'bravery'), out('B3')));
    expect(told(ran)).toEqual([expect.stringMatching(/tufnell.*Haldenby|Haldenby.*tufnell/)]);
    const [, met] = told(lost('killed', ...escaped('B3', 'bravery'), out('B3')));
    expect(met).toMatch(/tufnell/);
    expect(met).toMatch(/Captain Haldenby/);
  });

  test('an officer and a sergeant, who have each a mess, meet by the sheds and at no table', () => {
    const day = mission(fight(...escaped('B2', 'bravery'), out('B2')));
    const came: EventOf<'evening-came'> = { type: 'evening-came', flight: 'B', points: 0, firsts: [] };
    const paraded = {
      type: 'flight-paraded',
      flight: 'B',
      pilots: 3,
      observers: 0,
      machines: 3,
      present: ALL,
      absent: [],
    };
    const [first] = lived([paraded as GameEvent, ...day, came]).days;
    const { dawn, moments } = expectDefined(first, 'the day');
    const made = structuredClone(dawn);
    for (const man of made.flights.flatMap(({ aircrew }) => aircrew)) if (man.id === 'quillinan') man.rank = 'Sergeant';
    const across = (seedOf: string) =>
      eveningTold(eveningLived(came.flight, { dawn: made, moments }, { seed: seedOf, book })).join();
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(across);
    expect(all.every((each) => /Quillinan/.test(each) && /sheds|mechanics/.test(each))).toBe(true);
    expect(all.join()).not.toMatch(/table|coffee|chair|glass|stove/);
  });

  test('who left a fight because his guns had jammed is not taken to task', () => {
    expect(told(mission(fight(...escaped('B3', 'no-gun-left'), out('B3'))))).toEqual([]);
  });

  test('a first victory is told as such, a later one is not, and of the dead neither', () => {
    const won = mission(fight(hit('G1', 'B2', 'shot-down')));
    expect(told(won, ALL, 'quillinan')).toEqual([expect.stringMatching(/Quillinan.*first/)]);
    expect(told(won)).toEqual([expect.not.stringMatching(/first/)]);
    expect(told(won, ['haldenby'])).toEqual([]);
    expect(told(lost('killed', hit('G2', 'B1', 'shot-down'))).join(' ')).not.toMatch(/drink to Captain|first/);
  });

  test('a man is drunk to by one whose life he saved', () => {
    const saved = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'driven-off')));
    expect(told(saved)).toEqual([expect.stringMatching(/Haldenby.*Quillinan|Quillinan.*Haldenby/)]);
  });

  test('nobody is there who put down on another field', () => {
    const won = mission(
      fight(hit('G1', 'B2', 'shot-down')),
      [],
      [
        { machine: 'B1', end: 'home' },
        { machine: 'B2', end: 'emergency-field', field: 'mercatel' },
        { machine: 'B3', end: 'home' },
      ],
    );
    expect(told(won, ALL, 'quillinan')).toEqual([]);
  });
});

test('what others say of ours is of the dead first, then of a victory; of a quiet day nothing', () => {
  const said = (events: readonly GameEvent[]) =>
    gossipOfOurs(expectDefined(lived(events).days[0], 'the day'), { seed, book });
  const won = mission(fight(hit('G1', 'B2', 'shot-down')));
  expect(said(won)).toMatch(/Quillinan.*an Albatros D\.III of Jasta 11|an Albatros D\.III of Jasta 11.*Quillinan/);
  expect(said(lost('killed', hit('G2', 'B2', 'shot-down')))).toContain('Captain Haldenby');
  expect(said(mission(fight()))).toBeUndefined();
});

test('in whole Aprils nobody is told of twice an evening, nobody acts who is not there, no sentence stands often', () => {
  const month = anApril({ word: 'mess', flights: ['A', 'B', 'C'], book });
  const evenings = month.days.flatMap((day) =>
    ofKind(day.moments, 'evening-came').map(({ flight }) => eveningLived(flight, day, { seed: month.seed, book })),
  );
  const said = evenings.map((evening) => eveningTold(evening));
  expect(said.filter((each) => each.length > 0).length).toBeGreaterThan(10);
  const all = said.flat();
  const often = all.filter((each) => all.filter((other) => other === each).length > 2);
  expect(often).toEqual([]);
});
