import type { Rulebook } from '../../../cards/rulebook.ts';
import { wrapTo } from '../../../page/paper.ts';
import {
  type Battery,
  type Engine,
  type FightingMachine,
  type GunOnBoard,
  type Initiative,
  isUp,
  type SkirmishSeen,
} from '../table/skirmish.ts';
import { headingText } from './clouds-words.ts';

const nameOf = ({ aircraft }: FightingMachine, { fights }: Rulebook): string =>
  fights['clouds-of-glory'].panels.panels[aircraft]?.name ?? aircraft;

/** The width of the cockpit, and whether its machine is about to move. */
interface PanelRoom {
  readonly columns: number;
  readonly moves: 'now' | 'not-now';
}

/** The cockpit of a machine in a few lines: its figures, its damage, and who moves next. */
export function panelLines(machine: FightingMachine, view: SkirmishSeen, book: Rulebook, room: PanelRoom): string[] {
  const { columns } = room;
  const { id, speed, height, heading, bank, structure, panel } = machine;
  const amiss = troubles(machine);
  const lines = [
    `${id} ${nameOf(machine, book)}, ${speed * 10} km/h of ${panel.top}`,
    `height ${height}, heading ${headingText(heading)}, ${bank === 'level' ? 'level' : `bank ${bank}`}`,
    `strength ${structure}/${panel.strength}, men ${menOf(machine).join(', ')}`,
    ...wrapTo(
      [`stalls at ${panel.stall}`, gunsText(machine), ...amiss].filter((text) => text !== '').join(', '),
      columns,
    ).split('\n'),
    ...toMove(machine, view, room),
  ];
  return lines.map((line) => line.slice(0, columns));
}

/** The same in sentences. */
export function panelText(machine: FightingMachine, book: Rulebook): string {
  const { id, speed, height, heading, bank, structure, panel } = machine;
  const amiss = troubles(machine);
  return (
    `${id}, ${nameOf(machine, book)}: ${speed * 10} km/h, stalls at ${panel.stall}, height ${height}, heading ${headingText(heading)}, ` +
    `${bank === 'level' ? 'wings level' : `banked ${bank}`}; strength ${structure} of ${panel.strength}, Fortitude ${menOf(machine).join(' and ')}, ${gunsText(machine)}` +
    `${amiss.length > 0 ? `; ${amiss.join(', ')}` : ''}.`
  );
}

const menOf = ({ pilot, gunner }: FightingMachine): string[] =>
  [pilot, gunner].flatMap((man) => (man ? [`${man.fortitude}/${man.whole}`] : []));

/** Boxes of ammunition, and guns that are jammed or lost. */
const gunsText = ({ forward, rear }: FightingMachine): string =>
  [forward, rear].flatMap((battery) => (battery && battery.guns.length > 0 ? [batteryText(battery)] : [])).join(', ');

function batteryText({ place, halves, guns }: Battery): string {
  const count = (state: GunOnBoard['is']) => guns.filter(({ is }) => is === state).length;
  const silent = SILENT.filter(({ is }) => count(is) > 0).map(({ is, said }) => `${count(is)} ${said}`);
  const name = place === 'forward' ? 'ammo' : 'rear ammo';
  return `${name} ${halves / 2}${silent.length > 0 ? ` (${silent.join(', ')})` : ''}`;
}

const SILENT = [
  { is: 'jammed', said: 'jammed' },
  { is: 'dead', said: 'gone' },
] as const;

function engineTroubles({ side, is, smoke, petrolUntil }: Engine): string[] {
  const which = side ? `${side} engine ` : '';
  return [
    ...(is === 'running' ? [] : [`${which || 'engine '}${is}`.toUpperCase()]),
    ...(smoke ? [`${which}smokes: ${smoke.kmh} km/h by turn ${smoke.until}`] : []),
    ...(petrolUntil === undefined ? [] : [`${which}petrol to turn ${petrolUntil}`]),
  ];
}

/** No die of twenty faces is above it. */
const CERTAIN = 20;

function troubles(machine: FightingMachine): string[] {
  const { engines, fire, bombs, rockets, testAbove = 0 } = machine;
  const losses = machine.drag + machine.engineLoss;
  const said: readonly (readonly [string, boolean])[] = [
    ['SPINNING', machine.status === 'spinning'],
    ['blacks out next turn', machine.blackout],
    ['in a faint', machine.fainted],
    ['forced home', machine.isForcedHome],
    ['must land', machine.mustLand],
    [`${10 * losses} km/h lost a turn`, losses > 0],
    [`uneven engine, ${machine.uneven.join(' and ')} times 10 km/h a turn`, machine.uneven.length > 0],
    [`turns +${machine.wider}`, machine.wider > 0],
    [`rolls x${machine.rollFactor}`, machine.rollFactor > 1],
    [`strained above ${testAbove} km/h`, testAbove > 0],
    [`strained by each manoeuvre${machine.structure < CERTAIN ? '' : ', and holds'}`, machine.testEach !== undefined],
    [`bombs ${bombs}`, bombs > 0],
    [`rockets ${rockets}`, rockets > 0],
  ];
  const others = said.filter(([, isSo]) => isSo).map(([text]) => text);
  return [...(fire ? ['ON FIRE'] : []), ...engines.flatMap(engineTroubles), ...others];
}

/**
 * (C006) The lowest initiative moves first. (C003) Of two equal ones, the lower tie-break throws decide. Returns who
 * has yet to move.
 */
function toMove({ id }: FightingMachine, { machines }: SkirmishSeen, { columns, moves }: PanelRoom): string[] {
  if (moves === 'not-now') return [];
  const order = machines.filter(isUp).sort((a, b) => before(a.initiative, b.initiative));
  const left = order.slice(
    Math.max(
      0,
      order.findIndex((each) => each.id === id),
    ),
  );
  const told = `to move: ${left.map((each) => `${each.id} ${each.initiative.total}`).join(' ')}`;
  return [told.length <= columns ? told : `to move: ${left.map((each) => each.id).join(' ')}`];
}

function before(a: Initiative, b: Initiative): number {
  const throws = [a.total, a.die, ...a.again];
  const others = [b.total, b.die, ...b.again];
  const place = throws.findIndex((each, i) => each !== others[i]);
  return place < 0 ? 0 : (throws[place] ?? 0) - (others[place] ?? 0);
}
