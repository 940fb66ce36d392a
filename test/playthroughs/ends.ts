import { flightPlan, leg } from '../support/commander.ts';
import type { Shown } from '../support/program/recorded.ts';
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

const squareEach = (machines: number): Shown => ({
  says: 'the guns are first met with each machine on a square of its own',
  holds: ({ events }) => {
    const placed = events.find((event) => event.type === 'machines-placed');
    return new Set(Object.values(placed?.placing ?? {})).size === machines;
  },
});

const FLIGHT_OF_EIGHT = sent({
  name: 'ends/flight-of-eight',
  mission: 'photo-reconnaissance',
  zones: ['B'],
  target: 'hq-vitry',
  plan: flightPlan({ machines: EVERYBODY, legs: OVER_VITRY }),
  shows: [show.allHome, show.archie, show.dogFight, show.escorted, squareEach(8)],
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

const CLIMBS_BACK = sent({
  name: 'ends/climbs-back',
  watch: 'dawn',
  mission: 'dawn-patrol',
  zones: ['A', 'B', 'C'],
  plan: flightPlan({ machines: ['B1', 'B2', 'B3'], legs: [leg('G12', 12_000, { stay: 2 })], attacks: 'from-above' }),
  shows: [show.dogFight, show.personalDuel, show.climbsBack],
});

/** The missions whose ends are recorded. */
export const ENDS = { LONE_TWO_SEATER, FLIGHT_OF_EIGHT, ALL_LOST, ESCORTS_HOME_APART, CLIMBS_BACK };
