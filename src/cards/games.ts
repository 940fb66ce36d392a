/**
 * The set-up of a stand-alone battle, by the game's name. Each game adds its own by declaration merging, so that
 * nothing below the games knows them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it.
export interface SetUps {}

/** The name of a game in log-books, on cards and for players. */
export type GameName = keyof SetUps;
