import { isGerman } from '../../../cards/counters.ts';
import type { Moment, MomentOf } from '../../moments/kinds.ts';
import { ofKind } from '../../moments/of-kind.ts';

/** One of ours who left a fight by his own choice, and who of ours was still in it. */
export interface Fled {
  readonly machine: string;
  readonly why: 'nerve' | 'choice' | 'guns' | 'petrol';
  /** What he had suffered that made him choose it, where it is known. */
  readonly by?: 'jam' | 'still-jammed' | 'crippled' | 'wound';
  /** Its index among the moments of the fight. */
  readonly at: number;
  readonly left: readonly string[];
}

/** The course of a fight, for questions about any moment of it. */
export interface OrderOfFight {
  readonly moments: readonly Moment[];
  readonly ours: readonly string[];
  /** When each machine left the fight, in any way; absent for a machine that stayed to the end. */
  readonly gone: ReadonlyMap<string, number>;
}

export function orderOf(moments: readonly Moment[], ours: readonly string[]): OrderOfFight {
  const gone = new Map<string, number>();
  for (const [at, moment] of moments.entries()) {
    const machine = whoIsGone(moment, moments[at + 1]?.type);
    if (machine !== undefined && !gone.has(machine)) gone.set(machine, at);
  }
  return { moments, ours, gone };
}

/** The machine that a moment takes out of the fight, in the words of each game. */
function whoIsGone(moment: Moment, then: Moment['type'] | undefined): string | undefined {
  switch (moment.type) {
    case 'escaped':
    case 'gone':
      return moment.machine;
    case 'critical-hit-scored':
      return isGoneBy(moment) && then !== 'driven-off-ignored' ? moment.machine : undefined;
    case 'crew-hit':
      return moment.effect === 'shot-down' ? moment.machine : undefined;
    default:
      return undefined;
  }
}

const isGoneBy = ({ result, again }: MomentOf<'critical-hit-scored'>): boolean =>
  result === 'driven-off' || result === 'forced-down' || result === 'shot-down' || again === true;

/** Who of ours was in the fight at a moment, except one. */
export const stillIn = ({ ours, gone }: OrderOfFight, at: number, but: string): string[] =>
  ours.filter((machine) => machine !== but && (gone.get(machine) ?? Infinity) > at);

/** Those of ours who left by their own choice, in order; without those too badly hit to stay. */
export function fledIn(order: OrderOfFight, before: Before): Fled[] {
  const fled = ofKind(order.moments, 'machine-out').flatMap((out): Fled[] => {
    const { machine } = out;
    const why = isGerman(machine) || !out.escaped ? undefined : whyOf(out, order);
    const at = order.gone.get(machine) ?? order.moments.length;
    if (why === undefined) return [];
    const by = why === 'choice' ? sufferedBy(machine, order.moments, at, before) : undefined;
    return [{ machine, why, ...(by && { by }), at, left: stillIn(order, at, machine) }];
  });
  return fled.sort((a, b) => a.at - b.at);
}

/** Machines of ours that came into the fight crippled, or with a gun jammed for good in an earlier one. */
export interface Before {
  readonly crippled: readonly string[];
  readonly jammed: readonly string[];
}

function sufferedBy(machine: string, all: readonly Moment[], at: number, { crippled, jammed }: Before): Fled['by'] {
  const moments = all.slice(0, at);
  const isHit = ofKind(moments, 'critical-hit-scored').some(
    (hit) => hit.machine === machine && hit.result === 'damaged-abort',
  );
  if (isHit || crippled.includes(machine)) return 'crippled';
  if (ofKind(moments, 'crew-hit').some((hit) => hit.machine === machine && hit.who === 'pilot')) return 'wound';
  const isHis = (jam: { readonly machine: string }): boolean => jam.machine === machine;
  const tried = ofKind(moments, 'jam-tried').findLast(isHis);
  // A jam that he tried to clear after he had left was there when he left.
  const isTriedLater = ofKind(all.slice(at), 'jam-tried').some(isHis);
  if (isTriedLater || (tried && tried.result !== 'cleared')) return 'jam';
  return !tried && jammed.includes(machine) ? 'still-jammed' : undefined;
}

function whyOf({ machine, fate, wounds }: MomentOf<'machine-out'>, { moments }: OrderOfFight): Fled['why'] | undefined {
  const escaped = ofKind(moments, 'escaped').find((each) => each.machine === machine);
  if (escaped) return WHY.get(escaped.why);
  return fate === 'unharmed' && wounds.length === 0 ? 'choice' : undefined;
}

const WHY: ReadonlyMap<string, Fled['why']> = new Map([
  ['bravery', 'nerve'],
  ['chosen', 'choice'],
  ['no-gun-left', 'guns'],
  ['out-of-aft', 'petrol'],
]);

/** One of ours whom a German had attacked last, and whether it was on his tail. */
export interface Pressed {
  readonly prey: string;
  readonly isBehind: boolean;
}

/**
 * Whom a German was attacking at a moment of the fight. It presses nobody who has turned on it since, and nobody once
 * another of ours is on its own tail, or the fight has gone on. `by` is whoever ends the attack.
 */
export function pressedBy(german: string, before: number, by: string, order: OrderOfFight): Pressed | undefined {
  const moments = order.moments.slice(0, before);
  const prey = moments.flatMap((moment) => preyOf(moment, german) ?? []).at(-1);
  if (prey === undefined) return undefined;
  const from = attackOn(prey, german, moments);
  const attack = moments[from];
  const since = moments.slice(from + 1).filter(isTurn);
  if (since.some((turn) => turn.at === german && (turn.by === prey || (turn.by !== by && turn.behind))))
    return undefined;
  if (hasGoneOn(since, by, german)) return undefined;
  if (attack !== undefined && 'behind' in attack && attack.behind) return { prey, isBehind: true };
  // A gun that answers whoever attacks is no attack.
  const isAnswer = moments.some((moment) => isTurn(moment) && moment.by === prey && moment.at === german);
  return isAnswer ? undefined : { prey, isBehind: false };
}

/** Somebody has attacked twice since then, before the attack that ended it: each acts once in a phase. */
function hasGoneOn(since: readonly MomentOf<'turned-on' | 'shot'>[], by: string, german: string): boolean {
  const last = since.findLastIndex((turn) => turn.by === by && turn.at === german && turn.type === 'turned-on');
  const acted = since.filter(({ type }, i) => type === 'turned-on' && i !== last).map((turn) => turn.by);
  return new Set(acted).size < acted.length;
}

/** The last attack on him; in a game that tells none, the last shot. */
function attackOn(prey: string, german: string, moments: readonly Moment[]): number {
  const attack = moments.findLastIndex((moment) => moment.type !== 'shot' && preyOf(moment, german) === prey);
  return attack < 0 ? moments.findLastIndex((moment) => preyOf(moment, german) === prey) : attack;
}

function preyOf(moment: Moment, german: string): string | undefined {
  if (moment.type === 'personal-duel-began') return moment.german === german ? moment.allied : undefined;
  return isTurn(moment) && moment.by === german ? moment.at : undefined;
}

const isTurn = (moment: Moment): moment is MomentOf<'turned-on' | 'shot'> =>
  moment.type === 'turned-on' || moment.type === 'shot';

/** The index of the last shot of a machine at another; undefined where there was none. */
export const lastShotAt = (target: string, by: string, { moments }: OrderOfFight): number =>
  moments.findLastIndex((moment) => moment.type === 'shot' && moment.by === by && moment.at === target);
