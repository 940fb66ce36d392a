import type { Roll } from '../cards/dice.ts';
import type { Feet } from '../cards/printed/weather-effects.ts';
import type { Rulebook } from '../cards/rulebook.ts';

/** A modifier with its sign: +1, 0, -2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** With a comma in the thousands, in any locale: `1,000`. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const feet = (value: Feet): string => (value === 'unlimited' ? 'unlimited' : `${thousands(value)} ft`);

/** A height in feet; 0 is Tree-Top. */
export const height = (altitude: number): string => (altitude === 0 ? 'Tree-Top' : feet(altitude));

/** The total of a throw and its dice: `8 (3, 5)`. */
export const rollText = ({ total, faces }: Roll): string =>
  faces.length > 1 ? `${total} (${faces.join(', ')})` : `${total}`;

/** Odds as text: `7 in 36`; the ways of several throws, which need not be whole, to one place: `0.5 in 36`. */
export const waysText = (ways: number, of = 36): string => `${Math.round(ways * 10) / 10} in ${of}`;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count in words up to twelve: `two`, `13`. */
export const inWords = (count: number): string => WORDS[count] ?? `${count}`;

/** A count without its noun: `none`, `three`. */
export const alone = (count: number): string => (count === 0 ? 'none' : inWords(count));

/** The form for one, or for several: `was`, `were`. */
export const plural = (count: number, one: string, several: string): string => (count === 1 ? one : several);

/** A count in words up to twelve, with its noun: `one turn`, `three turns`, `two men`. */
export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${inWords(count)} ${plural(count, noun, nouns)}`;

/** A count of halves, with its noun: `half a balloon`, `a balloon and a half`, `two balloons and a half`. */
export function halved(count: number, noun: string): string {
  const whole = Math.floor(count);
  if (count === whole) return counted(whole, noun);
  if (whole === 0) return `half a ${noun}`;
  return whole === 1 ? `a ${noun} and a half` : `${counted(whole, noun)} and a half`;
}

/** A count in figures, with its noun: `1 shot`, `3 shots`. */
export const numbered = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${plural(count, noun, nouns)}`;

/** `-1 Victory Point`, `+3 Victory Points`. */
export const victoryPoints = (points: number): string =>
  `${signed(points)} ${plural(Math.abs(points), 'Victory Point', 'Victory Points')}`;

/** `once`, `twice`, `three times`. */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? counted(count, 'time');

/** A place in a row: `1st`, `2nd`, `11th`. */
export function ordinal(place: number): string {
  const ends = place % 100 > 10 && place % 100 < 14 ? undefined : ['th', 'st', 'nd', 'rd'][place % 10];
  return `${place}${ends ?? 'th'}`;
}

const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** The same in words up to the twelfth: `second`, `13th`. */
export const inOrder = (place: number): string => PLACES[place - 1] ?? ordinal(place);

/** Of a hundred times so many: `28`, `under 1`. */
export const inAHundred = (chance: number): string =>
  chance > 0 && chance < 0.005 ? 'under 1' : String(Math.round(100 * chance));

/** `B1`, `B1 and B3`, `B1, B3 and B6`. */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

/** Machines or men counted by kind: `six Sopwith Pups`, `two F.K.8s and an Albatros D.III of Jasta 11`. */
export function talliedTypes(things: readonly string[]): string {
  const kinds = [...new Set(things)];
  return listed(kinds.map((kind) => severalOf(kind, things.filter((each) => each === kind).length)));
}

/** A number of one type: `a SPAD VII`, `two SPAD VIIs`, `three Albatros D.IIIs of Jasta 11`. */
export const severalOf = (type: string, count: number): string =>
  count === 1 ? oneOf(type) : `${inWords(count)} ${type.replace(/^(.*?)( of .*)?$/, '$1s$2')}`;

/** The possessive of a name: `Captain Haldenby's`. */
export const possessive = (name: string): string => `${name}'s`;

/** Text at the beginning of a sentence; a count there is written out: `16 bursts` becomes `Sixteen bursts`. */
export function capital(text: string): string {
  const begun = text.replace(/^\d\d(?= [a-z])/, (count) => writtenOut(Number(count)));
  return begun.charAt(0).toUpperCase() + begun.slice(1);
}

const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count below a hundred in words. */
function writtenOut(count: number): string {
  const [ten, one] = [TENS[Math.floor(count / 10)] ?? '', count % 10];
  if (count < 20) return WORDS[count] ?? TEENS[count - 13] ?? `${count}`;
  return one === 0 ? ten : `${ten}-${inWords(one)}`;
}

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A noun with its article: `an Albatros D.III`, `an F.K.8`. */
export const oneOf = (name: string): string => `${/^([AEIO]|F\.|LFG)/.test(name) ? 'an' : 'a'} ${name}`;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 1 April 1917 was a Sunday. */
export const weekdayOf = (day: number): string => DAYS[(day - 1) % 7] ?? '';

/** A day of the campaign by the calendar of 1917. */
export const dateOf = (day: number): string => `${weekdayOf(day)}, ${day} April 1917`;

/** A field in a sentence: `the North landing field`, where its name alone would be a point of the compass. */
export const fieldSpokenOf = (name: string): string =>
  /^(North|South|East|West)$/.test(name) ? `the ${name} landing field` : name;

/** The same by its id. */
export const fieldText = (field: string, { missionMap }: Rulebook): string =>
  fieldSpokenOf(missionMap.fields.find((each) => each.field === field)?.name ?? field);
