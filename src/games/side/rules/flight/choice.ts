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
export type Special = (typeof SPECIALS)[number];

/** What a pilot may do with his turn. */
export type Choice =
  | { readonly is: 'level' | 'jettison' | 'easy' | Special }
  /** (V043) (V044) Hexes before the counter is flipped, and levels lost. */
  | { readonly is: 'normal' | 'hard'; readonly before: number; readonly loses: number }
  /** (V033) Hexes of preparation, one level up, and perhaps the counter mirrored. */
  | { readonly is: 'climb'; readonly steep: boolean; readonly before: number; readonly turns: boolean }
  /**
   * (V038) Hexes of preparation and of diving; what is left of the movement is flown level. (V049) After how many hexes
   * of the dive the counter is mirrored, if it is.
   */
  | {
      readonly is: 'dive';
      readonly steep: boolean;
      readonly before: number;
      readonly down: number;
      readonly turnsAfter?: number;
    };

/** The word by which a choice is typed and written down. */
export function wordOf(choice: Choice): string {
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

/** Of an odd number of hexes the greater part comes first. */
export const midwayOf = (down: number): number => Math.ceil(down / 2);

/** (V061) (V062) The half circles, up or down. */
const HALF_CIRCLES: readonly string[] = ['half-loop', 'wingover', 'wingover-dive', 'wingover-hard-dive'];

/** (V061) (V062) (V058) Whoever was behind has lost him. */
export const shakesOff = (word: string): boolean => HALF_CIRCLES.includes(word) || word === 'falling-leaf';

/** (V059) to (V062) Who may not fire in a turn so flown. */
export function silenced(word: string): { readonly pilot: boolean; readonly gunner: boolean } {
  const all = HALF_CIRCLES.includes(word) || ['barrel-roll', 'falling-leaf', 'stall'].includes(word);
  return { pilot: all || word === 'jink', gunner: all };
}

/** (V086) What makes him hard to hit. */
export function evading(word: string): 'jink' | 'rolling' | undefined {
  if (word === 'jink') return 'jink';
  return word === 'barrel-roll' || word === 'falling-leaf' ? 'rolling' : undefined;
}

/** (V065) What a Handling Test may come before. */
export const needsHand = (word: string): boolean =>
  ['barrel-roll', 'half-loop', 'immelmann', 'side-slip'].includes(word);

/** (V083) (V089) (V107) Flown level all the turn. */
export const isLevelFlight = (word: string): boolean => word === 'level' || word === 'jettison';
