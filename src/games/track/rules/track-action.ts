import { hitRow, jamsOf, waysToHit } from '../../../cards/hit-row.ts';
import type { Angle, Firing } from '../../../cards/printed/hit-cards.ts';
import { promised, type Rulebook } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { TargetInReach } from '../table/combat-decisions.ts';
import { attack, returnFireAt } from './attack.ts';
import { type Battle, isIdle, makeEscape } from './battle.ts';
import { isJamWord, tryToClearJam } from './clearing-jams.ts';
import { twinGunsAdd } from './critical-hit.ts';
import { canFire, type FightingMachine, hasNoGunLeft, SPENT } from './fighting-machine.ts';
import { type Reach, reachesOf } from './reach.ts';
import { OnTrack } from './track-view.ts';

/** Whoever leads the side of the highest machine is asked what it does. */
type Asked = 'track-action' | 'german-action';

export function attacksOpen(machine: FightingMachine, targets: readonly FightingMachine[], { book }: Table): Reach[] {
  return canFire(machine.forward) ? targets.flatMap((target) => reachesOf(machine, target, book)) : [];
}

/** The word for an attack: whom, and `dive-G12` where it is in the dive. */
const wordFor = ({ target, angle }: Reach): string => (angle === 'diving' ? `dive-${target.id}` : target.id);

/** What the highest machine may do: attack where she reaches, or what the words say. */
interface Open {
  readonly machine: FightingMachine;
  readonly reaches: readonly Reach[];
  readonly words: readonly string[];
}

/** (24), (39), (40) It attacks, clears a jam, escapes or holds off. */
export function takeAction(asked: Asked, open: Open, battle: Battle, table: Table): void {
  const { machine, reaches } = open;
  const answer = askForAction(asked, open, battle, table);
  const chosen = reaches.find((reach) => wordFor(reach) === answer);
  if (chosen) attack(machine, chosen, battle, table);
  else if (isJamWord(answer)) tryToClearJam(machine, answer, table);
  else if (answer === 'escape') makeEscape(machine, 'chosen', battle, table);
  else holdOff(machine, battle, table);
}

/** A machine that can do but one thing does it unasked. */
function askForAction(asked: Asked, { machine, reaches, words }: Open, battle: Battle, table: Table): string {
  const options = [...reaches.map(wordFor), ...words];
  if (options.length === 1) return promised(options[0], 'only option');
  return table.choose(asked, new Action(machine, reaches, battle, table), options);
}

/** What the highest machine on the track has before her. */
class Action extends OnTrack {
  readonly side: Side;
  readonly machine: string;
  readonly seats: 1 | 2;
  readonly inDuel: boolean;
  readonly skill: number;
  readonly firing: Firing;
  readonly ammo: number | undefined;
  readonly adds: number;
  readonly gunLeft: boolean;
  readonly targets: readonly TargetInReach[];
  readonly phase: number;
  readonly left: { readonly allied: number; readonly german: number };

  constructor(machine: FightingMachine, reaches: readonly Reach[], battle: Battle, table: Table) {
    super(battle);
    this.side = machine.side;
    this.machine = machine.id;
    this.seats = machine.card.seats;
    this.inDuel = machine.inDuel;
    this.skill = machine.skill;
    this.firing = machine.firing;
    this.ammo = countedAmmo(machine);
    this.adds = twinGunsAdd(machine.forward, table);
    this.gunLeft = !hasNoGunLeft(machine);
    this.targets = reaches.map((reach) => inReach(machine, reach, table));
    this.phase = battle.phase;
    this.left = { ...battle.left };
  }
}

const countedAmmo = ({ side, forward }: FightingMachine): number | undefined =>
  side === 'german' ? undefined : forward.ammo;

function inReach({ firing, forward }: FightingMachine, reach: Reach, { book }: Table): TargetInReach {
  const { target, difference, angle, longestBurst } = reach;
  const { ways } = hitRow(angle, longestBurst, book);
  const { jamWays } = jamsOf(angle, longestBurst, forward.rounds, book);
  const { id, card, aircraft, skill, firing: shoots, lameDuck } = target;
  const who = { target: id, seats: card.seats, aircraft, skill, firing: shoots, lameDuck };
  const worth = { ways: ways[firing], jamWays, ...returnFireOf(target, angle, book) };
  return { answer: wordFor(reach), ...who, difference, angle, longestBurst, ...worth };
}

/** (24) When the observer of a target would answer, and how well; a gun of his that does not fire is seen by nobody. */
function returnFireOf(
  { observer }: FightingMachine,
  angle: Angle,
  book: Rulebook,
): Pick<TargetInReach, 'returnFire' | 'returnWays'> {
  const answer = returnFireAt(angle, book);
  if (!observer || answer.burst === 0) return { returnFire: 'none', returnWays: 0 };
  return { returnFire: answer.when, returnWays: waysToHit(answer.angle, answer.burst, observer.firing, book) };
}

/**
 * (40) Ruling: whoever holds off while others have all the enemies in their duels is not asked again until one is free.
 */
export function holdOff(machine: FightingMachine, battle: Battle, table: Table): void {
  machine.waits = isIdle(machine, battle);
  machine.doing = SPENT;
  table.tell({ type: 'held-off', machine: machine.id });
}
