import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornersOf, leavesByFront, leavesByRear, liesOn, nearestOn, overlap } from '../../../src/kit/geometry/lying.ts';
import { beside, farSquared, type Lying, type Pose, poseAfterArrow, wayFlown } from '../../../src/kit/geometry/pose.ts';
import { isCrossed, reach } from '../../../src/kit/geometry/reach.ts';
import { cosine, headingAfter, sine, UNIT, whole } from '../../../src/kit/geometry/turning.ts';
import { book } from '../../support/cards/book.ts';

const { manoeuvreDecks, cardTable } = book.fights['manoeuvre-cards'];
const LENGTH = cardTable.base.length;
const START: Pose = { x: 0, y: 0, heading: 0 };

const deck = (letter: string) => manoeuvreDecks.decks[letter]?.cards ?? [];
const card = (letter: string, word: string) => {
  const found = deck(letter).find((each) => each.card === word);
  if (!found) throw new Error(`No ${word} in ${letter}.`);
  return found;
};
const lying = (pose: Pose): Lying => ({ ...pose, width: 4400, length: 6800 });
const anyPose = record({
  x: integer({ min: -90_000, max: 90_000 }),
  y: integer({ min: -90_000, max: 90_000 }),
  heading: integer({ min: 0, max: 23 }),
});
const AHEAD = { ...cardTable['front-arc'], astern: false };

test('the table of sines is that of the circle, to the millionth', () => {
  for (let step = 0; step < 24; step++) {
    expect(Math.abs(sine(step) / UNIT - Math.sin((step * Math.PI) / 12))).toBeLessThan(1e-6);
    expect(Math.abs(cosine(step) / UNIT - Math.cos((step * Math.PI) / 12))).toBeLessThan(1e-6);
  }
});

test('halves are rounded away from nought on both sides', () => {
  expect([whole(1_500_000), whole(-1_500_000), whole(1_499_999), whole(-1_499_999), whole(-1)]).toEqual([
    2, -2, 1, -1, 0,
  ]);
});

test('a heading goes round', () => {
  expect([headingAfter(0, -60), headingAfter(22, 60), headingAfter(12, 180)]).toEqual([20, 2, 0]);
});

test('the straights move the middle 127.5, 115.5, 103 and 97 mm in the decks A, B, D and T', () => {
  expect(['A', 'B', 'D', 'T'].map((letter) => poseAfterArrow(START, card(letter, 'straight'), LENGTH).y)).toEqual([
    12_750, 11_550, 10_300, 9700,
  ]);
});

test.each(
  Object.keys(manoeuvreDecks.decks).filter((letter) => deck(letter).some(({ card: word }) => word === 'left-60')),
)('six turns of 60 degrees close in deck %s, to a tenth of a millimetre', (letter) => {
  for (const word of ['left-60', 'right-60']) {
    let pose = START;
    for (let turn = 0; turn < 6; turn++) pose = poseAfterArrow(pose, card(letter, word), LENGTH);
    expect(pose.heading).toBe(0);
    expect(Math.abs(pose.x)).toBeLessThanOrEqual(10);
    expect(Math.abs(pose.y)).toBeLessThanOrEqual(10);
  }
});

test('left mirrors right in every deck that has both', () => {
  for (const [letter, { cards }] of Object.entries(manoeuvreDecks.decks))
    for (const left of cards.filter(({ card: word }) => word.includes('left'))) {
      const right = cards.find(({ card: word }) => word === left.card.replace('left', 'right'));
      if (!right) continue;
      const [a, b] = [poseAfterArrow(START, left, LENGTH), poseAfterArrow(START, right, LENGTH)];
      expect([a.x, a.y, (24 - a.heading) % 24], `${letter} ${left.card}`).toEqual([0 - b.x, b.y, b.heading]);
    }
});

test('decks have the counts and the numbers that the seeds print', () => {
  expect(manoeuvreDecks.decks['D']?.of).toBe(22);
  expect(deck('D').find(({ numbers }) => numbers.includes(12))?.card).toBe('stall');
  expect(deck('D').find(({ numbers }) => numbers.includes(19))?.steep).toBe(true);
});

test('an Immelmann ends a straight arrow further on and faces back', () => {
  expect(poseAfterArrow(START, card('I', 'immelmann'), LENGTH)).toEqual({ x: 0, y: 3500, heading: 12 });
  expect(wayFlown(START, card('I', 'immelmann'), LENGTH)).toEqual([
    { x: 0, y: 3400 },
    { x: 0, y: 6900 },
    { x: 0, y: 3500, heading: 12 },
  ]);
});

describe('whatever the poses', () => {
  test('overlapping is mutual, and a card overlaps itself', () => {
    assert(property(anyPose, anyPose, (a, b) => overlap(lying(a), lying(b)) === overlap(lying(b), lying(a))));
    assert(property(anyPose, (a) => overlap(lying(a), lying(a))));
  });

  test('cards whose middles are further apart than their corners reach never overlap', () => {
    assert(property(anyPose, anyPose, (a, b) => farSquared(a, b) < 8101 ** 2 || !overlap(lying(a), lying(b))));
  });

  test('the nearest point of a card lies on it, but for rounding, and none of its corners is nearer', () => {
    assert(
      property(anyPose, anyPose, (a, b) => {
        const near = nearestOn(lying(a), b);
        const wider = { ...lying(a), width: 4404, length: 6804 };
        return (
          liesOn(near, wider) &&
          cornersOf(lying(a)).every((corner) => Math.sqrt(farSquared(corner, b)) >= Math.sqrt(farSquared(near, b)) - 3)
        );
      }),
    );
  });

  test('a target that is turned and moved with its firer is as far as before, to a hair', () => {
    assert(
      property(
        anyPose,
        integer({ min: -12_000, max: 12_000 }),
        integer({ min: 4000, max: 20_000 }),
        constantFrom(0, 6, 12, 18),
        (from, right, forward, turned) => {
          const there = (pose: Pose) => {
            const at = beside(pose, right, forward);
            return lying({ ...at, heading: (pose.heading + turned) % 24 });
          };
          const [a, b] = [reach(START, AHEAD, there(START)), reach(from, AHEAD, there(from))];
          return a === undefined || b === undefined || Math.abs(Math.sqrt(a) - Math.sqrt(b)) < 8;
        },
      ),
    );
  });

  test('what hides part of a target never brings it nearer', () => {
    assert(
      property(anyPose, anyPose, (target, other) => {
        const open = reach(START, AHEAD, lying(target));
        const hidden = reach(START, AHEAD, lying(target), () => [lying(other)]);
        return hidden === undefined || (open !== undefined && hidden >= open);
      }),
    );
  });
});

describe('lines', () => {
  const north = lying({ x: 0, y: 20_000, heading: 0 });
  test('a card between two points is crossed, one beside them is not, nor one that is touched', () => {
    expect(isCrossed(START, { x: 0, y: 20_000 }, [lying({ x: 0, y: 10_000, heading: 3 })])).toBe(true);
    expect(isCrossed(START, { x: 0, y: 20_000 }, [lying({ x: 5000, y: 10_000, heading: 0 })])).toBe(false);
    expect(isCrossed(START, { x: 0, y: 20_000 }, [lying({ x: 2200, y: 10_000, heading: 0 })])).toBe(false);
    expect(isCrossed(START, { x: 0, y: 20_000 }, [lying({ x: 0, y: -10_000, heading: 0 })])).toBe(false);
    expect(isCrossed(START, { x: 0, y: 5000 }, [lying({ x: 0, y: 10_000, heading: 0 })])).toBe(false);
  });

  test('a target wholly behind another card is out of reach, one that looks out beside it is not', () => {
    expect(reach(START, AHEAD, north, () => [lying({ x: 0, y: 10_000, heading: 6 })])).toBeUndefined();
    expect(
      reach(START, AHEAD, lying({ x: 3000, y: 20_000, heading: 6 }), () => [
        lying({ x: -1500, y: 10_000, heading: 0 }),
      ]),
    ).toBeDefined();
  });

  test('the rear arc looks astern', () => {
    const astern = { ...cardTable['rear-arc'], astern: true };
    expect(reach(START, astern, lying({ x: 4000, y: -10_000, heading: 0 }))).toBeDefined();
    expect(reach(START, astern, north)).toBeUndefined();
    expect(
      reach(START, astern, lying({ x: 0, y: -20_000, heading: 0 }), () => [lying({ x: 0, y: -10_000, heading: 6 })]),
    ).toBeUndefined();
  });

  test('a line leaves by the front edge or the rear, or by a side', () => {
    const from = lying(START);
    expect([
      leavesByFront(from, { x: 0, y: 9000 }),
      leavesByFront(from, { x: 9000, y: 100 }),
      leavesByFront(from, { x: 0, y: -9000 }),
    ]).toEqual([true, false, false]);
    expect([
      leavesByRear(from, { x: 0, y: -9000 }),
      leavesByRear(from, { x: 9000, y: -100 }),
      leavesByRear(from, { x: 0, y: 9000 }),
    ]).toEqual([true, false, false]);
  });
});
