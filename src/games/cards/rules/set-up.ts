import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import type { CardScenario, ScenarioMachine } from '../cards/card-scenario.ts';
import { FIREPOWERS, type Firepower } from '../cards/damage-cards.ts';
import { groundLying, HUNDREDTHS, poseOf } from '../cards/laid-out.ts';
import { handOf } from '../cards/legal-plan.ts';
import { freshDeck } from './damage-decks.ts';
import { PROFILES } from './profile.ts';
import type { CardFight, Conduct, FightingMachine, GroundCardState, MissionUnderWay } from './state.ts';

/**
 * (W001) to (W006) Two teams on a bounded table, each machine with its manoeuvre deck, and the damage decks of the
 * guns.
 */
export function layOut(scenario: CardScenario, book: Rulebook): CardFight {
  const machines = SIDES.flatMap((side) =>
    scenario[side].machines.map((machine) => scenarioMachine(machine, side, book)),
  );
  return laidOut(scenario, machines, book);
}

/** The same with machines that are already prepared. */
export function laidOut(scenario: CardScenario, machines: FightingMachine[], book: Rulebook): CardFight {
  const { cardTable: pieces, damageDecks } = book.fights['manoeuvre-cards'];
  const fight: CardFight = {
    system: scenario.system,
    scenario: scenario.scenario,
    profile: PROFILES[scenario.system],
    switches: scenario.switches,
    table: { width: scenario.table.width * HUNDREDTHS, length: scenario.table.length * HUNDREDTHS },
    pieces,
    damage: damageDecks.decks,
    machines,
    ground: scenario.ground.map((card) => groundCard(card, book)),
    errands: scenario.missions.map(
      (card): MissionUnderWay => ({ card, machine: card.machine, done: false, partly: false, turns: 0 }),
    ),
    decks: {},
    spare: { A: 1, B: 1, C: 1, D: 1 },
    score: scenario.score,
    surprise: undefined,
    wins: scenario.wins,
    shotlessTurns: scenario['shotless-turns'],
    turn: 0,
    phase: 0,
    tailing: [],
    shots: 0,
    shotless: 0,
    beganAlone: false,
  };
  layDecks(fight);
  return fight;
}

/**
 * (W040) One copy of a deck for every four machines that fire with its letter, shuffled into one; the ground fires with
 * deck A (G062).
 */
function layDecks(fight: CardFight): void {
  const { machines, ground, decks } = fight;
  const letters = [
    ...machines.flatMap(({ guns }) => [guns.front, guns.rear]),
    ...ground.filter(({ kind }) => kind !== 'target').map((): Firepower => 'A'),
  ];
  for (const letter of FIREPOWERS) {
    const guns = letters.filter((each) => each === letter).length;
    if (guns > 0) decks[letter] = freshDeck(letter, Math.ceil(guns / 4), fight);
  }
}

function scenarioMachine(machine: ScenarioMachine, side: Side, book: Rulebook): FightingMachine {
  const checks = machine['checks-bullets'] === true;
  const conduct: Conduct = {
    skill: machine.skill ?? 4,
    bravery: machine.bravery ?? 'B',
    inCampaign: false,
    buckingham: false,
    checksBullets: { front: checks, rear: checks },
    poorShot: { front: false, rear: false },
    lucky: false,
  };
  const ammo = { front: undefined, rear: undefined };
  const { machine: id, type } = machine;
  return readyMachine({ id, side, type, pose: poseOf(machine, side), conduct, ammo }, book);
}

/** A machine as it comes to the table. */
export function readyMachine(
  entrant: Pick<FightingMachine, 'id' | 'side' | 'type' | 'pose' | 'conduct' | 'ammo'>,
  book: Rulebook,
): FightingMachine {
  const { id, side, type, pose, conduct, ammo } = entrant;
  const card = expectDefined(book.fights['manoeuvre-cards'].cardMachines.machines[type], `card of ${type}`);
  // One literal shape for all machines: other ways to build them make property access slow.
  return Object.assign(untouched(), {
    id,
    side,
    type,
    pose,
    conduct,
    ammo,
    deck: card.deck,
    hand: handOf(card.deck, book),
    guns: { front: card.guns.front, rear: card.guns.rear },
    resistance: card.resistance,
    hasObserver: card.guns.rear !== undefined,
  });
}

/** A machine to which nothing has happened yet. */
const untouched = () => ({
  last: undefined,
  plan: [],
  drawn: [],
  points: 0,
  borne: 0,
  scoredBy: undefined,
  scoredWith: 'front' as const,
  jams: { front: 0, rear: 0 },
  silent: { front: false, rear: false },
  aimedAt: { front: undefined, rear: undefined },
  smoke: 0,
  flames: 0,
  hasBurned: false,
  rudder: { left: -1, right: -1 },
  engineHit: false,
  engineHitAt: undefined,
  observerHit: false,
  wounded: false,
  slowAtGuns: false,
  gunsBarred: false,
  luckSpent: false,
  tried: 0,
  bound: undefined,
  doomed: undefined,
  out: undefined,
});

function groundCard(
  card: CardScenario['ground'][number],
  {
    fights: {
      'manoeuvre-cards': { cardTable },
    },
  }: Rulebook,
): GroundCardState {
  return {
    id: card.id,
    kind: card.kind,
    side: card.side,
    lying: groundLying(card, cardTable),
    resistance: card.kind === 'target' ? cardTable.ground.trench.resistance : cardTable.ground[card.kind].resistance,
    drawn: [],
    points: 0,
    exploded: false,
    jam: 0,
    silent: false,
    aimedAt: undefined,
    hitBy: undefined,
    silenced: false,
  };
}
