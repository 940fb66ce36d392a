import { careers } from '../../../cards/printed/careers.ts';
import { toldRules } from '../../../cards/printed/told-rules.ts';
import type { Read } from '../../../cards/rulebook.ts';
import { conversions } from './conversions.ts';
import { damageMoreEngines, damageOneEngine } from './damage.ts';
import { ground } from './ground.ts';
import { mishaps } from './mishaps.ts';
import { movement } from './movement.ts';
import { panels } from './panels.ts';
import { scenario } from './scenario.ts';
import { cloudsScenarioFaults } from './scenario-faults.ts';
import { shooting } from './shooting.ts';

declare module '../../../cards/rulebook.ts' {
  interface Fights {
    readonly 'clouds-of-glory': Read<typeof CLOUDS_OF_GLORY>;
  }
}

/** The cards of In Clouds of Glory, each in a file of its own, and its scenarios in a folder. */
export const CLOUDS_OF_GLORY = {
  cards: {
    damageOneEngine: { file: 'fights/clouds-of-glory/damage-one-engine.yaml', schema: damageOneEngine },
    damageMoreEngines: { file: 'fights/clouds-of-glory/damage-more-engines.yaml', schema: damageMoreEngines },
    mishaps: { file: 'fights/clouds-of-glory/mishaps.yaml', schema: mishaps },
    shooting: { file: 'fights/clouds-of-glory/shooting.yaml', schema: shooting },
    ground: { file: 'fights/clouds-of-glory/ground.yaml', schema: ground },
    movement: { file: 'fights/clouds-of-glory/movement.yaml', schema: movement },
    panels: { file: 'fights/clouds-of-glory/panels.yaml', schema: panels },
    careers: { file: 'fights/clouds-of-glory/careers.yaml', schema: careers },
    conversions: { file: 'fights/clouds-of-glory/conversions.yaml', schema: conversions },
    rules: { file: 'fights/clouds-of-glory/rules.yaml', schema: toldRules },
  },
  folders: {
    scenarios: {
      folder: 'fights/clouds-of-glory/scenarios',
      thing: 'scenario of the clouds',
      schema: scenario,
      misfits: cloudsScenarioFaults,
    },
  },
} as const;
