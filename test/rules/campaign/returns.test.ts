import { expect, test } from 'vitest';
import { reportBack } from '../../../src/rules/campaign/returns.ts';
import { aPilot } from '../../support/airmen.ts';
import { book } from '../../support/campaigns.ts';
import { playLoaded } from '../../support/loaded-dice.ts';

test('(45) on his day a man is back from hospital or by road; one who missed no day’s work was never away', () => {
  const men = [
    aPilot({ id: 'hurt', standing: { is: 'wounded', back: 9 }, lastFlown: 5 }),
    aPilot({ id: 'lost', standing: { is: 'away', back: 9 }, lastFlown: 7 }),
    aPilot({ id: 'grazed', standing: { is: 'wounded', back: 9 }, lastFlown: 8 }),
    aPilot({ id: 'still', standing: { is: 'wounded', back: 10 }, lastFlown: 5 }),
    aPilot({ id: 'dead', standing: { is: 'killed', since: 5 } }),
  ];
  expect(playLoaded((table) => reportBack(men, 9, table), { book }).events).toEqual([
    { type: 'returned-to-duty', man: 'hurt', from: 'wounded' },
    { type: 'returned-to-duty', man: 'lost', from: 'away' },
  ]);
});
