import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Onlooker, Picture, Room } from '../../../kit/screen/asking.ts';
import { wrapTo } from '../../../page/paper.ts';
import type { Asked } from '../../../table/decisions.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import { sideOf } from '../../../table/whose.ts';
import { capital } from '../../../words/numbers.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { Known, MoveEnd, SideView } from '../table/fighting-machine.ts';
import { amissWords } from './amiss.ts';
import { kindsAtHand } from './best-of-kinds.ts';
import { goalWords } from './goal-words.ts';
import { machineTold, othersBeside, PANEL, panelOf } from './side-machines.ts';
import { type DrawnWays, levelsApart, sidePicture } from './side-picture.ts';
import { TARGET_SIGNS, targetLines } from './side-targets.ts';
import { cloudWords, layerWords } from './side-words.ts';
import { moveAhead, wayIn } from './whole-turns.ts';

type FromTheSide = Asked<keyof EnergyDecisions>;

/** The fight seen from the side, for the player who is asked. */
export const FROM_THE_SIDE: Picture<keyof EnergyDecisions> = {
  draw: sidePage,
  alt: fightTold,
  givesWay: true,
  rest: 'type table',
};

/** The fight, with the dashboard of the machine of the question beside it. */
export function sidePage(asked: FromTheSide, { book, paper, events = [] }: SideViewer, room?: Room): string {
  const { about } = asked;
  const { view } = about;
  const own = ownOf(about);
  const panel = own ? panelOf(own, book) : [];
  const width = Math.max(40, paper.width - PANEL);
  const head = headLines(asked, { book, paper, events });
  const rows =
    room && (room.rows === 0 ? Math.max(panel.length - 1, levelsApart(view) + 2) : room.rows - head.length - 1);
  const picture = sidePicture({
    view,
    ways: waysIn(asked, room?.at, book),
    focus: own?.pose,
    width,
    rows,
  });
  const others = othersBeside(view, { side: sideOf({ about }), but: own?.id }, book);
  const below = others.length > 0 ? [...(own ? ['', 'others, damage, speed:'] : ['damage, speed:']), ...others] : [];
  const beside = [...panel, ...below];
  const height = Math.max(picture.length, Math.min(beside.length, (rows ?? beside.length) + 1));
  const lines = Array.from({ length: height }, (_, i) =>
    `${(picture[i] ?? '').padEnd(width)}${beside[i] ?? ''}`.trimEnd(),
  );
  return [...head, ...lines].join('\n');
}

/** The turn, the mission, the sky, what else is fought for, and who has yet to move, on as few lines as hold them. */
function headLines(asked: FromTheSide, { book, paper, events = [] }: SideViewer): string[] {
  const { view } = asked.about;
  const side = sideOf(asked);
  const order = stillToMove(events);
  const said = [
    view.clock ? `Turn ${view.turn}` : `Turn ${view.turn} of ${view.turns}`,
    goalWords(view, side),
    skyWords(view),
    amissWords(view, events),
    ...targetLines(view.targets, side, book, (kind) => ` ${TARGET_SIGNS[kind]}`),
    order.length === 0 ? '' : `to move: ${order.join(', ')}`,
  ].filter((words) => words !== '');
  return packed(said, paper).flatMap((line) => wrapTo(line, paper.width).split('\n'));
}

/** Texts side by side, as many on a line as have room. */
function packed(texts: readonly string[], { width }: SideViewer['paper']): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const joined = `${lines.at(-1)}  ${text}`;
    if (lines.length > 0 && joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(text);
  }
  return lines;
}

/** (V067) Who has not moved yet in this turn, in order. */
function stillToMove(events: readonly GameEvent[]): readonly string[] {
  let left: readonly string[] = [];
  const began = events.findLastIndex(({ type }) => type === 'side-turn-began');
  for (const event of events.slice(Math.max(0, began))) {
    if (event.type === 'side-turn-began') left = event.order;
    if (event.type === 'side-moved' || event.type === 'counter-moved' || event.type === 'side-out')
      left = left.filter((id) => id !== event.machine);
  }
  return left;
}

/** What a picture needs to know of its viewer. */
type SideViewer = Pick<Onlooker, 'book' | 'paper'> & Partial<Pick<Onlooker, 'events'>>;

/** The same in sentences. */
export function fightTold({ about }: FromTheSide, { book }: Pick<SideViewer, 'book'>): string {
  return viewTold(about.view, sideOf({ about }), book);
}

/** The fight as a side sees it. */
export function viewTold(view: SideView, side: Side, book: Rulebook): string {
  const targets = targetLines(view.targets, side, book);
  const begins = [goalWords(view, side), ...targets, [skyWords(view), ...cloudWords(view.sky)].join(', ')];
  const told = begins.filter((line) => line !== '').map((line) => `${capital(line)}.`);
  return [...told, ...view.machines.map((machine) => machineTold(machine, book))].join('\n');
}

/**
 * Where every way to fly ends. The best of each kind have numbers; with the cursor on another, the ways of its kind
 * have.
 */
function waysIn({ about }: FromTheSide, at: string | undefined, book: Rulebook): DrawnWays {
  if ('path' in about) return pathOf(about, at);
  if ('ends' in about) return waysOpen(about, at, book);
  const move = 'cue' in about ? moveAhead(about, book) : undefined;
  return move ? waysOpen(move, at && wayIn(at, move), book) : { ends: [], shown: [], at: undefined };
}

function waysOpen(about: EnergyDecisions['energy-move']['about'], at: string | undefined, book: Rulebook): DrawnWays {
  const answers = Object.keys(about.ends);
  const kinds = kindsAtHand(about, { options: answers, book });
  const bests = kinds.flatMap(({ best }) => (best ? [best.answer] : []));
  const own = kinds.find((family) => family.answers.some((answer) => answer === at));
  const told = at === undefined || bests.includes(at) ? bests : (own?.answers ?? bests);
  const shown = told.map((answer) => answers.indexOf(answer));
  return { ends: Object.values<MoveEnd>(about.ends), shown, at: at === undefined ? undefined : about.ends[at] };
}

/** Where the machine would be after each of its hexes. */
function pathOf({ path }: EnergyDecisions['time-freeze']['about'], at: string | undefined): DrawnWays {
  const ends = path.slice(1, -1).map((pose) => ({ pose }));
  return { ends, shown: ends.map((_, i) => i), at: at === undefined ? undefined : ends[Number(at) - 1] };
}

function ownOf(about: FromTheSide['about']): Known | undefined {
  const id = 'machine' in about ? about.machine : undefined;
  return about.view.machines.find((machine): machine is Known => machine.known && machine.id === id);
}

function skyWords({ sky, floor }: SideView): string {
  const words = [...layerWords(sky), ...(floor === 'air' ? ['the ground is far below'] : [])];
  return words.join(', ');
}
