import { toldRules } from '../../../cards/printed/told-rules.ts';
import type { ReadContents } from '../../../cards/rulebook.ts';
import { cardMachines } from './card-machines.ts';
import { cardScenario } from './card-scenario.ts';
import { cardTable } from './card-table.ts';
import { damageDecks } from './damage-decks.ts';
import { manoeuvreDecks } from './manoeuvre-decks.ts';
import { deckFaults, scenarioFaults } from './scenario-faults.ts';

declare module '../../../cards/rulebook.ts' {
  interface Fights {
    readonly 'manoeuvre-cards': ReadContents<typeof MANOEUVRE_CARDS>;
  }
}

/** The cards of Wings of War and Wings of Glory, and their scenarios in a folder. */
export const MANOEUVRE_CARDS = {
  cards: {
    manoeuvreDecks: { file: 'fights/manoeuvre-cards/manoeuvre-decks.yaml', schema: manoeuvreDecks },
    damageDecks: { file: 'fights/manoeuvre-cards/damage-decks.yaml', schema: damageDecks },
    cardMachines: { file: 'fights/manoeuvre-cards/card-machines.yaml', schema: cardMachines, misfits: deckFaults },
    cardTable: { file: 'fights/manoeuvre-cards/card-table.yaml', schema: cardTable },
    rulesOfWar: { file: 'fights/manoeuvre-cards/rules-of-war.yaml', schema: toldRules },
    rulesOfGlory: { file: 'fights/manoeuvre-cards/rules-of-glory.yaml', schema: toldRules },
  },
  folders: {
    scenarios: {
      folder: 'fights/manoeuvre-cards/scenarios',
      thing: 'card-scenario',
      schema: cardScenario,
      misfits: scenarioFaults,
    },
  },
} as const;
