import { expect, test } from 'vitest';
import { paperFor } from '../../../../src/page/paper.ts';
import { showCard } from '../../../../src/screens/cards/card-page.ts';
import { book } from '../../../support/fights/side-fights.ts';

function page(name: string): string {
  const shown = showCard(name, book, { sources: false, odds: false });
  if (shown.is !== 'shown') throw new Error(`${name}: ${shown.is}.`);
  return shown.page(paperFor({ columns: 80, isTerminal: false, colour: false }));
}

test('a scenario of Winged Victory has a page: sky, aims, machines, and what lies below', () => {
  const bag = page('the-gas-bag');
  expect(bag).toMatch(/Sky +sun over the west mat, high stratus/);
  expect(bag).toMatch(/The Allies +destroy the target\n/);
  expect(bag).toMatch(/The Germans +stop theirs; two barrages from the ground/);
  expect(bag).toMatch(/B1 +Nieuport 11 +expert +5 +10 +east +5/);
  expect(bag).toMatch(/gas bag +balloon +German +25 +5/);
  expect(page('the-depot-at-ten')).toContain('Strutter, bombs');
  expect(page('a-look-at-the-guns')).toContain('a cumulus about hex 14, level 10');
});

test('every scenario that is listed has one, and so have the missions of each year', () => {
  const { scenarios, missions } = book.fights['winged-victory'];
  for (const id of Object.keys(scenarios)) expect(page(id)).toContain('How it is played');
  for (const year of Object.keys(missions.years)) {
    const table = page(`missions-${year}`);
    expect(table).toMatch(/20 +scramble/);
    expect(table).toContain('The gas-bag hangs over the lines');
  }
  expect(page('missions-1916')).toMatch(/Machines +Nieuport 11 and Nieuport 11; of the Germans Albatros D\.II /);
  expect(page('missions-1917')).toMatch(/Machines +Sopwith Pup and Sopwith Pup; of the Germans Albatros D\.III/);
});
