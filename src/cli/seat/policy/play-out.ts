import { meanOf, shareOf } from '../../../autoplay/counting/statistics.ts';
import { playOnFrom, type When } from '../../../autoplay/look-ahead/play-on.ts';
import { inAMoment } from '../../../autoplay/policies.ts';
import { type Campaign, squadronPoints } from '../../../campaign/campaign.ts';
import { stakeLost } from '../../../campaign/men/stake.ts';
import { seededCup } from '../../../dice/seeded-cup.ts';
import type { Journal } from '../../../logbook/journal.ts';
import { OWN_SYSTEM } from '../../../rulebook/fights/system-names.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { playDay } from '../../../rules/campaign/day.ts';
import type { Question } from '../../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import type { Table } from '../../../table/table.ts';
import type { AnswerOdds } from '../../../terminal/pages/odds-page.ts';
import type { PlayOut } from './in-time.ts';

/** A question of today, and what led to it. */
export interface AtPrompt {
  readonly dawn: Campaign;
  /** What was thrown and answered since dawn, with what has fallen since the last answer. */
  readonly journal: Journal;
  readonly asked: Question;
}

/** What a playout came to. */
export interface Evening {
  readonly points: number;
  /** What the pilots lost would have brought in the days that are left. */
  readonly stake: number;
  readonly machines: number;
  readonly men: number;
  readonly pays: boolean;
}

/** No answer is played out oftener. */
export const MOST_PLAYOUTS = 100;

export function oddsOf(answer: string, came: readonly Evening[]): Omit<AnswerOdds, 'exact'> {
  const mean = (figure: 'points' | 'stake' | 'machines' | 'men') => meanOf(came.map((each) => each[figure]));
  const [points, stake, machines, men] = [mean('points'), mean('stake'), mean('machines'), mean('men')];
  const pays = shareOf(came.filter((each) => each.pays).length, came.length);
  return { answer, playouts: came.length, points, stake, machines, men, pays };
}

/**
 * Plays an answer out to the evening: the dice are none of the campaign's, and `prudent` answers for both sides. The
 * n-th playout of each answer has the same dice, so that answers differ by more than their luck.
 */
export const playingOut =
  (prompt: AtPrompt, book: Rulebook): PlayOut<Evening> =>
  (answer, number) =>
    playOut(answer, number, prompt, book);

/** Missions that begin after the answer have their Dog-Fights on the Initiative Track: there is no time for others. */
const ON_THE_TRACK = { fights: OWN_SYSTEM } as const satisfies Pick<Campaign, 'fights'>;

export const isSpeeded = ({ fights }: Campaign): boolean => fights !== undefined && fights !== ON_THE_TRACK.fights;

function playOut(answer: string, number: number, { asked, dawn, journal }: AtPrompt, book: Rulebook): Evening {
  const cup = seededCup(`alea:1:odds ${number}`, dawn.day);
  const state = structuredClone(dawn);
  const from = { past: journal, again: (table: Table) => playDay(state, table) };
  let next: EventOf<'mission-ended'> | undefined;
  const hear = (event: GameEvent, when: When) => {
    if (when === 'after') Object.assign(state, ON_THE_TRACK);
    if (when === 'after' && event.type === 'mission-ended') next ??= event;
    return 'on' as const;
  };
  playOnFrom(from, asked.decision, answer, { book, cup, policy: inAMoment(`odds ${number}`), hear });
  return {
    points: squadronPoints(state) - squadronPoints(dawn),
    stake: stakeLost(dawn, state),
    machines: state.losses.machines - dawn.losses.machines,
    men: state.losses.aircrew - dawn.losses.aircrew,
    pays: (next?.points ?? 0) > 0,
  };
}
