import { memoizeByKey } from '../../../../cards/reading/once.ts';
import { expectDefined } from '../../../../cards/rulebook.ts';
import type { Dashboard } from '../../cards/dashboard.ts';
import { hasOption } from '../side-fight.ts';
import { type FlightChoice, midwayOf, SPECIALS, type SpecialManoeuvre, wordOf } from './choice.ts';
import type { Flier } from './flier.ts';
import { type Move, risesTo } from './move.ts';
import { dragOf, fly, preparationOf, rollHexes } from './paths.ts';
import { isDive, isOnSpine, levelOf } from './pose.ts';
import { type Arrival, arrivalBy, arrivalOf, type Shape, shapeOf } from './shape.ts';

/** The open moves of a machine, by word. Where one leads is computed only when somebody looks. */
export interface OpenMoves {
  readonly words: readonly string[];
  readonly flown: (word: string) => Move;
  /** The same, when only the end is wanted. */
  readonly arrives: (word: string) => Arrival;
}

export function openMoves(flier: Flier): OpenMoves {
  const { words, byWord, shapes } = choicesOpen(flier.dash, flier);
  const flown = (word: string) => fly(expectDefined(byWord.get(word), `move ${word}`), flier);
  const arrives = (word: string): Arrival => {
    const known = shapes.get(word);
    const arrival = known && arrivalBy(known, word, flier);
    if (arrival) return arrival;
    const move = flown(word);
    const shape = shapeOf(move, flier);
    if (shape) shapes.set(word, shape);
    return arrivalOf(move);
  };
  return { words: withinSky(words, flown, flier), flown, arrives };
}

/** Every open move, computed. */
export function movesOf(flier: Flier): Move[] {
  const { words, flown } = openMoves(flier);
  return words.map(flown);
}

interface Choices {
  readonly words: readonly string[];
  readonly byWord: ReadonlyMap<string, FlightChoice>;
  /** The moves computed so far. */
  readonly shapes: Map<string, Shape>;
}

/**
 * The choices and their shapes depend on little: they are memoized by dashboard and by everything that `choicesOf` and
 * `fly` read except place and height.
 */
const choicesOpen = memoizeByKey(
  (flier: Flier) => {
    const { machine, engaged, blind } = flier;
    const { pose, cue, ailerons, elevators, rudder, pilot, bombs, burning, goggles } = machine;
    const place = `${pose.attitude} ${isOnSpine(pose)} ${preparationOf(flier)} ${dragOf(flier)}`;
    const going = `${hasOption(flier, 'dive-exit')} ${cue} ${engaged} ${blind}`;
    return `${place} ${going} ${ailerons} ${elevators} ${rudder} ${pilot} ${bombs} ${burning} ${goggles}`;
  },
  (_: Dashboard, flier: Flier): Choices => {
    const byWord = new Map(choicesOf(flier).map((choice) => [wordOf(choice), choice]));
    return { words: [...byWord.keys()], byWord, shapes: new Map() };
  },
);

/** The open choices; there is always at least one. */
function choicesOf(flier: Flier): FlightChoice[] {
  const { machine } = flier;
  if (machine.goggles) return [{ is: 'level' }];
  const { attitude } = machine.pose;
  if (attitude === 'level') return fromLevel(flier);
  return isDive(attitude) ? fromDive(flier) : fromClimb(flier);
}

/** (V118) Nobody flies into a thunderstorm by choice. */
function withinSky(words: readonly string[], flown: OpenMoves['flown'], { machine, roof }: Flier): readonly string[] {
  if (roof === Number.POSITIVE_INFINITY || levelOf(machine.pose) >= roof) return words;
  const clear = words.filter((word) => !risesTo(flown(word), roof));
  return clear.length > 0 ? clear : words;
}

/** (V070) A machine with nobody in sight flies level or on its mission, without violent manoeuvres. */
function fromLevel(flier: Flier): FlightChoice[] {
  const { engaged } = flier;
  const p = preparationOf(flier);
  return [
    { is: 'level' },
    ...(flier.machine.bombs ? [{ is: 'jettison' } as const] : []),
    ...(engaged ? [] : [{ is: 'easy' } as const]),
    ...turns(flier),
    ...climbs(flier, range(p, flier.machine.cue - 1)),
    ...dives(flier, range(p, flier.machine.cue - 1)),
    ...specials(flier),
  ];
}

/**
 * (V037) (V047) Out of a climb: any attitude and every special manoeuvre, but no turn except by mirroring the counter.
 */
function fromClimb(flier: Flier): FlightChoice[] {
  const { cue, pose } = flier.machine;
  // (V022) From a spine a shallow climb needs two hexes.
  const enough = cue > 1 || !isOnSpine(pose);
  const up = climbs(flier, [0]).filter(({ steep }) => enough || steep);
  return [{ is: 'level' }, ...up, ...dives(flier, [0]), ...specials(flier)];
}

/** (V039) (V040) Out of a dive: the same, but leaving the dive first costs a hex. */
function fromDive(flier: Flier): FlightChoice[] {
  const enough = flier.machine.cue > exitOf(flier);
  return [{ is: 'level' }, ...(enough ? climbs(flier, [0]) : []), ...dives(flier, [0]), ...specials(flier)];
}

/** (V040) The hexes that it costs to leave a dive for another attitude. */
const exitOf = (flier: Flier): number => (isDive(flier.machine.pose.attitude) && hasOption(flier, 'dive-exit') ? 1 : 0);

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** (V043) More than half before a Normal Turn; (V044) half, and at least one hex, before a Hard one. */
function turns({ machine: { cue: speed }, engaged }: Flier): FlightChoice[] {
  const normal = range(Math.floor(speed / 2) + 1, speed).flatMap((before) =>
    [1, 0].map((loses): FlightChoice => ({ is: 'normal', before, loses })),
  );
  if (!engaged) return normal;
  const before = Math.max(1, Math.floor(speed / 2));
  return [...normal, ...[2, 1, 0].map((loses): FlightChoice => ({ is: 'hard', before, loses }))];
}

type Climb = Extract<FlightChoice, { is: 'climb' }>;

/** (V032) An underlined preparation bars hard climbs. */
function climbs(flier: Flier, befores: readonly number[]): Climb[] {
  const { dash, blind } = flier;
  const steeps = dash.underscored || blind ? [false] : [false, true];
  return befores.flatMap((before) =>
    steeps.flatMap((steep) =>
      (blind ? [false] : [false, true]).map((turning): Climb => ({ is: 'climb', steep, before, turns: turning })),
    ),
  );
}

/** A machine without time to level out dives to the end. */
function dives(flier: Flier, befores: readonly number[]): FlightChoice[] {
  const { cue: speed, pose } = flier.machine;
  const steeps = flier.blind ? [false] : [false, true];
  return steeps.flatMap((steep) => {
    const goesOn = pose.attitude === (steep ? 'hard-dive' : 'shallow-dive');
    const spent = goesOn ? 0 : exitOf(flier);
    return befores.flatMap((before) => divesFrom(flier, { steep, before, left: speed - before - spent }));
  });
}

interface Dived {
  readonly steep: boolean;
  readonly before: number;
  readonly left: number;
}

function divesFrom(flier: Flier, { steep, before, left }: Dived): FlightChoice[] {
  if (left < 1) return [];
  const dived = { is: 'dive', steep, before } as const;
  const soonest = isSoonest(flier, before) ? range(1, left - 1) : [];
  const turned = flier.blind ? [] : new Set([left, ...range(1, left - 1).filter(isMidway(left)), ...soonest]);
  return [
    { ...dived, down: left },
    ...[...turned].map((turnsAfter) => ({ ...dived, down: left, turnsAfter })),
    ...soonest.map((down) => ({ ...dived, down })),
  ];
}

const isMidway =
  (down: number) =>
  (hexes: number): boolean =>
    hexes === midwayOf(down);

/**
 * Pulling out within the turn, and (V049) turning about during the dive, are offered only with the earliest dive: the
 * other ways lead to nearly the same places.
 */
const isSoonest = (flier: Flier, before: number): boolean =>
  before === (flier.machine.pose.attitude === 'level' ? preparationOf(flier) : 0);

const whole = (boxes: number, lost: number): boolean => lost < boxes;

type Need = 'ailerons' | 'elevators' | 'rudder' | 'healthy' | 'unloaded' | 'nimble';

/**
 * (V058) to (V064) What each special manoeuvre needs, and how many hexes it takes, beyond the preparation or with it.
 */
const NEEDS: Readonly<
  Record<
    SpecialManoeuvre,
    { readonly needs: readonly Need[]; readonly hexes: (prepared: number, flier: Flier) => number }
  >
> = {
  'falling-leaf': { needs: ['elevators'], hexes: () => 0 },
  jink: { needs: ['rudder'], hexes: () => 1 },
  'barrel-roll': {
    needs: ['ailerons', 'elevators', 'rudder', 'healthy', 'unloaded', 'nimble'],
    hexes: (prepared, flier) => Math.max(rollHexes(flier), prepared + 1),
  },
  'half-loop': { needs: ['ailerons', 'elevators', 'healthy', 'unloaded', 'nimble'], hexes: (prepared) => prepared + 3 },
  wingover: { needs: ['ailerons', 'elevators', 'healthy'], hexes: (prepared) => prepared + 3 },
  'wingover-dive': { needs: ['ailerons', 'elevators', 'healthy'], hexes: (prepared) => prepared + 3 },
  'wingover-hard-dive': { needs: ['ailerons', 'elevators', 'healthy'], hexes: (prepared) => prepared + 3 },
  immelmann: { needs: ['rudder', 'elevators', 'healthy', 'unloaded', 'nimble'], hexes: (prepared) => prepared + 4 },
  'side-slip': { needs: ['ailerons', 'rudder', 'elevators', 'healthy'], hexes: () => 1 },
};

/**
 * (V058) to (V064) Open from every attitude: out of a climb or a dive the machine is levelled first. (V070) With nobody
 * in sight none is open, (V102) except that a burning machine may slip.
 */
function specials(flier: Flier): FlightChoice[] {
  const left = flier.machine.cue - exitOf(flier);
  const prepared = preparationOf(flier);
  return SPECIALS.filter((word) => {
    const { needs, hexes } = NEEDS[word];
    return isCalledFor(word, flier) && left >= hexes(prepared, flier) && needs.every((need) => has(need, flier));
  }).map((word): FlightChoice => ({ is: word }));
}

const isCalledFor = (word: SpecialManoeuvre, { blind, machine }: Flier): boolean =>
  !blind || (word === 'side-slip' && machine.burning);

function has(need: Need, { machine, dash }: Flier): boolean {
  switch (need) {
    case 'healthy':
      return machine.pilot === 'well';
    case 'unloaded':
      return !machine.bombs;
    case 'nimble':
      return !dash.underscored;
    default:
      return whole(dash.controls, machine[need]);
  }
}
