import { expect, test } from 'vitest';
import type { Sortie } from '../../../src/chronicle/lived.ts';
import type { Moment, MomentOf } from '../../../src/chronicle/moments/kinds.ts';
import { causeOf } from '../../../src/chronicle/report/facts/cause.ts';

const after = (...moments: readonly Moment[]) =>
  causeOf({ crew: { machine: 'B1', aircraft: 'spad-vii', men: [] }, moments } as unknown as Sortie);

const archie: Moment = { type: 'archie-hit', machine: 'B1', result: 'damaged-abort', words: '' };
const guns: Moment = { type: 'machine-gun-hit', machine: 'B1', result: 'damaged-abort', words: '' };
const crippled: Moment = { type: 'machine-crippled', machine: 'B1', words: '' };
const petrol: Moment = { type: 'aft-ran-out', machine: 'B1' };
const engine = (result: MomentOf<'engine-trouble-met'>['result']): Moment => ({
  type: 'engine-trouble-met',
  machine: 'B1',
  result,
});
const met = (result: MomentOf<'straggler-met-enemy'>['result']): Moment => ({
  type: 'straggler-met-enemy',
  machine: 'B1',
  result,
  words: '',
});
const out = (fate: MomentOf<'machine-out'>['fate'], by?: string): Moment => ({
  type: 'machine-out',
  machine: 'B1',
  fate,
  escaped: false,
  wounds: [],
  ...(by !== undefined && { by: { machine: by, gun: 'forward' } }),
});

test('what hit a machine last ended its flight, where nothing else is told', () => {
  expect(after(archie)).toEqual({ is: 'archie' });
  expect(after(archie, guns)).toEqual({ is: 'machine-guns' });
  expect(after()).toBeUndefined();
});

test('what crippled it counts, and not a hit that it took afterwards', () => {
  expect(after(guns, crippled, archie)).toEqual({ is: 'machine-guns' });
  expect(after(engine('serious'), crippled, archie)).toEqual({ is: 'engine' });
  expect(after(engine('restarts'))).toBeUndefined();
  expect(after(crippled)).toBeUndefined();
});

test('an engine that cuts out, and petrol that runs out, end it at once', () => {
  expect(after(archie, engine('cuts-out'))).toEqual({ is: 'engine' });
  expect(after(archie, crippled, petrol)).toEqual({ is: 'petrol' });
});

test('(36) an enemy who finds a cripple alone ends it, and what crippled it is told too', () => {
  expect(after(archie, crippled, met('shot-down'))).toEqual({ is: 'alone', after: { is: 'archie' } });
  expect(after(archie, crippled, met('escaped'))).toEqual({ is: 'archie' });
});

test('(26) a German who shot it down ended it, whatever was the matter before', () => {
  expect(after(engine('serious'), crippled, out('shot-down', 'G7'))).toEqual({ is: 'german', german: 7 });
  expect(after(out('damaged-abort', 'G7'), crippled)).toEqual({ is: 'german', german: 7 });
  expect(after(archie, crippled, out('damaged-abort', 'G7'))).toEqual({ is: 'german', german: 7 });
  expect(after(archie, out('driven-off', 'G7'))).toEqual({ is: 'archie' });
});

test("a machine lost in a fight that is nobody's victory came to grief by itself", () => {
  expect(after(out('damaged-abort', 'G7'), crippled, out('shot-down'))).toEqual({ is: 'crash' });
  expect(after(archie, crippled, out('damaged-abort'))).toEqual({ is: 'archie' });
});

// In the clouds a turn that is too tight can cripple a machine that nobody has hit; when it gave way later on the way
// home, the letter to the family said nothing of why.
test('a machine crippled in a fight by nobody, which gives way on its way home, came to grief in that fight', () => {
  expect(after(out('damaged-abort'), crippled)).toEqual({ is: 'crash' });
});

test('moments of other machines are not its own', () => {
  expect(after({ ...archie, machine: 'B2' } as Moment)).toBeUndefined();
});
