import { aftOf, type FlyingMachine, isFighter, type Party, type TurnBegun } from '../../campaign/mission-log.ts';
import { COURSES, type HexId, neighbour } from '../../cards/hexes.ts';
import { isOnMap } from '../../cards/map.ts';
import { memoizeByHex } from '../../cards/reading/once.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import type { OrdersView, Step } from '../../table/turn-decisions.ts';
import { cheapestActivity, spendAft } from './aft.ts';
import { hasLameDuck, isLeftAlone } from './escort.ts';
import { changeHeight, hasOtherHeight } from './height.ts';
import { mayLandOn, movesToField } from './lame-duck/field-for-lame-duck.ts';
import { fieldIn } from './land.ts';
import { viewOf } from './party-view.ts';

/** What a party did with its turn. The caller carries out landings and partings. */
export type Moved =
  | { readonly did: 'moved' | 'stayed' | 'climbed' | 'lands' | 'is-stranded' }
  | { readonly did: 'parts' | 'sets-down'; readonly machines: readonly FlyingMachine[] };

/** (14) Stay over the hex or move to the next. The height may be changed first, once a turn, whoever parts in it. */
export function move(party: Party, turn: TurnBegun, orders: OrdersView, table: Table): Moved {
  for (;;) {
    const steps = stepsFrom(party, turn, table.book);
    if (!steps.some(fillsTurn)) return { did: 'is-stranded' };
    const about = { party: viewOf(party, table.book), orders, steps };
    const chosen = table.choose(
      'movement',
      about,
      steps.map(({ step }) => step),
    );
    turn.stays = chosen === 'stay';
    if (chosen !== 'height') return takeStep(chosen, steps, party, table);
    changeHeight(party, orders, table);
    turn.mayChangeHeight = false;
  }
}

/** A step that fills the turn; height and partings come before it. */
const fillsTurn = ({ step, hex, goes }: Step): boolean =>
  hex !== undefined || goes === 'sets-down' || FILLS_TURN.includes(step);
const FILLS_TURN: readonly string[] = ['stay', 'only-climb', 'land'];

/** (11) (14) The open steps, as far as the Air Flying Time allows. A turn spent only climbing has paid for no stay. */
function stepsFrom(party: Party, { from, mayChangeHeight }: TurnBegun, book: Rulebook): Step[] {
  const { stay } = book.turnProcedure.aft;
  const left = aftOf(party.machines);
  const steps = coursesFrom(party, book).filter(({ aft }) => aft <= left);
  if (left >= stay.aft && mayStay(party, from, book)) steps.push({ step: 'stay', aft: stay.aft });
  if (!mayChangeHeight && party.altitude > from && !hasLameDuck(party)) steps.push({ step: 'only-climb', aft: 0 });
  if (mayChangeHeight && hasOtherHeight(party, book)) steps.push({ step: 'height', aft: 0 });
  if (left >= cheapestActivity(book) && isLowEnough(party, from, book)) steps.push(...landings(party, book));
  steps.push(...partings(party));
  return steps;
}

/** (33) A Lame Duck does not wait: it stays over a field only while it is too high to land. */
const mayStay = (party: Party, from: number, book: Rulebook): boolean =>
  !hasLameDuck(party) || (movesToField(party, party.hex, book) === 0 && !isLowEnough(party, from, book));

/** (14) (21) The neighbouring hexes; with a Lame Duck only those nearer to its field. */
function coursesFrom(party: Party, book: Rulebook): readonly Step[] {
  const courses = neighboursOf(book, party.hex);
  if (!hasLameDuck(party)) return courses;
  const now = movesToField(party, party.hex, book);
  return courses.filter(({ hex }) => hex !== undefined && movesToField(party, hex, book) < now);
}

/** (14) The neighbours of a hex that are on the map, by direction. */
const neighboursOf = memoizeByHex(({ missionMap, turnProcedure }: Rulebook, hex): readonly Step[] =>
  Object.entries(COURSES).flatMap(([step, direction]) => {
    const next = neighbour(hex, direction);
    return next !== undefined && isOnMap(missionMap, next)
      ? [{ step, aft: turnProcedure.aft.move.aft, hex: next }]
      : [];
  }),
);

/** (14) (49) A landing takes one turn, so it starts no higher than the descent of a whole turn. */
const isLowEnough = ({ altitude }: Party, from: number, book: Rulebook): boolean =>
  Math.max(from, altitude) <= book.turnProcedure.limits.descent.feet;

/**
 * (35) (49) All land, or a Lame Duck alone, or a two-seater to save its plates: the others may go on to another field.
 */
function landings({ hex, machines }: Party, book: Rulebook): Step[] {
  const field = fieldIn(hex, book);
  if (!field) return [];
  const mayLand = machines.filter((machine) => mayLandOn(machine, field));
  const alone = machines.length > 1 ? mayLand.filter(({ lameDuck, plates }) => lameDuck || plates.length > 0) : [];
  return [
    ...(mayLand.length === machines.length ? [{ step: 'land', aft: 0 }] : []),
    ...alone.map(({ id }): Step => ({ step: `land ${id}`, aft: 0, machine: id, goes: 'sets-down' })),
  ];
}

/** (10) The fighters may leave the two-seaters; (22) a Lame Duck may be left at any time. */
function partings({ machines }: Party): Step[] {
  const steps: Step[] = [];
  const twoSeaters = machines.filter((machine) => !isFighter(machine));
  if (mayLeave(twoSeaters, machines)) steps.push({ step: 'fighters-home', aft: 0 });
  if (machines.every(({ lameDuck }) => lameDuck)) return steps;
  const lame = machines.filter(({ lameDuck }) => lameDuck);
  return [...steps, ...lame.map(({ id }): Step => ({ step: `leave ${id}`, aft: 0, machine: id, goes: 'parts' }))];
}

/** (10) (36) A single two-seater that is a Lame Duck is left by its name, as a Straggler. */
const mayLeave = (twoSeaters: readonly FlyingMachine[], machines: readonly FlyingMachine[]): boolean =>
  twoSeaters.length > 0 && twoSeaters.length < machines.length && !isLeftAlone(twoSeaters);

function takeStep(chosen: string, steps: readonly Step[], party: Party, table: Table): Moved {
  if (chosen === 'land') return { did: 'lands' };
  if (chosen === 'only-climb') return { did: 'climbed' };
  if (chosen === 'fighters-home') return { did: 'parts', machines: party.machines.filter(isFighter) };
  const { hex, machine, goes } = expectDefined(
    steps.find(({ step }) => step === chosen),
    `step called ${chosen}`,
  );
  if (goes) return { did: goes, machines: party.machines.filter(({ id }) => id === machine) };
  if (hex === undefined) stay(party, table);
  else moveTo(hex, party, table);
  return { did: hex === undefined ? 'stayed' : 'moved' };
}

/**
 * (14) Over the same hex. Ruling: a party that entered it through a heavy hex-side (42) stays under the guns of that
 * side as long as it is there.
 */
export function stay(party: Party, table: Table): void {
  const { aft } = table.book.turnProcedure.aft.stay;
  spendAft(party, aft);
  table.tell({ type: 'stayed', hex: party.hex, aft, left: aftOf(party.machines) });
}

/** (14) To a neighbouring hex. */
export function moveTo(hex: HexId, party: Party, table: Table): void {
  const { aft } = table.book.turnProcedure.aft.move;
  spendAft(party, aft);
  party.cameFrom = party.hex;
  party.hex = hex;
  party.underFire = 0;
  table.tell({ type: 'moved', from: party.cameFrom, to: hex, aft, left: aftOf(party.machines) });
}
