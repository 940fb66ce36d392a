import type { Table } from '../../../table/table.ts';
import type { Special } from '../cards/damage-cards.ts';
import type { CardEvent } from '../table/card-events.ts';
import { type CardFight, type FightingMachine, shareBorne } from './state.ts';

type SpecialSuffered = Extract<CardEvent, { type: 'special-suffered' }>;
type SpecialKind = SpecialSuffered['special'];
type Comes = SpecialSuffered['comes'];

/** The firer of a hit, and the fight. */
export interface SpecialHit {
  readonly by: string | undefined;
  readonly fight: CardFight;
}

/** (W044) What a special damage does to a machine; a rudder, an engine and an observer are kept secret. */
export function sufferSpecial(
  special: Exclude<Special, 'jam-red' | 'jam-green'>,
  machine: FightingMachine,
  hit: SpecialHit,
  table: Table,
): void {
  const comes = SUFFER[special](machine, hit);
  const secret = isSecret(special, comes, hit.fight);
  table.tell({
    type: 'special-suffered',
    machine: machine.id,
    special,
    comes,
    ...(secret && { for: machine.side }),
  });
}

/** (G038) The pilot's wound is told, the observer's is not. Everybody sees what ends a machine. */
function isSecret(special: SpecialKind, comes: Comes, { profile }: CardFight): boolean {
  if (comes === 'second') return false;
  if (special === 'crew') return profile.crew === 'observer' || comes === 'no-effect';
  return special === 'rudder-left' || special === 'rudder-right' || special === 'engine';
}

/** (W052) (G047) Specials of different kinds all count. */
const SUFFER: { readonly [K in SpecialKind]: (machine: FightingMachine, hit: SpecialHit) => Comes } = {
  // (W027) (G029)
  explosion: (machine, { by }) => {
    machine.doomed = { why: 'explosion', by };
    return 'second';
  },
  // (W045) (G036) For the next turn; the cards already planned are flown.
  'rudder-left': (machine, { fight }) => {
    machine.rudder.left = fight.turn + 1;
    return 'counts';
  },
  // (W046) (G037)
  'rudder-right': (machine, { fight }) => {
    machine.rudder.right = fight.turn + 1;
    return 'counts';
  },
  crew: (machine, hit) => (hit.fight.profile.crew === 'observer' ? hitObserver(machine) : hitPilot(machine, hit)),
  engine: hitEngine,
  smoke: (machine, { fight: { pieces, profile } }) => {
    if (profile.smokeTurnsToFire && machine.smoke > 0) {
      // (G043)
      machine.smoke = 0;
      setAlight(machine, pieces);
      return 'turns-to-fire';
    }
    // (W049) (W053) (G042) The counters start again.
    machine.smoke = pieces.counters.smoke;
    return 'counts';
  },
  // (W050) (G044) (G046) A new fire starts again at three, and two at once count as one.
  fire: (machine, { fight: { pieces } }) => {
    setAlight(machine, pieces);
    return 'counts';
  },
};

function setAlight(machine: FightingMachine, { counters }: CardFight['pieces']): void {
  machine.flames = counters.flames;
  machine.hasBurned = true;
}

/** (W047) The rear gun is silent from now on. A single-seater has no observer. */
function hitObserver(machine: FightingMachine): Comes {
  if (!machine.hasObserver) return 'no-effect';
  machine.observerHit = true;
  return 'counts';
}

/**
 * (G038) to (G040) Ruling: in a campaign the card only grazes the pilot while his machine has less than a third of its
 * resistance in damage. About one card in ten is a pilot's card, and campaign pilots have to live longer than that.
 */
function hitPilot(machine: FightingMachine, { by }: SpecialHit): Comes {
  if (machine.conduct.inCampaign && 3 * shareBorne(machine) < 100) return 'no-effect';
  if (machine.wounded) {
    machine.doomed ??= { why: 'crew', by };
    return 'second';
  }
  machine.wounded = true;
  return 'counts';
}

/**
 * (W048) (G041) A stall every turn from now on; a second hit ends the machine. (W053) In Wings of War two at once count
 * as one, whoever fired them.
 */
function hitEngine(machine: FightingMachine, { by, fight: { profile, turn, phase } }: SpecialHit): Comes {
  const { engineHitAt: at } = machine;
  if (profile.letter === 'W' && at?.turn === turn && at.phase === phase) return 'no-effect';
  if (machine.engineHit) {
    machine.doomed ??= { why: 'engine', by };
    return 'second';
  }
  machine.engineHit = true;
  machine.engineHitAt = { turn, phase };
  return 'counts';
}
