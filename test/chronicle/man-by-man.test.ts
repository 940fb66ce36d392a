import { describe, expect, test } from 'vitest';
import type { Flight } from '../../src/campaign/watch.ts';
import type { Lived } from '../../src/chronicle/lived.ts';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { book } from '../support/cards/book.ts';
import { anApril } from '../support/people/an-april.ts';
import { contradictions } from '../support/read/man-by-man.ts';
import { papersOf } from '../support/read/papers.ts';

const april = (word: string, flight: Flight, fights = GAME_NAMES[0]): Lived =>
  anApril({ word, flights: [flight], book, heads: 'quick', ...(fights && { fights }) });

const contradictionsIn = (lived: Lived): string[] => contradictions(lived, papersOf(lived));

/** The same campaign, with one man's entry in the state changed. */
function withMan(lived: Lived, change: (man: Lived['now']['flights'][number]['aircrew'][number]) => void): Lived {
  const now = structuredClone(lived.now);
  const man = now.flights[0]?.aircrew.find(({ missions, standing }) => missions > 0 && standing.is === 'killed');
  if (man) change(man);
  return { ...lived, now };
}

describe('what a month says of each man', () => {
  test.each(GAME_NAMES)('is the same in all its papers, with fights by %s', (fights) => {
    expect(contradictionsIn(april('by-each-game', 'B', fights))).toEqual([]);
  });

  test('a letter counts the missions on which he had to fight, and not the fights', () => {
    expect(contradictionsIn(april('m-C-2', 'C'))).toEqual([]);
  });

  test('a Commanding Officer who fell stands in the Roll of Honour', () => {
    const lived = april('m-B-76', 'B');
    expect(lived.now.commandingOfficer?.man.standing).toMatchObject({ is: 'killed' });
    expect(contradictionsIn(lived)).toEqual([]);
  });

  test('is told apart where state and papers differ', () => {
    const lived = april('m-C-2', 'C');
    const changed = withMan(lived, (man) => {
      man.missions += 1;
      man.fights += 1;
      man.bravery += 1;
      man.standing = { is: 'fit' };
    });
    const said = contradictionsIn(changed).join('\n');
    expect(said).toContain('missions: ');
    expect(said).toContain('fights: ');
    expect(said).toContain('Bravery at last: ');
    expect(said).toContain('killed by his record: true against false');
    expect(said).toMatch(/letter to his family of the (\d+): \1 against undefined/);
  });
});
