import { expect, test } from 'vitest';
import { withWhatFollows } from '../../../src/rulebook/reading/once.ts';

test('what follows from what is known is worked out when somebody looks, once, and is not written down', () => {
  const looks: string[] = [];
  const shots = () => {
    looks.push('looked');
    return [1, 2];
  };
  const known = withWhatFollows({ height: 8 }, { shots });
  expect(JSON.stringify(known)).toBe('{"height":8}');
  expect(looks).toEqual([]);
  expect([known.shots, known.shots]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(looks).toEqual(['looked']);
});
