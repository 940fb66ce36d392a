import { byName } from '../../../cards/by-name.ts';
import { keysOf } from '../../../cards/keys-of.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { counted, inWords, signed } from '../../../words/numbers.ts';
import type { Aim } from '../cards/mission-names.ts';
import type { Sky } from '../cards/side-scenario.ts';
import { columnOf, HEX } from '../rules/flight/pose.ts';
import type { SidePart, SideParts } from '../table/energy-events.ts';
import type { SidePose } from '../table/fighting-machine.ts';

/** The words for each shift of a die's colour. */
const PART_WORDS: Readonly<Record<SidePart, string>> = {
  skill: 'skill',
  aim: 'Firing',
  range: 'range',
  aspect: 'aspect',
  longBurst: 'long burst',
  evading: 'evading',
  size: 'size',
  haze: 'haze',
  highStratus: 'high stratus',
  mediumStratus: 'medium stratus',
  lowStratus: 'low stratus',
  height: 'height',
};

/** ` (range +1, aspect -1)`, or nothing. */
export function partsWords(parts: SideParts): string {
  const words = keysOf(parts).map((part) => `${PART_WORDS[part]} ${signed(parts[part] ?? 0)}`);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

const CLIMBS = ['shallow-climb', 'hard-climb'];

/** The words for a side's mission. */
export const AIM_WORDS = {
  'hold-the-front': 'hold the front',
  'stop-theirs': 'stop theirs',
  photograph: 'bring the plate home',
  direct: 'direct the guns',
  destroy: 'destroy the target',
} as const satisfies Record<Aim, string>;

/** (V116) The five places of the sun. */
const SUNS = ['over the west mat', 'high in the west', 'overhead', 'high in the east', 'over the east mat'] as const;

/** The sun, and the layers over all mats. */
export const layerWords = ({ sun, haze, storm, highStratus, mediumStratus }: Sky): string[] => [
  `sun ${SUNS[sun - 1] ?? SUNS[2]}`,
  ...(haze === undefined ? [] : [`haze to ${haze}`]),
  ...(storm === undefined ? [] : [`storm from ${storm}`]),
  ...(highStratus ? ['high stratus'] : []),
  ...(mediumStratus ? ['medium stratus'] : []),
];

/** Clouds of one megahex, which the picture draws. */
export const cloudWords = ({ cumuli, lowStrati }: Sky): string[] => [
  ...cumuli.map(({ column, level }) => `a cumulus about hex ${column}, level ${level}`),
  ...lowStrati.map(({ column, level }) => `low stratus about hex ${column}, level ${level}`),
];

/** The direction of a burst. */
export const ASPECTS = { front: 'from ahead', rear: 'from behind', side: 'from the side' } as const;

/** The level as which it counts, rule V030. */
export const levelIn = ({ y, attitude }: SidePose): number =>
  CLIMBS.includes(attitude) ? Math.ceil(y / 2) : Math.floor(y / 2);

/** `level 12`; level 0 is the ground. */
export const levelWords = (pose: SidePose): string => {
  const level = levelIn(pose);
  return level > 0 ? `level ${level}` : 'on the ground';
};

export const facing = ({ heading }: Pick<SidePose, 'heading'>): string => (heading === 1 ? 'east' : 'west');

/** The nose as an arrow. */
export function arrow({ heading, attitude }: SidePose): string {
  const east = heading === 1;
  if (attitude === 'level') return east ? '→' : '←';
  if (attitude.endsWith('climb')) return east ? '↗' : '↖';
  return east ? '↘' : '↙';
}

/** `ahead, nine hexes, two levels above you, pointing west`. */
export function seenFrom(own: SidePose, other: SidePose): string {
  const along = (columnOf(other) - columnOf(own)) * own.heading;
  const hexes = Math.round(Math.abs(along) / HEX);
  const levels = levelIn(other) - levelIn(own);
  const way = along < 0 ? 'behind' : 'ahead';
  return [
    ...(hexes === 0 ? ['in your column'] : [way, hexCount(hexes)]),
    levels === 0 ? 'level with you' : `${counted(Math.abs(levels), 'level')} ${levels > 0 ? 'above you' : 'below you'}`,
    `pointing ${facing(other)}`,
  ].join(', ');
}

export const dashboardName = (id: string, { fights }: Rulebook): string =>
  fights['winged-victory'].dashboards[id]?.name ?? id;

const SPECIALS: ReadonlyMap<string, string> = byName({
  level: 'level flight',
  jettison: 'level flight, and the bombs away',
  easy: 'an Easy Turn',
  'falling-leaf': 'a Falling Leaf',
  jink: 'a Jink',
  'barrel-roll': 'a Barrel Roll',
  'half-loop': 'a Half Loop',
  wingover: 'a Wingover',
  'wingover-dive': 'a Wingover into a shallow dive',
  'wingover-hard-dive': 'a Wingover into a hard dive',
  immelmann: 'an Immelmann',
  'side-slip': 'a Side Slip',
  stall: 'a stall',
});

/** The same for a machine that flies it. */
export function flownWords(word: string): string {
  if (word === 'level') return 'level';
  return word === 'jettison' ? 'level, and drops her bombs' : moveWords(word);
}

/** A move's word as text. */
export function moveWords(word: string): string {
  const special = SPECIALS.get(word);
  if (special) return special;
  const [kind = '', what = '', before = '0', down = '0'] = word.split('-');
  if (what !== 'climb' && what !== 'dive') return turnOf(kind, Number(what), Number(before));
  const after = Number(before) > 0 ? ` after ${hexCount(Number(before))}` : '';
  const size = what === 'dive' ? ` of ${hexCount(Number(down))}` : '';
  return `a ${kind} ${what}${size}${after}${turnWords(word)}`;
}

const turnOf = (kind: string, hexes: number, levels: number): string =>
  `a ${kind === 'normal' ? 'Normal' : 'Hard'} Turn after ${hexCount(hexes)}${lossWords(levels)}`;

function turnWords(word: string): string {
  if (word.endsWith('-turn-midway')) return ', turning midway';
  const [, hexes] = /-turn-(\d+)$/.exec(word) ?? [];
  if (hexes !== undefined) return `, turning after ${inWords(Number(hexes))}`;
  return word.endsWith('-turn') ? ', turning at the end' : '';
}

const lossWords = (levels: number): string =>
  levels === 0 ? ', keeping its height' : `, losing ${counted(levels, 'level')}`;

export const hexCount = (hexes: number): string => (hexes === 1 ? 'one hex' : `${inWords(hexes)} hexes`);
