import type { NamedMan, Seat } from '../../campaign/aircrew.ts';
import { counterText } from '../../rulebook/aircraft-card.ts';
import { counterOf } from '../../rulebook/counters.ts';
import { hexOf, namesIn } from '../../rulebook/map.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { CrewTold } from '../../table/turn-events.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const inWords = (count: number): string => NUMBERS[count] ?? `${count}`;

/** A count whose noun is not beside it: `none`, `three`. */
export const alone = (count: number): string => (count === 0 ? 'none' : inWords(count));

/** A count with its noun: `one turn`, `three turns`. */
export const counted = (count: number, noun: string): string => `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `once`, `twice`, `three times`. */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? counted(count, 'time');

export const menCounted = (count: number): string => `${inWords(count)} ${count === 1 ? 'man' : 'men'}`;

export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A thing with its article as one says it: `an Albatros D.III`, `an F.K.8`. */
export const oneOf = (name: string): string => `${/^([AEIO]|F\.|LFG)/.test(name) ? 'an' : 'a'} ${name}`;

/** `8,000 ft`, or Tree-Top. */
export const heightText = (feet: number): string =>
  feet === 0 ? 'Tree-Top' : `${`${feet}`.replace(/\B(?=(\d{3})+$)/g, ',')} ft`;

/** A man as he is written of: `Captain Haldenby`; `Lieutenant T. Mowbray`, where there is another Lieutenant Mowbray. */
export const written = ({ rank, surname, initial }: Omit<NamedMan, 'airman'>): string =>
  [rank, ...(initial ? [`${initial}.`] : []), surname].join(' ');

/** Who sat where in a machine of ours; the machine itself, where the mission knows no such man. */
export function manIn(machine: string, seat: Seat, crews: readonly CrewTold[]): string {
  const man = crews.find((crew) => crew.machine === machine)?.men[seat === 'pilot' ? 0 : 1];
  return man ? written(man) : `the ${seat} of ${machine}`;
}

/** A man by his id, or the pilot of a machine by its number. */
export function whoIs(id: string, crews: readonly CrewTold[]): string {
  const man = crews.flatMap(({ men }) => men).find(({ airman }) => airman === id);
  return man ? written(man) : manIn(id, 'pilot', crews);
}

/** Where a thing happened: by the towns of the hex, by the trenches, or by its name on the map. */
export function placeText(hex: string, { missionMap }: Rulebook): string {
  const names = namesIn(missionMap, hex);
  if (names.length > 0) return `${names[0]}`;
  return hexOf(missionMap, hex).ground === 'trenches' ? `the trenches at ${hex}` : hex;
}

/** German machines by their types: `three Albatros D.III of Jasta 11 and one DFW C.V`. */
export function germansText(numbers: readonly number[], book: Rulebook): string {
  const groups = new Map<string, number>();
  for (const number of numbers) {
    const name = counterText(counterOf(number, book), book);
    groups.set(name, (groups.get(name) ?? 0) + 1);
  }
  return listed([...groups].map(([name, count]) => `${inWords(count)} ${name}`));
}

/** Those who fly a mission, as they are spoken of: one man alone is not several. */
export interface SpokenOf {
  readonly they: 'he' | 'they';
  readonly them: 'him' | 'them';
}

export function crewSpokenOf(machines: readonly CrewTold[]): SpokenOf {
  const men = machines.flatMap((machine) => machine.men);
  return men.length === 1 ? { they: 'he', them: 'him' } : { they: 'they', them: 'them' };
}
