import type { InFight, TrackView } from '../../../../kit/fight/track-view.ts';
import type { Legend } from '../../../../kit/game-screen.ts';
import { flyer, type People } from '../../../../kit/screen/people.ts';
import type { GunsTold } from '../../../../table/events/fight-events.ts';

/** The machine of the question, if there is one. */
export type AskedMachine = string | undefined;

/** A machine on the track, short: `*B1 22`, `(B3 19J)`, `G12 <B1 astern`. */
export function chip(machine: InFight, asked: AskedMachine): string {
  const text = [machine.id, ...signsOf(machine), ...doingSigns(machine)].join(' ');
  return marked(text, machine, asked);
}

/** The same with the man's name before it, or only the last word of that. */
export function namedChip(
  machine: InFight,
  asked: AskedMachine,
  people: People,
  as: 'name' | 'surname' = 'name',
): string {
  const whole = flyer(machine.id, people).replace(/ ?\(.*\)$/, '');
  const name = as === 'name' ? whole : whole.slice(whole.lastIndexOf(' ') + 1);
  const text = [...(whole === machine.id ? [] : [name]), chip(machine, undefined)].join(' ');
  return marked(text.replace(/[()]/g, ''), machine, asked);
}

function marked(text: string, { id, doing }: InFight, asked: AskedMachine): string {
  if (id === asked) return `*${text}`;
  return doing.is === 'spent' ? `(${text})` : text;
}

function signsOf({ lameDuck, hit, bonus, guns, observerFires, doing }: InFight): string[] {
  const { forward, observer } = guns;
  const places = [...(forward ? [forward] : []), ...(observer && observerFires ? [observer] : [])].map(gunsSign);
  return [
    ...(places.some((sign) => sign !== '') ? [places.join('/')] : []),
    ...(lameDuck ? ['LD'] : []),
    ...(hit.length > 0 ? ['w'] : []),
    ...(bonus > 0 && doing.is === 'free' ? ['dive'] : []),
  ];
}

/** `22J`: units of ammo, and a letter for each gun that does not fire. For Germans no ammo is counted. */
function gunsSign({ states, ammo }: GunsTold): string {
  const jams = states.map((state) => JAM_SIGNS[state]).join('');
  return `${ammo ?? ''}${jams}`;
}

const JAM_SIGNS = { clear: '', jammed: 'J', permanent: 'X' } as const;

const DOING_SIGNS = { attacks: '>', attacked: '<' } as const;

/** Who attacks whom in this phase, and from where: `>G12 astern`, `<B3 astern`. */
function doingSigns({ doing }: InFight): string[] {
  return 'other' in doing ? [`${DOING_SIGNS[doing.is]}${doing.other} ${doing.angle}`] : [];
}

const hasGun = ({ guns }: InFight, state: 'jammed' | 'permanent'): boolean =>
  Object.values(guns).some(({ states }) => states.includes(state));

/** The signs and their meanings; a picture explains those that it shows. */
const SIGNS: readonly (readonly [(machine: InFight, asked: AskedMachine) => boolean, ...Legend[number]])[] = [
  [({ id }, asked) => id === asked, '*', 'is asked'],
  [({ doing }) => doing.is === 'attacks' || doing.is === 'attacked', '>', 'attacks, < attacked by'],
  [({ doing }) => doing.is === 'spent', '( )', 'has acted'],
  [({ guns }) => guns.forward?.ammo !== undefined, 'number:', "ammo / observer's"],
  [(machine) => hasGun(machine, 'jammed'), 'J', 'a gun jammed'],
  [(machine) => hasGun(machine, 'permanent'), 'X', 'a gun jammed for good'],
  [({ lameDuck }) => lameDuck, 'LD', 'Lame Duck'],
  [({ hit }) => hit.length > 0, 'w', 'a man hit'],
  [({ bonus, doing }) => bonus > 0 && doing.is === 'free', 'dive:', 'Dive Bonus'],
];

const DUEL: Legend[number] = ['=', 'Personal Duel: the two roll apart, after the others'];

export const TRACK_LEGEND: Legend = [...SIGNS.map(([, ...sign]) => sign), DUEL];

export function legendOf({ machines, duels }: TrackView, asked: AskedMachine): string[] {
  const left = machines.filter(({ out }) => out === undefined);
  const shown = SIGNS.filter(([shows]) => left.some((machine) => shows(machine, asked))).map(([, ...sign]) => sign);
  return (duels.length > 0 ? [...shown, DUEL] : shown).map((sign) => sign.join(' '));
}
