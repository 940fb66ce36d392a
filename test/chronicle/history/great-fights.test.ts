import { describe, expect, test } from 'vitest';
import { greatFights, greatFightsTold } from '../../../src/chronicle/history/fights/great-fights.ts';
import howGreat from '../../../src/chronicle/history/fights/how-great.json' with { type: 'json' };
import { weightOf } from '../../../src/chronicle/history/fights/weight.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import { missionsOf } from '../../../src/chronicle/threads/threads-of.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book, steadyBook as whole } from '../../support/cards/steady-book.ts';
import { attack, combatant, escaped, fight, hit, lived, mission, out } from '../../support/people/told-fights.ts';

const joined = (...ids: readonly string[]): GameEvent => ({
  type: 'germans-joined',
  roll: { faces: [3, 4], total: 7 },
  bonus: 0,
  germans: ids.map(combatant),
});

const down = (machine: string) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const;

/** Quillinan sends one home, Germans come in, Haldenby falls, and Tufnell loses his nerve. */
const events: readonly GameEvent[] = fight(
  attack('B2', 'G2'),
  hit('G2', 'B2', 'damaged-abort'),
  joined('G39', 'G40'),
  hit('B1', 'G1', 'shot-down'),
  ...escaped('B3', 'bravery'),
  out('B1', { fate: 'shot-down', escaped: false, by: { machine: 'G1', gun: 'forward' } }),
  out('B3'),
);
const day = mission(
  events,
  [{ airman: 'haldenby', fate: { fate: 'killed' } }],
  [down('B1'), { machine: 'B2', end: 'home' }, { machine: 'B3', end: 'home' }],
).map((event) => (event.type === 'mission-ended' ? { ...event, points: -12 } : event));

const chapterOf = (events: readonly GameEvent[], ...others: readonly (readonly GameEvent[])[]) => {
  const month = lived(events, ...others);
  const [told] = missionsOf(month.days[0] as (typeof month.days)[number], book);
  const [chapter] = told ? greatFightsTold([told], { lived: month, first: undefined }) : [];
  return chapter;
};

describe('a great fight in its own chapter', () => {
  const chapter = chapterOf(day, mission([]));
  const text = chapter?.paragraphs.join(' ') ?? '';

  test('has its day in its title, and says who went out, and for what', () => {
    expect(chapter?.title).toBe('The Dawn of 1 April');
    expect(text).toMatch(
      /^At dawn on 1 April Captain Haldenby, Lieutenant Quillinan and Second Lieutenant Tufnell went out on a Dawn Patrol/,
    );
  });

  test('runs in time: who sent whom home, who came in and how many were left then, who fell, who broke', () => {
    expect(text).toContain('at 9,000 ft, three against two.');
    expect(text).toMatch(/Then a .+ came in, and it was three against|three against \w+ now|made it three against/);
    const at = (words: RegExp) => text.search(words);
    const [sent, came, fell, broke] = [
      at(/Quillinan/g) < 0 ? -1 : at(/home damaged|went home with|made off|had enough/),
      at(/came in|arrived|joined in/),
      at(/Haldenby was shot down|shot Captain Haldenby down/),
      at(/Tufnell lost his nerve|too much for Second Lieutenant Tufnell|Tufnell's nerve|Tufnell could not/),
    ];
    expect(sent).toBeGreaterThan(0);
    expect([sent, came, fell, broke].toSorted((a, b) => a - b)).toEqual([sent, came, fell, broke]);
  });

  test('says what it cost, what became of the enemies, and what the ledger has', () => {
    expect(text).toContain(
      'It cost Captain Haldenby his life. Of three machines two came home and one was lost. Of the four enemies whom they met one went home damaged, and none came down.',
    );
    expect(text).toMatch(/-12 Victory Points.*, and no mission of the month did worse\./);
    expect(text).toContain('No other mission of the month met so many.');
  });
});

test('who is told of again is the one who had hit a man, and two deeds of one man are one sentence', () => {
  const text =
    chapterOf(
      mission(
        fight(
          hit('B1', 'G1', 'damaged-abort'),
          attack('B2', 'G1'),
          hit('G1', 'B2', 'driven-off'),
          attack('B2', 'G2'),
          hit('G2', 'B2', 'forced-down'),
        ),
      ),
    )?.paragraphs.join(' ') ?? '';
  expect(text).toMatch(
    /Lieutenant Quillinan (?:who )?drove the Albatros D\.III that had hit Captain Haldenby off and forced the other|Quillinan drove the/,
  );
});

test('a fight of the mission in which nothing happened is one sentence', () => {
  const text = chapterOf(mission([...fight(), ...events]))?.paragraphs[1] ?? '';
  expect(text).toMatch(/they met .+, and nothing came of it\.$|it was .+, and nobody was the worse for it\.$/);
});

test('men who were lost after the fight are told with what ended their flight', () => {
  const engine: GameEvent = {
    type: 'straggler-met-enemy',
    machine: 'B1',
    roll: { faces: [3, 4], total: 7 },
    result: 'shot-down',
    words: 'shot down',
  };
  const text =
    chapterOf(
      mission(
        [...fight(attack('B2', 'G2'), hit('G2', 'B2', 'shot-down')), engine],
        [{ airman: 'haldenby', fate: { fate: 'killed' } }],
        [down('B1'), { machine: 'B2', end: 'home' }, { machine: 'B3', end: 'home' }],
      ),
    )?.paragraphs.join(' ') ?? '';
  expect(text).toContain('Captain Haldenby was killed afterwards when the enemy met him alone.');
  expect(text).not.toContain('It cost Captain Haldenby');
});

describe('a fight is great by how few of a thousand months have as much', () => {
  test('the counted months say so', () => {
    expect(howGreat.months).toBeGreaterThanOrEqual(334);
    const { great, ...counted } = howGreat;
    expect(great).toBeGreaterThan(8);
    expect(weightOf({ lost: 0, down: 0, met: 1, broke: 0, points: 0 }, counted)).toBe(0);
    const worst = weightOf({ lost: 9, down: 9, met: 99, broke: 9, points: 99 }, counted);
    expect(worst).toBeGreaterThan(great);
    expect(weightOf({ lost: 1, down: 0, met: 1, broke: 0, points: 0 }, counted)).toBeCloseTo(
      Math.log2(howGreat.fights / (howGreat.measures.lost[1] ?? 0)),
    );
  });

  test('a month in which nobody met anybody has none; one in which many were lost has a chapter and not two', () => {
    expect(greatFights(lived(mission([])))).toEqual([]);
    const all = ['haldenby', 'quillinan', 'tufnell'];
    const bad = mission(
      fight(...['B1', 'B2', 'B3'].map((machine) => hit(machine, 'G1', 'shot-down'))),
      all.map((airman) => ({ airman, fate: { fate: 'killed' } }) as EventOf<'mission-ended'>['fates'][number]),
      ['B1', 'B2', 'B3'].map(down),
    ).map((event) => (event.type === 'mission-ended' ? { ...event, points: -40 } : event));
    const titles = historyOfApril(lived(bad, mission([]))).map(({ title }) => title);
    expect(titles).toContain('The Dawn of 1 April');
    expect(titles).not.toContain('The Day of Three Chairs');
  });
});

test('whoever crippled the one that had hit him is told as him', () => {
  const text =
    chapterOf(
      mission(
        fight(
          hit('B2', 'G2', 'driven-off'),
          attack('B2', 'G2'),
          hit('G2', 'B2', 'damaged-abort'),
          attack('B1', 'G2'),
          hit('G2', 'B1', 'forced-down'),
        ),
      ),
    )?.paragraphs.join(' ') ?? '';
  expect(text).toMatch(/ crippled the .+ that had hit him, and Captain Haldenby forced it down\./);
});

const textOf = (...of: Parameters<typeof mission>): string => chapterOf(mission(...of))?.paragraphs.join(' ') ?? '';
const home = (machine: string) => ({ machine, end: 'home' }) as const;

test('(34) who crippled a machine and who hit it again are both told', () => {
  const again = { ...hit('B1', 'G2', 'damaged-abort'), again: true } as GameEvent;
  const text = textOf(fight(hit('B1', 'G1', 'damaged-abort'), again));
  expect(text).toMatch(/(?:hit it once more\.|It was hit again, by .+\.)/);
});

test('only few are said to be the only ones who saw it through', () => {
  const fled = fight(...escaped('B3', 'bravery'), out('B3'));
  const low = fled.map((event): GameEvent => (event.type === 'fight-over' ? { ...event, altitude: 0 } : event));
  for (const events of [fled, low]) {
    expect(textOf(events)).not.toMatch(/[Oo]nly|nobody of ours/);
    expect(textOf(events)).toMatch(/Captain Haldenby and Lieutenant Quillinan (?:had seen|still in it|fought it out)/);
  }
  const alone = fight(...escaped('B3', 'bravery'), out('B3'), ...escaped('B2', 'bravery'), out('B2'));
  expect(textOf(alone)).toMatch(/Captain Haldenby (?:had seen it through|had stayed so long|, and there it ended)/);
});

test('it is the fight that breaks up, and not the machine told of before', () => {
  const many = Array.from({ length: 3 }, () => fight(hit('B1', 'G1', 'driven-off')));
  expect(textOf(many.flat())).not.toContain(' It broke up at ');
});

test('who had left a fight for want of nerve, and was in the next one, is with the others again', () => {
  const text = textOf([...fight(...escaped('B3', 'bravery'), out('B3')), ...fight(hit('B3', 'G1', 'damaged-abort'))]);
  expect(text).toContain('Second Lieutenant Tufnell, who had left the fight before, was with them again.');
});

test('each later fight of a mission is begun in its own way', () => {
  const fights = Array.from({ length: 4 }, () => fight(hit('B1', 'G1', 'driven-off')));
  const [, , ...later] = chapterOf(mission(fights.flat()))?.paragraphs.slice(0, -1) ?? [];
  const begun = later.map((paragraph) => paragraph.split(/[.,:]/)[0]);
  expect(new Set(begun).size).toBe(begun.length);
});

test('every machine of a mission is accounted for', () => {
  const country = { machine: 'B2', end: 'down', hex: 'G11', fate: 3 } as const;
  const field = { machine: 'B3', end: 'emergency-field', field: 'north' } as const;
  expect(textOf(fight(), [], [down('B1'), country, field])).toContain(
    'Of three machines one landed at another field, one came down in the country and was saved and one was lost.',
  );
  expect(textOf(fight(), [], [down('B1'), down('B2'), down('B3')])).toContain('All three machines were lost.');
  expect(textOf(fight(), [], [home('B1'), home('B2'), home('B3')])).toContain('All three machines came home.');
});

test('a machine is crippled, and not a man; and where he came down is told', () => {
  const { machine, side } = { machine: 'B1', side: 'enemy' } as const;
  const text = textOf(
    [
      ...fight(hit('B1', 'G1', 'damaged-abort')),
      { type: 'machine-came-down', machine, how: 'forced-landing', words: '', side, over: side } as GameEvent,
    ],
    [{ airman: 'haldenby', fate: { fate: 'prisoner', wounded: false } }],
    [down('B1'), home('B2'), home('B3')],
  );
  expect(text).toMatch(
    /Captain Haldenby, in a machine hit by an? .+, came down .+ on the wrong side of the lines, and was taken prisoner\./,
  );
});

test('(29) that a man lived through it is told, where his machine broke up in the air', () => {
  const fallen = { type: 'machine-came-down', machine: 'B1', how: 'shot-down', words: 'Breaks up' } as const;
  const text = textOf(
    [...fight(hit('B1', 'G1', 'shot-down')), { ...fallen, side: 'trenches', over: 'trenches' } as GameEvent],
    [{ airman: 'haldenby', fate: { fate: 'wounded', days: 6 } }],
    [down('B1'), home('B2'), home('B3')],
  );
  expect(text).toContain(
    'That Captain Haldenby came alive out of a machine that broke up in the air nobody could explain.',
  );
});

test('who was told of in the sentence before is he, and who had the same end is told with him', () => {
  const broke = fight(hit('B3', 'G1', 'driven-off'), ...escaped('B3', 'bravery'), out('B3'));
  expect(textOf(broke)).not.toMatch(/Tufnell[^.]*\. Second Lieutenant Tufnell/);
  const fell = (machine: string): GameEvent => ({
    type: 'machine-came-down',
    machine,
    how: 'forced-landing',
    roll: { faces: [3, 4], total: 7 },
    words: '',
    side: 'enemy',
    over: 'enemy',
    machineFate: 'lost',
  });
  const text = textOf(
    [...fight(hit('B1', 'G1', 'damaged-abort'), hit('B2', 'G1', 'damaged-abort')), fell('B1'), fell('B2')],
    ['haldenby', 'quillinan'].map((airman) => ({ airman, fate: { fate: 'prisoner', wounded: false } })),
    [down('B1'), down('B2'), home('B3')],
  );
  expect(text).toMatch(/Captain Haldenby and Lieutenant Quillinan, in machines hit by .+, and were taken prisoner\./);
});

test('the one man among the counters has his whole name once in a chapter', () => {
  const withHim = {
    ...lived(mission(fight(hit('B1', 'G1', 'driven-off'), hit('B2', 'G1', 'driven-off')))),
    book: whole,
  };
  const [day] = withHim.days;
  const [told] = day ? missionsOf(day, whole) : [];
  const [chapter] = told ? greatFightsTold([told], { lived: withHim, first: undefined }) : [];
  expect(chapter?.paragraphs.join(' ').match(/Manfred von Richthofen/g)).toHaveLength(1);
  expect(chapter?.paragraphs.join(' ')).toMatch(/(?<!von )Richthofen (?:drove|hit)|by Richthofen/);
});
