import { byName } from '../cards/by-name.ts';
import { nearest } from '../cards/nearest.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Reason } from '../logbook/refusal.ts';
import { quoted } from '../page/quoted.ts';
import { askingOf } from '../questions/asking/questions.ts';
import { Fault } from '../shell/faults.ts';
import { print } from '../shell/page.ts';
import { wordRefusal } from '../shell/refusals.ts';
import type { Question } from '../table/decisions.ts';
import type { Seat, StepResult } from './seat.ts';

/** Tells the player what is wrong, and asks again; a script ends there. */
export function wrong(sentence: string, { script, paper }: Pick<Seat, 'script' | 'paper'>): StepResult {
  if (script) throw new Fault(sentence);
  print(sentence, paper);
  return 'nowhere';
}

/** What else may be typed: what Enter takes before the answers, such as a course, and the commands. */
interface Typable {
  readonly first?: string | undefined;
  readonly commands: readonly string[];
  readonly book: Rulebook;
}

/** Why something is impossible, and which answer or command was meant, if it was mistyped. */
export function whyNot(
  refused: Reason,
  asked: Question | undefined,
  { first: atHand, commands, book }: Typable,
): string {
  if (refused.why !== 'not-an-answer') return wordRefusal(refused);
  const reason = { ...refused, options: [...(atHand === undefined ? [] : [atHand]), ...refused.options] };
  const [first = ''] = reason.answer.toLowerCase().split(' ');
  if (OUTSIDE.includes(first)) return outsideText(first);
  const meant = isWord(reason.answer)
    ? nearest(reason.answer.toLowerCase(), [...reason.options, ...commands].filter(isWord))
    : undefined;
  return `${noneOf(reason, asked, book)}${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

/** Commands of the shell that one looks for in a game. */
export const OUTSIDE: readonly string[] = [
  'luck',
  'people',
  'coach',
  'what-if',
  'compare',
  'export',
  'verify',
  'branch',
  'saves',
  'settings',
  'tutorial',
];

/** `?` is never what somebody meant, and no figure is mistyped for another. */
const isWord = (typed: string): boolean => typed.length > 1 && !/^[\d,]+$/.test(typed);

/** Where the answers are of several kinds, the kinds are named instead of sixty answers. */
function noneOf(
  reason: Extract<Reason, { why: 'not-an-answer' }>,
  asked: Question | undefined,
  book: Rulebook,
): string {
  const kinds = asked && askingOf(asked).rows?.families?.(asked, book);
  if (!kinds || kinds.length < 2) return wordRefusal(reason);
  const names = kinds.map(({ name }) => name).join(', ');
  return `${quoted(reason.answer)} is not an answer here. The answers are of these kinds: ${names}; ? says more.`;
}

/** A command of the shell, and what of it is to be known before one quits. */
const outsideText = (command: string): string =>
  OUTSIDE_TEXTS.get(command) ?? `${quoted(command)} is no command of a game: quit, then type wof ${command}.`;

const OUTSIDE_TEXTS = byName({
  people:
    'Your men are in roster, and man NAME tells one of them; wof people, outside a game, has those of finished campaigns.',
  coach:
    '"coach" is no command of a game: quit, then type wof coach NAME, with the name of the campaign. Battles by themselves have none.',
});
