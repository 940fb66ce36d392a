import type { z } from 'zod';
import { battleFaults } from './battle-faults.ts';
import { squadronFaults } from './own-squadron/squadron-faults.ts';
import { squadronFolder } from './own-squadron/squadron-folder.ts';
import { airToAirCombat } from './printed/air-to-air-combat.ts';
import { airToGround } from './printed/air-to-ground.ts';
import { aircraft } from './printed/aircraft.ts';
import { april1917 } from './printed/april-1917.ts';
import { archieAndMachineGun } from './printed/archie-and-machine-gun.ts';
import { battle } from './printed/battle.ts';
import { campaignGrades } from './printed/campaign-grades.ts';
import { dailyMissionRoster, nineDaysMore } from './printed/daily-mission-roster.ts';
import { damageTables } from './printed/damage-tables.ts';
import { enemyAircraftResponse } from './printed/enemy-aircraft-response.ts';
import { fortyOne } from './printed/forty-one.ts';
import { hitCards } from './printed/hit-cards.ts';
import { honours } from './printed/honours.ts';
import { mission } from './printed/mission.ts';
import { missionMap } from './printed/mission-map.ts';
import { names } from './printed/names.ts';
import { pilotSkillFiringAndBravery } from './printed/pilot-skill-firing-and-bravery.ts';
import { depotTypes, replacements } from './printed/replacements.ts';
import { glossary, rules } from './printed/rules.ts';
import { squadron } from './printed/squadron.ts';
import { turnProcedure } from './printed/turn-procedure.ts';
import { victoryPoints } from './printed/victory-points.ts';
import { weatherEffects } from './printed/weather-effects.ts';
import type { FaultAt } from './reading/fault.ts';
import { specialTask } from './tasks/special-task.ts';
import { taskFaults } from './tasks/task-faults.ts';

/** The single cards, by their names in the rules. */
export const CARDS = {
  airToAirCombat: { file: 'cards/air-to-air-combat.yaml', schema: airToAirCombat },
  airToGround: { file: 'cards/air-to-ground.yaml', schema: airToGround },
  dailyMissionRoster: { file: 'cards/daily-mission-roster.yaml', schema: dailyMissionRoster },
  nineDaysMore: { file: 'cards/nine-days-more.yaml', schema: nineDaysMore },
  enemyAircraftResponse: { file: 'cards/enemy-aircraft-response.yaml', schema: enemyAircraftResponse },
  fortyOne: { file: 'cards/forty-one.yaml', schema: fortyOne },
  hitCards: { file: 'cards/hit-cards.yaml', schema: hitCards },
  missionMap: { file: 'map/mission-map.yaml', schema: missionMap },
  archieAndMachineGun: { file: 'cards/archie-and-machine-gun.yaml', schema: archieAndMachineGun },
  campaignGrades: { file: 'cards/campaign-grades.yaml', schema: campaignGrades },
  damageTables: { file: 'cards/damage-tables.yaml', schema: damageTables },
  pilotSkillFiringAndBravery: { file: 'cards/pilot-skill-firing-and-bravery.yaml', schema: pilotSkillFiringAndBravery },
  replacements: { file: 'cards/replacements.yaml', schema: replacements },
  depotTypes: { file: 'cards/depot-types.yaml', schema: depotTypes },
  honours: { file: 'cards/honours.yaml', schema: honours },
  turnProcedure: { file: 'cards/turn-procedure.yaml', schema: turnProcedure },
  victoryPoints: { file: 'cards/victory-points.yaml', schema: victoryPoints },
  weatherEffects: { file: 'cards/weather-effects.yaml', schema: weatherEffects },
  rules: { file: 'rules/rules.yaml', schema: rules },
  glossary: { file: 'rules/glossary.yaml', schema: glossary },
  squadronNotes: { file: 'squadron/squadron-notes.yaml', schema: squadron },
  exampleSquadron: { file: 'squadron/example-squadron.yaml', schema: squadron },
  names: { file: 'squadron/names.yaml', schema: names },
  april1917: { file: 'history/april-1917.yaml', schema: april1917 },
} as const satisfies Record<string, CardFile>;

/** A card of a squadron's own folder: with it, that squadron flies instead of No. 23. */
export const SQUADRON = {
  file: 'squadron.yaml',
  schema: squadronFolder,
  misfits: squadronFaults,
} as const satisfies CardFile;

/** A single card. */
export interface CardFile extends CardContent {
  readonly file: string;
  readonly schema: z.ZodType;
}

/** A folder with a card for each thing of a kind. `thing` is the word by which other cards refer to it. */
export interface CardFolder extends CardContent {
  readonly folder: string;
  readonly thing: string;
  readonly schema: z.ZodType;
}

interface CardContent {
  /** The faults of a card that fits its schema, against the other cards. A card with a fault is absent. */
  misfits?(card: unknown, known: unknown): FaultAt[];
}

/** The folders of the campaign. A thing's id is its file's name; a player's own folder may add to them. */
export const FOLDERS = {
  aircraft: { folder: 'aircraft', thing: 'aircraft', schema: aircraft },
  missions: { folder: 'missions', thing: 'mission', schema: mission },
  battles: { folder: 'battles', thing: 'battle', schema: battle, misfits: battleFaults },
  tasks: { folder: 'tasks', thing: 'task', schema: specialTask, misfits: taskFaults },
} as const satisfies Record<string, CardFolder>;

/** The cards of one game: the single cards, and the folders with a card for each thing. */
export interface CardsOfGame {
  readonly cards: Readonly<Record<string, CardFile>>;
  readonly folders: Readonly<Record<string, CardFolder>>;
}
