import { nothingDone } from '../../campaign/done.ts';
import { distance, type HexId } from '../../cards/hexes.ts';
import { hexOf, homeField, namesIn } from '../../cards/map.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { patrolHere } from '../../odds/patrol-here.ts';
import { cut, type Paper, wrapTo } from '../../page/paper.ts';
import { groundText } from '../../questions/map/map-words.ts';
import type { Done } from '../../questions/mission/activity-texts.ts';
import { aimsOf, goalInShort, goalLine, type Told } from '../../questions/mission/goal-text.ts';
import { sightInShort } from '../../questions/mission/turn-facts.ts';
import { targetName, zonesText } from '../../questions/narration/turn-narration.ts';
import { weatherMeaning, weatherName } from '../../questions/weather.ts';
import type { OrdersView } from '../../table/turn-decisions.ts';
import { capital, height } from '../../words/numbers.ts';
import type { FlightState } from './flown.ts';
import type { LiveScene } from './scene.ts';

type FlightInAir = Pick<LiveScene, 'seen'> & { readonly flown: FlightState };

/** The hex below a flight; before the take-off the home field. */
export const hexUnder = ({ track }: FlightState, { missionMap }: Rulebook): HexId =>
  track.at(-1) ?? homeField(missionMap).hex;

/** Its orders as last seen; before that, its mission with nothing done. */
export function ordersOf({ flown, seen }: FlightInAir, { missionMap }: Rulebook): OrdersView {
  if (seen && seen.orders.mission === flown.mission) return seen.orders;
  const target = missionMap.targets.find((each) => each.target === flown.target)?.hex;
  const zones = missionMap.rows.map(({ zone }) => zone).filter((zone) => flown.zones.includes(zone));
  const { mission, machines } = flown;
  return { errand: 'mission', mission, zones: [...new Set(zones)], machines, target, achieved: nothingDone() };
}

/** The same with what the plates aboard show, and the hex that the turn adds to a patrol. */
export function asItStands(
  orders: OrdersView,
  { seen }: FlightInAir,
  book: Rulebook,
): OrdersView & { readonly achieved: Done } {
  const plates = (seen?.party.machines ?? []).flatMap((machine) => machine.plates);
  const isPatrolled = seen?.party.stays && patrolHere(seen, book);
  return { ...orders, achieved: { ...orders.achieved, plates, ...(isPatrolled && { under: seen.party.hex }) } };
}

/** Whether the progress of a mission is known: from its orders as seen, or because it has only begun. */
export const toldOf = ({ flown, seen }: FlightInAir): Told =>
  seen !== undefined || flown.track.length < 2 ? 'so-far' : 'asked';

/**
 * Four lines, or more where goal or AFT need them: the mission, its goal, the flight's place and state, and the
 * weather. A page with many rows shows the whole goal; in a fight, a page with few rows shows the minimum.
 */
export function flightHead(
  aloft: FlightInAir,
  book: Rulebook,
  { width, ink }: Paper,
  told: 'in-full' | 'in-short' | 'in-a-line',
): string[] {
  const { flown } = aloft;
  if (told === 'in-a-line') return [ink.bold(fightLine(aloft, book, width))];
  const orders = asItStands(ordersOf(aloft, book), aloft, book);
  const where = flown.target ? `, ${targetName(flown.target, book)}` : '';
  const title = `${missionTitle(flown.mission, book)}, ${zonesText(flown.zones)}${where}${orders.errand === 'home' ? ', on the way home' : ''}`;
  const whole = wrapTo(goalLine(orders, toldOf(aloft), book), width).split('\n');
  const [heading = '', ...goal] =
    told === 'in-full'
      ? [title, ...whole]
      : titleAndGoal(title, goalInShort(orders, toldOf(aloft), book), whole, width);
  return [
    ink.bold(cut(heading, width)),
    ...goal,
    ...wrapTo(placeLine(aloft, book), width)
      .split('\n')
      .map((line) => ink.bold(line)),
    clausesIn(weatherLine(aloft, book), width),
  ];
}

/**
 * What counts and the progress are shown in full; how the work is done only if there is room on the last line.
 * Otherwise it is said which command shows it: on that line, beside the title, or on one more line.
 */
function titleAndGoal(title: string, short: string, whole: readonly string[], width: number): string[] {
  const needed = wrapTo(short, width).split('\n');
  const told = wrapTo(`${short} ${ELSEWHERE}.`, width).split('\n');
  const fuller = [whole, told].find((lines) => lines.length === needed.length);
  if (fuller) return [title, ...fuller];
  const besideTitle = `${title}: ${ELSEWHERE}`;
  return besideTitle.length <= width ? [besideTitle, ...needed] : [title, ...told];
}

const ELSEWHERE = 'mission tells how';

/** `Dawn Patrol, over H12. Height 8,000 ft. AFT 63; home 33.`; where a line has less room, the petrol first, whole. */
function fightLine(aloft: FlightInAir, book: Rulebook, width: number): string {
  const { flown } = aloft;
  const home = leavingText(flown, book);
  const petrol = `AFT ${aftText(aloft, book)}${home}.`;
  const over = `ver ${hexUnder(flown, book)}.`;
  const where = `${over} Height ${height(flown.altitude)}.`;
  const short = `AFT ${aftText(aloft, book)}${leavingText(flown, book, 'in-short')}.`;
  const whole = [
    `${missionTitle(flown.mission, book)}, o${where} ${petrol}`,
    `O${where} ${petrol}`,
    `${petrol} O${where}`,
    `${petrol} O${over}`,
    `${short} O${over}`,
  ];
  return whole.find(({ length }) => length <= width) ?? cut(short, width);
}

/**
 * (19) `; home 33`; where the petrol grows short what is left once the running phase is paid for, what the way takes with
 * the AFT that must be left over the field, and the rest: `, 29 after this phase; home needs 23: 6 spare`.
 */
function leavingText(flown: FlightState, book: Rulebook, told: 'whole' | 'in-short' = 'whole'): string {
  const fuel = fuelInFight(flown, book);
  if (!fuel) return '';
  const { left, phase, to } = fuel;
  const where = to.kind === 'home' ? 'home' : to.name;
  const now = Math.max(0, left - phase);
  const needs = to.aft + book.turnProcedure.aft.stay.aft;
  const spare = now - needs;
  if (spare >= SHORT_BY * phase) return `; ${where} ${to.aft}`;
  const after = told === 'whole' ? `, ${now} after this phase` : '';
  return `${after}; ${where} needs ${needs}: ${spareText(spare)}`;
}

const spareText = (spare: number): string => (spare < 0 ? `${-spare} too few` : `${spare} spare`);

/** So many phases before the way to a field would be out of reach the page warns. */
const SHORT_BY = 4;

/** `Over H12, Douai: enemy ground, value 6. Height 8,000 ft. AFT 63.` */
export function placeLine(aloft: FlightInAir, book: Rulebook): string {
  const { flown } = aloft;
  const hex = hexUnder(flown, book);
  const { ground, value } = hexOf(book.missionMap, hex);
  const named = [hex, ...namesIn(book.missionMap, hex)].join(', ');
  return `${named}: ${groundText(ground)}, value ${value}. Height ${height(flown.altitude)}. AFT ${aftText(aloft, book)}.`;
}

/** (19) `34`; for a mixed party the AFT of each kind. In a fight it falls phase by phase. */
export function aftText({ flown, seen }: FlightInAir, book: Rulebook): string {
  const spent = phasesOver(flown, book) * book.turnProcedure.aft.dogFightPhase.aft;
  const left = (aft: number) => Math.max(0, aft - spent);
  if (!seen) return flown.aft === undefined ? 'as fuelled' : `${left(flown.aft)}`;
  const { fighters, twoSeaters } = seen.party.aft;
  if (fighters !== undefined && twoSeaters !== undefined)
    return `fighters ${left(fighters)}, two-seaters ${left(twoSeaters)}`;
  return `${left(fighters ?? twoSeaters ?? 0)}`;
}

/** (19) The AFT that is left in a fight, and what the nearest field, or home where it is in reach, takes of it. */
export function fuelInFight(flown: FlightState, book: Rulebook) {
  if (!flown.fight || flown.aft === undefined) return undefined;
  const { missionMap, turnProcedure } = book;
  const phase = turnProcedure.aft.dogFightPhase.aft;
  const left = Math.max(0, flown.aft - phasesOver(flown, book) * phase);
  const hex = hexUnder(flown, book);
  const ways = missionMap.fields
    .filter(({ kind }) => kind !== 'german')
    .map(({ name, hex: field, kind }) => ({ name, kind, aft: distance(hex, field) * turnProcedure.aft.move.aft }))
    .toSorted((a, b) => a.aft - b.aft);
  const reach = left - phase - turnProcedure.aft.stay.aft;
  const to = ways.find(({ kind, aft }) => kind === 'home' && aft <= reach) ?? ways[0];
  return to && { left, phase, to, isBegun: phasesOver(flown, book) > 0 };
}

/** Finished phases of the current fight, by its own turns where it has such. */
function phasesOver({ phases = 0, fight }: FlightState, book: Rulebook): number {
  const turns = fight && GAME_CARDS[fight.system].turnsInPhase?.(book);
  return turns === undefined || !fight ? phases : Math.floor(Math.max(0, fight.turns - 1) / turns);
}

function weatherLine({ flown, seen }: FlightInAir, book: Rulebook): string {
  const { weather } = flown;
  if (weather === undefined) return '';
  const ground = seen ? `: ${sightInShort(seen.party, book)}` : '';
  return `${weatherName(book, weather)}${ground}. ${capital(weatherMeaning(book, weather))}`;
}

/** As many clauses as fit on the line; the rest is on the weather's own page. */
function clausesIn(text: string, width: number): string {
  const end = text.lastIndexOf(';', width - 1);
  return text.length <= width || end < 0 ? cut(text, width) : `${text.slice(0, end)}.`;
}

export const aimsAloft = (aloft: FlightInAir, book: Rulebook): HexId[] =>
  aimsOf(ordersOf(aloft, book), book, aloft.seen?.party);
