import type { HexId } from '../../../cards/hexes.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Moment } from '../../moments/kinds.ts';
import type { FlownMission } from '../flown-mission.ts';

/** A moment of a mission, and the situation at that time. */
export interface Followed {
  readonly moment: Moment;
  readonly hex: HexId;
  /** The height of the party, in feet. */
  readonly height: number;
  /** The machines that were together, before anybody left by this moment. */
  readonly party: readonly string[];
  /** It concerns the flight, and not those who have left it. */
  readonly isMain: boolean;
  /** The turns that the party has flown: each of several parties has its own moments, one party after the other. */
  readonly turn: number;
}

/** Goes through a mission, moment by moment, with the party of each: the flight, detached machines, each Straggler. */
export function follow({ began, moments }: FlownMission, book: Rulebook): Followed[] {
  const heights = new Map<string, number>();
  let hex: HexId | undefined;
  let party: readonly string[] = began.machines.map(({ machine }) => machine);
  let fighting = party;
  let isMain = true;
  const turns = new Map<string, number>();
  return Array.from(moments, (moment) => {
    hex = hexAfter(moment, hex);
    isMain = isMainFrom(moment) ?? isMain;
    const together = partyNamed(moment) ?? party;
    party = remaining(moment, together);
    fighting = fightersNamed(moment) ?? fighting;
    const height = changeHeights(moment, moment.type === 'dog-fight-cost' ? fighting : together, heights, book);
    return { moment, hex: hex ?? '', height, party: together, isMain, turn: turnAfter(moment, together, turns) };
  });
}

/** (12) Each turn begins with its weather. */
function turnAfter({ type }: Moment, party: readonly string[], turns: Map<string, number>): number {
  const turn = (turns.get(party[0] ?? '') ?? 0) + (type === 'weather' ? 1 : 0);
  for (const machine of party) turns.set(machine, turn);
  return turn;
}

/** The hex of the party after this moment. */
function hexAfter(moment: Moment, hex: HexId | undefined): HexId | undefined {
  switch (moment.type) {
    case 'moved':
      return moment.to;
    case 'took-off':
    case 'mission-resumed':
    case 'straggler-followed':
      return moment.hex;
    default:
      return hex;
  }
}

/** Stores the new height of the party, and returns it. */
function changeHeights(
  moment: Moment,
  together: readonly string[],
  heights: Map<string, number>,
  book: Rulebook,
): number {
  const height = heightAfter(moment, heights.get(together[0] ?? '') ?? 0, book);
  for (const machine of together) heights.set(machine, height);
  return height;
}

const fightersNamed = (moment: Moment): readonly string[] | undefined =>
  moment.type === 'fight-began' ? moment.allied.map(({ id }) => id) : undefined;

/** The party from here on, where it changes. */
function partyNamed(moment: Moment): readonly string[] | undefined {
  if (moment.type === 'detached' || moment.type === 'mission-resumed') return moment.machines;
  return moment.type === 'straggler-followed' ? [moment.machine] : undefined;
}

/** Whether the party is the main one from here on; nothing, where that does not change. */
function isMainFrom({ type }: Moment): boolean | undefined {
  if (type === 'detached' || type === 'straggler-followed') return false;
  return type === 'mission-resumed' ? true : undefined;
}

function heightAfter(moment: Moment, height: number, { damageTables }: Rulebook): number {
  switch (moment.type) {
    case 'height-changed':
      return moment.to;
    case 'dog-fight-cost':
      return moment.altitude;
    case 'lame-duck-gave-way': {
      const found = damageTables.lameDuck.events.find(({ number }) => number === moment.number);
      return found?.event === 'loses-height' ? Math.max(0, height - found.feet) : height;
    }
    default:
      return height;
  }
}

/** Those on the ground, and a Lame Duck left alone, are no longer with the party. */
function remaining(moment: Moment, party: readonly string[]): readonly string[] {
  switch (moment.type) {
    case 'landed':
      return party.filter((machine) => !moment.machines.includes(machine));
    case 'machine-came-down':
    case 'lame-duck-left':
      return party.filter((machine) => machine !== moment.machine);
    default:
      return party;
  }
}
