import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED } from '../../src/cards/own-squadron/shipped.ts';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { isForbidden } from '../../src/procedure/campaign/new-name.ts';
import { lackingCards } from '../../src/reading/lacking.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { simulateOne } from '../../src/simulation/simulation.ts';
import { book } from '../support/cards/book.ts';
import { printed } from '../support/cards/printed.ts';

const loaded = SHIPPED.map((name) => [name, loadRulebook('data', join('data/squadrons', name), printed)] as const);

test.each(loaded)('%s: a month is flown by its duties and no others', { timeout: 60_000 }, (_, own) => {
  const flown = simulateOne(1, { policy: 'prudent', flight: 'B', seed: 'others', campaigns: 1 }, own);
  const duties = own.squadron?.duties.map(({ mission }) => mission) ?? [];
  expect(duties).toEqual(expect.arrayContaining(Object.keys(flown.missions)));
  expect(flown.counts.sorties).toBeGreaterThan(40);
  expect(flown.byDay).toHaveLength(21);
});

test('two-seaters that have no fighters go out on patrol together, and not by twos', { timeout: 60_000 }, () => {
  const [, own = book] = loaded.find(([name]) => name === 'bristols') ?? [];
  const { missions } = simulateOne(2, { policy: 'prudent', flight: 'A', seed: 'others', campaigns: 1 }, own);
  const { sorties = 0, flown = 1 } = missions['offensive-line-patrol'] ?? {};
  expect(sorties / flown).toBeGreaterThan(2);
});

test.each(loaded)('%s can be fought out in each of the five games', (_, own) => {
  expect(GAME_NAMES.map((system) => lackingCards(system, own))).toEqual(GAME_NAMES.map(() => []));
});

test.each(loaded)(
  '%s: nobody in it, and nobody sent out to it, is a known airman of 1917, or in another squadron',
  (_, own) => {
    const { flights, commander } = own.squadronNotes;
    const men = [...flights.flatMap(({ people }) => people), ...(commander ? [commander] : [])].map(
      ({ surname, life }) => ({
        surname,
        forenames: life?.forenames ?? '',
      }),
    );
    const named =
      own.squadron?.replacements?.map(({ forenames, surname }) => ({ surname, forenames: forenames.join(' ') })) ?? [];
    const all = [...men, ...named];
    expect(all.filter((man) => isForbidden(man, book.names.forbidden))).toEqual([]);
    expect(all.every(({ forenames }) => forenames !== '')).toBe(true);
    const ours = book.squadronNotes.flights.flatMap(({ people }) => people.map(({ surname }) => surname));
    expect(all.filter(({ surname }) => ours.includes(surname))).toEqual([]);
    expect(new Set(all.map(({ surname, forenames }) => surname + forenames[0])).size).toBe(all.length);
  },
);
