import type { GameName } from '../cards/games.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { FightLuck, FightWorth, GameHead, SecretPlans, TurnWeighed } from '../kit/game-head.ts';
import { AS_EVER, type Bent } from '../kit/head/bent.ts';
import type { Policy, Whys } from '../kit/head/policy.ts';
import type { Strength } from '../kit/head/strengths.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { Decision, DecisionsOfGames, Question } from '../table/decisions.ts';
import { MANOEUVRE_CARDS } from './cards/head.ts';
import { CLOUDS_OF_GLORY } from './clouds/head.ts';
import { WINGED_VICTORY } from './side/head.ts';
import { WINGS_OVER_FRANCE } from './track/head.ts';

/** The ways to fight as the program plays them. */
const GAME_HEADS = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': MANOEUVRE_CARDS,
  'wings-of-glory': MANOEUVRE_CARDS,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
} as const satisfies Readonly<Record<GameName, GameHead<never>>>;

const ALL: readonly GameHead<never>[] = [...new Set(Object.values(GAME_HEADS))];

/** How the decisions of every fight are made. */
export const inFights = (
  temper: Temper,
  strength: Strength,
  word: string,
  bent: Bent = AS_EVER,
): Pick<Policy, keyof DecisionsOfGames> => ({
  ...WINGS_OVER_FRANCE.head(temper),
  ...MANOEUVRE_CARDS.head(temper, strength, word, bent),
  ...WINGED_VICTORY.head(temper, strength, word, bent),
  ...CLOUDS_OF_GLORY.head(temper, strength, word, bent),
});

/** Why a commander of such a temper decides so in fights, where a game tells. */
export const whyInFights = (temper: Temper): Whys => ({
  ...WINGS_OVER_FRANCE.why(temper),
  ...MANOEUVRE_CARDS.why?.(temper),
  ...WINGED_VICTORY.why?.(temper),
  ...CLOUDS_OF_GLORY.why?.(temper),
});

/** How those fly who follow a leader; what is no flying they do as ever. */
export const inFormation = (leader: string, otherwise: Policy): Policy => ({
  ...otherwise,
  ...MANOEUVRE_CARDS.follows?.(leader, otherwise),
  ...WINGED_VICTORY.follows?.(leader, otherwise),
  ...CLOUDS_OF_GLORY.follows?.(leader, otherwise),
});

/** What a head of that strength makes of a machine's turn, at the first question of it in any game. */
export function weighedInFight(question: Question, strength: Strength, book: Rulebook): TurnWeighed | undefined {
  for (const { weighs } of ALL) {
    const weighed = weighs?.(question, strength, book);
    if (weighed) return weighed;
  }
  return undefined;
}

/** The same of heads that search for nothing, where playouts by the thousand cannot wait for those that do. */
export const quicklyInFights = (strength: Strength, word: string) => ({
  ...MANOEUVRE_CARDS.quickly?.(strength, word),
  ...WINGED_VICTORY.quickly?.(strength, word),
  ...CLOUDS_OF_GLORY.quickly?.(strength, word),
});

/** What a player is advised in fights, where a quick head is not good enough. */
export const advisedInFights = (): Partial<Policy> => ({
  ...MANOEUVRE_CARDS.advises?.(),
  ...WINGED_VICTORY.advises?.(),
  ...CLOUDS_OF_GLORY.advises?.(),
});

/** The decisions of fights that are thought over by playing them on. */
export const WEIGHED_IN_FIGHTS: readonly Decision[] = ALL.flatMap(({ worth }) => worth?.weighed ?? []);

/** What is secret in fights, game by game. */
export const PLANS: readonly SecretPlans[] = ALL.flatMap(({ plans }) => plans ?? []);

/** What throws alone have brought in fights, game by game. */
export const luckOfFights = (book: Rulebook): readonly FightLuck[] => ALL.flatMap(({ luck }) => luck?.(book) ?? []);

/** What fights are worth to one who plays them on, by what each game has for it. */
export function worthOfFights(book: Rulebook): FightWorth {
  const all = ALL.flatMap(({ worth }) => worth?.reckon(book) ?? []);
  return {
    get points() {
      return all.reduce((sum, { points }) => sum + points, 0);
    },
    get won() {
      return all.reduce((sum, { won }) => sum + won, 0);
    },
    told: (event) => {
      for (const worth of all) worth.told(event);
    },
  };
}
