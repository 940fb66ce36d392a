import type { Game } from '../logbook/play-on.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { playDay } from '../rules/campaign/day.ts';
import { VERSION } from './version.ts';

/** The game as this program plays it, with the cards on the table. */
export const theGame = (book: Rulebook): Game => ({ book, rules: VERSION, playDay });
