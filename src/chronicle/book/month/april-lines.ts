import { scaleBand } from 'd3-scale';
import { symbol, symbolStar } from 'd3-shape';
import { h } from 'preact';
import { type Airman, isFit, isLost } from '../../../campaign/aircrew.ts';
import { dateText } from '../../../campaign/calendar.ts';
import { allMen, type Campaign, calendarEnd } from '../../../campaign/campaign.ts';
import { isReady, type Machine } from '../../../campaign/machine.ts';
import { legend, type Piece, picture } from '../../../kit/book/markup.ts';
import { allFlown, isMachineLost, type Lived, type Sortie, sortiesOf, wasAboard } from '../../lived.ts';
import { ofKind } from '../../moments/of-kind.ts';
import { officerInApril, whoHasFlown } from '../../who-is-who.ts';

/** A day in the line of a man or a machine. */
interface Cell {
  readonly day: number;
  /** The state of the man or machine at the start of the day; undefined when not present. */
  readonly stood: string | undefined;
  readonly flew: number;
  readonly lost: boolean;
  readonly honoured: boolean;
}

interface Line {
  readonly name: string;
  readonly cells: readonly Cell[];
}

const [LEFT, ROW, COLUMN] = [150, 20, 24];
/** The width of the mark of a loss. */
const LOSS = 6;
const TOP = 22;

const STAR = symbol(symbolStar, 46)() ?? '';

/** Each man's April as a line, and each machine's. */
export function aprilLines(lived: Lived): Piece[] {
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const men = whoHasFlown(lived).map(({ man }) => manLine(man, sorties, lived));
  const officer = officerInApril(lived);
  const machines = [...lived.now.flights.flatMap((flight) => flight.machines), ...(officer ? [officer.machine] : [])];
  return [
    h('h3', null, 'The men'),
    drawn('The men, day by day', men, lived),
    legend(
      ['fit', 'with the flight'],
      ['wounded', 'wounded'],
      ['away', 'on his way back'],
      ['flew', 'flew'],
      ['honour', 'decorated'],
      ['lost', 'lost'],
    ),
    h('h3', null, 'The machines'),
    drawn(
      'The machines, day by day',
      machines.map((machine) => machineLine(machine, sorties, lived)),
      lived,
    ),
    legend(
      ['fit', 'serviceable'],
      ['under-repair', 'under repair'],
      ['awaited', 'another awaited'],
      ['flew', 'flew'],
      ['lost', 'lost'],
    ),
  ];
}

/** The letters that a name has room for; the picture's text alternative has the whole name. */
const LONGEST = 20;

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}\u2026` : name);

/** The campaign at the start of each day. */
const dawns = ({ days }: Lived): Campaign[] => days.map(({ dawn }) => dawn);

function manLine({ id, surname, forenames, initial }: Airman, sorties: readonly Sortie[], lived: Lived): Line {
  const his = sorties.filter((sortie) => wasAboard(sortie, id));
  const cells = dawns(lived).map((dawn, i): Cell => {
    const man = allMen(dawn).find((each) => each.id === id);
    const next = allMen(lived.days[i + 1]?.dawn ?? lived.now).find((each) => each.id === id);
    return {
      day: dawn.day,
      // A man who reports in the morning may fly that day, so the next dawn gives his state.
      stood: man ? stoodOf(man, dawn.day) : next && 'fit',
      flew: his.filter(({ flown }) => flown.day === dawn.day).length,
      lost: next !== undefined && isLost(next) && (man === undefined || !isLost(man)),
      honoured: ofKind(lived.days[i]?.moments ?? [], 'decoration-awarded').some((award) => award.man === id),
    };
  });
  // Without ranks, two men with one surname must be distinguished.
  const isAlone = allMen(lived.now).filter((man) => man.surname === surname).length === 1;
  const letter = initial ?? (isAlone ? '' : forenames.charAt(0));
  return { name: letter ? `${letter}. ${surname}` : surname, cells };
}

function stoodOf(man: Airman | undefined, day: number): string | undefined {
  if (!man || (isLost(man) && man.lastFlown < day)) return undefined;
  return isFit(man, day) || isLost(man) ? 'fit' : man.standing.is;
}

function machineLine({ id }: Machine, sorties: readonly Sortie[], lived: Lived): Line {
  const hers = sorties.filter(({ crew }) => crew.machine === id);
  const cells = dawns(lived).map((dawn): Cell => {
    const { flights, commandingOfficer: officer } = dawn;
    const machines = [...flights.flatMap((flight) => flight.machines), ...(officer ? [officer.machine] : [])];
    const machine = machines.find((each) => each.id === id);
    const today = hers.filter(({ flown }) => flown.day === dawn.day);
    return {
      day: dawn.day,
      stood: machine && machineStood(machine, dawn.day),
      flew: today.length,
      lost: today.some(isMachineLost),
      honoured: false,
    };
  });
  return { name: id, cells };
}

function machineStood(machine: Machine, day: number): string | undefined {
  if (isReady(machine, day)) return 'fit';
  return machine.standing.is === 'lost' ? undefined : machine.standing.is;
}

function drawn(title: string, lines: readonly Line[], { now }: Lived): Piece {
  const days = Array.from({ length: calendarEnd(now) }, (_, i) => i + 1);
  const right = LEFT + COLUMN * days.length;
  const x = scaleBand(days, [LEFT, right]).padding(0.08).round(true);
  const width = x.bandwidth();
  const height = TOP + ROW * lines.length + 4;
  return picture(
    { title, words: lines.map(inWords).join(' '), width: right + 6, height, least: 600 },
    days.map((day) =>
      h('text', { class: 'faint', x: (x(day) ?? 0) + width / 2, y: 14, 'text-anchor': 'middle' }, `${day}`),
    ),
    lines.map(({ name, cells }, row) =>
      h(
        'g',
        { transform: `translate(0 ${TOP + ROW * row})` },
        h('text', { x: LEFT - 8, y: 14, 'text-anchor': 'end' }, shortened(name)),
        cells.map((cell) => cellOf(cell, x(cell.day) ?? 0, width)),
      ),
    ),
  );
}

/** Who or what cannot fly has half the height, so that it is seen without its colour too. */
const tallOf = (stood: string): { readonly y: number; readonly height: number } =>
  stood === 'fit' ? { y: 2, height: ROW - 4 } : { y: ROW / 2, height: ROW / 2 - 2 };

function cellOf({ stood, flew, lost, honoured }: Cell, x: number, width: number): Piece {
  // The missions flown stand beside the mark of a loss, not under it.
  const middle = x + (lost ? width - LOSS : width) / 2;
  return h(
    'g',
    null,
    stood === undefined ? null : h('rect', { class: stood, x, width, ...tallOf(stood) }),
    Array.from({ length: Math.min(flew, 3) }, (_, i) =>
      h('circle', {
        class: 'flew',
        cx: middle + (i - (Math.min(flew, 3) - 1) / 2) * 6,
        // Under a decoration there is room for the missions flown.
        cy: honoured ? ROW - 5 : ROW / 2,
        r: 2.2,
      }),
    ),
    honoured ? h('path', { class: 'honour', d: STAR, transform: `translate(${middle} 7)` }) : null,
    lost ? h('rect', { class: 'lost', x: x + width - LOSS, y: 2, width: LOSS, height: ROW - 4 }) : null,
  );
}

function inWords({ name, cells }: Line): string {
  const flew = cells.reduce((sum, cell) => sum + cell.flew, 0);
  const notes = [
    `flew ${flew} times`,
    ...dated(
      'wounded',
      cells.filter(({ stood }) => stood === 'wounded'),
    ),
    ...dated(
      'decorated',
      cells.filter(({ honoured }) => honoured),
    ),
    ...dated(
      'lost',
      cells.filter(({ lost }) => lost),
    ),
  ];
  return `${name}: ${notes.join('; ')}.`;
}

const dated = (what: string, cells: readonly Cell[]): string[] =>
  cells.length === 0 ? [] : [`${what} ${cells.map(({ day }) => dateText(day)).join(', ')}`];
