import type { EventOf, GameEvent } from '../../../table/events.ts';

/** How a German fell: in the fight, as its system tells it; or by the throw for him, where he is followed down. */
export type Fell = 'in-flames' | 'exploded' | 'broke-up' | 'wing-gone' | 'out-of-control' | 'pilot-dead' | 'crashed';

/** What the log knows of how one of them fell, among all that came of a meeting; nothing, where it knows nothing. */
export function howItFell(machine: string, events: readonly GameEvent[]): Fell | undefined {
  for (const event of events) {
    const fell = 'machine' in event && event.machine === machine ? fellBy(event) : undefined;
    if (fell !== undefined) return fell;
  }
  return undefined;
}

function fellBy(event: GameEvent): Fell | undefined {
  switch (event.type) {
    case 'machine-eliminated':
      return ELIMINATED[event.why];
    case 'clouds-lost':
      return LOST[event.why];
    case 'side-out':
      return OUT.get(event.how);
    case 'machine-came-down':
      return event.how === 'shot-down' ? THROWN.get(event.words) : undefined;
    default:
      return undefined;
  }
}

const ELIMINATED: Readonly<Record<EventOf<'machine-eliminated'>['why'], Fell | undefined>> = {
  points: undefined,
  explosion: 'exploded',
  engine: undefined,
  crew: 'pilot-dead',
  fire: 'in-flames',
  'out-of-control': 'out-of-control',
};

const LOST: Readonly<Record<EventOf<'clouds-lost'>['why'], Fell | undefined>> = {
  exploded: 'exploded',
  'broke-up': 'broke-up',
  'pilot-killed': 'pilot-dead',
  ground: 'crashed',
  burned: 'in-flames',
  'wing-gone': 'wing-gone',
  abandoned: undefined,
  wrecked: undefined,
  rammed: undefined,
};

const OUT: ReadonlyMap<EventOf<'side-out'>['how'], Fell> = new Map([
  ['crashed', 'crashed'],
  ['cracked-up', 'crashed'],
  ['exploded', 'exploded'],
]);

/** (29) In the words of the card. */
const THROWN: ReadonlyMap<string, Fell> = new Map([
  ['In flames', 'in-flames'],
  ['Breaks up', 'broke-up'],
  ['Goes down in a spin', 'out-of-control'],
  ['Flattens out at the last and crashes', 'crashed'],
]);
