import { byName } from '../../cards/by-name.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { OddsChart } from '../../kit/odds/chart.ts';
import { archieCharts } from './archie-charts.ts';
import { victoryPointCharts } from './band-charts.ts';
import { aircraftCharts, airToAirCharts, hitCardCharts, oneAircraftCharts } from './combat-charts.ts';
import { damageCharts } from './damage-charts.ts';
import { airToGroundCharts, responseCharts } from './encounter-charts.ts';
import { honourCharts, nameCharts, ratingCharts, replacementCharts } from './personnel-charts.ts';
import { manualCharts, missionCharts, rosterCharts } from './roster-charts.ts';
import { squadronCharts } from './squadron-charts.ts';
import { aprilCharts, weatherCharts } from './weather-charts.ts';

/** The charts of each card, or of a whole folder of cards, by the name that a player types. */
export const CHARTS: ReadonlyMap<string, (book: Rulebook) => OddsChart[]> = byName({
  aircraft: aircraftCharts,
  'air-to-air-combat': airToAirCharts,
  'air-to-ground': airToGroundCharts,
  'archie-and-machine-gun': archieCharts,
  'damage-tables': damageCharts,
  'enemy-aircraft-response': responseCharts,
  'hit-cards': hitCardCharts,
  'pilot-skill-firing-and-bravery': ratingCharts,
  replacements: replacementCharts,
  honours: honourCharts,
  'victory-points': victoryPointCharts,
  'squadron-notes': squadronCharts,
  names: nameCharts,
  'april-1917': aprilCharts,
  'daily-mission-roster': rosterCharts,
  missions: manualCharts,
  'weather-effects': weatherCharts,
});

/** The charts of one card of a folder. */
export const THING_CHARTS: ReadonlyMap<string, (book: Rulebook, id: string) => OddsChart[]> = byName({
  aircraft: (book, id) => {
    const aircraft = book.aircraft[id];
    return aircraft ? oneAircraftCharts(book, aircraft) : [];
  },
  missions: (book, id) => {
    const manual = book.missions[id];
    return manual ? missionCharts(book, manual, id) : [];
  },
});
