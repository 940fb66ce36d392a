import { duelOf, type InFight, type TrackView } from '../../../../kit/fight/track-view.ts';
import { isOwn, type People } from '../../../../kit/screen/people.ts';
import { heading, type Paper, widthOf, wrap } from '../../../../page/paper.ts';
import { type AskedMachine, chip, legendOf, namedChip } from './signs.ts';
import { asItStands, heightText, onTrack, outText, titleOf } from './track-facts.ts';

/** A line of the picture: ours on the left of the track, its number in the middle, theirs on the right. */
interface Rung {
  readonly middle: string;
  readonly ours: readonly InFight[];
  readonly theirs: readonly InFight[];
  readonly note: string;
}

/** The widest middle: two numbers of a duel. */
const MIDDLE = 7;
/** In a wider picture the two sides would stand too far apart. */
const WIDEST = 100;
/** With more lines than this the names are left out. */
const FEW_LINES = 16;

/** The Initiative Track from the top, ours on the left and theirs on the right; below it the duels and who is out. */
export function drawTrack(seen: TrackView, asked: AskedMachine, people: People, paper: Paper): string {
  const track = asItStands(seen);
  const side = Math.floor((Math.min(paper.width, WIDEST) - MIDDLE - 2) / 2);
  const rungs = [...ladder(track), ...duelRungs(track)];
  const inked = inkedBy(asked, paper);
  const named = draw(rungs, side, (machine) => inked(machine, fitting(machine, side, asked, people)));
  const short = () => draw(rungs, side, (machine) => inked(machine, chip(machine, asked)));
  const lines = named.length <= FEW_LINES ? named : short();
  const out = outText(track, people);
  return [
    heading(titleOf(track, people), paper),
    line([isOwn('allied', people) ? 'ours' : 'theirs'], 'No.', [isOwn('allied', people) ? 'theirs' : 'ours'], side),
    ...lines,
    ...(out === '' ? [] : [wrap(out, paper)]),
  ].join('\n');
}

/**
 * A picture for so many lines: gaps between numbers are left out before any machine. Where it is still too long, and is
 * cut below, the machine that is asked is the last that stands.
 */
export function withoutGaps(page: string, rows: number): string {
  const lines = page.split('\n');
  let over = Math.max(0, lines.length - rows);
  const left = lines.filter((line) => line.trim() !== ':' || over-- <= 0);
  const asked = left.findIndex((line) => ASKED.test(line));
  // The last row says how many lines are left out.
  const last = rows - 2;
  if (left.length <= rows || asked <= last || last < HEAD) return left.join('\n');
  return left
    .toSpliced(asked, 1)
    .toSpliced(last, 0, ...left.slice(asked, asked + 1))
    .join('\n');
}

/** The machine that is asked, as it is marked in the picture. */
const ASKED = /\*[A-Z]+\d/;

/** The title, and the names of the columns. */
const HEAD = 2;

/** The signs of the picture explained. */
export const trackLegend = (track: TrackView, asked: AskedMachine, paper: Paper): string =>
  paper.ink.dim(wrap(legendOf(asItStands(track), asked).join('; '), paper));

/** With too little room the rank is left out, and with less the name. */
function fitting(machine: InFight, width: number, asked: AskedMachine, people: People): string {
  const texts = [namedChip(machine, asked, people), namedChip(machine, asked, people, 'surname')];
  return texts.find(({ length }) => length <= width) ?? chip(machine, asked);
}

/** A rung for each occupied number, and one for each gap between them. */
function ladder(track: TrackView): Rung[] {
  const machines = onTrack(track);
  const numbers = [...new Set(machines.map(({ initiative }) => initiative))];
  const down = numbers.sort((a, b) => (b ?? UNROLLED) - (a ?? UNROLLED));
  return down.flatMap((number, i) => {
    const above = down[i - 1];
    const gap = above !== undefined && number !== undefined && above - number > 1;
    const rung = rungOf(
      `${number ?? '?'}`.padStart(2),
      machines.filter(({ initiative }) => initiative === number),
    );
    return gap ? [rungOf(' :', []), rung] : [rung];
  });
}

/** Below every Initiative Number. */
const UNROLLED = -1;

const rungOf = (middle: string, machines: readonly InFight[]): Rung => ({
  middle,
  ours: machines.filter(({ side }) => side === 'allied'),
  theirs: machines.filter(({ side }) => side === 'german'),
  note: '',
});

/** (20) The duels: `9 = 7`, with the numbers rolled. */
function duelRungs(track: TrackView): Rung[] {
  return track.duels.map((pair) => {
    const both = track.machines.filter((machine) => duelOf(track, machine) === pair);
    const [ours = '', theirs = ''] = both.map(({ initiative }) => `${initiative ?? ''}`.padStart(2));
    return { ...rungOf(`${ours} = ${theirs}`, both), note: sunk(pair.altitude, track) };
  });
}

/** A spiral may be lower than the fight. */
const sunk = (altitude: number, track: TrackView): string => (altitude === track.altitude ? '' : heightText(altitude));

type Chip = (machine: InFight) => string;

/** The machine of the question stands out, and each side has its colour. */
const inkedBy =
  (asked: AskedMachine, { ink }: Paper) =>
  ({ id, side }: InFight, text: string): string => {
    if (id === asked) return ink.inverse(text);
    return side === 'allied' ? ink.green(text) : ink.red(text);
  };

function draw(rungs: readonly Rung[], side: number, inked: Chip): string[] {
  return rungs.flatMap(({ middle, ours, theirs, note }) => {
    const left = packed(ours.map(inked), side);
    const right = packed([...theirs.map(inked), ...(note === '' ? [] : [note])], side);
    const count = Math.max(left.length, right.length, 1);
    // A second line of the same number says so; the numbers of a duel are those of its two machines.
    return Array.from({ length: count }, (_, i) =>
      line(left[i] ?? [], i === 0 || !middle.includes('=') ? middle : '', right[i] ?? [], side),
    );
  });
}

const GAP = '  ';

/** As many on a line as fit. */
function packed(chips: readonly string[], width: number): string[][] {
  const lines: string[][] = [];
  for (const one of chips) {
    const last = lines.at(-1);
    if (last && widthOf([...last, one].join(GAP)) <= width) last.push(one);
    else lines.push([one]);
  }
  return lines;
}

function line(left: readonly string[], middle: string, right: readonly string[], side: number): string {
  const ours = left.join(GAP);
  const spine = middle.padStart(Math.ceil((MIDDLE + middle.length) / 2)).padEnd(MIDDLE);
  return `${' '.repeat(Math.max(0, side - widthOf(ours)))}${ours} ${spine} ${right.join(GAP)}`.trimEnd();
}
