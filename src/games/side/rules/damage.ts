import { expectDefined } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import type { Dashboard, EngineBox, MachinePart } from '../cards/dashboard.ts';
import type { Blow } from '../cards/ladder.ts';
import type { Aspect } from '../cards/marks-of-combat.ts';
import type { Mishap } from '../table/energy-events.ts';
import type { FightingMachine, HitBy, HowOut, MountedGun } from '../table/fighting-machine.ts';
import { hexOf, makePose } from './flight/pose.ts';
import { dashboardOf, hasOption, type SideFight } from './side-fight.ts';
import { partsOf, skillShift, tryTest } from './test-dice.ts';

/** A hit on a machine: the result of the die, the direction, and who caused it. */
export interface SideHit {
  readonly machine: FightingMachine;
  readonly blow: Exclude<Blow, 'miss'>;
  readonly aspect: Aspect;
  readonly by: string;
  /** The gun of a machine, if it was one. */
  readonly mount?: MountedGun['mount'];
}

/** (V090) Which part is hit, and (V091) to (V098) the effect. */
export function strike(hit: SideHit, fight: SideFight, table: Table): void {
  const { machine, blow, aspect, by } = hit;
  if (machine.out) return;
  const dash = dashboardOf(machine.dashboard, table.book);
  const roll = table.roll('hit-location', machine.id);
  const shift = hasOption(fight, 'aimed-locations') ? AIMED[aspect] : 0;
  const { part, seat = 1 } = locationAt(dash, roll.total + shift);
  noteHit(hit);
  const points = pointsOf(blow);
  machine.structure = structureAfter(part, points, machine, dash);
  const { structure } = machine;
  const boxes = dash.structure.boxes;
  table.tell({
    type: 'part-hit',
    machine: machine.id,
    by,
    roll,
    parts: partsOf({ aspect: shift }),
    part,
    blow,
    structure,
    boxes,
  });
  suffer({ machine, part, seat, points, dash }, fight, table);
  if (structure > boxes) leave(machine, 'cracked-up', fight, table);
}

/**
 * (43) Who hit the machine last. Flames belong to whoever lit them. Whoever killed the pilot has the machine, whoever
 * hits it later.
 */
function noteHit({ machine, by, mount }: SideHit): void {
  const flames = by === 'fire' ? machine.litBy : undefined;
  const last = mount ? { machine: by, mount } : flames;
  if (last && machine.pilot !== 'dead') machine.hitBy = last;
}

/** (V090) One more from behind, one less from ahead. */
const AIMED: Readonly<Record<Aspect, number>> = { rear: 1, front: -1, side: 0 };

function locationAt({ locations }: Dashboard, total: number): Dashboard['locations'][number] {
  const at = Math.min(Math.max(total, 1), 20);
  return expectDefined(
    locations.find(({ from, to }) => from <= at && at <= to),
    `location ${at}`,
  );
}

/** Points of damage, or nothing for a destroyed component. */
const pointsOf = (blow: SideHit['blow']): number | undefined => (blow === 'destroyed' ? undefined : Number(blow));

/** (V091) (V094) The structure after a hit: a control surface passes on one point. */
function structureAfter(
  part: MachinePart,
  points: number | undefined,
  { structure }: Pick<FightingMachine, 'structure'>,
  dash: Dashboard,
): number {
  if (part === 'structure') return points === undefined ? nextLine(dash, structure) : structure + points;
  return part === 'ailerons' || part === 'elevators' || part === 'rudder' ? structure + 1 : structure;
}

/** A part that is hit, the seat of a gunner, and the points; no points for a destroyed part. */
interface StruckPart {
  readonly machine: FightingMachine;
  readonly part: MachinePart;
  readonly seat: number;
  readonly points: number | undefined;
  readonly dash: Dashboard;
}

/** The further effects of a hit. */
function suffer(struck: StruckPart, fight: SideFight, table: Table): void {
  const { machine, part } = struck;
  switch (part) {
    case 'structure':
      return;
    case 'engine':
      return hitEngine(struck, fight, table);
    case 'tank':
      return puncture(machine, fight, table, 'runs-on');
    case 'pilot':
      return woundPilot(struck, fight, table);
    case 'gunner':
      return woundGunner(struck, table);
    default:
      return hitControl({ ...struck, part }, table);
  }
}

/** (V092) Up to the next thick line; from the last box before a line, up to the line after it. */
export function nextLine({ structure: { lines, boxes } }: Dashboard, at: number): number {
  const next = lines.filter((line) => line > at);
  const [first = boxes + 1, second = boxes + 1] = next;
  return first === at + 1 ? second : first;
}

type ControlStruck = StruckPart & { readonly part: 'ailerons' | 'elevators' | 'rudder' };

/** (V094) A control surface takes its points; once destroyed it no longer works. */
function hitControl({ machine, part, points, dash: { controls } }: ControlStruck, table: Table): void {
  const before = machine[part];
  machine[part] = Math.min(controls, before + (points ?? controls));
  if (before < controls && machine[part] === controls) befall(machine, 'part-inoperable', table, { part });
}

const WEAKER: readonly EngineBox[] = ['minus-1', 'minus-2'];

/** (V095) The loss of engine power from one hit is told once, even if it crosses both boxes. */
const weakened = (boxes: readonly EngineBox[], points: number | undefined): EngineBox | undefined =>
  points === undefined ? undefined : boxes.findLast((box) => WEAKER.includes(box));

/** (V095) Box by box: weaker, a leak, fire. Ruling: one hit that destroys an engine stops it, and it leaks. */
function hitEngine({ machine, points, dash }: StruckPart, fight: SideFight, table: Table): void {
  const leaks = dash.engineBoxes.indexOf('leaks') + 1;
  const boxes = dash.engineBoxes.length;
  const before = machine.engine;
  machine.engine = Math.min(boxes, points === undefined ? Math.max(before, leaks) : before + points);
  const crossed = dash.engineBoxes.slice(before, machine.engine);
  const weaker = weakened(crossed, points);
  for (const box of crossed) {
    if (box === weaker) befall(machine, 'engine-weaker', table, { lost: speedLost(machine, dash) });
    if (box === 'leaks') puncture(machine, fight, table, engineAfter(points));
    if (box === 'burns') catchFire(machine, machine.hitBy, table);
  }
  if (points === undefined && machine.leak !== 0) {
    machine.leak = 0;
    machine.holedBy = machine.hitBy;
    stopEngine(machine, table);
  }
}

/** A hit without points destroys the part. */
const engineAfter = (points: number | undefined): 'runs-on' | 'stops' => (points === undefined ? 'stops' : 'runs-on');

/** (V099) The engine stops: from now on the pip stays at 0, as long as somebody controls the machine. */
export function stopEngine(machine: FightingMachine, table: Table): void {
  machine.pip = 0;
  machine.pipShown = 0;
  befall(machine, 'engine-stopped', table);
}

/** (V095) The speed that the engine has lost for good. */
export function speedLost({ engine }: Pick<FightingMachine, 'engine'>, { engineBoxes }: Dashboard): number {
  const reached = engineBoxes.slice(0, engine);
  if (reached.includes('minus-2')) return 2;
  return reached.includes('minus-1') ? 1 : 0;
}

/** (V096) (V099) (V101) A leak: some turns until the engine stops, and oil on the goggles. */
function puncture(machine: FightingMachine, fight: SideFight, table: Table, engine: 'runs-on' | 'stops'): void {
  machine.tank = 'punctured';
  if (machine.leak !== undefined) return;
  machine.leak = table.roll('leak-turns', machine.id).total;
  machine.holedBy = machine.hitBy;
  // An engine that stops at once has no turns left to be told of.
  befall(machine, 'leaks', table, engine === 'stops' ? {} : { turns: machine.leak });
  if (hasOption(fight, 'goggles')) machine.oiled = true;
}

export function catchFire(machine: FightingMachine, by: HitBy | undefined, table: Table): void {
  if (machine.burning) return;
  machine.burning = true;
  machine.litBy = by;
  befall(machine, 'caught-fire', table);
}

/** (V097) (V098) A second wound kills, and so does a destroyed component. */
function woundPilot({ machine, points }: StruckPart, fight: SideFight, table: Table): void {
  if (machine.pilot === 'dead') return;
  if (machine.pilot === 'well' && points !== undefined) {
    machine.pilot = 'wounded';
    return befall(machine, 'pilot-wounded', table);
  }
  machine.pilot = 'dead';
  befall(machine, 'pilot-killed', table);
  losePilot(machine, fight);
}

/** (V105) (V106) The attitude stays as it is; from level flight the machine goes into a dive. */
function losePilot(machine: FightingMachine, fight: SideFight): void {
  if (machine.falling === 'no') machine.falling = 'pilot-dead';
  const { x, y, heading, attitude } = machine.pose;
  if (attitude !== 'level') return;
  const steep = hasOption(fight, 'west-wind') && heading === -1;
  machine.pose = makePose(x, y, heading, steep ? 'hard-dive' : 'shallow-dive');
}

/** (V097) Of several gunners the one in that seat. */
function woundGunner({ machine, seat, points }: StruckPart, table: Table): void {
  const health = machine.gunners[seat - 1];
  if (health === undefined || health === 'dead') return;
  const dies = points === undefined || health === 'wounded';
  machine.gunners[seat - 1] = dies ? 'dead' : 'wounded';
  befall(machine, dies ? 'gunner-killed' : 'gunner-wounded', table);
}

export function befall(
  { id: machine }: Pick<FightingMachine, 'id'>,
  what: Mishap,
  table: Table,
  more: { readonly part?: MachinePart; readonly turns?: number; readonly cue?: number; readonly lost?: number } = {},
): void {
  table.tell({ type: 'side-mishap', machine, what, ...more });
}

/** (V104) (V106) Out of the fight. The place counts: it is the point of impact. */
export function leave(machine: FightingMachine, how: HowOut, fight: SideFight, table: Table): void {
  machine.out = how;
  machine.outTurn = fight.turn;
  table.tell({ type: 'side-out', machine: machine.id, how, x: hexOf(machine.pose) });
}

/** (V027) (V051) (V052) The Structural Test, and its effect on the machine. */
export function tryStructure(machine: FightingMachine, fight: SideFight, table: Table): void {
  const dash = dashboardOf(machine.dashboard, table.book);
  const parts = { skill: skillShift(machine, table.book) };
  const outcome = tryTest({ kind: 'structural', machine, base: dash.structural, parts }, table);
  if (outcome === 'four-points') machine.structure += FOUR;
  if (outcome === 'crack-up' || machine.structure > dash.structure.boxes) {
    befall(machine, 'structural-failure', table);
    leave(machine, 'cracked-up', fight, table);
  }
}

const FOUR = 4;
