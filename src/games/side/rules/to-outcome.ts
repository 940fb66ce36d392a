import type { Wound } from '../../../campaign/aircrew.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import { consult } from '../../../cards/roll-table.ts';
import type { FightOutcome } from '../../../kit/fight/fight.ts';
import { type Entrant, entrantOf, type Muster } from '../../../kit/fight/muster.ts';
import type { Credit, Fate, GunsTold } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { Dashboard } from '../cards/dashboard.ts';
import type { DoorCard } from '../cards/door-card.ts';
import { type FightingMachine, type Health, hasLeft, type MountedGun } from '../table/fighting-machine.ts';
import { speedLost } from './damage.ts';
import { firingsOf, structureBefore } from './from-muster.ts';
import { firingsLeft } from './shooting.ts';
import { dashboardOf, type SideFight } from './side-fight.ts';

/** The outcome of the mats for every machine. */
export const endsOf = ({ machines }: SideFight, met: Muster, table: Table): FightOutcome[] =>
  machines.map((machine) => endOf(machine, entrantOf(machine.id, met), table));

type LastingHarm = Omit<DoorCard['lasting'], 'source' | 'cells'>;

function endOf(machine: FightingMachine, came: Entrant, table: Table): FightOutcome {
  const { wounds, lameDuck } = woundsOf(machine, came, table);
  const own = fateOf(machine, came, table);
  const isDamaged = own === 'damaged-abort';
  const fate = worst([own, lameDuck === undefined ? 'unharmed' : 'damaged-abort']);
  return {
    id: machine.id,
    fate,
    by: fate === 'unharmed' ? undefined : creditOf(fate, machine),
    escaped: hasLeft(machine.out) && fate === 'unharmed',
    wounds,
    // (27) The damage to the machine is rolled; (25) a wound in addition changes nothing of that.
    lameDuck: fate === 'damaged-abort' && !isDamaged ? lameDuck : undefined,
    // (34) Only by damage to the machine itself.
    struckAgain: came.lameDuck && isDamaged,
    forward: gunLeft(came.forward, 'fixed', machine, table),
    observer: came.observer && gunLeft(came.observer.guns, 'flexible', machine, table),
  };
}

/** A number of units for each firing that was used, rounded up. */
function gunLeft(
  { ammo }: GunsTold,
  mount: MountedGun['mount'],
  machine: FightingMachine,
  { book }: Table,
): Gun | undefined {
  const { door } = book.fights['winged-victory'];
  const at = machine.guns.findIndex((gun) => gun.mount === mount);
  const [gun, card] = [machine.guns[at], dashboardOf(machine.dashboard, book).guns[at]];
  if (ammo === undefined || !gun || !card) return undefined;
  const held = card.plates.reduce((sum, plate) => sum + plate, 0);
  const spent = Math.min(held, firingsOf(ammo, door)) - firingsLeft(gun);
  const left = ammo - Math.ceil(spent * door.ammo.perFiring);
  return { state: gun.jammed ? 'jammed' : 'clear', ammo: Math.max(left, 0) };
}

const DOWN: readonly FightingMachine['out'][] = ['crashed', 'cracked-up', 'exploded'];

/** The worst event of the fight for the machine. */
export function fateOf(machine: FightingMachine, came: Pick<Entrant, 'lameDuck' | 'aircraft'>, { book }: Table): Fate {
  const dash = dashboardOf(machine.dashboard, book);
  if (isShotDown(machine)) return 'shot-down';
  if (isForcedDown(machine)) return 'forced-down';
  const { door } = book.fights['winged-victory'];
  const suffered = share(machine, structureBefore(came, book), dash);
  const lasts = lastingOf(machine, suffered, dash).map((what) => door.lasting[what]);
  return worst(isDrivenOff(machine, suffered) ? ['driven-off', ...lasts] : lasts);
}

/** The machine is on the ground, or on its way to it: fire and an empty tank leave no other way. */
export const isDown = (machine: FightingMachine): boolean => isShotDown(machine) || isForcedDown(machine);

const isShotDown = ({ pilot, out }: FightingMachine): boolean => pilot === 'dead' || DOWN.includes(out);

const isForcedDown = (machine: FightingMachine): boolean =>
  machine.out === 'landed' || isStopped(machine) || machine.burning;

/**
 * Ruling: an enemy machine whose engine stops because of a leak comes down where it is. One that has left the mats by
 * then is a matter of the campaign's Lame Duck rules.
 */
const isStopped = ({ leak, out }: FightingMachine): boolean => leak === 0 && !hasLeft(out);

/**
 * Ruling: (40) Allied machines may escape. Germans leave a fight only because of damage. A German pilot who is wounded,
 * whose machine has lost a quarter of its boxes, and who flies home over his own edge, was driven off.
 */
const isDrivenOff = ({ side, out, pilot }: FightingMachine, suffered: number): boolean =>
  side === 'german' && out === 'left-by-own-edge' && pilot === 'wounded' && suffered >= 1 / 4;

/** The share of its structure that it has lost since it came. */
const share = ({ structure }: FightingMachine, before: number, dash: Dashboard): number =>
  (structure - before) / (dash.structure.boxes - before);

const FATES: readonly Fate[] = ['unharmed', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down'];
const worst = (fates: readonly Fate[]): Fate =>
  fates.reduce((one, two) => (FATES.indexOf(two) > FATES.indexOf(one) ? two : one), 'unharmed');

/** The lasting damage of a machine that comes home. */
function lastingOf(machine: FightingMachine, suffered: number, dash: Dashboard): (keyof LastingHarm)[] {
  const lost = speedLost(machine, dash);
  const all: readonly (readonly [keyof LastingHarm, boolean])[] = [
    ['structure', suffered >= 1 / 2],
    ['leak', machine.leak !== undefined],
    ['dry', machine.leak === 0],
    ['engine', lost === 1],
    ['engineBadly', lost > 1],
    ['controls', [machine.ailerons, machine.elevators, machine.rudder].includes(dash.controls)],
    ['pilot', machine.pilot === 'wounded'],
  ];
  return all.flatMap(([what, is]) => (is ? [what] : []));
}

/** Lasting damage: a leak, a jammed control, a weak engine, a wounded pilot. */
export const isCrippled = (
  { leak, ailerons, elevators, rudder, engine, pilot }: FightingMachine,
  controls: number,
  weak: number,
): boolean =>
  leak !== undefined || [ailerons, elevators, rudder].includes(controls) || engine > weak || pilot === 'wounded';

/**
 * (24) (43) The last machine that hit it, and with which gun, if it was not the ground. A machine forced down by its
 * engine belongs to whoever stopped the engine.
 */
function creditOf(fate: Fate, machine: FightingMachine): Credit | undefined {
  const by = fate === 'forced-down' && isStopped(machine) ? machine.holedBy : machine.hitBy;
  return by && { machine: by.machine, gun: by.mount === 'flexible' ? 'observer' : 'forward' };
}

/**
 * (25) The campaign's own card decides how bad a wound is. The Mission Log already has a wound that a man came in with.
 */
function woundsOf(
  machine: FightingMachine,
  { pilotHurt, observer }: Entrant,
  table: Table,
): { readonly wounds: readonly Wound[]; readonly lameDuck: number | undefined } {
  const [second = 'well'] = machine.gunners;
  const pilot = pilotHurt && machine.pilot === 'wounded' ? undefined : woundOf('pilot', machine.pilot, table);
  const gunner = !observer && second === 'wounded' ? undefined : woundOf('observer', second, table);
  const wounds = [pilot, gunner].flatMap((each) => (each ? [each.wound] : []));
  return { wounds, lameDuck: pilot?.lameDuck };
}

function woundOf(who: Wound['who'], health: Health, table: Table) {
  if (health === 'well') return undefined;
  if (health === 'dead') return { wound: { who, fate: { fate: 'killed' } } as const, lameDuck: undefined };
  const { row } = consult(table.book.damageTables.crewHit, table);
  // Ruling: a man who lives on these mats does not die by the card. The mats have their own deaths; where the card says
  // killed, he was only grazed.
  return row.fate.fate === 'killed' ? undefined : { wound: { who, fate: row.fate }, lameDuck: row.lameDuck };
}
