import { isGerman } from '../../../cards/counters.ts';
import { hasTrait } from '../../../games/table.ts';
import { type EventOf, type GameEvent, ofType } from '../../../table/events.ts';

/** One of ours who left a fight of his own will, and who of ours was still in it. */
export interface Fled {
  readonly machine: string;
  readonly why: 'nerve' | 'choice' | 'guns' | 'petrol';
  /** The place of it among the events of the fight. */
  readonly at: number;
  readonly left: readonly string[];
}

/** A fight as it went, from which one may ask what was so at any moment of it. */
export interface OrderOfFight {
  readonly events: readonly GameEvent[];
  readonly ours: readonly string[];
  /** Where each machine left the fight, by whatever way; nowhere, of one that was in it to the end. */
  readonly gone: ReadonlyMap<string, number>;
}

export function orderOf(events: readonly GameEvent[], ours: readonly string[]): OrderOfFight {
  const gone = new Map<string, number>();
  for (const [at, event] of events.entries()) {
    const machine = whoIsGone(event, events[at + 1]?.type);
    if (machine !== undefined && !gone.has(machine)) gone.set(machine, at);
  }
  return { events, ours, gone };
}

/** Whom an event takes out of the fight, in the words of each system. */
function whoIsGone(event: GameEvent, then: GameEvent['type'] | undefined): string | undefined {
  switch (event.type) {
    case 'escaped':
    case 'machine-exited':
    case 'machine-eliminated':
    case 'side-out':
    case 'clouds-left':
    case 'clouds-lost':
      return event.machine;
    case 'critical-hit-scored':
      return isGoneBy(event) && then !== 'driven-off-ignored' ? event.machine : undefined;
    case 'crew-hit':
      return event.effect === 'shot-down' ? event.machine : undefined;
    default:
      return undefined;
  }
}

const isGoneBy = ({ result, again }: EventOf<'critical-hit-scored'>): boolean =>
  result === 'driven-off' || result === 'forced-down' || result === 'shot-down' || again === true;

/** Who of ours was in the fight at a moment of it, but for one. */
export const stillIn = ({ ours, gone }: OrderOfFight, at: number, but: string): string[] =>
  ours.filter((machine) => machine !== but && (gone.get(machine) ?? Infinity) > at);

/**
 * Those of ours who left it of their own will, in the order in which they did; not one who was too badly hit to stay.
 */
export function fledIn(order: OrderOfFight): Fled[] {
  const fled = ofType(order.events, 'machine-out').flatMap((out): Fled[] => {
    const { machine } = out;
    const why = isGerman(machine) || !out.escaped ? undefined : whyOf(out, order);
    const at = order.gone.get(machine) ?? order.events.length;
    return why === undefined ? [] : [{ machine, why, at, left: stillIn(order, at, machine) }];
  });
  return fled.sort((a, b) => a.at - b.at);
}

function whyOf({ machine, fate, wounds }: EventOf<'machine-out'>, { events }: OrderOfFight): Fled['why'] | undefined {
  const escaped = ofType(events, 'escaped').find((each) => each.machine === machine);
  if (escaped) return WHY.get(escaped.why);
  return fate === 'unharmed' && wounds.length === 0 ? 'choice' : undefined;
}

const WHY: ReadonlyMap<string, Fled['why']> = new Map([
  ['bravery', 'nerve'],
  ['chosen', 'choice'],
  ['no-gun-left', 'guns'],
  ['out-of-aft', 'petrol'],
]);

/** Whom of ours a German had last turned on before a moment of the fight. */
export function preyOf(german: string, before: number, { events }: OrderOfFight): string | undefined {
  for (let at = before - 1; at >= 0; at--) {
    const event = events[at];
    const prey = event && turnedOn(event, german);
    if (prey !== undefined) return prey;
  }
  return undefined;
}

function turnedOn(event: GameEvent, german: string): string | undefined {
  if (event.type === 'attack-made') return event.attacker === german ? event.target : undefined;
  if (event.type === 'personal-duel-began') return event.german === german ? event.allied : undefined;
  if (event.type === 'tailing-began') return event.tailer === german ? event.tailed : undefined;
  const shot = shotIn(event);
  return shot?.by === german ? shot.at : undefined;
}

/** Who fired at whom, in any system. */
function shotIn(event: GameEvent): { readonly by: string; readonly at: string } | undefined {
  if (!hasTrait(event, 'a-shot') || !('target' in event) || !('machine' in event)) return undefined;
  return { by: event.machine, at: `${event.target}` };
}

/** Where the last shot of a machine at another fell; nowhere, where none did. */
export const lastShotAt = (target: string, by: string, { events }: OrderOfFight): number =>
  events.findLastIndex((event) => {
    const shot = shotIn(event);
    return shot?.by === by && shot.at === target;
  });
