import type { DecidedOutcome, Deciding } from '../../kit/odds/deciding.ts';
import { hang, type Paper } from '../../page/paper.ts';
import { ORDERS } from '../../questions/mission/activity-texts.ts';
import type { ActivityName } from '../../table/activity-decisions.ts';
import { listed, waysText } from '../../words/numbers.ts';

/** What the ways lead to. */
const TO: Readonly<Record<Exclude<DecidedOutcome, ActivityName>, string>> = {
  'meets-the-enemy': 'to meet the enemy',
  'meets-him-under-archie': 'if Archie fires',
  'is-hit': 'that a shot of Archie’s hits',
  'burst-near': 'that it passes near',
  'comes-through': 'to come through the Lame Duck Checks of the way',
  'goes-down': 'to be brought down by it',
  harmless: 'that it does nothing more',
  hits: 'to hit',
  'brings-down': 'to bring him down',
  'hit-in-return': 'to be hit by each burst of the observer’s',
  jams: 'to jam',
  clears: 'to clear the jam',
  'jammed-for-good': 'to be jammed for good',
  'gets-a-shot': 'to get a shot',
  passes: 'to pass the test',
};

const isOrder = (outcome: DecidedOutcome): outcome is ActivityName => outcome in ORDERS;

const toText = (outcome: DecidedOutcome): string => (isOrder(outcome) ? ORDERS[outcome].good : TO[outcome]);

/** `7 in 36 to hit, 2 in 36 to jam`; `B1 20 in 36, B2 15 in 36 to get a shot`. */
export function exactText(exact: readonly Deciding[]): string {
  const outcomes = [...new Set(exact.map(({ outcome }) => outcome))];
  return outcomes
    .map((outcome) => `${waysOf(exact.filter((each) => each.outcome === outcome))} ${toText(outcome)}`)
    .join(', ');
}

/** One figure where all are equal. */
function waysOf(each: readonly Deciding[]): string {
  const texts = each.map(({ ways, of }) => waysText(ways, of));
  const [first = ''] = texts;
  if (texts.every((text) => text === first)) return first;
  return each.map(({ machine = '' }, i) => `${machine} ${texts[i]}`).join(', ');
}

/** Answers with the same text share a line. */
export function exactLines(
  odds: readonly { readonly answer: string; readonly exact: readonly Deciding[] }[],
): string[] {
  const texts = new Map<string, string[]>();
  for (const { answer, exact } of odds) {
    const text = exactText(exact);
    if (text !== '') texts.set(text, [...(texts.get(text) ?? []), answer]);
  }
  return [...texts].map(([text, answers]) => `${listed(answers)}: ${text}`);
}

/** The exact part: the next throw, counted. */
export function exactOnes(odds: Parameters<typeof exactLines>[0], paper: Paper): string[] {
  const lines = exactLines(odds).map((line) => hang(`  ${line}`, paper, 4));
  return lines.length === 0 ? [] : [['Exact, by the throw that follows:', ...lines].join('\n')];
}
