import { capital, counted, listed } from '../../../english/numbers.ts';
import { bandOf } from '../../../rulebook/fights/winged-victory/ladder.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import type { MoveEnd, SeenCraft, SideView } from '../../../table/fights/winged-victory/craft.ts';
import { sideOf } from '../../../table/whose.ts';
import { type Paper, wrap } from '../../kit/paper.ts';
import { moveFamilies } from './move-families.ts';
import { placeWords, sidePicture, type Ways } from './side-picture.ts';
import { targetLines } from './side-targets.ts';
import { AIM_WORDS, cloudWords, dashboardName, facing, layerWords, levelIn } from './side-words.ts';

/** Columns of the dashboard beside the side view. */
const PANEL = 24;

/**
 * The fight from the side as the one who is asked sees it, with the dashboard of his machine; nothing for another
 * question.
 */
export function sidePage(
  question: Question | undefined,
  book: Rulebook,
  paper: Paper,
  room?: SideRoom,
): string | undefined {
  const view = viewIn(question);
  if (!question || !view) return undefined;
  const own = ownOf(question, view);
  const targets = targetLines(view.targets, sideOf(question), !paper.inSentences, book);
  if (paper.inSentences) {
    const begins = [missionWords(view), ...targets, [skyWords(view), ...cloudWords(view.sky)].join(', ')];
    const told = begins.filter((line) => line !== '').map((line) => `${capital(line)}.`);
    return wrap([...told, ...view.crafts.map((craft) => crafted(craft, book))].join('\n'), paper);
  }
  const panel = own ? panelOf(own, book) : [];
  const width = Math.max(40, paper.width - PANEL);
  const first = [`Turn ${view.turn} of ${view.turns}`, missionWords(view), skyWords(view)].join('  ').trimEnd();
  const head = [first, ...targets.flatMap((line) => wrap(line, paper).split('\n'))];
  const picture = sidePicture(view, waysIn(question, room?.at), own?.pose, width, room && room.rows - head.length - 1);
  return [...head, ...picture.map((row, i) => (panel[i] ? `${row.padEnd(width)}${panel[i]}` : row))].join('\n');
}

/** So many rows are free for the page, and the way to fly that is at hand. */
export interface SideRoom {
  readonly rows: number;
  readonly at: string | undefined;
}

/** Where every way to fly ends. While one of them is at hand, only those of its kind have their numbers. */
function waysIn(question: Question, at: string | undefined): Ways {
  if (question.decision !== 'energy-move') return { ends: [], shown: [], at: undefined };
  const answers = Object.keys(question.about.ends);
  const ends = Object.values<MoveEnd>(question.about.ends);
  const own = moveFamilies(answers).find((family) => family.answers.some((answer) => answer === at));
  const shown = (own?.answers ?? answers).map((answer) => answers.indexOf(answer));
  return { ends, shown, at: at === undefined ? undefined : question.about.ends[at] };
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

/** The picture that a question of such a fight carries. */
function viewIn(question: Question | undefined): SideView | undefined {
  switch (question?.decision) {
    case 'throttle':
    case 'energy-move':
    case 'time-freeze':
    case 'side-shot':
    case 'flak-barrage':
      return question.about.view;
    default:
      return undefined;
  }
}

type Known = Extract<SeenCraft, { known: true }>;

function ownOf(question: Question, { crafts }: SideView): Known | undefined {
  const id = 'machine' in question.about ? question.about.machine : undefined;
  return crafts.find((craft): craft is Known => craft.known && craft.id === id);
}

function skyWords({ sky, floor }: SideView): string {
  const words = [...layerWords(sky), ...(floor === 'air' ? ['the ground is far below'] : [])];
  return words.join(', ');
}

/** The dashboard of a machine, as far as it changes in a fight. */
function panelOf(craft: Known, book: Rulebook): string[] {
  const dash = book.fights['winged-victory'].dashboards[craft.dashboard];
  if (!dash) return [];
  const level = levelIn(craft.pose);
  const band = bandOf(level);
  return [
    `${craft.id} ${dash.name}`.slice(0, PANEL),
    `hex ${Math.round(craft.pose.x / 4)}, level ${level}, ${band}`,
    `speed ${craft.cue}  throttle ${craft.pip}`,
    `prep. ${dash.preparation[band]} drag ${dash.drag[band][Math.min(Math.max(craft.cue, 1), dash.drag[band].length) - 1] ?? 0} top ${dash.top[band]}`,
    `damage ${'#'.repeat(Math.min(craft.structure, dash.structure.boxes))}${'.'.repeat(Math.max(0, dash.structure.boxes - craft.structure))}`,
    ...craft.guns.map(
      ({ mount, left, plates, jammed }) => `${mount} gun ${[left, ...plates].join('|')}${jammed ? ' JAM' : ''}`,
    ),
    `engine ${craft.engine} of ${dash.engineBoxes.length}`,
    ...troubles(craft),
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
function crafted(craft: SeenCraft, book: Rulebook): string {
  if (craft.out) return `${craft.id} is out of it.`;
  if (!craft.known) return `${craft.id}, of a type that nobody can make out, ${placeWords(craft.pose)}.`;
  const seen = craft.seen.length > 0 ? `, sees ${listed(craft.seen)}` : '';
  return `${craft.id}, ${dashboardName(craft.dashboard, book)}, ${placeWords(craft.pose)}, pointing ${facing(craft.pose)}, speed ${craft.cue}${seen}; ${[`damage ${craft.structure}`, ...troubles(craft)].join(', ')}.`;
}
