import { expect, test } from 'vitest';
import type { Homecoming } from '../../../src/campaign/mission-log.ts';
import type { Moment, MomentOf } from '../../../src/chronicle/moments/kinds.ts';
import { woundOf } from '../../../src/chronicle/report/facts/wounds.ts';
import type { CrewTold } from '../../../src/table/events/turn-events.ts';
import type { EventOf } from '../../../src/table/events.ts';

const CREW: CrewTold = {
  machine: 'B7',
  aircraft: 'fk8',
  men: [
    { airman: 'camberwell', rank: 'Sergeant', surname: 'Camberwell' },
    { airman: 'kyle', rank: 'Second Lieutenant', surname: 'Kyle' },
  ],
};
const HOME: Homecoming = { machine: 'B7', end: 'home' };
const DOWN: Homecoming = { machine: 'B7', end: 'down', hex: 'E09', fate: 3 };
const wounded = (airman: string) => ({ airman, fate: { fate: 'wounded', days: 2 } as const });

/** What wounded Kyle, who alone is wounded where nobody else is said to be. */
const kyles = (moments: readonly Moment[], end: Homecoming = HOME, fates = [wounded('kyle')]) =>
  woundOf('kyle', CREW, {
    moments,
    ended: { type: 'mission-ended', homecomings: [end], scores: [], points: 0, fates },
  });

const archie = (result: EventOf<'archie-hit'>['result']): Moment => ({
  type: 'archie-hit',
  machine: 'B7',
  result,
  words: '',
});
const guns: Moment = { type: 'machine-gun-hit', machine: 'B7', result: 'crew-hit', words: '' };
const manHit: Moment = { type: 'man-hit', machine: 'B7' };
const burst: Moment = { type: 'critical-hit-scored', machine: 'B7', by: 'G12', gun: 'forward', result: 'crew-hit' };
const crewHit = (who: 'pilot' | 'observer'): Moment => ({ type: 'crew-hit', machine: 'B7', who, effect: 'flies-on' });
const out = (by: MomentOf<'machine-out'>['by']): Moment => ({
  type: 'machine-out',
  machine: 'B7',
  fate: 'unharmed',
  escaped: false,
  wounds: [{ who: 'observer', fate: { fate: 'wounded', days: 2 } }],
  ...(by && { by }),
});

test('(27) the German whose burst hit the man of this seat wounded him, and not the one of another seat', () => {
  expect(kyles([archie('critical-hit'), burst, crewHit('observer')])).toEqual({ is: 'german', german: 12 });
  expect(kyles([burst, crewHit('pilot')], DOWN)).toEqual({ is: 'coming-down' });
});

test('a fight that tells its wounds at the end has them of whoever did most to the machine, or of nobody', () => {
  expect(kyles([out({ machine: 'G12', gun: 'forward' })])).toEqual({ is: 'german', german: 12 });
  expect(kyles([archie('critical-hit'), out(undefined)])).toEqual({ is: 'fight' });
  expect(kyles([burst, crewHit('observer'), out({ machine: 'G13', gun: 'forward' })])).toEqual({
    is: 'german',
    german: 12,
  });
});

test('(15) (42) of guns on the ground it is only known that a man was hit: of two who are hurt, not which', () => {
  expect(kyles([guns, manHit])).toEqual({ is: 'machine-guns' });
  expect(kyles([archie('light-wound')])).toEqual({ is: 'archie' });
  expect(kyles([archie('critical-hit'), manHit], DOWN, [wounded('kyle'), wounded('camberwell')])).toBeUndefined();
});

test('a man whom nobody hit was hurt as his machine came down', () => {
  expect(kyles([archie('damaged-abort')], DOWN)).toEqual({ is: 'coming-down' });
  expect(kyles([archie('damaged-abort')])).toBeUndefined();
});
