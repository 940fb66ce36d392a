import { aftOf, type MissionLog, type Party, type TurnBegun } from '../../../campaign/mission-log.ts';
import type { HexId } from '../../../cards/hexes.ts';
import { wayTo } from '../../../cards/map.ts';
import type { Field } from '../../../cards/printed/mission-map.ts';
import type { Table } from '../../../table/table.ts';
import { comeUnderFire } from '../come-under-fire.ts';
import { flyTo } from '../height.ts';
import { land } from '../land.ts';
import { moveTo, stay } from '../movement.ts';
import { landStranded, landWithoutAft, landWithoutAftOnTheWay } from '../out-of-aft.ts';
import { beginTurn, checkLameDucks, rejoin } from '../turn.ts';
import { fieldFor } from './field-for-lame-duck.ts';
import { meetAsStraggler } from './straggler.ts';

/**
 * (36) A Straggler flies the shortest way to the nearest field of ours and keeps its height; (21) or home, if that was
 * chosen. Ruling: nobody commands it, so nothing is asked; on the Archie grid (15) it has the first square.
 */
export function followStraggler(party: Party, log: MissionLog, table: Table): void {
  const field = fieldFor(party.machines, party.hex, table.book);
  for (const { id } of party.machines)
    table.tell({ type: 'straggler-followed', machine: id, hex: party.hex, field: field.field });
  for (const hex of wayTo(table.book.missionMap, party.hex, field.hex)) flyOn(hex, field, party, log, table);
  while (party.machines.length > 0 && isTooHigh(party, table)) flyOn(field.hex, field, party, log, table);
  if (party.machines.length > 0) comeIn(field, party, log, table);
}

/** (14) A landing starts no higher than the descent of a whole turn. */
const isTooHigh = ({ altitude, turn }: Party, { book }: Table): boolean =>
  Math.max(turn?.from ?? altitude, altitude) > book.turnProcedure.limits.descent.feet;

/**
 * (36) A turn of a Straggler, by the usual procedure except for the encounter, which is one throw. Ruling: it keeps its
 * height up to the field, and there descends to a height from which (14) lets it land.
 */
function flyOn(hex: HexId, field: Field, party: Party, log: MissionLog, table: Table): void {
  if (party.machines.length === 0) return;
  const turn = beginTurn(party, table);
  const { stay: staying, move: moving } = table.book.turnProcedure.aft;
  if (aftOf(party.machines) < (hex === party.hex ? staying : moving).aft) return landStranded(party, log, table);
  if (hex === field.hex && turn.mayChangeHeight) comeLower(party, turn, table);
  if (hex === party.hex) stay(party, table);
  else moveTo(hex, party, table);
  landWithoutAftOnTheWay(party, log, table);
  const { archie } = comeUnderFire(party, log, table);
  // (15) Ruling: a machine that Archie has Driven Off misses the rest of the turn, its Encounter Roll included.
  meetAsStraggler(party, archie, log, table);
  rejoin(party);
  landWithoutAft(party, log, table);
  checkLameDucks(party, log, table);
  party.turn = undefined;
}

function comeLower(party: Party, { from }: TurnBegun, table: Table): void {
  const { feet: limit } = table.book.turnProcedure.limits.descent;
  flyTo(Math.min(party.altitude, Math.max(limit, from - limit)), 0, party, table);
}

/** (36) (49) The turn of the landing. */
function comeIn(field: Field, party: Party, log: MissionLog, table: Table): void {
  beginTurn(party, table);
  meetAsStraggler(party, 'silent', log, table);
  landWithoutAft(party, log, table);
  land(field, party, log, table);
}
