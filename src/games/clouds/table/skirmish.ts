import type { Ability } from '../../../cards/printed/careers.ts';
import type { TableDice } from '../../../cards/reading/cells.ts';
import type { Fights } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import type { Cover, UnitKind } from '../cards/ground.ts';
import type { Panel } from '../cards/panels.ts';

export type CloudsCards = Fights['clouds-of-glory'];

/** A place in hundredths of a Move Unit; y grows to the north. */
export interface CloudsPlace {
  readonly x: number;
  readonly y: number;
}

/** A man in a machine. */
export interface Man {
  readonly seat: 'pilot' | 'gunner';
  readonly name: string;
  readonly awareness: number;
  readonly flying: number;
  readonly gunnery: number;
  readonly abilities: readonly Ability[];
  /** (C130) His modifier for tests of whether he stays. */
  readonly stays: number;
  /** (C130) He faints on a natural 1 of a Flying test. */
  readonly faints: boolean;
  /** The Fortitude with which he came. */
  readonly whole: number;
  readonly victories: number;
  fortitude: number;
  luck: number;
  /** Alive, but wounded and no longer fighting. */
  isOut: boolean;
  /** (C127) The once-a-fight abilities that he has used. */
  hasUsed: Ability[];
  /** (C126) His own re-rolls, beside those of his side: a mentor's advice. */
  reRolls: number;
  /** (C025) He has jumped, and hangs in his parachute. */
  hasJumped: boolean;
}

export interface GunOnBoard {
  is: 'clear' | 'jammed' | 'dead' | 'spent';
  /** Actions still needed to clear it. */
  actions: number;
  /** The turn from which it fires again. */
  from: number;
}

export interface Battery {
  readonly place: 'forward' | 'rear';
  readonly magazine: boolean;
  readonly flexible: boolean;
  /** (32) It is loaded with Buckingham, and jams twice as often. */
  buckingham?: true;
  readonly guns: GunOnBoard[];
  /** Half boxes of ammunition. */
  halves: number;
  /** Its last target, and the turn of that shot. */
  firedAt: { readonly target: string; readonly turn: number } | undefined;
}

/** A man whose shots count for a victory. */
export interface Shooter {
  readonly machine: string;
  readonly gun: 'forward' | 'observer';
}

export interface Initiative {
  readonly total: number;
  readonly die: number;
  /** Tie-break throws. */
  readonly again: readonly number[];
}

export type Bank = 'left' | 'level' | 'right';
type MachineStatus = 'flying' | 'spinning' | 'landed' | 'left' | 'lost';

export interface FightingMachine {
  readonly id: string;
  readonly side: Side;
  readonly aircraft: string;
  readonly panel: Panel;
  readonly pilot: Man;
  readonly gunner: Man | undefined;
  readonly forward: Battery;
  readonly rear: Battery | undefined;
  readonly incendiary: boolean;
  readonly parachute: boolean;
  status: MachineStatus;
  place: CloudsPlace;
  heading: number;
  height: number;
  /** In Energy Units of ten km/h. */
  speed: number;
  bank: Bank;
  structure: number;
  /** (C065) Torn fabric costs so much speed each turn; (C072) so does a damaged engine. */
  drag: number;
  engineLoss: number;
  /** (C072) The dice for the loss of an uneven engine, thrown in each move. */
  uneven: readonly TableDice[];
  testAbove: number | undefined;
  engines: readonly Engine[];
  fire: Fire | undefined;
  wider: number;
  rollFactor: number;
  gearGone: boolean;
  mustLand: boolean;
  testEach: TestEach | undefined;
  opensWide: number | undefined;
  blackout: boolean;
  /** (C130) He has fainted, and must wake first. */
  fainted: boolean;
  /** (C076) A malus to his next initiative. */
  flinch: number;
  /** (C059) A permanent bonus to her pilot's Luck. */
  luckier: number;
  /** There is no recovery from this spin. */
  isBeyondHelp: boolean;
  /** (C086) The malus of a lost wing to a jump. */
  parachuteLess: number;
  wrecked: boolean;
  bombs: number;
  rockets: number;
  /** (18) The initiative bonus of a dive into the fight, in the machine's first phase. */
  diveBonus: number;
  initiative: Initiative;
  gunnerInitiative: Initiative;
  isForcedHome: boolean;
  forcedHomeBy: Shooter | undefined;
  lastShot: { readonly by: Shooter; readonly turn: number } | undefined;
  lastHit: Shooter | undefined;
  credit: Shooter | undefined;
  why: WhyLost | undefined;
  escaped: boolean;
  /** What it did in this turn. */
  did: Doings;
}

export type EngineSide = 'left' | 'right';

/** (C041) Only a stopped engine may be started again. (C083) Dead, (C073) dry and (C096) shut down are final. */
export type EngineState = 'running' | 'stopped' | 'dead' | 'dry' | 'shut-down';

export interface Engine {
  /** (C096) Which of two engines. */
  readonly side: EngineSide | undefined;
  readonly is: EngineState;
  /** (C073), (C097) Its fuel lines are hit: the last turn for which it has petrol. */
  readonly petrolUntil: number | undefined;
  readonly smoke: Smoke | undefined;
}

/** (C072) The first and last turn in which it may be blown out by speed. */
interface Smoke {
  readonly from: number;
  readonly until: number;
  readonly kmh: number;
  readonly mayShutDown: boolean;
}

/** (C077) What requires a test, once the wires are shot through; (C100) with more engines only turns, and bombs. */
interface TestEach {
  /** Templates from this one on do not strain the machine. */
  readonly freeFrom: number;
  readonly turnsOnly: boolean;
  readonly guns: boolean;
  readonly bombs: boolean;
}

interface Fire {
  /** (C085) The turn in which the fire reaches the cockpit, and its effect there. */
  readonly reaches: number;
  readonly ends: 'death' | '1d6';
  /** (C106) It never goes out. */
  readonly isForGood: boolean;
}

/** How a machine was lost. */
export type WhyLost =
  | 'exploded'
  | 'broke-up'
  | 'pilot-killed'
  | 'ground'
  | 'burned'
  | 'wing-gone'
  | 'abandoned'
  | 'wrecked'
  | 'rammed';

interface Doings {
  manoeuvred: boolean;
  repaired: boolean;
  radioed: boolean;
  photographed: boolean;
  stalled: boolean;
  /** (C082) Nobody was flying the machine. */
  away: boolean;
  /** Hundredths flown straight on the last heading. */
  straight: number;
  flown: number;
  /** (C072) The speed at the start or end of its move, whichever was higher. */
  fastest: number;
  /** (C121) Enemy machines have fired at it. */
  shotAt: boolean;
  /** (C076) The stick was shot out of the pilot's hand: the machine falls at once. */
  fallsAtOnce: boolean;
}

export interface CloudsBalloon {
  readonly id: string;
  readonly side: Side;
  readonly place: CloudsPlace;
  readonly height: number;
  readonly isAirship: boolean;
  /** (C108) What its leaks add to the next throw. */
  leaks: number;
  cellsBurnt: number;
  isBurnt: boolean;
  cable: 'whole' | 'winch-stuck' | 'cut';
}

export interface GroundUnit {
  readonly id: string;
  readonly side: Side;
  readonly kind: UnitKind;
  readonly cover: Cover;
  readonly heading: number;
  readonly speed: number;
  readonly isSheltering: boolean;
  place: CloudsPlace;
  strength: number;
  /** (C118) Where an AA gun's barrage stands. */
  barrage: CloudsPlace | undefined;
}

interface Spotting {
  readonly side: Side;
  readonly target: string;
  /** (C120) The number of d10 by which the shells deviate. */
  dice: number;
  hits: number;
}

/** A fight as it stands. Both sides see all of it. Plain data. */
export interface SkirmishSeen {
  readonly machines: FightingMachine[];
  readonly balloons: CloudsBalloon[];
  readonly ground: GroundUnit[];
  readonly spotting: Spotting[];
  /** Hundredths from the middle to an edge. */
  readonly half: number;
  readonly wind: number | undefined;
  readonly terrain: 'land' | 'water';
  /** The machines with a camera that the scenario asks for. */
  readonly camera: readonly string[];
  /** The re-rolls left to each side. */
  readonly reRolls: Record<Side, number>;
  turn: number;
  /** Photographs taken, by the machine. */
  readonly photographs: { readonly machine: string; readonly target: string }[];
}

/** The same, with the cards. */
export interface Skirmish extends SkirmishSeen {
  readonly cards: CloudsCards;
}

export const isUp = ({ status }: FightingMachine): boolean => status === 'flying' || status === 'spinning';

export const machineNamed = (id: string, { machines }: SkirmishSeen): FightingMachine => {
  const found = machines.find((machine) => machine.id === id);
  if (!found) throw new Error(`No machine ${id} is in this fight.`);
  return found;
};

export const enemiesOf = ({ side }: FightingMachine, { machines }: SkirmishSeen): FightingMachine[] =>
  machines.filter((other) => other.side !== side && isUp(other));

export const has = (man: Man | undefined, ability: Ability): boolean => man?.abilities.includes(ability) === true;
