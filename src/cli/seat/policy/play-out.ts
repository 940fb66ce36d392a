import { playOnFrom } from '../../../autoplay/look-ahead/play-on.ts';
import { policyNamed } from '../../../autoplay/policies.ts';
import { type Campaign, squadronPoints } from '../../../campaign/campaign.ts';
import { seededCup } from '../../../dice/seeded-cup.ts';
import type { Journal } from '../../../logbook/journal.ts';
import { decidedAtOnce } from '../../../odds/at-once/decided.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { playDay } from '../../../rules/campaign/day.ts';
import type { Question } from '../../../table/decisions.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import type { Table } from '../../../table/table.ts';
import type { AnswerOdds, Spread } from '../../../terminal/pages/odds-page.ts';

/** A question of today, and what led to it. */
export interface AtPrompt {
  readonly dawn: Campaign;
  /** What was thrown and answered since dawn, with what has fallen since the last answer. */
  readonly journal: Journal;
  readonly asked: Question;
}

/** What a playout came to. */
interface Came {
  readonly points: number;
  readonly machines: number;
  readonly men: number;
  readonly pays: number;
}

/**
 * So many days are played out in all, and no answer is played oftener than the second; by count, so that the same
 * prompt has the same odds.
 */
const PLAYOUTS = 200;
const MOST = 100;
const FEWEST = 8;

export const playoutsFor = (answers: number): number =>
  Math.max(FEWEST, Math.min(MOST, Math.floor(PLAYOUTS / answers)));

/**
 * Plays one answer out to the evening, again and again: the dice are none of the campaign's, and `prudent` answers for
 * both sides. The n-th playout of each answer has the same dice, so that answers differ by more than their luck.
 */
export function playOutAnswer(answer: string, times: number, prompt: AtPrompt, book: Rulebook): AnswerOdds {
  const came = Array.from({ length: times }, (_, i) => playOut(answer, i, prompt, book));
  const spread = (figure: keyof Came) => spreadOf(came.map((each) => each[figure]));
  const [points, machines, men, pays] = [spread('points'), spread('machines'), spread('men'), spread('pays')];
  return { answer, playouts: times, points, machines, men, pays, exact: decidedAtOnce(prompt.asked, answer, book) };
}

function playOut(answer: string, number: number, { dawn, journal, asked }: AtPrompt, book: Rulebook): Came {
  const policy = policyNamed('prudent', 'odds');
  const cup = seededCup(`alea:1:odds ${number}`, dawn.day);
  const state = structuredClone(dawn);
  const from = { past: journal, again: (table: Table) => playDay(state, table) };
  let next: EventOf<'mission-ended'> | undefined;
  const hear = (event: GameEvent, isNew: boolean) => {
    if (isNew && event.type === 'mission-ended') next ??= event;
    return 'on' as const;
  };
  playOnFrom(from, asked.decision, answer, { book, cup, policy, hear });
  return {
    points: squadronPoints(state) - squadronPoints(dawn),
    machines: state.losses.machines - dawn.losses.machines,
    men: state.losses.aircrew - dawn.losses.aircrew,
    pays: (next?.points ?? 0) > 0 ? 1 : 0,
  };
}

/** The mean, and its standard error. */
function spreadOf(figures: readonly number[]): Spread {
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const squares = figures.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, figures.length - 1) / figures.length) };
}
