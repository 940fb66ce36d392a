import type { InFight } from '../../../../kit/fight/track-view.ts';
import type { GunsTold } from '../../../../table/events/fight-events.ts';
import { counted } from '../../../../words/numbers.ts';

/** The units of ammo of each gun that there is somebody to fire, the pilot's first; the Germans count none. */
export function ammoOf({ guns: { forward, observer }, observerFires }: InFight): string[] {
  const places = [forward, observerFires ? observer : undefined];
  return places.flatMap((guns) => (guns?.ammo === undefined ? [] : [`${guns.ammo}`]));
}

/** What is amiss with a machine. */
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
