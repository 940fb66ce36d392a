import type { Gun } from '../../../src/campaign/mission-log.ts';
import type { CriticalResult } from '../../../src/cards/printed/damage-tables.ts';
import type { Angle, Firing } from '../../../src/cards/printed/hit-cards.ts';
import { lookUp } from '../../../src/cards/roll-table.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { type Battle, setOut } from '../../../src/games/track/rules/battle.ts';
import type { FightingMachine } from '../../../src/games/track/rules/fighting-machine.ts';
import type { AlliedMachine, Fight, FightResult } from '../../../src/kit/fight/fight.ts';
import { muster } from '../../../src/kit/fight/muster.ts';
import { resolveFight } from '../../../src/procedure/resolve-fight.ts';
import type { Check } from '../../../src/table/checks.ts';
import type { Decision } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../cards/steady-book.ts';
import { playLoaded as playScript } from '../table/loaded-dice.ts';

export { book };

/** A throw: the check and the faces, red die first: `initiative 34`. */
export type LoadedThrow = `${Check} ${number}`;

/** An answer: the decision and the choice: `burst 2`. */
export type ScriptedAnswer = `${Decision} ${string}`;

export interface Played<Result> {
  readonly result: Result;
  readonly events: readonly GameEvent[];
}

/** Plays a rule with loaded dice and scripted answers in short form, because fights roll many. */
export function playLoaded<Result>(
  cards: Rulebook,
  dice: readonly LoadedThrow[],
  answers: readonly ScriptedAnswer[],
  rule: (table: Table) => Result,
): Played<Result> {
  const scripted: Record<string, string[]> = {};
  for (const [decision = '', word = ''] of answers.map((line) => line.split(' ')))
    scripted[decision] = [...(scripted[decision] ?? []), word];
  const spaced = dice.map((line) => line.replace(/\d+$/, (shown) => [...shown].join(' ')));
  return playScript(rule, { book: cards, dice: spaced, answers: scripted });
}

/** The counter of a plain German: Albatros D.III, 4/C. */
export const PLAIN = 12;

const FULL: Gun = { state: 'clear', ammo: 30 };

/** A SPAD VII of B flight with a pilot of 4/C/N, changed by the argument. */
export function aSpad(otherwise: Partial<AlliedMachine> = {}): AlliedMachine {
  const usual = {
    id: 'B1',
    aircraft: 'spad-vii',
    skill: 4,
    firing: 'C',
    bravery: 'N',
    fights: true,
    rounds: 'ordinary',
  } as const;
  return {
    ...usual,
    forward: FULL,
    observer: undefined,
    observerAlive: false,
    lameDuck: false,
    aft: 100,
    ...otherwise,
  };
}

/** The wound of a pilot who was hit before the fight. */
export const HURT = [{ who: 'pilot', fate: { fate: 'wounded', days: 21 } }] as const;

/** A Strutter with an observer of Firing C. */
export function aStrutter(otherwise: Partial<AlliedMachine> = {}): AlliedMachine {
  const observer = { firing: 'C', gun: FULL } as const;
  return aSpad({ id: 'B7', aircraft: 'sopwith-strutter', observer, observerAlive: true, ...otherwise });
}

/**
 * One of ours against one plain German at 10,000 ft over the enemy's side, with so little DFD that one phase ends it.
 */
export function aFight(otherwise: Partial<Fight> = {}): Fight {
  const usual = {
    system: 'wings-over-france',
    hex: 'H10',
    weather: 7,
    altitude: 10_000,
    dfd: 2,
    over: 'enemy',
    dive: undefined,
    allied: [aSpad()],
    germans: [PLAIN],
    barred: [],
    germansLedBy: 'the-card',
  } as const;
  return { ...usual, ...otherwise };
}

export const playFight = (
  fight: Fight,
  dice: readonly LoadedThrow[],
  answers: readonly ScriptedAnswer[] = [],
): Played<FightResult> => playLoaded(book, dice, answers, (table) => resolveFight(fight, table));

/** A fight set up but not begun, for its inner rules: each machine at its number on the track. */
export function aBattle(fight: Fight, initiatives: Readonly<Record<string, number>>): Battle {
  const battle = setOut(muster(fight, book), book);
  for (const machine of [...battle.allied, ...battle.germans]) machine.initiative = initiatives[machine.id] ?? 0;
  return battle;
}

export function machineIn(battle: Battle, id: string): FightingMachine {
  const found = [...battle.allied, ...battle.germans].find((machine) => machine.id === id);
  if (!found) throw new Error(`There is no ${id} in the fight.`);
  return found;
}

const FACES = [0, 0, 11, 12, 13, 14, 15, 16, 26, 36, 46, 56, 66];

/** Two dice with a total; not a double if possible. */
const two = (total: number): number => FACES[total] ?? 0;

const row = (angle: Angle, burst: number) => book.hitCards.angles[angle][burst - 1];

/** Dice that score on a Hit Card, that jam the gun, or that do neither. */
export const hit = (angle: Angle, burst: number, firing: Firing): LoadedThrow =>
  `hit-card ${two(row(angle, burst)?.hits[firing][0] ?? 0)}`;

export const jam = (angle: Angle, burst: number): LoadedThrow => `hit-card ${two(row(angle, burst)?.jams[0] ?? 0)}`;

export function miss(angle: Angle, burst: number, firing: Firing): LoadedThrow {
  const taken = [...(row(angle, burst)?.hits[firing] ?? []), ...(row(angle, burst)?.jams ?? [])];
  return `hit-card ${two([3, 4, 5, 6, 7, 8, 9, 10, 11].find((total) => !taken.includes(total)) ?? 0)}`;
}

const TOTALS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2];

/** Dice that bring a result of the Critical Hit Table, twin guns or not. */
export function critical(result: CriticalResult, twin = 0): LoadedThrow {
  const { criticalHit } = book.damageTables;
  const total = TOTALS.find((thrown) => lookUp(criticalHit, thrown + twin).result === result);
  return `critical-hit ${two(total ?? 0)}`;
}

/** Dice that wound a man with this effect on the machine, if he is the pilot. */
export function wound(asPilot: 'shot-down' | 'lame-duck' | 'flies-on'): LoadedThrow {
  const total = TOTALS.find((thrown) => lookUp(book.damageTables.crewHit, thrown).asPilot === asPilot);
  return `crew-hit ${two(total ?? 0)}`;
}

export const withAirToAir = (change: Partial<Rulebook['airToAirCombat']>): Rulebook => ({
  ...book,
  airToAirCombat: { ...book.airToAirCombat, ...change },
});
