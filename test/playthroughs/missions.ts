import type { Weather } from '../../src/campaign/mission-log.ts';
import type { Flight, Watch } from '../../src/campaign/watch.ts';
import type { ScheduledMission } from '../../src/cards/printed/daily-mission-roster.ts';
import { type FlightPlan, flightPlan, leg } from '../support/commander.ts';
import type { Shown } from '../support/program/recorded.ts';
import * as show from './shown.ts';

/** A mission flown for the record: who is sent where, in what weather, with which plan, and what it must show. */
export interface Playthrough {
  readonly name: string;
  readonly flight: Flight;
  readonly watch: Watch;
  readonly mission: string;
  readonly zones: ScheduledMission['zones'];
  /** The id of its target on the map, or none. */
  readonly target: string | undefined;
  readonly weather: Weather;
  readonly plan: FlightPlan;
  readonly shows: readonly Shown[];
}

const GOOD = [show.taskDone, show.allHome, show.nobodyHurt, show.inBlack];
const CLEARING = { number: 4, trend: 1 } as const;
const FINE = { number: 7, trend: 1 } as const;
const CLOUDING = { number: 8, trend: 1 } as const;
const CLOUDY = { number: 9, trend: -1 } as const;

export const sent = (
  told: Omit<Playthrough, 'target' | 'watch' | 'weather' | 'flight'> & Partial<Playthrough>,
): Playthrough => ({ target: undefined, watch: 'morning', weather: FINE, flight: 'B', ...told });

const CIRCUIT = [
  leg('H08', 10_000),
  leg('H11', 10_000, { stay: 1 }),
  leg('I12', 10_000, { stay: 1 }),
  leg('J12', 10_000, { stay: 1 }),
  leg('J11', 10_000, { stay: 1 }),
  leg('I08', 9000),
];

const UP_AND_DOWN = [
  leg('G07', 8000, { stay: 1 }),
  leg('G08', 8000, { stay: 1 }),
  leg('H08', 8000, { stay: 1 }),
  leg('I08', 8000, { stay: 1 }),
  leg('I07', 8000, { stay: 1 }),
];

const overVitry = (height: number) => [
  leg('H08', 8000),
  leg('G11', height, { stay: 3, does: ['photograph'] }),
  leg('H08', 6000),
];

const ALONG_THE_FRONT = [
  leg('F10', 4000, { stay: 1, does: ['attack-balloon'] }),
  leg('G10', 4000, { stay: 1, does: ['attack-balloon'] }),
  leg('I10', 4000, { stay: 1, does: ['attack-balloon'] }),
];

const ROADS = [
  leg('H09', 3000),
  leg('H10', 2000, { does: ['strafe-target', 'scan'] }),
  leg('I11', 2000, { stay: 1, does: ['strafe-target', 'scan'] }),
  leg('I10', 2000, { stay: 1, does: ['strafe-target', 'scan'] }),
  leg('I09', 2000, { does: ['strafe-trench'] }),
];

const TRENCHES = [
  leg('H08', 2000),
  leg('H09', 2000, { does: ['strafe-trench'] }),
  leg('I09', 2000, { does: ['strafe-trench'] }),
  leg('J09', 2000, { does: ['strafe-trench'] }),
];

/** The ten missions, each with a good and a bad result. */
export const MISSIONS: readonly Playthrough[] = [
  sent({
    name: 'dawn-patrol-good',
    watch: 'dawn',
    mission: 'dawn-patrol',
    zones: ['A', 'B', 'C'],
    plan: flightPlan({ machines: ['B1', 'B2', 'B3', 'B5'], legs: CIRCUIT }),
    shows: [...GOOD, show.archie, show.dogFight, show.personalDuel, show.kill],
  }),
  sent({
    name: 'dawn-patrol-bad',
    watch: 'dawn',
    mission: 'dawn-patrol',
    zones: ['A', 'B', 'C'],
    plan: flightPlan({ machines: ['B1', 'B4', 'B5'], legs: CIRCUIT, attacks: 'always' }),
    shows: [
      show.taskFailed,
      show.jasta11,
      show.machineLost,
      show.drivenOffIgnored,
      show.reinforced,
      show.jam,
      show.inRed,
    ],
  }),
  sent({
    name: 'defensive-line-patrol-good',
    mission: 'defensive-line-patrol',
    zones: ['B'],
    flight: 'C',
    plan: flightPlan({ machines: ['C1', 'C5', 'C6'], legs: UP_AND_DOWN, attacks: 'always' }),
    shows: [...GOOD, show.dogFight, show.kill],
  }),
  sent({
    name: 'defensive-line-patrol-bad',
    mission: 'defensive-line-patrol',
    zones: ['B'],
    flight: 'C',
    plan: flightPlan({ machines: ['C2', 'C6'], legs: UP_AND_DOWN, escort: 'all' }),
    shows: [show.taskFailed, show.engineTrouble, show.lameDuckEscortedByAll, show.lameDuckGivesWay, show.inRed],
  }),
  sent({
    name: 'photo-reconnaissance-good',
    mission: 'photo-reconnaissance',
    zones: ['B'],
    target: 'hq-vitry',
    plan: flightPlan({ machines: ['B7', 'B8', 'B1', 'B2', 'B3'], legs: overVitry(8000) }),
    shows: [...GOOD, show.archie, show.plateSpoiled, show.platesSaved, show.escorted],
  }),
  sent({
    name: 'photo-reconnaissance-bad',
    mission: 'photo-reconnaissance',
    zones: ['B'],
    target: 'hq-vitry',
    weather: CLEARING,
    plan: flightPlan({ machines: ['B7', 'B4', 'B6'], legs: overVitry(8000) }),
    shows: [
      show.forcedDownBeyond,
      show.taskFailed,
      show.dogFight,
      show.platesLost,
      show.machineLost,
      show.killed,
      show.inRed,
    ],
  }),
  sent({
    name: 'long-reconnaissance-good',
    mission: 'long-reconnaissance',
    zones: ['B'],
    target: 'junction-solesmes',
    flight: 'A',
    plan: flightPlan({
      machines: ['A7', 'A8', 'A1', 'A2', 'A3'],
      legs: [leg('H08', 10_000), leg('J17', 10_000, { stay: 4, does: ['photograph'] }), leg('H08', 9000)],
    }),
    shows: [...GOOD, show.archie, show.dogFight, show.platesSaved, show.escorted],
  }),
  sent({
    name: 'long-reconnaissance-bad',
    mission: 'long-reconnaissance',
    zones: ['B'],
    target: 'junction-solesmes',
    plan: flightPlan({
      machines: ['B7', 'B1', 'B2'],
      legs: [leg('H08', 12_000), leg('J17', 12_000, { stay: 3, does: ['photograph'] })],
      homeHeight: 12_000,
      reserve: 'none',
    }),
    shows: [show.taskFailed, show.aftRunsOut, show.machinesLost(2), show.taken, show.inRed],
  }),
  sent({
    name: 'artillery-spotting-good',
    mission: 'artillery-spotting',
    zones: ['B'],
    target: 'guns-monchy',
    flight: 'C',
    plan: flightPlan({
      machines: ['C7', 'C1', 'C2'],
      legs: [leg('H08', 5000), leg('H09', 5000, { stay: 8, does: ['spot'] })],
      homeHeight: 4000,
    }),
    shows: [...GOOD, show.archie, show.escorted],
  }),
  sent({
    name: 'artillery-spotting-bad',
    mission: 'artillery-spotting',
    zones: ['B'],
    target: 'guns-monchy',
    flight: 'C',
    weather: CLOUDING,
    plan: flightPlan({
      machines: ['C8', 'C3', 'C4'],
      legs: [leg('H08', 5000), leg('H09', 5000, { stay: 6, does: ['spot'] })],
      homeHeight: 4000,
      escort: ['C3'],
    }),
    shows: [show.taskFailed, show.weatherBreaksSpotting, show.detachment, show.lameDuckEscortedBySome, show.inRed],
  }),
  sent({
    name: 'bombing-raid-good',
    mission: 'bombing-raid',
    zones: ['B'],
    target: 'dump-marquion',
    flight: 'C',
    plan: flightPlan({
      machines: ['C7', 'C8', 'C1', 'C2'],
      legs: [leg('H08', 6000), leg('I12', 6000, { stay: 3, does: ['bomb'] }), leg('I08', 6000)],
      homeHeight: 6000,
      escort: 'all',
    }),
    shows: [
      ...GOOD.filter((each) => each !== show.nobodyHurt),
      show.bombsHit,
      show.lameDuckEscortedByAll,
      show.archieHits,
    ],
  }),
  sent({
    name: 'bombing-raid-bad',
    mission: 'bombing-raid',
    zones: ['B'],
    target: 'dump-marquion',
    flight: 'A',
    plan: flightPlan({
      machines: ['A7', 'A8', 'A6'],
      legs: [leg('H08', 6000), leg('I12', 6000, { stay: 2, does: ['bomb'] }), leg('I08', 6000)],
      homeHeight: 6000,
    }),
    shows: [show.taskFailed, show.bombsWasted, show.dogFight, show.machineLost, show.wounded, show.inRed],
  }),
  sent({
    name: 'balloon-bursting-good',
    mission: 'balloon-bursting',
    zones: ['B', 'C'],
    plan: flightPlan({
      machines: ['B1', 'B2', 'B4'],
      load: 'buckingham',
      legs: ALONG_THE_FRONT,
      homeHeight: 4000,
      attacks: 'never',
      passes: 3,
    }),
    shows: [...GOOD, show.balloonShared, show.machineGuns],
  }),
  sent({
    name: 'balloon-bursting-bad',
    mission: 'balloon-bursting',
    zones: ['B', 'C'],
    plan: flightPlan({
      machines: ['B3', 'B6'],
      load: 'rockets',
      legs: ALONG_THE_FRONT,
      homeHeight: 4000,
      attacks: 'never',
      passes: 3,
    }),
    shows: [show.taskFailed, show.balloonDown, show.diveJam, show.machineGunsHit, show.machineLost, show.inRed],
  }),
  sent({
    name: 'offensive-line-patrol-good',
    mission: 'offensive-line-patrol',
    zones: ['B'],
    plan: flightPlan({ machines: ['B1', 'B2', 'B3', 'B5'], legs: ROADS, homeHeight: 2000, passes: 2 }),
    shows: [...GOOD, show.targetDestroyed, show.trenchStrafed, show.machineGuns],
  }),
  sent({
    name: 'offensive-line-patrol-bad',
    mission: 'offensive-line-patrol',
    zones: ['B'],
    weather: CLOUDY,
    plan: flightPlan({ machines: ['B3', 'B4', 'B6'], legs: ROADS, homeHeight: 2000, passes: 2 }),
    shows: [show.taskFailed, show.lameDuckAlone, show.stragglerMet, show.machineLost, show.inRed],
  }),
  sent({
    name: 'trench-strafing-good',
    mission: 'trench-strafing',
    zones: ['B'],
    plan: flightPlan({ machines: ['B1', 'B2', 'B3'], legs: TRENCHES, homeHeight: 2000, passes: 2 }),
    shows: [...GOOD, show.trenchStrafed, show.machineGuns],
  }),
  sent({
    name: 'trench-strafing-bad',
    mission: 'trench-strafing',
    zones: ['B'],
    plan: flightPlan({ machines: ['B4', 'B6'], legs: TRENCHES, homeHeight: 2000, passes: 3 }),
    shows: [show.nerveFails, show.diveJam, show.machineGunsHit, show.machineLost, show.inRed],
  }),
  sent({
    name: 'twilight-patrol-good',
    watch: 'twilight',
    mission: 'twilight-patrol',
    zones: ['C'],
    flight: 'A',
    plan: flightPlan({
      machines: ['A2'],
      legs: [
        leg('K10', 6000, { stay: 1 }),
        leg('K11', 6000, { stay: 1 }),
        leg('K09', 2000, { does: ['strafe-trench'] }),
      ],
      homeHeight: 2000,
      attacks: 'always',
    }),
    shows: [...GOOD, show.trenchStrafed, show.dogFight, show.kill],
  }),
  sent({
    name: 'twilight-patrol-bad',
    watch: 'twilight',
    mission: 'twilight-patrol',
    zones: ['C'],
    flight: 'A',
    plan: flightPlan({
      machines: ['A6'],
      legs: [leg('K10', 6000, { stay: 1 }), leg('K11', 6000, { stay: 1 })],
      homeHeight: 6000,
      runs: true,
    }),
    shows: [show.dogFight, show.machineLost, show.taken, show.nobodyBack, show.inRed],
  }),
];
