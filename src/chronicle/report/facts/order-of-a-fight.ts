import { isGerman } from '../../../cards/counters.ts';
import type { Moment, MomentOf } from '../../moments/kinds.ts';
import { ofKind } from '../../moments/of-kind.ts';

/** One of ours who left a fight by his own choice, and who of ours was still in it. */
export interface Fled {
  readonly machine: string;
  readonly why: 'nerve' | 'choice' | 'guns' | 'petrol';
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
export function fledIn(order: OrderOfFight): Fled[] {
  const fled = ofKind(order.moments, 'machine-out').flatMap((out): Fled[] => {
    const { machine } = out;
    const why = isGerman(machine) || !out.escaped ? undefined : whyOf(out, order);
    const at = order.gone.get(machine) ?? order.moments.length;
    return why === undefined ? [] : [{ machine, why, at, left: stillIn(order, at, machine) }];
  });
  return fled.sort((a, b) => a.at - b.at);
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

/** Which one of ours a German had last attacked before a moment of the fight. */
export function preyOf(german: string, before: number, { moments }: OrderOfFight): string | undefined {
  for (let at = before - 1; at >= 0; at--) {
    const moment = moments[at];
    const prey = moment && turnedOn(moment, german);
    if (prey !== undefined) return prey;
  }
  return undefined;
}

function turnedOn(moment: Moment, german: string): string | undefined {
  if (moment.type === 'personal-duel-began') return moment.german === german ? moment.allied : undefined;
  const isTurn = moment.type === 'turned-on' || moment.type === 'shot';
  return isTurn && moment.by === german ? moment.at : undefined;
}

/** The index of the last shot of a machine at another; undefined where there was none. */
export const lastShotAt = (target: string, by: string, { moments }: OrderOfFight): number =>
  moments.findLastIndex((moment) => moment.type === 'shot' && moment.by === by && moment.at === target);
