import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CARDS } from '../../../src/cards/contents.ts';
import { formatFault } from '../../../src/cards/reading/fault.ts';
import { readCard } from '../../../src/cards/reading/read-card.ts';

/** The faults of a card in which some words are written otherwise. */
function faultsOf(card: keyof typeof CARDS, written: string | RegExp, otherwise: string): string[] {
  const { file, schema } = CARDS[card];
  const text = readFileSync(`data/${file}`, 'utf8');
  const changed = text.replace(written, otherwise);
  expect(changed).not.toBe(text);
  return readCard(file, changed, schema as z.ZodType).faults.map(formatFault);
}

test.each<[string, keyof typeof CARDS, string | RegExp, string, RegExp]>([
  [
    'a Lame Duck Number without its event',
    'damageTables',
    'number: 9, event: loses-height',
    'number: 12, event: loses-height',
    /every Lame Duck Number that a table gives needs its event/,
  ],
  [
    'an event that loses no height it speaks of',
    'damageTables',
    /feet: 3000,\s+/,
    '',
    /an event that loses height says how much/,
  ],
  [
    'a wounded pilot whose machine gets no number',
    'damageTables',
    'asPilot: flies-on',
    'asPilot: lame-duck',
    /a row whose pilot makes a Lame Duck gives its number/,
  ],
  [
    'an engine that picks up and gives a number all the same',
    'damageTables',
    'result: restarts,',
    'result: restarts, lameDuck: 3,',
    /serious trouble gives a Lame Duck Number, and no other row does/,
  ],
  ['a fate that nobody can suffer', 'damageTables', 'enemy: prisoner,', 'enemy: vanished,', /`killed`, `prisoner`/],
  [
    'letters of Bravery out of order',
    'pilotSkillFiringAndBravery',
    'letter: NV',
    'letter: N',
    /one row for each letter/,
  ],
  ['a gap between two letters', 'pilotSkillFiringAndBravery', 'from: 2', 'from: 3', /begins one above the end/],
  [
    'an Archie that wants a seventh square',
    'archieAndMachineGun',
    'side: 6',
    'side: 7',
    /`side` is 7; `6`: the red die counts/,
  ],
  [
    'a roll of Archie hits that no row covers',
    'archieAndMachineGun',
    'roll: 7, result',
    'roll: 6, result',
    /no row covers the roll 7/,
  ],
  ['points lost for losing nothing', 'victoryPoints', 'lost: { vp: -', 'lost: { vp: ', /`vp` is [1-9]/],
])('a card with %s is refused, and told why', (_, card, written, otherwise, told) => {
  expect(faultsOf(card, written, otherwise).join('\n')).toMatch(told);
});
