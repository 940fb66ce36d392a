import type { Wound } from '../../../campaign/aircrew.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import type { Dashboard } from '../../../rulebook/fights/winged-victory/dashboard.ts';
import type { DoorCard } from '../../../rulebook/fights/winged-victory/door-card.ts';
import { consult } from '../../../rulebook/roll-table.ts';
import type { Credit, Fate } from '../../../table/fights/fight-events.ts';
import { type Craft, type GunState, type Health, hasLeft } from '../../../table/fights/winged-victory/craft.ts';
import type { Table } from '../../../table/table.ts';
import type { End } from '../fight.ts';
import { speedLost } from './damage.ts';
import { firingsLeft } from './shooting.ts';
import { dashboardOf, type SideFight } from './side-fight.ts';

/** How the mats leave everybody. */
export const endsOf = ({ crafts }: SideFight, table: Table): End[] => crafts.map((craft) => endOf(craft, table));

type Lasting = Omit<DoorCard['lasting'], 'source' | 'cells'>;

function endOf(craft: Craft, table: Table): End {
  const { wounds, lameDuck } = woundsOf(craft, table);
  const fate = worst([fateOf(craft, table), lameDuck === undefined ? 'unharmed' : 'damaged-abort']);
  return {
    id: craft.id,
    fate,
    by: fate === 'unharmed' ? undefined : creditOf(craft),
    escaped: hasLeft(craft.out) && fate === 'unharmed',
    wounds,
    lameDuck: fate === 'damaged-abort' ? lameDuck : undefined,
    struckAgain: false,
    forward: gunLeft('fixed', craft, table),
    observer: gunLeft('flexible', craft, table),
  };
}

/** So many units a firing, rounded down: what a gun has not spent. */
function gunLeft(mount: GunState['mount'], { guns }: Craft, { book }: Table): Gun | undefined {
  const gun = guns.find((each) => each.mount === mount);
  const { perFiring } = book.fights['winged-victory'].door.ammo;
  return gun && { state: gun.jammed ? 'jammed' : 'clear', ammo: Math.floor(firingsLeft(gun) * perFiring) };
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
