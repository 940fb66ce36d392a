import { byName } from '../../../cards/by-name.ts';
import { capital, numbered, signed } from '../../../words/numbers.ts';

/** Words of the cards' data that the rulebook spells differently. */
const SPELLED: ReadonlyMap<string, string> = byName({
  'head-on': 'head-on',
  'critical-hit': 'Critical Hit',
  'heavy-hex-side': 'heavy hex-side',
  'damaged-abort': 'Damaged-abort',
  'driven-off': 'Driven Off',
  'forced-down': 'Forced Down',
  'shot-down': 'Shot Down',
  'forced-landing': 'Forced Landing',
  'lame-duck': 'Lame Duck',
  'south-west': 'south-west',
  'north-west': 'north-west',
  'south-east': 'south-east',
  'north-east': 'north-east',
  allied: 'Allied',
  german: 'German',
  richthofen: 'Richthofen',
  buckingham: 'Buckingham',
  celtic: 'Celtic',
  dominion: 'Dominion',
  friendsVictory: "friend's victory",
  twoSeaterSavingPlates: 'two-seater saving plates',
  'jasta-11': 'Jasta 11',
  jasta11: 'Jasta 11',
  aft: 'AFT',
  vp: 'VP',
  dfd: 'DFD',
  'advance-hq': 'Advance HQ',
  'all-guns-jammed': 'all guns jammed',
  'two-seater-without-advantage': 'two-seater without advantage',
  archie: 'Archie',
  at1000Feet: 'at 1,000 ft',
  atTreeTop: 'at Tree-Top',
  strafesAtTreeTop: 'strafes at Tree-Top',
  archieAbove: 'Archie above',
  ignoresDrivenOff: 'stays, Driven Off',
  ignoresDrivenOffByArchie: 'stays, Archie',
  lameDuck: 'Lame Duck No.',
  personalDuel: 'Personal Duel',
  twoSeatersAlone: 'two-seaters alone',
  twoSeatersAmongUs: 'two-seaters among us',
  gradeAboveE: 'each grade above E',
  pointOfSkill: 'each point of Skill',
  twoSeaters: 'two-seaters',
  dogFightPhase: 'Dog-Fight phase',
  damagedAbort: 'Damaged-abort',
  drivenOff: 'Driven Off',
  forcedDown: 'Forced Down',
  shotDown: 'Shot Down',
  descentToTreeTop: 'descent to Tree-Top',
  leaveTreeTop: 'leaving Tree-Top',
});

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A key or an id of the data for a player: `nearMiss` is near miss, `trench-hex` is trench hex. */
export function words(key: string): string {
  const spelled = SPELLED.get(key);
  if (spelled !== undefined) return spelled;
  if (SLUG.test(key)) return key.replaceAll('-', ' ');
  return /^[a-z][A-Za-z0-9]*$/.test(key) ? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : key;
}

/** A cell as text, where its column has no words of its own. */
export function say(value: unknown): string {
  if (value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return SLUG.test(value) ? words(value) : value;
  if (typeof value === 'object' && value !== null) return sayGroup(value);
  return thousands(String(value));
}

function sayGroup(value: object): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(say).join(', ');
  if (!isSpan(value)) return parts(value);
  return value.from === value.to ? say(value.from) : `${say(value.from)} to ${say(value.to)}`;
}

const parts = (value: object) =>
  Object.entries(value)
    .filter(([key]) => !IS_SOURCE.includes(key))
    .map(([key, part]) => `${words(key)} ${say(part)}`)
    .join(', ');

/** The keys of a row that give its source. */
export const IS_SOURCE: readonly string[] = ['source', 'cells'];

interface RollSpan {
  readonly from: number;
  readonly to: number;
}

function isSpan(value: object): value is RollSpan {
  return Object.keys(value).join() === 'from,to';
}

/** Heights have up to five digits and a comma makes them easier to read; years and hexes have none. */
const thousands = (text: string) => text.replace(/^(-?\d{1,2})(\d{3})$/, '$1,$2');

export const saySigned = (value: number | 'trend'): string => (value === 'trend' ? 'Forecast Trend' : signed(value));

/** The fate of a man, and the days until he is back. */
export function sayFate(fate: { readonly fate: string; readonly days?: number; readonly wounded?: boolean }): string {
  if (fate.wounded) return `${fate.fate}, wounded`;
  return fate.days ? `${fate.fate}, ${dayText(fate.days)}` : fate.fate;
}

const dayText = (days: number) => numbered(days, 'day');

/** The fate of a machine: lost, or the days out of action. */
export const sayRepair = (days: number | 'lost'): string => {
  if (days === 'lost') return 'lost';
  return days === 0 ? 'by dawn' : dayText(days);
};

export const sentence = capital;
