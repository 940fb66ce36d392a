import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { Dashboard } from '../cards/dashboard.ts';
import type { OptionName } from '../cards/marks-of-combat.ts';
import type { Sky } from '../cards/side-scenario.ts';
import type {
  Edge,
  FightClock,
  FightingMachine,
  SideMission,
  SidePose,
  TargetState,
} from '../table/fighting-machine.ts';
import { isLevelFlight } from './flight/choice.ts';
import { HEX, isDive } from './flight/pose.ts';

/** A fight seen from the side, as it stands. */
export interface SideFight {
  turn: number;
  readonly turns: number;
  readonly hexes: number;
  /** The ground below, or air: then a dive below level 0 leaves the fight. */
  readonly floor: 'ground' | 'air';
  readonly sky: Sky;
  readonly options: readonly OptionName[];
  readonly machines: FightingMachine[];
  readonly targets: TargetState[];
  readonly missions: Readonly<Record<Side, SideMission>>;
  /** Only in a Dog-Fight of the campaign. */
  readonly clock?: FightClock;
  readonly flakLeft: Record<Side, number>;
  barrages: { readonly x: number; readonly y: number }[];
}

export const dashboardOf = (id: string, { fights }: Rulebook): Dashboard =>
  expectDefined(fights['winged-victory'].dashboards[id], `dashboard of ${id}`);

/** The machines still in the fight. */
export const machinesFlying = ({ machines }: Pick<SideFight, 'machines'>): FightingMachine[] =>
  machines.filter(({ out }) => out === undefined);

export const enemiesOf = (side: Side, fight: Pick<SideFight, 'machines'>): FightingMachine[] =>
  machinesFlying(fight).filter((machine) => machine.side === enemyOf(side));

/**
 * (V083) (V089) (V107) Whether the whole turn is level flight. (V040) With the option, a hex of a dive that comes first
 * is not.
 */
export const isLevelAllTurn = (word: string, start: SidePose, fight: Pick<SideFight, 'options'>): boolean =>
  isLevelFlight(word) && !(isDive(start.attitude) && hasOption(fight, 'dive-exit'));

/** (V067) The machine is under control. */
export const isSteered = ({ falling, out }: FightingMachine): boolean => falling === 'no' && out === undefined;

/** (V124) The edge of the mats that a place is beyond, and whose edge it is. */
export function edgeOver(
  { x }: Pick<SidePose, 'x'>,
  side: Side,
  { hexes }: Pick<SideFight, 'hexes'>,
): Edge | undefined {
  const west = x < 0;
  if (!west && x / HEX <= hexes) return undefined;
  return west === (side === 'allied') ? 'own' : 'their';
}

export const hasOption = ({ options }: Pick<SideFight, 'options'>, option: OptionName): boolean =>
  options.includes(option);
