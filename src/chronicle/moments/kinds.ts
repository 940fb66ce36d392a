import { FIGURES } from '../../campaign/career.ts';
import { SCORE_REASONS } from '../../campaign/mission-log.ts';
import { FLIGHTS, WATCHES } from '../../campaign/watch.ts';
import { FIRING } from '../../cards/bursts.ts';
import { DECORATIONS, RANKS } from '../../cards/ranks.ts';
import {
  cardText,
  type Fit,
  figure,
  having,
  kinds,
  listOf,
  maybe,
  oneOf,
  points,
  text,
} from '../../logbook/fits/fits.ts';
import type { Dive } from '../../table/events/fight-events.ts';
import type { EventOf, EventType } from '../../table/events.ts';
import { SIDES } from '../../table/sides.ts';

const MOST = 60;
const flag = oneOf(true, false);
const flight = oneOf(...FLIGHTS);
const rank = oneOf(...RANKS);
const decoration = oneOf(...DECORATIONS);
const seat = oneOf('pilot', 'observer');
const side = oneOf('allied', 'trenches', 'enemy');
const texts = listOf(MOST, text);
const words = cardText;
const change = having({ from: points, to: points });
const starting = having({ number: figure, trend: oneOf(1, -1) });
const fate = kinds(
  { killed: {}, prisoner: { wounded: flag }, wounded: { days: figure }, safe: { days: figure } },
  'fate',
);
const crew = having({
  machine: text,
  aircraft: text,
  men: listOf(2, having({ airman: text, rank, surname: words, initial: maybe(text) })),
});
const machines = listOf(MOST, having({ machine: text, aircraft: text }));
const homecoming = kinds(
  {
    home: { machine: text },
    'emergency-field': { machine: text, field: text },
    down: { machine: text, hex: text, fate: (value) => (value === 'lost' ? undefined : figure(value)) },
  },
  'end',
);
const score = having({
  points,
  why: oneOf(...SCORE_REASONS),
  who: maybe(text),
  what: maybe(words),
  where: maybe(text),
});
const credit = having({ machine: text, gun: oneOf('forward', 'observer') });
const combatants = listOf(MOST, having({ id: text, lameDuck: flag }));

/**
 * What the log-book stores of each kind of moment: its members in the order of a line, each with its check. A member
 * added by a later version stands last and may be absent.
 */
export const KEPT = {
  // The day.
  'day-broke': { day: figure },
  'forecast-received': { words, am: starting, pm: starting },
  'real-weather-laid': { words, am: starting, pm: starting },
  'flight-paraded': { flight, present: texts },
  'plan-made': {
    flight,
    missions: listOf(MOST, having({ mission: text, watch: maybe(oneOf(...WATCHES)), machines: texts })),
    price: points,
  },
  'watch-began': { flight, watch: oneOf(...WATCHES), weather: figure },
  'task-ended': {
    flight,
    task: text,
    end: oneOf('done', 'failed', 'not-flown'),
    decorated: maybe(having({ man: text, decoration })),
    depot: maybe(having({ until: figure })),
    fewerOfJasta11: maybe(having({ until: figure })),
  },
  'task-done-elsewhere': { flight, task: text, end: oneOf('done', 'failed') },
  'evening-came': { flight, points, firsts: texts },
  'day-ended': { day: figure, points },
  // A mission and its way.
  'mission-began': {
    flight,
    mission: text,
    watch: oneOf(...WATCHES),
    zones: texts,
    machines: listOf(MOST, crew),
    target: maybe(text),
  },
  'mission-not-flown': { flight, mission: text, points },
  'mission-ended': {
    points,
    homecomings: listOf(MOST, homecoming),
    scores: listOf(200, score),
    fates: listOf(MOST, having({ airman: text, fate })),
  },
  'took-off': { hex: text, aft: figure },
  moved: { to: text, aft: figure },
  stayed: { aft: figure },
  'height-changed': { to: figure, aft: figure },
  detached: { machines: texts },
  'mission-resumed': { machines: texts, hex: text },
  'straggler-followed': { machine: text, hex: text },
  landed: { machines: texts },
  'work-past-doing': {},
  // What befell machines on it.
  'archie-hit': { machine: text, result: words, words },
  'station-kept': { machine: text },
  'machine-guns-fired': { machine: text, hit: flag },
  'machine-gun-hit': { machine: text, result: words, words },
  'critical-hit-taken': { machine: text, result: words, words },
  'man-hit': { machine: text },
  'machine-crippled': { machine: text, words },
  'engine-trouble-met': { machine: text, result: oneOf('restarts', 'serious', 'cuts-out') },
  'aft-ran-out': { machine: text },
  'lame-duck-left': { machine: text },
  'lame-duck-escorted': { machine: text, by: (value) => (value === 'all' ? undefined : texts(value)) },
  'lame-duck-gave-way': { machine: text, number: figure, words },
  'straggler-met-enemy': { machine: text, result: oneOf('escaped', 'forced-landing', 'shot-down'), words },
  'machine-came-down': {
    machine: text,
    how: oneOf('forced-landing', 'forced-down', 'shot-down'),
    words,
    side,
    over: side,
  },
  // What was done over the ground.
  'hex-patrolled': { hexes: figure },
  'strafing-nerve-tried': { machine: text, goes: flag },
  'dive-began': { machines: texts, altitude: figure, aft: figure },
  'trench-strafed': { machine: text },
  'ground-target-hit': { machine: text, name: words, hits: figure, needed: figure },
  'balloon-struck': { machine: text, name: words, effect: oneOf('none', 'holed', 'destroyed'), isDown: flag },
  'balloon-hauled-down': { name: words, holes: figure },
  'plate-spoiled': { machine: text },
  'plates-delivered': { machine: text, qualities: listOf(MOST, words) },
  'fall-of-shot-called': { machine: text, hits: figure },
  'stick-dropped': { machine: text, pounds: figure, load: words, fall: words },
  'bundle-dropped': { machine: text, load: words, fall: words },
  'man-fetched': { machine: text, who: words, how: words },
  'load-wasted': { machine: text, pounds: figure, load: words },
  // Meetings and fights.
  'enemy-met': { numbers: listOf(MOST, figure) },
  'attack-declined': {},
  'personal-duel-began': { allied: text, german: text },
  'nerve-checked': { machine: text, passed: flag },
  'critical-hit-scored': {
    machine: text,
    by: text,
    gun: oneOf('forward', 'observer'),
    result: words,
    again: maybe(oneOf(true)),
  },
  'driven-off-ignored': { machine: text },
  'crew-hit': { machine: text, who: seat, effect: oneOf('shot-down', 'lame-duck', 'flies-on') },
  'jam-tried': { machine: text, result: oneOf('cleared', 'jammed', 'permanent') },
  escaped: { machine: text, why: text },
  'machine-out': {
    machine: text,
    fate: oneOf('unharmed', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down'),
    escaped: flag,
    wounds: listOf(2 * MOST, having({ who: seat })),
    by: maybe(credit),
    hitBy: maybe(credit),
  },
  'fight-over': { why: oneOf('dfd-spent', 'no-allied-left', 'no-germans-left'), altitude: figure },
  'dog-fight-cost': { aft: figure, altitude: figure },
  // The office.
  'newcomer-reported': {
    man: text,
    rank,
    forenames: text,
    surname: words,
    seat,
    machine: text,
    home: words,
    age: figure,
    service: words,
  },
  'acting-commander-appointed': { man: text },
  'flight-commander-made': { man: text, why: oneOf('replacement', 'confirmed'), rank },
  'man-promoted': { man: text, to: rank },
  'skill-checked': { man: text, from: figure, to: figure, words },
  'firing-checked': { man: text, from: oneOf(...FIRING), to: oneOf(...FIRING), words },
  'bravery-checked': {
    man: text,
    from: points,
    to: points,
    letterBefore: text,
    letter: text,
    words,
    parts: (value) => having(Object.fromEntries(Object.keys(Object(value)).map((part) => [part, points])))(value),
  },
  'leave-given': { man: text, back: figure, from: points, to: points },
  'word-said': { man: text, how: oneOf('kind', 'hard'), his: change },
  'pair-made': { man: text, with: text, his: change },
  'decoration-recommended': { man: text, decoration, words, day: figure, pressed: maybe(change) },
  'decoration-awarded': { man: text, decoration },
  'returned-to-duty': { man: text, from: oneOf('wounded', 'away', 'leave') },
  'experience-earned': { man: text },
  'skill-raised': { man: text, skill: oneOf(...FIGURES), from: points, to: points },
  'ability-gained': { man: text, ability: text },
  'wound-mended': { man: text, words, back: figure },
  'request-answered': { request: oneOf('machines', 'aircrew'), asked: figure, granted: figure, day: figure },
  'machines-returned': { flight, repaired: machines, sent: machines },
  'machines-struck-off': { flight, machines },
} as const satisfies { readonly [T in EventType]?: { readonly [Member in keyof EventOf<T>]?: Fit } };

/** How a German fell: in the fight, as its game tells it; or by the throw for him, where his fate is rolled. */
const FELL = ['in-flames', 'exploded', 'broke-up', 'wing-gone', 'out-of-control', 'pilot-dead', 'crashed'] as const;
export type Fell = (typeof FELL)[number];

/** Moments that differ from their events: they are the same for all games, and frequent ones are short. */
export const OWN = {
  weather: { from: figure, to: figure },
  archie: { hit: flag, near: figure },
  'fight-began': {
    altitude: figure,
    allied: combatants,
    germans: combatants,
    dive: maybe(having({ side: oneOf(...SIDES), bonus: oneOf('dive', 'surprise') })),
  },
  'germans-joined': { germans: combatants },
  'turned-on': { by: text, at: text, behind: maybe(oneOf(true)) },
  shot: { by: text, at: text, behind: maybe(oneOf(true)) },
  gone: { machine: text, how: maybe(oneOf(...FELL)) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Fit>>>>;

/** A machine that goes into a fight. */
export interface Fighter {
  readonly id: string;
  /** (34) Crippled before the fight. */
  readonly lameDuck: boolean;
}

type Own =
  /** (12) The Weather Number of the party. */
  | { readonly type: 'weather'; readonly from: number; readonly to: number }
  /** (15) A shot: whether it hit, and how many machines it was near. */
  | { readonly type: 'archie'; readonly hit: boolean; readonly near: number }
  | {
      readonly type: 'fight-began';
      readonly altitude: number;
      readonly allied: readonly Fighter[];
      readonly germans: readonly Fighter[];
      readonly dive?: Dive;
    }
  | { readonly type: 'germans-joined'; readonly germans: readonly Fighter[] }
  /** A machine attacks another, or tails it; `behind` where its game says that it was astern of it. */
  | { readonly type: 'turned-on'; readonly by: string; readonly at: string; readonly behind?: true }
  /** A gun of a machine was fired at another. */
  | { readonly type: 'shot'; readonly by: string; readonly at: string; readonly behind?: true }
  /** A machine is out of the fight; how it was lost, where its game tells it. */
  | { readonly type: 'gone'; readonly machine: string; readonly how?: Fell | undefined };

export type MomentKind = keyof typeof KEPT | Own['type'];

type MomentsByKind = {
  readonly [K in MomentKind]: K extends keyof typeof KEPT
    ? { readonly type: K } & Pick<EventOf<K>, keyof (typeof KEPT)[K] & keyof EventOf<K>>
    : Extract<Own, { readonly type: K }>;
};

/** Something that the papers tell, as the log-book stores it. */
export type Moment = MomentsByKind[MomentKind];
/** The type parameter keeps the exact kind, so that records by kind may be indexed by it. */
export type MomentOf<K extends MomentKind> = MomentsByKind[K] & { readonly type: K };
