import { expect } from 'vitest';
import { viewFor } from '../../../../src/games/cards/rules/view-for.ts';
import { machine, onTable, rule } from '../../../support/fights/cards.ts';

const MACHINES = {
  allied: ['A1 sopwith-camel 350 100 0', 'A2 spad-xiii 500 100 0'],
  german: ['G1 fokker-dr1 350 600 12'],
};

rule('W023 W044 G026', 'a side sees all of its own machines, and of the others what lies on the table', (system) => {
  const fight = onTable(system, MACHINES);
  machine(fight, 'G1').drawn.push({ deck: 'A', card: 'fire' });
  machine(fight, 'A1').drawn.push({ deck: 'A', card: 'smoke' });
  for (const [side, own, others] of [
    ['allied', ['A1', 'A2'], ['G1']],
    ['german', ['G1'], ['A1', 'A2']],
  ] as const) {
    const view = viewFor(side, fight);
    expect(view.own.map(({ id }) => id)).toEqual(own);
    expect(view.enemies.map(({ id }) => id)).toEqual(others);
    expect(JSON.stringify(view.enemies)).not.toMatch(/"drawn"|"plan"|"damage"/);
  }
});

rule('W044', 'going home costs what the battle says, and nothing after what was to be done is done', (system) => {
  const fight = onTable(system, MACHINES);
  expect(viewFor('allied', fight).exitCosts).toBe(fight.score.exit);
  const card = { side: 'allied', 'frees-exits': true } as never;
  fight.errands.push({ card, done: true, partly: false } as never);
  expect([viewFor('allied', fight).exitCosts, viewFor('german', fight).exitCosts]).toEqual([0, fight.score.exit]);
});
