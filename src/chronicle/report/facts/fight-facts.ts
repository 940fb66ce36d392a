import type { CrewSeat } from '../../../campaign/aircrew.ts';
import { isGerman } from '../../../cards/counters.ts';
import type { Credit, Dive, Fate, FightEnd } from '../../../table/events/fight-events.ts';
import type { Fell, Moment, MomentOf } from '../../moments/kinds.ts';
import { ofKind } from '../../moments/of-kind.ts';
import { howItFell } from './how-it-fell.ts';
import { type Fled, fledIn, lastShotAt, type OrderOfFight, orderOf, preyOf, stillIn } from './order-of-a-fight.ts';

/** A Dog-Fight: how it began and ended, and what came of it for each machine that was touched. */
export interface FightFacts {
  readonly ours: readonly string[];
  readonly dive: Dive | undefined;
  readonly height: number;
  readonly heightAtEnd: number;
  readonly why: FightEnd;
  /** Germans who came into it later. */
  readonly joined: number;
  readonly bursts: number;
  readonly harmed: readonly Harmed[];
  /** Those of ours who left of their own will. */
  readonly fled: readonly Fled[];
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
  readonly hit: readonly CrewSeat[];
  /** (25) Her pilot is hit, and can do no more than fly. */
  readonly pilotCrippled: boolean;
  /** The place among the moments of the fight of what was worst. */
  readonly at: number;
  /**
   * Of a German who was dealt with: the one of ours whom he was after when somebody else drove him off or did worse.
   */
  readonly saved?: string;
  /** Of a German who was shot down, if it is known: in flames, with a wing gone. */
  readonly fell?: Fell;
  /** Of one of ours who went down: who of ours was still in the fight. */
  readonly seenBy: readonly string[];
}

type Began = MomentOf<'fight-began'>;

/** The fight among the moments that follow on a meeting; nothing, where none was joined. */
export function fightFacts(moments: readonly Moment[]): FightFacts | undefined {
  const [began] = ofKind(moments, 'fight-began');
  const [over] = ofKind(moments, 'fight-over');
  if (!began || !over) return undefined;
  const fought = moments.slice(moments.indexOf(began), moments.indexOf(over));
  const ours = began.allied.map(({ id }) => id);
  const order = orderOf(fought, ours);
  return {
    ours,
    dive: began.dive,
    height: began.altitude,
    heightAtEnd: over.altitude,
    why: over.why,
    joined: ofKind(fought, 'germans-joined').reduce((sum, { germans }) => sum + germans.length, 0),
    bursts: ofKind(fought, 'shot').length,
    harmed: allHarmed(fought, began).map((each) => withFall(inOrder(each, order), moments)),
    fled: fledIn(order),
  };
}

/** The same before it is known when it was: on the track the place of the hit. */
type Told = Omit<Harmed, 'at' | 'saved' | 'seenBy' | 'fell'> & { readonly at?: number };

/** Those of whom the track tells hit by hit, and those of whom a fight says at its end how they came out of it. */
function allHarmed(moments: readonly Moment[], began: Began): Told[] {
  const told = harmedIn(moments, began);
  const others = ofKind(moments, 'machine-out').filter(
    ({ machine, fate, wounds }) =>
      (fate !== 'unharmed' || wounds.length > 0) && told.every((each) => each.machine !== machine),
  );
  return [...told, ...others.map(harmedAtTheEnd)];
}

const harmedAtTheEnd = ({ machine, fate, by, hitBy, wounds }: MomentOf<'machine-out'>): Told => ({
  ...untouched(machine, by),
  hitBy,
  fate,
  hit: wounds.map(({ who }) => who),
});

/** When it was, whom it saved, and who saw it. */
function inOrder(harmed: Told, order: OrderOfFight): Harmed {
  const { machine, german, by } = harmed;
  const shot = by ? lastShotAt(machine, by.machine, order) : -1;
  const gone = order.gone.get(machine) ?? order.moments.length;
  const isDown = harmed.fate === 'forced-down' || harmed.fate === 'shot-down';
  const told = harmed.at ?? (isDown || shot < 0 ? gone : shot);
  const saved = savedBy(harmed, told, order);
  return {
    ...harmed,
    at: told,
    ...(saved !== undefined && { saved }),
    seenBy: german ? [] : stillIn(order, order.gone.get(machine) ?? told, machine),
  };
}

/** (29) His fall is thrown for after the fight. */
function withFall(harmed: Harmed, moments: readonly Moment[]): Harmed {
  const fell = harmed.german && harmed.fate === 'shot-down' ? howItFell(harmed.machine, moments) : undefined;
  return fell === undefined ? harmed : { ...harmed, fell };
}

/** Whom of ours he was after who was driven off, or worse, by another of ours. */
function savedBy({ machine, german, by, fate }: Told, at: number, order: OrderOfFight): string | undefined {
  if (!german || !by || fate === 'unharmed') return undefined;
  const prey = preyOf(machine, at, order);
  const isIn = prey !== undefined && (order.gone.get(prey) ?? Infinity) > at;
  return isIn && prey !== by.machine ? prey : undefined;
}

/** From the least to the worst. */
const FATES: readonly Fate[] = ['unharmed', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down'];

type Hit = MomentOf<'critical-hit-scored'>;
type Wounded = MomentOf<'crew-hit'>;

/** (25) to (28) Machine by machine, in the order in which they were first hit. */
function harmedIn(moments: readonly Moment[], { allied, germans }: Began): Told[] {
  const lameDucks = [...allied, ...germans].filter(({ lameDuck }) => lameDuck).map(({ id }) => id);
  const harmed = new Map<string, Told>();
  for (const [i, moment] of moments.entries()) {
    if (moment.type === 'critical-hit-scored')
      harmed.set(
        moment.machine,
        timed(harmed.get(moment.machine), afterHit(harmed.get(moment.machine), moment, moments[i + 1]?.type), i),
      );
    const hit = moment.type === 'crew-hit' ? lastHitOn(moment.machine, moments.slice(0, i)) : undefined;
    const before = hit && harmed.get(hit.machine);
    if (moment.type === 'crew-hit' && before)
      harmed.set(moment.machine, timed(before, afterWound(before, moment, creditOf(hit), lameDucks), i));
  }
  return [...harmed.values()];
}

/** What is worst was where it became so; of one that was only hit, where it first was. */
const timed = (before: Told | undefined, after: Told, at: number): Told =>
  before && before.fate === after.fate ? after : { ...after, at };

const lastHitOn = (machine: string, moments: readonly Moment[]): Hit | undefined =>
  ofKind(moments, 'critical-hit-scored').findLast((hit) => hit.machine === machine);

const creditOf = ({ by, gun }: Hit): Credit => ({ machine: by, gun });

const untouched = (machine: string, by: Credit | undefined): Told => ({
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
function afterHit(before: Told | undefined, hit: Hit, then: Moment['type'] | undefined): Told {
  const { machine, result } = hit;
  const harmed = before ?? untouched(machine, creditOf(hit));
  if (then === 'driven-off-ignored') return { ...harmed, stayed: true };
  return worsened(harmed, result === 'no-effect' || result === 'crew-hit' ? 'unharmed' : result, creditOf(hit));
}

/** (25) A pilot's wound brings her down, or cripples her, unless she is crippled already. */
function afterWound(before: Told, { machine, who, effect }: Wounded, by: Credit, lameDucks: readonly string[]): Told {
  const struck = { ...before, hit: [...before.hit, who] };
  if (effect === 'flies-on') return struck;
  if (effect === 'shot-down') return worsened(struck, 'shot-down', by);
  const cripples = !lameDucks.includes(machine) && FATES.indexOf(before.fate) < FATES.indexOf('damaged-abort');
  return cripples ? { ...worsened(struck, 'damaged-abort', by), pilotCrippled: true } : struck;
}

/** The worst counts, and whoever brought it about; (43) of damage whoever hit last. */
function worsened(before: Told, fate: Fate, by: Credit): Told {
  if (FATES.indexOf(fate) > FATES.indexOf(before.fate)) return { ...before, fate, by };
  return before.fate === 'unharmed' || before.fate === 'damaged-abort' ? { ...before, by } : before;
}
