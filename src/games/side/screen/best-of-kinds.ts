import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { BestOfKind, Family } from '../../../kit/screen/asking.ts';
import type { Threats } from '../../../kit/screen/threats.ts';
import { quicklyFromTheSide } from '../head/quick.ts';
import { hexOf } from '../rules/flight/pose.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { MoveEnd } from '../table/fighting-machine.ts';
import { moveFamilies } from './move-families.ts';
import { arrow, levelWords, moveWords } from './side-words.ts';
import { threatsBehind } from './threats-ahead.ts';

export type AskedWays = EnergyDecisions['energy-move']['about'];

/** Nothing is left to chance here: the head looks at every way of a kind. */
const LOOKS = quicklyFromTheSide('sharp', 'kinds')['energy-move'];

/** The ways to fly by kind, each kind with its best by what Enter goes by; the kind of the best of all stands first. */
export const kindsAtHand = memoizeByKey(
  (_: WaysOpen) => '',
  (about: AskedWays, { options, book }: WaysOpen): readonly Family[] => {
    const families = moveFamilies(options, (answer) => (about.ends[answer]?.shots.length ?? 0) > 0);
    const kinds = families.map((family) => ({
      ...family,
      best: bestOf(LOOKS(about, family.answers, book), about, book),
    }));
    const wanted = LOOKS(about, options, book);
    const first = saferShot(wanted, kinds, about, book) ?? wanted;
    return kinds.toSorted((a, b) => Number(b.answers.includes(first)) - Number(a.answers.includes(first)));
  },
);

/** Instead of a way under guns that brings no shot, the best of a kind that brings one and is safe; nothing else. */
function saferShot(
  wanted: string,
  kinds: readonly { readonly best: BestOfKind }[],
  about: AskedWays,
  book: Rulebook,
): string | undefined {
  const isShotAt = (answer: string) => (threatsBehind(answer, about, book)?.likely ?? []).length > 0;
  if (about.ends[wanted]?.shots.length !== 0 || !isShotAt(wanted)) return undefined;
  const answers = kinds.map(({ best: { answer } }) => answer);
  return answers.find((answer) => bringsShot(about.ends[answer]) && isSafe(threatsBehind(answer, about, book)));
}

const bringsShot = (end: MoveEnd | undefined): boolean =>
  end !== undefined && end.shots.length > 0 && !end.stalls && end.lands === 'no' && !end.over && !end.test;

const isSafe = (threats: Threats | undefined): boolean =>
  threats !== undefined && threats.likely.length + threats.worst.length + (threats.unknown ?? []).length === 0;

interface WaysOpen {
  readonly options: readonly string[];
  readonly book: Rulebook;
}

function bestOf(answer: string, about: AskedWays, book: Rulebook): BestOfKind {
  const end = about.ends[answer];
  const threats = threatsBehind(answer, about, book);
  const cells = end ? [placeCell(end), `speed ${end.cue}, then ${end.next}`, bringsCell(end), threatCell(threats)] : [];
  return { answer, words: moveWords(answer), cells };
}

const placeCell = ({ pose }: MoveEnd): string => `${levelWords(pose)}, hex ${hexOf(pose)} ${arrow(pose)}`;

/** What weighs most: what ends the flight, then whom she fires at. */
function bringsCell({ stalls, lands, over, test, shots }: MoveEnd): string {
  if (lands === 'crashes') return 'INTO THE GROUND';
  if (over) return 'OFF THE MATS';
  if (stalls) return 'STALLS';
  if (lands === 'lands') return 'lands';
  if (shots.length > 0) return `fires at ${shots.map(({ target }) => target).join(' ')}`;
  return test ? 'Handling Test' : '';
}

/** Whose guns are likely to reach her there; else whose could. */
function threatCell(threats: Threats | undefined): string {
  if (!threats) return '';
  const { likely, worst, unknown = [] } = threats;
  const names = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join(' ');
  if (likely.length > 0) return `under ${names(likely)}`;
  if (worst.length > 0) return `at worst ${names(worst)}`;
  return unknown.length > 0 ? `${unknown.join(' ')} unknown` : 'safe';
}
