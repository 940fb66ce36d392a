import { aircraftNamed } from '../../rulebook/aircraft-card.ts';
import { counterNamed, isGerman } from '../../rulebook/counters.ts';
import type { HexId } from '../../rulebook/hexes.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import type { CombatEvent } from '../../table/fights/wings-over-france/combat-events.ts';
import type { CrewTold } from '../../table/turn-events.ts';
import { type FlownMission, withHexes } from './flown-mission.ts';
import {
  capital,
  counted,
  crewSpokenOf,
  germansText,
  heightText,
  manIn,
  oneOf,
  placeText,
  type SpokenOf,
  times,
} from './prose.ts';

/** A meeting with the enemy: where, who they were, and all that came of it. */
interface Meeting {
  readonly hex: HexId;
  readonly met: EventOf<'enemy-met'>;
  readonly events: GameEvent[];
}

/** A paragraph for each fight; those who passed share one. */
export function fightParagraphs({ began, events }: FlownMission, book: Rulebook): string[] {
  const meetings = meetingsIn(events).filter(({ met }) => met.numbers.length > 0);
  const spokenOf = crewSpokenOf(began.machines);
  const passed = meetings.filter((meeting) => !foughtIn(meeting)).map((meeting) => passedText(meeting, spokenOf, book));
  const fights = meetings.filter(foughtIn).map((meeting) => fightText(meeting, began.machines, book));
  return [...fights, ...(passed.length > 0 ? [inOne(passed).join(' ')] : [])];
}

/** What happened more than once in the same way is told once. */
function inOne(sentences: readonly string[]): string[] {
  const often = new Map<string, number>();
  for (const sentence of sentences) often.set(sentence, (often.get(sentence) ?? 0) + 1);
  return [...often].map(([sentence, count]) => (count === 1 ? sentence : sentence.replace(/\.$/, ` ${times(count)}.`)));
}

function meetingsIn(events: readonly GameEvent[]): Meeting[] {
  const meetings: Meeting[] = [];
  for (const { event, hex } of withHexes(events)) {
    if (event.type === 'enemy-met') meetings.push({ hex, met: event, events: [] });
    else meetings.at(-1)?.events.push(event);
  }
  return meetings;
}

const foughtIn = ({ events }: Meeting): boolean => events.some(({ type }) => type === 'fight-began');

function passedText({ hex, met, events }: Meeting, { they, them }: SpokenOf, book: Rulebook): string {
  const who = `${germansText(met.numbers, book)} over ${placeText(hex, book)}`;
  const declined = events.some(({ type }) => type === 'attack-declined');
  return declined ? `${capital(they)} let ${who} go by.` : `${capital(who)} let ${them} go by.`;
}

/** How it began, how long it lasted, and what came of it, man by man. */
function fightText({ hex, met, events }: Meeting, crews: readonly CrewTold[], book: Rulebook): string {
  const [began] = ofType(events, 'fight-began');
  const [over] = ofType(events, 'fight-broke-up');
  if (!began || !over) return '';
  const opening = `Over ${placeText(hex, book)} ${openingText(began, germansText(met.numbers, book), crewSpokenOf(crews))} at ${heightText(began.altitude)}.`;
  const lasting = `The fight lasted ${counted(over.phases, 'phase')} and ended at ${heightText(over.altitude)}.`;
  const results = resultsIn(events, crews, book);
  return [opening, lasting, ...(results.length > 0 ? results : ['Nobody was the worse for it.'])].join(' ');
}

function openingText({ dive }: EventOf<'fight-began'>, germans: string, { they, them }: SpokenOf): string {
  if (!dive) return `${they} joined combat with ${germans}`;
  const how = dive.bonus === 'surprise' ? 'came out of cloud upon' : 'dived on';
  return dive.side === 'allied' ? `${they} ${how} ${germans}` : `${germans} ${how} ${them}`;
}

const DONE: Readonly<Record<string, string>> = {
  'driven-off': 'drove off',
  'damaged-abort': 'sent home damaged',
  'forced-down': 'forced down',
  'shot-down': 'shot down',
};

type Hit = Extract<CombatEvent, { type: 'critical-hit-scored' }>;

function resultsIn(events: readonly GameEvent[], crews: readonly CrewTold[], book: Rulebook): string[] {
  const hits = ofType(events, 'critical-hit-scored');
  const ours = hits.filter(({ machine }) => isGerman(machine)).flatMap((hit) => creditText(hit, crews, book));
  const theirs = hits.filter(({ machine }) => !isGerman(machine)).flatMap((hit) => lossText(hit, crews));
  const reinforced = ofType(events, 'germans-joined').filter((joined) => joined.germans.length > 0);
  const joined = reinforced.map((each) => `${capital(counted(each.germans.length, 'more German'))} joined in.`);
  return [...joined, ...ours, ...theirs];
}

function creditText({ machine, by, gun, result }: Hit, crews: readonly CrewTold[], book: Rulebook): string[] {
  const done = DONE[result];
  if (done === undefined) return [];
  const type = aircraftNamed(counterNamed(machine, book).aircraft, book);
  return [`${manIn(by, gun === 'observer' ? 'observer' : 'pilot', crews)} ${done} ${oneOf(type)}.`];
}

const SUFFERED: Readonly<Record<string, string>> = {
  'driven-off': 'was driven off',
  'damaged-abort': 'was badly hit',
  'forced-down': 'was forced down',
  'shot-down': 'was shot down',
};

/** What became of him is told with those who did not come back. */
function lossText({ machine, result }: Hit, crews: readonly CrewTold[]): string[] {
  const suffered = SUFFERED[result];
  return suffered === undefined ? [] : [`${manIn(machine, 'pilot', crews)} ${suffered}.`];
}
