import { z } from 'zod';
import { toldRules } from '../../../cards/printed/told-rules.ts';
import type { ReadContents } from '../../../cards/rulebook.ts';
import { combatCard } from './combat-card.ts';
import { dashboard } from './dashboard.ts';
import { diceCard } from './dice-card.ts';
import { doorCard } from './door-card.ts';
import { missionsCard } from './missions-card.ts';
import { sideScenarioFaults } from './scenario-faults.ts';
import { sideScenario } from './side-scenario.ts';
import { fromSeed } from './source.ts';

const CLASSES = ['agile-scout', 'scout', 'heavy-scout', 'fighter-two-seater', 'corps', 'bomber'] as const;
export type MachineClass = (typeof CLASSES)[number];

const row = z.strictObject({
  machine: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string().min(1),
  side: z.literal(['allied', 'german']),
  class: z.literal(CLASSES),
  engine: z.literal(['rotary', 'in-line']),
  seats: z.literal([1, 2, 3]),
  speed: z.int().min(100).max(260).meta({ description: 'level speed near the ground in km/h' }),
  ceiling: z.int().min(6000).max(24_000).meta({ description: 'in feet' }),
  airframe: z.literal(['weak', 'sound', 'strong']).meta({ description: 'how it stands a dive' }),
  forward: z.literal(['none', 'single', 'pair', 'twin']),
  rear: z.literal(['none', 'single', 'twin']),
  bow: z.literal(['single', 'twin']).optional().meta({ description: 'guns of a gunner in the nose' }),
  bombs: z.boolean(),
  plates: z.int().min(1).max(2).optional().meta({ description: 'plates of the forward gun, where it is not two' }),
  ...fromSeed,
});

/** Historical data of the machines, from which their dashboards are generated. */
export const machineHistory = z.strictObject({
  words: z.string().min(1),
  machines: z.array(row).min(1),
});

export type MachineHistory = z.output<typeof row>;

declare module '../../../cards/rulebook.ts' {
  interface Fights {
    readonly 'winged-victory': ReadContents<typeof WINGED_VICTORY>;
  }
}

const FOLDER = 'fights/winged-victory';

/** The cards of Winged Victory: the single cards, and the folders with a card for each item. */
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
