import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Asked } from '../../../table/decisions.ts';
import { isSpare } from '../head/opponent.ts';
import type { EnergyDecisions, StopShot } from '../table/energy-decisions.ts';
import type { OpenShot } from '../table/fighting-machine.ts';
import { dieOf } from './combat-die.ts';
import { ASPECTS, hexCount } from './side-words.ts';

/** `B1 at G1 5 in 6, two hexes off, from behind`. */
const stopWords = ({ by, target, hexes, aspect, die }: StopShot, book: Rulebook): string =>
  `${by} at ${target} ${dieOf(die, book).chance}, ${hexCount(hexes)} off, ${ASPECTS[aspect]}`;

/** `G1 back 4 in 6`; who may fire at them in the same moment. */
const backWords = ({ by, target, die }: StopShot, book: Rulebook, targets: number): string =>
  `${by} back${targets > 1 ? ` at ${target}` : ''} ${dieOf(die, book).chance}`;

/** The shots of both sides at a stop, their own first: a narrow page cuts off the end, which matters least. */
export function stopShots(ours: readonly StopShot[], back: readonly StopShot[], book: Rulebook): string {
  const targets = new Set(back.map(({ target }) => target)).size;
  const theirs = back.map((shot) => backWords(shot, book, targets)).join(', ');
  const own = ours.map((shot) => stopWords(shot, book)).join('; ');
  return `${own === '' ? 'no shot of yours' : own}; ${theirs === '' ? 'none back' : theirs}`;
}

/** (V111) The shots of a stop at which nobody could fire back, and for which there are rounds enough. */
export const freeShots = (ours: readonly StopShot[], book: Rulebook): string =>
  `${ours.map((shot) => stopWords(shot, book)).join('; ')}; free: nobody can fire back`;

/** `a burst, one hex, from behind: 5 in 6 to hit`. */
export const burstWords = ({ hexes, aspect, die }: OpenShot, book: Rulebook): string =>
  `a burst, ${hexCount(hexes)}, ${ASPECTS[aspect]}: ${dieOf(die, book).chance} to hit`;

/** (V085) (V088) `long, one hex, from behind: 5 in 6 to hit, jams 1 in 6`. */
export function longBurstWords({ hexes, aspect, die }: OpenShot, more: number, book: Rulebook): string {
  const { chance, faces } = dieOf(die, book, 1);
  const jams = faces.filter((face) => face === '1').length + more;
  return `long, ${hexCount(hexes)}, ${ASPECTS[aspect]}: ${chance} to hit, jams ${jams} in ${faces.length}`;
}

/** (32) Buckingham in a fixed gun makes one more face jam. */
export function jamsOneMore({ gun }: OpenShot, { machine, view }: EnergyDecisions['side-shot']['about']): number {
  const own = view.machines.find(({ id }) => id === machine);
  return own?.known && own.buckingham && own.guns[gun]?.mount === 'fixed' ? 1 : 0;
}

/**
 * The likeliest burst first, long ones last; holding fire first where no burst hits in at least half the cases, and
 * rounds are short.
 */
export function bestShotFirst({ about, options }: Asked<'side-shot'>, book: Rulebook): readonly string[] {
  const odds = new Map(about.shots.map(({ target, die }) => [target, dieOf(die, book).hits]));
  const bursts = options.filter((option) => odds.has(option));
  const best = bursts.toSorted((a, b) => (odds.get(b) ?? 0) - (odds.get(a) ?? 0));
  const others = options.filter((option) => option !== 'hold' && !odds.has(option));
  const isWorthIt = isSpare(about.left, about.view) || (odds.get(best[0] ?? '') ?? 0) >= 1 / 2;
  return isWorthIt ? [...best, ...others, 'hold'] : ['hold', ...best, ...others];
}
