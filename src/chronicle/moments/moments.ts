import { hasTrait } from '../../games/table.ts';
import { type Fit, having } from '../../logbook/fits/fits.ts';
import type { Combatant } from '../../table/events/fight-events.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import { type Fell, type Fighter, KEPT, type Moment, OWN } from './kinds.ts';

/** A moment in a line of the log-book: its kind, then its members in order. */
export type WrittenMoment = readonly unknown[];

const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...KEPT, ...OWN }).map(([kind, members]) => [kind, Object.keys(members)]),
);

const FITS: ReadonlyMap<string, Fit> = new Map(
  Object.entries<Readonly<Record<string, Fit>>>({ ...KEPT, ...OWN }).map(([kind, members]) => [kind, having(members)]),
);

/** Everything that the papers tell of the events, in order. */
export const momentsOf = (events: readonly GameEvent[]): Moment[] => events.flatMap(momentIn);

function momentIn(event: GameEvent): Moment[] {
  const members = MEMBERS.get(event.type);
  if (members === undefined || event.type in OWN) return ownMoment(event);
  if (isUnchanged(event)) return [];
  const told = new Map<string, unknown>(Object.entries(event));
  const kept = momentOf(event.type, members, (name) => told.get(name));
  return kept ? [kept] : [];
}

/** (45) A check without a change is not told. */
const isUnchanged = (event: GameEvent): boolean =>
  (event.type === 'skill-checked' || event.type === 'firing-checked') && event.from === event.to;

/** The moments of a game's own events, and shortened ones. */
function ownMoment(event: GameEvent): Moment[] {
  switch (event.type) {
    case 'weather-checked':
      return [{ type: 'weather', from: event.from, to: event.to }];
    case 'archie-fired':
      return [{ type: 'archie', hit: event.hit !== undefined, near: event.near.length }];
    case 'attack-made':
      return [{ type: 'turned-on', by: event.attacker, at: event.target, ...(event.angle === 'astern' && BEHIND) }];
    case 'tailing-began':
      return [{ type: 'turned-on', by: event.tailer, at: event.tailed, ...BEHIND }];
    case 'fight-began':
      return [
        {
          type: 'fight-began',
          altitude: event.altitude,
          allied: event.allied.map(fighterOf),
          germans: event.germans.map(fighterOf),
          ...(event.dive && { dive: event.dive }),
        },
      ];
    case 'germans-joined':
      return [{ type: 'germans-joined', germans: event.germans.map(fighterOf) }];
    case 'machine-exited':
    case 'clouds-left':
      return [{ type: 'gone', machine: event.machine }];
    case 'machine-eliminated':
      return [goneBy(event.machine, ELIMINATED[event.why])];
    case 'clouds-lost':
      return [goneBy(event.machine, LOST[event.why])];
    case 'side-out':
      return [goneBy(event.machine, OUT.get(event.how))];
    default:
      return hasTrait(event, 'a-shot') && 'machine' in event && 'target' in event
        ? [{ type: 'shot', by: event.machine, at: `${event.target}`, ...(isFromBehind(event) && BEHIND) }]
        : [];
  }
}

const BEHIND = { behind: true } as const;

/** A shot at the tail of a machine, in a game that tells from where it came. */
const isFromBehind = (event: GameEvent): boolean => event.type === 'side-shot-fired' && event.aspect === 'rear';

const fighterOf = ({ id, lameDuck }: Combatant): Fighter => ({ id, lameDuck });

const goneBy = (machine: string, how: Fell | undefined): Moment => ({ type: 'gone', machine, ...(how && { how }) });

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

/** Whether a record is a moment with valid members. */
function isMoment(value: Readonly<Record<string, unknown>>): value is Moment & Readonly<Record<string, unknown>> {
  const look = FITS.get(`${value['type']}`);
  return look ? look(value) === undefined : false;
}

/** The moments as stored: null stands for an absent member. */
export const writeMoments = (moments: readonly Moment[]): WrittenMoment[] =>
  moments.map((moment) => {
    const told = new Map<string, unknown>(Object.entries(moment));
    const line = [moment.type, ...(MEMBERS.get(moment.type) ?? []).map((member) => told.get(member) ?? null)];
    return line.slice(0, line.findLastIndex((each) => each !== null) + 1);
  });

/** Stored moments without what was not kept at first: balloons that were wound down, and who attacked from behind. */
export const momentsBefore = (moments: readonly unknown[]): readonly unknown[] =>
  moments.flatMap((line) => {
    const [kind, by, at] = Array.isArray(line) ? line : [];
    if (kind === 'balloon-hauled-down') return [];
    return kind === 'turned-on' || kind === 'shot' ? [[kind, by, at]] : [line];
  });

/** The moments of a line, parsed; or the place of the first invalid one. */
export function readMoments(of: readonly unknown[]): readonly Moment[] | { readonly misfit: number } {
  const moments: Moment[] = [];
  for (const [at, line] of of.entries()) {
    const moment = Array.isArray(line) ? momentFrom(line) : undefined;
    if (!moment) return { misfit: at };
    moments.push(moment);
  }
  return moments;
}

function momentFrom([type, ...members]: readonly unknown[]): Moment | undefined {
  const names = MEMBERS.get(`${type}`);
  if (!names || members.length > names.length) return undefined;
  return momentOf(type, names, (_, at) => members[at]);
}

/** A moment with its members in the order of a line, whatever its source, so that its output is the same. */
function momentOf(
  type: unknown,
  names: readonly string[],
  told: (name: string, at: number) => unknown,
): Moment | undefined {
  const members: [string, unknown][] = [['type', type]];
  for (const [at, name] of names.entries()) {
    const member = told(name, at);
    if (member != null) members.push([name, member]);
  }
  const moment = Object.fromEntries(members);
  return isMoment(moment) ? moment : undefined;
}
