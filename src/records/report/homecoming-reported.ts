import type { Homecoming } from '../../campaign/mission-log.ts';
import type { CrewFate } from '../../rulebook/cards/crew-fate.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import type { CrewTold } from '../../table/turn-events.ts';
import { whereDown } from '../remarks.ts';
import { type FlownMission, withHexes } from './flown-mission.ts';
import { counted, listed, manIn, placeText, uncapital } from './prose.ts';

/** Machines in trouble on the way, and what was done about them. */
export function troubleParagraph({ began: { machines }, events }: FlownMission, book: Rulebook): string {
  const sentences = withHexes(events).map(({ event, hex }) => troubleText(event, hex, machines, book));
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

function troubleText(event: GameEvent, hex: string, crews: readonly CrewTold[], book: Rulebook): string | undefined {
  switch (event.type) {
    case 'machine-crippled':
      return `${manIn(event.machine, 'pilot', crews)} was crippled over ${placeText(hex, book)}: ${uncapital(event.words)}.`;
    case 'lame-duck-left':
      return `He was left to make his own way home.`;
    case 'lame-duck-escorted':
      return event.by === 'all'
        ? 'The flight turned home with him.'
        : `${listed(event.by.map((machine) => manIn(machine, 'pilot', crews)))} saw him home.`;
    case 'aft-ran-out':
      return `${manIn(event.machine, 'pilot', crews)} ran out of petrol over ${placeText(hex, book)}.`;
    default:
      return undefined;
  }
}

/** Who came home, where the others are, and who was hurt. */
export function homeParagraph(flown: FlownMission, book: Rulebook): string {
  const { ended, began } = flown;
  const home = ended.homecomings.filter(({ end }) => end === 'home');
  const elsewhere = ended.homecomings.flatMap((homecoming) => awayText(homecoming, flown, book));
  return [cameText(home, began.machines), ...elsewhere, ...woundedText(flown)].join(' ');
}

function cameText(home: readonly Homecoming[], machines: readonly CrewTold[]): string {
  if (home.length === 0) return 'Nobody came home to Amiens.';
  if (home.length > 1 && home.length === machines.length) return 'All came home.';
  return `${listed(home.map(({ machine }) => manIn(machine, 'pilot', machines)))} came home.`;
}

function awayText(homecoming: Homecoming, { began: { machines }, events }: FlownMission, book: Rulebook): string[] {
  const name = manIn(homecoming.machine, 'pilot', machines);
  if (homecoming.end === 'home') return [];
  if (homecoming.end === 'emergency-field') {
    const field = book.missionMap.fields.find((each) => each.field === homecoming.field);
    return [`${name} put down at ${field?.name ?? homecoming.field}.`];
  }
  return [`${name} ${downText(homecoming, events, book)}.`, ...fatesText(homecoming.machine, events, machines)];
}

type Down = Extract<Homecoming, { end: 'down' }>;

/** How and where a machine came to earth, and what is left of her. */
function downText(ended: Down, events: readonly GameEvent[], book: Rulebook): string {
  const { machine, fate } = ended;
  const down = ofType(events, 'machine-came-down').find((each) => each.machine === machine);
  const how = `${HOW[down?.how ?? 'forced-landing']} ${whereDown(ended, events, book)}`;
  const came = down?.side === 'allied' ? how : `did not come back: he ${how}`;
  return fate === 'lost' ? `${came}, and his machine is lost` : came;
}

const HOW = {
  'forced-landing': 'made a Forced Landing',
  'forced-down': 'was Forced Down',
  'shot-down': 'was Shot Down',
} as const;

function fatesText(machine: string, events: readonly GameEvent[], crews: readonly CrewTold[]): string[] {
  const killedInTheAir = hitsIn(events).filter(({ fate }) => fate.fate === 'killed');
  const decided = ofType(events, 'fate-decided');
  return [...killedInTheAir, ...decided]
    .filter((each) => each.machine === machine)
    .map(({ who, fate }) => `${who === 'pilot' ? 'He' : manIn(machine, who, crews)} ${fateText(fate)}.`);
}

/** Those who were hit and brought home. */
function woundedText({ began: { machines }, events, ended }: FlownMission): string[] {
  const landed = ended.homecomings.filter(({ end }) => end !== 'down').map(({ machine }) => machine);
  return hitsIn(events)
    .filter(({ machine }) => landed.includes(machine))
    .map(({ machine, who, fate }) => `${manIn(machine, who, machines)} ${fateText(fate)}.`);
}

/** Men hit in the air, by the ground or in a fight. */
const hitsIn = (events: readonly GameEvent[]) => [...ofType(events, 'man-hit'), ...ofType(events, 'crew-hit')];

function fateText(fate: CrewFate): string {
  switch (fate.fate) {
    case 'killed':
      return 'was killed';
    case 'prisoner':
      return fate.wounded ? 'is a prisoner, and wounded' : 'is a prisoner';
    case 'wounded':
      return fate.days === 0 ? 'was grazed' : `is wounded, and out of it for ${counted(fate.days, 'day')}`;
    case 'safe':
      return fate.days === 0 ? 'is unhurt' : `is unhurt, and will be back after ${counted(fate.days, 'day')}`;
  }
}
