import { describe, expect, test } from 'vitest';
import type { Airman } from '../../../src/campaign/aircrew.ts';
import { checkRatings, type DayFlown } from '../../../src/procedure/campaign/ratings.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { anObserver, aPilot } from '../../support/people/airmen.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const aDay = (told: Partial<DayFlown> = {}): DayFlown => ({
  missions: 1,
  fights: 0,
  fired: false,
  victory: 0,
  friendsVictory: 0,
  lossSeen: 0,
  wounded: 0,
  broughtDown: 0,
  machineHit: 0,
  jasta11: 0,
  firstFight: 0,
  restedYesterday: 0,
  ...told,
});

/** A day's end with the faces of the checks for Skill, Firing and Bravery. */
function evening(man: Airman, day: DayFlown, skill: string, firing: string, bravery: string) {
  const dice = [`skill-check ${skill}`, `firing-check ${firing}`, `bravery-check ${bravery}`];
  return playLoaded((table) => checkRatings(man, day, table), { book, dice }).events;
}

test('(45) a quiet day leaves a novice as he was, and says why', () => {
  const man = aPilot();
  expect(evening(man, aDay(), '5 5', '6 6', '3 4')).toMatchObject([
    { type: 'skill-checked', parts: { mission: 1, pointOfSkill: -1 }, total: 10, from: 1, to: 1 },
    { type: 'firing-checked', parts: { notFired: -3 }, total: 9, from: 'E', to: 'E' },
    { type: 'bravery-checked', parts: {}, from: 8, to: 8, letterBefore: 'N', letter: 'N' },
  ]);
  expect(man).toEqual(aPilot());
});

test('(45) two missions, a fight and a victory teach him to fly and to shoot', () => {
  const man = aPilot();
  const events = evening(man, aDay({ missions: 2, fights: 1, fired: true, victory: 1 }), '4 4', '4 4', '3 4');
  expect(events).toMatchObject([
    { parts: { mission: 2, fought: 1, victory: 1, pointOfSkill: -1 }, total: 11, to: 2 },
    { parts: { victory: 2 }, total: 10, to: 'D' },
    { parts: { victory: 2 }, from: 8, to: 10 },
  ]);
  expect(man).toMatchObject({ skill: 2, firing: 'D', bravery: 10 });
});

test('(45) an observer has no Pilot Skill to check', () => {
  const dice = ['firing-check 6 5', 'bravery-check 1 1'];
  const man = anObserver();
  playLoaded((table) => checkRatings(man, aDay({ fired: true }), table), { book, dice });
  expect(man).toMatchObject({ firing: 'D', bravery: 7 });
});

test('(51) Pilot Skill stops at 7 and Firing at A', () => {
  const best = aPilot({ skill: 7, firing: 'A' });
  const day = aDay({ missions: 2, fights: 3, fired: true, victory: 3 });
  const others = { ...book, pilotSkillFiringAndBravery: { ...book.pilotSkillFiringAndBravery } };
  const { skillParts, firingParts } = others.pilotSkillFiringAndBravery;
  others.pilotSkillFiringAndBravery.skillParts = {
    ...skillParts,
    pointOfSkill: { ...skillParts.pointOfSkill, modifier: 0 },
  };
  others.pilotSkillFiringAndBravery.firingParts = {
    ...firingParts,
    gradeAboveE: { ...firingParts.gradeAboveE, modifier: 0 },
  };
  const dice = ['skill-check 6 6', 'firing-check 6 6', 'bravery-check 3 4'];
  playLoaded((table) => checkRatings(best, day, table), { book: others, dice });
  expect(best).toMatchObject({ skill: 7, firing: 'A' });
});

test('(45) (introduction) the red machines and two friends not back push a Normal man over the edge', () => {
  const man = aPilot({ id: 'rawlings', bravery: 6 });
  const day = aDay({
    missions: 3,
    fights: 1,
    jasta11: 1,
    lossSeen: 2,
    machineHit: 1,
    firstFight: 1,
  });
  const events = evening(man, day, '1 1', '1 1', '1 2');
  expect(events[2]).toMatchObject({
    parts: { lossSeen: -2, machineHit: -1, jasta11: -1, firstFight: -1, missionBeyondTwo: -1, temper: -1 },
    from: 6,
    to: 0,
    letterBefore: 'N',
    letter: 'S',
  });
  expect(man.bravery).toBe(0);
});

test.each<[keyof DayFlown, number, number]>([
  ['victory', 1, 2],
  ['victory', 4, 4],
  ['friendsVictory', 3, 1],
  ['lossSeen', 1, -1],
  ['lossSeen', 5, -3],
  ['wounded', 1, -2],
  ['broughtDown', 1, -2],
  ['machineHit', 2, -1],
  ['jasta11', 2, -1],
  ['firstFight', 1, -1],
  ['restedYesterday', 1, 1],
  ['missions', 2, 0],
  ['missions', 3, -1],
  ['missions', 4, -2],
])('(45) Bravery: %s %i counts %i', (what, times, change) => {
  const man = aPilot({ bravery: 20 });
  evening(man, aDay({ [what]: times }), '1 1', '1 1', '3 4');
  expect(man.bravery).toBe(20 + change);
});

describe('(45) ours: a man whose nerves are bad comes round on a day of one mission and no fight', () => {
  const card = book.pilotSkillFiringAndBravery;
  const own = {
    ...book,
    pilotSkillFiringAndBravery: {
      ...card,
      braveryParts: { ...card.braveryParts, quietDay: { modifier: 2, most: 1, source: 'invented' } },
    },
  };
  const braveryAfter = (bravery: number, day: DayFlown, cards: typeof book = own): number => {
    const man = aPilot({ bravery });
    const dice = ['skill-check 1 1', 'firing-check 1 1', 'bravery-check 3 4'];
    playLoaded((table) => checkRatings(man, day, table), { book: cards, dice });
    return man.bravery;
  };
  const quiet = aDay({ missions: 1 });

  test('a Shaken man is Nervous after one such day, and Normal after two', () => {
    expect(braveryAfter(0, quiet)).toBe(2);
    expect(braveryAfter(2, quiet)).toBe(4);
  });

  test('not when he flew again, nor when there was a fight', () => {
    expect(braveryAfter(1, aDay({ missions: 2 }))).toBe(1);
    expect(braveryAfter(1, aDay({ missions: 1, fights: 1 }))).toBe(1);
  });

  test('a man of good nerves has nothing to come round from; and a card without the line knows none of this', () => {
    expect(braveryAfter(8, quiet)).toBe(8);
    const without = { ...card, braveryParts: { ...card.braveryParts, quietDay: undefined } };
    expect(braveryAfter(1, quiet, { ...book, pilotSkillFiringAndBravery: without })).toBe(1);
    expect(braveryAfter(1, quiet, book)).toBe(1);
  });
});

test('(51) Bravery has no upper end', () => {
  const man = aPilot({ bravery: 90 });
  evening(man, aDay({ victory: 2 }), '1 1', '1 1', '6 6');
  expect(man.bravery).toBe(95);
});
