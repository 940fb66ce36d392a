import type { Wound } from '../../../campaign/aircrew.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import type { FightOutcome } from '../../../kit/fight/fight.ts';
import type { Entrant, Muster } from '../../../kit/fight/muster.ts';
import type { Credit, Fate, GunsTold } from '../../../table/events/fight-events.ts';
import type { Battery, CloudsCards, FightingMachine, Man, Skirmish } from '../table/skirmish.ts';
import { hasPower } from './engines.ts';
import { halvesOf, lostBefore, seatOf, strengthBefore } from './from-muster.ts';
import { crewOf } from './shooting/loss.ts';

/** (C6) What became of every machine and man, in the campaign's terms. */
export const endsOf = ({ machines, cards }: Skirmish, { allied, germans }: Muster): FightOutcome[] =>
  [...allied, ...germans].flatMap((entrant) =>
    machines.filter(({ id }) => id === entrant.id).map((machine) => endOf(machine, entrant, cards)),
  );

/** What the outcome needs of a machine as it came. */
type EntrantState = Pick<Entrant, 'forward' | 'observer' | 'lameDuck' | 'wounds'>;

export function endOf(machine: FightingMachine, came: EntrantState, cards: CloudsCards): FightOutcome {
  const { id, escaped, forcedHomeBy, luckier, forward, rear } = machine;
  const fate = fateOf(machine, came, cards);
  return {
    id,
    fate,
    by: creditOf(fate, machine),
    hitBy: machine.lastHit,
    forcedHomeBy,
    escaped,
    wounds: woundsOf(machine, came, cards),
    lameDuck: undefined,
    struckAgain: came.lameDuck && fate === 'damaged-abort',
    forward: gunLeft(came.forward, forward, cards),
    observer: rear && came.observer && gunLeft(came.observer.guns, rear, cards),
    ...(luckier > 0 && { luckier }),
  };
}

/**
 * (C089) (C091) A machine that is lost, lands on the board or has caught fire is a victory. (C090) One that goes home
 * was forced to.
 */
const creditOf = (fate: Fate, { credit, forcedHomeBy }: FightingMachine): Credit | undefined =>
  fate === 'shot-down' || fate === 'forced-down' ? credit : (credit ?? forcedHomeBy);

/** Three campaign rounds were one box. A battery is clear if one of its guns is, and lost if none can be repaired. */
function gunLeft({ ammo: brought }: GunsTold, { guns, halves }: Battery, cards: CloudsCards): Gun | undefined {
  if (brought === undefined) return undefined;
  const { amount } = cards.conversions.ammoPerBox;
  const spent = halvesOf(brought, cards) - halves;
  const ammo = Math.max(brought - Math.ceil((spent * amount) / 2), 0);
  if (guns.some(({ is }) => is === 'clear')) return { state: 'clear', ammo };
  return { state: guns.some(({ is }) => is === 'jammed') ? 'jammed' : 'permanent', ammo };
}

/** Ours: with a running engine the machine gets home, however it lands there. */
export function fateOf(machine: FightingMachine, came: Pick<Entrant, 'lameDuck'>, cards: CloudsCards): Fate {
  if (machine.status === 'lost') return 'shot-down';
  if (machine.wrecked || (machine.status === 'landed' && !fliesAgain(machine))) return 'forced-down';
  if (machine.mustLand || isDamaged(machine, came, cards)) return 'damaged-abort';
  return machine.isForcedHome ? 'driven-off' : 'unharmed';
}

/** Ours: the machine has lost enough of the strength that it came with to need the mechanics. */
export const isDamaged = (
  machine: FightingMachine,
  came: Pick<Entrant, 'lameDuck'>,
  { conversions }: CloudsCards,
): boolean => machine.structure * 100 <= strengthBefore(came, machine) * conversions.damagedAt.amount;

/** (C053) A machine does not come home if its pilot is killed in the landing. */
const fliesAgain = (machine: FightingMachine): boolean => hasPower(machine) && machine.pilot.fortitude > 0;

function woundsOf(machine: FightingMachine, came: Pick<Entrant, 'wounds'>, cards: CloudsCards): Wound[] {
  return crewOf(machine).flatMap((man): Wound[] => {
    const who = seatOf(man.seat);
    if (man.fortitude <= 0) return [{ who, fate: { fate: 'killed' } }];
    const lost = man.whole - man.fortitude - lostBefore(man, came, cards);
    return lost > 0 && !isGrazed(man, cards)
      ? [{ who, fate: { fate: 'wounded', days: daysOf(man, cards) }, lost }]
      : [];
  });
}

/** Ours: a graze has no effect after the landing. */
const isGrazed = ({ whole, fortitude }: Man, { conversions }: CloudsCards): boolean =>
  100 * (whole - fortitude) <= conversions.grazedTo.amount * whole;

/** Ours: by everything that he has lost in this mission. */
const daysOf = ({ whole, fortitude }: Man, { conversions: { woundDays } }: CloudsCards): number =>
  2 * (whole - fortitude) >= whole ? woundDays.serious : woundDays.light;
