import type { Watch } from '../../campaign/watch.ts';
import { aircraftNamed } from '../../rulebook/aircraft-card.ts';
import { eastingOf, type HexId } from '../../rulebook/hexes.ts';
import { hexOf } from '../../rulebook/map.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { boxOf } from '../../rulebook/weather-box.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import type { CrewTold } from '../../table/turn-events.ts';
import type { FlownMission } from './flown-mission.ts';
import {
  alone,
  capital,
  counted,
  crewSpokenOf,
  heightText,
  inWords,
  listed,
  oneOf,
  placeText,
  type SpokenOf,
  written,
} from './prose.ts';

const WHEN: Readonly<Record<Watch, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  twilight: 'at twilight',
};

/** Who went, in what, and for what. */
export function sendingParagraph({ began }: FlownMission, book: Rulebook): string {
  const [leader, ...others] = began.machines;
  if (!leader) return '';
  const errand = `${oneOf(book.missions[began.mission]?.mission ?? began.mission)} ${objectOf(began, book)}`;
  const led = `${crewText(leader)} of ${began.flight} Flight took off ${WHEN[began.watch]} for ${errand}`;
  return others.length === 0
    ? `${led}, alone in ${oneOf(typeOf(leader, book))}.`
    : `${led}, with ${listed(others.map(crewText))}: ${machinesText(began.machines, book)}.`;
}

function objectOf({ target, zones }: FlownMission['began'], { missionMap }: Rulebook): string {
  const found = missionMap.targets.find((each) => each.target === target);
  if (found) return `of the ${found.name}`;
  return `over ${zones.length === 1 ? 'zone' : 'zones'} ${listed(zones)}`;
}

function crewText({ men }: CrewTold): string {
  const [pilot, observer] = men.map(written);
  return observer ? `${pilot} (${observer} observing)` : `${pilot}`;
}

const typeOf = ({ aircraft }: CrewTold, book: Rulebook): string => aircraftNamed(aircraft, book);

function machinesText(machines: readonly CrewTold[], book: Rulebook): string {
  const types = [...new Set(machines.map((machine) => typeOf(machine, book)))];
  const countOf = (type: string) => machines.filter((machine) => typeOf(machine, book) === type).length;
  return listed(types.map((type) => `${inWords(countOf(type))} ${type}`));
}

/** Where they went, under what sky and what fire. */
export function wayParagraph({ began, events }: FlownMission, book: Rulebook): string {
  const who = crewSpokenOf(began.machines);
  return [weatherSentence(events, book), linesSentence(who, events, book), fireSentence(who, events)]
    .filter(Boolean)
    .join(' ');
}

function weatherSentence(events: readonly GameEvent[], book: Rulebook): string {
  const checks = ofType(events, 'weather-checked');
  const [begun, ended] = [checks[0]?.from, checks.at(-1)?.to];
  if (begun === undefined || ended === undefined) return '';
  const [first, last] = [boxOf(begun, book).name, boxOf(ended, book).name];
  return first === last ? `The weather was ${first}.` : `The weather was ${first}, and by the end ${last}.`;
}

function linesSentence({ they }: SpokenOf, events: readonly GameEvent[], book: Rulebook): string {
  const way = ofType(events, 'moved').map(({ to }) => to);
  const crossed = way.find((hex) => hexOf(book.missionMap, hex).ground !== 'allied');
  if (crossed === undefined) return `${capital(they)} kept to our side of the lines.`;
  const farthest = way.reduce((far, hex) => (eastingOf(hex) > eastingOf(far) ? hex : far));
  const height = heightOver(crossed, events);
  const on = farthest === crossed ? 'and no farther' : `and went as far as ${placeText(farthest, book)}`;
  return `${capital(they)} reached the lines at ${placeText(crossed, book).replace(/^the trenches at /, '')} at ${heightText(height)} ${on}.`;
}

/** The height at which a hex was first entered. */
function heightOver(hex: HexId, events: readonly GameEvent[]): number {
  const entered = events.findIndex((event) => event.type === 'moved' && event.to === hex);
  const before = events.slice(0, entered).filter((event) => event.type === 'height-changed');
  return before.at(-1)?.to ?? 0;
}

function fireSentence({ them }: SpokenOf, events: readonly GameEvent[]): string {
  const shots = ofType(events, 'archie-fired');
  const bursts = ofType(events, 'machine-guns-fired');
  const sentences = [
    ...(shots.length > 0 ? [archieText(shots.length, shots.filter(({ near }) => near.length > 0).length)] : []),
    ...(bursts.length > 0
      ? [`${capital(counted(bursts.length, 'burst'))} of machine-gun fire came up at ${them}.`]
      : []),
  ];
  return sentences.join(' ');
}

const archieText = (shots: number, near: number): string =>
  `Archie fired ${counted(shots, 'shot')}, ${alone(near)} of them near.`;
