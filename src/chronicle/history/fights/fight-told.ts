import type { LeastUsed } from '../../../words/by-turns.ts';
import { capital, height, inWords, listed, plural } from '../../../words/numbers.ts';
import type { Flown } from '../../lived.ts';
import type { FightFacts } from '../../report/facts/fight-facts.ts';
import type { MissionFacts } from '../../report/facts/mission-facts.ts';
import { germansText, manIn, overPlace, spokenOf, written } from '../../report/prose.ts';
import { beatsTold, fewOfOurs } from './beats-told.ts';
import { type CourseOfAFight, coursesOf } from './course.ts';
import { EnemiesOfAFight } from './enemies.ts';
import {
  AND_AGAIN,
  IT_ENDED,
  IT_ENDED_LOW,
  MOST_STILL_IN_IT,
  MOST_STILL_IN_IT_LOW,
  NOTHING_IN_IT,
  STILL_IN_IT,
  STILL_IN_IT_LOW,
} from './words-of-fights.ts';

/** The fights of a mission in their order, a paragraph each; those in which nothing happened, in a sentence. */
export function fightsTold(
  flown: Flown,
  facts: MissionFacts,
  ways: LeastUsed,
  book: EnemiesOfAFight['book'],
): string[] {
  const paragraphs: string[] = [];
  const before: CourseOfAFight[] = [];
  let isBegun = false;
  for (const course of coursesOf(flown, facts)) {
    const enemies = new EnemiesOfAFight([...course.meeting.germans, ...course.meeting.came.joined], book);
    const telling = { facts, enemies, ways };
    const place = overPlace(course.meeting.hex, book);
    if (course.beats.every(({ is }) => is === 'joined')) {
      const all = germansText([...course.meeting.germans, ...course.meeting.came.joined], book);
      paragraphs.push(ways.next(NOTHING_IN_IT)(place, all));
      continue;
    }
    const opening = openingText(course, facts, book);
    const began = isBegun ? ways.next(AND_AGAIN)(place, opening) : `${capital(place)} ${opening}`;
    const beats = beatsTold(course.beats, telling);
    const said = [...backText(course, before, facts), ...beats, ...endText(course, facts, ways)];
    paragraphs.push([began, ...heAgain(said, namesOf(facts))].join(' '));
    before.push(course);
    isBegun = true;
  }
  return paragraphs;
}

const namesOf = ({ machines }: MissionFacts): string[] => machines.flatMap(({ men }) => men.map(written));

/** What befell him, and no deed of his own: a deed has its man's name. */
const HIS = /^(?:'s (?:gun had jammed|machine)| (?:broke off|came out|got clear|had his machine|was hit))\b/;

/** Who was the subject of the sentence before, with no other man in it, is `he`. */
const heAgain = (sentences: readonly string[], names: readonly string[]): string[] =>
  sentences.map((sentence, i) => {
    const before = sentences[i - 1] ?? '';
    const name = names.find((each) => sentence.startsWith(each) && HIS.test(sentence.slice(each.length)));
    const isHis = name !== undefined && before.startsWith(name);
    if (!isHis || names.some((other) => other !== name && before.includes(other))) return sentence;
    const rest = sentence.slice(name.length);
    return rest.startsWith("'s ") ? `His${rest.slice(2)}` : `He${rest}`;
  });

/** Who began it, how high, and how many were on each side. */
function openingText({ meeting }: CourseOfAFight, facts: MissionFacts, book: EnemiesOfAFight['book']): string {
  const { germans, came } = meeting;
  const { they, them } = whoFought(came, facts);
  const enemy = germansText(germans, book);
  const odds = `${inWords(came.ours.length)} against ${inWords(germans.length)}`;
  const at = `at ${height(came.height)}`;
  if (!came.dive) return `${they} met ${enemy} ${at}, ${odds}.`;
  const how = came.dive.bonus === 'surprise' ? 'came out of cloud on' : 'dived on';
  return came.dive.side === 'allied'
    ? `${they} ${how} ${enemy} ${at}, ${odds}.`
    : `${enemy} ${how} ${them} ${at}, ${odds}.`;
}

/** Who had left a fight before for want of nerve is with the others again. */
function backText(
  { meeting: { came } }: CourseOfAFight,
  before: readonly CourseOfAFight[],
  { machines }: MissionFacts,
): string[] {
  const fled = before.flatMap(({ beats }) =>
    beats.flatMap((beat) => (beat.is === 'fled' && beat.fled.why === 'nerve' ? [beat.fled.machine] : [])),
  );
  const back = came.ours.filter((machine) => fled.includes(machine));
  if (back.length === 0 || came.ours.length === back.length) return [];
  return [
    `${listed(back.map((machine) => manIn(machine, 'pilot', machines)))}, who had left the fight before, ${plural(back.length, 'was', 'were')} with them again.`,
  ];
}

/** All who were out, or those of them who were there. */
function whoFought({ ours }: FightFacts, facts: MissionFacts): { readonly they: string; readonly them: string } {
  const { machines } = facts;
  if (ours.length === machines.length) return spokenOf(machines);
  const names = listed(ours.map((machine) => manIn(machine, 'pilot', machines)));
  return { they: names, them: names };
}

/** How it ended, and who of ours was still in it. */
function endText({ meeting: { came }, last, beats }: CourseOfAFight, facts: MissionFacts, ways: LeastUsed): string[] {
  const at = height(came.heightAtEnd);
  const hasStayed = last.filter(
    (machine) => !beats.some((beat) => beat.is === 'harmed' && beat.harmed.machine === machine),
  );
  switch (came.why) {
    case 'no-allied-left':
      return [];
    case 'no-germans-left':
      return [`By ${at} the ${plural(came.joined.length + 1, 'enemy was', 'last of the enemy was')} out of it.`];
    case 'dfd-spent':
      return hasStayed.length > 0 && last.length < came.ours.length && hasStayed.length === last.length
        ? [stayedText(came, last, facts, ways)]
        : [came.heightAtEnd === 0 ? ways.next(IT_ENDED_LOW)() : ways.next(IT_ENDED)(at)];
  }
}

function stayedText(
  { heightAtEnd, ours }: FightFacts,
  last: readonly string[],
  facts: MissionFacts,
  ways: LeastUsed,
): string {
  const few = last.length * 2 <= ours.length;
  const names = few ? fewOfOurs(last, facts).replace('the other ', '') : fewOfOurs(last, facts);
  if (heightAtEnd === 0) return ways.next(few ? STILL_IN_IT_LOW : MOST_STILL_IN_IT_LOW)(names);
  return ways.next(few ? STILL_IN_IT : MOST_STILL_IN_IT)(height(heightAtEnd), names);
}
