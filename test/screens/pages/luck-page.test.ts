import { expect, test } from 'vitest';
import { luckLedger } from '../../../src/odds/luck/ledger.ts';
import { luckPage } from '../../../src/screens/pages/luck-page.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book } from '../../support/people/campaigns.ts';
import { plain } from '../../support/plain-paper.ts';

const roll = { faces: [3, 4], total: 7 };

const began: GameEvent = {
  type: 'mission-began',
  mission: 'artillery-spotting',
  flight: 'B',
  watch: 'morning',
  zones: ['B'],
  machines: [
    {
      machine: 'B7',
      aircraft: 'fk8',
      men: [
        { airman: 'ridsdale', rank: 'Sergeant', surname: 'Ridsdale' },
        { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell' },
      ],
    },
  ],
};

const combatant = { skill: 3, firing: 'C', guns: {}, lameDuck: false } as const;
const fight: GameEvent = {
  type: 'fight-began',
  system: 'wings-over-france',
  altitude: 8000,
  dfd: 40,
  over: 'trenches',
  allied: [{ ...combatant, id: 'B7', aircraft: 'fk8' }],
  germans: [{ ...combatant, id: 'G12', aircraft: 'albatros-d3' }],
};

type Hit = Extract<GameEvent, { type: 'critical-hit-scored' }>;

const hit = (by: string, machine: string, gun: Hit['gun'], result: Hit['result']): GameEvent => ({
  type: 'critical-hit-scored',
  by,
  machine,
  gun,
  roll,
  parts: {},
  total: 7,
  result,
});

const page = (...events: readonly GameEvent[]): string =>
  luckPage(
    luckLedger([{ day: 1, events: [began, fight, ...events] }], book),
    { program: [], hand: [] },
    book,
    plain(400),
  );

test('who shot is named: the observer for his gun, the pilot for his', () => {
  expect(page(hit('B7', 'G12', 'observer', 'shot-down'))).toContain('B7 (Bidwell) hit G12: shot down');
  expect(page(hit('B7', 'G12', 'forward', 'shot-down'))).toContain('B7 (Ridsdale) hit G12: shot down');
});

test('the man who is hit is the one who is named', () => {
  const wounded = (who: 'pilot' | 'observer'): GameEvent => ({
    type: 'crew-hit',
    machine: 'B7',
    who,
    roll,
    fate: { fate: 'killed' },
    effect: who === 'pilot' ? 'shot-down' : 'flies-on',
  });
  expect(page(wounded('observer'))).toContain('the observer of B7 (Bidwell) hit: she flies on');
  expect(page(wounded('pilot'))).toContain('the pilot of B7 (Ridsdale) hit: she falls');
});

test('a hit that stands among the bad luck says that it was a poor one, and the page why', () => {
  const poor = page(hit('B7', 'G12', 'observer', 'driven-off'));
  expect(poor).toMatch(/What cost us most\n1 April, Artillery Spotting: B7 \(Bidwell\) hit G12: only driven off, /);
  expect(poor).toContain('a hit that only drives off costs what a better one would have brought');
  const spared = page(hit('G12', 'B7', 'forward', 'driven-off'));
  expect(spared).toMatch(/What saved us most\n1 April, Artillery Spotting: G12 hit B7 \(Ridsdale\): only driven off, /);
});

test('what all weighed throws brought stands before the table', () => {
  const lines = page(hit('B7', 'G12', 'observer', 'shot-down')).split('\n');
  expect(lines[2]).toMatch(/^Bursts and hits, .* together: \+\d+ Victory Points of luck/);
});
