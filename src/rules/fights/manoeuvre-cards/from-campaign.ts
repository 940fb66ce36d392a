import type { Gun } from '../../../campaign/mission-log.ts';
import type { Firing } from '../../../rulebook/cards/hit-cards.ts';
import type { BraveryLetter } from '../../../rulebook/cards/ratings.ts';
import { counterOf } from '../../../rulebook/counters.ts';
import type { CardScenario } from '../../../rulebook/fights/manoeuvre-cards/card-scenario.ts';
import type { CardSystem } from '../../../rulebook/fights/manoeuvre-cards/card-systems.ts';
import type { Pose } from '../../../rulebook/geometry/pose.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import type { AlliedMachine, Fight } from '../fight.ts';
import { laidOut, readyMachine } from './set-up.ts';
import type { CardFight, Conduct, Machine } from './state.ts';

/**
 * A Dog-Fight of a campaign laid out on the table. The special damages are on, explosions and the other options off.
 */
export function fromCampaign(fight: Fight, system: CardSystem, ids: readonly string[], book: Rulebook): CardFight {
  const { campaign } = book.fights['manoeuvre-cards'].cardTable;
  const machines = [
    ...fight.allied
      .toSorted(byId)
      .map((machine, i) => alliedOnTable(machine, poseOf('allied', i, fight, book), system, book)),
    ...fight.germans.map((number, i) =>
      germanOnTable(number, promised(ids[i], `id of German ${i + 1}`), poseOf('german', i, fight, book), system, book),
    ),
  ];
  const scenario: CardScenario = {
    scenario: 'Dog-Fight',
    system,
    line: 'a Dog-Fight',
    words: 'a Dog-Fight',
    table: { width: campaign.width / 100, length: campaign.length / 100, source: 'fitted' },
    switches: ['special-damage', 'no-explosions'],
    wins: 'points',
    score: {
      kill: 2,
      exit: 0,
      loss: -1,
      'wrong-edge': 0,
      'left-early': 0,
      'ground-damage': 0,
      untouched: 0,
      source: 'derived',
    },
    allied: { machines: [] },
    german: { machines: [] },
    ground: [],
    missions: [],
    source: 'derived',
  };
  const onTable = laidOut(scenario, machines, book);
  onTable.surprise = fight.dive?.bonus === 'surprise' ? fight.dive.side : undefined;
  return onTable;
}

const byId = (a: AlliedMachine, b: AlliedMachine): number => (a.id < b.id ? -1 : 1);

/**
 * The sides begin opposite each other, each in line abreast. Who dived is nearer, and behind: his enemy has not turned
 * to him yet.
 */
export function poseOf(
  side: Side,
  place: number,
  { dive }: Pick<Fight, 'dive'>,
  {
    fights: {
      'manoeuvre-cards': { cardTable },
    },
  }: Rulebook,
): Pose {
  const { width, length, apart, 'apart-after-dive': near, beside } = cardTable.campaign;
  const between = (dive ? near : apart) / 2;
  const aside = (place % 2 === 0 ? 1 : -1) * Math.ceil(place / 2) * beside;
  const north = side === 'german';
  const isCaught = dive !== undefined && dive.side !== side;
  return {
    x: width / 2 + aside,
    y: length / 2 + (north ? between : -between),
    heading: north === isCaught ? 0 : 12,
  };
}

function conductOf(
  skill: number,
  firing: Firing,
  rear: Firing | undefined,
  bravery: BraveryLetter,
  system: CardSystem,
): Conduct {
  const isGood = (letter: Firing | undefined) => letter === 'A' || letter === 'B';
  const isGlory = system === 'wings-of-glory';
  return {
    skill,
    bravery,
    isAtWar: true,
    canTail: skill > 2,
    checksBullets: { front: isGood(firing), rear: isGood(rear) },
    poorShot: { front: firing === 'E', rear: rear === 'E' },
    eludes: isGlory && skill >= 6,
    lucky: isGlory && skill >= 7,
  };
}

function alliedOnTable(machine: AlliedMachine, pose: Pose, system: CardSystem, book: Rulebook): Machine {
  const { bears } = book.fights['manoeuvre-cards'].cardTable.campaign;
  const { id, aircraft, skill, firing, bravery, forward, observer, observerAlive, fights, lameDuck } = machine;
  const conduct = conductOf(skill, firing, observer?.firing, bravery, system);
  const ammo = { front: fights ? forward?.ammo : undefined, rear: observer?.gun.ammo };
  const ready = atWar(readyMachine(id, 'allied', aircraft, pose, book, conduct, ammo), system, book);
  const fires = { front: fights && firesStill(forward), rear: firesStill(observer?.gun) };
  const guns = {
    front: fires.front ? ready.guns.front : undefined,
    rear: fires.rear ? ready.guns.rear : undefined,
  };
  const made = { ...ready, guns, hasObserver: observerAlive };
  jamAtStart(made, forward, observer?.gun, book);
  // (34) A Lame Duck is out of the fight as soon as she can be: she comes with what tries a man's nerve.
  if (lameDuck) made.points = Math.ceil((made.resistance * bears.much) / 100);
  return made;
}

/** The cards kill ten times as many as the war did: in a campaign a machine bears more of them, well flown the more. */
function atWar(machine: Machine, system: CardSystem, { fights }: Rulebook): Machine {
  const { base, skill } = fights['manoeuvre-cards'].cardTable.campaign.bears[system];
  const hundredths = base + skill * machine.conduct.skill;
  return { ...machine, resistance: Math.round((machine.resistance * hundredths) / 100) };
}

const firesStill = (gun: Gun | undefined): boolean => gun !== undefined && gun.state !== 'permanent';

function jamAtStart(
  machine: Machine,
  forward: Gun | undefined,
  rear: Gun | undefined,
  {
    fights: {
      'manoeuvre-cards': { cardTable },
    },
  }: Rulebook,
): void {
  if (forward?.state === 'jammed') machine.jams.front = cardTable.jam.manoeuvres;
  if (rear?.state === 'jammed') machine.jams.rear = cardTable.jam.manoeuvres;
}

/** Ruling: they fight over their own side and live to fight tomorrow; only Jasta 11 is as bold as most of ours. */
export function germanOnTable(number: number, id: string, pose: Pose, system: CardSystem, book: Rulebook): Machine {
  const { aircraft, skill, firing, observer, jasta11 } = counterOf(number, book);
  const conduct = conductOf(skill, firing, observer, jasta11 ? 'N' : 'NV', system);
  return atWar(readyMachine(id, 'german', aircraft, pose, book, conduct), system, book);
}
