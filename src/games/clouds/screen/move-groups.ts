import { keysOf } from '../../../cards/keys-of.ts';
import type { AnswerGroup } from '../../../kit/screen/asking.ts';
import { signed } from '../../../words/numbers.ts';
import type { CloudsDecisions, StepPriced } from '../table/clouds-decisions.ts';
import { type MoveStep, stepOf } from '../table/steps.ts';
import { costText, testText } from './move-words.ts';

type MoveRow = 'fly' | 'turn' | 'tighter' | 'aside' | 'height' | 'work';
interface Stepped {
  readonly step: MoveStep;
  readonly priced: StepPriced;
}

/** The heading of each row of answers. */
const ROWS: { readonly [Is in MoveStep['is']]: MoveRow } = {
  end: 'fly',
  straight: 'fly',
  bank: 'fly',
  leave: 'fly',
  jump: 'fly',
  landing: 'fly',
  'take-off': 'fly',
  stall: 'fly',
  spin: 'fly',
  turn: 'turn',
  'wide-turn': 'turn',
  immelmann: 'turn',
  roll: 'aside',
  slip: 'aside',
  climb: 'height',
  dive: 'height',
  'vertical-dive': 'height',
  repair: 'work',
  restart: 'work',
  'shut-down': 'work',
  radio: 'work',
  camera: 'work',
};

const rowOf = (step: MoveStep): MoveRow => (step.is === 'turn' && step.tighter > 0 ? 'tighter' : ROWS[step.is]);

/** Some seventy steps in a few rows: what there is of each kind, and its cost. */
export function moveGroups({ priced }: CloudsDecisions['clouds-move']['about']): AnswerGroup[] {
  const steps = priced.map((each): Stepped => ({ priced: each, step: stepOf(each.word) }));
  return keysOf(SAYS).flatMap((row) => {
    const own = steps.filter(({ step }) => rowOf(step) === row);
    return own.length === 0 ? [] : [{ name: row, answers: own.map((each) => each.priced.word), says: SAYS[row](own) }];
  });
}

const SAYS: { readonly [R in MoveRow]: (own: readonly Stepped[]) => string } = {
  fly: flyText,
  turn: plainly,
  tighter: tighterTexts,
  aside: plainly,
  height: plainly,
  work: plainly,
};

/** `end flies the move, and so do stall spin bank-left bank-right; leave: out of the fight; s1..11`. */
function flyText(own: readonly Stepped[]): string {
  const words = (some: readonly Stepped[]) => some.map(({ priced }) => priced.word);
  const [left, others] = [own.filter(({ step }) => step.is === 'leave'), own.filter(({ step }) => !TOLD.has(step.is))];
  const ending = words(others.filter(({ priced }) => priced.isFlown));
  const going = words(others.filter(({ priced }) => !priced.isFlown));
  return [
    `end flies the move${ending.length > 0 ? `, and so ${ending.length === 1 ? 'does' : 'do'} ${ending.join(' ')}` : ''}`,
    ...left.map(() => 'leave: out of the fight'),
    ...(going.length > 0 ? [ranged(going)] : []),
  ].join('; ');
}

/** The kinds that the row of flying names itself. */
const TOLD: ReadonlySet<MoveStep['is']> = new Set(['end', 'leave']);

/** Kinds with the same cost, on one line: `l30 l60 l90 r30 r60 r90: -1 EU; an action`. */
function plainly(own: readonly Stepped[]): string {
  const isAction = own.every(({ priced }) => priced.actions > 0);
  const kinds = [...groupedBy(own, ({ step }) => step.is).values()].map(kindText);
  return [...kinds, ...(isAction ? ['an action'] : [])].join('; ');
}

function kindText(own: readonly Stepped[]): string {
  const [first] = own;
  const words = ranged(own.map(({ priced }) => priced.word));
  const cost = first ? costText({ ...first.priced, actions: 0 }) : '';
  // A kind that costs by its length shows the cost of one unit.
  const isByLength = own.some(({ priced }) => priced.energy !== first?.priced.energy);
  return cost === '' ? words : `${words}: ${cost}${isByLength ? ' each' : ''}`;
}

const byTightness = (own: readonly Stepped[]): Map<number, Stepped[]> =>
  groupedBy(own, ({ step }) => (step.is === 'turn' ? step.tighter : 0));

const ALL_DEGREES = 3;

/** `+1: -2 EU, Flying 10; +2: -3 EU, Flying 8`. A test that is the same for all is written once, at the end. */
function tighterTexts(own: readonly Stepped[]): string {
  const rows = [...byTightness(own)];
  const tests = new Set(rows.map(([, each]) => testsOf(each).join(', ')));
  const [same = ''] = tests;
  if (rows.length === 1 || tests.size > 1 || same === '')
    return rows.map(([n, each]) => [tighterText(n, each), ...testsOf(each)].join(', ')).join('; ');
  return `${rows.map(([n, each]) => tighterText(n, each)).join('; ')}; each ${same}`;
}

/** `+1 to 30 60: -2 EU`. */
function tighterText(tighter: number, own: readonly Stepped[]): string {
  const degrees = [...new Set(own.map(({ step }) => (step.is === 'turn' ? step.degrees : 0)))];
  const only = degrees.length < ALL_DEGREES ? ` to ${degrees.join(' ')}` : '';
  return `+${tighter}${only}: ${signed(own[0]?.priced.energy ?? 0)} EU`;
}

const testsOf = ([first]: readonly Stepped[]): string[] => first?.priced.tests.map(shortTest) ?? [];

const shortTest = (test: StepPriced['tests'][number]): string => testText(test).replace(' or less on d20', '');

/** Shortens `s1 s2 s3` to `s1..3`; words without a number stay as they are. */
function ranged(words: readonly string[]): string {
  const kinds = groupedBy(words, (word) => /^(?:s|c|d|slip-[lr])(?=\d)/.exec(word)?.[0] ?? word);
  return [...kinds]
    .map(([kind, all]) => (all.length > 2 ? `${all[0]}..${all.at(-1)?.slice(kind.length)}` : all.join(' ')))
    .join(' ');
}

function groupedBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}
