import { expect, test } from 'vitest';
import type { Aim } from '../../../../src/games/side/cards/mission-names.ts';
import { sideCounts, WINGED_VICTORY } from '../../../../src/games/side/screen.ts';
import { steadyBook as book } from '../../../support/cards/steady-book.ts';

// V124: missions first, then points; the dashboards print 5 for either.
test('what each side has come for is told, and how a battle from the side is won', () => {
  expect(WINGED_VICTORY.counts?.('the-gas-bag', book)).toBe(
    [
      'The Allies are to destroy the gas-bag at hex 26; the guns that look after it do not count.',
      'The Germans have only to stop the others: it is done where those have not done theirs.',
      'Who alone has done what he came for wins; that brings no points. Where both have, or neither, who has more points wins. A machine of theirs that is down or has landed brings hers, one that has flown off half of them: Albatros D.III 5 and Nieuport 11 5.',
      'Twelve turns at the most.',
    ].join('\n'),
  );
  expect(WINGED_VICTORY.counts?.('missions-1917', book)).toBeUndefined();
});

test('and so is every other errand, and that only a two-seater does some, where there is one', () => {
  const scenario = book.fights['winged-victory'].scenarios['correcting-fire'];
  if (!scenario) throw new Error('No scenario.');
  const { allied } = scenario;
  const told = (aim: Aim, machines = allied.machines) =>
    sideCounts({ ...scenario, allied: { ...allied, aim, machines } }, book).split('\n')[0];
  expect(told('hold-the-front')).toContain('are to fly within 12 hexes of its middle');
  expect(told('photograph')).toContain(
    'are to fly a two-seater level over the battery at hex 24, and to bring the plate home',
  );
  expect(told('direct')).toContain(
    'for five turns a two-seater of theirs keeps within two megahexes of the battery at hex 24',
  );
  const nieuports = allied.machines.filter(({ dashboard }) => dashboard === 'nieuport-11');
  expect(told('photograph', nieuports)).toContain('are to fly a machine level over the battery at hex 24');
  expect(told('direct', nieuports)).toContain('for five turns a machine of theirs keeps');
});
