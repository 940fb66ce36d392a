import { WIDEST_FIRST } from '../../cards/archie-grid.ts';
import type { HexId } from '../../cards/hexes.ts';
import { hexOf } from '../../cards/map.ts';
import { oddsOfAny } from '../../cards/odds.ts';
import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { archieFires, mayFireLow } from '../../kit/ground-fire/archie.ts';
import { gunsForCertain } from '../../kit/ground-fire/guns-in-hex.ts';
import { type Deciding, decides, inTwoDice } from '../../kit/odds/deciding.ts';
import { encounterParts, oddsOfEncounter } from '../../procedure/mission/encounter/encounter-roll.ts';
import type { Archie } from '../../procedure/mission/flown-turn.ts';
import type { About } from '../../table/decisions.ts';
import type { Placing } from '../../table/events/mission-events.ts';
import { sumOf } from '../../table/parts.ts';
import { shotWays } from '../archie.ts';

/**
 * (16) The possible results of this turn's Encounter Roll, by the hex in which the step leaves the flight. Archie's
 * bursts count: where guns are only possible, both cases are told.
 */
export function decidedByMove(answer: string, { party, steps }: About<'movement'>, book: Rulebook): Deciding[] {
  const step = steps.find((each) => each.step === answer);
  if (answer === 'height' || !step || step.goes === 'parts') return [];
  const hex = step.hex ?? party.hex;
  const against = (archie: Archie) =>
    oddsOfEncounter(sumOf(encounterParts(hex, boxOf(party.weather, book), archie, book)));
  const quiet = decides('meets-the-enemy', against('silent'));
  if (answer === 'land' || step.goes === 'sets-down') return [quiet];
  const fire = archieOver(hex, step.hex === undefined ? hex : party.hex, party, book);
  if (fire === 'silent') return [quiet];
  const shotAt = against('bursting');
  return fire === 'fires' ? [decides('meets-the-enemy', shotAt)] : [quiet, decides('meets-him-under-archie', shotAt)];
}

/** (15) (42) Whether Archie fires in a hex, as far as the map and the weather tell. */
function archieOver(
  hex: HexId,
  from: HexId,
  { altitude, weather }: About<'movement'>['party'],
  book: Rulebook,
): 'fires' | 'may' | 'silent' {
  const box = boxOf(weather, book);
  const certain = gunsForCertain(hex, from, book);
  if (archieFires(certain, altitude, box, { book })) return 'fires';
  if (!certain.archie && hexOf(book.missionMap, hex).ground === 'allied') return 'silent';
  const any = { archie: true, machineGuns: true };
  return archieFires(any, altitude, box, { book }) || mayFireLow(any, altitude, box, { book }) ? 'may' : 'silent';
}

/** (15) The effect of each Archie shot on a machine on this square. */
export const decidedBySquare = (square: string, { machine }: About<'archie-square'>, book: Rulebook): Deciding[] =>
  underOneShot({ [machine]: Number(square) }, book);

/** (15) The same for all machines, placed as before or as wide as possible. */
export function decidedByPlacing(
  answer: string,
  { machines, before }: About<'archie-placing'>,
  book: Rulebook,
): Deciding[] {
  if (answer === 'one-by-one') return [];
  const squareOf = (machine: string, i: number) => (answer === 'as-before' ? before[machine] : WIDEST_FIRST[i]) ?? 0;
  return underOneShot(Object.fromEntries(machines.map((machine, i) => [machine, squareOf(machine, i)])), book);
}

/** Squares are apart, so that a shot hits at most one machine; it may pass near several. */
function underOneShot(placing: Placing, { archieAndMachineGun }: Rulebook): Deciding[] {
  const each = Object.entries(placing).map(([machine, square]) => ({
    machine,
    ...shotWays(archieAndMachineGun, square),
  }));
  const hit = each.reduce((ways, shot) => ways + shot.hit, 0);
  return [
    inTwoDice('is-hit', hit),
    ...each.map(({ machine, near }) => ({ ...inTwoDice('burst-near', near), machine })),
  ];
}

/** (33) A Lame Duck Check each turn of the way: the chance that none brings the machine down. */
export function decidedByField(answer: string, { party, lameDuck }: About<'lame-duck-field'>, book: Rulebook) {
  const machine = party.machines.find(({ id }) => id === lameDuck);
  const [nearest] = party.fields;
  const home = book.missionMap.fields.find(({ kind }) => kind === 'home');
  const field = answer === 'home' ? party.fields.find((each) => each.field === home?.field) : nearest;
  if (!machine?.lameDuck || !field) return [];
  const { number } = machine.lameDuck;
  const event = book.damageTables.lameDuck.events.find((each) => each.number === number)?.event;
  const { chance } = event === 'loses-height' ? { chance: 0 } : oddsOfAny('2d6', [number]);
  return [inTwoDice('comes-through', 36 * (1 - chance) ** field.moves)];
}
