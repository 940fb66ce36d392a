import { lazyFields } from '../../../cards/reading/once.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { Counter, FightingMachine, SeenMachine, SideView } from '../table/fighting-machine.ts';
import type { SideFight } from './side-fight.ts';

/** The fight as one side may see it: of an unseen enemy only the place of its counter. */
export function viewFor(side: Side, fight: SideFight): SideView {
  const { turn, turns, hexes, floor, sky, options, clock } = fight;
  return {
    mission: { ...fight.missions[side] },
    ...(clock && { clock: { dfd: clock.dfd, turnsInPhase: clock.turnsInPhase } }),
    turn,
    turns,
    hexes,
    floor,
    sky,
    options,
    machines: fight.machines.map((machine) => seenBy(side, machine, fight)),
    hides: fight.machines.some((machine) => machine.side === side && !isKnownTo(enemyOf(side), machine, fight)),
    targets: fight.targets.map((target) => ({ ...target })),
    flak: fight.barrages.map((barrage) => ({ ...barrage })),
  };
}

/** The side of a question. */
export interface AskedOf {
  readonly side: Side;
  readonly fight: SideFight;
}

/** The view that every question carries. It is lazy: in a replay nobody looks at it. */
export const LOOKED_AT = { view: ({ side, fight }: AskedOf) => viewFor(side, fight) } as const;

/** The facts of a question, and the fight as the asked side may see it. */
export const withItsView = lazyFields<AskedOf, { view: SideView }>(LOOKED_AT, ['view']);

/**
 * (V072) (V079) Whether a side knows a machine: its own, one that is out, or one in sight of one of its own that is
 * still in the fight.
 */
export const isKnownTo = (side: Side, machine: FightingMachine, { machines }: Pick<SideFight, 'machines'>): boolean =>
  machine.side === side ||
  machine.out !== undefined ||
  machines.some((own) => own.side === side && own.out === undefined && own.seen.includes(machine.id));

/** (V079) The marker hides the type. (V019) Only its own side knows a throttle before the move. */
function seenBy(side: Side, machine: FightingMachine, fight: SideFight): SeenMachine {
  if (!isKnownTo(side, machine, fight)) return counterOf(side, machine, fight);
  return machine.side === side ? copied(machine, [...machine.seen], 'all') : copied(machine, [], 'what-is-shown');
}

function counterOf(
  side: Side,
  { id, side: its, pose, flew, falling, out }: FightingMachine,
  fight: SideFight,
): Counter {
  const hidden = fight.machines.filter((other) => other.side === its && !isKnownTo(side, other, fight));
  const couldBe = [...new Set(hidden.map(({ dashboard }) => dashboard))].toSorted();
  return { known: false, id, side: its, pose, hasFlown: flew !== '', falls: falling !== 'no', couldBe, out };
}

/** The machine as it is now. Field by field: a fight asks for thousands, and a spread takes five times as long. */
const copied = (machine: FightingMachine, seen: readonly string[], knows: 'all' | 'what-is-shown'): SeenMachine => ({
  known: true,
  id: machine.id,
  side: machine.side,
  dashboard: machine.dashboard,
  skill: machine.skill,
  aim: machine.aim,
  gunnerAim: machine.gunnerAim,
  nerve: machine.nerve,
  ceiling: machine.ceiling,
  pose: machine.pose,
  start: machine.start,
  cue: machine.cue,
  pip: knows === 'all' ? machine.pip : machine.pipShown,
  pipShown: machine.pipShown,
  guns: machine.guns.map(({ mount, left, plates, jammed }) => ({ mount, left, plates: [...plates], jammed })),
  structure: machine.structure,
  ailerons: machine.ailerons,
  elevators: machine.elevators,
  rudder: machine.rudder,
  engine: machine.engine,
  tank: machine.tank,
  pilot: machine.pilot,
  gunners: [...machine.gunners],
  buckingham: machine.buckingham,
  leak: machine.leak,
  burning: machine.burning,
  falling: machine.falling,
  goggles: machine.goggles,
  oiled: machine.oiled,
  bombs: machine.bombs,
  seen,
  flew: machine.flew,
  shook: machine.shook,
  fired: [...machine.fired],
  bombing: machine.bombing,
  hitBy: machine.hitBy,
  holedBy: machine.holedBy,
  litBy: machine.litBy,
  out: machine.out,
  outTurn: machine.outTurn,
});
