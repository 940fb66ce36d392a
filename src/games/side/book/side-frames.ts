import type { EventOf, GameEvent } from '../../../table/events.ts';
import { hexOf, levelOf } from '../rules/flight/pose.ts';
import type { HowOut, Pose } from '../table/fighting-machine.ts';

/** A machine in a frame: where it is, where it came from, and whether it is out of it here. */
export interface Placed {
  readonly machine: string;
  readonly from: Pose;
  readonly at: Pose;
  readonly out: boolean;
}

export interface FrameShot {
  readonly by: string;
  readonly at: string;
  readonly hit: boolean;
}

/** A turn of a fight seen from the side, or the moment at which the clock was stopped in one. */
export interface SideFrame {
  readonly title: string;
  readonly machines: readonly Placed[];
  readonly shots: readonly FrameShot[];
  /** Targets that are no more. */
  readonly destroyed: readonly string[];
  readonly words: readonly string[];
}

/** A fight seen from the side as it can be drawn. */
export interface SideStrip {
  readonly began: EventOf<'side-fight-began'>;
  readonly frames: readonly SideFrame[];
}

/** What was told of a fight from the side, in frames; nothing where it was not seen from there. */
export function sideStripOf(events: readonly GameEvent[], nameOf: (id: string) => string): SideStrip | undefined {
  const first = events.findIndex(({ type }) => type === 'side-fight-began');
  const began = events[first];
  if (began?.type !== 'side-fight-began') return undefined;
  const drawing = new Drawing(nameOf);
  for (const event of events.slice(first + 1)) drawing.take(event);
  return { began, frames: drawing.finished() };
}

/** Follows a fight, event by event, and keeps a frame of each turn. */
class Drawing {
  readonly #nameOf: (id: string) => string;
  readonly #frames: SideFrame[] = [];
  readonly #destroyed: string[] = [];
  readonly #gone = new Set<string>();
  #places = new Map<string, Placed>();
  #shots: FrameShot[] = [];
  #words: string[] = [];
  /** Who has flown since the frame before. */
  readonly #flew = new Set<string>();
  #turn = 0;

  constructor(nameOf: (id: string) => string) {
    this.#nameOf = nameOf;
  }

  take(event: GameEvent): void {
    if (event.type === 'side-turn-began') this.#turnOver(event.turn);
    if (event.type === 'clock-stopped') this.#stop(event);
    if (event.type === 'side-moved' || event.type === 'counter-moved') this.#move(event);
    if (event.type === 'side-shot-fired')
      this.#shots.push({ by: event.machine, at: event.target, hit: event.blow !== 'miss' });
    if (event.type === 'target-struck' && event.destroyed) this.#destroyed.push(event.target);
    if (event.type === 'side-out') this.#leave(event.machine);
    this.#words.push(...sideWords(event, this.#nameOf));
  }

  finished(): readonly SideFrame[] {
    this.#turnOver(this.#turn);
    return this.#frames;
  }

  #turnOver(next: number): void {
    if (this.#turn > 0) this.#keep(`Turn ${this.#turn}`);
    this.#turn = next;
    for (const id of this.#gone) this.#places.delete(id);
    this.#places = new Map([...this.#places].map(([id, placed]) => [id, { ...placed, from: placed.at }]));
  }

  #keep(title: string): void {
    this.#frames.push({
      title,
      machines: [...this.#places.values()],
      shots: this.#shots,
      destroyed: [...this.#destroyed],
      words: [...this.#flown(), ...this.#words],
    });
    this.#flew.clear();
    this.#shots = [];
    this.#words = [];
  }

  /** What went before it belongs to the moment; whoever fires, fires from where he is then. */
  #stop({ machine, at, others }: EventOf<'clock-stopped'>): void {
    for (const each of [{ machine, at }, ...others]) this.#put(each.machine, each.at);
    this.#stopped = true;
  }

  #stopped = false;

  /** The first move after the clock has been stopped ends that moment. */
  #move({ machine, from, to }: EventOf<'side-moved' | 'counter-moved'>): void {
    if (this.#stopped) this.#keep(`Turn ${this.#turn}, the clock stopped`);
    this.#stopped = false;
    this.#places.set(machine, { machine, from, at: to, out: this.#gone.has(machine) });
    this.#flew.add(machine);
  }

  /** Where they have come to who have flown. */
  #flown(): string[] {
    const ways = [...this.#places.values()].filter(({ machine }) => this.#flew.has(machine));
    return ways.length === 0 ? [] : [`Flown: ${ways.map((each) => flownText(each, this.#nameOf)).join('; ')}.`];
  }

  #put(machine: string, at: Pose): void {
    const from = this.#places.get(machine)?.from ?? at;
    this.#places.set(machine, { machine, from, at, out: this.#gone.has(machine) });
  }

  #leave(machine: string): void {
    this.#gone.add(machine);
    const placed = this.#places.get(machine);
    if (placed) this.#places.set(machine, { ...placed, out: true });
  }
}

/** `B1 Haldenby east to hex 19, level 14 to 15`: (V030) on a spine the hex as which she counts. */
function flownText({ machine, from, at }: Placed, nameOf: (id: string) => string): string {
  const [was, is] = [levelOf(from), levelOf(at)];
  const levels = was === is ? `${is}` : `${was} to ${is}`;
  return `${nameOf(machine)} ${at.heading === 1 ? 'east' : 'west'} to hex ${hexOf(at)}, level ${levels}`;
}

/** What is said of an event of a fight seen from the side, in a line; of most nothing. */
export function sideWords(event: GameEvent, nameOf: (id: string) => string): string[] {
  switch (event.type) {
    case 'side-shot-fired':
      return [
        `${nameOf(event.machine)} at ${nameOf(event.target)}, from ${FROM[event.aspect]}: ${event.die} die, ${plain(event.blow)}.`,
      ];
    case 'part-hit':
      return [`${nameOf(event.machine)} hit in the ${event.part}: structure ${event.structure} of ${event.boxes}.`];
    case 'target-struck':
      return [
        `${nameOf(event.machine)} ${event.destroyed ? 'destroys' : 'damages'} ${plain(event.target)}: ${event.damage} of ${event.circles}.`,
      ];
    case 'side-mishap':
      return MISHAPS.has(event.what) ? [`${nameOf(event.machine)}: ${plain(event.what)}.`] : [];
    case 'side-out':
      return [`${nameOf(event.machine)} ${OUTS[event.how]}.`];
    default:
      return [];
  }
}

const FROM = { front: 'in front', side: 'abeam', rear: 'behind' } as const;

/** What is worth a line; reloading, and a stall that is mended, are not. */
const MISHAPS: ReadonlySet<string> = new Set([
  'stalled',
  'structural-failure',
  'part-inoperable',
  'leaks',
  'engine-stopped',
  'caught-fire',
  'fire-out',
  'pilot-wounded',
  'pilot-killed',
  'gunner-wounded',
  'gunner-killed',
  'gun-jammed',
]);

const OUTS: Readonly<Record<HowOut, string>> = {
  'left-by-own-edge': 'flies home',
  'left-by-their-edge': 'flies off over the other side',
  'left-below': 'dives away',
  landed: 'comes down and lands',
  crashed: 'strikes the ground',
  'cracked-up': 'breaks up in the air',
  exploded: 'blows up',
};

const plain = (word: string): string => word.replaceAll('-', ' ').replace(/^(\d)$/, '$1 on it');
