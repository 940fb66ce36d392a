/** The special manoeuvres, V058 to V064. */
export const SPECIALS = [
  'falling-leaf',
  'jink',
  'barrel-roll',
  'half-loop',
  'wingover',
  'wingover-dive',
  'wingover-hard-dive',
  'immelmann',
  'side-slip',
] as const;
export type SpecialManoeuvre = (typeof SPECIALS)[number];

/** What a pilot may do in his turn. */
export type FlightChoice =
  | { readonly is: 'level' | 'jettison' | 'easy' | SpecialManoeuvre }
  /** (V043) (V044) Hexes before the counter is flipped, and levels lost. */
  | { readonly is: 'normal' | 'hard'; readonly before: number; readonly loses: number }
  /** (V033) Hexes of preparation, one level up, and whether the counter is mirrored. */
  | { readonly is: 'climb'; readonly steep: boolean; readonly before: number; readonly turns: boolean }
  /**
   * (V038) Hexes of preparation and of diving; the rest of the movement is flown level. (V049) After how many hexes of
   * the dive the counter is mirrored, if at all.
   */
  | {
      readonly is: 'dive';
      readonly steep: boolean;
      readonly before: number;
      readonly down: number;
      readonly turnsAfter?: number;
    };

/** The word by which a choice is typed and stored. */
export function wordOf(choice: FlightChoice): string {
  switch (choice.is) {
    case 'normal':
    case 'hard':
      return `${choice.is}-${choice.before}-${choice.loses}`;
    case 'climb':
      return `${kind(choice)}-climb-${choice.before}${choice.turns ? '-turn' : ''}`;
    case 'dive':
      return `${kind(choice)}-dive-${choice.before}-${choice.down}${turnWord(choice)}`;
    default:
      return choice.is;
  }
}

const kind = ({ steep }: { readonly steep: boolean }): string => (steep ? 'hard' : 'shallow');

function turnWord({ down, turnsAfter }: { readonly down: number; readonly turnsAfter?: number }): string {
  if (turnsAfter === undefined) return '';
  if (turnsAfter === down) return '-turn';
  return turnsAfter === midwayOf(down) ? '-turn-midway' : `-turn-${turnsAfter}`;
}

/** The larger part of an odd number of hexes comes first. */
export const midwayOf = (down: number): number => Math.ceil(down / 2);

/** (V061) (V062) The half circles, up or down. */
const HALF_CIRCLES: readonly string[] = ['half-loop', 'wingover', 'wingover-dive', 'wingover-hard-dive'];

/** (V061) (V062) (V058) Whether the manoeuvre shakes off a tailer. */
export const shakesOff = (word: string): boolean => HALF_CIRCLES.includes(word) || word === 'falling-leaf';

/** (V059) to (V062) Who may not fire in a turn flown in this way. */
export function silencedBy(word: string): { readonly pilot: boolean; readonly gunner: boolean } {
  const all = HALF_CIRCLES.includes(word) || ['barrel-roll', 'falling-leaf', 'stall'].includes(word);
  return { pilot: all || word === 'jink', gunner: all };
}

/** (V086) The manoeuvres that make a machine hard to hit. */
export function evasionOf(word: string): 'jink' | 'rolling' | undefined {
  if (word === 'jink') return 'jink';
  return word === 'barrel-roll' || word === 'falling-leaf' ? 'rolling' : undefined;
}

/** (V065) Whether a Handling Test may be required first. */
export const needsHand = (word: string): boolean =>
  ['barrel-roll', 'half-loop', 'immelmann', 'side-slip'].includes(word);

/** (V083) (V089) (V107) Level flight for the whole turn. */
export const isLevelFlight = (word: string): boolean => word === 'level' || word === 'jettison';
