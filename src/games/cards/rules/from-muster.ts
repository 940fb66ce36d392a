import type { BraveryLetter, Firing } from '../../../cards/printed/hit-cards.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Fight } from '../../../kit/fight/fight.ts';
import { borneBefore, type Entrant, type Muster } from '../../../kit/fight/muster.ts';
import type { Pose } from '../../../kit/geometry/pose.ts';
import type { GunsTold } from '../../../table/events/fight-events.ts';
import type { Side } from '../../../table/sides.ts';
import type { CardScenario } from '../cards/card-scenario.ts';
import type { CardSystem } from '../cards/card-systems.ts';
import { laidOut, readyMachine } from './set-up.ts';
import { ARCS, type CardFight, type Conduct, type FightingMachine } from './state.ts';

/** Lays out a Dog-Fight of a campaign. Special damages are on; explosions and the other options are off. */
export function fromMuster({ fight, allied, germans }: Muster, book: Rulebook): CardFight {
  const { campaign } = book.fights['manoeuvre-cards'].cardTable;
  const system = systemOf(fight);
  const machines = [allied, germans].flatMap((side) =>
    side.map((entrant, i) => layMachine(entrant, poseOf(entrant.side, i, fight, book), system, book)),
  );
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
  const laid = laidOut(scenario, machines, book);
  laid.surprise = fight.dive?.bonus === 'surprise' ? fight.dive.side : undefined;
  return laid;
}

const systemOf = ({ system }: Fight): CardSystem => (system === 'wings-of-war' ? system : 'wings-of-glory');

/**
 * The sides begin opposite each other, each in line abreast. A side that dived starts nearer and behind: its enemy has
 * not turned yet.
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

/**
 * Ruling: Germans fight over their own side and can wait for tomorrow; only Jasta 11 is as bold as most Allied pilots.
 */
const braveryOf = ({ bravery, jasta11 }: Entrant): BraveryLetter => bravery ?? (jasta11 ? 'N' : 'NV');

function conductOf(entrant: Entrant, system: CardSystem): Conduct {
  const { skill, firing, observer, rounds } = entrant;
  const rear = observer?.firing;
  const isGood = (letter: Firing | undefined) => letter === 'A' || letter === 'B';
  return {
    skill,
    bravery: braveryOf(entrant),
    inCampaign: true,
    buckingham: rounds === 'buckingham',
    checksBullets: { front: isGood(firing), rear: isGood(rear) },
    poorShot: { front: firing === 'E', rear: rear === 'E' },
    lucky: system === 'wings-of-glory' && skill >= 7,
  };
}

/** A machine of either side as it comes to the table. */
export function layMachine(entrant: Entrant, pose: Pose, system: CardSystem, book: Rulebook): FightingMachine {
  const { cardTable } = book.fights['manoeuvre-cards'];
  const { id, side, aircraft, forward, observer, observerAlive, pilotHurt } = entrant;
  const guns = { front: forward, rear: observer?.guns ?? NO_GUNS };
  const ammo = { front: forward.ammo, rear: observer?.guns.ammo };
  const conduct = conductOf(entrant, system);
  const ready = atWar(readyMachine({ id, side, type: aircraft, pose, conduct, ammo }, book), system, book);
  const borne = borneBefore(entrant, ready.resistance);
  const made: FightingMachine = Object.assign(ready, {
    guns: {
      front: firesStill(guns.front) ? ready.guns.front : undefined,
      rear: firesStill(guns.rear) ? ready.guns.rear : undefined,
    },
    hasObserver: observerAlive,
    wounded: pilotHurt,
    points: borne,
    borne,
  });
  for (const arc of ARCS) if (guns[arc].states.includes('jammed')) made.jams[arc] = cardTable.jam.manoeuvres;
  return made;
}

const NO_GUNS: GunsTold = { states: [] };

const firesStill = ({ states }: GunsTold): boolean => states.some((state) => state !== 'permanent');

/**
 * The cards kill ten times as many as the war did. So in a campaign a machine bears more damage, and a well flown one
 * even more. Her card counts for half: a flight with weak machines would lose twice as many as on the track.
 */
function atWar(machine: FightingMachine, system: CardSystem, { fights }: Rulebook): FightingMachine {
  const { typical, [system]: bears } = fights['manoeuvre-cards'].cardTable.campaign.bears;
  const hundredths = bears.base + bears.skill * machine.conduct.skill;
  const usual = (machine.resistance + (typical ?? machine.resistance)) / 2;
  return Object.assign(machine, { resistance: Math.round((usual * hundredths) / 100) });
}
