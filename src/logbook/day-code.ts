import { crc32 } from 'node:zlib';
import { LAST_DAY } from '../campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../campaign/watch.ts';
import { expectDefined } from '../cards/rulebook.ts';
import { generatorFrom } from '../dice/seeded-cup.ts';
import type { Edition } from './standing.ts';

/** A day that several players can fly: its date and flight, the word that seeds its dice, and its cards and rules. */
export interface DayCode {
  readonly day: number;
  readonly flight: Flight;
  readonly word: string;
  /** Two characters for the cards and rules. */
  readonly edition: string;
}

/** Why a text is no code of a day: its form is wrong, or the check character shows a typing error. */
export type CodeFault = 'form' | 'check';

/**
 * The letters of a word, and the characters of edition and check: no two are easily confused. There are 23, a prime,
 * because of the check.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPRSTUVWY';
const SIGNS = 'ACDEFGHJKMNPQRTVWXY3479';

/** `9B-KESTREL-KWQ`: 9 April, B Flight, the word, two characters for the edition, and a check character. */
export function writeDayCode(code: DayCode): string {
  const text = `${code.day}${code.flight}-${code.word}-${code.edition}`;
  return `${text}${checkOf(code)}`;
}

/** Reads a code in any usual form: small letters, blanks for dashes, a 0 for an O. */
export function readDayCode(typed: string): DayCode | CodeFault {
  const [head = '', middle = '', tail = '', ...more] = typed
    .trim()
    .toUpperCase()
    .split(/[\s-]+/);
  const word = letters(middle);
  const date = /^(\d{1,2})([ABC])$/.exec(digits(head.slice(0, -1)) + letters(head.slice(-1)));
  const day = Number(date?.[1]);
  const flight = FLIGHTS.find((each) => each === date?.[2]);
  if (!flight || day < 1 || day > LAST_DAY || !WORD.test(word) || !TAIL.test(tail) || more.length > 0) return 'form';
  const code = { day, flight, word, edition: tail.slice(0, 2) };
  return checkOf(code) === tail.slice(2) ? code : 'check';
}

const WORD = new RegExp(`^[${LETTERS}]{2,12}$`);
const TAIL = new RegExp(`^[${SIGNS}]{3}$`);

/** The date has only digits and the word only letters, so a similar character is corrected. */
const digits = (text: string) => text.replace(/[OILSB]/g, (letter) => ({ O: '0', S: '5', B: '8' })[letter] ?? '1');
const letters = (text: string) => text.replace(/[0158]/g, (digit) => ({ 0: 'O', 1: 'I', 5: 'S' })[digit] ?? 'B');

/** Each character is weighted by its place, modulo a prime: one wrong character, or two swapped, is always detected. */
function checkOf({ day, flight, word, edition }: DayCode): string {
  const values = [
    ...[...String(day).padStart(2, '0')].map(Number),
    FLIGHTS.indexOf(flight),
    ...[...word].map((letter) => LETTERS.indexOf(letter)),
    ...[...edition].map((sign) => SIGNS.indexOf(sign)),
  ];
  const sum = values.reduce((total, value, i) => total + (i + 1) * value, 0);
  return SIGNS.charAt(sum % SIGNS.length);
}

/** The two characters for these cards and rules. */
export function editionSigns({ cards, rules }: Edition): string {
  const sum = crc32(new TextEncoder().encode(`${rules} ${cards}`), 0);
  return SIGNS.charAt(sum % SIGNS.length) + SIGNS.charAt(Math.floor(sum / SIGNS.length) % SIGNS.length);
}

/** A random day: `pick` draws a number below its argument. */
export function inventDay(pick: (below: number) => number, edition: Edition): DayCode {
  return {
    day: 1 + pick(LAST_DAY),
    flight: expectDefined(FLIGHTS[pick(FLIGHTS.length)], 'flight'),
    word: expectDefined(DAY_WORDS[pick(DAY_WORDS.length)], 'word'),
    edition: editionSigns(edition),
  };
}

/** The day for a calendar date such as `2026-11-21`: the same for everyone. */
export function dayOfDate(date: string, edition: Edition): DayCode {
  const generator = generatorFrom(`day|${date}`);
  return inventDay((below) => (generator.int32() >>> 0) % below, edition);
}

/**
 * Words for the codes of single days: things that fly or blow. None has the letters Q, X or Z, because of the check
 * character.
 */
export const DAY_WORDS =
  `AVOCET BITTERN BLACKBIRD BRAMBLING BULLFINCH BUNTING BUSTARD CHAFFINCH CHOUGH CIRRUS CLOUD CONDOR COOT
  CORMORANT CRANE CROW CUCKOO CUMULUS CURLEW CYCLONE DABCHICK DAWN DIPPER DIVER DOTTEREL DOVE DRAGON DUNLIN DUNNOCK DUSK
  EAGLE EGRET EIDER EMBER FALCON FIELDFARE FIRECREST FLICKER FROST FULMAR GALE GANNET GARGANEY GODWIT GOLDCREST GOSHAWK
  GOOSE GREBE GREENFINCH GROUSE GUILLEMOT GULL GUST HAIL HARRIER HAWFINCH HAWK HERON HOBBY HOOPOE HORNET IBIS JACKDAW JAY
  KESTREL KINGFISHER KITE KITTIWAKE KNOT LANNER LAPWING LARK LINNET MAGPIE MALLARD MARTIN MERGANSER MERLIN MISTRAL MOORHEN
  NIGHTINGALE NIGHTJAR NIMBUS NUTHATCH ORIOLE OSPREY OUSEL OWL PARTRIDGE PEACOCK PEEWIT PELICAN PEREGRINE PETREL PHEASANT
  PINTAIL PIPIT PLOVER POCHARD PUFFIN RAIL RAINBOW RAVEN REDPOLL REDSHANK REDSTART ROBIN ROLLER ROOK RUFF SANDERLING
  SANDPIPER SCOTER SERIN SHEARWATER SHELDUCK SHOVELER SHRIKE SISKIN SKUA SKYLARK SLEET SMEW SNIPE SPARROW SPOONBILL STARLING
  STINT STONECHAT STORK STORM STRATUS SUNRISE SUNSET SWALLOW SWAN SWIFT TEAL TEMPEST TERN THRUSH THUNDER TORNADO TREECREEPER
  TWILIGHT TWITE VULTURE WAGTAIL WARBLER WHEATEAR WHIMBREL WHINCHAT WHIRLWIND WIGEON WOODCOCK WOODLARK WREN WRYNECK`.split(
    /\s+/,
  );
