import { describe, expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { eveningLived } from '../../../src/chronicle/letters/evening-lived.ts';
import { eveningTold } from '../../../src/chronicle/mess/evening-told.ts';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import { gossipOfOurs } from '../../../src/chronicle/mess/gossip-of-ours.ts';
import { CHAIRS, THANKS_LATE, type Ways } from '../../../src/chronicle/mess/words/mess.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { anApril } from '../../support/people/an-april.ts';
import {
  attack,
  escaped,
  eveningCame,
  fight,
  hit,
  lived,
  mission,
  out,
  paraded,
} from '../../support/people/told-fights.ts';

const ALL = ['haldenby', 'quillinan', 'tufnell'];
const seed = 'alea:1:told';

function told(day: readonly GameEvent[], present: readonly string[] = ALL, ...firsts: string[]): readonly string[] {
  const { days } = lived([paraded(...present), ...day, eveningCame(...firsts)]);
  return eveningTold(eveningLived('B', expectDefined(days[0], 'the day'), { seed, book })).scenes;
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

  test('where two are gone each has his chair, and no sentence speaks of one alone', () => {
    const killed = { fate: 'killed' } as const;
    const down = (machine: string) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const;
    const scenes = told(
      mission(
        fight(hit('B1', 'G1', 'shot-down'), hit('B2', 'G2', 'shot-down')),
        [
          { airman: 'haldenby', fate: killed },
          { airman: 'quillinan', fate: killed },
        ],
        [down('B1'), down('B2'), { machine: 'B3', end: 'home' }],
      ),
    );
    expect(scenes).toHaveLength(1);
    expect(scenes.join(' ')).not.toMatch(/\b(?:one|an empty|the empty) (?:chair|place)/);
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
    const [first] = lived([paraded(...ALL), ...day, eveningCame()]).days;
    const { dawn, moments } = expectDefined(first, 'the day');
    const made = structuredClone(dawn);
    for (const man of made.flights.flatMap(({ aircrew }) => aircrew)) if (man.id === 'quillinan') man.rank = 'Sergeant';
    const across = (seedOf: string) =>
      eveningTold(eveningLived('B', { dawn: made, moments }, { seed: seedOf, book })).scenes.join();
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

test('two are told of as a pair on the evening of their flight alone, and on one evening in four', () => {
  const crippled = [
    { type: 'moved', from: 'H01', to: 'G07', aft: 3, left: 80 },
    { type: 'machine-crippled', machine: 'B1', result: 'lame-duck', words: 'Engine' },
    { type: 'lame-duck-escorted', machine: 'B1', by: ['B2'] },
  ] as readonly GameEvent[];
  const field = { machine: 'B2', end: 'emergency-field', field: 'mercatel' } as const;
  const home = (machine: string) => ({ machine, end: 'home' }) as const;
  const day = (...events: readonly GameEvent[]) => [paraded(...ALL), ...events, eveningCame()];
  const pairsOf = (...days: readonly (readonly GameEvent[])[]) =>
    eveningsOf(lived(...days).days, { seed, book }).map(
      ({ evenings }) => evenings.flatMap(({ scenes }) => scenes).length,
    );
  const together = day(...mission(crippled, [], [home('B1'), home('B2'), home('B3')]));
  expect(pairsOf(day(), together, day())).toEqual([0, 1, 0]);
  expect(pairsOf(...Array.from({ length: 8 }, () => together))).toEqual([0, 1, 0, 0, 0, 1, 0, 0]);
  // Whoever turned back with him, and is elsewhere tonight, is thanked for that on the next evening.
  expect(pairsOf(day(...mission(crippled, [], [home('B1'), field, home('B3')])), day())).toEqual([0, 1]);
});

test('the chair of a lost man is beside another than one who left a friend in a fight, and that is told too', () => {
  const ran = [...escaped('B2', 'bravery'), out('B2')];
  const scenes = told([...mission(fight(...ran)), ...lost('killed')]);
  expect(scenes).toHaveLength(2);
  expect(scenes[0]).toContain('Captain Haldenby');
  expect(scenes[0]).not.toContain('Quillinan');
  expect(scenes[1]).toContain('Quillinan');
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
  const said = eveningsOf(month.days, month).flatMap(({ evenings }) => evenings.map(({ scenes }) => scenes));
  expect(said.filter((each) => each.length > 0).length).toBeGreaterThan(10);
  const all = said.flat();
  const often = all.filter((each) => all.filter((other) => other === each).length > 2);
  expect(often).toEqual([]);
});

describe('an evening after the others of a month', () => {
  const month = anApril({ word: 'one flight', flights: ['B'], book });
  const evenings = eveningsOf(month.days, month).flatMap((day) => day.evenings);

  test('it begins with a fact of the day, and two in succession do not begin with the same kind', () => {
    expect(evenings.length).toBeGreaterThan(15);
    for (const { headline = '', image = '' } of evenings) expect(`${headline} ${image}`.trim()).toMatch(/^[A-Z].+\.$/);
    const kinds = evenings.map(({ image = '' }) => image.replace(/\b[A-Z][a-z]+\b|\d+/g, ''));
    expect(kinds.filter((kind, i) => i > 0 && kind !== '' && kind === kinds[i - 1])).toEqual([]);
  });

  test('a way to say something returns only after the others of its kind', () => {
    const chairs = evenings.flatMap(({ scenes }) => scenes.filter((scene) => CHAIRS.some((way) => isBy(way, scene))));
    const ways = chairs.map((scene) => CHAIRS.findIndex((way) => isBy(way, scene)));
    expect(ways.length).toBeGreaterThan(4);
    expect(new Set(ways.slice(0, CHAIRS.length)).size).toBe(Math.min(ways.length, CHAIRS.length));
  });

  test('what a writer began a letter with he does not begin another with', () => {
    const letters = evenings.flatMap(({ home, families }) => [...families, ...(home ? [home] : [])]);
    const began = letters.map(({ by, says }) => `${by}: ${says.split(/[.?!] /)[0]}`);
    expect(began.length).toBeGreaterThan(20);
    expect(new Set(began).size).toBe(began.length);
  });
});

/** Whether a sentence is one of a way, whoever the two men are. */
function isBy(way: Ways[number], scene: string): boolean {
  const parts = way('|', '|').split('|');
  return parts.every((part) => scene.includes(part));
}

test('a chair beside which nobody sat is told of on the next evening with somebody at home', () => {
  const evening = (present: readonly string[], ...events: readonly GameEvent[]) => {
    const [day] = lived([paraded(...present), ...events, eveningCame()]).days;
    return expectDefined(day, 'the day');
  };
  const [first, second] = [evening(['haldenby'], ...lost('killed')), evening(['quillinan', 'tufnell'])];
  const next = { ...second, dawn: { ...second.dawn, day: second.dawn.day + 1 } };
  const told = eveningsOf([first, next], { seed, book }).map(({ evenings }) =>
    evenings.flatMap(({ scenes }) => scenes),
  );
  expect(told).toEqual([[], [expect.stringContaining('Captain Haldenby')]]);
});

test('thanks that come days after name the day on which a man was saved', () => {
  const evening = (present: readonly string[], ...events: readonly GameEvent[]) => [
    paraded(...present),
    ...events,
    eveningCame(),
  ];
  const saved = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'driven-off')));
  const { days } = lived(evening(['haldenby'], ...saved), evening(['haldenby']), evening(['haldenby', 'quillinan']));
  const told = eveningsOf(days, { seed, book }).map(({ evenings }) => evenings.flatMap(({ scenes }) => scenes));
  const late = THANKS_LATE.map((way) => way('Captain Haldenby', 'Quillinan', 'on Sunday'));
  expect(told.slice(0, 2)).toEqual([[], []]);
  expect(late).toContain(told[2]?.[0]);
});

test('a man is asked for as many as he brought down today, and once', () => {
  const won = mission(fight(hit('G1', 'B2', 'shot-down'), hit('G2', 'B2', 'shot-down')));
  const { days } = lived([paraded(...ALL), ...won, eveningCame()]);
  const [evening] = eveningsOf(days, { seed, book })[0]?.evenings ?? [];
  expect(evening?.image).toMatch(/Quillinan/);
  expect(evening?.scenes).toEqual([]);
});

test('a man who ran where nobody of ours was left is met by nobody whom he left', () => {
  const ran = mission(
    fight(
      ...escaped('B1', 'chosen'),
      out('B1'),
      ...escaped('B2', 'chosen'),
      out('B2'),
      ...escaped('B3', 'bravery'),
      out('B3'),
    ),
  );
  expect(told(ran)).toEqual([expect.stringMatching(/^(?!.*(?:Haldenby|Quillinan)).*tufnell/)]);
});
