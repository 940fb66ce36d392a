import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { BestOfKind, Family } from '../../../kit/screen/asking.ts';
import type { Threats } from '../../../kit/screen/threats.ts';
import { listed } from '../../../words/numbers.ts';
import { machineIn } from '../head/known.ts';
import { leftAlone } from '../head/mates.ts';
import { ADVICE_FROM_THE_SIDE } from '../head/opponent.ts';
import { quicklyFromTheSide } from '../head/quick.ts';
import { threatsBehind } from '../head/reached.ts';
import { hexOf } from '../rules/flight/pose.ts';
import { isLevelAllTurn } from '../rules/side-fight.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { MoveEnd } from '../table/fighting-machine.ts';
import { turnsToEdge } from './edge-ahead.ts';
import { levelClears } from './jam-words.ts';
import { moveFamilies } from './move-families.ts';
import { arrow, levelWords, moveWords } from './side-words.ts';

export type AskedWays = EnergyDecisions['energy-move']['about'];

/** Nothing is left to chance here: the head looks at every way of a kind. */
const LOOKS = quicklyFromTheSide('sharp', 'kinds')['energy-move'];

/** The ways to fly by kind, each kind with the best of it; the kind of what Enter takes stands first, with that. */
export const kindsAtHand = memoizeByKey(
  (_: WaysOpen) => '',
  (about: AskedWays, { options, book }: WaysOpen): readonly Family[] => {
    const families = moveFamilies(options, (answer) => (about.ends[answer]?.shots.length ?? 0) > 0);
    const advised = ADVICE_FROM_THE_SIDE['energy-move'](about, options, book);
    const hasIt = ({ answers }: Pick<Family, 'answers'>) => answers.includes(advised);
    const kinds = families.map((family) => ({
      ...family,
      best: bestOf(hasIt(family) ? advised : LOOKS(about, family.answers, book), about, book),
    }));
    return kinds.toSorted((a, b) => Number(hasIt(b)) - Number(hasIt(a)));
  },
);

interface WaysOpen {
  readonly options: readonly string[];
  readonly book: Rulebook;
}

function bestOf(answer: string, about: AskedWays, book: Rulebook): BestOfKind {
  const end = about.ends[answer];
  const threats = threatsBehind(answer, about, book);
  const cells = end
    ? [threatCell(threats), bringsCell(answer, about, book), placeCell(end), `speed ${end.cue} to ${end.next}`]
    : [];
  const { unknown = [] } = threats ?? {};
  const near = unknown.length > 0 ? `; ${listed(unknown)}, whom nobody has in sight, may reach her` : '';
  return { answer, words: `${moveWords(answer)}${near}`, cells };
}

const placeCell = ({ pose }: MoveEnd): string => `${levelWords(pose)} hex ${hexOf(pose)} ${arrow(pose)}`;

/** What weighs most: what ends the flight, then whom she fires at, then whom she leaves alone. */
function bringsCell(answer: string, about: AskedWays, book: Rulebook): string {
  const end = about.ends[answer];
  if (!end) return '';
  const { stalls, lands, over, shots } = end;
  if (lands === 'crashes') return 'INTO THE GROUND';
  if (over) return 'OFF THE MATS';
  if (stalls) return 'STALLS';
  if (lands === 'lands') return 'lands';
  if (shots.length > 0) return `fires at ${shots.map(({ target }) => target).join(' ')}`;
  return quietCell(answer, end, about, book);
}

/** (V089) Of a way without a shot: whom she leaves, the edge ahead, a gun that level flight clears, a test. */
function quietCell(answer: string, end: MoveEnd, { machine, view }: AskedWays, book: Rulebook): string {
  const own = machineIn(view, machine);
  const left = leftAlone(end.pose, own, view);
  if (left) return `leaves ${left.id}`;
  const off = turnsToEdge(end, view);
  if (off !== undefined) return `off mats in ${off}`;
  const clears = isLevelAllTurn(answer, own.pose, view) ? levelClears(own, book) : undefined;
  if (clears) return `clears gun ${clears}`;
  return end.test ? 'Handling' : '';
}

/**
 * Whose guns are likely to reach her there; else whose could; else (V111) whose could by a stop of the clock; else (V053)
 * whose could if she fails her Handling Test, and stalls.
 */
function threatCell(threats: Threats | undefined): string {
  if (!threats) return '';
  const { likely, worst, unknown = [], midway = [], failing = [] } = threats;
  const names = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join(' ');
  if (likely.length > 0) return `under ${names(likely)}`;
  if (worst.length > 0) return `at worst ${names(worst)}`;
  if (unknown.length > 0) return `perhaps ${unknown.join(' ')}`;
  if (midway.length > 0) return `midway ${names(midway)}`;
  return failing.length > 0 ? `test fails: ${names(failing)}` : 'safe';
}
