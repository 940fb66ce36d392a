import { chanceThat, meanOf } from '../../src/cards/odds.ts';
import type { EncounterColumn, Mission } from '../../src/cards/printed/mission.ts';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { figure } from '../../src/kit/odds/chart.ts';
import { downChance, lossChance, phaseOdds } from '../../src/kit/odds/combat.ts';
import { monthsOf, overRoster } from '../../src/odds/charts/roster-charts.ts';
import { outcomesOf } from '../../src/odds/encounters.ts';
import { fightLength } from '../../src/odds/on-paper.ts';
import { routesOn } from '../../src/odds/routes.ts';
import { signed } from '../../src/words/numbers.ts';
import { book } from '../support/cards/book.ts';
import { bombing, chanceOfScan, hitsToDestroy, spotting } from './mission-odds.ts';
import { passedOver } from './passed-over.ts';

const manual = (id: string): Mission => expectDefined(book.missions[id], `manual for ${id}`);
const whole = (chance: number): string => `${Math.round(100 * chance)} %`;
const one = (value: number): string => value.toFixed(1);
const month = (mission: string) =>
  expectDefined(
    monthsOf(book).find(({ route }) => route.mission === mission),
    mission,
  );
const { decision, decisionParts } = book.enemyAircraftResponse;
const attack = (parts: number): string => whole(chanceThat(decision, parts, ({ decides }) => decides === 'attack'));

/** The share of groups with Jasta 11 in them, under a column, over all manuals or one. */
const jasta11 = (column: EncounterColumn, id?: string): string => {
  const manuals = id === undefined ? Object.values(book.missions) : [manual(id)];
  const red = ({ encounters }: Mission) =>
    meanOf(encounters[column], ({ met }) =>
      met.some((number) => book.fortyOne.counters[number - 1]?.jasta11) ? 1 : 0,
    );
  return whole(manuals.reduce((sum, each) => sum + red(each), 0) / manuals.length);
};
const groups = (column: EncounterColumn): string => {
  const manuals = Object.values(book.missions);
  return one(
    manuals.reduce((sum, { encounters }) => sum + meanOf(encounters[column], ({ met }) => met.length), 0) /
      manuals.length,
  );
};

const noFight = (mission: string, start: number): number => {
  const route = expectDefined(
    routesOn(book).find((each) => each.mission === mission),
    mission,
  );
  return outcomesOf(book, route)([{ number: start, trend: 1, chance: 1 }]).noFight;
};
const range = (low: number, high: number): string => `${Math.round(100 * low)} to ${whole(high)}`;
const FINE = [6, 5, 3];
const WET = [10, 13];
const spread = (mission: string, starts: readonly number[]): string => {
  const shares = starts.map((start) => noFight(mission, start));
  return range(Math.min(...shares), Math.max(...shares));
};

const balloon = expectDefined(manual('balloon-bursting').activities.attackBalloon, 'balloons');
const hitsWith = (load: string): string =>
  one(
    hitsToDestroy(
      expectDefined(
        balloon.loads.find((each) => each.load === load),
        load,
      ),
    ),
  );
const man = (skill: number) =>
  ({ aircraft: expectDefined(book.aircraft['albatros-d3'], 'yardstick'), skill, firing: 'C' }) as const;
const aPointOfSkill = (): string =>
  whole(phaseOdds(book, man(4), man(3), 'middle').attacks - phaseOdds(book, man(3), man(3), 'middle').attacks);
const plates = (id: string) => expectDefined(manual(id).activities.photograph, 'camera').table;
const useless = (modifier: number) =>
  chanceThat(plates('photo-reconnaissance'), modifier, ({ quality }) => quality === 'useless');

/** What stands in the text between two marks: `<!--n name-->58 %<!--/n-->`. */
export const COUNTS: Readonly<Record<string, () => string>> = {
  'down by one gun': () => whole(downChance(book, 0, 1)),
  'down by twin guns': () => whole(downChance(book, book.damageTables.twinGuns.modifier, 1)),
  'lost to one gun': () => whole(lossChance(book, 0)),
  'lost to twin guns': () => whole(lossChance(book, book.damageTables.twinGuns.modifier)),
  'a point of Skill': aPointOfSkill,
  'attack when even': () => attack(0),
  'attack when six to two': () => attack(decisionParts.odds[0]?.modifier ?? 0),
  'attack from a little above': () => attack(decisionParts.height[1]?.modifier ?? 0),
  'attack from far above': () => attack(decisionParts.height.at(-1)?.modifier ?? 0),
  'six formations passed over': () => whole(passedOver(6) ** 6),
  'fights joined': () => whole(fightLength(47).joined),
  'missions without a fight': () => whole(overRoster(book).noFight),
  'Germans a fight': () => figure(overRoster(book).germans / overRoster(book).fights),
  'fights of a Defensive Line Patrol': () => figure(month('defensive-line-patrol').outcome.fights),
  'fights of Photo Reconnaissance': () => one(month('photo-reconnaissance').outcome.fights),
  'fights of Artillery Spotting': () => one(month('artillery-spotting').outcome.fights),
  'two-seaters draw': () => signed(decisionParts.twoSeatersAmongUs.modifier),
  'low flyers let be': () => whole(passedOver(3)),
  'low missions without a fight': () =>
    range(month('offensive-line-patrol').outcome.noFight, month('trench-strafing').outcome.noFight),
  'turns of the dawn': () => String(month('dawn-patrol').turns),
  'fights of the dawn': () => one(month('dawn-patrol').outcome.fights),
  'spotting on fine days': () => spread('artillery-spotting', FINE),
  'spotting on wet days': () => spread('artillery-spotting', WET),
  'encounters a mission': () => one(overRoster(book).encounters),
  'fights a mission': () => one(overRoster(book).fights),
  'groups under 1-2': () => groups('1-2'),
  'groups under 7-8': () => groups('7-8'),
  'Jasta 11 under 1-2': () => jasta11('1-2'),
  'Jasta 11 under 3-4': () => jasta11('3-4'),
  'Jasta 11 under 5-6': () => jasta11('5-6'),
  'Jasta 11 under 7-8': () => jasta11('7-8'),
  'Jasta 11 at artillery machines': () => jasta11('5-6', 'artillery-spotting'),
  'Jasta 11 deep in the south': () => jasta11('5-6', 'long-reconnaissance'),
  'useless plates': () => `${Math.round(36 * useless(0))} of 36`,
  'five plates in heavy cloud': () => whole(useless(-3) ** 5),
  'hits of six turns': () => one(spotting(6, 0).hits),
  'points of six turns': () => one(spotting(6, 0).points),
  'points of spotting in heavy cloud': () => one(spotting(6, -3).points),
  'points of two Strutters': () => one(bombing('sopwith-strutter', 2, -1).points),
  'points of two D.H.4s': () => one(bombing('dh4', 2, -1).points),
  'balloons up': () => whole(chanceThat(balloon.search, 0, ({ balloon: found }) => found === 'up')),
  'hits with ordinary rounds': () => hitsWith('ordinary'),
  'hits with Buckingham': () => hitsWith('buckingham'),
  'hits with rockets': () => hitsWith('rockets'),
  'scans that find': () => whole(1 - chanceOfScan('nothing')),
};
