import { homeField } from '../../cards/map.ts';
import type { End, MachineFacts } from '../report/facts/mission-facts.ts';
import type { Happening } from '../threads/thread.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { type EveningLived, isGoneBy } from './evening-lived.ts';

/**
 * Where a man of the flight is on the evening of a day: at home; on another aerodrome; down between the lines, put down
 * by the enemy, down elsewhere on our side or hard by the aerodrome; in hospital since today; lost; or away since before.
 */
export type Whereabouts = 'home' | 'guest' | WhereDown | 'hospital' | 'lost' | 'away';

export type WhereDown = 'between' | 'put-down' | 'afield' | 'near';

export function whereTonight(man: string, evening: EveningLived): Whereabouts {
  const his = evening.happenings.filter((each) => each.man === man);
  if (isGoneBy(man, evening)) return 'lost';
  if (his.some(isHurt)) return 'hospital';
  if (his.some(({ is }) => is === 'walked-away')) return whereDown(man, evening);
  if (his.some(({ is }) => is === 'put-down')) return 'guest';
  return evening.writers.includes(man) ? 'home' : 'away';
}

export const isHurt = (each: Happening): boolean => each.is === 'wounded' && each.days > 0;

/** What is known of lost men on the evening of a day. */
type KnownTonight = Pick<EveningLived, 'day' | 'book' | 'happenings'>;

/**
 * Whether nobody here knows more of a lost man tonight than that he has not come back: he is captured, or came down
 * beyond the lines and nobody of ours saw him fall.
 */
export function isMissing({ man, is }: Happening, { day, book, happenings }: KnownTonight): boolean {
  if (is !== 'killed') return is === 'taken';
  const end = lastEnd(man, { day, book })?.end;
  const wasSeen = happenings.some((each) => each.is === 'saw-fall' && each.friend === man);
  return end?.is === 'down' && end.side === 'enemy' && !wasSeen;
}

/** The last machine of a man that came down. */
const lastEnd = (man: string, { day, book }: Pick<EveningLived, 'day' | 'book'>): MachineFacts | undefined =>
  missionsOf(day, book)
    .flatMap(({ facts }) => facts.machines)
    .findLast(({ men, end: { is } }) => is === 'down' && men.some(({ airman }) => airman === man));

/** Of a man whose machine is down, and who walked away from it. */
function whereDown(man: string, { day, book }: EveningLived): WhereDown {
  const machine = lastEnd(man, { day, book });
  if (machine?.end.is !== 'down') return 'afield';
  if (machine.end.side !== 'allied') return 'between';
  if (machine.end.hex === homeField(book.missionMap).hex) return 'near';
  return isPutDown(machine, machine.end) ? 'put-down' : 'afield';
}

/** The enemy brought it down, and not want of petrol: in a fight, alone on its way, or by a hit that stopped it. */
const isPutDown = ({ troubles }: MachineFacts, { how }: Extract<End, { is: 'down' }>): boolean =>
  how !== 'forced-landing' ||
  (troubles.every(({ is }) => is !== 'out-of-petrol') &&
    troubles.some(
      (each) =>
        (each.is === 'met-enemy' && each.result !== 'escaped') || (each.is === 'crippled' && each.by === 'enemy'),
    ));

/** Whether a man can tell tonight what he saw today: not one who is lost himself, or between the lines. */
export function canTell(man: string, evening: EveningLived): boolean {
  const where = whereTonight(man, evening);
  return where !== 'lost' && where !== 'between';
}
