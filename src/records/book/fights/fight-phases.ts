import { counted, feet, listed } from '../../../english/numbers.ts';
import { aircraftNamed } from '../../../rulebook/aircraft-card.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import type { SkirmishFrame } from '../../../table/fights/clouds-of-glory/frames.ts';
import type { Combatant } from '../../../table/fights/fight-events.ts';
import type { Flown } from '../../lived.ts';
import { type CardStrip, cardStripOf } from './card-frames.ts';
import { type SideStrip, sideStripOf } from './side-frames.ts';
import { skirmishPhases } from './skirmish-phases.ts';

/** One who fires at another. */
export interface Shot {
  readonly by: string;
  readonly at: string;
  readonly hit: boolean;
}

/** A phase of a fight as it can be drawn. */
export interface Phase {
  readonly title: string;
  /** Where each machine stood on the Initiative Track, where the fight is fought on it. */
  readonly initiative: ReadonlyMap<string, number>;
  readonly shots: readonly Shot[];
  readonly words: readonly string[];
  /** A turn of a fight In Clouds of Glory, as it lay on the table. */
  readonly frame?: SkirmishFrame;
}

/** A Dog-Fight from its beginning to its end. */
export interface FoughtFight {
  readonly began: EventOf<'fight-began'>;
  /** What each machine in it is called. */
  readonly names: ReadonlyMap<string, string>;
  readonly phases: readonly Phase[];
  /** How it went, where it was seen from the side. */
  readonly strip: SideStrip | undefined;
  /** How it went, where it was fought with manoeuvre cards. */
  readonly cards: CardStrip | undefined;
}

export function fightsOf({ began: { machines }, events }: Flown, book: Rulebook): FoughtFight[] {
  const starts = events.flatMap((event, at) => (event.type === 'fight-began' ? [{ event, at }] : []));
  const pilots = new Map(machines.map(({ machine, men: [pilot] }) => [machine, pilot?.surname ?? '']));
  return starts.map(({ event, at }, i) => {
    const until = events.slice(at, starts[i + 1]?.at);
    const ends = event.system === 'wings-over-france' ? 'fight-broke-up' : 'fight-over';
    const over = until.findIndex(({ type }) => type === ends);
    const fought = over < 0 ? until : until.slice(0, over + 1);
    const names = namesIn(fought, pilots, book);
    const phases = event.system === 'clouds-of-glory' ? skirmishPhases(fought, names) : phasesOf(fought, names);
    const nameOf = (id: string) => names.get(id) ?? id;
    return { began: event, names, phases, strip: sideStripOf(fought, nameOf), cards: cardStripOf(fought, nameOf) };
  });
}

function namesIn(
  events: readonly GameEvent[],
  pilots: ReadonlyMap<string, string>,
  book: Rulebook,
): Map<string, string> {
  const nameOf = ({ id, aircraft }: Combatant) => `${id} ${pilots.get(id) ?? aircraftNamed(aircraft, book)}`;
  const fighters = events.flatMap((event) => {
    if (event.type === 'fight-began') return [...event.allied, ...event.germans];
    return event.type === 'germans-joined' ? event.germans : [];
  });
  return new Map(fighters.map((fighter) => [fighter.id, nameOf(fighter)]));
}

/** What happened before the first phase belongs to it. */
function phasesOf(events: readonly GameEvent[], names: ReadonlyMap<string, string>): Phase[] {
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
