import { keysOf } from '../../../../cards/keys-of.ts';
import type { AnswerGroup } from '../../../../kit/screen/asking.ts';
import { signed } from '../../../../words/numbers.ts';
import type { CloudsDecisions, StepPriced, TestSeen } from '../../table/clouds-decisions.ts';
import { type MoveStep, stepOf } from '../../table/steps.ts';
import { costText } from './move-words.ts';

type MoveRow = 'fly' | 'turn' | 'tighter' | 'aside' | 'height' | 'work';
interface Stepped {
  readonly step: MoveStep;
  readonly priced: StepPriced;
  /** What stands behind it in brackets. */
  readonly sign: string | undefined;
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
export function moveGroups(
  { priced }: CloudsDecisions['clouds-move']['about'],
  signs: ReadonlyMap<string, string> = new Map(),
): AnswerGroup[] {
  const steps = priced.map((each): Stepped => ({ priced: each, step: stepOf(each.word), sign: signs.get(each.word) }));
  return keysOf(SAYS).flatMap((row) => {
    const own = steps.filter(({ step }) => rowOf(step) === row);
    return own.length === 0
      ? []
      : [{ name: row, reads: MEANS[row], answers: own.map((each) => each.priced.word), says: SAYS[row](own) }];
  });
}

/** What the steps of a row are. */
const MEANS: Readonly<Record<MoveRow, string>> = {
  fly: 'end and what else ends the move, and so many MU straight on',
  turn: 'left or right by so many degrees',
  tighter: 'the same in a smaller circle, for more speed and a test',
  aside: 'a roll or a slip to one side, with the nose where it was',
  height: 'climb or dive by so many MU',
  work: 'at the guns, the engine, the camera or the radio',
};

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
    `end${signText(own.find(({ step }) => step.is === 'end'))} flies the move${ending.length > 0 ? `, and so ${ending.length === 1 ? 'does' : 'do'} ${ending.join(' ')}` : ''}`,
    ...left.map(() => 'leave: out of the fight'),
    ...(going.length > 0 ? [ranged(going)] : []),
  ].join('; ');
}

/** The kinds that the row of flying names itself. */
const TOLD: ReadonlySet<MoveStep['is']> = new Set(['end', 'leave']);

/** Kinds with the same cost, on one line: `l30 l60 l90 r30 r60 r90: 3 6 8 MU, -10 km/h; immelmann`. */
function plainly(own: readonly Stepped[]): string {
  return [...groupedBy(own, ({ step }) => step.is).values()].map(kindText).join('; ');
}

function kindText(own: readonly Stepped[]): string {
  const [first] = own;
  const isTurn = first?.step.is === 'turn';
  const words = ranged(own.map((each) => `${each.priced.word}${isTurn ? signText(each) : ''}`));
  const cost = first
    ? [movesText(own), costText({ ...first.priced, actions: 0, moves: 0 })].filter(Boolean).join(', ')
    : '';
  // A kind that costs by its length shows the cost of one unit.
  const isByLength = own.some(({ priced }) => priced.energy !== first?.priced.energy);
  return cost === '' ? words : `${words}: ${isByLength ? `${cost.replace(' km/h', '')} each` : cost}`;
}

/** ` (!!)` without the blank: `l30(!!)`. */
const signText = (stepped: Stepped | undefined): string => (stepped?.sign ? `(${stepped.sign})` : '');

/** `3 6 8 MU`, where a kind takes so much of the way by its angle, or the same for all. */
function movesText(own: readonly Stepped[]): string {
  const moves = new Map(own.map(({ step, priced }) => [step.is === 'turn' ? step.degrees : step.is, priced.moves]));
  const isTold = own.some(({ step }) => step.is === 'turn' || step.is === 'wide-turn');
  return isTold ? `${[...moves.values()].join(' ')} MU` : '';
}

const byTightness = (own: readonly Stepped[]): Map<number, Stepped[]> =>
  groupedBy(own, ({ step }) => (step.is === 'turn' ? step.tighter : 0));

const ALL_DEGREES = 3;

/**
 * `+1: -20 km/h, die up to 10; +2: -30, 8; else wide or spin`. A test that is the same for all is written once, at
 * the end.
 */
function tighterTexts(own: readonly Stepped[]): string {
  const rows = [...byTightness(own)];
  const tests = new Set(rows.map(([, each]) => testsOf(each).join(', ')));
  const [same = ''] = tests;
  const isSame = rows.length > 1 && tests.size === 1 && same !== '';
  const told = rows.map(([n, each], i) => {
    const text = tighterText(n, each, i === 0 ? ' km/h' : '');
    return [
      text,
      ...(isSame ? [] : testsOf(each).map((test) => (i === 0 ? test.replace(/(?=\d)/, 'die up to ') : test))),
    ].join(', ');
  });
  const isWide = own.some(({ priced }) => priced.tests.some(({ of }) => of === 'flying'));
  return [...told, ...(isSame ? [`each ${same}`] : []), ...(isWide ? ['else wide or spin'] : [])].join('; ');
}

/** `+1 to 30 60: -20 km/h`. */
function tighterText(tighter: number, own: readonly Stepped[], unit: string): string {
  const degrees = [...new Set(own.map(({ step }) => (step.is === 'turn' ? step.degrees : 0)))];
  const only = degrees.length < ALL_DEGREES ? ` to ${degrees.join(' ')}` : '';
  return `+${tighter}${only}: ${signed(10 * (own[0]?.priced.energy ?? 0))}${unit}`;
}

const testsOf = ([first]: readonly Stepped[]): string[] => first?.priced.tests.map(shortTest) ?? [];

const shortTest = ({ of, against }: TestSeen): string => (of === 'flying' ? `${against}` : `structure ${against}`);

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
