import type { Ability } from '../../../src/cards/printed/careers.ts';
import { machineFrom, manOf, skirmishOf } from '../../../src/games/clouds/rules/set-up.ts';
import type {
  CloudsBalloon,
  Engine,
  FightingMachine,
  GroundUnit,
  Man,
  Skirmish,
} from '../../../src/games/clouds/table/skirmish.ts';
import type { Table } from '../../../src/table/table.ts';
import { book } from '../people/campaigns.ts';
import { playLoaded, type Script } from '../table/loaded-dice.ts';

export const cards = book.fights['clouds-of-glory'];

/** A man with 12 in everything; his Luck gives his side no re-roll. */
export const aMan = (seat: Man['seat'] = 'pilot', over: Partial<Man> & { abilities?: readonly Ability[] } = {}): Man =>
  manOf(seat, { name: 'Lt Ames', awareness: 12, flying: 12, gunnery: 12, fortitude: 12, luck: 8, ...over });

/** A Pup at height 30 and 120 km/h in the middle, flying north, changed by `over`. */
export function aMachine(id: string, over: Partial<FightingMachine> & { aircraft?: string } = {}): FightingMachine {
  const aircraft = over.aircraft ?? 'sopwith-pup';
  const side = id.startsWith('G') ? 'german' : 'allied';
  const basic = {
    id,
    side,
    aircraft,
    pilot: aMan(),
    gunner: over.gunner,
    place: { x: 0, y: 0 },
    heading: 0,
    height: 30,
    speed: 12,
  } as const;
  return Object.assign(machineFrom({ ...basic, ...over } as Parameters<typeof machineFrom>[0], cards), over);
}

export const anEngine = (over: Partial<Engine> = {}): Engine => ({
  side: undefined,
  is: 'running',
  petrolUntil: undefined,
  smoke: undefined,
  ...over,
});

/** (C072) Smoke of an engine that burns at the end of the first turn. */
export const SMOKE = { from: 1, until: 1, kmh: 200, mayShutDown: false };

/** A single dead engine. */
export const NO_ENGINE: Pick<FightingMachine, 'engines'> = { engines: [anEngine({ is: 'dead' })] };

/** A German balloon in the middle, or infantry in a trench there, changed by the argument. */
export const aBalloon = (over: Partial<CloudsBalloon> = {}): CloudsBalloon => ({
  id: 'K1',
  side: 'german',
  place: { x: 0, y: 0 },
  height: 20,
  isAirship: false,
  leaks: 0,
  cellsBurnt: 0,
  isBurnt: false,
  cable: 'whole',
  ...over,
});
export const aUnit = (over: Partial<GroundUnit> = {}): GroundUnit => ({
  id: 'T1',
  side: 'german',
  kind: 'infantry',
  cover: 'trench',
  heading: 0,
  speed: 0,
  isSheltering: false,
  place: { x: 0, y: 0 },
  strength: 12,
  barrage: undefined,
  ...over,
});

export const aSkirmish = (machines: FightingMachine[], laid: Parameters<typeof skirmishOf>[2] = {}): Skirmish => {
  const fight = skirmishOf(machines, cards, laid);
  fight.turn = 1;
  return fight;
};

/** Plays a rule of this game with loaded dice. */
export const play = <Result>(
  rule: (table: Table) => Result,
  dice: readonly string[] = [],
  answers: Script['answers'] = {},
) => playLoaded(rule, { book, dice, answers });
