import { expect, test } from 'vitest';
import { atAGlance } from '../../src/chronicle/at-a-glance.ts';
import { dayTold, namesOf } from '../../src/chronicle/history/happenings-told.ts';
import { historyOfApril } from '../../src/chronicle/history-of-april.ts';
import { allFlown, type Lived, sortiesOf } from '../../src/chronicle/lived.ts';
import { remarksOn } from '../../src/chronicle/remarks.ts';
import { threadsOf } from '../../src/chronicle/threads/threads-of.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../support/cards/steady-book.ts';
import { fight, hit, lived, mission, out, roll } from '../support/people/told-fights.ts';

/** A campaign that is in the middle of its last day. */
const inTheMiddle = (told: Lived): Lived => ({ ...told, now: { ...told.now, day: told.days.length } });

test('what stood at dawn is told with what was flown until dawn: today counts from tomorrow on', () => {
  const month = inTheMiddle(lived(mission(fight()), mission(fight())));
  expect(atAGlance(month)).toMatchObject({ flown: 1, sorties: 3 });
  expect(JSON.stringify(historyOfApril(month))).toContain('Of one mission asked of it before 2 April it flew one.');
});

test('a machine that two saw go down is one sentence, and none in what became of them', () => {
  const month = lived(
    mission(
      fight(hit('B1', 'G1', 'shot-down')),
      [{ airman: 'haldenby', fate: { fate: 'killed' } }],
      [
        { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' },
        { machine: 'B2', end: 'home' },
        { machine: 'B3', end: 'home' },
      ],
    ),
  );
  const told = dayTold(threadsOf(month).happenings, namesOf(month));
  expect(told.filter((each) => / saw /.test(each))).toEqual([
    'Captain Haldenby was killed near Vitry-en-Artois by an Albatros D.III of Jasta 11, and Lieutenant Quillinan and tufnell saw it.',
  ]);
  const men = historyOfApril(month).find(({ title }) => title === 'What Became of Them')?.paragraphs ?? [];
  expect(men.filter((each) => / saw .* go down/.test(each))).toEqual([]);
});

test('a balloon that two have burnt is one sentence in the history', () => {
  const struck = (machine: string): GameEvent => ({
    type: 'balloon-struck',
    mission: 'dawn-patrol',
    machine,
    name: 'Balloon at Oppy',
    effect: 'destroyed',
    holes: 1,
    isDown: machine === 'B2',
    roll,
    parts: {},
    total: 7,
  });
  const month = lived(mission([struck('B1'), struck('B2')]));
  expect(dayTold(threadsOf(month).happenings, namesOf(month))).toEqual([
    'Captain Haldenby and Lieutenant Quillinan burnt the balloon at Oppy.',
  ]);
});

test('whom an unnamed enemy finished on his way home was not brought down by him who crippled him', () => {
  const met = (result: 'escaped' | 'shot-down'): GameEvent => ({
    type: 'straggler-met-enemy',
    machine: 'B2',
    roll,
    result,
    words: 'Met',
  });
  const by = (result: 'escaped' | 'shot-down') => {
    const killed = { airman: 'quillinan', fate: { fate: 'killed' } } as const;
    const down = { machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' } as const;
    const month = lived(mission([...fight(hit('B2', 'G1', 'damaged-abort')), met(result)], [killed], [down]));
    return threadsOf(month).happenings.flatMap((each) => (each.is === 'killed' ? [each.by] : []));
  };
  expect(by('escaped')).toEqual([1]);
  expect(by('shot-down')).toEqual([undefined]);
});

test('a fight of any game says in the remarks who was driven off, badly hit, and by whom', () => {
  const remarks = (...events: readonly GameEvent[]) => {
    const [flown] = allFlown(lived(mission(fight(...events))));
    return (flown ? sortiesOf(flown) : []).map((sortie) => remarksOn(sortie, book).slice(1));
  };
  const byG1 = { by: { machine: 'G1', gun: 'forward' } } as const;
  const byB2 = { by: { machine: 'B2', gun: 'forward' } } as const;
  expect(
    remarks(out('B1', { fate: 'driven-off', ...byG1 }), out('G1', { side: 'german', fate: 'driven-off', ...byB2 })),
  ).toEqual([['Driven Off by an Albatros D.III'], ['Drove off an Albatros D.III'], []]);
  expect(remarks(out('B1', { fate: 'damaged-abort' }))).toEqual([['Badly hit'], [], []]);
  // On the Initiative Track each hit has been remarked already.
  expect(remarks(hit('B1', 'G1', 'driven-off'), out('B1', { fate: 'driven-off', ...byG1 }))[0]).toEqual([
    'Driven Off by an Albatros D.III',
  ]);
});

test("an observer's victory is his in every record: his pilot's says by whom it was", () => {
  const crew = [
    { airman: 'sadler', rank: 'Lieutenant', surname: 'Sadler' },
    { airman: 'kyle', rank: 'Sergeant', surname: 'Kyle' },
  ] as const;
  const events = mission([]).map((event): GameEvent => {
    if (event.type === 'mission-began') return { ...event, machines: [{ machine: 'B7', aircraft: 'fk8', men: crew }] };
    const score = { points: 5, why: 'enemy-shot-down', who: 'kyle', what: 'Albatros D.III' } as const;
    return event.type === 'mission-ended' ? { ...event, scores: [score] } : event;
  });
  const [flown] = allFlown(lived(events));
  const [sortie] = flown ? sortiesOf(flown) : [];
  if (!sortie) return expect.unreachable('a mission without a machine');
  expect(remarksOn(sortie, book)).toEqual(['An Albatros D.III shot down by Sergeant Kyle']);
  expect(remarksOn(sortie, book, 'kyle')).toEqual(['An Albatros D.III shot down']);
});
