import { waysToHit } from '../../../cards/hit-row.ts';
import type { AirToAirCombat } from '../../../cards/printed/air-to-air-combat.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import { attack } from './attack.ts';
import { type Battle, makeEscape } from './battle.ts';
import { tryToClearJam } from './clearing-jams.ts';
import { canFire, type FightingMachine, mayYetFire, SPENT } from './fighting-machine.ts';
import { type Reach, reachesOf } from './reach.ts';

const FACES = 6;
/** Two dice, the red one first: 5 and 3 are 53. */
const TENS = 10;

/** Picks one of several equals by dice, each equally likely; dice that would favour one are rolled again. */
export function drawLot<Item>(equals: readonly Item[], table: Table): Item {
  const drawn = equals.length === 1 ? 0 : place(equals.length, table);
  return expectDefined(equals[drawn], 'one to draw a lot among');
}

function place(count: number, table: Table): number {
  const ways = count <= FACES ? FACES : FACES * FACES;
  const fair = ways - (ways % count);
  let drawn = draw(count, table);
  while (drawn >= fair) drawn = draw(count, table);
  return drawn % count;
}

/** The die counted from 0; for more than six, two dice with the red one first. */
function draw(count: number, table: Table): number {
  if (count <= FACES) return table.roll('lot').total - 1;
  const { total } = table.roll('lot-of-many');
  return (Math.floor(total / TENS) - 1) * FACES + (total % TENS) - 1;
}

type ConductRow = AirToAirCombat['germanConduct'][number];

/** (24), (38), (39) What a German machine does when it is highest: the first line of the card that fits. */
export function actByConduct(
  machine: FightingMachine,
  targets: readonly FightingMachine[],
  battle: Battle,
  table: Table,
): void {
  const best = canFire(machine.forward) ? bestReach(machine, targets, table) : undefined;
  const line = table.book.airToAirCombat.germanConduct.find(({ when }) => FITS[when](machine, best, table));
  if (line?.does === 'attack' && best) attack(machine, best, battle, table);
  else if (line?.does === 'escape') makeEscape(machine, line.when, battle, table);
  else if (line?.does === 'clear-jam') tryToClearJam(machine, 'clear-jam', table);
  else stayOut(machine, table);
}

function stayOut(machine: FightingMachine, table: Table): void {
  machine.doing = SPENT;
  table.tell({ type: 'held-off', machine: machine.id });
}

const FITS: Readonly<
  Record<ConductRow['when'], (machine: FightingMachine, best: Reach | undefined, table: Table) => boolean>
> = {
  'lame-duck': ({ lameDuck }) => lameDuck,
  'no-gun-left': ({ forward }) => !mayYetFire(forward),
  'all-guns-jammed': ({ forward }) => !canFire(forward),
  'two-seater-without-advantage': ({ card }, best, { book }) =>
    card.seats === 2 && !(best && best.difference >= book.airToAirCombat.twoSeaterAdvantage.amount),
  target: (_, best) => best !== undefined,
  otherwise: () => true,
};

/** (24) The target with the best chance of a hit; among equals two-seaters first, then by a die. */
function bestReach(machine: FightingMachine, targets: readonly FightingMachine[], table: Table): Reach | undefined {
  let equals: Reach[] = [];
  let most = -1;
  for (const target of targets) {
    const reach = betterReach(machine, target, table);
    const worth = worthOf(machine, reach, table);
    if (worth < most) continue;
    equals = worth === most ? [...equals, reach] : [reach];
    most = worth;
  }
  return equals.length > 0 ? drawLot(equals, table) : undefined;
}

/**
 * (18), (24) Of the angle of the track and that of the dive, where he has both, the one with more ways to hit; the
 * first of equals.
 */
function betterReach(machine: FightingMachine, target: FightingMachine, table: Table): Reach {
  const [onTrack, inDive] = reachesOf(machine, target, table.book);
  const first = expectDefined(onTrack, 'angle of the track');
  return inDive && worthOf(machine, inDive, table) > worthOf(machine, first, table) ? inDive : first;
}

function worthOf({ firing }: FightingMachine, { target, angle, longestBurst }: Reach, { book }: Table): number {
  return 2 * waysToHit(angle, longestBurst, firing, book) + (target.card.seats === 2 ? 1 : 0);
}
