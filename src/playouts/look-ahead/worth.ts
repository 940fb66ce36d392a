import { isForGood } from '../../campaign/aircrew.ts';
import type { Score, ScoreReason } from '../../campaign/mission-log.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { factsOf } from '../../games/cards.ts';
import { worthOfFights } from '../../games/heads.ts';
import type { PlayoutHand } from './play-on.ts';

/** Adds up the worth of a playout, as far as it is played. Also hears what happened before the answer. */
export interface Reckoning {
  readonly hear: PlayoutHand['hear'];
  readonly worth: () => number;
}

/** To the end of the fight: every burst counts by the chance of its hit. */
export function fightReckoning(book: Rulebook): Reckoning {
  const worth = worthOfFights(book);
  let before = 0;
  return {
    hear: (event, when) => {
      worth.told(event);
      if (when === 'before') before = worth.points;
      return when === 'after' && event.type === 'fight-over' ? 'enough' : 'on';
    },
    worth: () => worth.points - before,
  };
}

/** What a man who does not come home would have brought in the future, in addition to the immediate cost. */
export type StakeIn = (airman: string) => number;

/**
 * To the end of the mission: its Victory Points, and what its lost men would have brought. Germans hit on the
 * Initiative Track are counted burst by burst instead of by result.
 */
export function missionReckoning(book: Rulebook, stakeIn: StakeIn): Reckoning {
  const fights = worthOfFights(book);
  let onTrack = false;
  let won = 0;
  let sum = 0;
  return {
    hear: (event, when) => {
      fights.told(event);
      if (event.type === 'fight-began') onTrack = factsOf(event.system).tellsBursts;
      if (event.type === 'mission-began') won = fights.won;
      if (when === 'before' || event.type !== 'mission-ended') return 'on';
      sum = event.scores.reduce(
        (all, score) => all + worthOf(score, onTrack ? GERMANS : []) - stakeOf(score, stakeIn),
        onTrack ? fights.won - won : 0,
      );
      return 'enough';
    },
    worth: () => sum,
  };
}

/**
 * What is counted burst by burst is left out. A lost machine costs its Victory Points and, as measured, nothing more:
 * the missions that a weaker flight cancels bring nothing in the mean.
 */
const worthOf = ({ why, points }: Score, counted: readonly ScoreReason[]): number =>
  counted.includes(why) ? 0 : points;

const stakeOf = ({ why, who = '' }: Score, stakeIn: StakeIn): number => (isForGood(why) ? stakeIn(who) : 0);

const GERMANS: readonly ScoreReason[] = ['enemy-shot-down', 'enemy-forced-down', 'enemy-damaged'];
