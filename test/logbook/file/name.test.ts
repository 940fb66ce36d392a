import { expect, test } from 'vitest';
import { campaignName, fileOf, nameOf } from '../../../src/logbook/file/name.ts';
import { reasonOf } from '../../support/people/campaigns.ts';

test.each([
  'dawn',
  'Bloody April',
  'what-if_2',
  '1917',
  'Zoë',
  'Größe',
  'Весна',
  '春',
  'console',
  'com10',
  'x'.repeat(40),
])('"%s" names a campaign', (name) => {
  expect(campaignName(name)).toBe(name);
});

test('letters typed with their accents apart are put together: one name, one file', () => {
  expect(campaignName('Zoe\u0308')).toBe('Zoë');
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(41), 'long'],
  ['..', 'sign'],
  ['.', 'sign'],
  ['a.b', 'sign'],
  ['../dawn', 'sign'],
  ['a/b', 'sign'],
  ['a\\b', 'sign'],
  ['C:dawn', 'sign'],
  ['da\u0000wn', 'sign'],
  ['da\nwn', 'sign'],
  ['da\u202Ewn', 'sign'],
  ['da\u200Bwn', 'sign'],
  ['da\u00A0wn', 'sign'],
  ['dawn*', 'sign'],
  ['dawn?', 'sign'],
  ['"dawn"', 'sign'],
  ['<dawn>', 'sign'],
  ['da|wn', 'sign'],
  ['~dawn', 'sign'],
  ['$HOME', 'sign'],
  ['\uD800', 'sign'],
  [' dawn', 'edge'],
  ['dawn ', 'edge'],
  ['-dawn', 'edge'],
  ['CON', 'reserved'],
  ['prn', 'reserved'],
  ['Aux', 'reserved'],
  ['nul', 'reserved'],
  ['com1', 'reserved'],
  ['LPT9', 'reserved'],
  ['COM²', 'reserved'],
])('%j is refused as a name: %s', (name, because) => {
  expect(reasonOf(() => campaignName(name))).toEqual({ why: 'bad-name', name, because });
});

test('a campaign and its file know each other; other files are no campaigns', () => {
  expect(fileOf('dawn')).toBe('dawn.wof.jsonl');
  expect(nameOf('dawn.wof.jsonl')).toBe('dawn');
  for (const file of ['README.md', 'dawn.wof.lock', 'dawn.damaged-1.jsonl', 'dawn.wof.jsonl.new'])
    expect(nameOf(file)).toBeUndefined();
});
