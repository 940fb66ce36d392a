import { expect, test } from 'vitest';
import { paperFor } from '../../src/terminal/kit/paper.ts';
import { peopleOf } from '../../src/terminal/narration/people.ts';
import { battlePage } from '../../src/terminal/pages/battle-page.ts';

test('(34) a Lame Duck that gave way is among those who are down, and it is said how', () => {
  const struck = { aircraft: 'spad-vii', fate: 'damaged-abort', by: { machine: 'G12', gun: 'forward' } } as const;
  const men = [{ who: 'pilot', fate: { fate: 'prisoner', wounded: false } }] as const;
  const page = battlePage(
    {
      type: 'battle-ended',
      battle: 'A meeting',
      phases: 3,
      allied: [
        { ...struck, machine: 'S1', escaped: false, gaveWay: 'forced-landing', men },
        { ...struck, machine: 'S2', escaped: true, men: [] },
      ],
      germans: [],
    },
    peopleOf({ flights: [] }),
    paperFor({ columns: 100, isTerminal: false, colour: false }),
  );
  expect(page).toContain('Ours: two machines, 1 down');
  expect(page).toContain('Damaged-abort: S1, by G12, and then a Forced Landing; the pilot');
  expect(page).toContain('Damaged-abort: S2, by G12.');
});
