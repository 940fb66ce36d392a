import { cornersOf } from '../../../rulebook/geometry/lying.ts';
import { farSquared, type Point, type Pose } from '../../../rulebook/geometry/pose.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardDecisions } from '../../../table/fights/manoeuvre-cards/card-decisions.ts';
import type { CardView, OwnMachine, SeenMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import type { Paper } from '../../kit/paper.ts';
import { seenFrom } from './bearings.ts';
import { Canvas, type Window } from './canvas.ts';
import { letterOf, manoeuvreText, typeText } from './card-words.ts';

type Planning = CardDecisions['plan-card']['about'];

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
const arrow = ({ heading }: Pose): string => ARROWS[Math.round(heading / 3) % 8] ?? '↑';

/** The hand beside the picture takes so many columns. */
const HAND = 34;
/** Further than this an enemy is left to the words below. */
const NEAR = 45_000;
/** Finer than this an outline is drawn; else a machine is its name and an arrow. */
const OUTLINES = 700;

/** The table round the machine that is planned for: where everybody is, and where each card of the hand would end. */
export function tablePage(about: Planning, book: Rulebook, paper: Paper): string {
  if (paper.inSentences) return `\n${standingText(about.view, book)}`;
  const wide = paper.width >= 110;
  const window = windowFor(about, paper.width - HAND - 3, wide ? 26 : 15);
  const picture = drawn(about, window, book);
  const beside = handLines(about);
  const lines = picture.map((line, i) => `${line.padEnd(window.columns)} ${beside[i] ?? ''}`.trimEnd());
  return ['', headOf(about, window, book), ...lines, '─'.repeat(paper.width), ...standings(about.view, book)].join(
    '\n',
  );
}

const headOf = ({ view, machine }: Planning, { scale }: Window, book: Rulebook): string => {
  const own = view.own.find(({ id }) => id === machine);
  return `Turn ${view.turn}, cards for ${machine}  ${own ? typeText(own.type, book) : ''}  deck ${own?.deck ?? ''}   N up, ${Math.round((8 * scale) / 100)} mm = ····`;
};

/** So much of the table that the machine, its ends and its near enemies are on it. */
function windowFor({ view, from, hand }: Planning, columns: number, rows: number): Window {
  const near = [...view.enemies, ...view.own]
    .map(({ pose }) => pose)
    .filter((pose) => farSquared(pose, from) < NEAR ** 2);
  const points: readonly Point[] = [from, ...hand.map(({ ends }) => ends), ...near];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, south, north] = [
    Math.min(...xs) - 5000,
    Math.max(...xs) + 5000,
    Math.min(...ys) - 5000,
    Math.max(...ys) + 5000,
  ];
  const scale = Math.ceil(Math.max((east - west) / (columns * 2), (north - south) / (rows * 4), 250));
  return {
    columns,
    rows,
    scale,
    west: (west + east) / 2 - columns * scale,
    south: (south + north) / 2 - rows * 2 * scale,
  };
}

function drawn({ view, from, hand, machine, planned }: Planning, window: Window, book: Rulebook): string[] {
  const canvas = new Canvas(window);
  const { width, length } = view.table;
  const edges = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: length },
    { x: 0, y: length },
  ];
  for (const [i, corner] of edges.entries()) canvas.line(corner, edges[(i + 1) % 4] ?? corner, 3);
  for (const card of view.ground) {
    canvas.outline(cornersOf(card));
    canvas.write(card, card.id);
  }
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  const outlines = window.scale <= OUTLINES;
  for (const each of [...view.enemies, ...view.own]) {
    const pose = each.id === machine ? from : each.pose;
    if (outlines) canvas.outline(cornersOf({ ...pose, width: base.width, length: base.length }));
    canvas.write(pose, `${each.id}${arrow(pose)}`);
  }
  if (planned.length > 0) canvas.write(ownPose(view, machine), `${machine}${arrow(ownPose(view, machine))}`);
  for (const [place, { ends }] of hand.entries()) canvas.write(ends, letterOf(place));
  return canvas.lines;
}

const ownPose = ({ own }: CardView, machine: string): Pose =>
  own.find(({ id }) => id === machine)?.pose ?? { x: 0, y: 0, heading: 0 };

/** The hand: a letter, the card, how many are left, how it leaves the machine facing, and whom it would have in its arc. */
function handLines({ hand, barred, planned, view, machine }: Planning): string[] {
  const last = view.own.find(({ id }) => id === machine)?.last;
  const rows = hand.map(({ card, left, steep, inArc }, place) => {
    const name = `${letterOf(place)} ${manoeuvreText(card)}${steep ? ' *' : ''}`;
    return `${name.padEnd(18)} x${left} ${barred[card] ?? (inArc.join(' ') || '-')}`;
  });
  const slots = [0, 1, 2].map((slot) => `${slot + 1} [${planned[slot] ? manoeuvreText(planned[slot]) : ' '}]`);
  return [
    'card               left, in arc',
    ...rows,
    '',
    '* steep: never twice running',
    slots.join(' '),
    `flown last: ${last ? manoeuvreText(last) : 'nothing'}`,
  ];
}

/** How everybody stands: our points and counters, of theirs what is seen. */
function standings({ own, enemies }: CardView, book: Rulebook): string[] {
  const ours = own.map((each) => `${each.id} damage ${each.points}/${each.resistance}${countersText(each)}`);
  const theirs = enemies.map(
    (each) =>
      `${each.id} ${typeText(each.type, book)}, ${each.cards} card${each.cards === 1 ? '' : 's'}${countersText(each)}`,
  );
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, i) =>
    `${(ours[i] ?? '').padEnd(36)} ${theirs[i] ?? ''}`.trimEnd(),
  );
}

function countersText(machine: SeenMachine | OwnMachine): string {
  const { jams, smoke, flames, wounded } = machine;
  const counted: readonly (readonly [string, number])[] = [
    ['jam', jams.front],
    ['rear jam', jams.rear],
    ['smoke', smoke],
    ['fire', flames],
  ];
  const own = 'engineHit' in machine ? machine : { engineHit: false, observerHit: false };
  const said: readonly (readonly [string, boolean])[] = [
    ['pilot hit', wounded],
    ['engine hit', own.engineHit],
    ['observer hit', own.observerHit],
  ];
  const counters = counted.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${'●'.repeat(count)}`);
  const marks = [...counters, ...said.filter(([, isSo]) => isSo).map(([word]) => word)];
  return marks.length > 0 ? `  ${marks.join(' ')}` : '';
}

/** The same in sentences, for one who asks how it stands. */
const standingText = (view: CardView, book: Rulebook): string => {
  const seen = view.own.map(
    ({ id, pose }) => `${id}: ${view.enemies.map((enemy) => seenFrom(pose, enemy.id, enemy.pose)).join('; ')}.`,
  );
  return [...standings(view, book), ...seen].join('\n');
};
