import type { SceneShot } from '../../../kit/scene/scene.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import type { CloudsEvent, FlightPose } from './clouds-events.ts';

/** A machine at the end of a turn. */
export interface FrameMachine extends FlightPose {
  readonly machine: string;
  readonly side: Side;
  /** Where it was when the turn began. */
  readonly from: FlightPose;
  /** It fell, came down or left in this turn, and is absent from the next. */
  readonly out: 'lost' | 'landed' | 'left' | undefined;
  readonly isSpinning: boolean;
}

/** A thing that does not move: a balloon or a ground unit. */
export interface FrameMark {
  readonly id: string;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A turn of a fight In Clouds of Glory as it can be drawn. */
export interface SkirmishFrame {
  readonly turn: number;
  readonly machines: readonly FrameMachine[];
  readonly marks: readonly FrameMark[];
  readonly shots: readonly SceneShot[];
}

/** The turns of a fight in order, from the events of that fight alone; before the first, how it was laid out. */
export function skirmishFrames(events: readonly GameEvent[]): SkirmishFrame[] {
  const frames: SkirmishFrame[] = [];
  for (const event of events) {
    if (event.type === 'clouds-laid-out') frames.push(laidOut(event));
    const last = frames.at(-1);
    if (!last) continue;
    if (event.type === 'clouds-turn-began') frames.push(nextTurn(event.turn, last));
    else frames[frames.length - 1] = after(event, last);
  }
  return frames;
}

type CloudsEv<T extends CloudsEvent['type']> = Extract<CloudsEvent, { type: T }>;

const laidOut = ({ machines, marks }: CloudsEv<'clouds-laid-out'>): SkirmishFrame => ({
  turn: 0,
  machines: machines.map(comeIn),
  marks,
  shots: [],
});

type ComingIn = Pick<CloudsEv<'clouds-joined'>, 'machine' | 'side' | 'at'>;

const comeIn = ({ machine, side, at }: ComingIn): FrameMachine => ({
  ...at,
  machine,
  side,
  from: at,
  out: undefined,
  isSpinning: false,
});

const nextTurn = (turn: number, { machines, marks }: SkirmishFrame): SkirmishFrame => ({
  turn,
  machines: machines.filter(({ out }) => out === undefined).map((each) => ({ ...each, from: flownOf(each) })),
  marks,
  shots: [],
});

const flownOf = ({ x, y, heading, height, speed }: FlightPose): FlightPose => ({ x, y, heading, height, speed });

/** The frame of a turn after one more event. */
function after(event: GameEvent, frame: SkirmishFrame): SkirmishFrame {
  const change = (machine: string, made: Partial<FrameMachine>): SkirmishFrame => ({
    ...frame,
    machines: frame.machines.map((each) => (each.machine === machine ? { ...each, ...made } : each)),
  });
  switch (event.type) {
    case 'clouds-joined':
      return { ...frame, machines: [...frame.machines, comeIn(event)] };
    case 'clouds-flew':
      return change(event.machine, event.to);
    case 'clouds-stalled':
      return change(event.machine, { height: event.height, speed: event.speed });
    case 'clouds-spin':
      return change(event.machine, { height: event.height, isSpinning: event.is !== 'ended' });
    case 'clouds-lost':
      return change(event.machine, { out: 'lost' });
    case 'clouds-landed':
      return change(event.machine, { out: 'landed', height: 0 });
    case 'clouds-left':
      return change(event.machine, { out: 'left' });
    case 'clouds-balloon-hit':
      return event.isBurnt ? { ...frame, marks: frame.marks.filter(({ id }) => id !== event.balloon) } : frame;
    case 'clouds-fired':
      return { ...frame, shots: [...frame.shots, { by: event.machine, at: event.target, hit: event.successes >= 0 }] };
    default:
      return frame;
  }
}
