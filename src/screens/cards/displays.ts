import type { FOLDERS } from '../../cards/contents.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { FOLDERS_OF_GAMES } from '../../games/card-folders.ts';
import { type FolderDisplay, folder } from '../../kit/screen/cards/folder-display.ts';
import type { Block } from '../../kit/screen/cards/make.ts';
import { aircraftDisplay, aircraftLine, fortyOneDisplay } from './aircraft-display.ts';
import { archieDisplay } from './archie-display.ts';
import { battleDisplay, battleLine } from './battle-display.ts';
import {
  glossaryDisplay,
  gradesDisplay,
  mapDisplay,
  rulesDisplay,
  taskDisplay,
  victoryPointsDisplay,
} from './campaign-displays.ts';
import {
  airToAirDisplay,
  airToGroundDisplay,
  damageDisplay,
  enemyResponseDisplay,
  hitDisplay,
} from './combat-displays.ts';
import { missionDisplay } from './mission-display.ts';
import { aprilDisplay, namesDisplay, squadronDisplay } from './people-displays.ts';
import { depotTypesDisplay, honoursDisplay, ratingsDisplay, replacementsDisplay } from './personnel-displays.ts';
import { rosterDisplay } from './roster-display.ts';
import { turnDisplay, weatherDisplay } from './weather-display.ts';

type CampaignFolder = keyof typeof FOLDERS;
/** The folders of the campaign, and those of the other games. */
export type FolderName = CampaignFolder | keyof typeof FOLDERS_OF_GAMES;
export type CardName = Exclude<keyof Rulebook, 'fingerprint' | 'fights' | 'squadron' | CampaignFolder>;

interface Display<Card> {
  /** The use of the card, on one line of the list. */
  readonly line: string;
  page(card: Card, book: Rulebook): Block[];
}

/** How each single card is shown. A card without an entry here does not compile. */
export const DISPLAYS: { readonly [Name in CardName]: Display<Rulebook[Name]> } = {
  turnProcedure: { line: 'what a turn is made of, and what it costs', page: turnDisplay },
  weatherEffects: { line: 'forecast, change, and the ring of sixteen boxes', page: weatherDisplay },
  dailyMissionRoster: { line: 'what each flight owes on each of the 21 days', page: rosterDisplay },
  nineDaysMore: { line: 'what they owe from 22 to 30 April, which is ours', page: rosterDisplay },
  missionMap: { line: 'fields, places and targets; wof map draws it', page: mapDisplay },
  archieAndMachineGun: { line: 'the grid, what a hit does, where the guns are', page: archieDisplay },
  enemyAircraftResponse: { line: 'how high they are, whether they attack, who joins', page: enemyResponseDisplay },
  fortyOne: { line: 'the German counters', page: fortyOneDisplay },
  airToAirCombat: { line: 'angles, bursts, return fire, jams, Personal Duels', page: airToAirDisplay },
  hitCards: { line: 'what scores and what jams, by angle, burst and Firing', page: hitDisplay },
  airToGround: { line: 'targets on the ground and the bursts they allow', page: airToGroundDisplay },
  damageTables: { line: 'Critical Hits, Lame Ducks, coming down, Fate', page: damageDisplay },
  pilotSkillFiringAndBravery: { line: 'what Bravery binds a man to, how ratings change', page: ratingsDisplay },
  victoryPoints: { line: 'what everything is worth', page: victoryPointsDisplay },
  campaignGrades: { line: 'the verdict on the three weeks', page: gradesDisplay },
  replacements: { line: 'what the Wing sends, when, and how good', page: replacementsDisplay },
  depotTypes: { line: 'what a mixed depot sends for a lost machine, which is ours', page: depotTypesDisplay },
  honours: { line: 'decorations and promotions by the custom of the day', page: honoursDisplay },
  squadronNotes: { line: 'the three flights, their machines and their people', page: squadronDisplay },
  exampleSquadron: { line: "the worked example's five men", page: squadronDisplay },
  names: { line: "a replacement's name, home and earlier service", page: namesDisplay },
  april1917: { line: 'the month as it really was', page: aprilDisplay },
  rules: { line: 'all 51 by chapter; wof rules shows each', page: rulesDisplay },
  glossary: { line: "the game's words; wof glossary explains each", page: glossaryDisplay },
};

/** How the cards of each folder are shown. */
export const FOLDER_DISPLAYS: { readonly [Name in FolderName]: FolderDisplay } = {
  aircraft: folder(({ aircraft }) => aircraft, {
    title: 'Aircraft Cards',
    name: ({ name }) => name,
    line: aircraftLine,
    page: aircraftDisplay,
  }),
  missions: folder(({ missions }) => missions, {
    title: 'Mission Briefing Manuals',
    name: ({ mission }) => mission,
    line: ({ mission, watches }) => `${mission}: ${watches.join(' or ')}`,
    page: missionDisplay,
  }),
  tasks: folder(({ tasks }) => tasks, {
    title: 'Special tasks, which are ours',
    name: ({ task }) => task,
    line: ({ task, chain, step }) => `${task}: ${chain}, ${step}`,
    page: taskDisplay,
  }),
  battles: folder(({ battles }) => battles, {
    title: 'Battles',
    name: ({ battle }) => battle,
    line: battleLine,
    page: battleDisplay,
  }),
  ...FOLDERS_OF_GAMES,
};
