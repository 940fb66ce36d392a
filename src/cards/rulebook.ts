import type { z } from 'zod';
import type { CARDS, CardsOfGame, FOLDERS } from './contents.ts';
import { type AltitudeColumn, LOWEST_TOTAL } from './initiative-number.ts';
import type { SquadronFolder } from './own-squadron/squadron-folder.ts';
import type { Aircraft } from './printed/aircraft.ts';
import type { GermanCounter } from './printed/forty-one.ts';
import type { Mission } from './printed/mission.ts';
import type { WeatherBox } from './printed/weather-effects.ts';
import { memoizeBy } from './reading/once.ts';
import { manualOfTask } from './tasks/manual-of-task.ts';

type PrintedCards = { readonly [Name in keyof typeof CARDS]: z.output<(typeof CARDS)[Name]['schema']> };

type Folders = typeof FOLDERS;
type Things = { readonly [Name in keyof Folders]: Readonly<Record<string, z.output<Folders[Name]['schema']>>> };

type Schema<Entry> = Entry extends { readonly schema: infer S extends z.ZodType } ? z.output<S> : never;

/** The cards of one game as read: its single cards, and its things by id. */
export type ReadContents<Contents extends CardsOfGame> = {
  readonly [Name in keyof Contents['cards']]: Schema<Contents['cards'][Name]>;
} & {
  readonly [Name in keyof Contents['folders']]: Readonly<Record<string, Schema<Contents['folders'][Name]>>>;
};

/** The cards of the games, by folder: each game adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it.
export interface Fights {}

/** The printed cards, read and checked. Plain data: it survives a round trip through JSON. */
export interface Rulebook extends PrintedCards, Things {
  /** Identifies this exact set of cards; a change to any cell changes it. */
  readonly fingerprint: string;
  readonly fights: { readonly [Folder in keyof Fights]: Fights[Folder] };
  /** The squadron that flies by them, where it is not No. 23: its notes, field, duties and crews stand in the cards. */
  readonly squadron?: SquadronFolder;
}

/** (C123) The cards of the one game with careers: a campaign with careers uses them, whatever game its fights use. */
export type CareerCards = Extract<Fights[keyof Fights], { readonly careers: unknown }>;

export function careerCards({ fights }: Pick<Rulebook, 'fights'>): CareerCards {
  const cards = Object.values(fights).find((each) => 'careers' in each);
  return expectDefined(cards, 'card of careers');
}

/** Returns a thing that the cards must contain. Its absence is a bug, not a fault of the player's. */
export function expectDefined<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`There is no ${name}.`);
  return thing;
}

export const cardOf = (type: string, { aircraft }: Rulebook): Aircraft =>
  expectDefined(aircraft[type], `Aircraft Card for ${type}`);

/** An aircraft by the name on its card. */
export const aircraftNamed = (type: string, book: Rulebook): string => cardOf(type, book).name;

/** `Albatros D.III of Jasta 11`. */
export const counterText = ({ aircraft, jasta11 }: GermanCounter, book: Rulebook): string =>
  `${aircraftNamed(aircraft, book)}${jasta11 ? ' of Jasta 11' : ''}`;

interface AircraftCard {
  readonly initiative: readonly Readonly<Record<AltitudeColumn, number>>[];
}

/** (17) The Initiative Number on the Aircraft Card for two dice and Pilot Skill. */
export function initiativeNumber({ initiative }: AircraftCard, total: number, column: AltitudeColumn): number {
  return expectDefined(initiative[total - LOWEST_TOTAL], 'row of the Aircraft Card for this total')[column];
}

/** The box of the Weather Effects card for a Weather Number. */
export const boxOf = (number: number, { weatherEffects }: Rulebook): WeatherBox =>
  expectDefined(weatherEffects.boxes[number - 1], `weather box ${number}`);

type PatrolCard = NonNullable<Mission['activities']['patrol']>;

/** The manual of a mission, or of a special task; nothing, where it is missing from the folder of cards. */
export const manualNamed = (mission: string, book: Rulebook): Mission | undefined =>
  book.missions[mission] ?? taskManuals(book).get(mission);

/** A mission by its manual's name: `Dawn Patrol`. */
export const missionTitle = (mission: string, book: Rulebook): string => manualNamed(mission, book)?.mission ?? mission;

const taskManuals = memoizeBy(({ tasks, missions }: Rulebook): ReadonlyMap<string, Mission> => {
  const manuals = Object.entries(tasks).flatMap(([id, task]) => {
    const mission = missions[task.as];
    return mission ? [[id, manualOfTask(task, mission)] as const] : [];
  });
  return new Map(manuals);
});

export const manualOf = (mission: string, book: Rulebook): Mission =>
  expectDefined(manualNamed(mission, book), `Mission Briefing Manual called ${mission}`);

/**
 * (43) The loss for a mission that was flown without achievement. Ruling: whatever the manual says, at least half the
 * price of not flying it; no half points are lost.
 */
export const lossOfFailure = ({ failed, notFlown }: Mission): number =>
  Math.min(failed.points, Math.floor(notFlown.points / 2));

/** The points of a patrol by so many machines. */
export const patrolCredit = (
  { credit, few = 0, creditOfFew = credit }: PatrolCard,
  machines: number,
): PatrolCard['credit'] => (machines <= few ? creditOfFew : credit);
