import type { LeastUsed } from '../../../words/by-turns.ts';
import { capital, height, inWords, listed, plural } from '../../../words/numbers.ts';
import type { Flown } from '../../lived.ts';
import type { FightFacts } from '../../report/facts/fight-facts.ts';
import type { MissionFacts } from '../../report/facts/mission-facts.ts';
import { germansText, manIn, overPlace, spokenOf } from '../../report/prose.ts';
import { beatsTold, fewOfOurs } from './beats-told.ts';
import { type CourseOfAFight, coursesOf } from './course.ts';
import { EnemiesOfAFight } from './enemies.ts';
import { AND_AGAIN, IT_ENDED, IT_ENDED_LOW, NOTHING_IN_IT, STILL_IN_IT, STILL_IN_IT_LOW } from './words-of-fights.ts';

/** The fights of a mission in their order, a paragraph each; those in which nothing happened, in a sentence. */
export function fightsTold(
  flown: Flown,
  facts: MissionFacts,
  ways: LeastUsed,
  book: EnemiesOfAFight['book'],
): string[] {
  const paragraphs: string[] = [];
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
    const where = isBegun ? ways.next(AND_AGAIN)(place) : capital(place);
    const beats = beatsTold(course.beats, telling);
    paragraphs.push([`${where} ${opening}`, ...beats, ...endText(course, facts, ways)].join(' '));
    isBegun = true;
  }
  return paragraphs;
}

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

/** All who were out, or the few of them who were there. */
function whoFought({ ours }: FightFacts, facts: MissionFacts): { readonly they: string; readonly them: string } {
  const { machines } = facts;
  if (ours.length === machines.length || ours.length > FEW) return spokenOf(machines);
  const names = listed(ours.map((machine) => manIn(machine, 'pilot', machines)));
  return { they: names, them: names };
}

const FEW = 3;

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
        ? [stayedText(came.heightAtEnd, fewOfOurs(last, facts).replace('the other ', ''), ways)]
        : [came.heightAtEnd === 0 ? ways.next(IT_ENDED_LOW)() : ways.next(IT_ENDED)(at)];
  }
}

const stayedText = (at: number, names: string, ways: LeastUsed): string =>
  at === 0 ? ways.next(STILL_IN_IT_LOW)(names) : ways.next(STILL_IN_IT)(height(at), names);
