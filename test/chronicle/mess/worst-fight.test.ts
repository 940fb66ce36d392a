import { expect, test } from 'vitest';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { eveningCame, fight, fightOf, hit, lived, mission, paraded } from '../../support/people/told-fights.ts';

type Homecomings = EventOf<'mission-ended'>['homecomings'];
const home = (machine: string): Homecomings[number] => ({ machine, end: 'home' });
const down = (machine: string): Homecomings[number] => ({ machine, end: 'down', hex: 'G11', fate: 'lost' });
const field = (machine: string): Homecomings[number] => ({ machine, end: 'emergency-field', field: 'mercatel' });

/** What the evening begins with after such a day, by each of twelve seeds. */
const saidAfter = (...events: readonly GameEvent[]): string[] =>
  Array.from({ length: 12 }, (_, i) => {
    const { days } = lived([paraded('haldenby', 'quillinan', 'tufnell'), ...events, eveningCame()]);
    return eveningsOf(days, { seed: `${i}`, book })[0]?.evenings[0]?.image ?? '';
  });

const badlyHit = hit('B2', 'G1', 'damaged-abort');

test('an evening after a fight that crippled a machine says where it was, and who was in it with whom', () => {
  const saidOfIt = saidAfter(...mission(fight(badlyHit), [], [home('B1'), field('B2'), home('B3')]));
  for (const said of saidOfIt) {
    expect(said).toMatch(/Captain Haldenby, Quillinan and tufnell/i);
    expect(said).toMatch(/two of Jasta 11/i);
    expect(said).toMatch(/at dawn/i);
  }
});

test('it is the fight that cost most, and three or more are counted', () => {
  const lost = hit('B3', 'G2', 'shot-down');
  const day = mission(
    [...fight(badlyHit), ...fightOf(['B2', 'B3'], lost), ...fight()],
    [],
    [home('B1'), home('B2'), down('B3')],
  );
  for (const said of saidAfter(...day)) {
    expect(said).toMatch(/(?<!Haldenby, )Quillinan and tufnell/);
    expect(said).toMatch(/\b(?:of |were |had |makes |: )?three fights\b/);
  }
});

test('a fight that cost nothing is left to those who did something in it', () => {
  for (const said of saidAfter(...mission(fight(hit('G1', 'B2', 'damaged-abort')))))
    expect(said).not.toMatch(/at dawn|in all/i);
});

test('two whom one fight brought down are no matter of one place', () => {
  const both = [hit('B2', 'G1', 'forced-down'), hit('B3', 'G2', 'forced-down')];
  for (const said of saidAfter(...mission(fight(...both), [], [home('B1'), down('B2'), down('B3')])))
    expect(said).not.toMatch(/one place|same place/);
});
