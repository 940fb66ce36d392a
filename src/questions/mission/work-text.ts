import { errandsOf } from '../../campaign/work.ts';
import { manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import {
  type ChanceOfWork,
  chancesOver,
  type PlaceOfWork,
  type WorkByTurns,
  waysMet,
} from '../../odds/turn-of-work.ts';
import type { Aloft } from '../../table/turn-decisions.ts';
import { height, signed, waysText } from '../../words/numbers.ts';
import { patrolText } from './home-price.ts';
import { platesText } from './plate-text.ts';

const BRINGS: Readonly<Record<Exclude<WorkByTurns, 'photograph'>, (points: number) => string>> = {
  spot: (points) => `for a hit of the guns${points > 0 ? `, ${signed(points)}` : ''}`,
  scan: (points) => `to find something to strafe, up to ${signed(points)}`,
  attackBalloon: (points) => `that a balloon is up, ${signed(points)} in flames`,
};

/** What a turn of work at a height may bring. */
function chanceText({ work, ways, points }: ChanceOfWork, altitude: number, aloft: Aloft, book: Rulebook): string {
  if (work !== 'photograph') return `${waysText(ways)} ${BRINGS[work](points)}`;
  const card = manualNamed(aloft.orders.mission, book)?.activities.photograph;
  return card ? `a plate: ${platesText(card, altitude, aloft.party, book)}` : '';
}

/**
 * `; 10 in 36 for a hit of the guns, +3; 21 in 36 to be met`: what one more turn over this hex may bring, and what it
 * risks. Nothing on the way home.
 */
export function turnText({ party, orders }: Aloft, book: Rulebook): string {
  if (orders.errand !== 'mission') return '';
  const chances = chancesOver(party, { party, orders }, book);
  const works = chances.map((each) => chanceText(each, party.altitude, { party, orders }, book));
  return `${patrolText({ party, orders }, book)}; ${[...works, ...tooLow({ party, orders }, book), metText(party, book)].join('; ')}`;
}

/** (32) Why no balloon over this hex can be attacked from so low. */
function tooLow({ party: { hex, altitude }, orders }: Aloft, book: Rulebook): string[] {
  const [hangs = 0] = manualNamed(orders.mission, book)?.activities.attackBalloon?.heights ?? [];
  const isOver = errandsOf(orders.mission, book).some(
    (task) =>
      task.activity === 'attackBalloon' && task.hexesOf(orders).includes(hex) && task.isLeft(hex, orders.achieved),
  );
  return isOver && altitude < hangs ? [`no balloon can be attacked from below ${height(hangs)}`] : [];
}

/** (16) `15 in 36 to be met`, in the weather of now. */
export const metText = (place: Parameters<typeof waysMet>[0], book: Rulebook): string =>
  `${waysText(waysMet(place, book))} to be met`;

/**
 * `down to 3,000 ft to search D10: 21 in 36 to find something to strafe, up to +12`: a way that leads to nothing but a
 * search. Nothing for other work.
 */
export function searchText(place: PlaceOfWork, aloft: Aloft, book: Rulebook): string | undefined {
  const [search] = chancesOver(place, aloft, book);
  if (search?.work !== 'scan') return undefined;
  return `${to(place.altitude, aloft.party.altitude)} to search ${place.hex}: ${chanceText(search, place.altitude, aloft, book)}`;
}

function to(there: number, here: number): string {
  if (there === here) return `at ${height(there)}`;
  return `${there < here ? 'down' : 'up'} to ${height(there)}`;
}

/** The same behind a height: `; from there a search: 21 in 36 ...`. */
export function searchFrom(feet: number, { party, orders }: Aloft, book: Rulebook): string {
  const search = chancesOver({ hex: party.hex, altitude: feet }, { party, orders }, book).find(
    ({ work, isErrand }) => work === 'scan' && !isErrand,
  );
  return search ? `; from there a search: ${chanceText(search, feet, { party, orders }, book)}` : '';
}
