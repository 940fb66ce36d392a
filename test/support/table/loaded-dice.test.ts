import { expect, test } from 'vitest';
import type { Table } from '../../../src/table/table.ts';
import { book } from '../people/campaigns.ts';
import { playLoaded, type Script } from './loaded-dice.ts';

const aHit = (table: Table) => {
  const roll = table.during('B', 'morning').roll('weather-change');
  table.tell({ type: 'day-broke', day: roll.total });
  return table.choose('load', { machine: 'B3', aircraft: 'spad-vii', airman: 'haldenby', mission: 'dawn' }, [
    'ordinary',
    'rockets',
  ]);
};

const DICE = ['weather-change 3 5'];

test('a rule throws the loaded dice, gets the scripted answers, and its events are kept', () => {
  expect(playLoaded(aHit, { book, dice: DICE, answers: { load: ['rockets'] } })).toEqual({
    result: 'rockets',
    events: [{ type: 'day-broke', day: 8 }],
    asked: [
      {
        decision: 'load',
        about: { machine: 'B3', aircraft: 'spad-vii', airman: 'haldenby', mission: 'dawn' },
        options: ['ordinary', 'rockets'],
      },
    ],
  });
});

test.each<[string, Omit<Script, 'book'>, string]>([
  ['no dice left', {}, 'The rules throw for weather-change, but no dice are left.'],
  [
    'dice for another check',
    { dice: ['weather-forecast 3 5'] },
    'The rules throw for weather-change, but the dice lie ready as "weather-forecast 3 5".',
  ],
  ['faces that no dice show', { dice: ['weather-change 3 7'] }, 'No 2d6 falls as "weather-change 3 7" has it.'],
  [
    'a question nobody answers',
    { dice: DICE },
    'Nobody answers load {"machine":"B3","aircraft":"spad-vii","airman":"haldenby","mission":"dawn"}.',
  ],
  [
    'a die left over',
    { dice: [...DICE, ...DICE], answers: { load: ['rockets'] } },
    'Dice are left over: weather-change 3 5.',
  ],
  [
    'an answer left over',
    { dice: DICE, answers: { load: ['rockets', 'ordinary'] } },
    'Nobody asked load once more, for ordinary.',
  ],
])('%s fails the test in a sentence', (_, script, sentence) => {
  expect(() => playLoaded(aHit, { book, ...script })).toThrow(sentence);
});

test('an answer that is not open fails the test in a sentence', () => {
  const narrow = (table: Table) =>
    table.choose('load', { machine: 'B3', aircraft: 'spad-vii', airman: 'haldenby', mission: 'dawn' }, ['rockets']);
  expect(() => playLoaded(narrow, { book, answers: { load: ['ordinary'] } })).toThrow(
    '"ordinary" does not answer load {"machine":"B3","aircraft":"spad-vii","airman":"haldenby","mission":"dawn"}: it takes rockets.',
  );
});
