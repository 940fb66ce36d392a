import type { Seat } from '../../../campaign/aircrew.ts';
import { isGerman } from '../../../rulebook/counters.ts';
import { hasTrait } from '../../../table/event-traits.ts';
import { type EventOf, type GameEvent, ofType } from '../../../table/events.ts';
import type { Credit, Dive, Fate, FightEnd } from '../../../table/fights/fight-events.ts';

/** A Dog-Fight: how it began and ended, and what came of it for each machine that was touched. */
export interface FightFacts {
  readonly ours: readonly string[];
  readonly dive: Dive | undefined;
  readonly height: number;
  readonly heightAtEnd: number;
  readonly phases: number;
  readonly why: FightEnd;
  /** Germans who came into it later. */
  readonly joined: number;
  readonly bursts: number;
  readonly harmed: readonly Harmed[];
}

/** What a fight did to one machine, of either side. */
export interface Harmed {
  readonly machine: string;
  readonly german: boolean;
  /** The worst that befell her in it, and whose burst it was; of one that was only holed, the last. */
  readonly fate: Fate;
  readonly by: Credit | undefined;
  /** (43) Of one that is nobody's victory: who hit it last. */
  readonly hitBy: Credit | undefined;
  /** Her pilot should have been Driven Off, and stayed. */
  readonly stayed: boolean;
  /** Men of hers who were hit. */
  readonly hit: readonly Seat[];
  /** (25) Her pilot is hit, and can do no more than fly. */
  readonly pilotCrippled: boolean;
}

type Began = EventOf<'fight-began'>;

/** The fight among the events that follow on a meeting; nothing, where none was joined. */
export function fightFacts(events: readonly GameEvent[]): FightFacts | undefined {
  const [began] = ofType(events, 'fight-began');
  const [over] = ofType(events, 'fight-over');
  if (!began || !over) return undefined;
  const fought = events.slice(events.indexOf(began), events.indexOf(over));
  return {
    ours: began.allied.map(({ id }) => id),
    dive: began.dive,
    height: began.altitude,
    heightAtEnd: over.altitude,
    phases: over.phases,
    why: over.why,
    joined: ofType(fought, 'germans-joined').reduce((sum, { germans }) => sum + germans.length, 0),
    bursts: fought.filter((event) => hasTrait(event, 'a-shot')).length,
    harmed: allHarmed(fought, began),
  };
}

/** Those of whom the track tells hit by hit, and those of whom a fight says at its end how they came out of it. */
function allHarmed(events: readonly GameEvent[], began: Began): Harmed[] {
  const told = harmedIn(events, began);
  const others = ofType(events, 'machine-out').filter(
    ({ machine, fate, wounds }) =>
      (fate !== 'unharmed' || wounds.length > 0) && told.every((each) => each.machine !== machine),
  );
  return [...told, ...others.map(harmedAtTheEnd)];
}

const harmedAtTheEnd = ({ machine, fate, by, hitBy, wounds }: EventOf<'machine-out'>): Harmed => ({
  ...untouched(machine, by),
  hitBy,
  fate,
  hit: wounds.map(({ who }) => who),
});

/** From the least to the worst. */
const FATES: readonly Fate[] = ['unharmed', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down'];

type Hit = EventOf<'critical-hit-scored'>;
type Wounded = EventOf<'crew-hit'>;

/** (25) to (28) Machine by machine, in the order in which they were first hit. */
function harmedIn(events: readonly GameEvent[], { allied, germans }: Began): Harmed[] {
  const lameDucks = [...allied, ...germans].filter(({ lameDuck }) => lameDuck).map(({ id }) => id);
  const harmed = new Map<string, Harmed>();
  for (const [i, event] of events.entries()) {
    if (event.type === 'critical-hit-scored')
      harmed.set(event.machine, afterHit(harmed.get(event.machine), event, events[i + 1]?.type));
    const hit = event.type === 'crew-hit' ? lastHitOn(event.machine, events.slice(0, i)) : undefined;
    const before = hit && harmed.get(hit.machine);
    if (event.type === 'crew-hit' && before)
      harmed.set(event.machine, afterWound(before, event, creditOf(hit), lameDucks.includes(event.machine)));
  }
  return [...harmed.values()];
}

const lastHitOn = (machine: string, events: readonly GameEvent[]): Hit | undefined =>
  ofType(events, 'critical-hit-scored').findLast((hit) => hit.machine === machine);

const creditOf = ({ by, gun }: Hit): Credit => ({ machine: by, gun });

const untouched = (machine: string, by: Credit | undefined): Harmed => ({
  machine,
  german: isGerman(machine),
  fate: 'unharmed',
  by,
  hitBy: undefined,
  stayed: false,
  hit: [],
  pilotCrippled: false,
});

/** (26) A result that is ignored is thrown again: it did nothing. */
function afterHit(before: Harmed | undefined, hit: Hit, then: GameEvent['type'] | undefined): Harmed {
  const { machine, result } = hit;
  const harmed = before ?? untouched(machine, creditOf(hit));
  if (then === 'driven-off-ignored') return { ...harmed, stayed: true };
  return worsened(harmed, result === 'no-effect' || result === 'crew-hit' ? 'unharmed' : result, creditOf(hit));
}

/** (25) A pilot's wound brings her down, or cripples her, unless she is crippled already. */
function afterWound(before: Harmed, { who, effect }: Wounded, by: Credit, wasLameDuck: boolean): Harmed {
  const struck = { ...before, hit: [...before.hit, who] };
  if (effect === 'flies-on') return struck;
  if (effect === 'shot-down') return worsened(struck, 'shot-down', by);
  const cripples = !wasLameDuck && FATES.indexOf(before.fate) < FATES.indexOf('damaged-abort');
  return cripples ? { ...worsened(struck, 'damaged-abort', by), pilotCrippled: true } : struck;
}

/** The worst counts, and whoever brought it about. */
function worsened(before: Harmed, fate: Fate, by: Credit): Harmed {
  if (FATES.indexOf(fate) > FATES.indexOf(before.fate)) return { ...before, fate, by };
  return before.fate === 'unharmed' ? { ...before, by } : before;
}
