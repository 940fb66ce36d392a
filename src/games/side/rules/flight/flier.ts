import type { CombatCard } from '../../cards/combat-card.ts';
import type { Dashboard } from '../../cards/dashboard.ts';
import type { OptionName } from '../../cards/marks-of-combat.ts';
import type { FightingMachine } from '../../table/fighting-machine.ts';

/** A machine with everything that decides what it may fly and where that leads. */
export interface Flier {
  readonly machine: Pick<
    FightingMachine,
    'pose' | 'cue' | 'pip' | 'pilot' | 'ailerons' | 'elevators' | 'rudder' | 'bombs' | 'burning' | 'goggles' | 'ceiling'
  >;
  readonly dash: Dashboard;
  readonly ways: CombatCard['ways'];
  readonly options: readonly OptionName[];
  /** (V069) Engaged: no Easy turns, but Hard ones. */
  readonly engaged: boolean;
  /** (V070) Nobody in sight: level flight, or the mission. */
  readonly blind: boolean;
  /** (V118) The level above which nobody flies by choice. */
  readonly roof: number;
}
