import { expect, test } from 'vitest';
import { type CardFault, FaultyCards, formatFault, formatFaults } from '../../../src/cards/reading/fault.ts';

const FAULT: CardFault = {
  file: 'cards/weather-effects.yaml',
  line: 12,
  column: 7,
  found: '`dfd` is 100',
  allowed: 'a whole number from 1 to 99 belongs here',
  mend: 'Change it',
};

test('a fault says where it is, what was found, what is allowed and what to do', () => {
  expect(formatFault(FAULT)).toBe(
    'cards/weather-effects.yaml, line 12, column 7: `dfd` is 100; a whole number from 1 to 99 belongs here. Change it.',
  );
});

test('several are told together, counted, and nothing was loaded', () => {
  const lines = formatFaults([FAULT, FAULT, { ...FAULT, file: 'cards/forty-one.yaml' }]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe('3 faults in 2 files. Nothing was loaded.');
  expect(formatFaults([FAULT]).split('\n').at(-1)).toBe('1 fault in 1 file. Nothing was loaded.');
});

test('faulty cards are an error with all their faults', () => {
  expect(new FaultyCards([FAULT])).toMatchObject({ faults: [FAULT], message: formatFaults([FAULT]) });
});
