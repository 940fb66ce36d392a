import { expect, test } from 'vitest';
import type { CardMission } from '../../../../src/games/cards/cards/card-scenario.ts';
import type { CardSwitch } from '../../../../src/games/cards/cards/card-systems.ts';
import { whatCounts } from '../../../../src/games/cards/screen/what-counts.ts';
import { tasksText } from '../../../../src/games/clouds/screen.ts';
import { book, scenarioOf, there } from '../../../support/fights/cards.ts';

const { scenarios } = book.fights['manoeuvre-cards'];
const told = (id: string) => whatCounts(there(scenarios[id])).map(({ label, text }) => `${label}: ${text}`);

test('what wins a scenario is told with all that is paid for, and nothing that is not', () => {
  expect(told('duel-over-the-trenches')).toEqual([
    'Won by: who has not lost a machine when the other side has: shot down, or off the table',
    'Rules: basic, with special damage, aim, tailing and the blind spot behind a tail; ' +
      'for a duel --rules all,no-explosions is recommended, or one card may end it',
  ]);
  expect(told('dawn-patrols')).toEqual([
    'Won by: who has more points',
    'Points: +2 for an enemy shot down; +1 for an enemy off the table; -1 for one’s own shot down',
    'Rules: basic, with special damage, aim, tailing and the blind spot behind a tail',
  ]);
  expect(told('bullets-in-the-mud')[1]).toBe(
    'Points: +5 for an enemy shot down; +4 for an enemy off the table while one’s own still flies; ' +
      '-6 for one’s own shot down; -4 for leaving by another edge than one’s own; ' +
      '-2 for leaving by it before all of theirs on the ground is hit; ' +
      '+1 for each point of damage to it, to what a card bears; -1 for each card of it that nobody has hit',
  );
  expect(told('bullets-in-the-mud-one-side')[0]).toBe(
    'Won by: points, and the Allies alone have any: above 0 they win, below 0 they lose',
  );
});

test('and by which rules it is played', () => {
  const said = (...switches: readonly CardSwitch[]) =>
    whatCounts(scenarioOf('wings-of-war', { switches })).find(({ label }) => label === 'Rules')?.text;
  expect(said()).toMatch(/^basic, and nothing more; for a duel --rules all,no-explosions is recommended/);
  expect(said('aim', 'no-explosions')).toBe('basic, with aim and the explosions left out');
});

test('and every errand with what it asks and brings', () => {
  expect(told('a-hard-task')).toEqual([
    'Won by: the Allies, if the picture goes home over their own edge or nobody else is left; else the Germans',
    'Rules: basic, with special damage, aim and tailing',
    'Errand, the Allies: A1 photographs T1 by a stall begun within half a ruler of it',
  ]);
  expect(told('a-hard-task-patrols').at(-1)).toContain('one of them photographs T1');
  expect(told('wings-over-cambrai').at(-1)).toBe(
    'Errand, the Allies: A1 drops bombs once, upon T1; +4 on its middle; +2 beside it; ' +
      'once it is done their way home over their own edge costs nothing; +2 to the Germans if it never is',
  );
  expect(told('wings-over-the-flanders').at(-1)).toContain(
    'A2 bombs T1 by flying over its middle, not with the observer hit; +2 for it',
  );
  expect(told('raid-over-istriana').at(-1)).toContain('+2 for coming home with it over one’s own edge');
});

test('errands of one’s own scenarios too', () => {
  const mission = (told: Partial<CardMission>): CardMission => ({
    ...there(there(scenarios['a-hard-task']).missions[0]),
    ...told,
  });
  const said = (told: Partial<CardMission>) =>
    whatCounts(scenarioOf('wings-of-war', { told: { missions: [mission(told)] } })).at(-1)?.text;
  expect(said({ kind: 'direct-guns', turns: 3 })).toContain('directs guns for three turns within a ruler of T1');
  expect(said({ kind: 'direct-guns' })).toContain('for one turn');
  expect(said({ kind: 'strafe' })).toContain('fires at T1 until it is silent');
  expect(said({ kind: 'fetch' })).toContain('takes a passenger aboard');
  expect(whatCounts(scenarioOf('wings-of-war', { told: { wins: 'last-flying' } }))[0]?.text).toContain(
    'when the other',
  );
  expect(whatCounts(scenarioOf('wings-of-war', { told: { wins: 'pictures-home' } }))[0]?.text).toBe('nobody');
});

test('In Clouds of Glory each side has its tasks', () => {
  expect(tasksText(there(book.fights['clouds-of-glory'].scenarios['cold-meat']).tasks)).toBe(
    'The Allies: +3 an Albatros down.\nThe Germans: +2 an R.E.8 down.',
  );
  expect(tasksText(there(book.fights['clouds-of-glory'].scenarios['infanteriflieger']).tasks)).toBe(
    'The Allies: +4 the D.F.W. down.\nThe Germans: +4 the battery bombed (H1); +2 the trench photographed (T1).',
  );
  expect(tasksText([])).toBe('The Allies: nothing.\nThe Germans: nothing.');
});
