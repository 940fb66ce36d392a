import { byTheWay, errandsOf, type Task } from '../campaign/work.ts';
import { readBand } from '../cards/band.ts';
import type { HexId } from '../cards/hexes.ts';
import { keysOf } from '../cards/keys-of.ts';
import { targetsIn } from '../cards/map.ts';
import type { Activities, ActivityCard } from '../cards/printed/activities.ts';
import { boxOf, manualNamed, type Rulebook } from '../cards/rulebook.ts';
import { creditFor, waysTo } from '../procedure/mission/activities/credit.ts';
import type { Aloft, PartyView } from '../table/turn-decisions.ts';
import { chanceMet } from './encounters.ts';
import { platesFrom } from './plates.ts';

/** Work of which each turn is one throw. */
export type WorkByTurns = 'photograph' | 'spot' | 'scan' | 'attackBalloon';

/** What a turn of work may bring: in how many of the 36 ways, and so many points more. */
export interface ChanceOfWork {
  readonly work: WorkByTurns;
  /** The flight was sent for it. */
  readonly isErrand: boolean;
  readonly ways: number;
  readonly points: number;
}

/** Where a turn of work would be done. */
export interface PlaceOfWork {
  readonly hex: HexId;
  readonly altitude: number;
}

/** The work that a turn over a hex at a height may bring, in the weather of now: errands first. */
export function chancesOver(place: PlaceOfWork, aloft: Aloft, book: Rulebook): ChanceOfWork[] {
  const { orders, party } = aloft;
  if (orders.errand !== 'mission' || party.machines.some(({ lameDuck }) => lameDuck)) return [];
  const errands = errandsOf(orders.mission, book);
  const open = [...errands, ...byTheWay(orders.mission, book)].filter((task) => isOpen(task, place, aloft, book));
  const manual: Activities = manualNamed(orders.mission, book)?.activities ?? {};
  return open.flatMap((task) => {
    const work = keysOf(CHANCES).find((each) => each === task.activity);
    const chance = work && CHANCES[work]({ place, aloft, manual, book });
    return chance ? [{ work, ...chance, isErrand: errands.includes(task) }] : [];
  });
}

/** (13) The height is one for the work, the ground is seen from it, and something is left to do. */
function isOpen(task: Task, { hex, altitude }: PlaceOfWork, { party, orders }: Aloft, book: Rulebook): boolean {
  const { achieved, machines } = orders;
  // (32) Whether a balloon is seen stands with its throw.
  if (task.activity !== 'attackBalloon' && !isFrom(altitude, task.work, party, book)) return false;
  const isLeft = task.hexesOf(orders).includes(hex) && task.isLeft(hex, achieved);
  return isLeft && !task.isDone({ achieved, machines, party: party.machines, bombs: party.bombs });
}

function isFrom(altitude: number, { lowest, highest }: Task['work'], { weather }: PartyView, book: Rulebook): boolean {
  const { down } = boxOf(weather, book);
  return altitude >= lowest && altitude <= highest && (down === 'unlimited' || altitude <= down);
}

/** Where and by whom, with the cards of the manual. */
interface Asked {
  readonly place: PlaceOfWork;
  readonly aloft: Aloft;
  readonly manual: Activities;
  readonly book: Rulebook;
}

type WaysAndPoints = Pick<ChanceOfWork, 'ways' | 'points'>;

const CHANCES: Readonly<Record<WorkByTurns, (asked: Asked) => WaysAndPoints | undefined>> = {
  photograph: ({ manual: { photograph: card }, place, aloft, book }) =>
    card && {
      ways: waysTo(
        card.table,
        { weather: boxOf(aloft.party.weather, book).photo, height: readBand(card.heights, place.altitude).add },
        ({ points }) => points > 0,
      ),
      points: Math.max(0, ...platesFrom(card, place.altitude, aloft.party, book).map(({ points }) => points)),
    },
  spot: ({ manual: { spot: card }, aloft, book }) => card && chanceOfHit(card, aloft, book),
  scan: ({ manual: { scan: card, strafeTarget } }) =>
    card && {
      ways: waysTo(card.table, {}, ({ found }) => found !== 'nothing'),
      points: Math.max(0, ...(strafeTarget?.targets ?? []).map(({ destroyed }) => destroyed)),
    },
  attackBalloon: ({ manual: { attackBalloon: card }, place, aloft, book }) =>
    card && chanceOfBalloon(card, place, aloft, book),
};

/** (23) (32) The search for a balloon that has not been met, by those who could dive on it. */
function chanceOfBalloon(
  { visibility, heights, search, destroyed }: ActivityCard<'attackBalloon'>,
  { hex, altitude }: PlaceOfWork,
  { party, orders }: Aloft,
  book: Rulebook,
): WaysAndPoints | undefined {
  const { down } = boxOf(party.weather, book);
  const above = altitude - (heights[0] ?? 0);
  const isSeen = down === 'unlimited' || (down >= visibility && down >= above);
  const isMet = targetsIn(book.missionMap, hex).some(({ target }) => orders.achieved.balloons[target]);
  if (!isSeen || above < 0 || isMet) return undefined;
  return { ways: waysTo(search, {}, ({ balloon }) => balloon === 'up'), points: destroyed };
}

/** (23) Each turn in succession gives the gunners a better correction. */
function chanceOfHit(card: ActivityCard<'spot'>, { party, orders }: Aloft, book: Rulebook): WaysAndPoints {
  const { table, weather, ranging, mostRanging, credit } = card;
  const { unbroken, hits } = orders.achieved.spotting;
  const parts = {
    ranging: Math.min(mostRanging, ranging * unbroken),
    ...(weather && { weather: boxOf(party.weather, book).photo }),
  };
  return {
    ways: waysTo(table, parts, (row) => row.hits > 0),
    points: creditFor(credit, hits + 1) - creditFor(credit, hits),
  };
}

/** (15) (16) In how many of the 36 ways the Encounter Roll of a turn over this hex meets somebody. */
export const waysMet = (
  { hex, altitude, weather }: Pick<PartyView, 'hex' | 'altitude' | 'weather'>,
  book: Rulebook,
): number => Math.round(36 * chanceMet(book, { hex, from: hex, height: altitude }, boxOf(weather, book)));
