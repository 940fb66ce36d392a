import { describe, expect, test } from 'vitest';
import { proposedSquare, SQUARES } from '../../../src/cards/archie-grid.ts';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { passedOver } from '../../../src/questions/asking/put.ts';
import { askingOf } from '../../../src/questions/asking/questions.ts';
import { word } from '../../../src/questions/asking/word.ts';
import { nextSquare } from '../../../src/questions/mission/archie-grid.ts';
import type { Asked, Question } from '../../../src/table/decisions.ts';
import { book } from '../../support/people/campaigns.ts';
import { takenBy } from '../../support/table/taken-by.ts';

const paper = paperFor({ columns: 80, isTerminal: false, colour: false });
const placing = (before: Readonly<Record<string, number>>): Asked<'archie-placing'> => ({
  decision: 'archie-placing',
  about: { machines: ['B1', 'B3'], before, isToBePlaced: true },
  options: 'B1' in before ? ['as-before', 'spread', 'one-by-one'] : ['spread', 'one-by-one'],
});
const square = (taken: Readonly<Record<string, number>>, wanted?: number) =>
  ({
    decision: 'archie-square',
    about: { machine: 'B3', taken, rest: ['B4'], wanted },
    options: SQUARES.filter((each) => !Object.values(taken).includes(each)).map(String),
  }) as const satisfies Asked<'archie-square'>;

/** The grid on a page, with an answer at hand. */
const drawn = (question: Question, at?: string): string[] => {
  const onlooker = { book, people: peopleOf({ flights: [] }), events: [], paper };
  return (askingOf(question).picture?.draw?.(question, onlooker, { rows: 9, at }) ?? '').split('\n');
};

describe('(15) the Archie grid', () => {
  test('shows where the machines stand by the answer at hand: spread wide, or where they stood last', () => {
    const taken = (question: Question, at?: string) =>
      drawn(question, at).flatMap((line) => line.match(/\bB\d\b/g) ?? []);
    expect(drawn(placing({}))[1]).toContain('B1');
    expect(drawn(placing({}))[6]).toContain('B3');
    expect(drawn(placing({ B1: 23, B3: 45 }))[2]).toContain('B1');
    expect(drawn(placing({ B1: 23, B3: 45 }))[4]).toContain('B3');
    expect(drawn(placing({ B1: 23, B3: 45 }), 'spread')).toEqual(drawn(placing({})));
    expect(drawn(placing({ B1: 23, B3: 45 }), 'one-by-one')).toEqual(drawn(placing({ B1: 23, B3: 45 })));
    expect(drawn(square({ B1: 23 }), '31')[3]).toContain('[B3]');
    expect(taken(square({ B1: 23 }))).toEqual(['B1']);
  });

  test('is drawn as a grid, the machine that is being placed in brackets', () => {
    expect(drawn(square({ B1: 11 }), '23')).toEqual([
      'white   1    2    3    4    5    6',
      'red 1  B1   12   13   14   15   16',
      '    2  21   22  [B3]  24   25   26',
      '    3  31   32   33   34   35   36',
      '    4  41   42   43   44   45   46',
      '    5  51   52   53   54   55   56',
      '    6  61   62   63   64   65   66',
    ]);
  });

  test('a machine is proposed where it stood last, else as wide as there is room', () => {
    expect(proposedSquare(square({ B1: 11 }, 45).about)).toBe(45);
    expect(proposedSquare(square({ B1: 11 }, 11).about)).toBe(66);
    expect(proposedSquare(square({ B1: 11 }).about, [66])).toBe(16);
    expect(takenBy(square({ B1: 11 }), book)).toBe('66');
  });

  test('one line a machine asks for its square, and not thirty-six', () => {
    const { ask, options } = word(square({ B1: 11 }, 45), book, peopleOf({ flights: [] }));
    expect(ask).toBe('Which square for B3? Placed: B1 11. Still to come: B4.');
    expect(options).toEqual([
      {
        answer: '45',
        does: 'red 4, white 5, where it stood last; any other square that is free by its two figures',
        number: '',
      },
    ]);
  });

  test('the arrows walk from one free square to the next, and round the edge', () => {
    expect(nextSquare(11, 'right', SQUARES)).toBe(12);
    expect(nextSquare(11, 'left', SQUARES)).toBe(16);
    expect(nextSquare(11, 'up', SQUARES)).toBe(61);
    expect(nextSquare(11, 'down', [11, 31])).toBe(31);
    expect(nextSquare(11, 'down', [11])).toBe(11);
  });
});

test('(15) who stands spread already is not asked again: to spread them once more makes no difference', () => {
  expect(passedOver(placing({ B1: 11, B3: 66 }))).toBe('as-before');
  expect(passedOver(placing({ B1: 23, B3: 66 }))).toBeUndefined();
  expect(passedOver(placing({}))).toBeUndefined();
});
