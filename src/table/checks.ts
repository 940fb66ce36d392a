import type { Dice } from '../cards/dice.ts';

/** The streams of dice. Each has a generator of its own, so that none can change another. */
export const STREAMS = [
  'weather',
  'encounter',
  'combat',
  'ground',
  'damage',
  'mission',
  'personnel',
  'names',
  'cards',
  'tasks',
] as const;
export type Stream = (typeof STREAMS)[number];

/** A rule by its number in the campaign's rulebook, or by the mark of another game's rules. */
export type RuleMark = number | `${'V' | 'W' | 'C' | 'G'}${number}`;

export interface CheckLine {
  /** The name of the throw in the rulebook or on its card. */
  readonly name: string;
  readonly dice: Dice;
  readonly rule: RuleMark;
  readonly stream: Stream;
}

/** Every throw of dice in the campaign's rulebook. */
export const CHECKS = {
  'weather-forecast': { name: 'Weather Forecast', dice: '2d6', rule: 5, stream: 'weather' },
  'weather-change': { name: 'Weather Change', dice: '2d6', rule: 12, stream: 'weather' },
  encounter: { name: 'Encounter Roll', dice: '2d6', rule: 16, stream: 'encounter' },
  'enemy-altitude': { name: 'Enemy Aircraft Altitude', dice: '2d6', rule: 16, stream: 'encounter' },
  'attack-option': { name: 'Attack Option', dice: '1d6', rule: 16, stream: 'encounter' },
  'german-decision': { name: 'German Decision', dice: '2d6', rule: 16, stream: 'encounter' },
  initiative: { name: 'Initiative Roll', dice: '2d6', rule: 17, stream: 'combat' },
  dfd: { name: 'DFD Roll', dice: '2d6', rule: 19, stream: 'combat' },
  reinforcements: { name: 'Additional German Aircraft', dice: '2d6', rule: 19, stream: 'combat' },
  'hit-card': { name: 'Hit Card', dice: '2d6', rule: 24, stream: 'combat' },
  lot: { name: 'Lot among Equals', dice: '1d6', rule: 24, stream: 'combat' },
  'lot-of-many': { name: 'Lot among Many Equals', dice: 'd66', rule: 24, stream: 'combat' },
  'clear-jam': { name: 'Clearing a Jam in a Dog-Fight', dice: '2d6', rule: 39, stream: 'combat' },
  'clear-jam-at-leisure': { name: 'Clearing a Jam at Leisure', dice: '2d6', rule: 39, stream: 'combat' },
  'aircraft-met': { name: 'German Aircraft Met', dice: '2d6', rule: 16, stream: 'encounter' },
  scan: { name: 'Scan for Ground Targets', dice: '2d6', rule: 23, stream: 'mission' },
  'balloon-search': { name: 'Search for a Balloon', dice: '2d6', rule: 23, stream: 'mission' },
  'balloon-hit': { name: 'Balloon Hit', dice: '2d6', rule: 30, stream: 'mission' },
  'photo-quality': { name: 'Photo Quality', dice: '2d6', rule: 13, stream: 'mission' },
  spotting: { name: 'Spotting for the Artillery', dice: '2d6', rule: 23, stream: 'mission' },
  fetch: { name: 'Fetching a Man', dice: '2d6', rule: 23, stream: 'mission' },
  drop: { name: 'Drop', dice: '2d6', rule: 23, stream: 'mission' },
  bombing: { name: 'Bombing', dice: '2d6', rule: 23, stream: 'mission' },
  'archie-shot': { name: "'Archie' Shot", dice: 'd66', rule: 15, stream: 'ground' },
  'archie-hit': { name: "Effect of 'Archie' Hits", dice: '2d6', rule: 15, stream: 'ground' },
  'low-archie': { name: "'Archie' at 1,000 Feet", dice: '2d6', rule: 15, stream: 'ground' },
  'archie-presence': { name: "Check for 'Archie'", dice: '2d6', rule: 42, stream: 'ground' },
  'machine-gun-fire': { name: 'Machine-Gun Fire', dice: '2d6', rule: 42, stream: 'ground' },
  'machine-gun-hit': { name: 'Effect of Machine-Gun Hits', dice: '2d6', rule: 42, stream: 'ground' },
  'machine-in-trouble': { name: 'Machine with Engine Trouble', dice: 'd66', rule: 21, stream: 'mission' },
  'engine-trouble': { name: 'Engine Trouble', dice: '2d6', rule: 21, stream: 'mission' },
  'critical-hit': { name: 'Critical Hit', dice: '2d6', rule: 25, stream: 'damage' },
  'crew-member-hit': { name: 'Crew Member Hit', dice: '1d6', rule: 25, stream: 'damage' },
  'crew-hit': { name: 'Crew Hit', dice: '2d6', rule: 25, stream: 'damage' },
  'damaged-abort': { name: 'Damaged-abort', dice: '2d6', rule: 27, stream: 'damage' },
  'forced-landing': { name: 'Forced Landing', dice: '2d6', rule: 21, stream: 'damage' },
  'forced-down': { name: 'Forced Down', dice: '2d6', rule: 28, stream: 'damage' },
  'shot-down': { name: 'Shot Down', dice: '2d6', rule: 28, stream: 'damage' },
  'fate-of-crew': { name: 'Fate', dice: '2d6', rule: 28, stream: 'damage' },
  'lame-duck': { name: 'Lame Duck Check', dice: '2d6', rule: 33, stream: 'damage' },
  'stragglers-encounter': { name: "Straggler's Encounter", dice: '2d6', rule: 36, stream: 'damage' },
  nerve: { name: 'Nerve Check', dice: '2d6', rule: 40, stream: 'mission' },
  'skill-check': { name: 'Pilot Skill Check', dice: '2d6', rule: 45, stream: 'personnel' },
  'firing-check': { name: 'Firing Check', dice: '2d6', rule: 45, stream: 'personnel' },
  'bravery-check': { name: 'Bravery Check', dice: '2d6', rule: 45, stream: 'personnel' },
  'machine-request': { name: 'Request for Machines', dice: '2d6', rule: 46, stream: 'personnel' },
  'depot-scout': { name: 'Scout from the Depot', dice: '2d6', rule: 46, stream: 'personnel' },
  'depot-two-seater': { name: 'Two-Seater from the Depot', dice: '2d6', rule: 46, stream: 'personnel' },
  'aircrew-request': { name: 'Request for Aircrew', dice: '2d6', rule: 46, stream: 'personnel' },
  recommendation: { name: 'Recommendation for a Decoration', dice: '2d6', rule: 45, stream: 'personnel' },
  'new-pilot': { name: "New Pilot's Ratings", dice: '2d6', rule: 46, stream: 'personnel' },
  'new-observer': { name: "New Observer's Ratings", dice: '2d6', rule: 46, stream: 'personnel' },
  'new-rank': { name: "New Man's Rank", dice: '2d6', rule: 46, stream: 'personnel' },
  'surname-list': { name: 'List of Surnames', dice: '2d6', rule: 46, stream: 'names' },
  surname: { name: 'Surname', dice: 'd66', rule: 46, stream: 'names' },
  'forename-count': { name: 'Number of Forenames', dice: '1d6', rule: 46, stream: 'names' },
  'forename-list': { name: 'List of Forenames', dice: '1d6', rule: 46, stream: 'names' },
  forename: { name: 'Forename', dice: 'd66', rule: 46, stream: 'names' },
  home: { name: 'Home', dice: 'd66', rule: 46, stream: 'names' },
  'earlier-service': { name: 'Earlier Service', dice: '2d6', rule: 46, stream: 'names' },
  'former-trade': { name: 'Former Trade', dice: '2d6', rule: 46, stream: 'names' },
  age: { name: 'Age', dice: '2d6', rule: 46, stream: 'names' },
  'task-offered': { name: 'Special Task', dice: '2d6', rule: 4, stream: 'tasks' },
  'task-elsewhere': { name: 'Special Task Handed On', dice: '2d6', rule: 4, stream: 'tasks' },
  'task-chosen': { name: 'Choice of Special Task', dice: '1d6', rule: 4, stream: 'tasks' },
  'card-points': { name: 'Points at the Resistance', dice: '2d6', rule: 'W024', stream: 'damage' },
} as const satisfies Record<string, CheckLine>;

/**
 * The throws of the games: each game adds its own by declaration merging.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it.
export interface ChecksOfGames {}

export type Check = keyof typeof CHECKS | keyof ChecksOfGames;
