import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ZONES } from '../../../src/cards/ground.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { generatorFrom } from '../../../src/dice/seeded-cup.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { emptyFolder } from '../program/wof.ts';

type Written = Record<string, unknown>;
interface Manual extends Written {
  readonly activities: Readonly<Record<string, Written>>;
}

const FILES = readdirSync('data/missions').map((file) => join('data/missions', file));
const PRINTED: readonly Manual[] = [...FILES, 'docs/examples/leaflet-drop.yaml'].map((file) =>
  parse(readFileSync(file, 'utf8')),
);

/** Activities that are written together, because one alone has no effect. */
const KITS = [
  ['patrol'],
  ['photograph'],
  ['spot'],
  ['bomb'],
  ['drop'],
  ['attackBalloon'],
  ['scan', 'strafeTarget'],
  ['strafeTrench'],
] as const;
type Kit = (typeof KITS)[number];
const OVER_PLACES: readonly string[] = ['photograph', 'spot', 'bomb', 'drop'];
const BY_TWO_SEATERS: readonly string[] = ['photograph', 'spot', 'bomb'];
const PLACES = ['marshalling-yard', 'advance-hq', 'supply-dump', 'rail-junction', 'troops', 'aerodrome', 'battery'];

interface Chance {
  below(count: number): number;
  oneOf<T>(things: readonly T[]): T;
  some<T>(things: readonly T[], most: number): T[];
}

function chanceFrom(word: string): Chance {
  const generator = generatorFrom(word);
  const below = (count: number) => (generator.int32() >>> 0) % count;
  const oneOf = <T>(things: readonly T[]): T => things[below(things.length)] as T;
  const some = <T>(things: readonly T[], most: number): T[] => {
    const left = [...things];
    return Array.from({ length: 1 + below(most) }, () => left.splice(below(left.length), 1)[0] as T);
  };
  return { below, oneOf, some };
}

/** A random manual made from printed parts, and its row on the roster. */
function manualBy(chance: Chance, { missionMap }: Rulebook) {
  const names = chance.some<Kit>(KITS, 3).flat();
  const activities = Object.fromEntries(names.map((name) => [name, chance.oneOf(cardsOf(name))]));
  const places = names.some((name) => OVER_PLACES.includes(name)) ? chance.some(PLACES, 3) : [];
  const targets = [...places, ...(names.includes('attackBalloon') ? ['balloon'] : [])];
  const pairs = names.some((name) => BY_TWO_SEATERS.includes(name)) ? { from: 1, to: 2 } : { from: 0, to: 0 };
  const escort = pairs.to > 0 && chance.below(2) === 0 ? { escort: { points: 1, source: 'invented' } } : {};
  const zones = chance.some(ZONES, 3);
  const named = missionMap.targets.filter(({ kind }) => places.includes(kind));
  // Half of those with a target place name it; the others find one in their zones.
  const target = named.length > 0 && chance.below(2) === 0 ? chance.oneOf(named).target : undefined;
  const { notFlown, failed, encounters } = chance.oneOf(PRINTED);
  const manual: Manual = {
    mission: 'By Chance',
    rules: [23],
    briefing: 'Do what there is to do.',
    watches: ['morning'],
    crews: { fighters: { from: pairs.from === 0 ? 1 : 0, to: 4 }, twoSeaters: pairs, source: 'invented' },
    targets,
    activities: { ...escort, ...activities },
    notFlown,
    failed,
    encounters,
  };
  return { manual, scheduled: { half: 'morning', zones, ...(target !== undefined && { target }), source: 'invented' } };
}

const cardsOf = (name: string): Written[] =>
  PRINTED.flatMap(({ activities: { [name]: card } }) => (card ? [card] : []));

/** Our cards with so many random manuals, each due on a day of its own for B Flight and nothing else. */
export function withManualsByChance(count: number, word: string, ours: Rulebook): Rulebook {
  const chance = chanceFrom(word);
  const overlay = emptyFolder();
  for (const folder of ['missions', 'cards']) mkdirSync(join(overlay, folder));
  const roster = parse(readFileSync('data/cards/daily-mission-roster.yaml', 'utf8')) as { days: Written[] };
  for (let n = 1; n <= count; n++) {
    const { manual, scheduled } = manualBy(chance, ours);
    writeFileSync(join(overlay, 'missions', `by-chance-${n}.yaml`), JSON.stringify(manual));
    Object.assign(roster.days[n - 1] ?? {}, { B: [{ ...scheduled, mission: `by-chance-${n}` }] });
  }
  writeFileSync(join(overlay, 'cards', 'daily-mission-roster.yaml'), JSON.stringify(roster));
  return loadRulebook('data', overlay);
}
