import type { EventOf } from '../../../table/events.ts';
import type { Table } from '../../../table/table.ts';
import { codeOf, type Firepower } from '../cards/damage-cards.ts';
import type { DamageCard } from '../cards/damage-decks.ts';
import type { GunArc } from '../table/view.ts';
import { type DrawnFor, drawFrom, putBack, returnCards } from './damage-decks.ts';
import { type SpecialHit, sufferSpecial } from './special-damage.ts';
import {
  type CardFight,
  type FightingMachine,
  flyingMachines,
  type GroundCardState,
  groundNamed,
  has,
  machineNamed,
} from './state.ts';

/** Cards dealt to a machine by whoever fired at it. */
export interface Dealt {
  readonly target: FightingMachine;
  /** (G013) The machine itself, when it is strained. */
  readonly by: string;
  readonly letter: Firepower;
  readonly cards: number;
  readonly aimed: boolean;
  /** The gun that fired, which a card may jam. Undefined for rifles, fire and strain. */
  readonly arc: GunArc | undefined;
}

/** (W023) (G026) The owner of the target draws its cards, looks at them in secret and adds them up. */
export function dealCards(dealt: Dealt, fight: CardFight, table: Table): void {
  const { target, letter, by, arc } = dealt;
  const drawn = passOver(drawCards(dealt, fight, table), dealt, fight, table);
  for (const card of drawn) {
    target.drawn.push({ deck: letter, card: codeOf(card) });
    score(card, dealt, table);
  }
  if (arc && drawn.some(isJam)) jam(drawn.filter(isJam), { by, arc }, fight, table);
  suffer(drawn, target, { by: creditOf(dealt), fight }, table);
}

/**
 * Who gets the credit when these cards end a machine. A strain is nobody's shot: the credit stays with the last to
 * score.
 */
const creditOf = ({ target, by, arc }: Dealt): string | undefined => (arc ? by : target.scoredBy);

/** A lucky ace passes over one card this bad in each fight. It goes back into its deck. */
const BAD = 4;

function passOver(
  drawn: readonly DamageCard[],
  { target, letter }: Pick<Dealt, 'target' | 'letter'>,
  fight: CardFight,
  table: Table,
): readonly DamageCard[] {
  if (!target.conduct.lucky || target.luckSpent) return drawn;
  const place = drawn.findIndex(({ points, special }) => points >= BAD || special === 'explosion');
  const bad = drawn[place];
  if (!bad) return drawn;
  target.luckSpent = true;
  putBack(letter, codeOf(bad), fight);
  table.tell({ type: 'luck-held', machine: target.id, card: codeOf(bad), for: target.side });
  return drawn.toSpliced(place, 1);
}

type ToDraw = Pick<Dealt, 'letter' | 'cards'> & { readonly target: DrawnFor };

const drawCards = ({ letter, cards, target }: ToDraw, fight: CardFight, table: Table): DamageCard[] =>
  Array.from({ length: cards }, () => drawFrom(letter, target, fight, table));

/** (W054) (G048) (G049) Aim adds one point to a card that has any, and never more. */
function score(card: DamageCard, { target, by, letter, arc, aimed }: Dealt, table: Table): void {
  const aim = aimed && card.points > 0 ? 1 : 0;
  target.points += card.points + aim;
  // (W023) (G026) A card without points leaves the credit with whoever scored before.
  if (card.points > 0 && arc) credit(target, by, arc);
  tellDrawn(target, { by, deck: letter, card: codeOf(card), points: card.points, aim }, table);
}

/** Tells what a card has done and the machine's damage so far. Cards on the ground are open to both sides. */
function tellDrawn(
  target: FightingMachine | GroundCardState,
  drawn: Pick<EventOf<'damage-drawn'>, 'by' | 'deck' | 'card' | 'points' | 'aim'>,
  table: Table,
): void {
  const { id: machine, points: total, resistance } = target;
  const open = { type: 'damage-drawn', machine, ...drawn, total, resistance } as const;
  table.tell('conduct' in target ? { ...open, for: target.side } : open);
}

/** (43) The last to score has the credit, unless another's card has ended the machine in this phase already. */
function credit(target: FightingMachine, by: string, arc: GunArc): void {
  if (target.doomed) return;
  target.scoredBy = by;
  target.scoredWith = arc;
}

/** (W027) (G029) (W044) The other effects of the cards. In the basic game only explosions count. */
function suffer(drawn: readonly DamageCard[], target: FightingMachine, hit: SpecialHit, table: Table): void {
  for (const { special } of drawn) {
    if (special === undefined || special === 'jam-red' || special === 'jam-green') continue;
    if (special !== 'explosion' && !has(hit.fight, 'special-damage')) continue;
    sufferSpecial(special, target, hit, table);
  }
}

/** The firer and the gun. */
interface FiredBy {
  readonly by: string;
  readonly arc: GunArc;
}

const isJam = ({ special }: DamageCard): boolean => special === 'jam-red' || special === 'jam-green';

/**
 * (W025) (W026) (G030) (G031) The gun that fired is jammed; two jams at once count as one. (W036) A pilot who checks
 * his rounds ignores green jams.
 */
function jam(cards: readonly DamageCard[], { by, arc }: FiredBy, fight: CardFight, table: Table): void {
  const machine = machineNamed(by, fight);
  const gun = groundNamed(by, fight);
  const { manoeuvres, wounded } = fight.pieces.jam;
  if (machine?.conduct.checksBullets[arc] && cards.every(({ special }) => special === 'jam-green'))
    return table.tell({ type: 'jam-passed-over', machine: by });
  // (G040) A wounded pilot clears his own guns more slowly; his observer does not.
  const clears = machine?.slowAtGuns && arc === 'front' ? wounded : manoeuvres;
  // (32) Buckingham fouls the pilot's guns for one manoeuvre more.
  const lasts = machine?.conduct.buckingham && arc === 'front' ? clears + 1 : clears;
  if (machine) machine.jams[arc] = lasts;
  if (gun) gun.jam = lasts;
  table.tell({ type: 'guns-jammed', machine: by, arc, manoeuvres: lasts });
}

/** (G058) Rifles: one card of deck A, of which only the special damage counts. (G059) They never jam. */
export function dealRifles(target: FightingMachine, by: string, fight: CardFight, table: Table): void {
  const card = drawFrom('A', target, fight, table);
  target.drawn.push({ deck: 'A', card: codeOf(card) });
  tellDrawn(target, { by, deck: 'A', card: codeOf(card), points: 0, aim: 0 }, table);
  suffer([card], target, { by, fight }, table);
}

/**
 * (G060) (G061) A card on the ground takes points and its damage cards lie open. Of the specials only an explosion
 * counts: the gun is silenced, and that is a point of damage.
 */
export function dealToGround(
  target: GroundCardState,
  shot: FiredBy & Pick<Dealt, 'letter' | 'cards' | 'aimed'>,
  fight: CardFight,
  table: Table,
): void {
  const drawn = drawCards({ ...shot, target: 'the-ground' }, fight, table);
  for (const card of drawn) {
    target.drawn.push({ deck: shot.letter, card: codeOf(card) });
    const aim = shot.aimed && card.points > 0 ? 1 : 0;
    const points = card.special === 'explosion' ? 1 : card.points;
    target.points += points + aim;
    tellDrawn(target, { by: shot.by, deck: shot.letter, card: codeOf(card), points, aim }, table);
    if (card.special === 'explosion') target.exploded = true;
  }
  if (drawn.some(isJam)) jam(drawn.filter(isJam), shot, fight, table);
}

const flameOf = ({ profile, decks }: CardFight): readonly [Firepower, number] =>
  profile.burnsByDeckB && !decks.A ? ['B', 2] : ['A', 1];

/** (W050) (G044) Before the first card of a turn is shown, a burning machine draws its fire damage. */
export function burn(fight: CardFight, table: Table): void {
  for (const machine of flyingMachines(fight)) if (machine.flames > 0) burnOne(machine, fight, table);
}

/** (W050) (G044) One card of deck A, of which points and explosions count. */
function burnOne(machine: FightingMachine, fight: CardFight, table: Table): void {
  machine.flames -= 1;
  table.tell({ type: 'flame-burned', machine: machine.id, left: machine.flames });
  const [letter, count] = flameOf(fight);
  const drawn = drawCards({ letter, cards: count, target: machine }, fight, table);
  for (const card of passOver(drawn, { target: machine, letter }, fight, table)) {
    machine.drawn.push({ deck: letter, card: codeOf(card) });
    machine.points += card.points;
    tellDrawn(machine, { by: 'flames', deck: letter, card: codeOf(card), points: card.points, aim: 0 }, table);
    if (card.special === 'explosion') machine.doomed = { why: 'explosion', by: machine.scoredBy };
  }
  if (machine.points >= machine.resistance) machine.doomed ??= { why: 'fire', by: machine.scoredBy };
}

/**
 * Ruling: a machine that burns when a fight is over burns on until the fire is out, whichever edge it has left over.
 */
export function burnOut(fight: CardFight, table: Table): void {
  for (const machine of fight.machines) {
    while (machine.flames > 0 && machine.out?.how !== 'shot-down') {
      burnOne(machine, fight, table);
      if (machine.doomed) takeOff(machine, machine.doomed, fight, table);
    }
  }
}

/**
 * (W024) (W028) (G027) (G028) When all have fired, the machines go down whose points reach their resistance, and those
 * with a fatal card.
 */
export function takeOffTheLost(fight: CardFight, table: Table): void {
  for (const machine of flyingMachines(fight)) {
    if (machine.points >= machine.resistance) machine.doomed ??= { why: 'points', by: machine.scoredBy };
    if (machine.doomed) takeOff(machine, machine.doomed, fight, table);
  }
  for (const card of fight.ground) silence(card, table);
}

/** (W024) (W055) Out of the game from this moment. */
export function takeOff(
  machine: FightingMachine,
  { why, by }: NonNullable<FightingMachine['doomed']>,
  fight: CardFight,
  table: Table,
): void {
  machine.out = { how: 'shot-down', why, by };
  const { id, side } = machine;
  table.tell({ type: 'machine-eliminated', machine: id, side, why, ...(by !== undefined && { by }) });
  if (fight.profile.lostCardsReturn) returnCards(machine, fight);
}

function silence(card: GroundCardState, table: Table): void {
  const isDone = card.exploded || card.points >= card.resistance;
  if (card.silenced || !isDone || card.hitBy === undefined) return;
  card.silenced = true;
  table.tell({ type: 'ground-silenced', id: card.id, by: card.hitBy });
}
