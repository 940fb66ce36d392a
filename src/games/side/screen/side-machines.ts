import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import { counted, listed } from '../../../words/numbers.ts';
import type { Dashboard } from '../cards/dashboard.ts';
import { bandOf } from '../cards/ladder.ts';
import { hexOf } from '../rules/flight/pose.ts';
import type { Known, SeenMachine, SideView } from '../table/fighting-machine.ts';
import { levelClears } from './jam-words.ts';
import { placeWords } from './side-picture.ts';
import { dashboardName, facing, levelIn } from './side-words.ts';

/** Columns of the dashboard beside the side view. */
export const PANEL = 24;

/** The dashboard of a machine: the part that changes in a fight. */
export function panelOf(machine: Known, book: Rulebook): string[] {
  const dash = dashboardOf(machine, book);
  if (!dash) return [];
  const level = levelIn(machine.pose);
  const band = bandOf(level);
  return [
    `${machine.id} ${dash.name}`.slice(0, PANEL),
    `hex ${hexOf(machine.pose)}, level ${level}, ${band}`,
    ...speedWords(machine, dash),
    `a climb or turn costs ${dash.drag[band][Math.min(Math.max(machine.cue, 1), dash.drag[band].length) - 1] ?? 0}`,
    `damage ${boxesOf(machine, book)}`,
    ...machine.guns.map((gun) => gunWords(gun)),
    ...clearsWords(levelClears(machine, book)),
    `engine ${machine.engine} of ${dash.engineBoxes.length}`,
    ...troubles(machine, dash),
  ];
}

/** (V026) Who is slow reads at what speed she stalls. */
function speedWords({ pose, cue, pip }: Known, { preparation, stall, top }: Dashboard): string[] {
  const band = bandOf(levelIn(pose));
  const climbs = climbsWords(preparation[band]);
  return cue > 0
    ? [`speed ${cue}  throttle ${pip}`, `${climbs}, top ${top[band]}`]
    : [`speed ${cue}, stalls at ${stall[band]}`, `throttle ${pip}, top ${top[band]}`, climbs];
}

const clearsWords = (often: string | undefined): string[] => (often === undefined ? [] : [`level clears it ${often}`]);

/** How far she flies straight ahead before she climbs or dives. */
const climbsWords = (preparation: number): string =>
  preparation === 0 ? 'climbs at once' : `climbs after ${preparation}`;

/** All other machines that this side knows, its own first: damage, speed and troubles, on as many lines as needed. */
export function othersBeside(
  { machines }: Pick<SideView, 'machines'>,
  { side, but }: BesideMachine,
  book: Rulebook,
): string[] {
  const known = machines.filter((each): each is Known => each.known && each.out === undefined && each.id !== but);
  const ordered = [...known.filter((each) => each.side === side), ...known.filter((each) => each.side !== side)];
  return ordered.flatMap((machine) => {
    const amiss = troubles(machine, dashboardOf(machine, book)).map((trouble) => trouble.replace(/:.*/, ''));
    return underHer(`${machine.id} ${boxesOf(machine, book)} ${machine.cue}`, amiss);
  });
}

/** A trouble without room beside its machine stands below it in full. */
function underHer(she: string, amiss: readonly string[]): string[] {
  const lines = [she];
  for (const [i, trouble] of amiss.entries()) {
    const told = i < amiss.length - 1 ? `${trouble},` : trouble;
    const line = `${lines.at(-1)} ${told}`;
    if (line.length <= PANEL) lines[lines.length - 1] = line;
    else lines.push(`   ${told}`);
  }
  return lines;
}

/** The side that looks, and the machine with a dashboard of its own beside the picture. */
interface BesideMachine {
  readonly side: Side;
  readonly but: string | undefined;
}

function boxesOf(machine: Known, book: Rulebook): string {
  const boxes = dashboardOf(machine, book)?.structure.boxes ?? 0;
  return `${'#'.repeat(Math.min(machine.structure, boxes))}${'.'.repeat(Math.max(0, boxes - machine.structure))}`;
}

/** A machine in a sentence. */
export function machineTold(machine: SeenMachine, book: Rulebook): string {
  if (machine.out) return `${machine.id} is out of it.`;
  if (!machine.known) return `${machine.id}, whom nobody has in sight, ${placeWords(machine.pose)}.`;
  const dash = dashboardOf(machine, book);
  const seen = machine.seen.length > 0 ? `, sees ${listed(machine.seen)}` : '';
  const boxes = dash ? ` of ${dash.structure.boxes}` : '';
  const state = [`damage ${machine.structure}${boxes}`, ...machine.guns.map(gunWords), ...troubles(machine, dash)];
  return `${machine.id}, ${dashboardName(machine.dashboard, book)}, ${placeWords(machine.pose)}, pointing ${facing(machine.pose)}, speed ${machine.cue}${seen}; ${state.join(', ')}.`;
}

const dashboardOf = ({ dashboard }: Known, { fights }: Rulebook): Dashboard | undefined =>
  fights['winged-victory'].dashboards[dashboard];

/** `fixed gun 6|6 JAM`: the rest of the plate in use, and the plates after it. */
const gunWords = ({ mount, left, plates, jammed }: Known['guns'][number]): string =>
  `${mount} gun ${[left, ...plates].join('|')}${jammed ? ' JAM' : ''}`;

const CONTROLS = ['ailerons', 'elevators', 'rudder'] as const;

/** The troubles of a machine and its men. (V101) With oil on the goggles a pilot flies level. */
function troubles(machine: Known, dash: Dashboard | undefined): string[] {
  const { leak, burning, pilot, gunners, falling, bombs, goggles } = machine;
  return [
    ...(leak === undefined ? [] : [leak === 0 ? 'ENGINE STOPPED' : `leak: ${counted(leak, 'turn')}`]),
    ...(burning ? ['ON FIRE'] : []),
    ...CONTROLS.filter((part) => dash && machine[part] >= dash.controls).map((part) => `no ${part}`),
    ...(pilot === 'well' ? [] : [`pilot ${pilot}`]),
    ...gunners.filter((gunner) => gunner !== 'well').map((gunner) => `gunner ${gunner}`),
    ...(falling === 'no' ? [] : ['out of control']),
    ...(goggles ? ['oily goggles: level'] : []),
    ...(bombs ? ['bombs on'] : []),
  ];
}
