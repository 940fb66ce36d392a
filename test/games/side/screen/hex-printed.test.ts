import { describe, expect, test } from 'vitest';
import { hexOf, makePose } from '../../../../src/games/side/rules/flight/pose.ts';
import { ENERGY_SENTENCES } from '../../../../src/games/side/screen/energy-narration.ts';
import { panelOf } from '../../../../src/games/side/screen/side-machines.ts';
import { placeWords } from '../../../../src/games/side/screen/side-picture.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { book, machineAt } from '../../../support/fights/side-fights.ts';

// V030: on the spine between two hexes a machine counts as in one of them. She stands a quarter of a hex beside it, so
// that her raw place can round to the neighbour: west of a hex whose middle is a half, 9 quarters are hex 2 and not 3.
describe('(V030) the hex of a machine on a spine is printed as the one in which she counts', () => {
  const onSpine = makePose(9, 5, -1, 'shallow-climb');
  const people = peopleOf({ flights: [] });

  test('which is not where her raw place rounds to', () => {
    expect(Math.round(onSpine.x / 4)).toBe(2);
    expect(hexOf(onSpine)).toBe(3);
  });

  test('beside the picture and on her panel', () => {
    expect(placeWords(onSpine)).toMatch(/^hex 3, /);
    const [, place] = panelOf(
      { known: true as const, ...machineAt('B1', 'se5a', { speed: 4, pip: 4 }), pose: onSpine },
      book,
    );
    expect(place).toMatch(/^hex 3, level 3, /);
  });

  test('in the sentences of a move, of a counter that moves, and of a stopped clock', () => {
    const way = { from: onSpine, to: onSpine };
    const told = [
      ENERGY_SENTENCES['side-moved'](
        { type: 'side-moved', machine: 'B1', move: 'c', ...way, pip: 4, cue: 4 },
        book,
        people,
      ),
      ENERGY_SENTENCES['counter-moved']({ type: 'counter-moved', for: 'allied', machine: 'G1', ...way }, book, people),
      ENERGY_SENTENCES['clock-stopped'](
        { type: 'clock-stopped', machine: 'G1', by: 'allied', at: onSpine, others: [{ machine: 'G2', at: onSpine }] },
        book,
        people,
      ),
    ];
    expect(told.map((each) => [...each.matchAll(/hex (\d+)/g)].map(([, hex]) => hex))).toEqual([
      ['3'],
      ['3'],
      ['3', '3'],
    ]);
  });
});
