import { test } from 'vitest';
import type { CardScenario } from '../../../src/games/cards/cards/card-scenario.ts';
import type { CardSwitch, CardSystem } from '../../../src/games/cards/cards/card-systems.ts';
import type { Manoeuvre, ManoeuvreCard } from '../../../src/games/cards/cards/manoeuvre-decks.ts';
import { layOut } from '../../../src/games/cards/rules/set-up.ts';
import type { CardFight, CardOut, FightingMachine } from '../../../src/games/cards/rules/state.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../cards/steady-book.ts';
import { playLoaded, type Script } from '../table/loaded-dice.ts';

export { book };

/** A test for each named rule, with the profile of the rule's game. */
export function rule(ids: string, says: string, plays: (system: CardSystem) => void): void {
  for (const id of ids.split(' '))
    test(`${id} ${says}`, () => plays(id.startsWith('W') ? 'wings-of-war' : 'wings-of-glory'));
}

/** `A1 sopwith-camel 350 100 0`: a machine, its type, where it stands in millimetres, and its heading. */
const machineOf = (words: string) => {
  const [machine = '', type = '', x = '0', y = '0', heading = '0'] = words.split(' ');
  return { machine, type, x: Number(x), y: Number(y), heading: Number(heading), source: 'invented' };
};

export interface Laid {
  readonly allied?: readonly string[];
  readonly german?: readonly string[];
  readonly switches?: readonly CardSwitch[];
  readonly told?: Partial<CardScenario>;
}

const ALL: readonly CardSwitch[] = ['special-damage', 'aim', 'tailing', 'blind-spot'];

export const scenarioOf = (
  system: CardSystem,
  {
    allied = ['A1 sopwith-camel 350 100 0'],
    german = ['G1 fokker-dr1 350 600 12'],
    switches = ALL,
    told = {},
  }: Laid = {},
): CardScenario => ({
  scenario: 'A Test',
  system,
  line: 'a test',
  words: 'a test',
  table: { width: 900, length: 900, source: 'invented' },
  switches: [...switches],
  wins: 'points',
  score: {
    kill: 2,
    exit: 1,
    loss: -1,
    'wrong-edge': 0,
    'left-early': 0,
    'ground-damage': 0,
    untouched: 0,
    source: 'invented',
  },
  allied: { machines: allied.map(machineOf) },
  german: { machines: german.map(machineOf) },
  ground: [],
  missions: [],
  source: 'invented',
  ...told,
});

/** A fight laid out, in its first turn. */
export function onTable(system: CardSystem, laid: Laid = {}): CardFight {
  const fight = layOut(scenarioOf(system, laid), book);
  fight.turn = 1;
  fight.phase = 1;
  return fight;
}

export function machine(fight: CardFight, id: string): FightingMachine {
  const found = fight.machines.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not on the table.`);
  return found;
}

/** A machine that flew home before anything was decided. */
export const FLOWN_HOME: CardOut = {
  how: 'exited',
  edge: 'own',
  as: { enemyFlies: true, bombed: false, early: false },
};

/** The cards of a machine by their words. */
export const cards = (of: FightingMachine, ...words: readonly Manoeuvre[]): ManoeuvreCard[] =>
  words.map((word) => {
    const found = of.hand.find(({ card }) => card === word);
    if (!found) throw new Error(`${of.id} has no ${word}.`);
    return found;
  });

export const played = <Result>(
  rules: (table: Table) => Result,
  dice: readonly string[] = [],
  answers: NonNullable<Script['answers']> = {},
) => playLoaded(rules, { book, dice, answers });

/** A thing that the test knows to exist. */
export function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('It is not there.');
  return thing;
}
