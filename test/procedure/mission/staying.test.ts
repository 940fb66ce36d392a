import { expect, test } from 'vitest';
import { gunsUnder } from '../../../src/kit/ground-fire/guns-in-hex.ts';
import { move } from '../../../src/procedure/mission/movement.ts';
import { ordersOf } from '../../../src/procedure/mission/party-view.ts';
import { aLog, aParty, aSpad, book } from '../../support/people/activities.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

test('(42) a flight that stays over a hex that it entered through a heavy hex-side is still under its batteries', () => {
  const party = aParty([aSpad()], 'J17', { cameFrom: 'J16' });
  const orders = ordersOf('mission', aLog('long-reconnaissance'), book);
  const { result } = playLoaded(
    (table) => {
      move(party, { from: party.altitude, mayChangeHeight: true }, orders, table);
      return gunsUnder(party.hex, party.cameFrom, new Map(), table);
    },
    { book, dice: ['archie-presence 5 5'], answers: { movement: ['stay'] } },
  );
  expect(result).toEqual({ archie: true, machineGuns: false });
});
