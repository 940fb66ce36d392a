import { describe, expect, test } from 'vitest';
import type { Airman } from '../../../src/campaign/aircrew.ts';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { lettersOf } from '../../../src/chronicle/history/fallen.ts';
import { AWAY_ENDS, AWAY_OPENINGS } from '../../../src/chronicle/letters/words-from-elsewhere.ts';
import * as words from '../../../src/chronicle/letters/words-of-letters.ts';
import * as hopes from '../../../src/chronicle/letters/words-to-families.ts';
import { threadsOf } from '../../../src/chronicle/threads/threads-of.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { byTurns } from '../../../src/words/by-turns.ts';
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
  roll,
} from '../../support/people/told-fights.ts';

type Homecomings = EventOf<'mission-ended'>['homecomings'];
const home = (machine: string): Homecomings[number] => ({ machine, end: 'home' });

describe('a letter tells what its writer has lived through', () => {
  const told = (present: readonly string[], day: readonly GameEvent[], ...firsts: readonly string[]) =>
    lettersOf(lived([paraded(...present), ...day, eveningCame(...firsts)])).filter(({ to }) => to.startsWith('his '));

  test('who shot an enemy down writes of that, to one of his people where he comes from', () => {
    const won = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'shot-down')));
    const [letter] = told(['quillinan'], won);
    expect(letter).toMatchObject({ by: 'quillinan', to: expect.stringMatching(/^his .+ at Ennis$/) });
    expect(letter?.says).toMatch(/an Albatros D\.III of Jasta 11/);
  });

  test('one that burnt is told of as that', () => {
    const fell: GameEvent = {
      type: 'machine-came-down',
      machine: 'G1',
      how: 'shot-down',
      roll,
      words: 'In flames',
      over: 'enemy',
      side: 'enemy',
      machineFate: 'lost',
    };
    const won = mission([...fight(hit('G1', 'B2', 'shot-down')), fell]);
    expect(told(['quillinan'], won)[0]?.says).toMatch(/It burnt|brought down/);
  });

  test('his first fight is told of by a novice alone, not by one with dozens of missions behind him', () => {
    expect(told(['haldenby'], mission(fight()))[0]?.says).not.toMatch(/first time|first fight|in a fight|at last/);
  });

  test('whose nerve failed writes whom he left, and whom an enemy was driven off names his friend', () => {
    const left = mission(fight(...escaped('B2', 'bravery'), out('B2')));
    expect(told(['quillinan'], left)[0]?.says).toMatch(/(?:left|with|and) (Captain Haldenby|the others)/);
    const saved = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'driven-off')));
    expect(told(['haldenby'], saved)[0]?.says).toContain('Quillinan');
  });

  test('who put down elsewhere writes from there, and nobody else does', () => {
    const down = mission(
      [],
      [],
      [home('B1'), { machine: 'B2', end: 'emergency-field', field: 'mercatel' }, home('B3')],
    );
    expect(told(['quillinan'], down)[0]).toMatchObject({ from: 'Mercatel' });
    expect(told(['haldenby'], down)[0]).not.toHaveProperty('from');
  });

  test('nobody writes who came down or was lost, and who was the first to fall is not joked about', () => {
    const lost = mission(
      fight(hit('B1', 'G1', 'shot-down')),
      [{ airman: 'haldenby', fate: { fate: 'killed' } }],
      [{ machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }, home('B2'), home('B3')],
    );
    const [letter] = told(['haldenby', 'quillinan'], lost);
    expect(letter?.by).toBe('quillinan');
    expect(letter?.says).toContain('Captain Haldenby');
    expect(words.GRAVE_OPENINGS.some((opening) => letter?.says.startsWith(opening))).toBe(true);
  });
});

describe('the Flight Commander writes to the families of the lost', () => {
  const fallen = (
    machine: 'B1' | 'B2',
    airman: string,
    fate: CrewFate = { fate: 'killed' },
    came: readonly GameEvent[] = [],
  ) =>
    lettersOf(
      lived([
        paraded('haldenby', 'quillinan'),
        ...mission(
          [...fight(attack('G1', 'B1'), hit('G1', 'B2', 'shot-down'), hit(machine, 'G2', 'shot-down')), ...came],
          [{ airman, fate }],
          ['B1', 'B2', 'B3'].map((each) =>
            each === machine ? { machine: each, end: 'down', hex: 'G11', fate: 'lost' } : home(each),
          ),
        ),
        eveningCame(),
      ]),
    ).find(({ to }) => to.startsWith('the family'));

  test('and of a man who burnt nobody says that it was quick', () => {
    const burnt: GameEvent = {
      type: 'machine-came-down',
      machine: 'B2',
      how: 'shot-down',
      roll,
      words: 'In flames',
      over: 'allied',
      side: 'allied',
      machineFate: 'lost',
    };
    const says = fallen('B2', 'quillinan', undefined, [burnt])?.says;
    expect(says).toContain('I saw it, and there was nothing that any of us could have done.');
    expect(says).not.toContain('quick');
  });

  test('with how he fell, what he had flown and done, and what manner of man he was', () => {
    const letter = fallen('B2', 'quillinan');
    expect(letter).toMatchObject({ by: 'haldenby', to: 'the family of Lieutenant Quillinan' });
    expect(letter?.says).toMatch(/He was killed today near Vitry-en-Artois, in a fight with an Albatros D\.III/);
    expect(letter?.says).toContain('I saw it, and it was quick.');
    expect(letter?.says).toMatch(
      /He had flown \d+ times before\.|It was his \S+ flight\.|\d+ (?:flights|times|in it)|there had been \d+/,
    );
    // It is Haldenby who writes.
    expect(letter?.says).toContain('I should not be alive tonight without him.');
  });

  test('of one who was taken: that there is hope, and nothing of a death', () => {
    const letter = fallen('B2', 'quillinan', { fate: 'prisoner', wounded: false });
    expect(letter).toMatchObject({ by: 'haldenby', to: 'the family of Lieutenant Quillinan', of: 'quillinan' });
    expect(letter?.says).toMatch(/He came down today near Vitry-en-Artois, in a fight with an Albatros D\.III/);
    expect(letter?.says).toContain('I saw him go, and he had the machine in hand.');
    expect(letter?.says).not.toMatch(/killed|quick|telegram, and I wish/);
    expect(hopes.HOPES.some((hope) => letter?.says.startsWith(hope))).toBe(true);
  });

  test('one who fell on his second flight of the day had flown once more; a friend who fell too does not live by him', () => {
    const shot = fight(
      attack('G1', 'B1'),
      hit('G1', 'B2', 'shot-down'),
      hit('B2', 'G2', 'shot-down'),
      hit('B1', 'G2', 'shot-down'),
    );
    const fates = ['haldenby', 'quillinan'].map((airman) => ({ airman, fate: { fate: 'killed' as const } }));
    const last = mission(shot, fates, [
      { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' },
      { machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' },
      home('B3'),
    ]);
    const saysOf = (...day: readonly GameEvent[]) =>
      lettersOf(lived([paraded('haldenby', 'quillinan'), ...day, eveningCame()])).find(({ of }) => of === 'quillinan')
        ?.says;
    const flights = (says = '') => Number(/had flown (\d+) times before/.exec(says)?.[1]);
    expect(flights(saysOf(...mission([]), ...last))).toBe(flights(saysOf(...last)) + 1);
    expect(saysOf(...last)).not.toContain('would not be alive');
  });

  test('of the Flight Commander himself the Commanding Officer does', () => {
    const letter = fallen('B1', 'haldenby');
    expect(letter).toMatchObject({ by: 'sturrock', to: 'the family of Captain Haldenby' });
    expect(letter?.says).toContain('Quillinan');
  });

  test('where he is no more, the senior of those who came back does', () => {
    const fell = mission(
      [hit('B1', 'G2', 'shot-down')],
      [{ airman: 'haldenby', fate: { fate: 'killed' } }],
      [{ machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }, home('B2'), home('B3')],
    );
    const by = (standing: Airman['standing']) => {
      const day = lived([paraded('haldenby', 'tufnell', 'quillinan'), ...fell, eveningCame()]);
      const { commandingOfficer: officer } = day.days[0]?.dawn ?? {};
      if (officer) officer.man.standing = standing;
      return lettersOf(day).find(({ to }) => to.startsWith('the family'))?.by;
    };
    expect(by({ is: 'fit' })).toBe('sturrock');
    expect(by({ is: 'killed', since: 2 })).toBe('quillinan');
  });
});

describe('a letter to a family says of a man what may be said of him', () => {
  const written = ['heron', 'plover'].flatMap((word) =>
    lettersOf(anApril({ word, flights: ['A', 'B', 'C'], book })).filter(({ to }) => to.startsWith('the family')),
  );

  test('of one who was new, that he was; nobody had come to count on him', () => {
    const isNew = (says: string) =>
      /his (?:first|second|third|fourth) flight\.|had flown (?:once|twice|three times) before|had (?:one|two|three) flights? behind him/.test(
        says,
      );
    const praised =
      /on whom one counted|could always tell|look round for him|took things as they came|to ask him twice|first to be ready/;
    const fresh = written.filter(({ says }) => isNew(says));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.filter(({ says }) => praised.test(says))).toEqual([]);
  });

  test('his flights and his fights each in a clause of its own', () => {
    expect(written.filter(({ says }) => /on (?:\w+ of them|each of them|that occasion)/.test(says))).toEqual([]);
    const served = written.map(({ says }) => says);
    // In turns, and few fights are not told.
    for (const way of [/He had flown .+? before\./, /It was his \S+ flight\./, /He had .+? flights behind him\./])
      expect(served.some((says) => way.test(says))).toBe(true);
    expect(
      served.some((says) => / On (?:three|four|five|six) flights this month he had had to fight\./.test(says)),
    ).toBe(true);
    expect(served.some((says) => /(?:[Oo]ne flight|[Tt]wo flights) this month/.test(says))).toBe(false);
  });
});

test('who set out with a friend and had to let him go does not write that he brought him home', () => {
  const month = anApril({ word: 'left', flights: ['A', 'B', 'C'], book });
  const wrong = lettersOf(month).filter(({ day, by, says }) => {
    const his = threadsOf(month).happenings.filter((each) => each.day === day && each.man === by);
    const left = his.flatMap((each) => (each.is === 'left' ? [each.friend] : []));
    const seen = his.flatMap((each) => (each.is === 'saw-home' ? [each.friend] : []));
    return (
      seen.length > 0 && seen.every((friend) => left.includes(friend)) && /shepherded|We brought|made faces/.test(says)
    );
  });
  expect(wrong).toEqual([]);
});

test('nobody who has not crossed the lines writes that he was over them', () => {
  const days = Array.from({ length: 24 }, () => [paraded('haldenby'), ...mission([]), eveningCame()]);
  const letters = lettersOf(lived(...days));
  expect(letters).toHaveLength(days.length);
  expect(letters.filter(({ says }) => /over the lines|across the lines/.test(says))).toEqual([]);
});

test('no two letters of a campaign of three flights are alike, and two campaigns share hardly any', () => {
  const campaigns = ['rook', 'crow'].map((word) => lettersOf(anApril({ word, flights: ['A', 'B', 'C'], book })));
  for (const letters of campaigns) expect(new Set(letters.map(({ says }) => says)).size).toBe(letters.length);
  const [first = [], second = []] = campaigns.map((letters) => letters.map(({ says }) => says));
  expect(first.length).toBeGreaterThan(50);
  expect(second.filter((says) => first.includes(says)).length).toBeLessThan(4);
});

test('each beginning comes with each end but once in the evenings of three flights', () => {
  const pairs = [
    [words.OPENINGS, words.ENDS],
    [words.GRAVE_OPENINGS, words.GRAVE_ENDS],
    [AWAY_OPENINGS, AWAY_ENDS],
  ] as const;
  for (const [openings, ends] of pairs) {
    const said = Array.from({ length: 63 }, (_, place) =>
      [openings, ends].map((parts) => byTurns(parts, { seed: 'alea:1:dawn', place })).join(' '),
    );
    expect(new Set(said).size).toBe(63);
  }
});

test('nobody brought a friend home who put down elsewhere, or did so himself', () => {
  const [to, other] = ['B1', 'B2'] as const;
  const day = (...elsewhere: readonly string[]) => [
    paraded('haldenby', 'quillinan'),
    ...mission(
      [
        { type: 'moved', from: 'H01', to: 'G07', aft: 3, left: 80 },
        { type: 'machine-crippled', machine: to, result: 'lame-duck', words: 'Engine' },
        { type: 'lame-duck-escorted', machine: to, by: [other] },
      ] as readonly GameEvent[],
      [],
      [to, other, 'B3'].map((machine) =>
        elsewhere.includes(machine) ? { machine, end: 'emergency-field', field: 'mercatel' } : home(machine),
      ),
    ),
    eveningCame(),
  ];
  const brought =
    /shepherded|We brought|made faces|beside me all the way|saw me to the lines|could go no faster|had to be seen home|Bits came off|at its last gasp|So I went with him|so I went with him|had company all the same|flew home at my pace|would not go without me|throttled back|flew at my pace|to hear the end of it|and Quillinan was the next|who could not hurry|home at a walk|like an old lady/;
  const says = (...elsewhere: readonly string[]) =>
    lettersOf(lived(day(...elsewhere))).filter((letter) => brought.test(letter.says)).length;
  expect([says(), says(to), says(other)]).toEqual([1, 0, 0]);
});

describe('a letter to a family', () => {
  const down = (machine: string): Homecomings[number] => ({ machine, end: 'down', hex: 'G11', fate: 'lost' });
  const killed = { airman: 'haldenby', fate: { fate: 'killed' } } as const;
  const lastDay = (present: readonly string[], ...before: readonly GameEvent[]) => [
    paraded(...present),
    ...mission(before, [killed], [down('B1'), home('B2'), home('B3')]),
    eveningCame(),
  ];
  const toFamily = (days: ReturnType<typeof lived>) => lettersOf(days).filter(({ of }) => of === 'haldenby');

  test('says what brought him down, where that was no German', () => {
    const archie: GameEvent = {
      type: 'archie-hit',
      machine: 'B1',
      roll,
      parts: {},
      total: 7,
      result: 'critical-hit',
      words: 'A direct hit',
    };
    const [letter] = toFamily(lived(lastDay(['quillinan'], archie)));
    expect(letter?.says).toContain(', when a shell from the ground had hit the machine. ');
  });

  test('is written on the next evening that has somebody at home to write it, and says the day', () => {
    const month = lived(lastDay([]));
    const days = [...month.days, ...lived([paraded('quillinan'), eveningCame()]).days].map(({ dawn, ...day }, i) => {
      const { commandingOfficer: _, ...alone } = dawn;
      return { ...day, dawn: { ...alone, day: dawn.day + i } };
    });
    const [letter, ...others] = toFamily({ ...month, days });
    expect(others).toEqual([]);
    expect(letter?.by).toBe('quillinan');
    expect(hopes.LATE.some((opening) => letter?.says.startsWith(opening))).toBe(true);
    expect(letter?.says).toMatch(/He was killed on \d+ April/);
  });
});
