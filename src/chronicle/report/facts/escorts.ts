import { eastingOf, type HexId } from '../../../cards/hexes.ts';
import { hexOf } from '../../../cards/map.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Moment, MomentOf } from '../../moments/kinds.ts';
import type { Followed } from './follow.ts';
import type { MachineFacts, Trouble } from './mission-facts.ts';

/** Those who turn home with a Lame Duck: where all do, that is all who were with him still. */
export const escortOf = (
  { machine, by }: MomentOf<'lame-duck-escorted'>,
  party: readonly string[],
): readonly string[] => (by === 'all' ? party.filter((other) => other !== machine) : by);

/** Where an escort ended: its place among the moments, and whether he landed there with others still in the air. */
interface EndOfEscort {
  readonly at: number;
  readonly hex: HexId;
  readonly isLanding: boolean;
}

function endOf(machine: string, from: number, followed: readonly Followed[]): EndOfEscort | undefined {
  const at = followed.findIndex(({ moment }, i) => i > from && endsEscort(moment, machine));
  const end = followed[at];
  if (!end) return undefined;
  const { moment, party, hex } = end;
  const isLanding = moment.type === 'landed' && party.some((other) => !moment.machines.includes(other));
  return { at, hex, isLanding };
}

function endsEscort(moment: Moment, machine: string): boolean {
  if (moment.type === 'landed') return moment.machines.includes(machine);
  return (moment.type === 'machine-came-down' || moment.type === 'lame-duck-left') && moment.machine === machine;
}

/** The field on which a crippled machine landed, and those who had brought it there flew on. */
export function landedOnTheWay(machine: string, from: number, followed: readonly Followed[]): HexId | undefined {
  const end = endOf(machine, from, followed);
  return end?.isLanding ? end.hex : undefined;
}

/** (34) Those who had turned home with a cripple, and went east over the lines again once he was down or left. */
export function wentBack(machine: string, followed: readonly Followed[], { missionMap }: Rulebook): Trouble[] {
  const from = followed.findIndex(({ moment }) => moment.type === 'lame-duck-escorted' && moment.machine === machine);
  const began = followed[from];
  const end = began && endOf(machine, from, followed);
  if (began?.moment.type !== 'lame-duck-escorted' || !end || end.hex === began.hex) return [];
  const isBeyond = (hex: HexId): boolean => hexOf(missionMap, hex).ground !== 'allied';
  if (!followed.slice(0, from).some(({ moment, hex }) => moment.type === 'moved' && isBeyond(hex))) return [];
  const company = escortOf(began.moment, began.party);
  const moves = followed.flatMap(({ moment, hex, party }, at) =>
    moment.type === 'moved' && at > end.at && company.some((other) => party.includes(other))
      ? [{ at, hex, by: company.filter((other) => party.includes(other)) }]
      : [],
  );
  const isEast = (hex: HexId): boolean => isBeyond(hex) && eastingOf(hex) > eastingOf(end.hex);
  const first = moves.find(({ hex }) => isEast(hex));
  if (!first) return [];
  const farthest = moves.reduce((far, { hex }) => (eastingOf(hex) > eastingOf(far) ? hex : far), first.hex);
  const isOver = hexOf(missionMap, end.hex).ground !== 'enemy';
  return [{ at: first.at, is: 'went-back', hex: farthest, by: first.by, isOver }];
}

/** Who saw two cripples to the ground went back once, and that after the second. */
export function onceBack(machines: readonly MachineFacts[]): MachineFacts[] {
  const seenAt = ({ troubles }: MachineFacts): number => troubles.find(({ is }) => is === 'seen-home')?.at ?? 0;
  const isToldLater = (back: Trouble, of: MachineFacts): boolean =>
    machines.some(
      (other) =>
        seenAt(other) > seenAt(of) && other.troubles.some(({ is, at }) => is === 'went-back' && at === back.at),
    );
  return machines.map((each) => ({
    ...each,
    troubles: each.troubles.filter((trouble) => trouble.is !== 'went-back' || !isToldLater(trouble, each)),
  }));
}

/** (25) A wounded pilot who left the flight, and who went with him. */
export function wentHomeWounded(machine: string, followed: readonly Followed[]): Trouble[] {
  const at = followed.findIndex(({ moment }) => moment.type === 'detached' && moment.machines.includes(machine));
  const left = followed[at];
  if (left?.moment.type !== 'detached') return [];
  const before = followed.slice(0, at).map(({ moment }) => moment);
  const isHurt = before.some(
    (moment) => moment.type === 'crew-hit' && moment.machine === machine && moment.who === 'pilot',
  );
  const isLame = before.some((moment) => moment.type === 'machine-crippled' && moment.machine === machine);
  const others = left.moment.machines.filter((other) => other !== machine);
  return isHurt && !isLame && others.length > 0 ? [{ at, is: 'left-wounded', hex: left.hex, with: others }] : [];
}

/**
 * What befell a Straggler is written down after the landing of the flight: it is told before the first moment of a later
 * turn.
 */
export function whenItWas(at: number, followed: readonly Followed[]): number {
  const here = followed[at];
  if (!here || here.isMain) return at;
  const later = followed.findIndex(({ turn, isMain }, i) => i < at && isMain && turn > here.turn);
  return later < 0 ? at : later - 1 + at / followed.length;
}
