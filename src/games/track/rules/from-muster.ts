import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import type { BraveryRow } from '../../../cards/printed/pilot-skill-firing-and-bravery.ts';
import { cardOf, promised, type Rulebook } from '../../../cards/rulebook.ts';
import type { Entrant } from '../../../kit/fight/muster.ts';
import type { GunsTold } from '../../../table/events/fight-events.ts';
import { type FightingMachine, FREE, UNROLLED } from './fighting-machine.ts';

/** (9) (16) A machine as it comes into a fight. Each field by name: to spread them costs more than a phase flown. */
export function machineFrom(entrant: Entrant, book: Rulebook): FightingMachine {
  const { aircraft, bravery, forward, observer, rounds } = entrant;
  return {
    id: entrant.id,
    side: entrant.side,
    aircraft,
    card: cardOf(aircraft, book),
    skill: entrant.skill,
    firing: entrant.firing,
    bravery: bravery && braveryOf(bravery, book),
    forward: { guns: [...forward.states], rounds, ammo: ammoOf(forward) },
    observer: observer && {
      guns: [...observer.guns.states],
      rounds: 'ordinary',
      ammo: ammoOf(observer.guns),
      firing: observer.firing,
    },
    aft: entrant.aft,
    observerFit: observer !== undefined,
    observerAlive: entrant.observerAlive,
    lameDuck: entrant.lameDuck,
    inFight: true,
    out: undefined,
    ranFrom: undefined,
    fate: 'unharmed',
    by: undefined,
    lameDuckNumber: undefined,
    wounds: [],
    bonus: 0,
    initiative: UNROLLED,
    doing: FREE,
    inDuel: false,
    below: 0,
    waits: false,
  };
}

/** (7) The letter of the Mission Log on the Pilot Skill, Firing and Bravery card. */
function braveryOf(bravery: BraveryLetter, { pilotSkillFiringAndBravery }: Rulebook): BraveryRow {
  const row = pilotSkillFiringAndBravery.letters.find(({ letter }) => letter === bravery);
  return promised(row, `Bravery ${bravery}`);
}

/** (24) Whose ammo is not counted has no end of it. */
const ammoOf = ({ ammo = Number.POSITIVE_INFINITY }: GunsTold): number => ammo;
