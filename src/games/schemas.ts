import type { z } from 'zod';
import type { CardsOfGame } from '../cards/contents.ts';
import type { GameName, SetUps } from '../cards/games.ts';
import { battle } from '../cards/printed/battle.ts';
import type { Fights } from '../cards/rulebook.ts';
import { cardScenario } from './cards/cards/card-scenario.ts';
import { MANOEUVRE_CARDS } from './cards/cards/contents.ts';
import { CLOUDS_OF_GLORY } from './clouds/cards/contents.ts';
import { scenario as inClouds } from './clouds/cards/scenario.ts';
import { WINGED_VICTORY } from './side/cards/contents.ts';
import { missionsOfAYear } from './side/cards/set-up.ts';
import { sideScenario } from './side/cards/side-scenario.ts';

/** The cards of every game, by the folder that they lie in: a game that forgets its own does not compile. */
export const CARDS_OF_GAMES = {
  'manoeuvre-cards': MANOEUVRE_CARDS,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
} as const satisfies Record<keyof Fights, CardsOfGame>;

/** What a battle of a game is read by: a file of a player's own, and what a log-book alone may have. */
type Schemas<SetUp> = readonly [ofAFile: z.ZodType<SetUp>, ...ofALogBook: z.ZodType<SetUp>[]];

/** How a battle that stands alone is read. It stands apart from `cards.ts`: a day is played without any schema. */
export const BATTLE_SCHEMAS: { readonly [S in GameName]: Schemas<SetUps[S]> } = {
  'wings-over-france': [battle],
  'wings-of-war': [cardScenario],
  'wings-of-glory': [cardScenario],
  'winged-victory': [sideScenario, missionsOfAYear],
  'clouds-of-glory': [inClouds],
};
