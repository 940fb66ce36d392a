import { counted, feet, listed } from '../../../../english/numbers.ts';
import type { GameEvent } from '../../../../table/events.ts';

/** One who fires at another. */
export interface Shot {
  readonly by: string;
  readonly at: string;
  readonly hit: boolean;
}

/** A phase of a fight on the Initiative Track as it can be drawn. */
export interface Phase {
  readonly title: string;
  /** Where each machine stood on it. */
  readonly initiative: ReadonlyMap<string, number>;
  readonly shots: readonly Shot[];
  readonly words: readonly string[];
}

/** What happened before the first phase belongs to it. */
export function phasesOf(events: readonly GameEvent[], names: ReadonlyMap<string, string>): Phase[] {
  const starts = events.flatMap(({ type }, at) => (type === 'phase-began' ? [at] : []));
  return [0, ...starts.slice(1)].map((from, i) => phaseOf(events.slice(from, starts[i + 1]), i + 1, names));
}

function phaseOf(events: readonly GameEvent[], number: number, names: ReadonlyMap<string, string>): Phase {
  const initiative = new Map<string, number>();
  const shots: Shot[] = [];
  const began = events.find((event) => event.type === 'phase-began');
  for (const event of events) {
    if (event.type === 'initiative-rolled') initiative.set(event.machine, event.initiative);
    if (event.type === 'burst-fired') shots.push({ by: event.machine, at: event.target, hit: event.result === 'hit' });
  }
  const where = began ? `: at ${feet(began.altitude)}, DFD ${began.dfd}` : '';
  return {
    title: `Phase ${number}${where}`,
    initiative,
    shots,
    words: events.flatMap((event) => wordsOf(event, names)),
  };
}

/** What is said of an event of a fight, in a line; of most nothing. */
function wordsOf(event: GameEvent, names: ReadonlyMap<string, string>): string[] {
  const who = (machine: string) => names.get(machine) ?? machine;
  switch (event.type) {
    case 'burst-fired':
      return [
        `${who(event.machine)} at ${who(event.target)}, ${plain(event.angle)}, ${counted(event.burst, 'unit')}: ${event.result}.`,
      ];
    case 'critical-hit-scored':
      return [`${who(event.machine)} hit by ${who(event.by)}: ${plain(event.result)}.`];
    case 'crew-hit':
      return [`The ${event.who} of ${who(event.machine)} hit: ${plain(event.effect)}.`];
    case 'personal-duel-began':
      return [`${who(event.allied)} and ${who(event.german)} are in a Personal Duel.`];
    case 'escaped':
      return [`${who(event.machine)} leaves the fight (${plain(event.why)}).`];
    case 'germans-joined':
      return event.germans.length === 0 ? [] : [`${listed(event.germans.map(({ id }) => who(id)))} come into it.`];
    case 'machine-out':
      return [`${who(event.machine)} is out of it: ${plain(event.fate)}.`];
    case 'fight-broke-up':
      return [`It is over at ${feet(event.altitude)}: ${plain(event.why)}.`];
    default:
      return [];
  }
}

const plain = (word: string): string => word.replaceAll('-', ' ').replace('dfd', 'DFD').replace('aft', 'AFT');
