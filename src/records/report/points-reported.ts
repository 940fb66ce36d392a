import type { Score, ScoreReason, WorkDone } from '../../campaign/mission-log.ts';
import { capital, plural, uncapital } from '../../english/numbers.ts';
import type { CrewTold } from '../../table/turn-events.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import { spokenOf, whoIs } from './prose.ts';

/** One line of the Victory Points, with its reason in words. */
export interface PointsLine {
  readonly points: number;
  readonly reason: string;
}

export const pointsLines = (scores: readonly Score[], crews: readonly CrewTold[]): PointsLine[] =>
  scores.map((score) => ({ points: score.points, reason: reasonText(score, crews) }));

/** What each line is for: of whom, of which machine, of what. */
const REASONS: { readonly [R in ScoreReason]: (who: string, what: string) => string } = {
  'enemy-shot-down': (who) => `an enemy shot down by ${who}`,
  'enemy-forced-down': (who) => `an enemy forced down by ${who}`,
  'enemy-damaged': (who) => `an enemy damaged and sent home by ${who}`,
  'machine-lost': (who) => `the machine of ${who} lost`,
  'machine-damaged': (who) => `the machine of ${who} damaged`,
  'emergency-field': (who) => `${who} at an Emergency Landing Field`,
  'forced-landing': (who) => `${who} down in a field, undamaged`,
  killed: (who) => `${who} killed`,
  prisoner: (who) => `${who} taken prisoner`,
  wounded: (who) => `${who} wounded`,
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
  'nothing-achieved': () => 'the mission not carried out',
  'not-flown': () => 'the work never reached, which counts as not flown',
};

const reasonText = ({ why, who, what = '' }: Score, crews: readonly CrewTold[]): string =>
  REASONS[why](who === undefined ? '' : whoIs(who, crews), what);

const lowered = (name: string) => `the ${uncapital(name)}`;

const byWhom = (who: string) => (who ? ` by ${who}` : ', shared');

/** What was achieved of what they went for, in a sentence each. */
const ACHIEVED: { readonly [R in WorkDone]: (who: string, what: string) => string } = {
  escort: () => 'The two-seaters were brought back across the lines.',
  patrol: () => 'The patrol was flown.',
  'ground-target': (_, what) => `${capital(lowered(what))} was shot up.`,
  'trench-strafing': () => 'The trenches were strafed.',
  balloon: (_, what) => `${capital(lowered(what))} went down in flames.`,
  'balloon-holed': (_, what) => `${capital(lowered(what))} was holed, and wound down.`,
  plates: (who, what) => `${who} brought back a plate, ${what}.`,
  spotting: () => 'The guns were ranged.',
  bombing: () => 'The bombs did their work.',
  drop: (_, what) => `${capital(what)} fell where it was meant to.`,
};

const sentenceOf: { readonly [R in ScoreReason]?: (who: string, what: string) => string } = ACHIEVED;

export function achievedParagraph({ scores, machines, pastDoing }: MissionFacts): string {
  const sentences = scores
    .filter(({ points }) => points > 0)
    .map(({ why, who, what = '' }) => sentenceOf[why]?.(who === undefined ? '' : whoIs(who, machines), what));
  const achieved = [...new Set(sentences.filter((sentence) => sentence !== undefined))];
  if (achieved.length > 0) return achieved.join(' ');
  const { they } = spokenOf(machines);
  if (pastDoing)
    return `With no two-seater left ${they} could not do what ${they} ${plural(they === 'he' ? 1 : 2, 'was', 'were')} sent to do.`;
  return `${capital(they)} did not do what ${they} ${plural(they === 'he' ? 1 : 2, 'was', 'were')} sent to do.`;
}
