import { allMen } from '../../campaign/campaign.ts';
import { byTurns } from '../../words/by-turns.ts';
import { airmanIn, type EveningLived } from '../letters/evening-lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import {
  ANOTHER,
  BALLOONS,
  CHAIRS,
  FIRSTS,
  MET,
  MET_ACROSS,
  MET_COLDLY,
  PAIRS,
  QUARRELS,
  QUARRELS_ACROSS,
  TASK_DONE,
  TASK_FAILED,
  THANKS,
  THANKS_ACROSS,
  type Ways,
} from './words-of-the-mess.ts';

/** A matter of the evening: its men, and the ways to tell it. */
interface Matter {
  readonly one: string;
  /** Undefined for a matter of one man only. */
  readonly other?: string;
  readonly ways: Ways;
}

/**
 * How the mess takes the day: the day's relations between its men continue there, the most important first. Each man is
 * mentioned once; absent men only as absent.
 */
export function eveningTold(evening: EveningLived): string[] {
  const told = new Set<string>();
  const { turn, told: called } = evening;
  const between = KINDS.flatMap((kind) => kind(evening))
    .filter((matter) => {
      const men = there(matter, evening);
      if (men.some((man) => told.has(man))) return false;
      for (const man of men) told.add(man);
      return true;
    })
    .map(({ one, other = one, ways }, i) =>
      byTurns(ways, { ...turn, place: turn.place + i })(called.of(one), called.of(other)),
    );
  return [...between, ...taskTold(evening)];
}

/** Ours: the result of the flight's special task. */
function taskTold({ day: { moments }, flight, book, turn }: EveningLived): string[] {
  return ofKind(moments, 'task-ended')
    .filter((ended) => ended.flight === flight)
    .map(({ task, end }) =>
      byTurns(end === 'done' ? TASK_DONE : TASK_FAILED, turn)(book.tasks[task]?.task ?? task, ''),
    );
}

/** Only of men who are present; empty chairs are told as often as necessary. */
const there = ({ one, other }: Matter, evening: EveningLived): string[] =>
  [one, ...(other === undefined ? [] : [other])].filter((man) => isThere(man, evening));

/** Who is present tonight: not a man who landed on another field. */
const isThere = (man: string, { writers, happenings }: EveningLived): boolean =>
  writers.includes(man) && !happenings.some((each) => each.man === man && each.is === 'put-down');

const happeningsOf = <Is extends Happening['is']>(is: Is, { happenings }: EveningLived): HappeningOf<Is>[] =>
  happenings.filter((each): each is HappeningOf<Is> => each.is === is);

const lostIn = ({ happenings }: EveningLived): string[] => happenings.filter(isLoss).map(({ man }) => man);

/** They sit in the order of the flight's list, Sergeants separately. */
const chairs = (evening: EveningLived): Matter[] =>
  lostIn(evening).flatMap((one) => {
    const other = neighbourOf(one, evening);
    return other === undefined ? [] : [{ one, other, ways: CHAIRS }];
  });

function neighbourOf(lost: string, evening: EveningLived): string | undefined {
  const { dawn } = evening.day;
  const table = allMen(dawn).map(({ id }) => id);
  const place = table.indexOf(lost);
  const far = (man: string) => Math.abs(table.indexOf(man) - place);
  return evening.writers
    .filter((man) => isThere(man, evening) && isOfficer(man, evening) === isOfficer(lost, evening))
    .reduce<string | undefined>((next, man) => (next === undefined || far(man) < far(next) ? man : next), undefined);
}

function isOfficer(id: string, { day: { dawn } }: EveningLived): boolean {
  const rank = airmanIn(dawn, id)?.rank;
  return rank !== 'Sergeant' && rank !== 'Air Mechanic';
}

/** A man whose nerve failed, and how those whom he left treat him. */
function runaways(evening: EveningLived): Matter[] {
  const lost = lostIn(evening);
  return happeningsOf('turned-back', evening)
    .filter(({ man, why }) => why === 'nerve' && isThere(man, evening))
    .flatMap(({ man: one, left }): Matter[] => {
      const dead = left.find((each) => lost.includes(each));
      if (dead !== undefined) return [{ one, other: dead, ways: MET_COLDLY }];
      const other = left.find((each) => isThere(each, evening));
      return other === undefined ? [] : [{ one, other, ways: inOneMess(one, other, evening) ? MET : MET_ACROSS }];
    });
}

/** Men with a victory, a first one or not, or a balloon. */
const winners =
  (which: 'firsts' | 'others') =>
  (evening: EveningLived): Matter[] =>
    happeningsOf('victory', evening)
      .filter(({ man, isFirst }) => isFirst === (which === 'firsts') && isThere(man, evening))
      .map(({ man }) => ({ one: man, ways: which === 'firsts' ? FIRSTS : ANOTHER }));

const balloons = (evening: EveningLived): Matter[] =>
  happeningsOf('balloon', evening)
    .filter(({ man }) => isThere(man, evening))
    .map(({ man }) => ({ one: man, ways: BALLOONS }));

/**
 * A friend and the man who did something to him, where both are present; with other words where they have different
 * messes.
 */
const between =
  (is: 'saved' | 'left' | 'saw-home', ways: Ways, across: Ways) =>
  (evening: EveningLived): Matter[] =>
    happeningsOf(is, evening)
      .filter(({ man, friend }) => man !== friend && isThere(man, evening) && isThere(friend, evening))
      .map(({ man, friend }) => ({ one: friend, other: man, ways: inOneMess(man, friend, evening) ? ways : across }));

/** Officers dine in the mess, Sergeants separately. */
const inOneMess = (one: string, other: string, evening: EveningLived): boolean =>
  isOfficer(one, evening) === isOfficer(other, evening);

/** The most important first. */
const KINDS: readonly ((evening: EveningLived) => Matter[])[] = [
  chairs,
  runaways,
  winners('firsts'),
  between('saved', THANKS, THANKS_ACROSS),
  between('left', QUARRELS, QUARRELS_ACROSS),
  between('saw-home', PAIRS, PAIRS),
  balloons,
  winners('others'),
];
