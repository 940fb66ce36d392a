import { rowAt } from '../../../cards/row-at.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import { counted, inWords } from '../../../words/numbers.ts';
import type { CloudsDecisions } from '../table/clouds-decisions.ts';
import type { TestFor } from '../table/clouds-events.ts';
import { type FightingMachine, has, machineNamed, type SkirmishSeen } from '../table/skirmish.ts';
import { BADLY } from './move/move-words.ts';

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

function standsText({ test, skill, roll, view, side, machine: id }: FailedTest, { fights }: Rulebook): string {
  if (test === 'hit') return damageText(skill, enemiesIn(view, side), fights);
  const machine = machineNamed(id, view);
  const isStrain = STRAINS.has(test) || (test === 'tight-turn' && machine.speed * 10 > machine.panel.top);
  if (isStrain) return apartText(machine, fights['clouds-of-glory']);
  if (test === 'tight-turn') return roll - skill >= BADLY ? 'she spins' : 'she turns wide';
  return KEPT[test] ?? 'it stands';
}

/** What strains the air frame; a tight turn does beyond the top speed. */
const STRAINS: ReadonlySet<TestFor> = new Set(['damage', 'speed']);

/** (C043) (C044) How often the strain takes a wing or all of her: `one in three she comes apart`. */
function apartText({ pilot }: FightingMachine, { mishaps }: Rulebook['fights']['clouds-of-glory']): string {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => Math.min(face + (has(pilot, 'best-rigger') ? 1 : 0), 6));
  const isFatal = (face: number) =>
    mishaps.structuralFailure.some(
      ({ from, to, effects }) => from <= face && face <= to && effects.some(({ do: does }) => FATAL.has(does)),
    );
  const bad = faces.filter(isFatal).length;
  if (bad === 0) return 'she loses some of her strength';
  const isWhole = faces.length % bad === 0;
  const odds = isWhole ? `one in ${inWords(faces.length / bad)}` : `${inWords(bad)} in ${inWords(faces.length)}`;
  return `${odds} she comes apart`;
}

const FATAL: ReadonlySet<string> = new Set(['breaks-up', 'wing-gone']);

/** What follows a failed test, where it is certain. */
const KEPT: { readonly [T in TestFor]?: string } = {
  stay: 'she goes home',
  nerve: 'she goes home',
  stall: 'she spins',
  spin: 'she spins on',
  death: 'he dies',
  shot: 'a miss',
  collision: 'they collide',
  restart: 'the engine does not start',
  faint: 'he faints',
  wake: 'he does not wake',
};
