import { isLost } from '../../campaign/aircrew.ts';
import { homeField } from '../../cards/map.ts';
import { capital, counted, listed, plural } from '../../words/numbers.ts';
import { type EveningLived, isThere } from '../letters/evening-lived.ts';
import type { End } from '../report/facts/mission-facts.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import { missionsOf } from '../threads/threads-of.ts';
import * as WORDS from './words-of-the-gravest.ts';

/** What an evening begins with, and the men that it tells of. */
export interface Gravest {
  readonly words: string;
  readonly men: readonly string[];
  readonly is: 'hurt' | 'out' | 'honour';
}

/** Who of the flight was lost today: the headline of its evening. The screen has it with the day's end. */
export function lossesOf({ happenings, told }: EveningLived): string | undefined {
  const lost = happenings.filter(isLoss);
  if (lost.length === 0) return undefined;
  const lots = (['killed', 'taken'] as const).flatMap((is) => {
    const men = menOf(lost, (each) => each.is === is);
    return men.length === 0 ? [] : [`${listed(men.map(told.of))} ${plural(men.length, 'was', 'were')} ${FATES[is]}`];
  });
  const many = new Set(lost.map(({ man }) => man)).size;
  return `${capital(counted(many, 'chair'))} ${plural(many, 'is', 'are')} empty in the mess: ${lots.join(', and ')}.`;
}

const FATES = { killed: 'killed', taken: 'taken prisoner' } as const;

/**
 * The gravest events of a flight's day that were no loss, a sentence each, before everything else of the evening:
 * wounds, then men who came down and are not back; on a day without either, an honour.
 */
export function gravestOf(evening: EveningLived): readonly Gravest[] {
  const { happenings } = evening;
  const hurt = menOf(happenings, (each) => each.is === 'wounded' && each.days > 0);
  const out = menOf(happenings, ({ is }) => is === 'walked-away').filter((man) => !hurt.includes(man));
  const grave = [...hurtText(hurt, evening), ...outText(out, evening)];
  return grave.length > 0 || happenings.some(isLoss) ? grave : honourOf(evening);
}

function hurtText(hurt: readonly string[], evening: EveningLived): Gravest[] {
  if (hurt.length === 0) return [];
  const { told, ways } = evening;
  const isHit = (man: string) =>
    evening.happenings.some((each) => each.man === man && each.is === 'wounded' && isShot(each));
  const only = (way: WORDS.GraveWay) => !WORDS.OF_HITS.has(way) || hurt.every(isHit);
  const list = listed(hurt.map(told.of));
  const several = hurt.length > 1;
  const one = hurt[0] === leaderOf(evening) ? WORDS.LEADER_HURT : WORDS.HURT;
  return [{ words: ways.next(several ? WORDS.SEVERAL_HURT : one, { only })(list), men: hurt, is: 'hurt' }];
}

/** By the enemy, and not by the ground. */
const isShot = ({ cause }: HappeningOf<'wounded'>): boolean => cause !== undefined && cause.is !== 'coming-down';

/** Each man where he is: near the aerodrome, between the lines, or anywhere on our side. */
function outText(out: readonly string[], evening: EveningLived): Gravest[] {
  const { told, ways } = evening;
  const leader = leaderOf(evening);
  return WHERE_OUT.flatMap((where): Gravest[] => {
    const men = out.filter((man) => whereOut(man, evening) === where);
    const [first] = men;
    if (first === undefined) return [];
    const ofLeader = men.length === 1 && first === leader && where === 'afield';
    const lists = ofLeader ? WORDS.LEADER_OUT : WORDS.OUT[where][men.length > 1 ? 'several' : 'one'];
    return [{ words: ways.next(lists)(listed(men.map(told.of))), men, is: 'out' }];
  });
}

const WHERE_OUT = ['between', 'put-down', 'afield', 'near'] as const;

/** Where a man came down, and whether the enemy put him there. */
function whereOut(man: string, { day, book }: EveningLived): (typeof WHERE_OUT)[number] {
  const end = missionsOf(day, book)
    .flatMap(({ facts }) => facts.machines)
    .findLast(({ men, end: { is } }) => is === 'down' && men.some(({ airman }) => airman === man))?.end;
  if (end?.is !== 'down') return 'afield';
  if (end.side !== 'allied') return 'between';
  if (end.hex === homeField(book.missionMap).hex) return 'near';
  return isPutDown(end) ? 'put-down' : 'afield';
}

const isPutDown = ({ how }: Extract<End, { is: 'down' }>): boolean => how !== 'forced-landing';

/** A first victory of a man who is not here to be drunk to, or a decoration. */
function honourOf(evening: EveningLived): Gravest[] {
  const { happenings, told, ways } = evening;
  const won = happenings.find((each) => each.is === 'victory' && each.isFirst && !isThere(each.man, evening));
  if (won) return [{ words: ways.next(WORDS.FIRST_ELSEWHERE)(told.of(won.man)), men: [won.man], is: 'honour' }];
  const medal = happenings.find((each): each is HappeningOf<'decorated'> & Happening => isOurs(each, evening));
  if (!medal) return [];
  return [{ words: ways.next(WORDS.DECORATED)(told.of(medal.man), told.medal(medal)), men: [medal.man], is: 'honour' }];
}

const isOurs = ({ is, man }: Happening, { day: { dawn }, flight }: EveningLived): boolean =>
  is === 'decorated' &&
  (dawn.commandingOfficer?.man.id === man ||
    dawn.flights.some((each) => each.flight === flight && each.aircrew.some(({ id }) => id === man)));

const menOf = (happenings: readonly Happening[], holds: (happening: Happening) => boolean): string[] => [
  ...new Set(happenings.filter(holds).map(({ man }) => man)),
];

/** (47) Who leads the flight this morning. */
function leaderOf({ day: { dawn }, flight }: EveningLived): string | undefined {
  const record = dawn.flights.find((each) => each.flight === flight);
  const captain = record?.aircrew.find((man) => man.rank === 'Captain' && man.seat === 'pilot' && !isLost(man));
  return record?.succession?.acting ?? captain?.id;
}
