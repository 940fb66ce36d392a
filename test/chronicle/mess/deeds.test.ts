import { expect, test } from 'vitest';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { eveningCame, fight, hit, lived, mission, paraded } from '../../support/people/told-fights.ts';

type Ended = EventOf<'mission-ended'>;
const home = (machine: string): Ended['homecomings'][number] => ({ machine, end: 'home' });
const HOME = ['B1', 'B2', 'B3'].map(home);
const ALL = ['haldenby', 'quillinan', 'tufnell'];

/** What the evening begins with after such a day, by each of twelve seeds. */
const saidAfter = (events: readonly GameEvent[]): string[] =>
  Array.from({ length: 12 }, (_, i) => {
    const { days } = lived([paraded(...ALL), ...events, eveningCame()]);
    return eveningsOf(days, { seed: `${i}`, book })[0]?.evenings[0]?.image ?? '';
  });

const fated = (airman: string, fate: CrewFate): Ended['fates'] => [{ airman, fate }];
/** The same mission with these Victory Points. */
const scored = (events: readonly GameEvent[], ...scores: Ended['scores']): GameEvent[] =>
  events.map((each) => (each.type === 'mission-ended' ? { ...each, scores } : each));
/** A fight in which only these of ours are, against so many. */
const against = (many: number, ...ours: readonly string[]): GameEvent[] =>
  fight().map((each) => {
    const numbers = Array.from({ length: many }, (_, i) => i + 1);
    if (each.type === 'enemy-met') return { ...each, numbers };
    return each.type === 'fight-began'
      ? {
          ...each,
          allied: each.allied.filter(({ id }) => ours.includes(id)),
          germans: numbers.map((number) => ({ ...each.germans[0], id: `G${number}` })) as never,
        }
      : each;
  });
const crewHit = { type: 'crew-hit', machine: 'B2', who: 'pilot', effect: 'flies-on' } as unknown as GameEvent;
const jam = { type: 'jam-tried', machine: 'B2', gun: 'forward', result: 'permanent' } as unknown as GameEvent;

test('who forced an enemy down is named on that evening, and who was hit before he did it, with that', () => {
  for (const said of saidAfter(mission(fight(hit('G1', 'B2', 'forced-down')))))
    expect(said).toMatch(/Quillinan.*Albatros D\.III|Albatros D\.III.*Quillinan/);
  const wound = fated('quillinan', { fate: 'wounded', days: 4 });
  for (const said of saidAfter(mission(fight(crewHit, hit('G1', 'B2', 'forced-down')), wound, HOME)))
    expect(said).toMatch(
      /Quillinan had been hit already|with a wound in him|They hit Quillinan first|and after that he hit/,
    );
});

test('who sent several home is named with their number, and of Jasta 11 with its name', () => {
  const two = fight(hit('G1', 'B2', 'damaged-abort'), hit('G2', 'B2', 'damaged-abort'));
  for (const said of saidAfter(mission(two)))
    expect(said).toMatch(/(?:^|\. )(?=.*Quillinan)(?=.*[Tt]wo).*Jasta 11|red machines/);
  for (const said of saidAfter(mission(fight(hit('G1', 'B2', 'damaged-abort'))))) expect(said).toMatch(/Quillinan/);
});

test('a plate that the Wing has waited for is told with who brought it; a poor one is not', () => {
  const plate = (what: string, points: number) =>
    saidAfter(scored(mission([]), { points, why: 'plates', who: 'B3', what }));
  for (const said of plate('average', 25)) expect(said).toContain('tufnell');
  for (const said of plate('poor', 3)) expect(said).not.toMatch(/plate|tank|print/);
});

test('who was alone with many, and who had to fight alone again and again, has that told', () => {
  for (const said of saidAfter(mission(against(5, 'B2'))))
    expect(said).toMatch(/(?=.*Quillinan).*[Ff]ive|Quillinan.*five/);
  const thrice = [...against(1, 'B2'), ...against(1, 'B2'), ...against(1, 'B2')];
  for (const said of saidAfter(mission(thrice))) expect(said).toMatch(/Quillinan.*(?:three|twice)|three.*Quillinan/);
  expect(saidAfter(mission(against(2, 'B2'))).filter((said) => /alone|by himself|nobody else/.test(said))).toEqual([]);
});

test('who fought on with a gun that had jammed for good has that told', () => {
  const day = mission([...against(2, 'B1', 'B2'), jam, ...against(2, 'B2'), ...against(2, 'B1', 'B2')]);
  for (const said of saidAfter(day)) expect(said).toMatch(/Quillinan/);
  for (const said of saidAfter(day)) expect(said).toMatch(/gun.*jam|jam.*gun|gun that would not fire/);
});

test('a column that was shot up is told with who came upon it', () => {
  const column = { type: 'ground-target-hit', machine: 'B2', name: 'Column of lorries', hits: 6, needed: 5, points: 2 };
  for (const said of saidAfter(mission([column as unknown as GameEvent])))
    expect(said).toMatch(/Quillinan.*a column of lorries/);
});

test('on the evening of a loss one heavy deed is told, and nothing of his own who is lost', () => {
  const lost = mission(
    fight(hit('G1', 'B2', 'damaged-abort'), hit('B2', 'G2', 'shot-down')),
    fated('quillinan', { fate: 'killed' }),
    [home('B1'), { machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' }, home('B3')],
  );
  // That he was in the fight is no deed of his.
  for (const said of saidAfter(lost)) expect(said.replace(/^[^.]*Jasta 11[^.]*\./, '')).not.toContain('Quillinan');
  const other = mission(
    fight(hit('G1', 'B1', 'forced-down'), hit('B2', 'G2', 'shot-down')),
    fated('quillinan', { fate: 'killed' }),
    [home('B1'), { machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' }, home('B3')],
  );
  for (const said of saidAfter(other)) expect(said).toMatch(/Captain Haldenby/);
});

test('a column that two of ours shot up is told of both', () => {
  const column = { type: 'ground-target-hit', name: 'Column of lorries', needed: 2, points: 2 };
  const hits = [1, 2].map((hits) => ({ ...column, machine: `B${hits}`, hits }) as unknown as GameEvent);
  for (const said of saidAfter(mission(hits)))
    expect(said).toMatch(/Captain Haldenby and Quillinan.*a column of lorries/);
});

test('an enemy who was forced down on our side is not there any more', () => {
  const forced = mission(fight(hit('G1', 'B2', 'forced-down')));
  const where = (hex: string) =>
    saidAfter(
      scored(forced, { points: 7, why: 'enemy-forced-down', who: 'quillinan', what: 'Albatros D.III', where: hex }),
    );
  const gone = /wheel-marks|got off again|did not wait for the gunners|was away before anybody came/;
  for (const said of where('G05')) expect(said).toMatch(gone);
  for (const said of where('G11')) expect(said).not.toMatch(gone);
});
