import { sortOf } from '../../../campaign/activities.ts';
import { aftOf, type FlyingMachine, type MissionLog, type Party } from '../../../campaign/mission-log.ts';
import type { MapHex } from '../../../cards/ground.ts';
import { hexOf, targetNamed, targetsIn } from '../../../cards/map.ts';
import type { Activities } from '../../../cards/printed/activities.ts';
import type { Target } from '../../../cards/printed/mission-map.ts';
import { manualOf } from '../../../cards/rulebook.ts';
import { isFit } from '../../../kit/harm/aboard.ts';
import type { MachineOdds, OpenActivity } from '../../../table/activity-decisions.ts';
import type { Table } from '../../../table/table.ts';
import { weatherBox } from '../encounter/encounter.ts';
import type { FlownTurn } from '../flown-turn.ts';

/** The time and place at which a special activity may be done, and its manual. */
export interface ActivityOccasion {
  readonly party: Party;
  readonly turn: FlownTurn;
  readonly log: MissionLog;
  readonly manual: Activities;
  readonly table: Table;
}

/** An activity that can be done now: its costs, what it may bring, and the function that does it. */
export interface ActivityOffer {
  readonly open: Omit<OpenActivity, 'activity'>;
  step(): void;
}

export const hexUnder = ({ party, table }: ActivityOccasion): MapHex => hexOf(table.book.missionMap, party.hex);

export const isInZone = (occasion: ActivityOccasion): boolean => occasion.log.zones.includes(hexUnder(occasion).zone);

export const isWithin = (value: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from <= value && value <= to;

/** (13) Whether the Down visibility reaches so many feet below the party. */
export function seesDown(feet: number, { party, table }: ActivityOccasion): boolean {
  const { down } = weatherBox(party, table);
  return down === 'unlimited' || feet <= down;
}

export const seesGround = (occasion: ActivityOccasion): boolean => seesDown(occasion.party.altitude, occasion);

/** The mission's targets in this hex: its own target, or any of that kind in its zones. */
export function targetsHere(sort: 'place' | 'balloon', occasion: ActivityOccasion): Target[] {
  const { party, log, table } = occasion;
  const { missionMap } = table.book;
  const { targets: kinds } = manualOf(log.mission, table.book);
  const named = log.target === undefined ? undefined : targetNamed(missionMap, log.target);
  const isMeant = (each: Target) =>
    named && sortOf(named) === sort ? each.target === named.target : isInZone(occasion);
  return targetsIn(missionMap, party.hex).filter(
    (each) => sortOf(each) === sort && kinds.includes(each.kind) && isMeant(each),
  );
}

/** (14) The whole descent of a turn from its first height, however it is done, stays within the limit. */
export function mayComeDownTo(feet: number, { party, table }: ActivityOccasion): boolean {
  const from = Math.max(party.turn?.from ?? party.altitude, party.altitude);
  return from - feet <= table.book.turnProcedure.limits.descent.feet;
}

/** (33) A Lame Duck is on its way to a field, and does no activity. */
export const soundMachines = ({ machines }: Party): FlyingMachine[] => machines.filter(isSound);

export const isSound = ({ lameDuck }: FlyingMachine): boolean => lameDuck === undefined;

/** Ruling: camera and wireless need an observer who is at most grazed. */
export const withObservers = ({ party, table }: ActivityOccasion): FlyingMachine[] =>
  soundMachines(party).filter(({ observer, wounds }) => observer && isFit('observer', wounds, table.book));

/** (15) Whether a near miss has spoiled a machine's work; the manual and the Archie card both say what is spoiled. */
export function isSpoiled(
  { id }: FlyingMachine,
  { steady }: { readonly steady: boolean },
  activity: 'plates' | 'spotting' | 'bombing',
  { turn, table }: ActivityOccasion,
): boolean {
  const { spoils } = table.book.archieAndMachineGun;
  return steady && turn.nearMissed.has(id) && spoils.some((row) => row.activity === activity);
}

/** (11) Nothing is begun without the Air Flying Time for it, the climb from Tree-Top included. */
export const canSpend = (aft: number, { machines }: Party): boolean => aftOf(machines) >= aft;

/** The same odds for each of several machines. */
export const oddsForEach = (machines: readonly FlyingMachine[], ways: number): MachineOdds[] =>
  machines.map(({ id }) => ({ machine: id, ways }));
