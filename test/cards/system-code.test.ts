import { expect, test } from 'vitest';
import { systemCode } from '../../src/cards/system-code.ts';

test.each<[string, object, string | undefined]>([
  ['a code that node knows', { code: 'ENOSPC', errno: -28 }, 'ENOSPC'],
  ['one that node has no name for', { code: 'Unknown system error -122', errno: -122 }, 'EDQUOT'],
  [
    'one that the system has no name for either',
    { code: 'Unknown system error -4242', errno: -4242 },
    'Unknown system error -4242',
  ],
  ['the same on another system', { code: 'Unknown system error -69', errno: -69 }, 'EDQUOT'],
  ["one of the program's own", { code: 'ETOOLARGE' }, 'ETOOLARGE'],
  ["one of node's own", { code: 'ERR_INVALID_ARG_TYPE' }, 'ERR_INVALID_ARG_TYPE'],
  ['none', {}, undefined],
  ['one that is no text', { code: 5 }, undefined],
])('%s', (_, about, code) => {
  expect(systemCode(Object.assign(new Error('refused'), about))).toBe(code);
});

test('what is no error has no code', () => {
  expect(systemCode({ code: 'ENOENT' })).toBeUndefined();
});
