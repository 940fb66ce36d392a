import type { SceneShot } from '../../../kit/scene/scene.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { hexOf, levelOf } from '../rules/flight/pose.ts';
import type { HowOut, SidePose } from '../table/fighting-machine.ts';

/** A machine in a frame: its place, its former place, and whether it goes out of the fight here. */
export interface FrameMachinePlace {
  readonly machine: string;
  readonly from: SidePose;
  readonly at: SidePose;
  readonly out: boolean;
  readonly hasFlown: boolean;
}

/** A turn of a fight seen from the side, or a moment in it at which the clock was stopped. */
export interface SideFrame {
  readonly title: string;
  readonly machines: readonly FrameMachinePlace[];
  readonly shots: readonly SceneShot[];
  /** Destroyed targets. */
  readonly destroyed: readonly string[];
  readonly words: readonly string[];
}

/** A fight seen from the side as it can be drawn. */
export interface SideStrip {
  readonly began: EventOf<'side-fight-began'>;
  readonly frames: readonly SideFrame[];
}

/** A fight from the side in frames, by what was told of it; nothing where it was fought another way. */
export function sideStripOf(events: readonly GameEvent[], nameOf: (id: string) => string): SideStrip | undefined {
  const first = events.findIndex(({ type }) => type === 'side-fight-began');
  const began = events[first];
  if (began?.type !== 'side-fight-began') return undefined;
  const frames: SideFrame[] = [];
  let [frame, isStopped]: [SideFrame, boolean] = [BEFORE, false];
  for (const event of events.slice(first + 1)) {
    const isMove = event.type === 'side-moved' || event.type === 'counter-moved';
    if (event.type === 'side-turn-began') {
      frames.push(frame);
      frame = nextTurn(event.turn, frame);
    } else if (isMove && isStopped) {
      // The first move after a stop of the clock ends that moment.
      frames.push({ ...frame, title: `${frame.title}, the clock stopped` });
      frame = { ...frame, ...NOTHING_TOLD, machines: frame.machines.map((each) => ({ ...each, hasFlown: false })) };
    }
    isStopped = event.type === 'clock-stopped' || (isStopped && !isMove && event.type !== 'side-turn-began');
    frame = after(event, frame, nameOf);
  }
  const drawn = [...frames, frame].filter(({ title }) => title !== '');
  const told = drawn.map((each) => ({ ...each, words: [...flownIn(each, nameOf), ...each.words] }));
  return { began, frames: told };
}

const NOTHING_TOLD = { shots: [], words: [] };
const BEFORE: SideFrame = { title: '', machines: [], destroyed: [], ...NOTHING_TOLD };

const nextTurn = (turn: number, { machines, destroyed }: SideFrame): SideFrame => ({
  title: `Turn ${turn}`,
  machines: machines.filter(({ out }) => !out).map((each) => ({ ...each, from: each.at, hasFlown: false })),
  destroyed,
  ...NOTHING_TOLD,
});

/** The frame after one more event. */
function after(event: GameEvent, before: SideFrame, nameOf: (id: string) => string): SideFrame {
  const frame: SideFrame = { ...before, words: [...before.words, ...sideWords(event, nameOf)] };
  switch (event.type) {
    case 'clock-stopped':
      // A firer's place is the place in its shot.
      return [event, ...event.others].reduce((made, { machine, at }) => put(made, machine, { at }), frame);
    case 'side-moved':
    case 'counter-moved':
      return put(frame, event.machine, { from: event.from, at: event.to, hasFlown: true });
    case 'side-shot-fired':
      return {
        ...frame,
        shots: [...frame.shots, { by: event.machine, at: event.target, hit: event.blow !== 'miss' }],
      };
    case 'target-struck':
      return event.destroyed ? { ...frame, destroyed: [...frame.destroyed, event.target] } : frame;
    case 'side-out':
      return { ...frame, machines: changed(frame.machines, event.machine, { out: true }) };
    default:
      return frame;
  }
}

function put(
  frame: SideFrame,
  machine: string,
  to: Pick<FrameMachinePlace, 'at'> & Partial<FrameMachinePlace>,
): SideFrame {
  const isNew = frame.machines.every((each) => each.machine !== machine);
  const fresh = isNew ? [{ machine, from: to.at, out: false, hasFlown: false, ...to }] : [];
  return { ...frame, machines: [...changed(frame.machines, machine, to), ...fresh] };
}

const changed = (
  machines: readonly FrameMachinePlace[],
  machine: string,
  to: Partial<FrameMachinePlace>,
): FrameMachinePlace[] => machines.map((each) => (each.machine === machine ? { ...each, ...to } : each));

/** Where each machine that flew has come to. */
function flownIn({ machines }: SideFrame, nameOf: (id: string) => string): string[] {
  const ways = machines.filter(({ hasFlown }) => hasFlown).map((each) => flownText(each, nameOf));
  return ways.length === 0 ? [] : [`Flown: ${ways.join('; ')}.`];
}

/** `B1 Haldenby east to hex 19, level 14 to 15`. (V030) On a spine it is the hex as which the machine counts. */
function flownText({ machine, from, at }: FrameMachinePlace, nameOf: (id: string) => string): string {
  const [was, is] = [levelOf(from), levelOf(at)];
  const levels = was === is ? `${is}` : `${was} to ${is}`;
  return `${nameOf(machine)} ${at.heading === 1 ? 'east' : 'west'} to hex ${hexOf(at)}, level ${levels}`;
}

/** One line about an event of a fight seen from the side; most events have none. */
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

/** Mishaps worth a line; reloading and the end of a stall are not. */
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
