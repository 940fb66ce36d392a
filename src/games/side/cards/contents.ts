import { toldRules } from '../../../cards/printed/told-rules.ts';
import type { Read } from '../../../cards/rulebook.ts';
import { combatCard } from './combat-card.ts';
import { dashboard } from './dashboard.ts';
import { diceCard } from './dice-card.ts';
import { doorCard } from './door-card.ts';
import { machineHistory } from './history.ts';
import { missionsCard } from './missions-card.ts';
import { sideScenarioFaults } from './scenario-faults.ts';
import { sideScenario } from './side-scenario.ts';

declare module '../../../cards/rulebook.ts' {
  interface Fights {
    readonly 'winged-victory': Read<typeof WINGED_VICTORY>;
  }
}

const FOLDER = 'fights/winged-victory';

/** The cards of Winged Victory: those of which there is one, and the folders that hold one for each thing of a kind. */
export const WINGED_VICTORY = {
  cards: {
    dice: { file: `${FOLDER}/dice.yaml`, schema: diceCard },
    combat: { file: `${FOLDER}/combat.yaml`, schema: combatCard },
    missions: { file: `${FOLDER}/missions.yaml`, schema: missionsCard },
    door: { file: `${FOLDER}/door.yaml`, schema: doorCard },
    rules: { file: `${FOLDER}/rules.yaml`, schema: toldRules },
    machineHistory: { file: `${FOLDER}/machine-history.yaml`, schema: machineHistory },
  },
  folders: {
    dashboards: { folder: `${FOLDER}/dashboards`, thing: 'dashboard', schema: dashboard },
    scenarios: {
      folder: `${FOLDER}/scenarios`,
      thing: 'side-scenario',
      schema: sideScenario,
      misfits: sideScenarioFaults,
    },
  },
} as const;
