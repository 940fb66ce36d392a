import type { FlyingMachine, MissionLog, Party } from '../../src/campaign/mission-log.ts';
import type { ArchieResult, MachineGunResult } from '../../src/cards/printed/archie-and-machine-gun.ts';
import type { SideOfLines } from '../../src/cards/printed/damage-tables.ts';
import { endMission } from '../../src/procedure/mission/fly-mission.ts';
import { followStraggler } from '../../src/procedure/mission/lame-duck/follow-straggler.ts';
import { flyTurn } from '../../src/procedure/mission/turn.ts';
import type { EventOf } from '../../src/table/events.ts';
import type { Table } from '../../src/table/table.ts';
import { commander, type FlightPlan, flightPlan, leg } from '../support/commander.ts';
import { aLog, anFk8, aParty, aSpad } from '../support/people/activities.ts';
import { book, play } from '../support/program/playthrough.ts';
import type { Recording, Shown } from '../support/program/recorded.ts';
import { planText } from './fly.ts';
import * as show from './shown.ts';

/** A part of a mission: machines over a hex, and what follows. */
interface Part {
  readonly name: string;
  readonly machines: readonly FlyingMachine[];
  readonly hex: string;
  readonly mission?: string;
  readonly errand?: Party['errand'];
  readonly altitude: number;
  readonly plan: FlightPlan;
  readonly shows: readonly Shown[];
  readonly fly?: (party: Party, log: MissionLog, table: Table) => void;
}

const machineText = ({ id, aft, lameDuck }: FlyingMachine): string =>
  `${id}, AFT ${aft}${lameDuck ? `, Lame Duck No. ${lameDuck.number}` : ''}`;

const recordPart = ({
  name,
  machines,
  hex,
  mission = 'dawn-patrol',
  errand = 'mission',
  altitude,
  plan,
  shows,
  fly = together,
}: Part): Recording => ({
  name,
  head: [
    `Machines    ${machines.map(machineText).join('; ')}`,
    `Over        ${hex}, at ${altitude} ft, weather 7+`,
    ...planText(plan),
  ],
  shows,
  play: (seed) =>
    play(
      (table) => {
        const log = aLog(mission);
        const flying = machines.map((machine) => structuredClone(machine));
        fly(aParty(flying, hex, { errand, altitude, escorted: flying.map(({ id }) => id) }), log, table);
        endMission(log, table);
        return log;
      },
      commander(plan),
      seed,
    ),
});

/** Turn by turn until the last machine is down; nobody is sent off on the way. */
function together(party: Party, log: MissionLog, table: Table): void {
  const nobodyLeaves = () => {
    throw new Error('Nobody was to leave the party.');
  };
  while (party.machines.length > 0) flyTurn(party, log, table, nobodyLeaves);
}

/** The petrol runs out with a machine over this side of the lines. */
const dryOver = (side: SideOfLines): Shown => ({
  says: `AFT runs out, and a Forced Landing follows: ${side}`,
  holds: ({ events }) =>
    events.some((event, i) => {
      if (event.type !== 'aft-ran-out') return false;
      const next = events[i + 1];
      return next?.type === 'machine-came-down' && next.how === 'forced-landing' && next.side === side;
    }),
});

/** (11) Two machines that stay over a hex until their tanks are dry. */
const dryTanks = (side: SideOfLines, hex: string): Recording =>
  recordPart({
    name: `ends/aft-runs-out-${side}`,
    machines: [aSpad({ aft: 7 }), aSpad({ id: 'B2', aft: 7 })],
    hex,
    altitude: 4000,
    plan: flightPlan({ machines: ['B1', 'B2'], legs: [leg(hex, 4000, { stay: 60 })], reserve: 'none' }),
    shows: [dryOver(side), show.taskFailed],
  });

const TO_MERCATEL = flightPlan({
  machines: ['B3', 'B1'],
  legs: [],
  home: 'mercatel',
  detachedHome: 'mercatel',
  lameDuckHome: 'mercatel',
});

const aDuck = (number: number): FlyingMachine =>
  aSpad({ id: 'B3', lameDuck: { number, climbs: false, repair: 1 }, aft: 60 });

const givesWay = (number: number, event: EventOf<'lame-duck-gave-way'>['event']): Shown => ({
  says: `the check throws ${number}: ${event}`,
  holds: ({ events }) =>
    events.some((told) => told.type === 'lame-duck-gave-way' && told.number === number && told.event === event) &&
    events.every(({ type }) => type !== 'fight-began'),
});

/** (33) A Lame Duck two moves from Mercatel and on the wrong side, with an escort. */
const limpsHome = (number: number, event: EventOf<'lame-duck-gave-way'>['event'], altitude: number): Recording =>
  recordPart({
    name: `ends/lame-duck-${number}${altitude < 4000 ? '-low' : ''}`,
    machines: [aDuck(number), aSpad()],
    hex: 'H10',
    altitude,
    plan: TO_MERCATEL,
    shows: [givesWay(number, event)],
    errand: 'home',
  });

/** (28) (33) A pilot who faints on his way home over the trenches, and comes down between them. */
const FORCED_DOWN_BETWEEN = recordPart({
  name: 'ends/forced-down-between-the-lines',
  machines: [aDuck(2), aSpad()],
  hex: 'H10',
  altitude: 8000,
  plan: TO_MERCATEL,
  shows: [
    {
      says: 'a machine is forced down between the lines',
      holds: ({ events }) =>
        events.some(
          (told) => told.type === 'machine-came-down' && told.how === 'forced-down' && told.side === 'trenches',
        ),
    },
  ],
  errand: 'home',
});

/** (21) An engine that cuts out on a long way out and home. */
const ENGINE_CUTS_OUT = recordPart({
  name: 'ends/engine-cuts-out',
  machines: [aSpad(), aSpad({ id: 'B2' })],
  hex: 'H08',
  altitude: 5000,
  plan: flightPlan({ machines: ['B1', 'B2'], legs: [leg('H08', 5000, { stay: 12 })], home: 'mercatel' }),
  shows: [
    {
      says: 'an engine cuts out, and a Forced Landing follows',
      holds: ({ events }) => events.some((told) => told.type === 'engine-trouble-met' && told.result === 'cuts-out'),
    },
  ],
});

/** (36) A Straggler that the enemy meets on the way. */
const metAlone = (result: EventOf<'straggler-met-enemy'>['result']): Recording =>
  recordPart({
    name: `ends/straggler-${result}`,
    machines: [aDuck(3)],
    hex: 'H10',
    altitude: 4000,
    plan: TO_MERCATEL,
    shows: [
      {
        says: `met by the enemy: ${result}`,
        holds: ({ events }) => events.some((told) => told.type === 'straggler-met-enemy' && told.result === result),
      },
    ],
    fly: followStraggler,
  });

/**
 * (49) Petrol for no more than the nearest field: a fighter pays for the inconvenience, a two-seater with plates does
 * not.
 */
const putsInAt = (field: 'north' | 'south', hex: string): Recording =>
  recordPart({
    name: `ends/puts-in-at-${field}`,
    machines: [aSpad({ aft: 12 }), anFk8({ aft: 40, plates: ['average'] })],
    mission: 'photo-reconnaissance',
    hex,
    altitude: 4000,
    plan: flightPlan({ machines: ['B1', 'B7'], legs: [], home: field, homeHeight: 4000 }),
    shows: [
      {
        says: `both land at the ${field} field, and only the fighter pays`,
        holds: ({ log }) =>
          log.homecomings.every((homecoming) => homecoming.end === 'emergency-field' && homecoming.field === field) &&
          log.scores.some(({ points, who }) => points < 0 && who === 'B1') &&
          log.scores.every(({ points, who }) => points >= 0 || who !== 'B7'),
      },
    ],
    errand: 'home',
  });

/**
 * (15) (42) Six Daredevils and a two-seater that hold still over the trenches, high enough for Archie or low enough for
 * machine guns.
 */
const overTheGuns = (
  altitude: number,
  type: 'archie-hit' | 'machine-gun-hit',
  results: readonly (ArchieResult | MachineGunResult)[],
): Recording =>
  recordPart({
    name: `ends/${type}s`,
    machines: [...FIGHTERS.map((id) => aSpad({ id, bravery: 'DD' })), anFk8()],
    hex: 'H09',
    altitude,
    plan: flightPlan({
      machines: [...FIGHTERS, 'B7'],
      legs: [leg('H09', altitude, { stay: 12 })],
      home: 'mercatel',
      homeHeight: altitude,
      lameDuckHome: 'mercatel',
      attacks: 'never',
    }),
    shows: results.map((result) => ({
      says: `from the ground: ${result}`,
      holds: ({ events }) => events.some((told) => told.type === type && told.result === result),
    })),
  });

const FIGHTERS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'];

/** (33) The event of each Lame Duck Number, as the Damage Tables have it. */
export const LAME_DUCK_EVENTS = book.damageTables.lameDuck.events;

/** The ends of a mission, as each of these parts causes them. */
export const PARTS = {
  dryTanks: [dryTanks('allied', 'G07'), dryTanks('trenches', 'H09'), dryTanks('enemy', 'H12')],
  lameDucks: [
    ...LAME_DUCK_EVENTS.map(({ number, event }) => limpsHome(number, event, 8000)),
    FORCED_DOWN_BETWEEN,
    limpsHome(11, 'loses-height', 2000),
  ],
  engines: [ENGINE_CUTS_OUT],
  stragglers: [metAlone('escaped'), metAlone('forced-landing'), metAlone('shot-down')],
  fields: [putsInAt('north', 'D08'), putsInAt('south', 'M08')],
  guns: [
    overTheGuns(4000, 'archie-hit', ['light-wound', 'driven-off', 'critical-hit']),
    overTheGuns(1000, 'machine-gun-hit', ['crew-hit', 'light-wound', 'damaged-abort']),
  ],
} as const;
