import { expect, test } from 'vitest';
import type { FlyingMachine, LameDuck } from '../../../../src/campaign/mission-log.ts';
import { meetEngineTrouble } from '../../../../src/procedure/mission/lame-duck/engine-trouble.ts';
import { chooseFields, fieldFor } from '../../../../src/procedure/mission/lame-duck/field-for-lame-duck.ts';
import { aFighter } from '../../../support/people/aboard.ts';
import { aParty, aSpad, book } from '../../../support/people/activities.ts';
import { orders, play } from '../../../support/table/spine.ts';

const engine = (heads: NonNullable<LameDuck['heads']>): LameDuck => ({ number: 3, climbs: false, repair: 0, heads });

function choose(hex: string, machines: FlyingMachine[], ...answers: ('nearest' | 'home')[]) {
  const party = aParty(machines, hex);
  const { asked } = play((table) => chooseFields(party, orders(), table), [], { 'lame-duck-field': answers });
  return { asked, heads: party.machines.map(({ lameDuck }) => lameDuck?.heads) };
}

test('(21) serious engine trouble leaves the field open', () => {
  const { result } = play(
    (table) => meetEngineTrouble([aFighter()], table),
    ['machine-in-trouble 11', 'engine-trouble 33'],
  );
  expect(result.harm).toMatchObject({ is: 'lame-duck', lameDuck: { heads: 'open' } });
});

test.each(['nearest', 'home'] as const)('(21) the commander chooses %s, once', (heads) => {
  const first = choose('H12', [aSpad({ lameDuck: engine('open') }), aSpad({ id: 'B2' })], heads);
  expect(first.asked).toMatchObject([{ decision: 'lame-duck-field', options: ['nearest', 'home'] }]);
  expect(first.heads).toEqual([heads, undefined]);
  expect(choose('H10', [aSpad({ lameDuck: engine(heads) })]).asked).toEqual([]);
});

test('(33) any other Lame Duck makes for the nearest, and nobody is asked', () => {
  expect(choose('H12', [aSpad({ lameDuck: { number: 6, climbs: true, repair: 2 } })]).asked).toEqual([]);
});

test('(21) where home is the nearest there is nothing to choose', () => {
  expect(choose('H03', [aSpad({ lameDuck: engine('open') })])).toEqual({ asked: [], heads: ['nearest'] });
});

test('(21) (36) a Straggler keeps to home where that was chosen, and else makes for the nearest', () => {
  expect(fieldFor([aSpad({ lameDuck: engine('home') })], 'H12', book).field).toBe('amiens');
  expect(fieldFor([aSpad({ lameDuck: engine('open') })], 'H12', book).field).toBe('mercatel');
});
