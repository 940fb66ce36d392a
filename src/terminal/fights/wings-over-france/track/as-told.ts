import { lookUp } from '../../../../rulebook/roll-table.ts';
import type { Rulebook } from '../../../../rulebook/rulebook.ts';
import type { EventOf, EventType } from '../../../../table/events.ts';
import type { CombatEvent } from '../../../../table/fights/wings-over-france/combat-events.ts';
import { cameIn, type Doing, type InFight, type OrderOfBattle, type Out } from './in-fight.ts';

type Enter<T extends EventType> = (event: EventOf<T>, order: OrderOfBattle, book: Rulebook) => void;

/** What each event changes in the order of battle; the others change nothing in it. */
const ENTER: { readonly [T in CombatEvent['type']]?: Enter<T> } = {
  'phase-began': beginPhase,
  'initiative-rolled': ({ machine, initiative, bonus }, order) => change(machine, order, { initiative, bonus }),
  'personal-duel-began': ({ allied, german }, order) => {
    order.duels.push({ allied, german, altitude: order.altitude });
    for (const machine of [allied, german]) change(machine, order, UNROLLED);
  },
  'personal-duel-tightened': ({ allied, altitude }, order) => {
    for (const duel of order.duels) if (duel.allied === allied) duel.altitude = altitude;
  },
  'personal-duel-ended': ({ allied }, order) => {
    order.duels = order.duels.filter((duel) => duel.allied !== allied);
  },
  'personal-duel-refused': ({ allied, german }, order) => {
    change(allied, order, SPENT);
    change(german, order, SPENT);
  },
  'attack-made': ({ attacker, target, angle }, order) => {
    change(attacker, order, { doing: { is: 'attacks', other: target, angle } });
    change(target, order, { doing: { is: 'attacked', other: attacker, angle } });
  },
  'burst-fired': fireGuns,
  'critical-hit-scored': strike,
  'driven-off-ignored': ({ machine }, order) => change(machine, order, { out: undefined }),
  'crew-hit': strikeCrew,
  'jam-tried': tryJam,
  'held-off': ({ machine }, order) => change(machine, order, SPENT),
  escaped: ({ machine }, order) => change(machine, order, { out: 'escaped' }),
  'dfd-rolled': ({ dfd }, order) => {
    order.dfd = Math.max(0, dfd);
  },
  'germans-joined': ({ germans }, order) => {
    order.machines.push(...germans.map((machine) => cameIn(machine, 'german')));
  },
};

/** Enters in the order of battle what has been told. */
export function enter<T extends EventType>(event: EventOf<T>, order: OrderOfBattle, book: Rulebook): void {
  const rows: { readonly [K in EventType]?: Enter<K> } = ENTER;
  const row: Enter<T> | undefined = rows[event.type as T];
  row?.(event, order, book);
}

const FREE: { readonly doing: Doing } = { doing: { is: 'free' } };
/** Nor does a dive count in a spiral. */
const UNROLLED: Partial<InFight> = { initiative: undefined, bonus: 0 };
const SPENT: { readonly doing: Doing } = { doing: { is: 'spent' } };

function change(id: string, { machines }: OrderOfBattle, to: Partial<InFight>): void {
  for (const machine of machines) if (machine.id === id) Object.assign(machine, to);
}

const find = (id: string, { machines }: OrderOfBattle): InFight | undefined =>
  machines.find((machine) => machine.id === id);

/** (19) The track is cleared for the next Initiative Rolls; the duels have come down with the fight. */
function beginPhase({ phase, altitude, dfd }: EventOf<'phase-began'>, order: OrderOfBattle, book: Rulebook): void {
  const { amount } = book.airToAirCombat.phase.feet;
  Object.assign(order, { phase, altitude, dfd });
  for (const duel of order.duels) duel.altitude = Math.max(0, duel.altitude - amount);
  for (const machine of order.machines) Object.assign(machine, { ...FREE, ...UNROLLED });
}

/** (32), (38) The ammo is used; a jam takes one gun. */
function fireGuns({ machine, gun, burst, result }: EventOf<'burst-fired'>, order: OrderOfBattle): void {
  const guns = find(machine, order)?.guns[gun];
  if (!guns) return;
  if (guns.ammo !== undefined) guns.ammo -= burst;
  if (result === 'jam') guns.states[guns.states.indexOf('clear')] = 'jammed';
}

const OUT: { readonly [R in EventOf<'critical-hit-scored'>['result']]?: Out } = {
  'driven-off': 'driven-off',
  'forced-down': 'forced-down',
  'shot-down': 'shot-down',
};

/** (26) to (28), (34) What a Critical Hit leaves of a machine. */
function strike({ machine: id, result }: EventOf<'critical-hit-scored'>, order: OrderOfBattle): void {
  const machine = find(id, order);
  if (!machine) return;
  if (result === 'damaged-abort') cripple(machine);
  else machine.out = OUT[result];
}

/** (34) A Lame Duck crippled again is out of the fight. */
function cripple(machine: InFight): void {
  if (machine.lameDuck) machine.out = 'crippled-again';
  machine.lameDuck = true;
}

function strikeCrew(event: EventOf<'crew-hit'>, order: OrderOfBattle, { damageTables }: Rulebook): void {
  const machine = find(event.machine, order);
  if (!machine) return;
  machine.hit = [...new Set([...machine.hit, event.who])];
  if (event.who === 'observer') machine.observerFires = isFit(event, damageTables.crewHit);
  if (event.effect === 'shot-down') machine.out = 'shot-down';
  if (event.effect === 'lame-duck') machine.lameDuck = true;
}

/** (25) An observer fires on where a pilot would fly on. */
const isFit = ({ roll }: EventOf<'crew-hit'>, table: Rulebook['damageTables']['crewHit']): boolean =>
  lookUp(table, roll.total).asPilot === 'flies-on';

const AFTER = { cleared: 'clear', jammed: 'jammed', permanent: 'permanent' } as const;

/** (39) Trying takes the phase, whatever comes of it. */
function tryJam({ machine: id, gun, result }: EventOf<'jam-tried'>, order: OrderOfBattle): void {
  const machine = find(id, order);
  const guns = machine?.guns[gun];
  if (!machine || !guns) return;
  machine.doing = SPENT.doing;
  guns.states[guns.states.indexOf('jammed')] = AFTER[result];
}
