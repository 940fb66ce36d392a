import { worthOfMan } from '../../../campaign/men/stake.ts';
import { LONGEST_BURST } from '../../../cards/bursts.ts';
import { counterNamed, isGerman, priceOfMachine } from '../../../cards/counters.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { duelOf, type InFight, type TrackView } from '../../../kit/fight/track-view.ts';
import { meanOf } from '../../../kit/head/men.ts';
import { firstOf, type Policy, type Whys } from '../../../kit/head/policy.ts';
import { bestOf } from '../../../kit/head/search.ts';
import type { Temper } from '../../../kit/head/temper.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import type { CombatDecisions, TargetInReach, TrackAction } from '../table/combat-decisions.ts';

/** The habits of a pilot in a fight: whom he attacks, how long he fires, when he leaves. */
export interface Habits {
  /** The target in reach that he attacks; none, if he does something else. */
  readonly takes: (targets: readonly TargetInReach[], book: Rulebook) => TargetInReach | undefined;
  readonly fires: (odds: readonly BurstOdds[]) => BurstOdds;
  readonly leaves: (about: TrackAction['about'], temper: Temper, book: Rulebook) => boolean;
}

/** Shoots at the best target in reach, takes two-seaters out of danger, and does not stay against too many enemies. */
export const inAFight = (temper: Temper, habits = WISE): Pick<Policy, keyof CombatDecisions> => ({
  'track-action': (about, options, book) => {
    if (options.includes('escape') && habits.leaves(about, temper, book)) return 'escape';
    const chosen = habits.takes(about.targets, book);
    return chosen && chosen.ways >= temper.leastWays ? chosen.answer : otherThanFire(options);
  },
  burst: ({ odds }) => String(habits.fires(odds).burst),
  'return-fire': ({ odds }) => String(habits.fires(odds).burst),
  'ignore-driven-off': () => 'go',
  'german-action': ({ targets }, options, book) => bestTarget(targets, book)?.answer ?? otherThanFire(options),
});

/** Why a man leaves a fight; nothing where he stays. */
export const whyLeave = (about: TrackAction['about'], outclassedBy: number, book: Rulebook): string | undefined =>
  staysByTwoSeater(about, outclassedBy, book) ? undefined : whyLeaveAlone(about, outclassedBy, book);

/**
 * The same, where no two-seater of ours is there. Whoever has a shot takes it: he cannot be attacked himself this
 * phase. Without one a two-seater goes, for the sake of her work; a scout stays as long as he is the better man of those
 * that will meet.
 */
function whyLeaveAlone(about: TrackAction['about'], outclassedBy: number, book: Rulebook): string | undefined {
  const { seats, gunLeft, targets } = about;
  if (!gunLeft) return 'no gun left';
  const field = fieldGoing(about, book);
  if (field === 'any') return 'AFT for a field';
  const best = Math.max(0, ...targets.map(({ ways }) => ways));
  if (keepsRounds(about, best, book)) return 'rounds for home';
  if (best > POOR) return undefined;
  if (field === 'home') return 'AFT for home';
  if (seats === 2) return 'a two-seater, no shot';
  return isOutclassed(about, outclassedBy, book) ? OUTCLASSED : undefined;
}

/**
 * (24) Whether a scout keeps his last rounds for the way home: not for a good shot, nor where ours are twice as many, nor
 * while a two-seater of ours is in the fight, nor where he may clear his gun in peace.
 */
const keepsRounds = (about: TrackAction['about'], best: number, book: Rulebook): boolean =>
  about.seats === 1 &&
  (about.ammo ?? LAST_AT_RED) < lastRounds(about, book) &&
  best < GOOD &&
  !areMany(about) &&
  !isByTwoSeater(about, book) &&
  !(isJammed(about) && isInPeace(about));

/** (39) Whether his gun has a jam that may be cleared. */
const isJammed = ({ machine, track }: TrackAction['about']): boolean =>
  track.machines.some(({ id, guns }) => id === machine && guns.forward?.states.includes('jammed') === true);

/** Whether nobody can attack in this phase any more. */
const isInPeace = ({ track }: TrackAction['about']): boolean =>
  !track.machines.some((each) => mayYetAttack(each, track));

/**
 * Who are twice as many do not leave each other for want of a shot, nor does he whom nobody can attack this phase,
 * unless ordered to: the next phase is rolled anew.
 */
function isOutclassed(about: TrackAction['about'], outclassedBy: number, book: Rulebook): boolean {
  const { skill, firing, track } = about;
  if (isOrderedOut(outclassedBy)) return true;
  if (isInPeace(about)) return false;
  return !areMany(about) && worthOfMan({ skill, firing }) + outclassedBy < worthOfThem(track, book);
}

const areMany = ({ left }: TrackAction['about']): boolean => left.allied >= MANY * left.german;

const MANY = 2;

/** (20) (24) (34) A German, and no Lame Duck, who has done nothing yet in this phase and is in no Personal Duel. */
const mayYetAttack = (machine: InFight, track: TrackView): boolean =>
  machine.side === 'german' &&
  !machine.lameDuck &&
  machine.out === undefined &&
  machine.doing.is === 'free' &&
  duelOf(track, machine) === undefined;

const isOrderedOut = (outclassedBy: number): boolean => outclassedBy === Number.NEGATIVE_INFINITY;

/** (19) The field to which one more phase would take the AFT: any, or home where that is in reach. */
function fieldGoing({ petrol }: TrackAction['about'], { turnProcedure }: Rulebook): 'any' | 'home' | undefined {
  const phase = turnProcedure.aft.dogFightPhase.aft;
  if (!petrol) return undefined;
  if (petrol.nearest < phase) return 'any';
  return petrol.home >= 0 && petrol.home < phase ? 'home' : undefined;
}

const OUTCLASSED = 'outclassed, no shot';

/** (43) An escort who has only no shot does not leave the two-seater alone for which he was sent, unless ordered to. */
const staysByTwoSeater = (about: TrackAction['about'], outclassedBy: number, book: Rulebook): boolean =>
  !isOrderedOut(outclassedBy) && whyLeaveAlone(about, outclassedBy, book) === OUTCLASSED && isByTwoSeater(about, book);

/** Whether a two-seater of ours besides the machine that is asked is in the fight. */
const isByTwoSeater = ({ machine, track }: TrackAction['about'], book: Rulebook): boolean =>
  track.machines.some(
    ({ id, side, aircraft, out }) =>
      side === 'allied' && id !== machine && out === undefined && book.aircraft[aircraft]?.seats === 2,
  );

/** (24) A scout keeps one full burst for the way home. */
const LAST = LONGEST_BURST;
/** Against Jasta 11 he wants more than that. */
const LAST_AT_RED = 8;

const lastRounds = ({ track }: TrackAction['about'], book: Rulebook): number =>
  track.machines.some((each) => isRed(each, book)) ? LAST_AT_RED : LAST;

/** (43) A red machine that is still dangerous. */
const isRed = ({ id, side, lameDuck, out }: InFight, book: Rulebook): boolean =>
  side === 'german' && !lameDuck && out === undefined && counterNamed(id, book).jasta11;

/** A shot with so few of the 36 ways is hardly a shot. */
const POOR = 2;

/** For a shot with so many of the 36 ways he stays with his last rounds. */
const GOOD = 9;

/** The mean strength of the enemy scouts that may still attack; 0 when there are none. */
function worthOfThem({ machines }: TrackAction['about']['track'], book: Rulebook): number {
  const scouts = machines.filter(
    ({ side, aircraft, lameDuck, out }) =>
      side === 'german' && !lameDuck && out === undefined && book.aircraft[aircraft]?.seats === 1,
  );
  return meanOf(scouts.map(({ id }) => worthOfMan(counterNamed(id, book))));
}

/** A Daredevil must attack, even if it brings little. */
function otherThanFire(options: readonly string[]): string {
  return ['clear-jam', 'clear-forward', 'hold'].find((word) => options.includes(word)) ?? firstOf(options);
}

/** The most promising target, by its value and the chance to hit it. */
const bestTarget = (targets: readonly TargetInReach[], book: Rulebook): TargetInReach | undefined =>
  bestOf(targets, (target) => promiseOf(target, book));

/**
 * In 36ths: the value of hits, less the cost of the observer's answer. An attacked machine does no damage itself this
 * phase.
 */
export function promiseOf(target: TargetInReach, book: Rulebook): number {
  return hitWorthOf(target, book) - answersOf(target) + dangerOf(target);
}

const hitWorthOf = (target: TargetInReach, book: Rulebook): number =>
  target.ways * (target.lameDuck ? CRIPPLED : 1) * prizeOf(target, book);

const answersOf = ({ returnFire, returnWays }: TargetInReach): number => ANSWERS[returnFire] * returnWays * OWN;

const ANSWERS: Readonly<Record<TargetInReach['returnFire'], number>> = { none: 0, before: 1, after: 1, both: 2 };
/** The value of one of our machines; a German counts 20. */
const OWN = 14;
/** A Lame Duck has lost part of its value already, and only wants to get away. */
const CRIPPLED = 0.5;

function prizeOf({ target }: TargetInReach, book: Rulebook): number {
  return isGerman(target) ? priceOfMachine(target, book).shotDown : OWN;
}

/**
 * How dangerous an enemy is if nobody attacks it: more for a better pilot and shot. It matters more than a better shot.
 */
const dangerOf = ({ skill, firing, lameDuck, seats }: TargetInReach): number =>
  lameDuck || seats === 2 ? 0 : DANGER * worthOfMan({ skill, firing });

const DANGER = 30;

/** A jam costs less than a hit is worth, but it does cost. */
function bestBurst(odds: readonly BurstOdds[]): BurstOdds {
  const best = bestOf(odds, ({ hitWays, jamWays }) => hitWays - jamWays * JAM);
  if (!best) throw new Error('A burst without a length was offered.');
  return best;
}

/** The cost of a jam, in hits. */
const JAM = 0.3;

/** How an experienced commander fights. */
export const WISE: Habits = {
  takes: bestTarget,
  fires: bestBurst,
  leaves: (about, { outclassedBy }, book) => whyLeave(about, outclassedBy, book) !== undefined,
};

/** The answers that try to clear a jam. */
const CLEARS: readonly string[] = ['clear-jam', 'clear-forward', 'clear-observer'];

/** What the target has before the others in reach. */
function whyThisTarget({ targets }: TrackAction['about'], answer: string | undefined, book: Rulebook) {
  if (answer !== undefined && CLEARS.includes(answer)) return 'a gun is jammed';
  const chosen = targets.find((each) => each.answer === answer);
  if (!chosen) return targets.length === 0 ? 'nobody free to attack' : 'no shot worth it';
  const surest = bestOf(targets, ({ ways }) => ways);
  return surest && surest.ways > chosen.ways ? whyRather(chosen, surest, book) : 'the best chance';
}

/** What weighs most for a target at which another has the better chance to hit. */
function whyRather(chosen: TargetInReach, surest: TargetInReach, book: Rulebook): string {
  const danger = dangerOf(chosen) - dangerOf(surest);
  const answers = answersOf(surest) - answersOf(chosen);
  const prize = hitWorthOf(chosen, book) - hitWorthOf(surest, book);
  if (danger >= Math.max(answers, prize)) return 'attacked, he cannot fire himself';
  return answers >= prize ? 'fewer shots back at him' : 'the most to win';
}

/** Why a man of such a temper does so. */
export const whyInAFight = ({ outclassedBy }: Temper): Pick<Whys, keyof CombatDecisions> => ({
  'track-action': (about, [answer], book) => {
    if (answer === 'escape') return whyLeave(about, outclassedBy, book);
    if (answer === 'hold' && staysByTwoSeater(about, outclassedBy, book)) return 'stays by the two-seater';
    return whyThisTarget(about, answer, book);
  },
  burst: () => 'hits against jams',
  'return-fire': () => 'hits against jams',
  'ignore-driven-off': () => 'out unharmed',
});
