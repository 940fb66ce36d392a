import { expect, test } from 'vitest';
import { type Reaching, type Threats, threatHeard, threatSign, threatText } from '../../../src/kit/screen/threats.ts';

const long = (id: string): Reaching => ({ id, range: 'long' });
const close = (id: string): Reaching => ({ id, range: 'close' });
const threats = (told: Partial<Threats>): Threats => ({ likely: [], worst: [], own: [], ...told });

test.each([
  [{}, '-', 'no gun can reach her'],
  [{ worst: [long('G1')] }, '-/!', 'at the worst under those of G1 (long)'],
  [{ likely: [long('G1')], worst: [long('G1')] }, '!', 'likely under the guns of G1 (long)'],
  [
    { likely: [long('G1')], worst: [close('G1'), long('G2')], own: [long('G2')] },
    '!/!!2',
    'likely under the guns of G1 (long); at the worst under those of G1 (close) and G2 (long); hers likely reach G2 (long)',
  ],
  [
    { likely: [long('G1'), long('G2')], worst: [long('G1'), long('G2')] },
    '!2',
    expect.stringContaining('G1 (long) and G2'),
  ],
] as const)('what could reach her after an answer is a sign, and a sentence: %j', (told, sign, text) => {
  expect(threatSign(threats(told))).toBe(sign);
  expect(threatText(threats(told))).toEqual(text);
});

test.each([
  [{}, 'no gun'],
  [{ worst: [long('G1')] }, 'at worst G1 (long)'],
  [{ likely: [long('G1')], worst: [long('G1')], own: [close('G2')] }, 'under G1 (long); reaches G2 (close)'],
  [{ unknown: ['G3'] }, 'perhaps under G3'],
] as const)('a listener hears it in fewer words: %j', (told, text) => {
  expect(threatHeard(threats(told))).toBe(text);
});
