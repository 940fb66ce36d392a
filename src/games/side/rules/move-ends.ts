import type { Table } from '../../../table/table.ts';
import { updatedCue } from '../cards/cue.ts';
import type { Dashboard } from '../cards/dashboard.ts';
import type { EndedMove, FightingMachine, MoveEnd } from '../table/fighting-machine.ts';
import { aspectOf, hexesTo } from './flight/arcs.ts';
import { needsHand, silencedBy } from './flight/choice.ts';
import { isStalled } from './flight/energy.ts';
import type { Move } from './flight/move.ts';
import { levelOf } from './flight/pose.ts';
import { type Arrival, arrivalOf } from './flight/shape.ts';
import { dashboardOf, edgeOver, enemiesOf, hasOption, type SideFight } from './side-fight.ts';
import { poseOfTarget } from './spotting.ts';

/** How each move would end, shown before one is chosen. Facts common to all moves are looked up once. */
export function endsOf(
  moves: readonly Move[],
  machine: FightingMachine,
  fight: SideFight,
  table: Table,
): Readonly<Record<string, MoveEnd>> {
  const leaving = { machine, dash: dashboardOf(machine.dashboard, table.book), marks: marksBefore(machine, fight) };
  return Object.fromEntries(moves.map((move) => [move.word, endOf(move, leaving, fight, table)]));
}

/** The machine that is to move, and what it can see. */
interface MoveStart {
  readonly machine: FightingMachine;
  readonly dash: Dashboard;
  readonly marks: ReturnType<typeof marksBefore>;
}

function endOf(move: Move, leaving: MoveStart, fight: SideFight, table: Table): MoveEnd {
  const { machine, marks } = leaving;
  const { combat } = table.book.fights['winged-victory'];
  const seen = firesAhead(machine, move) ? marks : [];
  const shots = seen.flatMap(({ id, pose, isTarget }) => {
    const hexes = hexesTo('fixed', move.end, pose, combat);
    if (hexes === undefined) return [];
    return [{ target: id, hexes, aspect: isTarget ? ('side' as const) : aspectOf(pose, move.end) }];
  });
  return { ...endedAt(arrivalOf(move), leaving, fight), shots };
}

/** Where a move ends, and the machine's situation there, by public knowledge only. */
export function endedAt(
  move: Arrival,
  { machine, dash }: { readonly machine: Pick<FightingMachine, 'side' | 'cue' | 'pip'>; readonly dash: Dashboard },
  fight: Pick<SideFight, 'floor' | 'hexes' | 'options'>,
): EndedMove {
  const level = levelOf(move.end);
  const cue = machine.cue + move.energy;
  const next = updatedCue(cue, machine.pip);
  const over = move.lands === 'no' ? edgeOver(move.end, machine.side, fight) : undefined;
  const end = {
    pose: move.end,
    hexes: move.hexes,
    cue,
    next,
    stalls: move.word === 'falling-leaf' || move.stalls || isStalled(dash, next, level),
    lands: fight.floor === 'ground' ? move.lands : 'no',
    test: hasOption(fight, 'handling-tests') && needsHand(move.word),
  };
  return over ? { ...end, over } : end;
}

/** (V057) (V059) to (V062) (V089) Whether the pilot may fire in a turn flown in this way, and has a working gun. */
const firesAhead = ({ guns }: FightingMachine, { word, stalls }: Move): boolean =>
  !stalls &&
  !silencedBy(word).pilot &&
  guns.some(({ mount, left, jammed }) => mount === 'fixed' && left > 0 && !jammed);

/** (V072) The enemies and targets in sight. */
function marksBefore({ side, seen }: FightingMachine, fight: SideFight) {
  const machines = enemiesOf(side, fight).map(({ id, pose }) => ({ id, pose, isTarget: false }));
  const targets = fight.targets
    .filter((target) => target.side !== side && !target.destroyed)
    .map((target) => ({ id: target.id, pose: poseOfTarget(target), isTarget: true }));
  return [...machines, ...targets].filter(({ id }) => seen.includes(id));
}
