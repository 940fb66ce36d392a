/**
 * What each game lays out for a battle that stands alone, by the game's name. A game adds its own by declaration merging,
 * so that nothing below the games knows one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it.
export interface SetUps {}

/** A way to fight out a Dog-Fight, by the name that log-books, cards and players give it. */
export type GameName = keyof SetUps;
