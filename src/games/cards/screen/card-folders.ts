import { type FolderDisplay, folder } from '../../../kit/screen/cards/folder-display.ts';
import {
  cardMachineDisplay,
  cardMachineLine,
  cardTableDisplay,
  damageDeckDisplay,
  damageDeckLine,
  manoeuvreDeckDisplay,
  manoeuvreDeckLine,
  scenarioDisplay,
  scenarioLine,
} from './card-displays.ts';

const isOfFight = true;

/** Renames entries, so that they differ from a machine or a battle of the campaign. */
const renamed = <Thing>(things: Readonly<Record<string, Thing>>, name: (id: string) => string) =>
  Object.fromEntries(Object.entries(things).map(([id, thing]) => [name(id), thing]));

/** The cards of Wings of War and Wings of Glory, under the names by which `wof cards` finds them. */
export const CARD_FOLDERS = {
  scenarios: folder(({ fights }) => fights['manoeuvre-cards'].scenarios, {
    title: 'Scenarios with manoeuvre cards',
    isOfFight,
    name: ({ scenario }) => scenario,
    line: scenarioLine,
    page: scenarioDisplay,
  }),
  'manoeuvre-decks': folder(
    ({ fights }) => renamed(fights['manoeuvre-cards'].manoeuvreDecks.decks, (letter) => `deck-${letter.toLowerCase()}`),
    {
      title: 'Decks of manoeuvre cards, by their blue letters',
      isOfFight,
      name: (_, id) => `Manoeuvre deck ${id.slice(5).toUpperCase()}`,
      line: manoeuvreDeckLine,
      page: manoeuvreDeckDisplay,
    },
  ),
  'damage-decks': folder(
    ({ fights }) =>
      renamed(fights['manoeuvre-cards'].damageDecks.decks, (letter) => `damage-deck-${letter.toLowerCase()}`),
    {
      title: 'Damage decks, by their red letters',
      isOfFight,
      name: (_, id) => `Damage deck ${id.slice(12).toUpperCase()}`,
      line: damageDeckLine,
      page: damageDeckDisplay,
    },
  ),
  'card-machines': folder(({ fights }) => renamed(fights['manoeuvre-cards'].cardMachines.machines, cardOf), {
    title: 'Machines of the manoeuvre cards',
    isOfFight,
    name: ({ name }) => `${name} (manoeuvre cards)`,
    line: cardMachineLine,
    page: cardMachineDisplay,
  }),
  'card-table': folder(({ fights }) => ({ 'card-table': fights['manoeuvre-cards'].cardTable }), {
    title: 'The table of the manoeuvre cards',
    isOfFight,
    name: () => 'The table of the manoeuvre cards',
    line: () => 'the table, the ruler, the counters',
    page: cardTableDisplay,
  }),
} as const satisfies Record<string, FolderDisplay>;

function cardOf(id: string): string {
  return `${id}-card`;
}
