import type { FlyingMachine, MissionLog, Party } from '../../src/campaign/mission-log.ts';
import type { Side } from '../../src/rulebook/cards/crew-fate.ts';
import { followStraggler } from '../../src/rules/mission/follow-straggler.ts';
import { endMission } from '../../src/rules/mission/mission-end.ts';
import { type Errand, flyTurn } from '../../src/rules/mission/turn.ts';
import type { EventOf } from '../../src/table/events.ts';
import type { Table } from '../../src/table/table.ts';
import { aLog, aParty, aSpad, book } from '../support/activities.ts';
import { commander, type FlightPlan, flightPlan, leg } from '../support/commander.ts';
import { play } from '../support/playthrough.ts';
import type { Recording, Shown } from '../support/recorded.ts';
import { planText } from './fly.ts';
import { sent } from './missions.ts';
import * as show from './shown.ts';

const EVERYBODY = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];

const OVER_VITRY = [leg('H08', 8000), leg('G11', 8000, { stay: 3, does: ['photograph'] }), leg('I08', 8000)];

const LONE_TWO_SEATER = sent({
  name: 'ends/lone-two-seater',
  mission: 'photo-reconnaissance',
  zones: ['B'],
  target: 'hq-vitry',
  plan: flightPlan({ machines: ['B7'], legs: OVER_VITRY, attacks: 'never' }),
  shows: [show.allHome, show.platesSaved, show.archie, show.dogFight],
});

const FLIGHT_OF_EIGHT = sent({
  name: 'ends/flight-of-eight',
  mission: 'photo-reconnaissance',
  zones: ['B'],
  target: 'hq-vitry',
  plan: flightPlan({ machines: EVERYBODY, legs: OVER_VITRY }),
  shows: [show.allHome, show.archie, show.dogFight, show.escorted],
});

const ALL_LOST = sent({
  name: 'ends/all-lost',
  watch: 'dawn',
  mission: 'dawn-patrol',
  zones: ['A', 'B', 'C'],
  plan: flightPlan({ machines: ['B3', 'B4', 'B6'], legs: [leg('G12', 8000, { stay: 4 })], attacks: 'always' }),
  shows: [show.nobodyBack, show.machinesLost(3), show.jasta11],
});

const escortsHomeApart: Shown = {
  says: 'of two escorts one lands with the Lame Duck and one flies home',
  holds: ({ log, events }) =>
    events.some((event) => {
      if (event.type !== 'detached' || event.machines.length !== 3) return false;
      const ends = log.homecomings.filter(({ machine }) => event.machines.includes(machine)).map(({ end }) => end);
      return ends.join() === 'emergency-field,emergency-field,home';
    }),
};

const ESCORTS_HOME_APART = sent({
  name: 'ends/escorts-home-apart',
  mission: 'photo-reconnaissance',
  zones: ['B'],
  target: 'hq-vitry',
  plan: flightPlan({
    machines: ['B7', 'B8', 'B1', 'B2', 'B3'],
    legs: OVER_VITRY,
    escort: ['B7', 'B3'],
    lameDuckHome: 'mercatel',
    setsDown: ['B1', 'B2', 'B7'],
  }),
  shows: [show.detachment, show.lameDuckEscortedBySome, escortsHomeApart, show.platesSaved],
});

/** The missions of which the ends are named in the issue. */
export const ENDS = { LONE_TWO_SEATER, FLIGHT_OF_EIGHT, ALL_LOST, ESCORTS_HOME_APART };

/** A part of a mission: machines as they are over a hex, and how it goes on with them. */
interface Part {
  readonly name: string;
  readonly machines: readonly FlyingMachine[];
  readonly hex: string;
  readonly altitude: number;
  readonly plan: FlightPlan;
  readonly shows: readonly Shown[];
  readonly fly: (party: Party, log: MissionLog, table: Table) => void;
}

const machineText = ({ id, aft, lameDuck }: FlyingMachine): string =>
  `${id}, AFT ${aft}${lameDuck ? `, Lame Duck No. ${lameDuck.number}` : ''}`;

const recordPart = ({ name, machines, hex, altitude, plan, shows, fly }: Part): Recording => ({
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
        const log = aLog('dawn-patrol');
        const flying = machines.map((machine) => structuredClone(machine));
        fly(aParty(flying, hex, { altitude, escorted: flying.map(({ id }) => id) }), log, table);
        endMission(log, table);
        return log;
      },
      commander(plan),
      seed,
    ),
});

/** Turn by turn until the last machine is down; nobody is sent off on the way. */
const together =
  (errand: Errand): Part['fly'] =>
  (party, log, table) => {
    const nobodyLeaves = () => {
      throw new Error('Nobody was to leave the party.');
    };
    while (party.machines.length > 0) flyTurn(party, errand, log, table, nobodyLeaves);
  };

/** Petrol that runs out with a machine over this side of the lines. */
const dryOver = (side: Side): Shown => ({
  says: `AFT runs out, and a Forced Landing follows: ${side}`,
  holds: ({ events }) =>
    events.some((event, i) => {
      if (event.type !== 'aft-ran-out') return false;
      const next = events[i + 1];
      return next?.type === 'machine-came-down' && next.how === 'forced-landing' && next.side === side;
    }),
});

/** (11) Two machines that stay over a hex until their tanks are dry. */
export const dryTanks = (side: Side, hex: string): Recording =>
  recordPart({
    name: `ends/aft-runs-out-${side}`,
    machines: [aSpad({ aft: 7 }), aSpad({ id: 'B2', aft: 7 })],
    hex,
    altitude: 4000,
    plan: flightPlan({ machines: ['B1', 'B2'], legs: [leg(hex, 4000, { stay: 60 })], reserve: 'none' }),
    shows: [dryOver(side), show.taskFailed],
    fly: together('mission'),
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
export const limpsHome = (number: number, event: EventOf<'lame-duck-gave-way'>['event'], altitude: number): Recording =>
  recordPart({
    name: `ends/lame-duck-${number}${altitude < 4000 ? '-low' : ''}`,
    machines: [aDuck(number), aSpad()],
    hex: 'H10',
    altitude,
    plan: TO_MERCATEL,
    shows: [givesWay(number, event)],
    fly: together('home'),
  });

/** (36) A Straggler that the enemy meets on the way. */
export const metAlone = (result: EventOf<'straggler-met-enemy'>['result']): Recording =>
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

/** (33) The event of each Lame Duck Number, as the Damage Tables have it. */
export const LAME_DUCK_EVENTS = book.damageTables.lameDuck.events;
