import { expect, test } from 'vitest';
import type { Lived } from '../../src/records/lived.ts';
import { OWN_SYSTEM, SYSTEM_NAMES } from '../../src/rulebook/fights/system-names.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';
import { anApril } from '../support/people/an-april.ts';
import { untold } from '../support/read/events-of-weight.ts';

const APRILS: readonly (readonly [string, () => Lived])[] = SYSTEM_NAMES.map((fights) => [
  fights,
  () => anApril({ word: `weight-${fights}`, flights: ['B'], book, days: fights === OWN_SYSTEM ? 21 : 3, fights }),
]);

/** The fights of the other systems take longer to fly: three days of them; `npm run prose` reads whole months. */
test.each(APRILS)('every event of weight of an April by %s is told by name in a report or the history', (_, lived) => {
  expect(untold(lived())).toEqual([]);
});
