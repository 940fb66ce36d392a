import type { NamedMan } from '../campaign/aircrew.ts';
import { type Campaign, isOver } from '../campaign/campaign.ts';
import type { Homecoming, Score } from '../campaign/mission-log.ts';
import type { Flight } from '../campaign/watch.ts';
import { keysOf } from '../cards/keys-of.ts';
import type { CrewFate } from '../cards/printed/damage-tables.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { CrewTold } from '../table/events/turn-events.ts';
import type { GameEvent } from '../table/events.ts';
import type { LedBy } from '../words/fought-as.ts';
import type { Moment } from './moments/kinds.ts';
import { type FlownMission, missionsIn } from './report/flown-mission.ts';
import { underEach } from './under-each.ts';

/** A day that was lived, or is being lived: the campaign as it began, and what has happened since. */
export interface LivedDay {
  readonly dawn: Campaign;
  /** What the papers tell of it. */
  readonly moments: readonly Moment[];
  /** All that happened on it, played again when it is first asked for; who played it, where it plays otherwise now. */
  readonly turns?: () => readonly GameEvent[] | PlayedBy;
  /** Set where nothing tells of the day but its dawn and the next. */
  readonly untold?: Untold;
}

/** The version that played a day, and the cards it was played with. */
export interface PlayedBy {
  readonly rules: string;
  readonly cards: string;
}

/** Who played a day, and the morning after it; none where it is not over. */
export interface Untold extends PlayedBy {
  readonly after: Campaign | undefined;
}

/** A campaign as far as it has come: all that the records are written from. */
export interface Lived {
  readonly name: string;
  /** What its dice are drawn from, which tells it from another. */
  readonly seed: string;
  readonly days: readonly LivedDay[];
  /** As the last day in the log-book begins, or as it all ended. */
  readonly now: Campaign;
  readonly book: Rulebook;
  /** Who leads the enemy in its fights, where they are not fought on the Initiative Track. */
  readonly enemyLedBy?: LedBy;
}

/** A mission that was flown: its moments from the Mission Log to the last landing. */
export interface Flown extends FlownMission {
  readonly day: number;
  /** The Weather Number that the watch began with. */
  readonly weather: number;
}

/** (6) A mission that was left undone. */
export interface LeftUndone {
  readonly day: number;
  readonly flight: Flight;
  readonly mission: string;
  readonly points: number;
}

export const isFlown = (entry: Flown | LeftUndone): entry is Flown => 'began' in entry;

/** A day's entries never change, and every table, picture and paragraph asks for them: they are made once. */
const ENTRIES = new WeakMap<LivedDay, readonly (Flown | LeftUndone)[]>();

/** (44) The missions of a day in the order in which they were entered; one still in the air is not. */
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

/** A campaign as today began: what today has brought so far is not counted beside figures of the morning. */
export function untilDawn(lived: Lived): Lived {
  if (isOver(lived.now)) return lived;
  const isToday = ({ dawn }: LivedDay): boolean => dawn.day >= lived.now.day;
  return { ...lived, days: lived.days.map((day) => (isToday(day) ? { dawn: day.dawn, moments: [] } : day)) };
}

export const allEntries = ({ days }: Lived): (Flown | LeftUndone)[] => days.flatMap(entriesOf);

export const allFlown = (lived: Lived): Flown[] => allEntries(lived).filter(isFlown);

/** One machine on one mission, with all that concerned her. */
export interface Sortie {
  readonly flown: Flown;
  readonly crew: CrewTold;
  readonly moments: readonly Moment[];
  readonly end: Homecoming | undefined;
  /** The Victory Points of her men and for herself. */
  readonly scores: readonly Score[];
  readonly fates: readonly { readonly man: NamedMan; readonly fate: CrewFate }[];
}

/** A mission that is over does not change, and many ask for its sorties: they are made once. */
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

/** All that concerned each machine, in its order. */
function eventsByMachine(moments: readonly Moment[]): ReadonlyMap<string, readonly Moment[]> {
  let inFight: readonly string[] = [];
  return underEach(moments, (moment) => {
    if (moment.type === 'fight-began') inFight = moment.allied.map(({ id }) => id);
    return machinesIn(moment, inFight);
  });
}

/** The machines that an moment is about; of a fight, and of those who joined in it, all of ours that were in it. */
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
export const carried = ({ crew }: Sortie, id: string): boolean => crew.men.some(({ airman }) => airman === id);

/** Whether her machine was lost. */
export const isMachineLost = ({ end }: Sortie): boolean => end?.end === 'down' && end.fate === 'lost';

/** (43) The lines of Victory Points that are for an enemy's harm. */
export const ENEMY_HARMED = {
  'enemy-shot-down': 'shot down',
  'enemy-forced-down': 'forced down',
  'enemy-damaged': 'damaged and sent home',
} as const;

type EnemyHarmed = keyof typeof ENEMY_HARMED;

export function harmDone({ why }: Score): EnemyHarmed | undefined {
  return keysOf(ENEMY_HARMED).find((each) => each === why);
}
