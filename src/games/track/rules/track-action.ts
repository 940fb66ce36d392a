import { distance, type HexId } from '../../../cards/hexes.ts';
import { hitRow, jamsOf, waysToHit } from '../../../cards/hit-row.ts';
import { homeField } from '../../../cards/map.ts';
import type { Angle, Firing } from '../../../cards/printed/hit-cards.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { EventOf } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { PetrolLeft, TargetInReach } from '../table/combat-decisions.ts';
import { attack, returnFireAt } from './attack.ts';
import { type Battle, isIdle, makeEscape } from './battle.ts';
import { isJamWord, tryToClearJam } from './clearing-jams.ts';
import { twinGunsAdd } from './critical-hit.ts';
import { canFire, type FightingMachine, hasNoGunLeft, SPENT } from './fighting-machine.ts';
import { type Reach, reachesOf } from './reach.ts';
import { OnTrack } from './track-view.ts';

/** Whether our commander or the leader of the Germans is asked. */
type ActionDecision = 'track-action' | 'german-action';

export function attacksOpen(machine: FightingMachine, targets: readonly FightingMachine[], { book }: Table): Reach[] {
  return canFire(machine.forward) ? targets.flatMap((target) => reachesOf(machine, target, book)) : [];
}

/** The word for an attack: the target, or `dive-G12` for an attack in the dive. */
const wordFor = ({ target, angle }: Reach): string => (angle === 'diving' ? `dive-${target.id}` : target.id);

/** What the highest machine may do: attack what it can reach, or one of the words. */
interface OpenReaches {
  readonly machine: FightingMachine;
  readonly reaches: readonly Reach[];
  readonly words: readonly string[];
}

/** (24), (39), (40) The machine attacks, clears a jam, escapes or holds off. */
export function takeAction(asked: ActionDecision, open: OpenReaches, battle: Battle, table: Table): void {
  const { machine, reaches, words } = open;
  const answer = askForAction(asked, open, battle, table);
  const chosen = reaches.find((reach) => wordFor(reach) === answer);
  if (chosen) attack(machine, chosen, battle, table);
  else if (isJamWord(answer)) tryToClearJam(machine, answer, table);
  else if (answer === 'escape') makeEscape(machine, 'chosen', battle, table);
  else holdOff(machine, battle, table, reaches.length + words.length > 1 ? {} : nothingElse(machine));
}

const nothingElse = ({ forward }: FightingMachine): WhyHeldOff => ({
  why: canFire(forward) ? 'nobody-to-attack' : 'no-gun',
});

/** A machine with a single possible action takes it without a question. */
function askForAction(
  asked: ActionDecision,
  { machine, reaches, words }: OpenReaches,
  battle: Battle,
  table: Table,
): string {
  const options = [...reaches.map(wordFor), ...words];
  if (options.length === 1) return expectDefined(options[0], 'only option');
  return table.choose(asked, new TrackOptions(machine, reaches, battle, table), options);
}

/** The options of the highest machine on the track. */
class TrackOptions extends OnTrack {
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
  readonly petrol: PetrolLeft | undefined;

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
    this.petrol = machine.side === 'allied' ? petrolLeft(machine, battle, table) : undefined;
  }
}

function petrolLeft({ aft }: FightingMachine, { phase, fight: { hex } }: Battle, { book }: Table): PetrolLeft {
  const { turnProcedure, missionMap } = book;
  const { dogFightPhase, move, stay } = turnProcedure.aft;
  const left = aft - phase * dogFightPhase.aft - stay.aft;
  const beyond = (field: HexId) => left - distance(hex, field) * move.aft;
  const ours = missionMap.fields.filter(({ kind }) => kind !== 'german');
  return { home: beyond(homeField(missionMap).hex), nearest: Math.max(...ours.map((field) => beyond(field.hex))) };
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

/** (24) When the observer of a target would answer, and how well. Nobody can see that his gun does not fire. */
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
 * (40) Ruling: a machine that holds off while others have all enemies in duels is not asked again until an enemy is
 * free.
 */
export function holdOff(machine: FightingMachine, battle: Battle, table: Table, told: WhyHeldOff = {}): void {
  machine.waits = isIdle(machine, battle);
  machine.doing = SPENT;
  table.tell({ type: 'held-off', machine: machine.id, ...told });
}

type WhyHeldOff = Pick<EventOf<'held-off'>, 'why'>;
