import { keysOf } from '../../../../cards/keys-of.ts';
import { duelOf, type InFight, type Out, type TrackView } from '../../../../kit/fight/track-view.ts';
import { flyer, type People } from '../../../../kit/screen/people.ts';
import type { Question } from '../../../../table/decisions.ts';
import type { GunsTold } from '../../../../table/events/fight-events.ts';
import { enemyOf } from '../../../../table/sides.ts';
import { counted, height, listed } from '../../../../words/numbers.ts';

/** The ammo of each gun that has a man, the pilot's first; for Germans none is counted. */
export function ammoOf({ guns: { forward, observer }, observerFires }: InFight): string[] {
  const places = [forward, observerFires ? observer : undefined];
  return places.flatMap((guns) => (guns?.ammo === undefined ? [] : [`${guns.ammo}`]));
}

/** The troubles of a machine. */
export function troublesOf({ guns: { forward, observer }, lameDuck, hit }: InFight): string[] {
  return [
    ...jamsOf('gun', forward),
    ...jamsOf("observer's gun", observer),
    ...hit.map((who) => `${who} hit`),
    ...(lameDuck ? ['Lame Duck'] : []),
  ];
}

/** `gun jammed`; of twin guns `one gun of 2 jammed`. */
function jamsOf(name: string, guns: GunsTold | undefined): string[] {
  const states = guns?.states ?? [];
  return (['jammed', 'permanent'] as const).flatMap((state) => {
    const count = states.filter((one) => one === state).length;
    if (count === 0) return [];
    const which = states.length === 1 ? name : `${counted(count, name)} of ${states.length}`;
    return [`${which} jammed${state === 'permanent' ? ' for good' : ''}`];
  });
}

/** The Initiative Track before the side that is asked; nothing outside a Dog-Fight on it. */
export const trackOf = (asked: Question | undefined): TrackView | undefined =>
  asked && 'track' in asked.about ? asked.about.track : undefined;

/** The machines of one side still in the fight. */
export const leftOf = ({ machines }: TrackView, side: InFight['side']): InFight[] =>
  machines.filter((machine) => machine.side === side && machine.out === undefined);

/** The machines on the Initiative Track: in the fight and in no Personal Duel. */
export const onTrack = (track: TrackView): InFight[] =>
  track.machines.filter((machine) => machine.out === undefined && duelOf(track, machine) === undefined);

/** The other machine of a Personal Duel. */
export function rivalOf({ duels }: TrackView, machine: string): string | undefined {
  const pair = duels.find(({ allied, german }) => allied === machine || german === machine);
  return pair && (pair.allied === machine ? pair.german : pair.allied);
}

/** The same, where nobody attacks, or is attacked by, one who is out of the fight since: he has acted. */
export const asItStands = (track: TrackView): TrackView => ({
  ...track,
  machines: track.machines.map((machine) =>
    isWithOneOut(machine, track) ? { ...machine, doing: { is: 'spent' } } : machine,
  ),
});

const isWithOneOut = ({ doing }: InFight, { machines }: TrackView): boolean =>
  'other' in doing && machines.some(({ id, out }) => id === doing.other && out !== undefined);

/** The state of the fight: `Initiative Track, phase 2, at 9,000 ft, DFD 31: 4 of ours, 3 of theirs`. */
export function titleOf(track: TrackView, { we = 'allied' }: Pick<People, 'we'>): string {
  const { phase, altitude, dfd } = track;
  const left = `${leftOf(track, we).length} of ours, ${leftOf(track, enemyOf(we)).length} of theirs`;
  return `Initiative Track, phase ${phase}, ${heightText(altitude)}, DFD ${dfd}: ${left}`;
}

export const heightText = (altitude: number): string => `at ${height(altitude)}`;

export const OUT_WORDS: Readonly<Record<Out, string>> = {
  'driven-off': 'Driven Off',
  'forced-down': 'Forced Down',
  'shot-down': 'Shot Down',
  'crippled-again': 'crippled again',
  escaped: 'away',
};

/** Who is out of the fight, grouped by fate; nothing when nobody is. */
export function outText({ machines }: TrackView, people: People): string {
  const fates = keysOf(OUT_WORDS).flatMap((fate) => {
    const those = machines.filter(({ out }) => out === fate).map(({ id }) => flyer(id, people));
    return those.length > 0 ? [`${listed(those)} ${OUT_WORDS[fate]}`] : [];
  });
  return fates.length > 0 ? `Out of the fight: ${fates.join('; ')}.` : '';
}
