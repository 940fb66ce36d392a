import { CHECKS, type Check, type CheckLine } from '../table/checks.ts';
import type { Decision } from '../table/decisions.ts';
import { EVENT_TRAITS, type Trait, type Traits } from '../table/event-traits.ts';
import type { EventType, GameEvent } from '../table/events.ts';
import { MANOEUVRE_CARDS } from './cards/table.ts';
import { CLOUDS_OF_GLORY } from './clouds/table.ts';
import { WINGED_VICTORY } from './side/table.ts';
import { WINGS_OVER_FRANCE } from './track/table.ts';

/** Every throw of dice there is: a game that forgets one of its own does not compile. */
const ALL_CHECKS: Readonly<Record<Check, CheckLine>> = {
  ...CHECKS,
  ...WINGS_OVER_FRANCE.checks,
  ...MANOEUVRE_CARDS.checks,
  ...WINGED_VICTORY.checks,
  ...CLOUDS_OF_GLORY.checks,
};

export const isCheck = (name: string): name is Check => Object.hasOwn(ALL_CHECKS, name);

/** What the rulebook says of a throw. */
export const lineOf = (check: Check): CheckLine => ALL_CHECKS[check];

/** What stands of every event there is. */
const ALL_TRAITS: Traits<EventType> = {
  ...EVENT_TRAITS,
  ...WINGS_OVER_FRANCE.traits,
  ...MANOEUVRE_CARDS.traits,
  ...WINGED_VICTORY.traits,
  ...CLOUDS_OF_GLORY.traits,
};

export const hasTrait = ({ type }: Pick<GameEvent, 'type'>, trait: Trait): boolean => ALL_TRAITS[type].includes(trait);

/** Whether no page may leave it out. */
export const isGrave = (event: GameEvent): boolean =>
  hasTrait(event, 'grave') || [MANOEUVRE_CARDS, WINGED_VICTORY, CLOUDS_OF_GLORY].some(({ grave }) => grave?.(event));

const MID_TURN: readonly Decision[] = [WINGS_OVER_FRANCE, MANOEUVRE_CARDS, WINGED_VICTORY, CLOUDS_OF_GLORY].flatMap(
  ({ midTurn }) => midTurn,
);

/** Whether a gunner or an observer can answer it for his side by himself, in the middle of a turn. */
export const isMidTurn = (decision: Decision): boolean => MID_TURN.includes(decision);
