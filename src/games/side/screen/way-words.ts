import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Meant } from '../../../kit/screen/asking.ts';
import { threatHeard, threatText } from '../../../kit/screen/threats.ts';
import type { Asked } from '../../../table/decisions.ts';
import { listed, plural } from '../../../words/numbers.ts';
import { hasPlate } from '../head/errand.ts';
import { machineIn } from '../head/known.ts';
import { threatsBehind } from '../head/reached.ts';
import { isInShape } from '../rules/flight/arcs.ts';
import { megahexesBetween } from '../rules/flight/megahex.ts';
import { hexOf } from '../rules/flight/pose.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { MoveEnd, SeenMachine, SideView } from '../table/fighting-machine.ts';
import { burstsAt, shellChance } from './barrage-words.ts';
import { turnsToEdge } from './edge-ahead.ts';
import { waysNamed } from './move-families.ts';
import { ASPECTS, facing, hexCount, levelWords, moveWords } from './side-words.ts';

type AboutMove = EnergyDecisions['energy-move']['about'];

/** (V067) Why the machine is in its pool. A pool moves before those with higher numbers. */
const POOLS: Readonly<Record<AboutMove['pool'], string>> = {
  1: 'she is out of control',
  2: 'an enemy is on her tail, or she on his',
  3: 'she is engaged',
  4: 'she sees no enemy',
  5: 'she has an enemy in sight',
};

/** The same, (V068) and on whose tail who is, (V069) or who is near. */
function whyNow({ machine, pool, view }: AboutMove, book: Rulebook): string {
  if (pool === 3) return engagedWords(machine, view);
  const tails = pool === 2 ? tailWords(machine, view, book) : [];
  return tails.length > 0 ? tails.join(', and ') : POOLS[pool];
}

/** (V069) The enemies in her megahex and round it. One who falls engages her like any other. */
function engagedWords(machine: string, { machines }: SideView): string {
  const own = machines.find(({ id }) => id === machine);
  const near = machines.filter(
    ({ side, out, pose }) => own && side !== own.side && out === undefined && megahexesBetween(own.pose, pose) <= 1,
  );
  if (near.length === 0) return POOLS[3];
  const names = near.map(
    (each) => `${each.id}${(each.known ? each.falling !== 'no' : each.falls) ? ' (who falls)' : ''}`,
  );
  return `she is engaged with ${listed(names)}`;
}

function tailWords(machine: string, { machines }: SideView, book: Rulebook): string[] {
  const own = machines.find(({ id }) => id === machine);
  const enemies = machines.filter(({ side, out }) => side !== own?.side && out === undefined);
  const { reach, sixths } = book.fights['winged-victory'].combat.tail;
  const isBehind = (tailed: SeenMachine, other: SeenMachine) => isInShape(tailed.pose, other.pose, reach, sixths);
  const names = (some: readonly SeenMachine[]) => listed(some.map(({ id, known }) => (known ? id : `${id} (unseen)`)));
  const behind = own ? enemies.filter((other) => isBehind(own, other)) : [];
  const ahead = own ? enemies.filter((other) => isBehind(other, own)) : [];
  // Two who have passed each other are each behind the other's tail.
  const passed = behind.filter((other) => ahead.includes(other));
  const after = behind.filter((other) => !passed.includes(other));
  const before = ahead.filter((other) => !passed.includes(other));
  return [
    ...(after.length > 0 ? [`${names(after)} ${plural(after.length, 'is', 'are')} on her tail`] : []),
    ...(before.length > 0 ? [`she is on the tail of ${names(before)}`] : []),
    ...(passed.length > 0 ? [`she and ${names(passed)} fly apart, tail to tail`] : []),
  ];
}

/** (V067) How a way is asked for: when she flies, and (V031) (V034) what climbs and turns want of her. */
export function askWay(about: AboutMove, book: Rulebook): string {
  const { pip, preparation, drag } = about;
  return `${askTurn(about, book, `throttle ${pip}`)} She ${straightWords(preparation)}; a climb or a turn costs ${drag} of her speed.`;
}

/** The same without what her dashboard shows. */
export const askTurn = (about: AboutMove, book: Rulebook, having: string): string =>
  `How does ${about.machine} fly, with ${having}? Pool ${about.pool} of 5 (5 flies last): ${whyNow(about, book)}.`;

/** Where a way ends, what it costs and brings, and what waits there. */
export const wayWords = (answer: string, about: AboutMove, book: Rulebook): string =>
  wayTold(answer, about, book, threatText);

/** The same for a listener. */
export const wayHeard = (answer: string, about: AboutMove, book: Rulebook): string =>
  wayTold(answer, about, book, threatHeard);

function wayTold(answer: string, about: AboutMove, book: Rulebook, threatsTold: typeof threatText): string {
  const end = about.ends[answer];
  const threats = threatsBehind(answer, about, book);
  const words = end ? endWords(answer, end, about.pip, about.view) : moveWords(answer);
  const shells = end && burstsAt(end.pose, about.view) ? `; shells burst there, ${shellChance(book)} to be hit` : '';
  return `${words}${shells}${threats ? `; ${threatsTold(threats)}` : ''}`;
}

/** The name of a kind brings its ways, each on a line; if it has only one, that is meant. */
export function waysOfKind(text: string, { about, options }: Asked<'energy-move'>, book: Rulebook): Meant | undefined {
  const name = text.trim().toLowerCase();
  const ways = waysNamed(name, options);
  const [only, ...more] = ways;
  if (only === undefined) return undefined;
  if (more.length === 0) return { is: 'answer', answer: only };
  const told = ways.map((way) => `${options.indexOf(way) + 1}, ${way}: ${wayWords(way, about, book)}.`);
  return { is: 'barred', why: [`${name}, ${ways.length} ways:`, ...told].join('\n') };
}

/** Why a way is asked for once more. */
export function wayDanger(answer: string, { ends, machine, view }: AboutMove): string | undefined {
  const end = ends[answer];
  if (end?.lands === 'crashes') return 'That way leads into the ground.';
  if (end?.over === undefined) return stallsUnmeant(answer, ends) ? 'That way ends in a stall.' : undefined;
  if (end.over === 'own' && hasPlate(machineIn(view, machine), view)) return undefined;
  return `That way leads ${OVER[end.over]}.`;
}

const straightWords = (preparation: number): string =>
  preparation === 0 ? 'climbs or dives at once' : `climbs or dives after ${hexCount(preparation)} straight ahead`;

/** A Falling Leaf is meant to stall, and sometimes every way stalls. */
const stallsUnmeant = (answer: string, ends: EnergyDecisions['energy-move']['about']['ends']): boolean =>
  answer !== 'falling-leaf' && ends[answer]?.stalls === true && Object.values(ends).some(({ stalls }) => !stalls);

/** (V124) A machine off the mats is out of the fight. */
const OVER = {
  own: 'off the mats by your own edge, home and out of the fight',
  their: 'off the mats by their edge, out of the fight',
} as const;

/** By the turn, that of the move counted. */
const OFF_IN: Readonly<Record<number, string>> = { 2: 'the next turn', 3: 'the turn after the next' };

function endWords(word: string, end: MoveEnd, pip: number, view: SideView): string {
  const { pose, cue, next, stalls, lands, over, test, shots } = end;
  const off = over === undefined && !stalls && lands === 'no' ? turnsToEdge(end, view) : undefined;
  const ends = `${levelWords(pose)}, hex ${hexOf(pose)}, ${facing(pose)}; speed ${cue}${cue === pip ? '' : `, then ${next}`}`;
  const warnings = [
    ...(stalls ? ['STALLS'] : []),
    ...(lands === 'crashes' ? ['INTO THE GROUND'] : []),
    ...(lands === 'lands' ? ['lands'] : []),
    ...(over ? [OVER[over].toUpperCase()] : []),
    ...(off === undefined ? [] : [`level on from there she is off the mats in ${OFF_IN[off]}`]),
    ...(test ? ['Handling Test'] : []),
    ...shots.map(({ target, hexes, aspect }) => `fires at ${target} ${ASPECTS[aspect]}, ${hexCount(hexes)} off`),
  ];
  return [`${moveWords(word)}: ${ends}`, ...warnings].join('; ');
}
