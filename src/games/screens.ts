import type { GameName } from '../cards/games.ts';
import { keysOf } from '../cards/keys-of.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Before, GameScreen, Legend, Measure } from '../kit/game-screen.ts';
import type { Asking, Onlooker } from '../kit/screen/asking.ts';
import type { BlowTold } from '../kit/screen/blow.ts';
import type { People } from '../kit/screen/people.ts';
import type { Reasons, Sentence } from '../kit/screen/sentence.ts';
import type { Check } from '../table/checks.ts';
import type { DecisionsOfGames, Question } from '../table/decisions.ts';
import type { CrewTold } from '../table/events/turn-events.ts';
import type { EventOfGames, GameEvent } from '../table/events.ts';
import { MANOEUVRE_CARDS, WINGS_OF_GLORY, WINGS_OF_WAR } from './cards/screen.ts';
import { CLOUDS_OF_GLORY } from './clouds/screen.ts';
import { WINGED_VICTORY } from './side/screen.ts';
import { WINGS_OVER_FRANCE } from './track/screen.ts';

/** The ways to fight as they are asked, told and shown. How their cards are shown stands in `card-folders.ts`. */
export const GAME_SCREENS: Readonly<Record<GameName, GameScreen<never, never>>> = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': WINGS_OF_WAR,
  'wings-of-glory': WINGS_OF_GLORY,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
};

const ALL: readonly GameScreen<never, never>[] = [...new Set(Object.values(GAME_SCREENS))];

export const QUESTIONS_OF_GAMES: { readonly [D in keyof DecisionsOfGames]: Asking<D> } = {
  ...WINGS_OVER_FRANCE.questions,
  ...MANOEUVRE_CARDS.questions,
  ...WINGED_VICTORY.questions,
  ...CLOUDS_OF_GLORY.questions,
};

export const SENTENCES_OF_GAMES: { readonly [T in EventOfGames['type']]: Sentence<T> } = {
  ...WINGS_OVER_FRANCE.sentences,
  ...MANOEUVRE_CARDS.sentences,
  ...WINGED_VICTORY.sentences,
  ...CLOUDS_OF_GLORY.sentences,
};

export const REASONS_OF_GAMES: { readonly [T in EventOfGames['type']]: Reasons<T> } = {
  ...WINGS_OVER_FRANCE.reasons,
  ...MANOEUVRE_CARDS.reasons,
  ...WINGED_VICTORY.reasons,
  ...CLOUDS_OF_GLORY.reasons,
};

/** What the first of them says that has something to say of it. */
function told<Says>(by: (system: GameScreen<never, never>) => Says | undefined): Says | undefined {
  for (const system of ALL) {
    const says = by(system);
    if (says !== undefined) return says;
  }
  return undefined;
}

/** Every hit of a fight that is over, in order; of the Initiative Track none is told so. */
export const blowsOf = (events: readonly GameEvent[], book: Rulebook): readonly BlowTold[] =>
  ALL.map(({ blows }) => blows?.(events, book) ?? []).find(({ length }) => length > 0) ?? [];

/** The ways to fight whose question this is: both games with cards ask the same. */
export const gamesThatAsk = (question: Question | undefined): readonly GameName[] =>
  keysOf(GAME_SCREENS).filter(
    (name) => question !== undefined && Object.hasOwn(GAME_SCREENS[name].questions, question.decision),
  );

/** The signs of the fight that the question belongs to; nothing without one. */
export function legendOfFight(question: Question | undefined): Legend | undefined {
  const [name] = gamesThatAsk(question);
  return name && GAME_SCREENS[name].legend;
}

export const forcesInFight = (before: Before, crews: readonly CrewTold[]) =>
  told((system) => system.forces?.(before, crews));

export const ownIn = (question: Question) => told((system) => system.own?.(question));

export const holdingOnIn = (question: Question, book: Rulebook) => told((system) => system.holdingOn?.(question, book));

export const measureInFight = (what: Measure, words: readonly string[], before: Before) =>
  told((system) => system.measured?.(what, words, before));

export const fightAloud = (question: Question, onlooker: Pick<Onlooker, 'book' | 'people'>) =>
  told((system) => system.aloud?.(question, onlooker));

export const stripOf = (now: readonly GameEvent[], onlooker: Onlooker) =>
  told((system) => system.strip?.(now, onlooker));

export const facesText = (check: Check, book: Rulebook) => told((system) => system.faces?.(check, book));

export const closingOf = (event: GameEvent, before: readonly GameEvent[], people: People) =>
  told((system) => system.closing?.(event, before, people));
