import type { Dashboard, EngineBox, Part } from '../../../rulebook/fights/winged-victory/dashboard.ts';
import type { Blow } from '../../../rulebook/fights/winged-victory/ladder.ts';
import type { Aspect } from '../../../rulebook/fights/winged-victory/marks-of-combat.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Mishap } from '../../../table/fights/winged-victory/energy-events.ts';
import type { FightingMachine, GunState, HowOut } from '../../../table/fights/winged-victory/fighting-machine.ts';
import type { Table } from '../../../table/table.ts';
import { HEX } from './flight/pose.ts';
import { dashboardOf, hasOption, type SideFight } from './side-fight.ts';
import { partsOf, skillShift, tryTest } from './test-dice.ts';

/** Something that hits a machine: what the die shows, from where, and who is to thank for it. */
export interface Hit {
  readonly craft: FightingMachine;
  readonly blow: Exclude<Blow, 'miss'>;
  readonly aspect: Aspect;
  readonly by: string;
  /** The gun of a machine, if it was one. */
  readonly mount?: GunState['mount'];
}

/** (V090) Where it hits, and (V091) to (V098) what comes of it. */
export function strike(hit: Hit, fight: SideFight, table: Table): void {
  const { craft, blow, aspect, by, mount } = hit;
  if (craft.out) return;
  const dash = dashboardOf(craft.dashboard, table.book);
  const roll = table.roll('hit-location', craft.id);
  const shift = hasOption(fight, 'aimed-locations') ? AIMED[aspect] : 0;
  const { part, seat = 1 } = locationAt(dash, roll.total + shift);
  if (mount) craft.hitBy = { machine: by, mount };
  const points = pointsOf(blow);
  craft.structure = structureAfter(part, points, craft, dash);
  const { structure } = craft;
  const boxes = dash.structure.boxes;
  table.tell({
    type: 'part-hit',
    machine: craft.id,
    by,
    roll,
    parts: partsOf({ aspect: shift }),
    part,
    blow,
    structure,
    boxes,
  });
  suffer({ craft, part, seat, points, dash }, fight, table);
  if (structure > boxes) leave(craft, 'cracked-up', fight, table);
}

/** (V090) One more from behind, one less from in front. */
const AIMED: Readonly<Record<Aspect, number>> = { rear: 1, front: -1, side: 0 };

function locationAt({ locations }: Dashboard, total: number): Dashboard['locations'][number] {
  const at = Math.min(Math.max(total, 1), 20);
  return promised(
    locations.find(({ from, to }) => from <= at && at <= to),
    `location ${at}`,
  );
}

/** Points of damage, or nothing for a component destroyed. */
const pointsOf = (blow: Hit['blow']): number | undefined => (blow === 'destroyed' ? undefined : Number(blow));

/** (V091) (V094) What the structure has taken: of a control surface one point. */
function structureAfter(
  part: Part,
  points: number | undefined,
  { structure }: Pick<FightingMachine, 'structure'>,
  dash: Dashboard,
): number {
  if (part === 'structure') return points === undefined ? nextLine(dash, structure) : structure + points;
  return part === 'ailerons' || part === 'elevators' || part === 'rudder' ? structure + 1 : structure;
}

/** A part that is hit: of a gunner, in which seat; and for how many points, or for all that it has. */
interface Struck {
  readonly craft: FightingMachine;
  readonly part: Part;
  readonly seat: number;
  readonly points: number | undefined;
  readonly dash: Dashboard;
}

/** What comes of it besides. */
function suffer(struck: Struck, fight: SideFight, table: Table): void {
  const { craft, part } = struck;
  switch (part) {
    case 'structure':
      return;
    case 'engine':
      return hitEngine(struck, fight, table);
    case 'tank':
      return puncture(craft, fight, table);
    case 'pilot':
      return woundPilot(struck, fight, table);
    case 'gunner':
      return woundGunner(struck, table);
    default:
      return hitControl({ ...struck, part }, table);
  }
}

/** (V092) To the next thick line; on the box before one, to the line after it. */
export function nextLine({ structure: { lines, boxes } }: Dashboard, at: number): number {
  const next = lines.filter((line) => line > at);
  const [first = boxes + 1, second = boxes + 1] = next;
  return first === at + 1 ? second : first;
}

type ControlStruck = Struck & { readonly part: 'ailerons' | 'elevators' | 'rudder' };

/** (V094) A control surface takes its points; destroyed, nothing moves it any more. */
function hitControl({ craft, part, points, dash: { controls } }: ControlStruck, table: Table): void {
  const before = craft[part];
  craft[part] = Math.min(controls, before + (points ?? controls));
  if (before < controls && craft[part] === controls) befall(craft, 'part-inoperable', table, { part });
}

const WEAKER: readonly EngineBox[] = ['minus-1', 'minus-2'];

/** (V095) What one blow takes of an engine's power is told once, though it goes over both boxes. */
const weakened = (boxes: readonly EngineBox[]): EngineBox | undefined => boxes.findLast((box) => WEAKER.includes(box));

/** (V095) Box by box: weaker, a leak, fire. Ruling: an engine destroyed at one blow stops, and leaks. */
function hitEngine({ craft, points, dash }: Struck, fight: SideFight, table: Table): void {
  const leaks = dash.engineBoxes.indexOf('leaks') + 1;
  const boxes = dash.engineBoxes.length;
  const before = craft.engine;
  craft.engine = Math.min(boxes, points === undefined ? Math.max(before, leaks) : before + points);
  const crossed = dash.engineBoxes.slice(before, craft.engine);
  for (const box of crossed) {
    if (box === weakened(crossed)) befall(craft, 'engine-weaker', table, { lost: speedLost(craft, dash) });
    if (box === 'leaks') puncture(craft, fight, table);
    if (box === 'burns') catchFire(craft, table);
  }
  if (points === undefined && craft.leak !== 0) {
    craft.leak = 0;
    stopEngine(craft, table);
  }
}

/** (V099) The engine stops: the pip lies on 0 from that moment on, with whoever has hold of it. */
export function stopEngine(craft: FightingMachine, table: Table): void {
  craft.pip = 0;
  befall(craft, 'engine-stopped', table);
}

/** (V095) What the engine has lost of its speed for good. */
export function speedLost({ engine }: Pick<FightingMachine, 'engine'>, { engineBoxes }: Dashboard): number {
  const reached = engineBoxes.slice(0, engine);
  if (reached.includes('minus-2')) return 2;
  return reached.includes('minus-1') ? 1 : 0;
}

/** (V096) (V099) (V101) A leak: turns until the engine stops, and oil on the goggles. */
function puncture(craft: FightingMachine, fight: SideFight, table: Table): void {
  craft.tank = 'punctured';
  if (craft.leak !== undefined) return;
  craft.leak = table.roll('leak-turns', craft.id).total;
  befall(craft, 'leaks', table, { turns: craft.leak });
  if (hasOption(fight, 'goggles')) craft.goggles = true;
}

export function catchFire(craft: FightingMachine, table: Table): void {
  if (craft.burning) return;
  craft.burning = true;
  befall(craft, 'caught-fire', table);
}

/** (V097) (V098) A second wound kills, and so does a whole component. */
function woundPilot({ craft, points }: Struck, fight: SideFight, table: Table): void {
  if (craft.pilot === 'dead') return;
  if (craft.pilot === 'well' && points !== undefined) {
    craft.pilot = 'wounded';
    return befall(craft, 'pilot-wounded', table);
  }
  craft.pilot = 'dead';
  befall(craft, 'pilot-killed', table);
  losePilot(craft, fight);
}

/** (V105) (V106) The attitude stays as it is; level, it goes over into a dive. */
function losePilot(craft: FightingMachine, fight: SideFight): void {
  if (craft.falling === 'no') craft.falling = 'pilot-dead';
  if (craft.pose.attitude !== 'level') return;
  const steep = hasOption(fight, 'west-wind') && craft.pose.heading === -1;
  craft.pose = { ...craft.pose, attitude: steep ? 'hard-dive' : 'shallow-dive' };
}

/** (V097) Of several gunners the one whose seat it is. */
function woundGunner({ craft, seat, points }: Struck, table: Table): void {
  const health = craft.gunners[seat - 1];
  if (health === undefined || health === 'dead') return;
  const dies = points === undefined || health === 'wounded';
  craft.gunners[seat - 1] = dies ? 'dead' : 'wounded';
  befall(craft, dies ? 'gunner-killed' : 'gunner-wounded', table);
}

export function befall(
  { id: machine }: Pick<FightingMachine, 'id'>,
  what: Mishap,
  table: Table,
  more: { readonly part?: Part; readonly turns?: number; readonly cue?: number; readonly lost?: number } = {},
): void {
  table.tell({ type: 'side-mishap', machine, what, ...more });
}

/** (V104) (V106) Out of the fight, and where: the point of impact counts. */
export function leave(craft: FightingMachine, how: HowOut, fight: SideFight, table: Table): void {
  craft.out = how;
  craft.outTurn = fight.turn;
  table.tell({ type: 'side-out', machine: craft.id, how, x: Math.round(craft.pose.x / HEX) });
}

/** (V027) (V051) (V052) The Structural Test; what it makes of the machine. */
export function tryStructure(craft: FightingMachine, fight: SideFight, table: Table): void {
  const dash = dashboardOf(craft.dashboard, table.book);
  const parts = { skill: skillShift(craft, table.book) };
  const outcome = tryTest({ kind: 'structural', craft, base: dash.structural, parts }, table);
  if (outcome === 'four-points') craft.structure += FOUR;
  if (outcome === 'crack-up' || craft.structure > dash.structure.boxes) {
    befall(craft, 'structural-failure', table);
    leave(craft, 'cracked-up', fight, table);
  }
}

const FOUR = 4;
