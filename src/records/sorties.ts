import type { NamedMan } from '../campaign/aircrew.ts';
import type { Homecoming, Score } from '../campaign/mission-log.ts';
import type { CrewFate } from '../rulebook/cards/crew-fate.ts';
import { keysOf } from '../rulebook/keys-of.ts';
import type { GameEvent } from '../table/events.ts';
import type { CrewTold } from '../table/turn-events.ts';
import type { Flown } from './lived.ts';
import { underEach } from './under-each.ts';

/** One machine on one mission, with all that concerned her. */
export interface Sortie {
  readonly flown: Flown;
  readonly crew: CrewTold;
  readonly events: readonly GameEvent[];
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
  const events = eventsByMachine(flown.events);
  return flown.began.machines.map((crew) => sortieOf(crew, flown, events.get(crew.machine) ?? []));
}

function sortieOf(crew: CrewTold, flown: Flown, events: readonly GameEvent[]): Sortie {
  const { ended } = flown;
  const hers = [crew.machine, ...crew.men.map(({ airman }) => airman)];
  return {
    flown,
    crew,
    events,
    end: ended.homecomings.find(({ machine }) => machine === crew.machine),
    scores: ended.scores.filter(({ who }) => who !== undefined && hers.includes(who)),
    fates: crew.men.flatMap((man) => {
      const last = ended.fates.findLast(({ airman }) => airman === man.airman);
      return last ? [{ man, fate: last.fate }] : [];
    }),
  };
}

/** All that concerned each machine, in its order. */
function eventsByMachine(events: readonly GameEvent[]): ReadonlyMap<string, readonly GameEvent[]> {
  let inFight: readonly string[] = [];
  return underEach(events, (event) => {
    if (event.type === 'fight-began') inFight = event.allied.map(({ id }) => id);
    return machinesIn(event, inFight);
  });
}

/** The machines that an event is about; of a fight, and of those who joined in it, all of ours that were in it. */
function machinesIn(event: GameEvent, inFight: readonly string[]): readonly string[] {
  switch (event.type) {
    case 'fight-began':
    case 'germans-joined':
      return inFight;
    case 'critical-hit-scored':
      return [event.machine, event.by];
    case 'personal-duel-began':
      return [event.allied];
    default:
      return 'machine' in event ? [event.machine] : [];
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

export type EnemyHarmed = keyof typeof ENEMY_HARMED;

export function harmDone({ why }: Score): EnemyHarmed | undefined {
  return keysOf(ENEMY_HARMED).find((each) => each === why);
}
