import type { Ground } from '../../cards/ground.ts';
import { COURSES, type HexId, neighbour } from '../../cards/hexes.ts';
import { keysOf } from '../../cards/keys-of.ts';
import { hexOf, isOnMap, namesIn, rowsOf } from '../../cards/map.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';
import { capital, listed } from '../../words/numbers.ts';

/**
 * The whole map in words: each row from west to east; hexes with the same value are grouped where nothing else
 * distinguishes them.
 */
export function mapInWords(map: MissionMap, flight: HexId | undefined): string {
  return rowsOf(map)
    .map((hexes) => rowInWords(map, hexes, flight))
    .join('\n');
}

const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  allied: 'Our side',
  trenches: 'The trenches',
  enemy: 'Their side',
};

export const groundText = (ground: Ground): string => GROUND_WORDS[ground].toLowerCase();

function rowInWords(map: MissionMap, hexes: readonly HexId[], flight: HexId | undefined): string {
  const [first = ''] = hexes;
  const parts = keysOf(GROUND_WORDS).map((ground) => {
    const here = hexes.filter((hex) => hexOf(map, hex).ground === ground);
    return `${GROUND_WORDS[ground]}: ${runsOf(map, here, flight).join('; ')}.`;
  });
  return [`Row ${first.slice(0, 1)}, zone ${hexOf(map, first).zone}.`, ...parts].join(' ');
}

/** Each hex with something to tell, and between them the runs of plain hexes with one value. */
function runsOf(map: MissionMap, hexes: readonly HexId[], flight: HexId | undefined): string[] {
  const runs: { hexes: HexId[]; told: string }[] = [];
  for (const hex of hexes) {
    const told = tellingOf(map, hex, flight);
    const last = runs.at(-1);
    if (last && told === '' && last.told === '' && valueIn(map, last.hexes[0]) === valueIn(map, hex))
      last.hexes.push(hex);
    else runs.push({ hexes: [hex], told });
  }
  return runs.map(({ hexes, told }) => `${spanOf(hexes)} value ${valueIn(map, hexes[0])}${told}`);
}

const valueIn = (map: MissionMap, hex: HexId | undefined) => (hex === undefined ? 0 : hexOf(map, hex).value);
const spanOf = (hexes: readonly HexId[]) => (hexes.length === 1 ? `${hexes[0]}` : `${hexes[0]} to ${hexes.at(-1)}`);

/** What distinguishes a hex: its names, its field, its guns, the flight over it. */
function tellingOf(map: MissionMap, hex: HexId, flight: HexId | undefined): string {
  const facts = [
    ...namesIn(map, hex).filter((name) => !map.fields.some((field) => field.hex === hex && field.name === name)),
    ...fieldFacts(map, hex),
    ...map.batteries.filter((one) => one.hex === hex).map(({ sides }) => `heavy hex-sides to the ${listed(sides)}`),
    ...(hex === flight ? ['the flight is here'] : []),
  ];
  return facts.length === 0 ? '' : `, ${facts.join(', ')}`;
}

function fieldFacts({ fields }: MissionMap, hex: HexId): string[] {
  const words = { home: 'our home field', emergency: 'Emergency Landing Field', german: 'German field' } as const;
  return fields
    .filter((field) => field.hex === hex)
    .map(({ name, kind, units }) => `${name}, ${words[kind]}${units ? ` of ${listed(units)}` : ''}`);
}

/** One hex: whose it is, its value, its places, its targets, and what runs through it. */
export function hexInWords(map: MissionMap, hex: HexId): string {
  const { value, ground, zone } = hexOf(map, hex);
  const targets = map.targets.filter((target) => target.hex === hex).map(({ name }) => name);
  const [attack, through] = [listed(targets), listed(landmarksIn(map, hex))];
  return [
    `${hex}, zone ${zone}, ${groundText(ground)}: value ${value}${tellingOf(map, hex, undefined)}.`,
    ...(attack ? [`To attack: ${attack}.`] : []),
    ...(through ? [`Through it: ${through}.`] : []),
  ].join(' ');
}

/** A hex, and a line for each of its neighbours by its direction. */
export function hexAround(map: MissionMap, hex: HexId): string {
  const beside = keysOf(COURSES).flatMap((course) => {
    const next = neighbour(hex, COURSES[course]);
    return next !== undefined && isOnMap(map, next) ? [`${capital(COURSES[course])}: ${hexInWords(map, next)}`] : [];
  });
  return [hexInWords(map, hex), ...beside].join('\n');
}

/** The landmarks of a hex: a road, a river, a railway. */
export const landmarksIn = ({ landmarks }: MissionMap, hex: HexId): string[] =>
  landmarks.filter(({ through }) => through.includes(hex)).map(({ name }) => name);

/** The targets, zone by zone, for the foot of the map. */
export function targetsInWords(map: MissionMap): string {
  const zones = [...new Set(map.rows.map(({ zone }) => zone))];
  return zones
    .map((zone) => {
      const here = map.targets.filter(({ hex }) => hexOf(map, hex).zone === zone);
      return `Zone ${zone}: ${here.map(({ name, hex }) => `${name}, ${hex}`).join('; ')}.`;
    })
    .join('\n');
}
