import { listed } from '../../words/numbers.ts';
import type { Legend } from '../game-screen.ts';

/** A machine whose guns reach another, and how near they are. */
export interface Reaching {
  readonly id: string;
  readonly range: 'long' | 'close';
  /** To hit, in twenty, in a game that throws one die of twenty faces. */
  readonly chance?: number;
}

/** What an answer lays a machine open to, by what its own side may know. */
export interface Threats {
  /** The enemies whose guns reach it by what each of them is likely to fly. */
  readonly likely: readonly Reaching[];
  /** The same if each of them flies what is worst for it. */
  readonly worst: readonly Reaching[];
  /** Whom its own guns reach by what each of them is likely to fly. */
  readonly own: readonly Reaching[];
  /** Enemies whom nobody has in sight, and who could reach it by any type that they may be. */
  readonly unknown?: readonly string[];
  /** The enemies whose guns could be brought to bear in the middle of a move, in a game in which that is possible. */
  readonly midway?: readonly Reaching[];
  /** The enemies whose guns could reach it if it fails a test that the answer asks for, and stays where it is. */
  readonly failing?: readonly Reaching[];
}

/** Before the stroke what is likely, behind it the worst: `!/!!2` is one gun at long range, or two that come close. */
export function threatSign({ likely, worst, unknown = [] }: Threats): string {
  const [first, last] = [signOf(likely), signOf(worst)];
  if (unknown.length > 0 && worst.length === 0) return '?';
  return first === last ? first : `${first}/${last}`;
}

/** Whether anything could reach her. */
export const isThreat = ({ worst, unknown = [] }: Threats): boolean => worst.length + unknown.length > 0;

/** How the signs are read, for the help of a question. */
export const SIGNS_READ =
  'Behind an answer stands what could reach her after it: `!` a gun at long range, `!2` two, `!!` close, `-` none; before a stroke by what the enemy is likely to fly, behind it by his worst. `G1?` is likely in your own sights.';

/** The same of signs that tell only what is likely. */
export const LIKELY_SIGNS_READ =
  'Behind a turn stands what is likely to reach her after it: `!` a gun at long range, `!2` two, `!!` close.';

/** The signs as a legend. */
export const THREAT_SIGNS: Legend = [
  ['! !2 !! -', 'one gun could reach her there, at long range; two; at close range; none'],
  ['!/!!2', 'before the stroke by what the enemy is likely to fly, behind it by his worst'],
];

/** The same of signs that tell only what is likely. */
export const LIKELY_SIGNS: Legend = [
  ['! !2 !!', 'one gun is likely to reach her there, at long range; two; at close range'],
];

function signOf(reaching: readonly Reaching[]): string {
  const sign = reaching.some(({ range }) => range === 'close') ? '!!' : '!';
  if (reaching.length === 0) return '-';
  return reaching.length > 1 ? `${sign}${reaching.length}` : sign;
}

/** `G1 likely reaches her, close; at the worst G1, close, and G2, long; she reaches G1, long`. */
export function threatText(threats: Threats): string {
  const { likely, worst, own, unknown = [], midway = [], failing = [] } = threats;
  const reached = likely.length > 0 ? [`likely under the guns of ${reachedBy(likely)}`] : [];
  const isSame = signsOf(likely) === signsOf(worst);
  const most = worst.length > 0 && !isSame ? [`at the worst under those of ${reachedBy(worst)}`] : [];
  const others = unknown.length > 0 ? [`${listed(unknown)}, whom nobody has in sight, may reach her`] : [];
  const where = midway.length + failing.length > 0 ? ' at the end' : '';
  const none = worst.length === 0 && unknown.length === 0 ? [`no gun can reach her${where}`] : [];
  const stopped = midway.length > 0 ? [`if the clock is stopped midway, under those of ${reachedBy(midway)}`] : [];
  const failed = failing.length > 0 ? [`if she fails her test, under those of ${reachedBy(failing)}`] : [];
  const hers = own.length > 0 ? [`hers likely reach ${reachedBy(own)}`] : [];
  return [...reached, ...most, ...others, ...none, ...stopped, ...failed, ...hers].join('; ');
}

/** The same in fewer words, for a listener: `under G1 (close); at worst G1 (close) and G2 (long); reaches G1 (long)`. */
export function threatHeard(threats: Threats): string {
  const { likely, worst, own, unknown = [], midway = [], failing = [] } = threats;
  const isSame = signsOf(likely) === signsOf(worst);
  const told = [
    ...(likely.length > 0 ? [`under ${reachedBy(likely)}`] : []),
    ...(worst.length > 0 && !isSame ? [`at worst ${reachedBy(worst)}`] : []),
    ...(unknown.length > 0 ? [`perhaps under ${listed(unknown)}`] : []),
    ...(midway.length > 0 ? [`if the clock is stopped, ${reachedBy(midway)}`] : []),
    ...(failing.length > 0 ? [`if her test fails, ${reachedBy(failing)}`] : []),
  ];
  const hers = own.length > 0 ? [`reaches ${reachedBy(own)}`] : [];
  return [...(told.length > 0 ? told : ['no gun']), ...hers].join('; ');
}

const signsOf = (reaching: readonly Reaching[]): string => reaching.map(({ id, range }) => `${id} ${range}`).join();

const reachedBy = (reaching: readonly Reaching[]): string =>
  listed(reaching.map(({ id, range }) => `${id} (${range})`));
