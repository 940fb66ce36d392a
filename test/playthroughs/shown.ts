import { pointsOf } from '../../src/campaign/mission-log.ts';
import type { EventOf, EventType, GameEvent } from '../../src/table/events.ts';
import type { Played } from '../support/program/playthrough.ts';
import type { Shown } from '../support/program/recorded.ts';

const shown = (says: string, holds: (played: Played) => boolean): Shown => ({ says, holds });

/** Something of this kind happened. */
const happens = <T extends EventType>(
  says: string,
  type: T,
  isSo: (event: EventOf<T>) => boolean = () => true,
): Shown => shown(says, ({ events }) => events.some((event) => event.type === type && isSo(event as EventOf<T>)));

const scored = (says: string, why: string): Shown =>
  shown(says, ({ log }) => log.scores.some((score) => score.why === why));

const ended = (says: string, fate: string): Shown =>
  shown(says, ({ log }) => log.fates.some((each) => each.fate.fate === fate));

export const allHome = shown('all are home', ({ log }) => log.homecomings.every(({ end }) => end === 'home'));
export const nobodyHurt = shown('nobody is hurt', ({ log }) => log.fates.length === 0);
export const inBlack = shown('Victory Points are gained', ({ log }) => pointsOf(log.scores) > 0);
export const inRed = shown('Victory Points are lost', ({ log }) => pointsOf(log.scores) < 0);
export const taskDone = shown('the task is achieved', ({ log }) => log.scores.some(({ why }) => TASKS.includes(why)));
export const taskFailed = shown('the task fails', ({ log }) => !log.scores.some(({ why }) => TASKS.includes(why)));
const TASKS: readonly string[] = [
  'patrol',
  'ground-target',
  'trench-strafing',
  'balloon',
  'plates',
  'spotting',
  'bombing',
];

export const machineLost = scored('a machine is lost', 'machine-lost');
export const killed = ended('a man is killed', 'killed');
export const taken = ended('a man is taken', 'prisoner');
export const wounded = ended('a man is wounded', 'wounded');
export const machinesLost = (count: number): Shown =>
  shown(
    `${count} machines are lost`,
    ({ log }) => log.scores.filter(({ why }) => why === 'machine-lost').length >= count,
  );
export const nobodyBack = shown('no machine comes back', ({ log }) =>
  log.homecomings.every(({ end }) => end === 'down'),
);

export const archie = happens('Archie fires', 'archie-fired');
export const archieHits = happens('Archie hits', 'archie-hit');
export const machineGuns = happens('machine guns fire', 'machine-guns-fired');
export const machineGunsHit = happens('machine guns hit', 'machine-gun-hit');
export const dogFight = happens('a Dog-Fight', 'fight-began');
export const personalDuel = happens('a Personal Duel', 'personal-duel-began');
export const climbsBack = happens('one whom a tied duel drew down climbs back', 'climbed-back');
export const drivenOffIgnored = happens('a Daredevil stays though Driven Off', 'driven-off-ignored');
export const forcedDownBeyond = happens(
  'a machine is Forced Down beyond the lines',
  'machine-came-down',
  ({ how, side }) => how === 'forced-down' && side === 'enemy',
);
export const reinforced = happens('more Germans join', 'germans-joined');
export const jam = happens('a gun jams in a Dog-Fight', 'jam-tried');
export const kill = scored('an enemy is shot down', 'enemy-shot-down');
export const jasta11 = shown('Jasta 11 is met', ({ log }) => log.fights.some((fight) => fight.jasta11));
export const engineTrouble = happens('engine trouble', 'engine-trouble-met');
export const lameDuckAlone = happens('a Lame Duck goes alone', 'lame-duck-left');
export const lameDuckEscortedByAll = happens('all escort a Lame Duck', 'lame-duck-escorted', ({ by }) => by === 'all');
export const lameDuckEscortedBySome = happens(
  'some escort a Lame Duck',
  'lame-duck-escorted',
  ({ by }) => by !== 'all',
);
export const lameDuckGivesWay = happens('a Lame Duck gives way', 'lame-duck-gave-way');
export const detachment = happens('a detachment', 'detached');
export const stragglerMet = happens('a Straggler meets the enemy', 'straggler-met-enemy');
export const platesSaved = happens('plates are brought home', 'plates-delivered');
export const platesLost = shown('plates are lost', ({ log, events }) =>
  log.homecomings.some(
    ({ machine, end }) =>
      end === 'down' && events.some((event) => event.type === 'plate-exposed' && event.machine === machine),
  ),
);
export const plateSpoiled = happens('a near miss spoils a plate', 'plate-spoiled');
export const balloonShared = shown('a balloon is burnt by two', ({ log }) =>
  Object.values(log.done.balloons).some(({ state, by }) => state === 'destroyed' && by.length === 2),
);
export const balloonDown = happens('a balloon is wound down', 'balloon-hauled-down');
export const targetDestroyed = happens(
  'a ground target is destroyed',
  'ground-target-hit',
  ({ hits, needed }) => hits === needed,
);
export const trenchStrafed = happens('trenches are strafed', 'trench-strafed');
export const diveJam = happens('a gun jams in a dive', 'dive-burst-fired', ({ result }) => result === 'jam');
export const nerveFails = happens('a man has no stomach for it', 'strafing-nerve-tried', ({ goes }) => !goes);
export const bombsHit = happens('bombs hit', 'stick-dropped', ({ damage }) => damage > 0);
export const bombsWasted = happens('bombs are wasted', 'load-wasted');
export const aftRunsOut = happens('AFT runs out', 'aft-ran-out');
export const escorted = scored('the two-seaters are escorted', 'escort');

/** In a turn over the target nothing could be seen, and the spotting was interrupted. */
export const weatherBreaksSpotting = shown('the weather breaks off the spotting', ({ events }) =>
  events.some((event, i) => {
    if (event.type !== 'spotting-broken-off' || event.why !== 'left-off') return false;
    const turn = events.slice(0, i).findLastIndex(({ type }) => type === 'weather-checked');
    const before = events.slice(turn, i);
    return before.some(({ type }) => type === 'stayed') && changesWeather(before[0]);
  }),
);

const changesWeather = (event: GameEvent | undefined): boolean =>
  event?.type === 'weather-checked' && event.from !== event.to;
