import { expect, test } from 'vitest';
import { areNumbered, readTyped, typedAtPause } from '../../src/page/read-typed.ts';

const answerTo = (line: string, options: readonly string[]) => {
  const typed = readTyped(line, options);
  return typed.is === 'answer' ? typed.answer : typed.is;
};

test('an answer is given by its word, its number in the list or its first letters; nothing typed is the first', () => {
  const options = ['stay', 'se', 'height'];
  expect(['stay', 'SE', '3', 'h', ''].map((line) => answerTo(line, options))).toEqual([
    'stay',
    'se',
    'height',
    'height',
    'stay',
  ]);
  expect(['0', '4', 's', 'up'].map((line) => answerTo(line, options))).toEqual(Array(4).fill('unknown'));
});

test('(43) points shows the card of the Victory Points, where no answer begins so', () => {
  expect(readTyped('points', ['stay'])).toEqual({ is: 'command', command: 'card', rest: ['victory-points'] });
  expect(readTyped('points', ['points'])).toEqual({ is: 'answer', answer: 'points' });
  expect(typedAtPause('points')).toBe('asks');
});

test('heights are as good as words: one may give the number in the list', () => {
  expect(answerTo('2', ['1000', '2000', '3000'])).toBe('2000');
  expect(areNumbered(['1000', '2000'])).toBe(true);
});

test('(15) (24) a burst or a square of the grid is never taken for a number in the list', () => {
  const squares = ['12', '13', '14', '15', '16', '21', '22', '23', '24', '25', '26', '31'];
  expect(answerTo('11', squares)).toBe('unknown');
  expect(answerTo('12', squares)).toBe('12');
  expect(answerTo('4', ['3', '2', '1', 'hold'])).toBe('unknown');
  expect(areNumbered(['3', '2', '1', 'hold'])).toBe(false);
});

test('(6) the first letters of a man mean the man, not one of the machines that he may be named with', () => {
  const options = ['haldenby', 'quillinan', 'haldenby B6', 'quillinan B6'];
  expect(readTyped('hald', options)).toEqual({ is: 'answer', answer: 'haldenby' });
  expect(readTyped('haldenby b6', options)).toEqual({ is: 'answer', answer: 'haldenby B6' });
  expect(readTyped('hald', ['haldenby B2', 'haldenby B6'])).toMatchObject({ is: 'unknown' });
});

test('three letters of a command stand for it where only one begins so; what takes back or leaves is typed out', () => {
  const command = (line: string) => {
    const typed = readTyped(line, ['stay', 'height']);
    return typed.is === 'command' ? [typed.command, ...typed.rest] : typed.is;
  };
  expect(command('stat')).toEqual(['status']);
  expect(command('odd')).toEqual(['odds']);
  expect(command('ros')).toEqual(['roster']);
  expect(['ro', 'car', 'und', 'tak', 'qui', 'hm'].map(command)).toEqual(Array(6).fill('unknown'));
});

test('what the shell has in the plural is understood at a prompt', () => {
  expect(readTyped('rules tailing', ['north'])).toEqual({ is: 'command', command: 'rule', rest: ['tailing'] });
  expect(readTyped('cards weather', ['north'])).toEqual({ is: 'command', command: 'card', rest: ['weather'] });
  expect(readTyped('norths', ['north'])).toMatchObject({ is: 'unknown' });
});

test('where a text waits a command that only looks is taken at once, and anything else is dropped', () => {
  for (const line of ['odds', 'why', 'mission', 'q', 'rule 15']) expect(typedAtPause(line)).toBe('asks');
  for (const line of ['course home', 'carry-on fight', 'undo', 'propose']) expect(typedAtPause(line)).toBe('dropped');
  for (const line of ['people', '1', '5,000', 'B1 23']) expect(typedAtPause(line)).toBe('dropped');
  expect(typedAtPause(' ')).toBe('nothing');
});
