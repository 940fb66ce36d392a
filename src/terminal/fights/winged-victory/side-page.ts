import { capital, counted, listed } from '../../../english/numbers.ts';
import { bandOf } from '../../../rulebook/fights/winged-victory/ladder.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Asked } from '../../../table/decisions.ts';
import type { EnergyDecisions } from '../../../table/fights/winged-victory/energy-decisions.ts';
import type { MoveEnd, SeenMachine, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import type { Side } from '../../../table/sides.ts';
import { sideOf } from '../../../table/whose.ts';
import type { Onlooker, Picture, Room } from '../../asking/asking.ts';
import { wrap } from '../../kit/paper.ts';
import { moveFamilies } from './move-families.ts';
import { placeWords, sidePicture, type Ways } from './side-picture.ts';
import { TARGET_SIGNS, targetLines } from './side-targets.ts';
import { AIM_WORDS, cloudWords, dashboardName, facing, layerWords, levelIn } from './side-words.ts';

/** Columns of the dashboard beside the side view. */
const PANEL = 24;

type FromTheSide = Asked<keyof EnergyDecisions>;

/** The fight from the side as the one who is asked sees it. */
export const FROM_THE_SIDE: Picture<keyof EnergyDecisions> = { draw: sidePage };

/** The fight with the dashboard of the machine that is asked for beside it. */
export function sidePage({ about }: FromTheSide, { book, paper }: Eye, room?: Room): string {
  const { view } = about;
  const own = ownOf(about);
  const panel = own ? panelOf(own, book) : [];
  const width = Math.max(40, paper.width - PANEL);
  const first = [`Turn ${view.turn} of ${view.turns}`, missionWords(view), skyWords(view)].join('  ').trimEnd();
  const targets = targetLines(view.targets, sideOf({ about }), book, (kind) => ` ${TARGET_SIGNS[kind]}`);
  const head = [first, ...targets.flatMap((line) => wrap(line, paper).split('\n'))];
  const picture = sidePicture({
    view,
    ways: waysIn(about, room?.at),
    focus: own?.pose,
    width,
    rows: room && room.rows - head.length - 1,
  });
  return [...head, ...picture.map((row, i) => (panel[i] ? `${row.padEnd(width)}${panel[i]}` : row))].join('\n');
}

/** What a picture needs of whoever looks at it. */
type Eye = Pick<Onlooker, 'book' | 'paper'>;

/** The same in sentences. */
export const fightTold = ({ about }: FromTheSide, eye: Eye): string => viewTold(about.view, sideOf({ about }), eye);

/** The fight as a side sees it. */
export function viewTold(view: SideView, side: Side, { book, paper }: Eye): string {
  const targets = targetLines(view.targets, side, book);
  const begins = [missionWords(view), ...targets, [skyWords(view), ...cloudWords(view.sky)].join(', ')];
  const told = begins.filter((line) => line !== '').map((line) => `${capital(line)}.`);
  return wrap([...told, ...view.machines.map((machine) => crafted(machine, book))].join('\n'), paper);
}

/** Where every way to fly ends. While one of them is at hand, only those of its kind have their numbers. */
function waysIn(about: FromTheSide['about'], at: string | undefined): Ways {
  if ('path' in about) return pathOf(about, at);
  if (!('ends' in about)) return { ends: [], shown: [], at: undefined };
  const answers = Object.keys(about.ends);
  const own = moveFamilies(answers).find((family) => family.answers.some((answer) => answer === at));
  const shown = (own?.answers ?? answers).map((answer) => answers.indexOf(answer));
  return { ends: Object.values<MoveEnd>(about.ends), shown, at: at === undefined ? undefined : about.ends[at] };
}

/** Where he would be after each of his hexes. */
function pathOf({ path }: EnergyDecisions['time-freeze']['about'], at: string | undefined): Ways {
  const ends = path.slice(1, -1).map((pose) => ({ pose }));
  return { ends, shown: ends.map((_, i) => i), at: at === undefined ? undefined : ends[Number(at) - 1] };
}

/** What one has come for, and how far one is. */
function missionWords({ mission: { aim, progress, done }, floor }: SideView): string {
  if (floor === 'air') return '';
  const far = done ? '' : farWords(aim, progress);
  return `your part: ${AIM_WORDS[aim]}${done ? ': done' : far}`;
}

/** How far one is: turns of directing are counted, a plate is exposed or not. */
function farWords(aim: SideView['mission']['aim'], progress: number): string {
  if (aim === 'direct') return `, ${progress} of five turns`;
  return aim === 'photograph' && progress > 0 ? ', the plate is exposed' : '';
}

type Known = Extract<SeenMachine, { known: true }>;

function ownOf(about: FromTheSide['about']): Known | undefined {
  const id = 'machine' in about ? about.machine : undefined;
  return about.view.machines.find((machine): machine is Known => machine.known && machine.id === id);
}

function skyWords({ sky, floor }: SideView): string {
  const words = [...layerWords(sky), ...(floor === 'air' ? ['the ground is far below'] : [])];
  return words.join(', ');
}

/** The dashboard of a machine, as far as it changes in a fight. */
function panelOf(machine: Known, book: Rulebook): string[] {
  const dash = book.fights['winged-victory'].dashboards[machine.dashboard];
  if (!dash) return [];
  const level = levelIn(machine.pose);
  const band = bandOf(level);
  return [
    `${machine.id} ${dash.name}`.slice(0, PANEL),
    `hex ${Math.round(machine.pose.x / 4)}, level ${level}, ${band}`,
    `speed ${machine.cue}  throttle ${machine.pip}`,
    `prep. ${dash.preparation[band]} drag ${dash.drag[band][Math.min(Math.max(machine.cue, 1), dash.drag[band].length) - 1] ?? 0} top ${dash.top[band]}`,
    `damage ${'#'.repeat(Math.min(machine.structure, dash.structure.boxes))}${'.'.repeat(Math.max(0, dash.structure.boxes - machine.structure))}`,
    ...machine.guns.map(
      ({ mount, left, plates, jammed }) => `${mount} gun ${[left, ...plates].join('|')}${jammed ? ' JAM' : ''}`,
    ),
    `engine ${machine.engine} of ${dash.engineBoxes.length}`,
    ...troubles(machine),
  ];
}

function troubles({ leak, burning, pilot, gunners, falling, bombs, goggles }: Known): string[] {
  return [
    ...(leak === undefined ? [] : [leak === 0 ? 'ENGINE STOPPED' : `leak: ${counted(leak, 'turn')}`]),
    ...(burning ? ['ON FIRE'] : []),
    ...(pilot === 'well' ? [] : [`pilot ${pilot}`]),
    ...gunners.filter((gunner) => gunner !== 'well').map((gunner) => `gunner ${gunner}`),
    ...(falling === 'no' ? [] : ['out of control']),
    ...(goggles ? ['oil on the goggles'] : []),
    ...(bombs ? ['bombs on'] : []),
  ];
}

/** A machine in a sentence. */
function crafted(machine: SeenMachine, book: Rulebook): string {
  if (machine.out) return `${machine.id} is out of it.`;
  if (!machine.known) return `${machine.id}, of a type that nobody can make out, ${placeWords(machine.pose)}.`;
  const seen = machine.seen.length > 0 ? `, sees ${listed(machine.seen)}` : '';
  return `${machine.id}, ${dashboardName(machine.dashboard, book)}, ${placeWords(machine.pose)}, pointing ${facing(machine.pose)}, speed ${machine.cue}${seen}; ${[`damage ${machine.structure}`, ...troubles(machine)].join(', ')}.`;
}
