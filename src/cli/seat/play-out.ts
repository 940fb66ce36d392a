import { policyNamed } from '../../autoplay/policies.ts';
import { answerBy } from '../../autoplay/policy.ts';
import { type Campaign, squadronPoints } from '../../campaign/campaign.ts';
import { seededCup } from '../../dice/seeded-cup.ts';
import { attempt, type Commander } from '../../logbook/attempt.ts';
import { type Fell, isAnswered, type Journal } from '../../logbook/journal.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { playDay } from '../../rules/campaign/day.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import type { AnswerOdds, Spread } from '../../terminal/pages/odds-page.ts';

/** A question of today, and what led to it. */
export interface AtPrompt {
  readonly dawn: Campaign;
  /** What was thrown and answered since dawn, with what has fallen since the last answer. */
  readonly journal: Journal;
  readonly asked: Parameters<Commander>[0]['question'];
  readonly events: number;
}

/** What a playout came to. */
interface Came {
  readonly points: number;
  readonly machines: number;
  readonly men: number;
  readonly pays: number;
}

/** So many days are played out in all, and no answer is played oftener than the second; by count, so that the same prompt has the same odds. */
const PLAYOUTS = 200;
const MOST = 100;
const FEWEST = 8;

export const playoutsFor = (answers: number): number =>
  Math.max(FEWEST, Math.min(MOST, Math.floor(PLAYOUTS / answers)));

/**
 * Plays one answer out to the evening, again and again: the dice are none of the campaign's, and `prudent` answers for both
 * sides. The n-th playout of each answer has the same dice, so that answers differ by more than their luck.
 */
export function playOutAnswer(answer: string, times: number, prompt: AtPrompt, book: Rulebook): AnswerOdds {
  const came = Array.from({ length: times }, (_, i) => playOut(answer, i, prompt, book));
  const spread = (figure: keyof Came) => spreadOf(came.map((each) => each[figure]));
  const [points, machines, men, pays] = [spread('points'), spread('machines'), spread('men'), spread('pays')];
  return { answer, playouts: times, points, machines, men, pays };
}

function playOut(answer: string, number: number, { dawn, journal, asked, events }: AtPrompt, book: Rulebook): Came {
  const policy = policyNamed('prudent', 'odds');
  const answers = [...journal.map(asFallen), { asked: asked.decision, answer }];
  const cup = seededCup(`alea:1:odds ${number}`, dawn.day);
  const commander: Commander = ({ question }) => answerBy(policy, question, book);
  const outcome = attempt(playDay, dawn, answers, { book, cup, commander });
  if (outcome.status !== 'finished') throw new Error(`A day played out stopped: ${outcome.status}.`);
  const { state } = outcome;
  return {
    points: squadronPoints(state) - squadronPoints(dawn),
    machines: state.losses.machines - dawn.losses.machines,
    men: state.losses.aircrew - dawn.losses.aircrew,
    pays: pays(outcome.events.slice(events)) ? 1 : 0,
  };
}

/** What fell is taken as it fell, and no cup is asked for it: those of a playout begin where the day stands. */
const asFallen = (entry: Journal[number]): Journal[number] => (isAnswered(entry) ? entry : fallen(entry));

const fallen = (fell: Fell): Fell => ({ ...fell, byHand: true });

/** Whether the mission that ends next brings points. */
const pays = (events: readonly GameEvent[]): boolean => (ofType(events, 'mission-ended')[0]?.points ?? 0) > 0;

/** The mean, and its standard error. */
function spreadOf(figures: readonly number[]): Spread {
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const squares = figures.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, figures.length - 1) / figures.length) };
}
