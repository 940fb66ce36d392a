import type { ActivityDecisions } from './activity-decisions.ts';
import type { DayDecisions } from './day-decisions.ts';
import type { MissionDecisions } from './mission-decisions.ts';
import type { PersonnelDecisions } from './personnel-decisions.ts';
import type { TurnDecisions } from './turn-decisions.ts';

/** The decisions of the games: each game adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it.
export interface DecisionsOfGames {}

/** Every decision of the commander: what it is about, and its possible answers. */
interface Decisions
  extends DayDecisions,
    TurnDecisions,
    MissionDecisions,
    DecisionsOfGames,
    ActivityDecisions,
    PersonnelDecisions {}

export type Decision = keyof Decisions;
export type About<D extends Decision> = Decisions[D]['about'];
export type Answer<D extends Decision> = Decisions[D]['answer'];

/** A decision put to the commander, with the answers that are open now. */
export interface Asked<D extends Decision> {
  readonly decision: D;
  readonly about: About<D>;
  readonly options: readonly Answer<D>[];
}

/** Further open answers beside the named ones. There are so many that they are computed only when somebody looks. */
export type Besides<D extends Decision> = () => readonly Answer<D>[];

/** All the answers that are open. */
export const allOpen = <D extends Decision>(
  options: readonly Answer<D>[],
  besides: Besides<D> | undefined,
): readonly Answer<D>[] => (besides ? [...options, ...besides()] : options);

/** Asks whoever decides; returns one of the options, or one of the further open answers. */
export type Choose = <D extends Decision>(
  decision: D,
  about: About<D>,
  options: readonly Answer<D>[],
  besides?: Besides<D>,
) => Answer<D>;

/** Asks only where there is a choice, and then with all open answers. */
export const askUnlessForced =
  (ask: Choose): Choose =>
  (decision, about, named, besides) => {
    const options = allOpen(named, besides);
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : ask(decision, about, options);
  };

export type Question = { [D in Decision]: Asked<D> }[Decision];

/** A decision with its subject and its answers, as one question. */
export const questionOf = (decision: Decision, about: object, options: readonly string[]): Question =>
  ({ decision, about, options }) as Question;
