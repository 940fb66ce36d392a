import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Sentence } from '../../../kit/screen/sentence.ts';
import type { EventOf } from '../../../table/events.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import { capital, counted, inWords, listed, rollText } from '../../../words/numbers.ts';
import { type Aim, FRONT } from '../cards/mission-names.ts';
import { hexOf } from '../rules/flight/pose.ts';
import type { BroughtPoints, EnergyEvent, Mishap } from '../table/energy-events.ts';
import type { HowOut, SidePose } from '../table/fighting-machine.ts';
import { dieOf } from './combat-die.ts';
import { lastsText } from './goal-words.ts';
import {
  AIM_WORDS,
  ASPECTS,
  arrow,
  dashboardName,
  facing,
  flownWords,
  hexCount,
  levelIn,
  levelWords,
} from './side-words.ts';

const SIDES = { allied: 'The Allies', german: 'The Germans' } as const;

/** What happens in a fight seen from the side, in sentences. */
export const ENERGY_SENTENCES: { readonly [T in EnergyEvent['type']]: Sentence<T> } = {
  'side-fight-began': ({ turns, clock, machines }, book) =>
    `${bothForces(machines, book)}. ${clock ? lastsText(clock) : `${capital(counted(turns, 'turn'))} at most`}.`,
  'side-turn-began': ({ turn, order }) => `Turn ${turn}. In their order: ${order.join(', ')}.`,
  'spotting-tried': ({ machine, target, seen }) =>
    `${machine} ${seen ? 'sights' : 'does not see'} ${seenThing(target)}.`,
  'barrage-laid': ({ side, x, y, left }) =>
    `${SIDES[side]}' guns fire into the sky about hex ${Math.round(x / 4)}, level ${y / 2}; ${counted(left, 'barrage')} left.`,
  'side-moved': ({ machine, move, pilotless, to, pip, cue }) =>
    `${machine}${movedWords(move, pilotless)}: ${levelWords(to)}, hex ${hexOf(to)}, ${facing(to)} ${arrow(to)}, throttle ${pip}, speed ${cue}.`,
  'counter-moved': ({ machine, to }) =>
    `${machine}, whom nobody has in sight, goes to level ${levelIn(to)}, hex ${hexOf(to)}, ${facing(to)} ${arrow(to)}.`,
  'side-test-made': ({ machine, test, outcome }) => `${machine}, ${TESTS[test]}: ${OUTCOMES[outcome]}.`,
  'clock-stopped': (event) =>
    `${SIDES[event.by]} stop the clock: ${haltWords(event)}${event.others.length > 0 ? '; ' : ''}${event.others.map(otherHaltWords).join(', ')}.`,
  'side-shot-fired': ({ machine, target, hexes, aspect, long, die, blow }, book) =>
    `${machine} fires ${long ? 'a long burst ' : ''}at ${target}, ${hexCount(hexes)} off, ${ASPECTS[aspect]}, ${dieOf(die, book).chance}: ${BLOWS[blow]}.`,
  'fired-on': ({ target, hexes, aspect, blow }) =>
    `Somebody whom nobody has in sight fires at ${target}, ${hexCount(hexes)} off, ${ASPECTS[aspect]}: ${BLOWS[blow]}.`,
  'part-hit': ({ machine, part, blow, roll, structure, boxes }) =>
    `${machine} is hit in the ${PARTS[part]} (${rollText(roll)}), ${BLOWS[blow]}; damage to her structure ${structure} of ${boxes}${structure === boxes ? ': one point more, and she breaks up' : ''}.`,
  'ground-attack': ({ machine, by, die, blow }, book) =>
    `${HAZARDS[by]} ${machine}, ${dieOf(die, book).chance}: ${BLOWS[blow]}.`,
  'target-struck': ({ target, machine, damage, circles, destroyed }) =>
    destroyed
      ? `${machine} destroys the ${plain(target)}!`
      : `${machine} damages the ${plain(target)}, ${damage} of ${circles}.`,
  'side-mishap': ({ machine, what, part = 'rudder', turns = 0, cue = 0, lost = 0 }) =>
    MISHAPS[what]({ machine, part, turns, cue, lost }),
  'side-out': ({ machine, how, x }) => `${machine} ${OUTS[how]}${how.startsWith('left') ? '' : ` at hex ${x}`}.`,
  'mission-drawn': ({ side, year, roll, mission, words }) =>
    `${SIDES[side]} throw ${rollText(roll)} on the missions of ${year}: ${plain(mission)}. ${words}`,
  'sky-drawn': ({ roll, words }) => `The sky: ${rollText(roll)}, ${words}.`,
  'mission-done': ({ side }) => `${SIDES[side]} have done what they came for.`,
  'side-fight-over': ({ turns, aims, atFront, done, points, brought, winner }) =>
    `It is over after ${counted(turns, 'turn')}. Mission: Allies ${missionWords('allied', { aims, done })}, Germans ${missionWords('german', { aims, done })}.${frontWords(aims, atFront)} Points: ${points.allied} to ${points.german}${broughtWords(brought)}. ${wonWords(winner, points)}`,
};

const movedWords = (move: string, pilotless: true | undefined): string => {
  if (move === 'stall') return ' stalls and drops';
  return pilotless ? ', her pilot dead, flies on' : ` flies ${flownWords(move)}`;
};

/** (V124) Who holds the front: more machines than the others near the middle. */
const frontWords = (aims: Readonly<Record<Side, Aim>>, { allied, german }: Readonly<Record<Side, number>>): string =>
  Object.values(aims).includes('hold-the-front')
    ? ` Within ${FRONT} hexes of the middle at the end: Allies ${allied}, Germans ${german}.`
    : '';

/** ` (G1 down 5, B2 flown off 3)`: what brought the points. */
function broughtWords(brought: readonly BroughtPoints[]): string {
  const told = brought.map(({ machine, is, points }) => `${machine} ${plain(is)} ${points}`);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}

/** (V079) What both sides have, and not which counter is which: that is found out by spotting. */
const bothForces = (machines: EventOf<'side-fight-began'>['machines'], book: Rulebook): string =>
  (['allied', 'german'] as const)
    .map((side) => {
      const own = machines.filter((each) => each.side === side);
      const told = own.map(({ dashboard, skill }) => `${dashboardName(dashboard, book)} (${skill})`);
      return `${side === 'allied' ? 'The Allies' : 'the Germans'}: ${listed(told.toSorted())}`;
    })
    .join('; ');

type ClockStop = EventOf<'clock-stopped'>;

/** (V079) Of a counter of unknown type, only its place. */
const haltWords = ({ machine, hexes, speed, time, at }: ClockStop): string =>
  hexes === undefined ? counterWords(machine, at) : `${machine} has flown ${hexes} of ${speed} hexes, time ${time}`;

const otherHaltWords = ({ machine, hexes, speed, at }: ClockStop['others'][number]): string =>
  hexes === undefined ? counterWords(machine, at) : `${machine} ${hexes} of ${speed}`;

const counterWords = (machine: string, at: SidePose): string =>
  `${machine}, whom nobody has in sight, is at level ${levelIn(at)}, hex ${hexOf(at)}`;

/** (V124) Where a mission decided against the points: that it comes first. */
function wonWords(winner: Side | 'nobody', points: Readonly<Record<Side, number>>): string {
  if (winner === 'nobody') return 'Nobody has won.';
  const isByPoints = points[winner] > points[enemyOf(winner)];
  return `${SIDES[winner]} have won${isByPoints ? '' : ': a mission done counts before points'}.`;
}

type MissionEnd = Pick<EventOf<'side-fight-over'>, 'aims' | 'done'>;

const missionWords = (side: Side, { aims, done }: MissionEnd): string =>
  `${done[side] ? 'accomplished' : 'not accomplished'} (${AIM_WORDS[aims[side]]})`;

/** `G1`. A target on or above the ground has a word: `the gas-bag`. */
const seenThing = (target: string): string => (/\d/.test(target) ? target : `the ${target}`);

const plain = (word: string): string => word.replaceAll('-', ' ');

const TESTS = {
  structural: 'Structural Test',
  handling: 'Handling Test',
  spotting: 'Spotting Test',
  bombing: 'bombs away',
  extinguish: 'the fire',
  unjam: 'the jam',
} as const;

const OUTCOMES = {
  'crack-up': 'she breaks up',
  'four-points': 'four points of structure',
  nothing: 'she holds',
  stall: 'out of hand',
  control: 'in hand',
  'structural-test': 'out of hand, and the wings creak',
  unseen: 'nothing',
  'within-four': 'seen if it is near',
  spotted: 'seen',
  miss: 'a miss',
  'near-miss': 'a near miss',
  'direct-hit': 'a direct hit',
  'burns-on': 'it burns on',
  out: 'it is out',
  explodes: 'she explodes',
  jammed: 'still jammed',
  'clear-if-level': 'it comes free in level flight only',
  clear: 'free',
} as const;

const BLOWS = {
  miss: 'missed',
  '1': 'one point',
  '2': 'two points',
  '3': 'three points',
  destroyed: 'component destroyed',
} as const;

const PARTS = {
  structure: 'structure',
  ailerons: 'ailerons',
  elevators: 'elevators',
  rudder: 'rudder',
  engine: 'engine',
  tank: 'petrol tank',
  pilot: 'cockpit',
  gunner: "gunner's cockpit",
} as const;

const HAZARDS = { flak: 'Shells burst about', fire: 'The flames eat at', storm: 'The storm shakes' } as const;

const OUTS: Readonly<Record<HowOut, string>> = {
  'left-by-own-edge': 'flies home',
  'left-by-their-edge': 'flies off over the other side',
  'left-below': 'dives out of the fight',
  landed: 'is down and has landed',
  crashed: 'flies into the ground',
  'cracked-up': 'breaks up and falls',
  exploded: 'explodes',
};

interface Befallen {
  readonly machine: string;
  readonly part: keyof typeof PARTS;
  readonly turns: number;
  readonly cue: number;
  readonly lost: number;
}

const MISHAPS: Readonly<Record<Mishap, (befallen: Befallen) => string>> = {
  stalled: ({ machine, cue }) => `${machine} stalls; her speed is ${cue}.`,
  regained: ({ machine, cue }) => `${machine} is in hand again, her speed ${cue}.`,
  'falls-on': ({ machine }) => `${machine} falls on.`,
  'structural-failure': ({ machine }) => `${machine}'s wings give way.`,
  'part-inoperable': ({ machine, part }) => `${machine}'s ${PARTS[part]} will not move any more.`,
  'engine-weaker': ({ machine, lost }) =>
    `${machine}'s engine has lost power for good: ${inWords(lost)} off her speed.`,
  leaks: ({ machine, turns }) =>
    turns > 0 ? `${machine} leaks: the engine has ${counted(turns, 'turn')} left.` : `${machine} leaks.`,
  'engine-stopped': ({ machine }) => `${machine}'s engine has stopped.`,
  'caught-fire': ({ machine }) => `${machine} is on fire!`,
  'fire-out': ({ machine }) => `The fire of ${machine} is out.`,
  'pilot-wounded': ({ machine }) => `The pilot of ${machine} is wounded.`,
  'pilot-killed': ({ machine }) => `The pilot of ${machine} is dead at the stick.`,
  'gunner-wounded': ({ machine }) => `The gunner of ${machine} is wounded and fires no more.`,
  'gunner-killed': ({ machine }) => `The gunner of ${machine} is dead.`,
  'goggles-oiled': ({ machine }) => `${machine} flies through oil; while her pilot wipes his goggles she flies level.`,
  'gun-jammed': ({ machine }) => `A gun of ${machine} has jammed.`,
  'gun-cleared': ({ machine }) => `${machine} has cleared the jam.`,
  reloaded: ({ machine }) => `${machine} has a fresh drum on.`,
  'bombs-jettisoned': ({ machine }) => `${machine} drops her bombs anywhere.`,
  'out-of-ammunition': ({ machine }) => `${machine} has a gun without a round left.`,
};
