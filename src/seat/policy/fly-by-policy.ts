import type { Rulebook } from '../../cards/rulebook.ts';
import type { Commander } from '../../logbook/attempt.ts';
import { policiesIn, wordsIn } from '../../logbook/play-on.ts';
import type { Sitting } from '../../logbook/sitting.ts';
import { openingOf } from '../../logbook/standing.ts';
import type { PolicyName } from '../../policies/policy-names.ts';
import type { GameEvent } from '../../table/events.ts';
import { theGame } from '../game.ts';
import type { Pace } from '../page/pace.ts';
import type { Teller } from '../page/teller.ts';
import type { Until } from './until.ts';

/** Whether the policy has reached its goal, by the events. */
type Reached = (happened: readonly GameEvent[]) => boolean;

const hasDayEnded: Reached = (happened) => happened.some(({ type }) => type === 'day-ended');
const watchesIn = (happened: readonly GameEvent[]) => happened.filter(({ type }) => type === 'watch-began').length;

/** A watch is over when the next begins; before the day's planning the first is still to come. */
function reachedFrom(today: readonly GameEvent[], until: Until): Reached {
  const watches = Math.max(1, watchesIn(today)) + 1;
  if (until === 'end') return () => false;
  return until === 'day' ? hasDayEnded : (happened) => hasDayEnded(happened) || watchesIn(happened) >= watches;
}

/** A policy that plays. */
interface FlownByPolicy {
  readonly sitting: Sitting;
  readonly book: Rulebook;
  readonly teller: Teller;
  readonly pace: Pace;
  /** How many milliseconds it answers before its results are told; it answers at least one question. */
  readonly moment: number;
}

/**
 * The policy answers; its answers are in the log-book before any result is told. A viewer may stop it: events so far
 * are told, and the open question is the player's.
 */
export async function flyByPolicy(
  name: PolicyName,
  until: Until,
  flown: FlownByPolicy,
): Promise<'reached' | 'stopped' | 'over'> {
  const { sitting, teller } = flown;
  const answersOf = policyBy(name, flown);
  const pace = toTheEnd(flown.pace);
  const isReached = reachedFrom(sitting.today, until);
  try {
    await hear(flown, pace);
    if (sitting.position.status === 'asking') sitting.lend(name);
    while (sitting.position.status === 'asking' && !pace.isStopped()) {
      const news = flyOn(answersOf, isReached, flown);
      await teller.read(news, pace);
      if (hasDayEnded(news) ? until !== 'end' : isReached(sitting.today)) return 'reached';
    }
    return sitting.position.status === 'over' ? 'over' : 'stopped';
  } finally {
    pace.end();
  }
}

/**
 * The policy of that name. Its random choices depend on the day and the fight, so interruptions do not change its
 * answers. In a log-book of an older version they depend on its first line.
 */
export function policyBy(
  name: PolicyName,
  { sitting, book }: Pick<FlownByPolicy, 'sitting' | 'book'>,
): () => Commander {
  const { seed, lots } = openingOf(sitting.log.standing);
  const begun = sitting.log.records.length;
  const answersOf = policiesIn(theGame(book), lots);
  return () => {
    const wordAt = lots === undefined ? () => `${seed} ${begun}` : wordsIn(sitting.log.standing);
    return ({ question }, today, from) => answersOf(name, wordAt(today))(question, from);
  };
}

/** For a moment, and never beyond the day or its goal. Returns the events. */
function flyOn(
  answersOf: () => Commander,
  isReached: Reached,
  { sitting, moment }: FlownByPolicy,
): readonly GameEvent[] {
  const answers = answersOf();
  const end = performance.now() + moment;
  let given = 0;
  const isEnough = (today: readonly GameEvent[]) => given > 0 && (performance.now() >= end || isReached(today));
  sitting.answerBy((asked, today, from) => {
    if (isEnough(today)) return undefined;
    given += 1;
    return answers(asked, today, from);
  });
  return sitting.takeNews();
}

/** The day so far: told at its beginning, noted where it has been told before. */
async function hear({ sitting, teller }: FlownByPolicy, pace: Pace): Promise<void> {
  teller.introduce(sitting.campaign);
  const news = sitting.takeNews();
  if (sitting.isFresh) await teller.read(news, pace);
  else teller.remember(news);
}

/** After a stop the rest of the events is told without a pause. */
function toTheEnd(pace: Pace): Pace & { isStopped(): boolean } {
  let isStopped = false;
  return {
    after: async (text) => {
      isStopped ||= (await pace.after(text)) === 'stop';
      return 'on';
    },
    isStopped: () => isStopped,
    end: () => pace.end(),
  };
}
