import type { Watch } from '../../campaign/watch.ts';
import { alone, capital, counted, height, inWords, listed, oneOf, plural, tallied } from '../../english/numbers.ts';
import { aircraftNamed } from '../../rulebook/aircraft-card.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { boxOf } from '../../rulebook/weather-box.ts';
import type { GroundFire, MachineFacts, MissionFacts, Struck } from './facts/mission-facts.ts';
import { inSentence, manIn, placeText, spokenOf, written } from './prose.ts';

const WHEN: Readonly<Record<Watch, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  twilight: 'at twilight',
};

/** Who went, in what, and for what. */
export function sendingParagraph(facts: MissionFacts, book: Rulebook): string {
  const { machines, mission, flight, watch } = facts;
  const [leader, ...others] = machines;
  if (!leader) return '';
  const errand = `${oneOf(book.missions[mission]?.mission ?? mission)} ${objectOf(facts, book)}`;
  const led = `${crewText(leader)} of ${flight} Flight took off ${WHEN[watch]} for ${errand}`;
  const types = machines.map(({ aircraft }) => aircraftNamed(aircraft, book));
  return others.length === 0
    ? `${led}, alone in ${oneOf(aircraftNamed(leader.aircraft, book))}.`
    : `${led}, with ${listed(others.map(crewText))}: ${tallied(types)}.`;
}

function objectOf({ target, zones }: MissionFacts, { missionMap }: Rulebook): string {
  const found = missionMap.targets.find((each) => each.target === target);
  if (found) return `of the ${found.name}`;
  return `over ${plural(zones.length, 'zone', 'zones')} ${listed(zones)}`;
}

function crewText({ men }: MachineFacts): string {
  const [pilot, observer] = men.map(written);
  return observer ? `${pilot} (${observer} observing)` : `${pilot}`;
}

/** Where they went, under what sky and what fire. */
export function wayParagraph(facts: MissionFacts, book: Rulebook): string {
  return [weatherSentence(facts, book), linesSentence(facts, book), ...fireSentences(facts)].filter(Boolean).join(' ');
}

function weatherSentence({ weather }: MissionFacts, book: Rulebook): string {
  if (!weather) return '';
  const [first, last] = [boxOf(weather.from, book).name, boxOf(weather.to, book).name];
  return first === last ? `The weather was ${first}.` : `The weather was ${first}, and by the end ${last}.`;
}

function linesSentence({ lines, machines }: MissionFacts, book: Rulebook): string {
  const they = capital(spokenOf(machines).they);
  if (!lines) return `${they} kept to our side of the lines.`;
  const { hex, farthest } = lines;
  const on = farthest === hex ? 'and no farther' : `and went as far as ${placeText(farthest, book)}`;
  const where = placeText(hex, book).replace(/^the trenches at /, '');
  return `${they} reached the lines at ${where} at ${height(lines.height)} ${on}.`;
}

function fireSentences({ fire, machines }: MissionFacts): string[] {
  const { them } = spokenOf(machines);
  return [
    ...archieText(fire.archie),
    ...machines.flatMap((machine) => struckText(machine, 'archie', machines)),
    ...machineGunText(fire.machineGuns, them),
    ...machines.flatMap((machine) => struckText(machine, 'machine-guns', machines)),
  ];
}

function archieText({ shots, hits, near }: GroundFire['archie']): string[] {
  if (shots === 0) return [];
  const fired = `Archie fired ${counted(shots, 'shot')}`;
  if (shots === 1) return [`${fired}, ${oneShot(hits, near)}.`];
  const hit = hits > 0 ? `, and ${inWords(hits)} hit` : '';
  return [`${fired}, ${alone(near)} of them near${hit}.`];
}

function oneShot(hits: number, near: number): string {
  if (hits > 0) return 'and it hit';
  return near > 0 ? 'and it was near' : 'and it went wide';
}

function machineGunText({ bursts, hits }: GroundFire['machineGuns'], them: string): string[] {
  if (bursts === 0) return [];
  const hit = hits > 0 ? `, and ${bursts === 1 ? 'it' : inWords(hits)} hit` : '';
  return [`${capital(counted(bursts, 'burst'))} of machine-gun fire came up at ${them}${hit}.`];
}

const GUNS = { archie: 'by Archie', 'machine-guns': 'from the ground' } as const;

/** What it did to a machine: what was hit, and whether her pilot let it drive him off. */
function struckText({ machine, struck }: MachineFacts, by: Struck['by'], all: readonly MachineFacts[]): string[] {
  return struck
    .filter((each) => each.by === by)
    .map(({ words, drivenOff, stayed }) => {
      const did = [
        ...(stayed ? [`would not be driven off ${GUNS[by]}`] : []),
        ...(drivenOff ? [`was driven off ${GUNS[by]}`] : []),
        ...(words.length > 0 ? [`was hit ${GUNS[by]}: ${words.map(inSentence).join(', ')}`] : []),
      ];
      return `${manIn(machine, 'pilot', all)} ${listed(did)}.`;
    });
}
