import { duelOf, type InFight, type TrackView } from '../../../../kit/fight/track-view.ts';
import { flyer, type People } from '../../../../kit/screen/people.ts';
import { listed } from '../../../../words/numbers.ts';
import { ANGLES } from '../angles.ts';
import type { AskedMachine } from './signs.ts';
import { ammoOf, heightText, onTrack, outText, titleOf, troublesOf } from './track-facts.ts';

/** The Initiative Track from the top in sentences, then the duels and who is out. */
export function speakTrack(track: TrackView, asked: AskedMachine, people: People): string {
  const machines = onTrack(track);
  const numbers = [...new Set(machines.map(({ initiative }) => initiative ?? UNROLLED))].sort((a, b) => b - a);
  const levels = numbers.map((number) => {
    const level = machines.filter(({ initiative }) => (initiative ?? UNROLLED) === number);
    const texts = level.map((machine) => machineText(machine, asked, people)).join('; ');
    return number === UNROLLED ? `Not yet rolled: ${texts}.` : `On ${number}: ${texts}.`;
  });
  const out = outText(track, people);
  return [
    `${titleOf(track, people)}.`,
    ...levels,
    ...duelTexts(track, asked, people),
    ...(out === '' ? [] : [out]),
  ].join('\n');
}

/** Below every Initiative Number. */
const UNROLLED = -1;

/** For a listener who knows the track: who else may still act in this phase. */
export function speakFree(track: TrackView, asked: AskedMachine, people: People): string {
  const free = onTrack(track)
    .filter(({ id, doing }) => doing.is === 'free' && id !== asked)
    .sort((a, b) => (b.initiative ?? UNROLLED) - (a.initiative ?? UNROLLED));
  const texts = free.map(({ id, initiative }) => `${flyer(id, people)} on ${initiative}`);
  return texts.length > 0 ? `Still free on the track: ${listed(texts)}.` : 'Nobody else on the track is free.';
}

/** `Lt Quillinan (B3), ammo 19, gun jammed, attacks G12 from astern`. */
function machineText(machine: InFight, asked: AskedMachine, people: People): string {
  const { id, bonus } = machine;
  const ammo = ammoOf(machine);
  return [
    flyer(id, people),
    ...(ammo.length > 0 ? [`ammo ${listed(ammo)}`] : []),
    ...troublesOf(machine),
    ...(bonus > 0 ? ['diving'] : []),
    ...(id === asked ? ['is asked now'] : doingTexts(machine, people)),
  ].join(', ');
}

export function doingTexts({ doing }: InFight, people: People): string[] {
  if (!('other' in doing)) return doing.is === 'free' ? [] : ['has acted'];
  const whence = `${flyer(doing.other, people)} ${ANGLES[doing.angle]}`;
  return [doing.is === 'attacks' ? `attacks ${whence}` : `attacked by ${whence}`];
}

function duelTexts(track: TrackView, asked: AskedMachine, people: People): string[] {
  return track.duels.map((pair) => {
    const both = track.machines.filter((machine) => duelOf(track, machine) === pair);
    const texts = both.map((machine) => `${machineText(machine, asked, people)}${rolledText(machine)}`);
    return `Personal Duel ${heightText(pair.altitude)}: ${texts.join('; ')}.`;
  });
}

const rolledText = ({ initiative }: InFight): string => (initiative === undefined ? '' : `, on ${initiative}`);
