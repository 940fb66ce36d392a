import { inWords, listed, signed } from '../../../words/numbers.ts';
import { type CloudsPlace, type FightingMachine, isUp, type SkirmishSeen } from '../table/skirmish.ts';
import { headingText } from './clouds-words.ts';

const TWELFTH = Math.PI / 6;

/** A place by the clock: twelve is ahead of the pilot. */
function clockTo({ place, heading }: Pick<FightingMachine, 'place' | 'heading'>, to: CloudsPlace): number {
  const bearing = Math.atan2(to.x - place.x, to.y - place.y);
  const hour = Math.round((bearing - (heading * Math.PI) / 12) / TWELFTH);
  return ((hour % 12) + 12) % 12 || 12;
}

const awayFrom = (machine: FightingMachine, to: CloudsPlace): number =>
  Math.round(Math.hypot(to.x - machine.place.x, to.y - machine.place.y) / 100);

/** Every enemy in the air and every balloon: `G1 at 2 o'clock, 9 MU, +3, heading 180`. */
export function aroundText(machine: FightingMachine, { machines, balloons }: SkirmishSeen): string {
  const foes = machines
    .filter((other) => other.side !== machine.side && isUp(other))
    .map((foe) => `${seenAt(machine, foe.id, foe.place, foe.height)}, heading ${headingText(foe.heading)}`);
  const hung = balloons
    .filter(({ side, isBurnt }) => side !== machine.side && !isBurnt)
    .map(({ id, place, height }) => seenAt(machine, id, place, height));
  return foes.length + hung.length === 0 ? 'Nobody is in sight.' : `${listed([...foes, ...hung])}.`;
}

const seenAt = (machine: FightingMachine, id: string, place: CloudsPlace, height: number): string =>
  `${id} at ${clockTo(machine, place)} o'clock, ${awayFrom(machine, place)} MU, height ${signed(height - machine.height)}`;

/** `two o'clock, 9 MU, 3 above you, heading 180`. */
export const seenFrom = (machine: FightingMachine, other: FightingMachine): string =>
  [
    `${inWords(clockTo(machine, other.place))} o'clock`,
    `${awayFrom(machine, other.place)} MU`,
    aboveText(other.height - machine.height),
    `heading ${headingText(other.heading)}`,
  ].join(', ');

function aboveText(difference: number): string {
  if (difference === 0) return 'level with you';
  return `${Math.abs(difference)} ${difference > 0 ? 'above you' : 'below you'}`;
}

const offText = (difference: number): string => (difference === 0 ? 'level' : signed(difference));

/** The nearest enemies and balloons: `G1 at 2 o'clock, 9 MU, +3`. */
export function nearestLines(machine: FightingMachine, { machines, balloons }: SkirmishSeen, most: number): string[] {
  const all = [...machines.filter(isUp), ...balloons.filter(({ isBurnt }) => !isBurnt)]
    .filter(({ side }) => side !== machine.side)
    .map(({ id, place, height }) => ({ id, place, height, far: awayFrom(machine, place) }));
  return all
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map(
      ({ id, place, height, far }) =>
        `${id} at ${clockTo(machine, place)} o'clock, ${far} MU, ${offText(height - machine.height)}`,
    );
}
