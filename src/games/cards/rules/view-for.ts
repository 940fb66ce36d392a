import { lazyFields } from '../../../cards/reading/once.ts';
import { cardsLeft } from '../../../table/decks.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import { FIREPOWERS, type Firepower } from '../cards/damage-cards.ts';
import type { CardView, OwnMachine, SeenGround, SeenMachine, SeenMission } from '../table/view.ts';
import { freesExits } from './exits.ts';
import { scoreOf } from './score.ts';
import {
  type CardFight,
  type FightingMachine,
  flyingMachines,
  type GroundCardState,
  type MissionUnderWay,
} from './state.ts';

/** (W023) (W044) The fight as one side may see it. It sees no points, plans or secret damages of the other side. */
export function viewFor(side: Side, fight: CardFight): CardView {
  const machines = flyingMachines(fight);
  return {
    system: fight.system,
    turn: fight.turn,
    phase: fight.phase,
    table: fight.table,
    switches: fight.switches,
    own: machines.filter((machine) => machine.side === side).map((machine) => known(machine, fight)),
    enemies: machines.filter((machine) => machine.side !== side).map((machine) => surprised(machine, fight)),
    ground: fight.ground.map(seenGround),
    missions: fight.errands.map((errand) => seenErrand(errand, side)),
    decks: decksLeft(fight),
    exitLoses: exitLoses(side, fight),
    exitCosts: fight.errands.some((errand) => freesExits(errand, side)) ? 0 : fight.score.exit,
    lead: leadOf(side, fight),
  };
}

function leadOf(side: Side, fight: CardFight): number {
  const score = scoreOf(fight);
  return score[side] - score[enemyOf(side)];
}

/** The side of a question. */
export interface AskedOf {
  readonly side: Side;
  readonly fight: CardFight;
}

/** The view that every question carries. It is lazy: in a replay nobody looks at it. */
export const LOOKED_AT = { view: ({ side, fight }: AskedOf) => viewFor(side, fight) } as const;

/** The facts of a question, and the fight as the asked side may see it. */
export const withItsView = lazyFields<AskedOf, { view: CardView }>(LOOKED_AT, ['view']);

/**
 * Whether a machine that leaves loses the fight for its side: it is the last, and the last side in the air wins (W033,
 * G034).
 */
const exitLoses = (side: Side, fight: CardFight): boolean =>
  fight.wins === 'last-flying'
    ? flyingMachines(fight).filter((machine) => machine.side === side).length === 1
    : fight.wins !== 'points';

// Each field is written out, here and in `known`: with a spread campaigns took 1.57 times as long.
const seen = (machine: FightingMachine): SeenMachine => ({
  id: machine.id,
  side: machine.side,
  type: machine.type,
  pose: machine.pose,
  deck: machine.deck,
  guns: machine.guns,
  resistance: machine.resistance,
  last: machine.last?.card,
  cards: machine.drawn.length,
  jams: { front: machine.jams.front, rear: machine.jams.rear },
  smoke: machine.smoke,
  flames: machine.flames,
  wounded: machine.wounded,
});

/** (W6) In the first turn a side that came out of cloud sees its enemies' first cards. */
function surprised(machine: FightingMachine, { surprise, turn, phase }: CardFight): SeenMachine {
  const [first] = machine.plan;
  const isOpen = surprise !== undefined && surprise !== machine.side && turn === 1 && phase === 0;
  return isOpen && first ? { ...seen(machine), first: first.card } : seen(machine);
}

const known = (machine: FightingMachine, { turn }: CardFight): OwnMachine => ({
  id: machine.id,
  side: machine.side,
  type: machine.type,
  pose: machine.pose,
  deck: machine.deck,
  guns: machine.guns,
  resistance: machine.resistance,
  last: machine.last?.card,
  cards: machine.drawn.length,
  jams: { front: machine.jams.front, rear: machine.jams.rear },
  smoke: machine.smoke,
  flames: machine.flames,
  wounded: machine.wounded,
  points: machine.points,
  engineHit: machine.engineHit,
  observerHit: machine.observerHit,
  rudder: { left: machine.rudder.left === turn, right: machine.rudder.right === turn },
  plan: machine.plan.map(({ card }) => card),
  skill: machine.conduct.skill,
  bravery: machine.conduct.bravery,
  inCampaign: machine.conduct.inCampaign,
  ammo: { front: machine.ammo.front, rear: machine.ammo.rear },
});

const seenGround = ({ id, kind, side, lying, points, resistance, jam, silenced }: GroundCardState): SeenGround => ({
  ...lying,
  id,
  kind,
  side,
  points,
  resistance,
  jammed: jam,
  silenced,
});

const seenErrand = ({ card, machine, done, partly }: MissionUnderWay, side: Side): SeenMission => ({
  kind: card.kind,
  side: card.side,
  machine: card.side === side || card.machine !== undefined ? machine : undefined,
  target: card.target,
  done: done || partly,
  worth: { done: card.done, home: card.home },
});

function decksLeft({ decks }: CardFight): CardView['decks'] {
  const left: { [F in Firepower]?: number } = {};
  for (const letter of FIREPOWERS) {
    const deck = decks[letter];
    if (deck) left[letter] = cardsLeft(deck);
  }
  return left;
}
