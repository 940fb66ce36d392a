import { describe, expect, test } from 'vitest';
import { TOTALS } from '../../src/cards/dice.ts';
import { hexOf } from '../../src/cards/map.ts';
import { boxOf, expectDefined, type Rulebook } from '../../src/cards/rulebook.ts';
import { comeUnderArchie } from '../../src/kit/ground-fire/archie.ts';
import { drawMachineGunFire } from '../../src/kit/ground-fire/machine-guns.ts';
import { phaseOdds } from '../../src/kit/odds/combat.ts';
import { machineGunChance, turnUnderArchie } from '../../src/odds/archie.ts';
import { chanceOfBetter, requestOdds, skillModifier } from '../../src/odds/charts/personnel-charts.ts';
import { meetingOf } from '../../src/odds/encounters.ts';
import { routesOn } from '../../src/odds/routes.ts';
import { skiesAfterChange } from '../../src/odds/weather.ts';
import { checkRatings, type DayFlown } from '../../src/procedure/campaign/ratings.ts';
import { requestMachines, requestModifier } from '../../src/procedure/campaign/replacements.ts';
import { meetAircraft, rollEncounter } from '../../src/procedure/mission/encounter/encounter.ts';
import { encounterParts, oddsOfEncounter } from '../../src/procedure/mission/encounter/encounter-roll.ts';
import { germansAttack, giveAttackOption, sightEnemy } from '../../src/procedure/mission/encounter/enemy-response.ts';
import { checkWeatherChange } from '../../src/procedure/mission/weather-change.ts';
import { resolveFight } from '../../src/procedure/resolve-fight.ts';
import { sumOf } from '../../src/table/parts.ts';
import type { Table } from '../../src/table/table.ts';
import { steadyBook } from '../support/cards/steady-book.ts';
import { aFight, aSpad } from '../support/fights/fights.ts';
import { aFighter } from '../support/people/aboard.ts';
import { aLog, aSpad as aMachine, aParty } from '../support/people/activities.ts';
import { aPilot } from '../support/people/airmen.ts';
import { chanceOf, everyWay, meanOver } from '../support/table/every-way.ts';

const printed = steadyBook;

/** The printed cards with one of their figures changed, as a player might who lays his own over them. */
function changed(change: (cards: Rulebook) => void): Rulebook {
  const cards = structuredClone(printed);
  change(cards);
  return cards;
}
const CHANGED = changed((cards) => {
  Object.assign(cards.archieAndMachineGun.encounter, { modifier: 3 });
  Object.assign(cards.archieAndMachineGun.grid.nearMiss, { wrapsAround: true });
  Object.assign(expectDefined(cards.archieAndMachineGun.archieHits.rows[5], 'a 7'), { result: 'driven-off' });
  Object.assign(expectDefined(cards.archieAndMachineGun.machineGunFire.rows[1], 'a 10'), { at1000Feet: 'hit' });
  Object.assign(cards.enemyAircraftResponse.decisionParts.noScoutAmongThem, { modifier: 2 });
  Object.assign(expectDefined(cards.enemyAircraftResponse.attackOptionDie.rows[0], '1 to 3'), { has: 'german' });
  Object.assign(expectDefined(cards.replacements.machines.rows[2], '7 or 8'), { granted: 0 });
  Object.assign(cards.pilotSkillFiringAndBravery.skillParts.fought, { modifier: 4 });
  Object.assign(expectDefined(cards.weatherEffects.change.rows[3], 'a 5'), { change: 2 });
  Object.assign(expectDefined(cards.airToAirCombat.angles[0], 'the first angle'), { angle: 'astern' });
});

/**
 * Each of these is worked out once by the odds and once by playing the rule itself through every fall of its dice, by
 * the printed cards and by others. An odds page that had arithmetic of its own would go on printing the old figure.
 */
interface Pair {
  readonly odds: (book: Rulebook) => number;
  readonly played: (book: Rulebook) => number;
}

const SHOTS = [2, 3];
const CORNER = 16;
const nearMisses = (shots: number): Pair => ({
  odds: (book) => turnUnderArchie(book, [CORNER], shots).nearMissOn[0] ?? 0,
  played: (book) => chanceOf(underArchie(book, shots), ({ result }) => result.near > 0),
});
const archieHits = (shots: number): Pair => ({
  odds: (book) => turnUnderArchie(book, [CORNER], shots).meanHits,
  played: (book) => meanOver(underArchie(book, shots), ({ result }) => result.hits),
});

/**
 * The odds leave out that a machine crippled by one shot of a turn may be brought down by what another breaks: some
 * parts in a thousand million. Of a Damaged-abort only that the machine is still there is counted: what breaks and who
 * is hurt falls in the middle.
 */
function underArchie(book: Rulebook, shots: number) {
  const fire = (table: Table) => {
    const told = { near: 0, hits: 0 };
    const tell: Table['tell'] = (event) => {
      if (event.type === 'archie-fired' && event.near.length > 0) told.near += 1;
      if (event.type === 'archie-fired' && event.hit !== undefined) told.hits += 1;
    };
    comeUnderArchie([aFighter()], { B3: CORNER }, { shots, turnsBefore: 0 }, { ...table, tell });
    return told;
  };
  return everyWay(fire, { book, counted: ['archie-shot', 'archie-hit', 'critical-hit', 'crew-hit'] });
}

const encounter: Pair = {
  odds: (book) => oddsOfEncounter(sumOf(encounterParts('H09', boxOf(12, book), 'bursting', book))).chance,
  played: (book) =>
    chanceOf(
      everyWay((table) => rollEncounter(aParty([aMachine()], 'H09', { box: 12 }), 'bursting', table), { book }),
      ({ result }) => result === 'encounter',
    ),
};

/** A lone machine at 10,000 feet of an evening: the die for the option falls when one of theirs is at its height. */
const HEX = 'M11';
const meeting: Pair = {
  odds: (book) => {
    const route = expectDefined(
      routesOn(book).find(({ mission }) => mission === 'twilight-patrol'),
      'the route of a Twilight Patrol',
    );
    return meetingOf({ book, route, where: hexOf(book.missionMap, HEX), height: 10_000, box: boxOf(7, book) }).fight;
  },
  played: (book) => {
    const party = aParty([aMachine()], HEX, { altitude: 10_000, box: 7 });
    const meet = (table: Table): boolean => {
      const sighting = sightEnemy(party, table);
      if (!sighting) return false;
      const met = meetAircraft(party, aLog('twilight-patrol'), table);
      // One machine is never more than they are: the commander of the count lets them go.
      return (
        giveAttackOption(party, met.numbers, sighting, table) === 'german' && germansAttack(party, met, sighting, table)
      );
    };
    return chanceOf(everyWay(meet, { book }), ({ result }) => result);
  },
};

const LOST = 5;
const refusal: Pair = {
  odds: ({ replacements: card }) => requestOdds(card.machines, requestModifier(card.machinesLost, LOST)).refused,
  played: (book) =>
    chanceOf(
      everyWay((table) => requestMachines({ asked: 1, lost: LOST, today: 3, answered: 'as-printed' }, table), { book }),
      ({ result }) => result.granted === 0,
    ),
};

/** Two missions, a fight and a victory. */
const A_DAY: DayFlown = {
  missions: 2,
  fights: 1,
  fired: true,
  victory: 1,
  friendsVictory: 0,
  lossSeen: 0,
  jasta11: 0,
  wounded: 0,
  broughtDown: 0,
  machineHit: 0,
  firstFight: 0,
  restedYesterday: 0,
};

const betterSkill: Pair = {
  odds: ({ pilotSkillFiringAndBravery: card }) =>
    chanceOfBetter(card.skillCheck, skillModifier(card, { missions: 2, fought: true, victories: 1, skill: 1 })),
  played: (book) => {
    const rate = (table: Table): number => {
      const man = aPilot();
      checkRatings(man, A_DAY, table);
      return man.skill;
    };
    return chanceOf(everyWay(rate, { book, counted: ['skill-check'] }), ({ result }) => result > 1);
  },
};

const machineGuns: Pair = {
  odds: ({ archieAndMachineGun: card }) => machineGunChance(card, 'at1000Feet', 1),
  played: (book) =>
    chanceOf(
      everyWay((table) => drawMachineGunFire(aFighter({ altitude: 1000 }), 1, table), {
        book,
        counted: ['machine-gun-fire'],
      }),
      ({ events }) => events.some((event) => event.type === 'machine-guns-fired' && event.hit),
    ),
};

const weather: Pair = {
  odds: ({ weatherEffects }) =>
    skiesAfterChange(weatherEffects, [{ number: 16, trend: 1, chance: 1 }])
      .filter(({ number }) => number === 2)
      .reduce((sum, { chance }) => sum + chance, 0),
  played: (book) => {
    const change = (table: Table): number => {
      const sky = { number: 16, trend: 1 as const };
      checkWeatherChange(sky, table);
      return sky.number;
    };
    return chanceOf(everyWay(change, { book }), ({ result }) => result === 2);
  },
};

/** (20) A phase of one against one, Personal Duel and all. The bursts are read off as they are fired, hit or miss. */
const onePhase: Pair = {
  odds: (book) => {
    const us = { aircraft: expectDefined(book.aircraft['spad-vii'], 'SPAD'), skill: 4, firing: 'C' } as const;
    const them = { aircraft: expectDefined(book.aircraft['albatros-d3'], 'Albatros'), skill: 4, firing: 'C' } as const;
    return phaseOdds(book, us, them, 'middle').hits;
  },
  played: (book) => {
    const fight = aFight({ dfd: 1, allied: [aSpad({ bravery: 'B' })] });
    const longest = (decision: string, options: readonly string[]) =>
      decision === 'burst' ? options.at(-1) : options[0];
    const ways = everyWay((table) => resolveFight(fight, table), { book, counted: ['initiative'], choose: longest });
    return meanOver(ways, ({ events }) =>
      events.reduce(
        (sum, event) =>
          sum + (event.type === 'burst-fired' && event.machine === 'B1' ? shareOf(event.hits, event.jams) : 0),
        0,
      ),
    );
  },
};

const shareOf = (hits: readonly number[], jams: readonly number[]) =>
  TOTALS['2d6'].filter((total) => hits.includes(total) && !jams.includes(total)).length / 36;

const PAIRS: Readonly<Record<string, Pair>> = {
  ...Object.fromEntries(SHOTS.map((shots) => [`(15) a near miss in ${shots} shots`, nearMisses(shots)])),
  ...Object.fromEntries(SHOTS.map((shots) => [`(15) the hits of ${shots} shots`, archieHits(shots)])),
  '(15) (16) an encounter where Archie fires': encounter,
  '(16) (18) a fight, once somebody is met': meeting,
  '(42) a hit by machine guns': machineGuns,
  '(12) the weather of the next turn': weather,
  '(45) a better Skill': betterSkill,
  '(46) a request refused': refusal,
  '(20) (24) a Critical Hit in a phase of one against one, the duel its own shot too': onePhase,
};

describe.each(Object.entries(PAIRS))('%s', (_, { odds, played }) => {
  test('is printed as it is played', () => {
    expect(odds(printed)).toBeCloseTo(played(printed), 8);
  });
  test('is printed as it is played by changed cards, and otherwise than by the printed ones', () => {
    expect(odds(CHANGED)).toBeCloseTo(played(CHANGED), 8);
    expect(odds(CHANGED)).not.toBeCloseTo(odds(printed), 4);
  });
});
