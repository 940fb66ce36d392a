import { rowAt } from '../../../cards/row-at.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import { counted, inWords, signed } from '../../../words/numbers.ts';
import { BADLY, FAILURES, fatalFaces } from '../head/strain.ts';
import type { CloudsDecisions } from '../table/clouds-decisions.ts';
import type { TestFor } from '../table/clouds-events.ts';
import { type CloudsCards, type FightingMachine, machineNamed, type SkirmishSeen } from '../table/skirmish.ts';

const enemiesIn = ({ machines }: SkirmishSeen, side: Side): string[] =>
  machines.filter((machine) => machine.side !== side).map(({ aircraft }) => aircraft);

/** A line of the damage table in words, `a gun is hit`, where all of these machines use the same table. */
function damageText(
  line: number,
  aircraft: readonly string[],
  { 'clouds-of-glory': cards }: Rulebook['fights'],
): string {
  const { results } = cards.damageOneEngine;
  const hasMore = aircraft.some((type) => cards.panels.panels[type]?.engines !== undefined);
  const { words } = results[Math.min(line, results.length) - 1] ?? {};
  return hasMore || words === undefined ? 'it stands' : words;
}

type FailedTest = CloudsDecisions['clouds-re-roll']['about'];

/** What follows a throw that is kept. */
export function keptText(about: FailedTest, book: Rulebook): string {
  const { jams } = about;
  return `${standsText(about, book)}${jams ? `, and ${jamText(jams, book)}` : ''}`;
}

/** (C111) (C112) How badly a gun jams: `a gun jams: for good 2 in 6, else up to three actions to clear it`. */
function jamText(fed: 'belt' | 'magazine', { fights }: Rulebook): string {
  const { malfunctions } = fights['clouds-of-glory'].shooting;
  const faces = [1, 2, 3, 4, 5, 6].map((face) => rowAt(malfunctions, face));
  const isLost = ({ is }: (typeof faces)[number]) => is === 'dead' || (is === 'spent' && fed === 'belt');
  const actions = faces.flatMap((row) => {
    const needed = fed === 'belt' ? row.actions : row.magazineActions;
    return isLost(row) || needed === 0 ? [] : [needed];
  });
  const most = counted(Math.max(0, ...actions), 'action');
  return `a gun jams: for good ${faces.filter(isLost).length} in ${faces.length}, else up to ${most} to clear it`;
}

function standsText(about: FailedTest, { fights }: Rulebook): string {
  const { test, skill, view, side, machine: id } = about;
  if (test === 'hit') return damageText(skill, enemiesIn(view, side), fights);
  const machine = machineNamed(id, view);
  const cards = fights['clouds-of-glory'];
  const isStrain = STRAINS.has(test) || (test === 'tight-turn' && machine.speed * 10 > machine.panel.top);
  return isStrain ? apartText(machine, cards) : (KEPT[test]?.(about, cards) ?? 'it stands');
}

/** What another throw may bring, how often, and what it costs. */
export function thrownAgainText({ test, skill, roll, left }: FailedTest): string {
  const price = left === 1 ? 'the last re-roll' : `one of ${counted(left, 're-roll')}`;
  if (test === 'hit')
    return `throw again: ${FACES - roll} in ${FACES} a higher line, and what falls stands; it costs ${price}`;
  const passes = skill < 1 ? 'no throw is low enough' : `${skill} in ${FACES} it succeeds`;
  return `throw again: ${passes}; it costs ${price}`;
}

const FACES = 20;

/**
 * No throw would pass, and how badly it fails makes no difference: a re-roll would be thrown away. A gun that jams may
 * be spared by another throw.
 */
export const isHopeless = ({ test, skill, jams }: FailedTest): boolean =>
  skill < 1 && jams === undefined && ALL_OR_NOTHING.has(test);

const ALL_OR_NOTHING: ReadonlySet<TestFor> = new Set([
  ...(['stall', 'spin', 'stick', 'stay', 'nerve', 'death', 'shot'] as const),
  ...(['collision', 'restart', 'faint', 'wake', 'water'] as const),
]);

/** What strains the air frame; a tight turn does beyond the top speed. */
const STRAINS: ReadonlySet<TestFor> = new Set(['damage', 'speed']);

/** (C043) (C044) How often the strain takes a wing or all of her: `one in three she comes apart`. */
function apartText({ pilot }: FightingMachine, cards: CloudsCards): string {
  const [all, bad] = [FAILURES.length, fatalFaces(pilot, cards).length];
  if (bad === 0) return 'she loses some of her strength';
  const odds = all % bad === 0 ? `one in ${inWords(all / bad)}` : `${inWords(bad)} in ${inWords(all)}`;
  return `${odds} she comes apart`;
}

/** What a failed test comes to. */
type KeptWords = (about: FailedTest, cards: CloudsCards) => string;

/** What follows a failed test, as far as it is certain. */
const KEPT: { readonly [T in TestFor]?: KeptWords } = {
  'tight-turn': (about, cards) =>
    about.roll - about.skill >= BADLY ? spinText('she spins', about, cards) : 'she turns wide',
  stall: (about, cards) => spinText('she spins', about, cards),
  spin: (about, cards) => spinText('she spins on', about, cards),
  stick: (about, cards) => `${spinText('she spins', about, cards, 'at once')}, and fires no more in this turn`,
  stay: ({ who }) => (who ? 'the observer fights no more' : 'she goes home'),
  nerve: () => 'she goes home',
  death: () => 'he dies',
  shot: () => 'a miss',
  collision: () => 'they collide',
  restart: () => 'the engine does not start',
  faint: () => 'he faints',
  wake: () => 'he does not wake',
  water: () => 'he drowns',
  jump: ({ skill, roll }, { mishaps }) => JUMPED[rowAt(mishaps.bailOut.results, skill - roll).is],
  place: ({ skill, roll }, { mishaps }) => {
    const { name, modifier } = rowAt(mishaps.places.byLuck, skill - roll);
    return `she comes down in ${name}, ${signed(modifier)} to the landing`;
  },
  landing: ({ skill, roll, view }, { mishaps }) =>
    rowAt(view.terrain === 'water' ? mishaps.landing.onWater : mishaps.landing.onLand, skill - roll).words,
};

const JUMPED = { killed: 'his parachute kills him', stuck: 'he is stuck until the next turn', out: 'he is out of her' };

/** (C005) How far a spin takes her down: `she spins, 4 lower next turn`; or into the ground. */
function spinText(spins: string, { machine, view }: FailedTest, cards: CloudsCards, when = 'in the next turn'): string {
  const { falls } = cards.movement.rebuilt.spin;
  const { height } = machineNamed(machine, view);
  return height > falls ? `${spins}, ${falls} lower ${when}` : `${spins}, and into the ground ${when}`;
}
