import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { daysLeft, meanStake, stakeIn, stakeLost, stakeOf } from '../../../src/campaign/men/stake.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { book } from '../../support/cards/book.ts';

describe('what a pilot has at stake', () => {
  test('a man of 4/C is worth about 18 a fortnight more than a newcomer, and a newcomer nothing', () => {
    // Skill 4 and two grades above E are 6, five above 1/E; at a quarter a day each.
    expect(stakeIn({ skill: 4, firing: 'C' }, 14)).toBeCloseTo(5 * 0.25 * 14);
    expect(stakeIn({ skill: 1, firing: 'E' }, 14)).toBe(0);
  });

  test('on the last day nothing is left to be lost', () => {
    expect(stakeIn({ skill: 7, firing: 'A' }, 0)).toBe(0);
    expect(daysLeft({ ...newCampaign(['B'], book), day: 21 })).toBe(0);
    expect(daysLeft(newCampaign(['B'], book))).toBe(20);
  });
});

describe('what a day has lost', () => {
  const dawn = newCampaign(['B'], book);
  const after = structuredClone(dawn);
  const flight = expectDefined(after.flights[0], 'B Flight');
  const pilot = expectDefined(
    flight.aircrew.find((man) => man.seat === 'pilot' && man.skill > 2),
    'a good pilot',
  );
  const observer = expectDefined(
    flight.aircrew.find((man) => man.seat === 'observer'),
    'an observer',
  );

  test('nobody, nothing', () => {
    expect(stakeLost(dawn, after)).toBe(0);
  });

  test('a pilot by his ratings and the days left; an observer nothing', () => {
    pilot.standing = { is: 'killed', since: 1 };
    observer.standing = { is: 'killed', since: 1 };
    const rated = expectDefined(
      dawn.flights[0]?.aircrew.find(({ id }) => id === pilot.id),
      'the same man at dawn',
    );
    if (rated.seat !== 'pilot') throw new Error('A pilot he was.');
    expect(stakeLost(dawn, after)).toBeCloseTo(stakeIn(rated, 20));
  });

  test('who was gone at dawn is not lost again', () => {
    expect(stakeLost(after, after)).toBe(0);
  });

  test('of some men the pilots among them, each once', () => {
    expect(stakeOf([observer.id], dawn)).toBe(0);
    expect(stakeOf([observer.id, pilot.id], dawn)).toBe(stakeLost(dawn, after));
  });

  test('on the mean of those who are there: who is gone leaves it to the others', () => {
    const pilots = (dawn.flights[0]?.aircrew ?? []).filter((man) => man.seat === 'pilot');
    const all = stakeOf(
      pilots.map(({ id }) => id),
      dawn,
    );
    expect(meanStake(dawn)).toBeCloseTo(all / pilots.length);
    expect(meanStake(after)).toBeCloseTo((all - stakeOf([pilot.id], dawn)) / (pilots.length - 1));
  });
});
