import type { ReturnFire } from '../../../cards/printed/air-to-air-combat.ts';
import type { Angle, Firing } from '../../../cards/printed/hit-cards.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { oddsOfBursts } from '../../../kit/guns/odds-of-bursts.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import type { Table } from '../../../table/table.ts';
import type { ShotInHand } from '../table/combat-decisions.ts';
import type { Battle } from './battle.ts';
import { fireBurst, type TrackBurst } from './burst.ts';
import { twinGunsAdd } from './critical-hit.ts';
import { type Armament, canFire, type FightingMachine } from './fighting-machine.ts';
import { longestBurst, type Reach } from './reach.ts';
import { OnTrack } from './track-view.ts';

/** (24), (39) An attack by the positions on the track. The attacked machine can do nothing else this phase. */
export function attack(attacker: FightingMachine, { target, angle }: Reach, battle: Battle, table: Table): void {
  engage(attacker, target, angle);
  const initiative = { attacker: attacker.initiative, target: target.initiative };
  const longest = longestBurst(attacker, angle, table.book);
  const machines = { attacker: attacker.id, target: target.id };
  table.tell({ type: 'attack-made', ...machines, initiative, angle, skill: attacker.skill, longestBurst: longest });
  exchangeFire({ attacker, target, angle }, battle, table);
}

/** (20) A shot at a pilot who turned away from a Personal Duel, at the angle on the card. */
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
  exchangeFire({ attacker, target, angle }, battle, table);
}

/** Who attacks whom, and from where. */
interface Attack {
  readonly attacker: FightingMachine;
  readonly target: FightingMachine;
  readonly angle: Angle;
}

/** (39) Both are occupied for the phase. */
function engage(attacker: FightingMachine, target: FightingMachine, angle: Angle): void {
  attacker.doing = { is: 'attacks', other: target.id, angle };
  target.doing = { is: 'attacked', other: attacker.id, angle };
}

/** (24) The observer of a two-seater fires before, after, both or not at all. A crippled attacker breaks off. */
function exchangeFire(made: Attack, battle: Battle, table: Table): void {
  const { attacker, target, angle } = made;
  const wasLame = attacker.lameDuck;
  const answer = returnFireAt(angle, table.book);
  if (answer.when === 'before' || answer.when === 'both')
    returnFire(made, { ...answer, when: 'before' }, battle, table);
  if (!attacker.inFight || attacker.lameDuck !== wasLame) return;
  const length = pilotsBurst(made, battle, table);
  fireBurst({ firer: attacker, gun: 'forward', target, angle, length }, battle, table);
  if (answer.when === 'after' || answer.when === 'both') returnFire(made, { ...answer, when: 'after' }, battle, table);
}

/** (24) The line of the Air-to-Air Display for an angle. */
export function returnFireAt(angle: Angle, book: Rulebook): ReturnFire {
  return expectDefined(
    book.airToAirCombat.returnFire.find((line) => line.angle === angle),
    'line of return fire for this angle',
  );
}

/** (24) Germans always fire the longest burst; for ours the commander chooses. */
function pilotsBurst({ attacker, target, angle }: Attack, battle: Battle, table: Table): number {
  const longest = longestBurst(attacker, angle, table.book);
  if (attacker.side === 'german' || longest === 1) return longest;
  const { firing, forward: arms } = attacker;
  const shot = new TrackShot({ firer: attacker, target, angle, arms, firing, longest }, battle, table);
  return Number(table.choose('burst', shot, lengthsOf(shot)));
}

const lengthsOf = ({ odds }: ShotInHand): string[] => odds.map(({ burst }) => String(burst));

/** Who may fire at whom: the gun, the skill, and the longest burst. */
interface TrackAim extends Pick<TrackBurst, 'firer' | 'target' | 'angle'> {
  readonly arms: Armament;
  readonly firing: Firing;
  readonly longest: number;
  readonly when?: ReturnFire['when'];
}

/** A burst that one machine may fire at another. */
class TrackShot extends OnTrack implements ShotInHand {
  readonly machine: string;
  readonly target: string;
  readonly seats: 1 | 2;
  readonly angle: Angle;
  readonly ammo: number;
  readonly adds: number;
  readonly odds: readonly BurstOdds[];
  readonly when: ReturnFire['when'] | undefined;

  constructor({ firer, target, angle, arms, firing, longest, when }: TrackAim, battle: Battle, table: Table) {
    super(battle);
    this.machine = firer.id;
    this.target = target.id;
    this.seats = target.card.seats;
    this.angle = angle;
    this.ammo = arms.ammo;
    this.adds = twinGunsAdd(arms, table);
    this.when = when;
    this.odds = oddsOfBursts({ firing, angle, longest, rounds: arms.rounds }, table.book);
  }
}

/** (24) Return Fire, while a machine still in the fight has a fit observer with a working gun. */
function returnFire({ attacker, target: defender }: Attack, answer: ReturnFire, battle: Battle, table: Table): void {
  const { observer, observerFit } = defender;
  if (!observer || !observerFit || !canFire(observer) || !defender.inFight || !attacker.inFight) return;
  const { angle, burst, when } = answer;
  const longest = Math.min(burst, observer.ammo);
  const aim = { firer: defender, target: attacker, angle, arms: observer, firing: observer.firing, longest, when };
  const length = observersBurst(aim, battle, table);
  if (length === 0) return;
  fireBurst({ firer: defender, gun: 'observer', target: attacker, angle, length }, battle, table);
}

function observersBurst(aim: TrackAim, battle: Battle, table: Table): number {
  if (aim.firer.side === 'german') return aim.longest;
  const shot = new TrackShot(aim, battle, table);
  const answer = table.choose('return-fire', shot, [...lengthsOf(shot), 'hold']);
  return answer === 'hold' ? 0 : Number(answer);
}
