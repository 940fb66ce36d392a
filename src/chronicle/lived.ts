import type { NamedMan } from '../campaign/aircrew.ts';
import { type Campaign, isOver } from '../campaign/campaign.ts';
import type { Homecoming, Score } from '../campaign/mission-log.ts';
import type { Flight } from '../campaign/watch.ts';
import { keysOf } from '../cards/keys-of.ts';
import { hexOf } from '../cards/map.ts';
import type { CrewFate } from '../cards/printed/damage-tables.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { CrewTold } from '../table/events/turn-events.ts';
import type { GameEvent } from '../table/events.ts';
import type { LedBy } from '../words/fought-as.ts';
import type { Moment } from './moments/kinds.ts';
import { type FlownMission, missionsIn } from './report/flown-mission.ts';
import { underEach } from './under-each.ts';

/** A day of the campaign: its start, and the events since. */
export interface LivedDay {
  readonly dawn: Campaign;
  /** What the papers tell of it. */
  readonly moments: readonly Moment[];
  /** All its events, replayed when first asked for; or who played it, where this program plays it differently. */
  readonly turns?: () => readonly GameEvent[] | PlayedBy;
  /** Set where only the dawns before and after the day are known. */
  readonly untold?: Untold;
}

/** The version that played a day, and its cards. */
export interface PlayedBy {
  readonly rules: string;
  readonly cards: string;
}

/** Who played a day, and the morning after it; none where it is not over. */
interface Untold extends PlayedBy {
  readonly after: Campaign | undefined;
}

/** A campaign up to now: everything that the records are written from. */
export interface Lived {
  readonly name: string;
  /** The seed of its dice, which distinguishes it from others. */
  readonly seed: string;
  readonly days: readonly LivedDay[];
  /** At the start of the last day in the log-book, or at the end of the campaign. */
  readonly now: Campaign;
  readonly book: Rulebook;
  /** Who leads the enemy in its fights, where they are not fought on the Initiative Track. */
  readonly enemyLedBy?: LedBy;
  /** The player's own words, in their order. */
  readonly notes?: readonly OwnWords[];
}

/** Words of the player's own, and their day. */
export interface OwnWords {
  readonly day: number;
  readonly words: string;
}

/** A mission that was flown: its moments from the Mission Log to the last landing. */
export interface Flown extends FlownMission {
  readonly day: number;
  /** The Weather Number at the start of the watch. */
  readonly weather: number;
}

/** (6) A mission that was not flown. */
export interface LeftUndone {
  readonly day: number;
  readonly flight: Flight;
  readonly mission: string;
  readonly points: number;
}

export const isFlown = (entry: Flown | LeftUndone): entry is Flown => 'began' in entry;

/** A cache: a day's entries never change, and every table, picture and paragraph asks for them. */
const ENTRIES = new WeakMap<LivedDay, readonly (Flown | LeftUndone)[]>();

/** (44) The missions of a day in the order of entry; without one still in the air. */
export function entriesOf(day: LivedDay): readonly (Flown | LeftUndone)[] {
  const entered = ENTRIES.get(day) ?? entriesAmong(day);
  ENTRIES.set(day, entered);
  return entered;
}

function entriesAmong({ dawn: { day }, moments }: LivedDay): (Flown | LeftUndone)[] {
  const flown = new Map<Moment, FlownMission>(missionsIn(moments).map((mission) => [mission.ended, mission]));
  let weather = 0;
  return moments.flatMap((moment): (Flown | LeftUndone)[] => {
    if (moment.type === 'watch-began') weather = moment.weather;
    if (moment.type === 'mission-not-flown')
      return [{ day, flight: moment.flight, mission: moment.mission, points: moment.points }];
    const mission = flown.get(moment);
    return mission ? [{ day, weather, ...mission }] : [];
  });
}

/** A campaign at the start of today: today's events are not counted beside figures of the morning. */
export function untilDawn(lived: Lived): Lived {
  if (isOver(lived.now)) return lived;
  const isToday = ({ dawn }: LivedDay): boolean => dawn.day >= lived.now.day;
  return { ...lived, days: lived.days.map((day) => (isToday(day) ? { dawn: day.dawn, moments: [] } : day)) };
}

export const allEntries = ({ days }: Lived): (Flown | LeftUndone)[] => days.flatMap(entriesOf);

export const allFlown = (lived: Lived): Flown[] => allEntries(lived).filter(isFlown);

/** One machine on one mission, with all its events. */
export interface Sortie {
  readonly flown: Flown;
  readonly crew: CrewTold;
  readonly moments: readonly Moment[];
  readonly end: Homecoming | undefined;
  /** The Victory Points of its men and of itself. */
  readonly scores: readonly Score[];
  readonly fates: readonly { readonly man: NamedMan; readonly fate: CrewFate }[];
}

/** A cache: a finished mission does not change, and its sorties are often needed. */
const SORTIES = new WeakMap<Flown, readonly Sortie[]>();

export function sortiesOf(flown: Flown): readonly Sortie[] {
  const made = SORTIES.get(flown) ?? sortiesIn(flown);
  SORTIES.set(flown, made);
  return made;
}

function sortiesIn(flown: Flown): Sortie[] {
  const moments = eventsByMachine(flown.moments);
  return flown.began.machines.map((crew) => sortieOf(crew, flown, moments.get(crew.machine) ?? []));
}

function sortieOf(crew: CrewTold, flown: Flown, moments: readonly Moment[]): Sortie {
  const { ended } = flown;
  const hers = [crew.machine, ...crew.men.map(({ airman }) => airman)];
  return {
    flown,
    crew,
    moments,
    end: ended.homecomings.find(({ machine }) => machine === crew.machine),
    scores: ended.scores.filter(({ who }) => who !== undefined && hers.includes(who)),
    fates: crew.men.flatMap((man) => {
      const last = ended.fates.findLast(({ airman }) => airman === man.airman);
      return last ? [{ man, fate: last.fate }] : [];
    }),
  };
}

/** All events of each machine, in order. */
function eventsByMachine(moments: readonly Moment[]): ReadonlyMap<string, readonly Moment[]> {
  let inFight: readonly string[] = [];
  return underEach(moments, (moment) => {
    if (moment.type === 'fight-began') inFight = moment.allied.map(({ id }) => id);
    return machinesIn(moment, inFight);
  });
}

/** The machines of a moment; for a fight, and for those who joined it, all of ours that were in it. */
function machinesIn(moment: Moment, inFight: readonly string[]): readonly string[] {
  switch (moment.type) {
    case 'fight-began':
    case 'germans-joined':
      return inFight;
    case 'critical-hit-scored':
      return [moment.machine, moment.by];
    case 'machine-out':
      return [moment.machine, ...(moment.by ? [moment.by.machine] : [])];
    case 'personal-duel-began':
      return [moment.allied];
    default:
      return 'machine' in moment ? [moment.machine] : [];
  }
}

/** Whether a man was aboard. */
export const wasAboard = ({ crew }: Sortie, id: string): boolean => crew.men.some(({ airman }) => airman === id);

/** Whether the machine came down between the lines, at the end of its glide. */
export function isBetweenTheLines({ end, moments, crew }: Sortie, { missionMap }: Rulebook): boolean {
  if (end?.end !== 'down') return false;
  const down = moments.find((moment) => moment.type === 'machine-came-down' && moment.machine === crew.machine);
  const ground = down?.type === 'machine-came-down' ? down.side : hexOf(missionMap, end.hex).ground;
  return ground === 'trenches';
}

/** Whether the machine was lost. */
export const isMachineLost = ({ end }: Sortie): boolean => end?.end === 'down' && end.fate === 'lost';

/** (43) The reasons for Victory Points that are for damage to an enemy. */
export const ENEMY_HARMED = {
  'enemy-shot-down': 'shot down',
  'enemy-forced-down': 'forced down',
  'enemy-damaged': 'damaged and sent home',
} as const;

type EnemyHarmed = keyof typeof ENEMY_HARMED;

export function harmDone({ why }: Score): EnemyHarmed | undefined {
  return keysOf(ENEMY_HARMED).find((each) => each === why);
}
