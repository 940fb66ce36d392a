import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CardMark, danglingReferences, defines, marksIn, refersTo } from '../../src/cards/marks.ts';
import { type FaultAt, formatFault } from '../../src/cards/reading/fault.ts';
import { jsonSchemaOf } from '../../src/cards/reading/json-schema.ts';

const schema = jsonSchemaOf(
  z.strictObject({
    hexes: z.array(z.strictObject({ hex: defines('hex'), to: z.array(refersTo('hex')) })),
    field: z.union([refersTo('hex'), z.literal('none')]).optional(),
    airmen: z.record(defines('airman'), z.string()).optional(),
    other: z.string().optional(),
  }),
);

test('ids that a card defines and refers to are found with their place', () => {
  const card = { hexes: [{ hex: 'H09', to: ['H10'] }], field: 'H11', airmen: { appleton: 'Lieutenant' }, other: 'H12' };
  expect(marksIn(card, schema)).toEqual([
    { act: 'defines', thing: 'hex', id: 'H09', path: ['hexes', 0, 'hex'] },
    { act: 'refers', thing: 'hex', id: 'H10', path: ['hexes', 0, 'to', 0] },
    { act: 'refers', thing: 'hex', id: 'H11', path: ['field'] },
    { act: 'defines', thing: 'airman', id: 'appleton', path: ['airmen', 'appleton'] },
  ]);
});

test('a number may be an id', () => {
  expect(marksIn({ hexes: [{ hex: 7, to: [] }] }, schema)).toMatchObject([{ id: '7' }]);
});

test.each([
  ['a word that stands for none', { field: 'none' }],
  ['a value of another kind', { field: true }],
  ['nothing', { field: null }],
  ['a key that the schema does not know', { strange: { hex: 'H09' } }],
])('%s is no id', (_, card) => {
  expect(marksIn(card, schema)).toEqual([]);
});

describe('a reference to what no card describes', () => {
  const file = (name: string, ...marks: CardMark[]) => ({
    marks,
    place: ({ path, ...words }: FaultAt) => ({ file: name, line: path.length, column: 1, ...words }),
  });
  const mark = (act: CardMark['act'], id: string, thing = 'hex'): CardMark => ({ act, thing, id, path: ['hex'] });
  const told = (...files: ReturnType<typeof file>[]) => danglingReferences(files).map(formatFault);

  test('is told where it stands, with those that there are and the one that was meant', () => {
    expect(
      told(file('map.yaml', mark('defines', 'H09'), mark('defines', 'arras')), file('a.yaml', mark('refers', 'aras'))),
    ).toEqual(['a.yaml, line 1, column 1: there is no hex called aras; the cards know H09, arras. Write arras.']);
  });

  test('is none where any card describes it, itself included', () => {
    expect(told(file('map.yaml', mark('refers', 'H09')), file('b.yaml', mark('defines', 'H09')))).toEqual([]);
    expect(told(file('map.yaml', mark('refers', 'H09'), mark('defines', 'H09')))).toEqual([]);
  });

  test('is one although something of another kind has that id', () => {
    expect(told(file('a.yaml', mark('defines', 'H09', 'airman'), mark('refers', 'H09')))).toEqual([
      'a.yaml, line 1, column 1: there is no hex called H09; the cards know none. Check the id.',
    ]);
  });

  test('does not list more than a dozen', () => {
    const many = Array.from({ length: 13 }, (_, n) => mark('defines', `column-${n}`));
    expect(told(file('map.yaml', ...many, mark('refers', 'nowhere')))).toEqual([
      'map.yaml, line 1, column 1: there is no hex called nowhere; the cards know 13 of them. Check the id.',
    ]);
  });
});
