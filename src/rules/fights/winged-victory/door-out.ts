import type { Wound } from '../../../campaign/aircrew.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import { numberOfGerman } from '../../../rulebook/counters.ts';
import type { Dashboard } from '../../../rulebook/fights/winged-victory/dashboard.ts';
import type { DoorCard } from '../../../rulebook/fights/winged-victory/door-card.ts';
import { consult } from '../../../rulebook/roll-table.ts';
import type { Credit, Fate, FightEnd } from '../../../table/fights/fight-events.ts';
import { type Craft, type Health, hasLeft } from '../../../table/fights/winged-victory/craft.ts';
import type { Table } from '../../../table/table.ts';
import type { AlliedMachine, AlliedOutcome, Fight, FightResult, GermanOutcome } from '../fight.ts';
import { speedLost } from './damage.ts';
import { firingsLeft } from './shooting.ts';
import { craftNamed, dashboardOf, type SideFight } from './side-fight.ts';

/** What is left behind when the fight is over: fates, wounds, guns and height. */
export function resultOf(side: SideFight, fight: Fight, why: FightEnd, phases: number, table: Table): FightResult {
  const altitude = Math.max(0, fight.altitude - phases * table.book.airToAirCombat.phase.feet.amount);
  const germans = side.crafts.filter((craft) => craft.side === 'german');
  return {
    phases,
    altitude,
    why,
    allied: fight.allied.map((machine) => alliedOutcome(craftNamed(machine.id, side), machine, table)),
    germans: germans.map((craft): GermanOutcome => ({ ...outcomeOf(craft, table), number: numberOfGerman(craft.id) })),
  };
}

function alliedOutcome(craft: Craft, machine: AlliedMachine, table: Table): AlliedOutcome {
  return {
    ...outcomeOf(craft, table),
    forward: machine.forward && gunAfter(machine.forward, craft, 'fixed', table),
    observer: machine.observer && gunAfter(machine.observer.gun, craft, 'flexible', table),
  };
}

/** So many units a firing, rounded up: what a gun had and has not spent. */
function gunAfter(before: Gun, craft: Craft, mount: 'fixed' | 'flexible', { book }: Table): Gun {
  const gun = craft.guns.find((each) => each.mount === mount);
  if (!gun || before.state === 'permanent') return before;
  const { perFiring } = book.fights['winged-victory'].door.ammo;
  const ammo = Math.min(before.ammo, Math.floor(firingsLeft(gun) * perFiring));
  return { state: gun.jammed ? 'jammed' : 'clear', ammo };
}

type Lasting = Omit<DoorCard['lasting'], 'source' | 'cells'>;
type Outcome = Omit<AlliedOutcome, 'forward' | 'observer'>;

function outcomeOf(craft: Craft, table: Table): Outcome {
  const { wounds, lameDuck } = woundsOf(craft, table);
  const fate = worst([fateOf(craft, table), lameDuck === undefined ? 'unharmed' : 'damaged-abort']);
  const left = hasLeft(craft.out);
  return {
    id: craft.id,
    fate,
    by: fate === 'unharmed' ? undefined : creditOf(craft),
    escaped: left && fate === 'unharmed',
    wounds,
    lameDuck: fate === 'damaged-abort' ? lameDuck : undefined,
    struckAgain: false,
  };
}

const DOWN: readonly Craft['out'][] = ['crashed', 'cracked-up', 'exploded'];

/** The worst that befell it. */
export function fateOf(craft: Craft, { book }: Table): Fate {
  const dash = dashboardOf(craft.dashboard, book);
  if (craft.pilot === 'dead' || DOWN.includes(craft.out)) return 'shot-down';
  if (craft.out === 'landed' || craft.leak === 0 || craft.burning) return 'forced-down';
  const lasts = lastingOf(craft, dash).map((what) => book.fights['winged-victory'].door.lasting[what]);
  return worst(isDrivenOff(craft, dash) ? ['driven-off', ...lasts] : lasts);
}

/**
 * Ruling: (40) lets ours escape; theirs leave a fight for nothing but harm. Who of theirs has been hit himself, and his
 * machine by a quarter of its boxes, and flies home over his own edge has been driven off.
 */
const isDrivenOff = ({ side, out, pilot, structure }: Craft, dash: Dashboard): boolean =>
  side === 'german' && out === 'left-by-own-edge' && pilot === 'wounded' && structure * 4 >= dash.structure.boxes;

const FATES: readonly Fate[] = ['unharmed', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down'];
const worst = (fates: readonly Fate[]): Fate =>
  fates.reduce((one, two) => (FATES.indexOf(two) > FATES.indexOf(one) ? two : one), 'unharmed');

/** What a machine brings home that lasts. */
function lastingOf(craft: Craft, dash: Dashboard): (keyof Lasting)[] {
  const lost = speedLost(craft, dash);
  const all: readonly (readonly [keyof Lasting, boolean])[] = [
    ['structure', craft.structure * 2 >= dash.structure.boxes],
    ['leak', craft.leak !== undefined],
    ['engine', lost === 1],
    ['engineBadly', lost > 1],
    ['controls', [craft.ailerons, craft.elevators, craft.rudder].includes(dash.controls)],
    ['pilot', craft.pilot === 'wounded'],
  ];
  return all.flatMap(([what, is]) => (is ? [what] : []));
}

/** Something that lasts: a leak, a control that will not move, an engine without its power, a wounded pilot. */
export const isCrippled = (
  { leak, ailerons, elevators, rudder, engine, pilot }: Craft,
  controls: number,
  weak: number,
): boolean =>
  leak !== undefined || [ailerons, elevators, rudder].includes(controls) || engine > weak || pilot === 'wounded';

/** (24) The last who hit it, and with which gun, if it was a machine and not the ground. */
const creditOf = ({ hitBy }: Craft): Credit | undefined =>
  hitBy && { machine: hitBy.machine, gun: hitBy.mount === 'flexible' ? 'observer' : 'forward' };

/** (25) How bad a wound is, the campaign's own card says. */
function woundsOf(
  craft: Craft,
  table: Table,
): { readonly wounds: readonly Wound[]; readonly lameDuck: number | undefined } {
  const pilot = woundOf('pilot', craft.pilot, table);
  const [gunner = 'well'] = craft.gunners;
  const observer = isOldWound(craft) ? undefined : woundOf('observer', gunner, table);
  const wounds = [pilot, observer].flatMap((each) => (each ? [each.wound] : []));
  return { wounds, lameDuck: pilot?.lameDuck };
}

/** He came in hurt, and the Mission Log has it already. */
const isOldWound = ({ hurtBefore }: Craft): boolean => hurtBefore;

function woundOf(who: Wound['who'], health: Health, table: Table) {
  if (health === 'well') return undefined;
  if (health === 'dead') return { wound: { who, fate: { fate: 'killed' } } as const, lameDuck: undefined };
  const { row } = consult(table.book.damageTables.crewHit, table);
  // Ruling: who lives on these mats does not die of the card. Deaths are their own business; where it has one, he was
  // only grazed.
  return row.fate.fate === 'killed' ? undefined : { wound: { who, fate: row.fate }, lameDuck: row.lameDuck };
}
