import { GAME_NAMES, OWN_GAME } from '../games/game-names.ts';
import { isDawn, isOpening, isWords, type LogRecord } from './record.ts';

/** What the player's own words need. */
export const NOTES = 'notes';

/** The capabilities that a log-book may need of a program. A program without one of them refuses by its name. */
const CAPABILITIES: readonly string[] = ['mess', 'careers', 'tasks', 'squadron', 'month', NOTES, ...GAME_NAMES];

/** The needs in a first line that this program does not know. */
export const unknownNeeds = (needs: unknown): readonly string[] =>
  (Array.isArray(needs) ? needs : []).map(String).filter((need) => !CAPABILITIES.includes(need));

/** The records of a whole log-book, with all their needs in the first. */
export function withNeeds<State extends object>(records: readonly LogRecord<State>[]): readonly LogRecord<State>[] {
  const [opening, ...rest] = records;
  if (!opening || !isOpening(opening)) return records;
  const { wof, needs: said = [], ...others } = opening;
  const ofDays = rest.flatMap((record) => (isDawn(record) ? needsOf(record.state) : []));
  const ofNotes = rest.some(isWords) ? [NOTES] : [];
  const ofSquadron = opening.squadron === undefined ? [] : ['squadron'];
  const needs = [...new Set([...said, ...ofSquadron, ...ofNotes, ...ofDays])].sort();
  return [{ wof, ...(needs.length > 0 && { needs }), ...others }, ...rest];
}

/** The parts of a state that need a capability, and its name. */
const HELD = { mess: 'mess', careers: 'careers', tasks: 'tasks', until: 'month' } as const;

/** Of a campaign, or of a stand-alone battle. */
const needsOf = (state: object): string[] => heldIn(state).map(({ need }) => need);

function heldIn(state: object): { readonly place: string; readonly need: string }[] {
  const held = Object.entries(HELD).flatMap(([place, need]) => (Object.hasOwn(state, place) ? [{ place, need }] : []));
  const { fights, system = fights ?? OWN_GAME }: { readonly fights?: string; readonly system?: string } = state;
  return system === OWN_GAME ? held : [...held, { place: fights === undefined ? 'system' : 'fights', need: system }];
}

/** The place of what a state has and its log-book was begun without. */
export const heldBeyond = (state: object, needs: readonly string[]): string | undefined =>
  heldIn(state).find(({ need }) => !needs.includes(need))?.place;
