import type { CrewSeat } from '../../../campaign/aircrew.ts';
import { isGerman, numberOfGerman } from '../../../cards/counters.ts';
import type { Credit, Dive, Fate, FightEnd } from '../../../table/events/fight-events.ts';
import type { Fell, Moment, MomentOf } from '../../moments/kinds.ts';
import { ofKind } from '../../moments/of-kind.ts';
import { howItFell } from './how-it-fell.ts';
import { type Fled, fledIn, lastShotAt, type OrderOfFight, orderOf, pressedBy, stillIn } from './order-of-a-fight.ts';

/** A Dog-Fight: its beginning and end, and the effect on each machine that was hit. */
export interface FightFacts {
  readonly ours: readonly string[];
  readonly dive: Dive | undefined;
  readonly height: number;
  readonly heightAtEnd: number;
  readonly why: FightEnd;
  /** Germans who joined it later. */
  readonly joined: readonly number[];
  /** When the first of them did. */
  readonly joinedAt: number;
  readonly bursts: number;
  readonly harmed: readonly Harmed[];
  /** Those of ours who left by their own choice. */
  readonly fled: readonly Fled[];
}

/** The effect of a fight on one machine, of either side. */
export interface Harmed {
  readonly machine: string;
  readonly german: boolean;
  /** Its worst fate in the fight, and whose burst it was; if it was only hit, the last one. */
  readonly fate: Fate;
  readonly by: Credit | undefined;
  /** (43) For a machine that is nobody's victory: who hit it last. */
  readonly hitBy: Credit | undefined;
  /** Its pilot should have been Driven Off, and stayed. */
  readonly stayed: boolean;
  /** Its men who were hit. */
  readonly hit: readonly CrewSeat[];
  /** (25) Its pilot is hit, and can only fly. */
  readonly pilotCrippled: boolean;
  /** When its pilot was first hit and flew on, and by whom, where hits are told one by one. */
  readonly wounded?: { readonly at: number; readonly by: Credit };
  /** The index of the worst moment in the fight. */
  readonly at: number;
  /** For a German: the one of ours on whose tail it was when another of ours drove it off or did worse. */
  readonly saved?: string;
  /** The same for one whom it attacked, and was not behind. */
  readonly relieved?: string;
  /** For a German: who of ours had crippled it before another finished it. */
  readonly begunBy?: Credit;
  /** For a German who was shot down, if known: in flames, with a wing gone. */
  readonly fell?: Fell;
  /** (34) For one of ours who was crippled, and then hit again: who had crippled it. */
  readonly crippledBy?: Credit;
  /** For one of ours who went down: who of ours was still in the fight. */
  readonly seenBy: readonly string[];
}

type Began = MomentOf<'fight-began'>;

/** The fight in the moments after a meeting; nothing, where there was none. `jammed` are guns that no longer fired. */
export function fightFacts(moments: readonly Moment[], jammed: readonly string[] = []): FightFacts | undefined {
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
    joined: ofKind(fought, 'germans-joined').flatMap(({ germans }) => germans.map(({ id }) => numberOfGerman(id))),
    joinedAt: fought.findIndex((each) => each.type === 'germans-joined' && each.germans.length > 0),
    bursts: ofKind(fought, 'shot').length,
    harmed: allHarmed(fought, began).map((each) => withFall(inOrder(each, order), moments)),
    fled: fledIn(order, { crippled: began.allied.filter(({ lameDuck }) => lameDuck).map(({ id }) => id), jammed }),
  };
}

/** The same before its time is known: on the track the index of the hit, and of the one that crippled it. */
type Told = Omit<Harmed, 'at' | 'saved' | 'relieved' | 'begunBy' | 'crippledBy' | 'seenBy' | 'fell'> & {
  readonly at?: number;
  readonly crippled?: { readonly by: Credit; readonly at: number };
};

/** The machines with hits told one by one on the track, and those whose result a fight tells at its end. */
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
function inOrder({ crippled, ...harmed }: Told, order: OrderOfFight): Harmed {
  const { machine, german } = harmed;
  const told = whenTold(harmed, order);
  const begunBy = german && crippled && !isSameGun(crippled.by, harmed.by) ? crippled.by : undefined;
  const crippledBy = crippled && firstOfTwo(harmed, crippled.by, order);
  // Once it is crippled it goes home, and is on nobody's tail.
  const saved = begunBy ? {} : savedBy(harmed, Math.min(told, crippled?.at ?? told), order);
  return {
    ...harmed,
    at: told,
    ...saved,
    ...(begunBy && { begunBy }),
    ...(crippledBy && { crippledBy }),
    seenBy: german ? [] : stillIn(order, order.gone.get(machine) ?? told, machine),
  };
}

/** (34) Who crippled one of ours in this fight that was then hit again, and so put out of it. */
const firstOfTwo = (
  { german, machine, by, fate }: Told,
  first: Credit,
  { moments }: OrderOfFight,
): Credit | undefined =>
  !german &&
  ofKind(moments, 'critical-hit-scored').filter((hit) => hit.machine === machine && hit.result === 'damaged-abort')
    .length > 1 &&
  fate === 'damaged-abort' &&
  by !== undefined &&
  ofKind(moments, 'critical-hit-scored').some(
    (hit) => hit.machine === machine && hit.by === by.machine && hit.again === true,
  )
    ? first
    : undefined;

function whenTold({ machine, by, fate, at }: Told, order: OrderOfFight): number {
  const shot = by ? lastShotAt(machine, by.machine, order) : -1;
  const gone = order.gone.get(machine) ?? order.moments.length;
  const isDown = fate === 'forced-down' || fate === 'shot-down';
  return at ?? (isDown || shot < 0 ? gone : shot);
}

/** (29) His fall is rolled after the fight. */
function withFall(harmed: Harmed, moments: readonly Moment[]): Harmed {
  const fell = harmed.german && harmed.fate === 'shot-down' ? howItFell(harmed.machine, moments) : undefined;
  return fell === undefined ? harmed : { ...harmed, fell };
}

const isSameGun = (one: Credit, other: Credit | undefined): boolean =>
  one.machine === other?.machine && one.gun === other.gun;

/** Which one of ours the German was attacking when another of ours drove it off, or did worse. */
function savedBy(
  { machine, german, by, fate }: Told,
  at: number,
  order: OrderOfFight,
): Pick<Harmed, 'saved' | 'relieved'> {
  const pressed = german && by && fate !== 'unharmed' ? pressedBy(machine, at, by.machine, order) : undefined;
  if (!pressed || pressed.prey === by?.machine || (order.gone.get(pressed.prey) ?? Infinity) <= at) return {};
  return pressed.isBehind ? { saved: pressed.prey } : { relieved: pressed.prey };
}

/** From the least to the worst. */
const FATES: readonly Fate[] = ['unharmed', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down'];

type HitMoment = MomentOf<'critical-hit-scored'>;
type Wounded = MomentOf<'crew-hit'>;

/** (25) to (28) Machine by machine, in the order of their first hits. */
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
      harmed.set(moment.machine, timed(before, afterWound(before, { ...moment, at: i }, creditOf(hit), lameDucks), i));
  }
  return [...harmed.values()];
}

/** The time of the worst fate; for a machine that was only hit, of the first hit. */
function timed(before: Told | undefined, after: Told, at: number): Told {
  if (before && before.fate === after.fate) return after;
  return { ...after, at, ...(after.fate === 'damaged-abort' && after.by && { crippled: { by: after.by, at } }) };
}

const lastHitOn = (machine: string, moments: readonly Moment[]): HitMoment | undefined =>
  ofKind(moments, 'critical-hit-scored').findLast((hit) => hit.machine === machine);

const creditOf = ({ by, gun }: HitMoment): Credit => ({ machine: by, gun });

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

/** (26) A result that is ignored is rolled again: it had no effect. */
function afterHit(before: Told | undefined, hit: HitMoment, then: Moment['type'] | undefined): Told {
  const { machine, result } = hit;
  const harmed = before ?? untouched(machine, creditOf(hit));
  if (then === 'driven-off-ignored') return { ...harmed, stayed: true };
  return worsened(harmed, result === 'no-effect' || result === 'crew-hit' ? 'unharmed' : result, creditOf(hit));
}

/** (25) A pilot's wound brings the machine down, or cripples it, unless it is crippled already. */
function afterWound(
  before: Told,
  { machine, who, effect, at }: Wounded & { readonly at: number },
  by: Credit,
  lameDucks: readonly string[],
): Told {
  const isFirst = who === 'pilot' && effect === 'flies-on' && before.wounded === undefined;
  const struck = { ...before, hit: [...before.hit, who], ...(isFirst && { wounded: { at, by } }) };
  if (effect === 'flies-on') return struck;
  if (effect === 'shot-down') return worsened(struck, 'shot-down', by);
  const cripples = !lameDucks.includes(machine) && FATES.indexOf(before.fate) < FATES.indexOf('damaged-abort');
  return cripples ? { ...worsened(struck, 'damaged-abort', by), pilotCrippled: true } : struck;
}

/** The worst counts, and whoever caused it; (43) for damage whoever hit last. */
function worsened(before: Told, fate: Fate, by: Credit): Told {
  if (FATES.indexOf(fate) > FATES.indexOf(before.fate)) return { ...before, fate, by };
  return before.fate === 'unharmed' || before.fate === 'damaged-abort' ? { ...before, by } : before;
}
