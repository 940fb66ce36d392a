import { crc32 } from 'node:zlib';
import { LAST_DAY } from '../campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../campaign/watch.ts';
import { promised } from '../cards/rulebook.ts';
import { generatorFrom } from '../dice/seeded-cup.ts';
import type { Edition } from './standing.ts';

/**
 * A day that several players can fly: its date and flight, the word its dice are drawn from, and under which cards and
 * rules.
 */
export interface DayCode {
  readonly day: number;
  readonly flight: Flight;
  readonly word: string;
  /** Two signs that stand for the cards and rules. */
  readonly edition: string;
}

/** Why a text is no code of a day: it has not the form of one, or its check sign says that something is mistyped. */
export type CodeFault = 'form' | 'check';

/**
 * The letters of a word, and the signs of edition and check: none of them is taken for another in its place. 23, a
 * prime, for the check.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPRSTUVWY';
const SIGNS = 'ACDEFGHJKMNPQRTVWXY3479';

/** `9B-KESTREL-NR7`: 9 April, B Flight, the word, two signs for the edition, one that checks the rest. */
export function writeDayCode(code: DayCode): string {
  const text = `${code.day}${code.flight}-${code.word}-${code.edition}`;
  return `${text}${checkOf(code)}`;
}

/** Reads a code however it was typed: small letters, blanks for dashes, a nought for an O. */
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

/** In the date there are but digits, and in the word but letters: what looks like one is meant for it. */
const digits = (text: string) => text.replace(/[OILSB]/g, (letter) => ({ O: '0', S: '5', B: '8' })[letter] ?? '1');
const letters = (text: string) => text.replace(/[0158]/g, (digit) => ({ 0: 'O', 1: 'I', 5: 'S' })[digit] ?? 'B');

/** Each sign counts by its place, modulo a prime: one wrong sign, or two changed about, always shows. */
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

/** The two signs for these cards and rules. */
export function editionSigns({ cards, rules }: Edition): string {
  const sum = crc32(new TextEncoder().encode(`${rules} ${cards}`), 0);
  return SIGNS.charAt(sum % SIGNS.length) + SIGNS.charAt(Math.floor(sum / SIGNS.length) % SIGNS.length);
}

/** A day for which nobody asked: `pick` draws a number below the one it is given. */
export function inventDay(pick: (below: number) => number, edition: Edition): DayCode {
  return {
    day: 1 + pick(LAST_DAY),
    flight: promised(FLIGHTS[pick(FLIGHTS.length)], 'flight'),
    word: promised(DAY_WORDS[pick(DAY_WORDS.length)], 'word'),
    edition: editionSigns(edition),
  };
}

/** The day that belongs to a date of the calendar, such as `2026-11-21`: the same for everyone. */
export function dayOfDate(date: string, edition: Edition): DayCode {
  const generator = generatorFrom(`day|${date}`);
  return inventDay((below) => (generator.int32() >>> 0) % below, edition);
}

/**
 * Words for the codes of single days: what flies, and what blows. None has the letters Q, X or Z, for the check sign's
 * sake.
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
