import type { CrewSeat, NamedMan } from '../../campaign/aircrew.ts';
import { counterOf } from '../../cards/counters.ts';
import { compassTo, distance } from '../../cards/hexes.ts';
import { hexOf, namesIn } from '../../cards/map.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';
import { counterText, type Rulebook } from '../../cards/rulebook.ts';
import { oneBy } from '../../words/by-the-day.ts';
import { fieldSpokenOf, listed, talliedTypes, uncapital } from '../../words/numbers.ts';

/** A man in a report: `Captain Haldenby`; `Lieutenant T. Mowbray`, where there is another Lieutenant Mowbray. */
export const written = ({ rank, surname, initial }: Omit<NamedMan, 'airman'>): string =>
  [rank, ...(initial ? [`${initial}.`] : []), surname].join(' ');

/** A machine of ours and its men, the pilot first. */
interface Crew {
  readonly machine: string;
  readonly men: readonly NamedMan[];
}

/** The man in a seat of a machine of ours; the machine itself, where the mission knows no such man. */
export function manIn(machine: string, seat: CrewSeat, crews: readonly Crew[]): string {
  const man = crews.find((crew) => crew.machine === machine)?.men[seat === 'pilot' ? 0 : 1];
  return man ? written(man) : `the ${seat} of ${machine}`;
}

/** A man by his id, or the pilot of a machine by its number. */
export function whoIs(id: string, crews: readonly Crew[]): string {
  const man = crews.flatMap(({ men }) => men).find(({ airman }) => airman === id);
  return man ? written(man) : manIn(id, 'pilot', crews);
}

/** The place below an event: a town, a field, the trenches or the country by the nearest town. */
export function placeText(hex: string, { missionMap }: Rulebook): string {
  const [name] = namesIn(missionMap, hex);
  if (name !== undefined) return fieldSpokenOf(name);
  const ground = hexOf(missionMap, hex).ground === 'trenches' ? 'trenches' : 'country';
  return `the ${ground} ${besideTown(hex, missionMap)}`;
}

/** Where something in the air happened: `over Lens`, `over the trenches east of Arras`, `south-west of Arras`. */
export const overPlace = (hex: string, book: Rulebook): string =>
  `over ${placeText(hex, book)}`.replace(/^over the country /, '');

/** Of a machine that came down west of where it was hit: `after a glide from Lens`, `from east of Arras`. */
export const glideText = (hex: string, book: Rulebook): string =>
  `after a glide from ${placeText(hex, book)}`.replace(' from the country ', ' from ');

/** The names of a few men; for many, that they were the others. */
export const fewOrOthers = (names: readonly string[]): string => (names.length > 2 ? 'the others' : listed(names));

/** `near Vimy`; without a town, by the nearest one: `east of Lens`, `beside the trenches north of Arras`. */
export function atPlace(hex: string, { missionMap }: Rulebook): string {
  const [name] = namesIn(missionMap, hex);
  if (name !== undefined) return `near ${fieldSpokenOf(name)}`;
  const isTrench = hexOf(missionMap, hex).ground === 'trenches';
  return `${isTrench ? 'beside the trenches ' : ''}${besideTown(hex, missionMap)}`;
}

/** The direction of a hex from the nearest town, the best known of equals: `south-west of Arras`. */
function besideTown(hex: string, { places, fields }: MissionMap): string {
  const towns = ['city', 'town', 'village'].flatMap((kind) => places.filter((place) => place.kind === kind));
  const known = towns.length > 0 ? towns : fields;
  const nearest = Math.min(...known.map((town) => distance(town.hex, hex)));
  const town = known.find((each) => distance(each.hex, hex) === nearest);
  return town === undefined ? `at ${hex}` : `${compassTo(town.hex, hex)} of ${town.name}`;
}

/** German machines by their types: `three Albatros D.IIIs of Jasta 11 and a DFW C.V`. */
export const germansText = (numbers: readonly number[], book: Rulebook): string =>
  talliedTypes(numbers.map((number) => counterText(counterOf(number, book), book)));

/** Those who fly a mission, as a noun; singular for one man alone. */
export interface SpokenOf {
  readonly they: 'he' | 'they';
  readonly them: 'him' | 'them';
}

export function spokenOf(machines: readonly Crew[]): SpokenOf {
  const men = machines.flatMap((machine) => machine.men);
  return men.length === 1 ? { they: 'he', them: 'him' } : { they: 'they', them: 'them' };
}

/** Words of the cards in a sentence; the rulebook's own terms keep their capitals. */
export const inSentence = (words: string): string => (/^Driven Off|^[A-Z]{2}/.test(words) ? words : uncapital(words));

/** One of several ways to say a thing, always the same on the same occasion. */
export const oneWay = <Way>(ways: readonly [Way, ...Way[]], { day, mission, flight }: Occasion, of = ''): Way =>
  oneBy(ways, `${flight} ${day} ${mission} ${of}`) ?? ways[0];

/** The same for a thing that may happen several times on one occasion: each time the next of the ways. */
export function nextWay(ways: readonly [string, ...string[]], occasion: Occasion, of: string, time: number): string {
  const first = ways.indexOf(oneWay(ways, occasion, of));
  return ways[(first + time) % ways.length] ?? ways[0];
}

/** The data that identify a mission. */
interface Occasion {
  readonly day: number;
  readonly mission: string;
  readonly flight: string;
}

/** Several whole sentences joined into one: `The patrol was flown, the trenches were strafed, and all came home.` */
export function oneSentence(sentences: readonly string[], between = ', and '): string {
  const clauses = sentences.map((each, i) => withoutStop(i === 0 ? each : joined(each)));
  return clauses.length === 0
    ? ''
    : `${[clauses.slice(0, -1).join(', '), ...clauses.slice(-1)].filter(Boolean).join(between)}.`;
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** A name keeps its capital. */
const joined = (sentence: string): string =>
  /^(?:All|At|By|He|It|Nobody|Nothing|The|They) /.test(sentence) ? uncapital(sentence) : sentence;
