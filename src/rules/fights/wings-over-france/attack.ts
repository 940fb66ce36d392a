import type { ReturnFire } from '../../../rulebook/cards/air-to-air-combat.ts';
import type { Angle } from '../../../rulebook/cards/hit-cards.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import type { ShotInHand } from '../../../table/fights/wings-over-france/combat-decisions.ts';
import type { Table } from '../../../table/table.ts';
import { oddsOfBursts } from '../../guns/odds-of-bursts.ts';
import type { Battle } from './battle.ts';
import { type Burst, fireBurst } from './burst.ts';
import { twinGunsAdd } from './critical-hit.ts';
import { type Armament, canFire, type FightingMachine, type Observer } from './fighting-machine.ts';
import { longestBurst, type Reach } from './reach.ts';
import { OnTrack } from './track-view.ts';

/**
 * (24), (39) An attack from where the two stand on the track. Who is attacked is too occupied to do anything else this
 * phase.
 */
export function attack(attacker: FightingMachine, { target, angle }: Reach, battle: Battle, table: Table): void {
  engage(attacker, target, angle);
  const initiative = { attacker: attacker.initiative, target: target.initiative };
  const longest = longestBurst(attacker, angle, table.book);
  const machines = { attacker: attacker.id, target: target.id };
  table.tell({ type: 'attack-made', ...machines, initiative, angle, skill: attacker.skill, longestBurst: longest });
  exchangeFire(attacker, target, angle, battle, table);
}

/** (20) A shot at a man who turned away from a Personal Duel, at the angle that the card gives. */
export function attackTurningAway(
  attacker: FightingMachine,
  target: FightingMachine,
  battle: Battle,
  table: Table,
): void {
  const { angle } = table.book.airToAirCombat.personalDuel.refused;
  engage(attacker, target, angle);
  const longest = longestBurst(attacker, angle, table.book);
  const machines = { attacker: attacker.id, target: target.id };
  table.tell({ type: 'attack-made', ...machines, angle, skill: attacker.skill, longestBurst: longest });
  exchangeFire(attacker, target, angle, battle, table);
}

/** (39) Both are occupied for the phase. */
function engage(attacker: FightingMachine, target: FightingMachine, angle: Angle): void {
  attacker.doing = { is: 'attacks', other: target.id, angle };
  target.doing = { is: 'attacked', other: attacker.id, angle };
}

/** (24) The observer of a two-seater fires before, after, both or not at all. A crippled attacker does not press on. */
function exchangeFire(
  attacker: FightingMachine,
  target: FightingMachine,
  angle: Angle,
  battle: Battle,
  table: Table,
): void {
  const wasLame = attacker.lameDuck;
  const answer = returnFireAt(angle, table.book);
  if (answer.when === 'before' || answer.when === 'both') returnFire(target, attacker, answer, battle, table);
  if (!attacker.inFight || attacker.lameDuck !== wasLame) return;
  const length = pilotsBurst(attacker, target, angle, battle, table);
  fireBurst({ firer: attacker, gun: 'forward', target, angle, length }, battle, table);
  if (answer.when === 'after' || answer.when === 'both') returnFire(target, attacker, answer, battle, table);
}

/** (24) The line of the Air-to-Air Display for an angle. */
export function returnFireAt(angle: Angle, book: Rulebook): ReturnFire {
  return promised(
    book.airToAirCombat.returnFire.find((line) => line.angle === angle),
    'line of return fire for this angle',
  );
}

/** (24) Germans always fire the longest burst; ours is the commander's choice. */
function pilotsBurst(
  attacker: FightingMachine,
  target: FightingMachine,
  angle: Angle,
  battle: Battle,
  table: Table,
): number {
  const longest = longestBurst(attacker, angle, table.book);
  if (attacker.side === 'german' || longest === 1) return longest;
  const odds = oddsOfBursts(attacker.firing, angle, longest, attacker.forward.rounds, table.book);
  const about = new Shot({ firer: attacker, target, angle }, attacker.forward, odds, battle, table);
  return Number(
    table.choose(
      'burst',
      about,
      odds.map(({ burst }) => String(burst)),
    ),
  );
}

/** A burst that may be fired by one at another. */
class Shot extends OnTrack implements ShotInHand {
  readonly machine: string;
  readonly target: string;
  readonly seats: 1 | 2;
  readonly angle: Angle;
  readonly ammo: number;
  readonly adds: number;
  readonly odds: readonly BurstOdds[];

  constructor(
    { firer, target, angle }: Omit<Burst, 'gun' | 'length'>,
    arms: Armament,
    odds: readonly BurstOdds[],
    battle: Battle,
    table: Table,
  ) {
    super(battle);
    this.machine = firer.id;
    this.target = target.id;
    this.seats = target.card.seats;
    this.angle = angle;
    this.ammo = arms.ammo;
    this.adds = twinGunsAdd(arms, table);
    this.odds = odds;
  }
}

/** (24) Return Fire, while there is a fit observer with a gun that fires, in a machine still in the fight. */
function returnFire(
  defender: FightingMachine,
  attacker: FightingMachine,
  answer: ReturnFire,
  battle: Battle,
  table: Table,
): void {
  const { observer, observerFit } = defender;
  if (!observer || !observerFit || !canFire(observer) || !defender.inFight || !attacker.inFight) return;
  const length = observersBurst(defender, observer, attacker, answer, battle, table);
  if (length === 0) return;
  fireBurst({ firer: defender, gun: 'observer', target: attacker, angle: answer.angle, length }, battle, table);
}

function observersBurst(
  defender: FightingMachine,
  observer: Observer,
  attacker: FightingMachine,
  { angle, burst }: ReturnFire,
  battle: Battle,
  table: Table,
): number {
  const longest = Math.min(burst, observer.ammo);
  if (defender.side === 'german') return longest;
  const odds = oddsOfBursts(observer.firing, angle, longest, observer.rounds, table.book);
  const about = new Shot({ firer: defender, target: attacker, angle }, observer, odds, battle, table);
  const answer = table.choose('return-fire', about, [...odds.map((line) => String(line.burst)), 'hold']);
  return answer === 'hold' ? 0 : Number(answer);
}
