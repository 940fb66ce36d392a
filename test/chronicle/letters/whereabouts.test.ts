import { expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { lettersOf } from '../../../src/chronicle/history/fallen.ts';
import { eveningLived } from '../../../src/chronicle/letters/evening-lived.ts';
import { canTell, whereTonight } from '../../../src/chronicle/letters/whereabouts.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { eveningCame, fight, hit, lived, mission, paraded } from '../../support/people/told-fights.ts';

const home = (machine: string) => ({ machine, end: 'home' }) as const;
const down = (machine: string, hex = 'G09') => ({ machine, end: 'down', hex, fate: 1 }) as const;
const field = (machine: string) => ({ machine, end: 'emergency-field', field: 'mercatel' }) as const;
const SAFE = { fate: 'safe', days: 1 } as const;
const came = (machine: string, side: 'allied' | 'trenches'): GameEvent =>
  ({ type: 'machine-came-down', machine, how: 'forced-landing', words: '', side, over: side }) as GameEvent;

/** Where Quillinan of B2 is after such a mission. */
function whereAfter(
  end: EventOf<'mission-ended'>['homecomings'][number],
  fate?: EventOf<'mission-ended'>['fates'][number]['fate'],
  ...events: readonly GameEvent[]
) {
  const fates = fate ? [{ airman: 'quillinan', fate }] : [];
  const day = mission(events, fates, [home('B1'), end, home('B3')]);
  const { days } = lived([paraded('haldenby', 'quillinan', 'tufnell'), ...day, eveningCame()]);
  const evening = eveningLived('B', expectDefined(days[0], 'the day'), { seed: 'alea:1:told', book });
  return [whereTonight('quillinan', evening), canTell('quillinan', evening)];
}

test.each([
  ['home', true, whereAfter(home('B2'))],
  ['guest', true, whereAfter(field('B2'))],
  ['hospital', true, whereAfter(home('B2'), { fate: 'wounded', days: 2 })],
  ['home', true, whereAfter(home('B2'), { fate: 'wounded', days: 0 })],
  ['lost', false, whereAfter(down('B2'), { fate: 'killed' })],
  ['between', false, whereAfter(down('B2'), SAFE, came('B2', 'trenches'))],
  ['near', true, whereAfter(down('B2', 'H01'), SAFE, came('B2', 'allied'))],
  ['afield', true, whereAfter(down('B2', 'G04'), SAFE, came('B2', 'allied'))],
] as const)('%s, and whether he can tell what he saw: %s', (where, tells, found) => {
  expect(found).toEqual([where, tells]);
});

test('who was not at breakfast and did not fly is away', () => {
  const { days } = lived([paraded('haldenby'), eveningCame()]);
  const evening = eveningLived('B', expectDefined(days[0], 'the day'), { seed: 'alea:1:told', book });
  expect(whereTonight('quillinan', evening)).toBe('away');
});

/** Written by the Commanding Officer, as the Captain is not here. */
const toFamily = (...day: readonly GameEvent[]): string =>
  lettersOf(lived([paraded('quillinan', 'tufnell'), ...day, eveningCame()]))
    .filter(({ to }) => to.startsWith('the family'))
    .map(({ says }) => says)
    .join();

test('a witness who lies between the lines himself says nothing yet', () => {
  const fell = (b2: 'home' | 'between') =>
    toFamily(
      ...mission(
        [...fight(hit('B3', 'G1', 'shot-down')), ...(b2 === 'between' ? [came('B2', 'trenches')] : [])],
        [
          { airman: 'tufnell', fate: { fate: 'killed' } },
          ...(b2 === 'between' ? [{ airman: 'quillinan', fate: SAFE }] : []),
        ],
        [home('B1'), b2 === 'home' ? home('B2') : down('B2'), { ...down('B3'), fate: 'lost' }],
      ),
    );
  expect(fell('home')).toContain('Captain Haldenby and Quillinan saw it');
  expect(fell('between')).toContain('Captain Haldenby saw it');
});

test('of a captured man who was alone the letter knows no cause and no place', () => {
  const cut = { type: 'engine-trouble-met', machine: 'B2', result: 'cuts-out' } as GameEvent;
  const taken = mission(
    [cut],
    [{ airman: 'quillinan', fate: { fate: 'prisoner', wounded: false } }],
    [home('B1'), { ...down('B2'), fate: 'lost' }, home('B3')],
  );
  const lone = taken.map((event) =>
    event.type === 'mission-began' ? { ...event, machines: event.machines.slice(1, 2) } : event,
  );
  expect(toFamily(...taken)).toMatch(/engine/);
  expect(toFamily(...lone)).toMatch(/alone|by itself/);
  expect(toFamily(...lone)).not.toMatch(/engine|came down/);
});
