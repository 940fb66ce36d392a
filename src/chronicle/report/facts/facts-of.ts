import type { Homecoming } from '../../../campaign/mission-log.ts';
import { eastingOf, type HexId } from '../../../cards/hexes.ts';
import { hexOf } from '../../../cards/map.ts';
import { manualNamed, patrolCredit, type Rulebook } from '../../../cards/rulebook.ts';
import type { CrewTold } from '../../../table/events/turn-events.ts';
import type { Moment } from '../../moments/kinds.ts';
import { ofKind } from '../../moments/of-kind.ts';
import type { FlownMission } from '../flown-mission.ts';
import { deedsOf, doneByOne } from './done-by-one.ts';
import { escortOf, landedOnTheWay, onceBack, wentBack, wentHomeWounded, whenItWas } from './escorts.ts';
import { fellIn } from './fell.ts';
import { fightFacts } from './fight-facts.ts';
import { type Followed, follow } from './follow.ts';
import type {
  Crossing,
  End,
  GroundFire,
  MachineFacts,
  ManFacts,
  MeetingFacts,
  MissionFacts,
  TroubleFact,
  WentOn,
} from './mission-facts.ts';
import { notOverAField } from './over-a-field.ts';
import { type Stages, stagesOf } from './stages.ts';
import { gunsThatCrippled, struckIn } from './struck.ts';
import { weatherFacts } from './weather-facts.ts';
import { wentOn } from './went-on.ts';
import { woundOf } from './wounds.ts';

/** A cache: a finished mission does not change, and every paper asks for its facts. */
const FACTS = new WeakMap<FlownMission['ended'], MissionFacts>();

/** The facts of a mission, from its events. */
export function factsOf(flown: FlownMission, day: number, book: Rulebook): MissionFacts {
  const found = FACTS.get(flown.ended) ?? find(flown, day, book);
  FACTS.set(flown.ended, found);
  return found;
}

function find(flown: FlownMission, day: number, book: Rulebook): MissionFacts {
  const { began, moments, ended } = flown;
  const { mission, flight, watch, zones, target, machines } = began;
  const followed = follow(flown, book);
  const meetings = meetingsIn(followed, machines);
  const lines = crossingOf(followed, book);
  const stages = stagesOf(followed, began, book);
  const befallen = onceBack(
    machines.map((crew) => notOverAField(machineFacts(crew, flown, { followed, meetings, book }), lines, book)),
  );
  const parted = wentOn(followed, machines, { stages, machines: befallen });
  return {
    day,
    mission,
    flight,
    watch,
    zones,
    target,
    machines: withHits(befallen, { followed, meetings, stages, parted }),
    weather: weatherFacts(followed, began, book),
    lines,
    fire: fireOf(moments),
    meetings,
    wentOn: parted,
    stages,
    pastDoing: moments.some(({ type }) => type === 'work-past-doing'),
    isBegun: moments.some(({ type }) => WORK.has(type)),
    isTried: moments.some(({ type }) => type === TRYING.get(mission)),
    calls: callsIn(moments),
    plates: platesOf(moments),
    woundDown: ofKind(moments, 'balloon-hauled-down').flatMap(({ name, holes }) => (holes === 0 ? [name] : [])),
    isCovered: isCovered(flown, book),
    scores: ended.scores,
    points: ended.points,
  };
}

/** (29) A shot that is on the target counts as one hit or more. */
function callsIn(moments: readonly Moment[]): MissionFacts['calls'] {
  const calls = ofKind(moments, 'fall-of-shot-called');
  return { many: calls.length, hits: calls.filter(({ hits }) => hits > 0).length };
}

const platesOf = (moments: readonly Moment[]): MissionFacts['plates'] => ({
  spoilt: ofKind(moments, 'plate-spoiled').length,
  useless: ofKind(moments, 'plates-delivered').flatMap(({ qualities }) =>
    qualities.filter((each) => each === 'useless'),
  ).length,
});

/** Whatever is done at the place of the work. */
const WORK = new Set<Moment['type']>([
  'balloon-hauled-down',
  'balloon-struck',
  'bundle-dropped',
  'dive-began',
  'fall-of-shot-called',
  'stick-dropped',
  'trench-strafed',
]);

/** What is done at the target itself, by mission: a dive on a column on the way is something else. */
const TRYING: ReadonlyMap<string, Moment['type']> = new Map([
  ['bombing-raid', 'stick-dropped'],
  ['trench-strafing', 'trench-strafed'],
]);

/** (23) Whether all the hexes have been patrolled that the manual pays for. */
function isCovered({ began: { mission, machines }, moments }: FlownMission, book: Rulebook): boolean {
  const patrol = manualNamed(mission, book)?.activities.patrol;
  const { hexes = 0 } = ofKind(moments, 'hex-patrolled').at(-1) ?? {};
  return patrol !== undefined && patrolCredit(patrol, machines.length).every(({ at }) => hexes >= at);
}

function crossingOf(followed: readonly Followed[], { missionMap }: Rulebook): Crossing | undefined {
  const moves = followed.filter(({ moment }) => moment.type === 'moved');
  const crossed = moves.find(({ hex }) => hexOf(missionMap, hex).ground !== 'allied');
  if (!crossed) return undefined;
  const farthest = moves.reduce((far, { hex }) => (eastingOf(hex) > eastingOf(far) ? hex : far), crossed.hex);
  const { hex, height, party } = crossed;
  return { at: followed.indexOf(crossed), hex, height, farthest, by: party };
}

function fireOf(moments: readonly Moment[]): GroundFire {
  const shots = ofKind(moments, 'archie');
  const bursts = ofKind(moments, 'machine-guns-fired');
  return {
    archie: { shots: shots.length, hits: shots.filter(({ hit }) => hit).length },
    machineGuns: { bursts: bursts.length, hits: bursts.filter(({ hit }) => hit).length },
  };
}

/** A meeting at which all of ours are already gone does not count. */
function meetingsIn(followed: readonly Followed[], crews: readonly CrewTold[]): MeetingFacts[] {
  const starts = followed.flatMap(({ moment, hex }, i) =>
    moment.type === 'enemy-met' ? [{ i, hex, germans: moment.numbers }] : [],
  );
  return starts
    .map(({ i, hex, germans }, n) => {
      const moments = followed.slice(i, starts[n + 1]?.i).map(({ moment }) => moment);
      return { at: i, hex, germans, came: cameOf(moments, jammedIn(followed.slice(0, i), crews)) };
    })
    .filter(({ germans }) => germans.length > 0);
}

/** The single-seaters whose gun was jammed for good; the log does not say which gun of a two-seater it was. */
const jammedIn = (followed: readonly Followed[], crews: readonly CrewTold[]): string[] =>
  followed.flatMap(({ moment }) => {
    const isAlone =
      moment.type === 'jam-tried' && crews.some((each) => each.machine === moment.machine && !each.men[1]);
    return isAlone && moment.result === 'permanent' ? [moment.machine] : [];
  });

function cameOf(moments: readonly Moment[], jammed: readonly string[]): MeetingFacts['came'] {
  const letGo = moments.some(({ type }) => type === 'attack-declined');
  return fightFacts(moments, jammed) ?? (letGo ? 'let-them-go' : 'let-us-go');
}

/** A mission followed to its end. */
interface FollowedMission {
  readonly followed: readonly Followed[];
  readonly meetings: readonly MeetingFacts[];
  readonly book: Rulebook;
}

/** The same, and what is known of the whole flight. */
interface HitsOfMission extends Omit<FollowedMission, 'book'> {
  readonly stages: Stages;
  readonly parted: readonly WentOn[];
}

/** What is told of others parts the hits of a machine: they are told before it or after it. */
function withHits(
  machines: readonly MachineFacts[],
  { followed, meetings, stages, parted }: HitsOfMission,
): MachineFacts[] {
  const cuts = [
    ...meetings.flatMap(({ at, came }) => (typeof came === 'object' ? [at] : [])),
    ...[
      ...machines.flatMap(({ troubles, deeds, fell }) => [...troubles, ...deeds, ...(fell ? [fell] : [])]),
      ...parted,
    ].map(({ at }) => at),
  ];
  return machines.map((each) => ({ ...each, struck: struckIn(each.machine, followed, { cuts, stages }) }));
}

/** The events of one machine of ours and its men, from the take-off to its end; without the hits on it. */
function machineFacts(
  crew: CrewTold,
  flown: FlownMission,
  { followed, meetings, book }: FollowedMission,
): MachineFacts {
  const { machine, aircraft } = crew;
  const befallen = followed.flatMap((each, at) =>
    troubleIn(each, followed[at - 1]?.moment, machine).map((befell) => ({
      at: whenItWas(at, followed),
      ...withMore(befell, at, machine, followed),
    })),
  );
  const isSeenHome = befallen.some(({ is }) => is === 'seen-home');
  const troubles = [
    ...befallen,
    ...wentBack(machine, followed, book),
    ...(isSeenHome ? [] : wentHomeWounded(machine, followed)),
    ...doneByOne(machine, flown, followed),
  ].sort((a, b) => a.at - b.at);
  const fell = fellIn(machine, followed, { meetings, troubles });
  return {
    machine,
    aircraft,
    men: menFacts(crew, flown),
    struck: [],
    troubles,
    deeds: deedsOf(machine, followed, troubles),
    ...(fell && { fell }),
    end: endOf(machine, flown),
  };
}

/** With the guns that crippled it, and the field on which it landed while those who had brought it there flew on. */
function withMore(befell: TroubleFact, at: number, machine: string, followed: readonly Followed[]): TroubleFact {
  if (befell.is === 'crippled') {
    const guns = gunsThatCrippled(
      machine,
      followed.slice(0, at + 1).map(({ moment }) => moment),
    );
    return guns === undefined ? befell : { ...befell, guns };
  }
  if (befell.is !== 'seen-home') return befell;
  const broughtTo = landedOnTheWay(machine, at, followed);
  return broughtTo === undefined ? befell : { ...befell, broughtTo };
}

const menFacts = (crew: CrewTold, flown: FlownMission): ManFacts[] =>
  crew.men.map((man, i) => {
    const fate = flown.ended.fates.findLast(({ airman }) => airman === man.airman)?.fate;
    const hurtBy = fate?.fate === 'wounded' ? woundOf(man.airman, crew, flown) : undefined;
    return { ...man, seat: i === 0 ? 'pilot' : 'observer', fate, ...(hurtBy && { hurtBy }) };
  });

function troubleIn({ moment, hex, party }: Followed, before: Moment | undefined, machine: string): TroubleFact[] {
  if (!('machine' in moment) || moment.machine !== machine) return [];
  switch (moment.type) {
    case 'machine-crippled':
      return [crippledBy(before?.type, moment.words, hex)];
    case 'crew-hit':
      return moment.effect === 'lame-duck' ? [{ is: 'pilot-crippled', hex, inFight: true }] : [];
    case 'lame-duck-escorted':
      return [{ is: 'seen-home', hex, by: moment.by, with: escortOf(moment, party) }];
    case 'lame-duck-left':
      return [{ is: 'on-his-own', hex, left: party.length > 1, by: party.filter((other) => other !== machine) }];
    case 'straggler-met-enemy':
      return [{ is: 'met-enemy', hex, result: moment.result }];
    case 'engine-trouble-met':
      return moment.result === 'cuts-out' ? [{ is: 'engine-cut-out', hex }] : [];
    case 'aft-ran-out':
      return [{ is: 'out-of-petrol', hex }];
    default:
      return [];
  }
}

/** (21) (25) What crippled the machine: a wound of its pilot, its own engine, or the enemy. */
function crippledBy(before: Moment['type'] | undefined, words: string, hex: HexId): TroubleFact {
  if (before === 'man-hit') return { is: 'pilot-crippled', hex, inFight: false };
  return { is: 'crippled', hex, words, by: before === 'engine-trouble-met' ? 'engine' : 'enemy' };
}

function endOf(machine: string, { moments, ended }: FlownMission): End {
  const homecoming = ended.homecomings.find((each) => each.machine === machine);
  if (homecoming?.end === 'emergency-field') return { is: 'field', field: homecoming.field };
  if (homecoming?.end === 'down') return downOf(homecoming, moments);
  const landed = ofKind(moments, 'landed').find(({ machines }) => machines.includes(machine));
  return { is: 'home', with: landed?.machines.filter((other) => other !== machine) ?? [] };
}

function downOf({ machine, hex, fate }: Extract<Homecoming, { end: 'down' }>, moments: readonly Moment[]): End {
  const down = ofKind(moments, 'machine-came-down').find((each) => each.machine === machine);
  const { how = 'forced-landing', side = 'allied', over = side } = down ?? {};
  const before = down && moments[moments.indexOf(down) - 1];
  const gaveWay = before?.type === 'lame-duck-gave-way' && before.machine === machine ? before.words : undefined;
  return {
    is: 'down',
    how,
    words: down?.words,
    ...(gaveWay !== undefined && { gaveWay }),
    hex,
    side,
    glided: over !== side,
    lost: fate === 'lost',
  };
}
