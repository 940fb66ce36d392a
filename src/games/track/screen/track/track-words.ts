import { duelOf, type InFight, type TrackView } from '../../../../kit/fight/track-view.ts';
import { flyer, type People } from '../../../../kit/screen/people.ts';
import { enemyOf } from '../../../../table/sides.ts';
import { listed } from '../../../../words/numbers.ts';
import { ANGLES } from '../angles.ts';
import type { AskedMachine } from './signs.ts';
import { ammoOf, asItStands, heightText, leftOf, onTrack, outText, titleOf, troublesOf } from './track-facts.ts';

/** The Initiative Track from the top in sentences, then the duels and who is out. */
export function speakTrack(seen: TrackView, asked: AskedMachine, people: People): string {
  const track = asItStands(seen);
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
  const texts = freeOn(track, asked).map(({ id, initiative }) => `${flyer(id, people)} on ${initiative}`);
  return texts.length > 0 ? `Still free on the track: ${listed(texts)}.` : 'Nobody else on the track is free.';
}

const freeOn = (track: TrackView, asked: AskedMachine): InFight[] =>
  onTrack(track)
    .filter(({ id, doing }) => doing.is === 'free' && id !== asked)
    .sort((a, b) => (b.initiative ?? UNROLLED) - (a.initiative ?? UNROLLED));

/** The same in numbers alone. */
export function hearFree(track: TrackView, asked: AskedMachine): string {
  const free = freeOn(track, asked).map(({ id, initiative }) => `${id} on ${initiative}`);
  return free.length > 0 ? `Still free: ${listed(free)}.` : 'Nobody else on the track is free.';
}

/** For a listener in a later phase: how many are left, each duel, and who is out. */
export function hearPhase(track: TrackView, people: People): string {
  const duels = track.duels.map(
    ({ allied, german, altitude }) =>
      `A Personal Duel of ${allied} and ${german}${altitude === track.altitude ? '' : `, ${heightText(altitude)}`}.`,
  );
  return [countText(track, people), ...duels].join('\n');
}

/** For a listener who has just come into a fight: its phase and height are news. */
export const hearWhole = (track: TrackView, asked: AskedMachine, people: People): string =>
  [countText(track, people), ...speakTrack(track, asked, people).split('\n').slice(1)].join('\n');

const countText = (track: TrackView, { we = 'allied' }: People): string =>
  `${leftOf(track, we).length} of ours and ${leftOf(track, enemyOf(we)).length} of theirs are in the fight.`;

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
