import { expect, test } from 'vitest';
import { playScenario } from '../../../../src/games/cards/rules/play-scenario.ts';
import type { CardView } from '../../../../src/games/cards/table/view.ts';
import { playBattle } from '../../../../src/procedure/resolve-fight.ts';
import { battlesOn } from '../../../../src/reading/battles.ts';
import { laidOut } from '../../../../src/reading/lay-out-battle.ts';
import { ofType } from '../../../../src/table/events.ts';
import type { Side } from '../../../../src/table/sides.ts';
import { isFor } from '../../../../src/table/whose.ts';
import { book } from '../../../support/fights/cards.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const withCards = battlesOn(book).filter(({ system }) => system === 'wings-of-war' || system === 'wings-of-glory');

test.each(withCards)(
  'W001 G001 $title ($system): whatever is thrown and answered, it comes to an end with a score',
  ({ id, system }) => {
    for (let seed = 1; seed <= 3; seed++) {
      const table = freeTable(book, seed, seed + 7);
      const battle = laidOut({ id, system }, 'the-card', book);
      playBattle(battle, table);
      expect(battle.day).toBe(2);
      const [laid] = ofType(table.events, 'cards-laid-out');
      const [counted] = ofType(table.events, 'cards-counted-up');
      expect(laid).toMatchObject({ system });
      expect(counted).toMatchObject({ scenario: laid?.scenario });
      const sum = (wanted: Side) =>
        counted?.counted.filter(({ side }) => side === wanted).reduce((whole, { points }) => whole + points, 0);
      expect({ allied: sum('allied'), german: sum('german') }).toEqual(counted?.score);
      expect(ofType(table.events, 'damage-drawn').every(({ total }) => total >= 0)).toBe(true);
    }
  },
);

test('no question shows a side what is the other’s own: plans, points, secret damage', () => {
  const scenario = book.fights['manoeuvre-cards'].scenarios['wings-over-the-flanders'];
  if (!scenario) throw new Error('No such scenario.');
  for (let seed = 1; seed <= 4; seed++) {
    const table = freeTable(book, seed, seed);
    playScenario(scenario, table);
    for (const { about } of table.asked)
      if ('view' in about && 'phase' in about.view) expectOneSided(about.side, about.view);
  }
});

const SECRETS = ['points', 'plan', 'engineHit', 'observerHit', 'rudder', 'skill'];

function expectOneSided(side: Side, { own, enemies }: CardView): void {
  expect(own.filter((each) => each.side !== side)).toEqual([]);
  expect(enemies.filter((each) => each.side === side)).toEqual([]);
  expect(enemies.flatMap((enemy) => Object.keys(enemy)).filter((key) => SECRETS.includes(key))).toEqual([]);
}

test('no event that the other side hears tells points, secret damage or what a tailer saw', () => {
  const table = freeTable(book, 3, 5);
  const scenario = book.fights['manoeuvre-cards'].scenarios['nothing-quiet'];
  if (!scenario) throw new Error('No such scenario.');
  playScenario(scenario, table);
  const machines = new Map([
    ...scenario.allied.machines.map(({ machine }) => [machine, 'allied'] as const),
    ...scenario.german.machines.map(({ machine }) => [machine, 'german'] as const),
  ]);
  for (const event of table.events) {
    if (event.type === 'damage-drawn') expect(event.for).toBe(machines.get(event.machine));
    if (event.type === 'tailed-card-shown') expect(isFor(event, machines.get(event.tailed) ?? 'allied')).toBe(false);
    if (event.type === 'special-suffered' && event.special === 'engine' && event.comes === 'counts')
      expect(event.for).toBe(machines.get(event.machine));
  }
});

test('both sides have planned before a card is shown', () => {
  const table = freeTable(book, 1, 1);
  const scenario = book.fights['manoeuvre-cards'].scenarios['dawn-patrols'];
  if (!scenario) throw new Error('No such scenario.');
  playScenario(scenario, table);
  const first = table.asked.slice(0, 12);
  expect(first.map(({ decision }) => decision)).toEqual(Array(12).fill('plan-card'));
  expect(first.every(({ about }) => 'view' in about && 'phase' in about.view && about.view.phase === 0)).toBe(true);
});
