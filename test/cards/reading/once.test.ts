import { expect, test } from 'vitest';
import { lazyFields } from '../../../src/cards/reading/once.ts';

test('what follows from what is known is worked out when somebody looks, once, and is not written down', () => {
  const looks: string[] = [];
  const withShots = lazyFields<number, { shots: number[] }>({
    shots: (from) => {
      looks.push('looked');
      return [from, 2];
    },
  });
  const known = withShots({ height: 8 }, 1);
  expect(JSON.stringify(known)).toBe('{"height":8}');
  expect(looks).toEqual([]);
  expect([known.shots, known.shots]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(looks).toEqual(['looked']);
  expect(withShots({ height: 9 }, 5).shots).toEqual([5, 2]);
});

test('what is laid out late and is asked all the same is written down with the rest', () => {
  const withView = lazyFields<number, { view: object; ends: object }>({ view: (turn) => ({ turn }), ends: () => [] }, [
    'view',
  ]);
  expect(JSON.stringify(withView({ side: 'allied' }, 3))).toBe('{"side":"allied","view":{"turn":3}}');
});
