import { OPTIONS, type OptionName } from '../../../src/games/side/cards/marks-of-combat.ts';
import type { Flier } from '../../../src/games/side/rules/flight/flier.ts';
import type { Move } from '../../../src/games/side/rules/flight/move.ts';
import { movesOf } from '../../../src/games/side/rules/flight/moves.ts';
import { type ClockedFight, fromMuster } from '../../../src/games/side/rules/from-muster.ts';
import { machineFrom } from '../../../src/games/side/rules/set-up.ts';
import { dashboardOf, type SideFight } from '../../../src/games/side/rules/side-fight.ts';
import { endsOf } from '../../../src/games/side/rules/to-outcome.ts';
import type { FightingMachine, SidePose } from '../../../src/games/side/table/fighting-machine.ts';
import type { Fight, FightResult } from '../../../src/kit/fight/fight.ts';
import { muster } from '../../../src/kit/fight/muster.ts';
import { outcome } from '../../../src/kit/fight/outcome.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../cards/steady-book.ts';

export { book };
export const { combat, dashboards, dice, missions } = book.fights['winged-victory'];

/** A machine in the air: at a hex and a level, with a speed, pointing east or west. */
export function machineAt(
  id: string,
  dashboard: string,
  told: Partial<FightingMachine> & { hex?: number; level?: number; speed?: number; west?: boolean } = {},
): FightingMachine {
  const { hex = 20, level = 8, speed = 5, west = false, ...rest } = told;
  const side = id.startsWith('G') ? 'german' : 'allied';
  const entrant = {
    id,
    side,
    dashboard,
    skill: 'expert',
    aim: 0,
    column: hex,
    level,
    heading: west ? -1 : 1,
    speed,
    bombs: rest.bombs ?? false,
  } as const;
  return { ...machineFrom(entrant, book), ...rest };
}

/** A fight of such machines, in a clear sky, with only the named optional rules. */
export function sideFight(machines: readonly FightingMachine[], told: Partial<SideFight> = {}): SideFight {
  return {
    turn: 0,
    turns: 20,
    hexes: 40,
    floor: 'ground',
    sky: { sun: 3, highStratus: false, mediumStratus: false, lowStrati: [], cumuli: [] },
    options: [],
    machines: [...machines],
    targets: [],
    missions: {
      allied: { aim: 'hold-the-front', progress: 0, done: false },
      german: { aim: 'hold-the-front', progress: 0, done: false },
    },
    flakLeft: { allied: 0, german: 0 },
    barrages: [],
    ...told,
  };
}

/** Everybody sees all enemies and all their targets. */
export function allSeen(fight: SideFight): SideFight {
  for (const machine of fight.machines)
    machine.seen = [...fight.machines, ...fight.targets]
      .filter(({ side }) => side !== machine.side)
      .map(({ id }) => id);
  return fight;
}

interface Told {
  readonly level?: number;
  readonly speed?: number;
  readonly pip?: number;
  readonly engaged?: boolean;
  readonly blind?: boolean;
  readonly options?: readonly OptionName[];
  readonly machine?: Partial<FightingMachine>;
  readonly attitude?: SidePose['attitude'];
  readonly pose?: SidePose;
  readonly roof?: number;
}

/** A machine that is about to choose its move. */
export function flier(dashboard: string, told: Told = {}): Flier {
  const { level = 8, speed = 5, pip = 5, engaged = false, blind = false, options = [], attitude = 'level' } = told;
  const machine = machineAt('B1', dashboard, { level, speed, ...told.machine });
  machine.pip = pip;
  machine.pose = told.pose ?? { ...machine.pose, x: 80, attitude };
  const { ways } = combat;
  const roof = told.roof ?? Number.POSITIVE_INFINITY;
  return { machine, dash: dashboardOf(dashboard, book), ways, options, engaged, blind, roof };
}

export const words = (of: Flier): string[] => movesOf(of).map(({ word }) => word);

/** One of its moves, which must exist. */
export function move(of: Flier, word: string): Move {
  const found = movesOf(of).find((each) => each.word === word);
  if (!found) throw new Error(`${word} is not among ${words(of).join(', ')}.`);
  return found;
}

export const ALL_OPTIONS = OPTIONS;

/** A Dog-Fight of the campaign laid out on the mats. */
export const layOut = (fight: Fight): ClockedFight => fromMuster(muster(fight, book), book);

/** The result of such a fight as it stands. */
export const comesOut = (side: SideFight, fight: Fight, table: Table): FightResult =>
  outcome(
    { phases: 2, altitude: 7000, why: 'dfd-spent', ends: (leisure) => endsOf(side, muster(fight, book), leisure) },
    fight,
    table,
  );
