import type { Score, ScoreReason, WorkDone } from '../../campaign/mission-log.ts';
import { byName } from '../../cards/by-name.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { CrewTold } from '../../table/events/turn-events.ts';
import { capital, counted, inWords, listed, oneOf, plural, uncapital } from '../../words/numbers.ts';
import { fallenFor } from './facts/fall-of-a-man.ts';
import type { MachineFacts, MissionFacts } from './facts/mission-facts.ts';
import { oneSentence, oneWay, spokenOf, whoIs } from './prose.ts';
import { spoiltBy } from './weather-reported.ts';
import { whyFailed } from './why-failed.ts';

/** An item of the Victory Points, with its reason in words. */
export interface PointsLine {
  readonly points: number;
  readonly reason: string;
}

/** An enemy whose counter is one man is named. */
export const pointsLines = (
  scores: readonly Score[],
  crews: readonly CrewTold[],
  facts: MissionFacts,
  book: Rulebook,
): PointsLine[] =>
  scores.map((score) => ({
    points: score.points,
    reason: reasonText(score, crews, fallenFor(score, facts, book) ?? enemyIn(score)),
  }));

/** By his type, where that is entered. */
const enemyIn = ({ what }: Score): string => (what === undefined ? 'an enemy' : oneOf(what));

/** The reason of each item: for whom, for which machine, for what; and which enemy. */
const REASONS: { readonly [R in ScoreReason]: (who: string, what: string, enemy: string) => string } = {
  'enemy-shot-down': (who, _, enemy) => `${enemy} shot down by ${who}`,
  'enemy-forced-down': (who, _, enemy) => `${enemy} forced down by ${who}`,
  'enemy-damaged': (who, _, enemy) => `${enemy} damaged and sent home by ${who}`,
  'machine-lost': (who) => `the machine of ${who} lost`,
  'machine-damaged': (who) => `the machine of ${who} damaged`,
  'emergency-field': (who) => `${who} at an Emergency Landing Field`,
  'forced-landing': (who) => `${who} down in a field, undamaged`,
  killed: (who) => `${who} killed`,
  prisoner: (who) => `${who} taken prisoner`,
  wounded: (who) => `${who} wounded`,
  'commanding-officer-lost': () => 'the Commanding Officer lost',
  escort: (who) => `${who} brought back across the lines`,
  patrol: () => 'the patrol flown',
  'ground-target': (_, what) => `${lowered(what)} shot up`,
  'trench-strafing': () => 'the trenches strafed',
  balloon: (who, what) => `${lowered(what)} burnt${byWhom(who)}`,
  'balloon-holed': (who, what) => `${lowered(what)} holed${byWhom(who)}`,
  plates: (who, what) => `a plate brought back by ${who}: ${what}`,
  spotting: () => 'the guns ranged',
  bombing: () => 'the bombs',
  drop: (_, what) => `${what} dropped where they should fall`,
  fetch: (who, what) => `${what} brought home by ${who}`,
  'nothing-achieved': () => 'the mission not carried out',
  'not-flown': () => 'the work never reached, which counts as not flown',
  'special-task': (_, what) => `${what}, as the Wing had asked`,
};

const reasonText = ({ why, who, what = '' }: Score, crews: readonly CrewTold[], enemy: string): string =>
  REASONS[why](who === undefined ? '' : whoIs(who, crews), what, enemy);

const lowered = (name: string) => `the ${uncapital(name)}`;

const byWhom = (who: string) => (who ? ` by ${who}` : ', shared');

/** What was achieved, in a sentence each; whoever was brought back has one of his own. */
const ACHIEVED: { readonly [R in Exclude<WorkDone, 'escort'>]: readonly [PointsSentence, ...PointsSentence[]] } = {
  patrol: [
    () => 'The patrol was flown.',
    () => 'The beat was flown as long as was asked for.',
    () => 'As much of the beat was flown as was asked for.',
    () => 'The patrol did what was asked of it.',
    () => 'The patrol was flown as ordered.',
  ],
  'ground-target': [(_, what) => `${capital(lowered(what))} was shot up.`],
  'trench-strafing': [() => 'The trenches were strafed.'],
  balloon: [(_, what) => `${capital(lowered(what))} went down in flames.`],
  'balloon-holed': [(_, what) => `${capital(lowered(what))} was holed, and wound down.`],
  plates: [(who, what) => `${who} brought back ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} plate.`],
  spotting: [() => 'The guns were ranged.'],
  bombing: [() => 'The bombs did their work.'],
  drop: [(_, what) => `${capital(what)} fell where it was meant to.`],
  fetch: [(who, what) => `${who} put down behind their lines and brought home ${what}.`],
};

/** The same of several balloons or targets, in one sentence. */
const TARGETS = {
  'ground-target': (all: readonly string[]) => `${severalText(all)} ${wereText(all)} shot up.`,
  balloon: (all: readonly string[]) => `${severalText(all)} went down in flames.`,
  'balloon-holed': (all: readonly string[]) => `${severalText(all)} ${wereText(all)} holed, and wound down.`,
} as const satisfies { readonly [R in ScoreReason]?: (all: readonly string[]) => string };

const isOfTargets = (why: ScoreReason): why is keyof typeof TARGETS => Object.hasOwn(TARGETS, why);

const severalText = (all: readonly string[]): string => capital(listed([...new Set(all)].map(lowered)));

const wereText = (all: readonly string[]): string => plural(new Set(all).size, 'was', 'were');

type PointsSentence = (who: string, what: string) => string;

/** Where part of the ground of a patrol was seen, and was paid for. */
const PART_PATROLLED: readonly [PointsSentence, ...PointsSentence[]] = [
  () => 'Part of the patrol was flown.',
  () => 'Some of the beat was flown.',
];

const sentencesFor: { readonly [R in ScoreReason]?: readonly [PointsSentence, ...PointsSentence[]] } = ACHIEVED;

type Plainly = (they: 'he' | 'they') => string;

const NOT_TO_ITS_END: readonly [Plainly, ...Plainly[]] = [
  () => 'The patrol was not flown to its end.',
  () => 'The beat was left unfinished.',
  () => 'Less of the patrol was flown than was asked for.',
];

/** What was not achieved, by mission; a player's own manual has only that it was not. */
const FAILED = byName<readonly [Plainly, ...Plainly[]]>({
  'dawn-patrol': NOT_TO_ITS_END,
  'twilight-patrol': NOT_TO_ITS_END,
  'offensive-line-patrol': NOT_TO_ITS_END,
  'defensive-line-patrol': NOT_TO_ITS_END,
  'photo-reconnaissance': [() => 'No plate was brought back.'],
  'bombing-raid': [() => 'No bomb did any harm.'],
  'artillery-spotting': [() => 'The guns were not ranged.'],
  'balloon-bursting': [() => 'No balloon was burnt.'],
  'long-reconnaissance': [(they) => `${capital(they)} did not bring back what was wanted.`],
  'trench-strafing': [() => 'The trenches took no harm.'],
});

/** The same, where nobody came to try it. */
const UNTRIED = byName<readonly [Plainly, ...Plainly[]]>({
  'bombing-raid': [() => 'The target was not bombed.'],
  'trench-strafing': [() => 'The trenches were not fired on.'],
});

const UNDONE: readonly [Plainly, ...Plainly[]] = [
  (they) => `${capital(they)} did not do what ${they} ${plural(they === 'he' ? 1 : 2, 'was', 'were')} sent to do.`,
  () => 'The work was not done.',
];

/** What is told before those who came down, and what after them. */
interface Achieved {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/**
 * What was achieved, and that all are home, if they are; and what was not achieved, after those who did not come home:
 * they may be the reason. That a two-seater was brought back across the lines follows from its end: it is told only where
 * nothing else was done, or where it went over again.
 */
export function achievedText(facts: MissionFacts, allHome: readonly string[], book: Rulebook): Achieved {
  const { scores, machines } = facts;
  const all = scores.filter(({ points }) => points > 0);
  const paid = all.filter((score) => !isToldInItsTime(score, facts));
  const sentences = paid.map(({ why, who, what = '' }) => {
    const alike = paid.filter((each) => each.why === why).map((each) => each.what ?? '');
    if (isOfTargets(why) && alike.length > 1) return TARGETS[why](alike);
    const ways = why === 'patrol' && !facts.isCovered ? PART_PATROLLED : sentencesFor[why];
    return ways && oneWay(ways, facts, why)(who === undefined ? '' : whoIs(who, machines), what);
  });
  const achieved = [...new Set(sentences.filter((sentence) => sentence !== undefined))];
  const { back, again } = escortTexts(facts);
  const isFailure =
    achieved.length === 0 &&
    paid.length === all.length &&
    (back.length + again.length === 0 || scores.some(({ why }) => why === 'nothing-achieved'));
  const escorted = achieved.length === 0 && !isFailure ? back : [];
  const failed = isFailure ? [failureText(facts, book)] : [];
  const isShort = facts.pastDoing || allHome.length === 0;
  return isShort
    ? { first: inOneBreath([...achieved, ...again, ...allHome]), last: [...failed, ...escorted] }
    : { first: [...failed, ...inOneBreath([...achieved, ...again, ...escorted, ...allHome])], last: [] };
}

/** (30) (31) Who strafed the trenches, or shot up a target on the ground, is told when he did. */
const isToldInItsTime = ({ why, what = '' }: Score, { machines }: MissionFacts): boolean =>
  machines.some(({ deeds, troubles }) =>
    why === 'trench-strafing'
      ? deeds.some(({ did }) => did === 'strafed') ||
        troubles.some((each) => each.is === 'worked' && each.did === 'strafe')
      : why === 'ground-target' && deeds.some((each) => each.did === 'shot-up' && each.what === uncapital(what)),
  );

/** More than so much is told sentence by sentence. */
const A_BREATH = 3;

const inOneBreath = (sentences: readonly string[]): readonly string[] =>
  sentences.length > A_BREATH || sentences.length === 0 ? sentences : [oneSentence(sentences)];

function failureText(facts: MissionFacts, book: Rulebook): string {
  const { they } = spokenOf(facts.machines);
  const plates = platesText(facts);
  if (plates !== undefined) return plates;
  if (facts.pastDoing) return pastDoingText(facts);
  const ways = (facts.isTried ? undefined : UNTRIED.get(facts.mission)) ?? FAILED.get(facts.mission) ?? UNDONE;
  const failed = tooLittle(facts) ?? oneWay(ways, facts, 'undone')(they);
  const spoilt =
    woundDownText(facts.woundDown) ?? spoiltBy(facts, book) ?? spoiltPlates(facts.plates) ?? whyFailed(facts);
  return spoilt === undefined ? failed : failed.replace(/\.$/, `: ${spoilt}.`);
}

function pastDoingText({ machines, isTried }: MissionFacts): string {
  const { they } = spokenOf(machines);
  const were = plural(they === 'he' ? 1 : 2, 'was', 'were');
  return `With no two-seater left ${they} could not ${isTried ? 'finish' : 'do'} what ${they} ${were} sent to do.`;
}

/** Plates that were exposed, and what became of them, where not one was of use. */
function platesText({ plates: { spoilt, useless } }: MissionFacts): string | undefined {
  if (useless === 0) return undefined;
  const none = useless === 2 ? 'neither was of use' : 'not one was of use';
  const brought = `${capital(counted(useless, 'plate'))} ${useless === 1 ? 'was brought back and was of no use' : `were brought back, and ${none}`}`;
  return spoilt === 0 ? `${brought}.` : `${brought}; Archie had spoilt ${inWords(spoilt)}.`;
}

const spoiltPlates = ({ spoilt }: MissionFacts['plates']): string | undefined =>
  spoilt === 0 ? undefined : `Archie had spoilt ${inWords(spoilt)}`;

/** (31) The trenches that were raked to no effect. */
const tooLittle = ({ mission, machines }: MissionFacts): string | undefined =>
  mission === 'trench-strafing' &&
  machines.some(({ troubles }) => troubles.some((each) => each.is === 'worked' && each.did === 'strafe'))
    ? 'It was too little to do the trenches any harm.'
    : undefined;

/** (32) The balloons that were down before they burnt. */
const woundDownText = (balloons: readonly string[]): string | undefined =>
  balloons.length === 0
    ? undefined
    : `${balloons.length > NAMED ? counted(balloons.length, 'balloon') : listed(balloons.map(lowered))} ${plural(balloons.length, 'was', 'were')} attacked, and wound down unharmed`;

/** So many balloons are named. */
const NAMED = 2;

/** The two-seaters that were escorted back across the lines, and those of them that went over again. */
function escortTexts({ scores, machines }: MissionFacts): { readonly back: string[]; readonly again: string[] } {
  const all = scores.filter(({ why, points }) => why === 'escort' && points > 0).flatMap(({ who }) => who ?? []);
  const over = all.filter((who) => machines.some((each) => each.machine === who && isDownBeyond(each)));
  const text = (some: readonly string[], more: string) =>
    some.length === 0
      ? []
      : [
          `${listed(some.map((who) => whoIs(who, machines)))} ${plural(some.length, 'was', 'were')} brought back across the lines${more}.`,
        ];
  return {
    back: text(
      all.filter((who) => !over.includes(who)),
      '',
    ),
    again: text(over, ' once, and went over again'),
  };
}

/** (23) Who was brought back and came down beyond the lines had crossed them once more. */
const isDownBeyond = ({ end }: MachineFacts): boolean => end.is === 'down' && end.side !== 'allied';
