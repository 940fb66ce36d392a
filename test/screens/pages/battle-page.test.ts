import { expect, test } from 'vitest';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { pointsText } from '../../../src/kit/screen/verdict-text.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { battlePage } from '../../../src/screens/pages/battle-page.ts';

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
    paperFor({ columns: 120, isTerminal: false, colour: false }),
  );
  expect(page).toContain('Allies: two machines, 1 down');
  expect(page).toContain('Damaged-abort: S1, by G12, and then a Forced Landing; the pilot');
  expect(page).toContain('Damaged-abort: S2, by G12.');
});

test('a battle that has told no score yet ends with its points, and whose day it was', () => {
  const page = (points?: { allied: number; german: number }) =>
    battlePage(
      { type: 'battle-ended', battle: 'A meeting', phases: 3, allied: [], germans: [], ...(points && { points }) },
      peopleOf({ flights: [] }),
      paperFor({ columns: 120, isTerminal: false, colour: false }),
    );
  expect(page({ allied: 5, german: 2 }).replace(/\n\s*/g, ' ')).toContain(
    'Points for machines brought down, crippled and driven off: Allies 5, Germans 2. The Allies have the day.',
  );
  expect(page()).not.toContain('The day');
});

test('whose day it was follows the points', () => {
  const points = [
    { allied: 5, german: 2 },
    { allied: 2, german: 5 },
    { allied: 2, german: 2 },
  ];
  expect(points.map(pointsText)).toEqual([
    'Allies 5, Germans 2. The Allies have the day.',
    'Allies 2, Germans 5. The Germans have the day.',
    'Allies 2, Germans 2. Neither side has the day.',
  ]);
});
