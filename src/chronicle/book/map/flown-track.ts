import type { HexId } from '../../../cards/hexes.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Flown } from '../../lived.ts';
import { type Followed, follow } from '../../report/facts/follow.ts';
import { written } from '../../report/prose.ts';

/** A stage of a mission in the air: the place, the height, and the AFT spent so far. */
export interface Stage {
  readonly hex: HexId;
  readonly height: number;
  readonly aft: number;
  /** The turn in which it was flown; 0 is the take-off. */
  readonly turn: number;
}

/** A mark on a track. */
export interface Mark {
  readonly is: 'fight' | 'down' | 'landing';
  readonly hex: HexId;
  readonly words: string;
  /** Whether a machine that came down there was lost. */
  readonly isLost?: boolean;
  /** Who came down there. */
  readonly name?: string;
}

export interface FlownTrack {
  /** The way of the flight. */
  readonly main: readonly Stage[];
  /** The ways of detached parties and Stragglers. */
  readonly sides: readonly (readonly HexId[])[];
  readonly marks: readonly Mark[];
}

export function trackOf(flown: Flown, book: Rulebook): FlownTrack {
  const followed = follow(flown, book);
  const way = mainOf(followed);
  return {
    main: [...way, ...landingOf(followed, way.at(-1))],
    sides: sidesOf(followed),
    marks: followed.flatMap((each) => (each.hex === '' ? [] : (markOf(each, flown) ?? []))),
  };
}

function mainOf(followed: readonly Followed[]): Stage[] {
  const stages: Stage[] = [];
  for (const { moment, hex, height, isMain } of followed) {
    const last = stages.at(-1) ?? { aft: 0, turn: 0 };
    if (!isMain || !('aft' in moment)) continue;
    const turns = moment.type === 'moved' || moment.type === 'stayed' ? 1 : 0;
    stages.push({ hex, height, aft: last.aft + moment.aft, turn: last.turn + turns });
  }
  return stages;
}

/** The landing, if it is the last event of the flight's way. */
function landingOf(followed: readonly Followed[], last: Stage | undefined): Stage[] {
  return last && endsOnAField(followed) ? [{ ...last, height: 0 }] : [];
}

const endsOnAField = (followed: readonly Followed[]): boolean =>
  followed.findLast(({ moment, isMain }) => isMain && (moment.type === 'landed' || 'aft' in moment))?.moment.type ===
  'landed';

/** A way begins where somebody leaves, and ends where the next begins. */
function sidesOf(followed: readonly Followed[]): HexId[][] {
  const sides: HexId[][] = [];
  for (const { moment, hex, isMain } of followed) {
    if (isMain) continue;
    if (moment.type === 'detached' || moment.type === 'straggler-followed') sides.push([hex]);
    if (moment.type === 'moved') sides.at(-1)?.push(moment.to);
  }
  return sides.filter((hexes) => hexes.length > 1);
}

function markOf({ moment, hex }: Followed, flown: Flown): Mark | undefined {
  switch (moment.type) {
    case 'fight-began':
      return { is: 'fight', hex, words: `A fight with ${moment.germans.length}` };
    case 'machine-came-down':
      return downMark(moment.machine, hex, flown);
    case 'landed':
      return { is: 'landing', hex, words: `${moment.machines.join(', ')} landed` };
    default:
      return undefined;
  }
}

function downMark(machine: string, hex: HexId, { began: { machines }, ended }: Flown): Mark {
  const home = ended.homecomings.find((each) => each.machine === machine);
  const [pilot] = machines.find((each) => each.machine === machine)?.men ?? [];
  return {
    is: 'down',
    hex,
    isLost: home?.end === 'down' && home.fate === 'lost',
    words: `${machine}${pilot ? `, ${written(pilot)},` : ''} down`,
    ...(pilot && { name: pilot.surname }),
  };
}
