import { expect, test } from 'vitest';
import { communique } from '../../../src/chronicle/history/communique.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { attack, escaped, fight, hit, lived, mission, out } from '../../support/people/told-fights.ts';

const chapter = (title: string, ...days: readonly (readonly GameEvent[])[]): string =>
  historyOfApril(lived(...days))
    .find((each) => each.title === title)
    ?.paragraphs.join('\n') ?? '';

const lifeOf = (surname: string, ...days: readonly (readonly GameEvent[])[]): string =>
  chapter('What Became of Them', ...days)
    .split('\n')
    .find((each) => each.includes(`${surname},`)) ?? '';

const home = (machine: string) => ({ machine, end: 'home' }) as const;
const down = (machine: string, hex: string) => ({ machine, end: 'down', hex, fate: 2 }) as const;
const fell = (machine: string): GameEvent =>
  ({ type: 'machine-came-down', machine, how: 'forced-down', words: '', side: 'allied', over: 'allied' }) as GameEvent;
const putDown = mission(
  [...fight(attack('G1', 'B2'), hit('B2', 'G1', 'forced-down')), fell('B2')],
  [],
  [home('B1'), down('B2', 'G05'), home('B3')],
);
const quiet = mission([]);

test('whom the enemy put down on our side, unhurt, has that in his life, with his days', () => {
  expect(lifeOf('Quillinan', putDown, quiet)).toMatch(
    /1 April.*(?:put|brought) down on our side.*Albatros|on our side/,
  );
  expect(lifeOf('Quillinan', putDown, putDown)).toMatch(/1 and 2 April.*the enemy|1 and 2 April by the enemy/);
  expect(lifeOf('Quillinan', quiet)).not.toContain('on our side');
});

test('(45) a decoration that Wing refused is told of him for whom it was asked', () => {
  const asked = (day: number) =>
    ({
      type: 'decoration-recommended',
      man: 'quillinan',
      decoration: 'military-cross',
      words: 'Refused',
      day,
    }) as unknown as GameEvent;
  expect(lifeOf('Quillinan', [...quiet, asked(0)], quiet)).toMatch(/(?:refused|would not have it)/);
  expect(lifeOf('Quillinan', [...quiet, asked(5)], quiet)).not.toMatch(/refused|would not have it/);
});

test('those whom a man left in several fights are not counted together', () => {
  const ran = mission(fight(...escaped('B3', 'bravery'), out('B3')));
  const [few, many] = [lifeOf('Tufnell', ran, ran), lifeOf('Tufnell', ran, ran, ran)];
  for (const life of [few, many]) expect(life).not.toMatch(/left (?:five|six|seven) others/);
});

test('days with several fights on which nobody was hurt are no quiet days', () => {
  const fought = mission(fight());
  expect(chapter('Days of Luck', fought, fought, fought, fought)).toContain(
    'nobody was hurt, though there were four fights',
  );
  expect(chapter('The Quiet Days', fought, quiet, quiet, quiet)).toContain('nobody was hurt. ');
});

test('a communique counts the fights, the enemies, and those who were sent home', () => {
  const scored = mission(fight(hit('G1', 'B2', 'damaged-abort'))).map((each) =>
    each.type === 'mission-ended'
      ? { ...each, scores: [{ why: 'enemy-damaged', who: 'quillinan', points: 4 } as const] }
      : each,
  );
  const said = (month: Lived) => month.days[0] && communique(month.days[0], month);
  expect(said(lived(scored))).toContain('One combat with two enemy machines; one was sent home damaged.');
  expect(said(lived(quiet))).not.toContain('combat');
});

test('a communique that names one of three lost machines says that it is one of them', () => {
  const lost = (machine: string) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const;
  const fates = ['haldenby', 'tufnell'].map((airman) => ({ airman, fate: { fate: 'killed' } as const }));
  const month = lived(mission([], fates, ['B1', 'B2', 'B3'].map(lost)));
  expect(month.days[0] && communique(month.days[0], month)).toContain(
    "Three of our machines have not returned (among them Lieutenant Quillinan's).",
  );
});
