import { isForGood } from '../../campaign/aircrew.ts';
import { type Campaign, squadronPoints } from '../../campaign/campaign.ts';
import { meanStake, stakeLost, stakeOf } from '../../campaign/men/stake.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import { OWN_GAME } from '../../games/game-names.ts';
import { luckOfFights } from '../../games/heads.ts';
import type { FightLuck } from '../../kit/game-head.ts';
import type { Procedure } from '../../logbook/attempt.ts';
import { PairedCup } from '../../playouts/look-ahead/paired-cup.ts';
import { partInHand } from '../../playouts/look-ahead/part-in-hand.ts';
import { type PlayoutHand, playOnFrom, type When } from '../../playouts/look-ahead/play-on.ts';
import { IN_A_MOMENT, inAMoment } from '../../policies/policies.ts';
import { playDay } from '../../procedure/campaign/day.ts';
import type { AnswerOdds, PlayedTo } from '../../screens/pages/odds-page.ts';
import { type Estimate, meanOf, shareOf } from '../../simulation/counting/statistics.ts';
import type { Question } from '../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import type { Standpoint } from '../../table/standpoint.ts';
import type { Played, PlayedInTime } from './in-time.ts';
import type { PlayOut } from './rounds.ts';

/** A question of today, and its history. */
export interface AtPrompt {
  readonly dawn: Campaign;
  /** Throws and answers since dawn, with the throws since the last answer. */
  readonly past: Standpoint['past'];
  readonly asked: Question;
  /** Plays a day of a lesson, which is not played by the rules alone. */
  readonly playLesson?: Procedure<Campaign> | undefined;
}

/** The result of a playout. */
export interface Outcome {
  readonly points: number;
  /** What the lost pilots would have brought in the remaining days. */
  readonly stake: number;
  /** The part of both that bursts and hits have brought beyond the mean. */
  readonly luck: number;
  readonly machines: number;
  readonly men: number;
  readonly pays: boolean;
}

/** The worth for comparing answers; without luck, whose mean is 0, the variance is lower. */
export const worthOf = ({ points, stake, luck }: Outcome): number => points - stake - luck;

/** The most playouts of an answer. */
export const MOST_PLAYOUTS = 1000;

/**
 * Victory Points are told without the luck of the playouts, and those of an answer that was given up as over all dice of
 * the best, for their common dice may have been lucky for both: so what is less is behind.
 */
export function oddsOf({ answer, came, behind }: Played<Outcome>, best: readonly Outcome[]): Omit<AnswerOdds, 'exact'> {
  const mean = (figure: 'machines' | 'men') => meanOf(came.map((each) => each[figure]));
  const [machines, men] = [mean('machines'), mean('men')];
  const beside = (worth: (each: Outcome) => number) => overAll(came.map(worth), best.map(worth));
  const [points, stake] = [beside(({ points: won, luck }) => won - luck), beside((each) => each.stake)];
  const pays = shareOf(came.filter((each) => each.pays).length, came.length);
  return { answer, playouts: came.length, behind, points, stake, machines, men, pays };
}

/** The mean over the dice of the best, of which only the first have been played. */
function overAll(figures: readonly number[], best: readonly number[]): Estimate {
  const { value, from, to } = meanOf(figures);
  const common = best.slice(0, figures.length);
  const more = common.length === 0 ? 0 : meanOf(best).value - meanOf(common).value;
  return { value: value + more, from: from + more, to: to + more };
}

/** The playouts of the answer that the others are compared with. */
export const bestOf = ({ played }: PlayedInTime<Outcome>): readonly Outcome[] =>
  played
    .filter(({ behind }) => behind.value === 0)
    .reduce<readonly Outcome[]>((most, { came }) => (came.length > most.length ? came : most), []);

/**
 * Plays an answer with `prudent` on both sides, to the end of the current mission, or of the day where there is none;
 * the campaign's dice are not used. The n-th playout of each answer has the same dice, so that differences are not mere
 * luck.
 */
export function playingOut(
  prompt: AtPrompt,
  book: Rulebook,
): { readonly to: PlayedTo; readonly play: PlayOut<Outcome> } {
  const mission = missionInHand(prompt, book);
  const fly = mission ? missionFlown(mission, prompt, book) : dayPlayed(prompt, book);
  const play: PlayOut<Outcome> = (answer, number) =>
    fly(answer, { cup: new PairedCup(`odds ${number}`), policy: inAMoment(`odds ${number}`) });
  return { to: mission ? 'mission' : 'day', play };
}

type Flown = (answer: string, by: Pick<PlayoutHand, 'cup' | 'policy'>) => Outcome;

/** From the start of the mission's turn: earlier parts of the day are not replayed. */
function missionInHand({ dawn, past, asked, playLesson = playDay }: AtPrompt, book: Rulebook): Standpoint | undefined {
  const day: Standpoint = { past, again: (table) => playLesson(structuredClone(dawn), table) };
  const from = partInHand('mission', day, asked, { book, cup: new PairedCup('odds'), policy: IN_A_MOMENT });
  return from === day ? undefined : from;
}

const missionFlown =
  (from: Standpoint, { dawn, asked }: AtPrompt, book: Rulebook): Flown =>
  (answer, by) => {
    const ended: EventOf<'mission-ended'>[] = [];
    const luck = new Luck(dawn, book);
    const hear = (event: GameEvent, when: When) => {
      if (when === 'before') return 'on';
      luck.told(event);
      if (event.type !== 'mission-ended') return 'on';
      ended.push(event);
      return 'enough';
    };
    playOnFrom(from, asked.decision, answer, { book, hear, ...by });
    const { points, scores, homecomings } = expectDefined(ended[0], 'end of the mission');
    const men = scores.flatMap(({ why, who = '' }) => (isForGood(why) ? [who] : []));
    return {
      points,
      stake: stakeOf(men, dawn),
      luck: luck.worth,
      machines: homecomings.filter((each) => each.end === 'down' && each.fate === 'lost').length,
      men: men.length,
      pays: points > 0,
    };
  };

/** Missions that begin after the answer use the Initiative Track for Dog-Fights: there is no time for other games. */
const ON_THE_TRACK = { fights: OWN_GAME } as const satisfies Pick<Campaign, 'fights'>;

const dayPlayed =
  ({ dawn, past, asked, playLesson = playDay }: AtPrompt, book: Rulebook): Flown =>
  (answer, by) => {
    const state = structuredClone(dawn);
    const luck = new Luck(dawn, book);
    let next: EventOf<'mission-ended'> | undefined;
    const hear = (event: GameEvent, when: When): 'on' => {
      if (when === 'before') return 'on';
      luck.told(event);
      Object.assign(state, ON_THE_TRACK);
      if (event.type === 'mission-ended') next ??= event;
      return 'on';
    };
    playOnFrom({ past, again: (table) => playLesson(state, table) }, asked.decision, answer, { book, hear, ...by });
    return {
      points: squadronPoints(state) - squadronPoints(dawn),
      stake: stakeLost(dawn, state),
      luck: luck.worth,
      machines: state.losses.machines - dawn.losses.machines,
      men: state.losses.aircrew - dawn.losses.aircrew,
      pays: (next?.points ?? 0) > 0,
    };
  };

/** The luck of a playout's fights; a pilot counts as an average one of the flight, with what he would have brought. */
class Luck {
  readonly #fights: readonly FightLuck[];
  readonly #stake: number;

  constructor(dawn: Campaign, book: Rulebook) {
    this.#fights = luckOfFights(book);
    this.#stake = meanStake(dawn);
  }

  told(event: GameEvent): void {
    for (const fight of this.#fights) fight.told(event);
  }

  get worth(): number {
    return this.#fights.reduce((sum, { points, men }) => sum + points - men * this.#stake, 0);
  }
}
