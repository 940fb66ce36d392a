import { expectDefined } from '../../../cards/rulebook.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { Firepower } from '../cards/damage-cards.ts';
import { isImmelmann } from '../cards/legal-plan.ts';
import type { InReach } from '../cards/line-of-fire.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import type { CardTarget } from '../table/card-decisions.ts';
import type { GunArc } from '../table/view.ts';
import { dealCards, dealRifles, dealToGround } from './damage.ts';
import { groundInReach, gunInReach, machineInReach, riflesInReach } from './reach-of-guns.ts';
import {
  ARCS,
  type CardFight,
  type FightingMachine,
  flyingMachines,
  type GroundCardState,
  groundNamed,
  has,
  machineNamed,
} from './state.ts';
import { withItsView } from './view-for.ts';

type MannedMachine = Pick<FightingMachine, 'wounded' | 'observerHit' | 'gunsBarred'>;

/**
 * (W043) (W047) (G038) Whether a gun has a man to fire it in this phase. The guns astern are the observer's; a pilot's
 * wound silences only his own guns.
 */
export function isManned(
  arc: GunArc,
  { wounded, observerHit, gunsBarred }: MannedMachine,
  card?: ManoeuvreCard,
): boolean {
  if (gunsBarred || (arc === 'rear' && observerHit)) return false;
  return !(wounded && arc === 'front' && card && (card.steep || isImmelmann(card)));
}

interface CardShot {
  readonly by: FightingMachine | GroundCardState;
  readonly arc: GunArc | 'rifles';
  readonly letter: Firepower;
  readonly target: string;
  readonly range: InReach['range'];
  readonly distance: number;
  readonly cards: number;
  readonly aimed: boolean;
}

/** (W016) (W017) (G020) Every firer declares its target before any card is drawn; then all draw. */
export function fireAll(fight: CardFight, table: Table): void {
  const shots = SIDES.flatMap((side) => [...machinesFire(side, fight, table), ...groundFires(side, fight, table)]);
  // (W054) (G048)
  forgetAim(shots, fight);
  for (const machine of flyingMachines(fight)) machine.slowAtGuns = machine.wounded;
  for (const shot of shots) loose(shot, fight, table);
  fight.shots += shots.length;
}

/** (W020) (W022) One target a phase for each gun. */
const machinesFire = (side: Side, fight: CardFight, table: Table): CardShot[] =>
  flyingMachines(fight)
    .filter((machine) => machine.side === side)
    .flatMap((machine) => {
      const ahead = gunFires({ machine, arc: 'front' }, [], fight, table);
      return [...ahead, ...gunFires({ machine, arc: 'rear' }, ahead, fight, table)];
    });

/** The guns of a machine that point ahead, or astern. */
interface GunsOfArc {
  readonly machine: FightingMachine;
  readonly arc: GunArc;
}

/** (W022) The gun astern leaves a target to the gun ahead. */
function gunFires(guns: GunsOfArc, ahead: readonly CardShot[], fight: CardFight, table: Table): CardShot[] {
  const { machine, arc } = guns;
  const letter = machine.guns[arc];
  if (letter === undefined || !canFire(guns)) return [];
  const targets = targetsOf(guns, fight).filter(({ target }) => ahead.every((shot) => shot.target !== target));
  return fireAt(targets, { by: machine, arc, letter }, fight, table);
}

/** (G020) The player says at which target a gun fires, or that it holds. Rifles use no rounds and never jam. */
function fireAt(
  targets: readonly CardTarget[],
  firing: Pick<CardShot, 'by' | 'arc' | 'letter'>,
  fight: CardFight,
  table: Table,
): CardShot[] {
  if (targets.length === 0) return [];
  const { by, arc } = firing;
  const { side } = by;
  const about = withItsView({ side, machine: by.id, arc, targets }, { side, fight });
  const options = targets.map(({ target }) => target);
  const answer = table.choose('fire-at', about, arc === 'rifles' ? options : [...options, 'hold']);
  return targets.filter(({ target }) => target === answer).map((shot) => ({ ...shot, ...firing }));
}

/** (W025) (W043) (W047) (G038) Whether anything keeps a gun from firing in this phase. */
const canFire = ({ machine, arc }: GunsOfArc): boolean => !machine.silent[arc] && isManned(arc, machine, machine.last);

/** (W018) (W019) (G021) (G022) The targets in a gun's reach, and how many cards each would draw. */
function targetsOf(guns: GunsOfArc, fight: CardFight): CardTarget[] {
  const { machine, arc } = guns;
  const machines = flyingMachines(fight)
    .filter(({ side }) => side !== machine.side)
    .flatMap((enemy) => reached(enemy.id, machineInReach(machine, arc, enemy, fight), guns, fight));
  const ground = fight.ground
    .filter((card) => card.side !== machine.side && !card.silenced && isShotAt(card, fight))
    .flatMap((card) => reached(card.id, groundInReach(machine, arc, card, fight), guns, fight));
  return [...machines, ...ground].filter(({ range }) => hasRounds(guns, range, fight));
}

/** (W042) (G060) Trenches and guns may be fired at; a target only where the mission is to strafe it. */
const isShotAt = ({ id, kind }: GroundCardState, { errands }: CardFight): boolean =>
  kind !== 'target' || errands.some(({ card }) => card.kind === 'strafe' && card.target === id);

function reached(
  target: string,
  near: InReach | undefined,
  { machine, arc }: GunsOfArc,
  fight: CardFight,
): CardTarget[] {
  if (!near) return [];
  const fewer = machine.conduct.poorShot[arc] && near.range === 'short' ? 1 : 0;
  // (W054) Without that rule there is no aim to tell.
  const aimed = has(fight, 'aim') && machine.aimedAt[arc] === target;
  return [{ target, ...near, cards: fight.pieces.cards[near.range] - fewer, aimed }];
}

/** Rounds are counted only in a campaign. */
const hasRounds = ({ machine, arc }: GunsOfArc, range: InReach['range'], { pieces }: CardFight): boolean =>
  (machine.ammo[arc] ?? Number.POSITIVE_INFINITY) >= pieces.campaign.rounds[range];

/**
 * (G057) (G062) (G063) The rifles of a trench or of a gun's crew, and the gun itself. Where there is a choice, the
 * player makes it.
 */
function groundFires(side: Side, fight: CardFight, table: Table): CardShot[] {
  const enemies = flyingMachines(fight).filter((machine) => machine.side !== side);
  return fight.ground
    .filter((card) => card.side === side && card.kind !== 'target' && !card.silenced)
    .flatMap((card) => [
      ...gunOnGround(card, enemies, fight, table),
      ...fireAt(
        enemies.flatMap((enemy) => riflesAt(card, enemy, fight)),
        { by: card, arc: 'rifles', letter: 'A' },
        fight,
        table,
      ),
    ]);
}

function gunOnGround(
  card: GroundCardState,
  enemies: readonly FightingMachine[],
  fight: CardFight,
  table: Table,
): CardShot[] {
  card.silent = card.jam > 0;
  card.jam = Math.max(0, card.jam - 1);
  if (card.kind === 'trench' || card.silent) return [];
  // (G062) The gun fires by the rules for a machine's guns, and may hold its fire.
  return fireAt(
    enemies.flatMap((enemy) => gunAt(card, enemy, fight)),
    { by: card, arc: 'front', letter: 'A' },
    fight,
    table,
  );
}

function riflesAt(card: GroundCardState, enemy: FightingMachine, fight: CardFight): CardTarget[] {
  const near = riflesInReach(card, enemy, fight);
  return near ? [{ target: enemy.id, ...near, cards: 1, aimed: false }] : [];
}

/** (G062) By the rules for a machine's guns, aim included. */
function gunAt(card: GroundCardState, enemy: FightingMachine, fight: CardFight): CardTarget[] {
  const near = gunInReach(card, enemy, fight);
  if (!near) return [];
  const aimed = has(fight, 'aim') && card.aimedAt === enemy.id;
  return [{ target: enemy.id, ...near, cards: fight.pieces.cards[near.range], aimed }];
}

/** (W054) A gun that does not fire at the same target again loses its aim. */
function forgetAim(shots: readonly CardShot[], fight: CardFight): void {
  for (const machine of flyingMachines(fight))
    for (const arc of ARCS)
      machine.aimedAt[arc] = shots.find((shot) => shot.by === machine && shot.arc === arc)?.target;
  for (const gun of fight.ground) gun.aimedAt = shots.find((shot) => shot.by === gun && shot.arc === 'front')?.target;
}

function loose(shot: CardShot, fight: CardFight, table: Table): void {
  const { by, arc, target, range, letter, cards, aimed, distance } = shot;
  table.tell({ type: 'guns-fired', machine: by.id, arc, target, range, deck: letter, cards, aimed, distance });
  const machine = machineNamed(target, fight);
  if (arc === 'rifles') return dealRifles(expectDefined(machine, target), by.id, fight, table);
  spend(by, arc, range, fight);
  if (machine) return dealCards({ target: machine, by: by.id, letter, cards, aimed, arc }, fight, table);
  const ground = expectDefined(groundNamed(target, fight), target);
  ground.hitBy = by.id;
  dealToGround(ground, { by: by.id, letter, cards, aimed, arc }, fight, table);
}

function spend(
  by: FightingMachine | GroundCardState,
  arc: GunArc,
  range: InReach['range'],
  { pieces }: CardFight,
): void {
  if (!('ammo' in by)) return;
  const left = by.ammo[arc];
  if (left !== undefined) by.ammo[arc] = left - pieces.campaign.rounds[range];
}
