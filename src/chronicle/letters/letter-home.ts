import { oneBy } from '../../words/by-the-day.ts';
import type { LeastUsed } from '../../words/by-turns.ts';
import { listed } from '../../words/numbers.ts';
import { homeOf } from '../homes.ts';
import type { Happening, HappeningOf } from '../threads/thread.ts';
import { airmanIn, type EveningLived } from './evening-lived.ts';
import type { Letter } from './letter.ts';
import { DONE_FOR_HIM, HIS_OWN } from './lived-through.ts';
import { plightOf } from './plight.ts';
import { isSaidOf, soToday } from './so-today.ts';
import type { Told } from './told.ts';
import {
  AWAY_ENDS,
  AWAY_ENDS_OF_A_BAD_DAY,
  AWAY_OPENINGS,
  AWAY_OPENINGS_OF_A_BAD_DAY,
} from './words-from-elsewhere.ts';
import {
  ENDS,
  FIRST_AS_WELL,
  GRAVE_ENDS,
  GRAVE_OPENINGS,
  ONE_AS_WELL,
  OPENINGS,
  SECOND_HALF,
} from './words-of-letters.ts';
import { LIMPED } from './words-of-plights.ts';
import {
  FOUGHT,
  FOUGHT_ALONE,
  IN_THE_AIR,
  IN_THE_AIR_OF_A_BAD_DAY,
  ON_THE_GROUND,
  ON_THE_GROUND_OF_A_BAD_DAY,
} from './words-of-quiet-days.ts';

/**
 * The letter that somebody writes home in the evening: one of those who experienced something, and of these one whose
 * matter has been written of least; otherwise anybody. `written`: the day of each man's last letter.
 */
export function letterHome(
  evening: EveningLived,
  written: ReadonlyMap<string, number> = new Map(),
): readonly [Letter] | undefined {
  const { seed, flight, day, ways, writers, told } = evening;
  const key = `${seed} letter ${flight} ${day.dawn.day}`;
  const matters = new Map(writers.map((man) => [man, matterOf(man, evening)?.is ?? NOTHING] as const));
  const by = oneBy(writersOf(matters, ways), key);
  if (by === undefined) return undefined;
  const field = evening.happenings.find((each): each is HappeningOf<'put-down'> & Happening =>
    isHis(by, each, 'put-down'),
  );
  const { opening, end } = frameFor(by, evening, field);
  const so = soToday(by, evening);
  const letter = {
    by,
    to: `his ${relationOf(by, seed)}${addressOf(homeOf(by, evening.book, [evening.day]))}`,
    ...(field && { from: told.field(field.field) }),
    says: [
      ways.next(opening, {
        by,
        only: (each) => isSaidOf(each, so) && (each !== SECOND_HALF || written.get(by) === day.dawn.day - 1),
      }),
      matterText(by, evening),
      ways.next(end, { by, only: (each) => isSaidOf(each, so) }),
    ].join(' '),
  };
  return [letter];
}

/** What happened to him, and a victory of today where that was not the most of it. */
function matterText(man: string, evening: EveningLived): string {
  const matter = matterOf(man, evening);
  const won = evening.happenings.find((each): each is HappeningOf<'victory'> & Happening =>
    isHis(man, each, 'victory'),
  );
  if (!matter) return nothingMuch(man, evening);
  if (!won || matter.is === 'victory') return matter.says();
  return `${matter.says()} ${evening.ways.next<string>(won.isFirst ? FIRST_AS_WELL : ONE_AS_WELL, { by: man })}`;
}

const NOTHING = 'nothing';

/** Such a day is no better to hear of than one on which nothing happened. */
const USUAL: readonly string[] = ['put-down', 'left', 'saw-home', NOTHING];

/** Those with the matter that has been written of least. */
function writersOf(matters: ReadonlyMap<string, MatterOfALetter['is'] | typeof NOTHING>, ways: LeastUsed): string[] {
  const kinds = new Set(matters.values());
  if (kinds.size === 0) return [];
  const isUsual = [...kinds].every((kind) => USUAL.includes(kind));
  const kind = ways.next<MatterOfALetter['is'] | typeof NOTHING>([NOTHING, ...WEIGHT], {
    list: 'matter of a letter',
    only: (each) => kinds.has(each) && (each !== NOTHING || isUsual),
  });
  return [...matters].flatMap(([man, is]) => (is === kind ? [man] : []));
}

/** A man who is away from the flight does not see its empty chairs. */
function frameFor(man: string, { isGrave, happenings }: EveningLived, field: Happening | undefined): Frame {
  if (field && happenings.some((each) => isHis(man, each, 'saw-fall')))
    return { opening: AWAY_OPENINGS_OF_A_BAD_DAY, end: AWAY_ENDS_OF_A_BAD_DAY };
  if (field) return { opening: AWAY_OPENINGS, end: AWAY_ENDS };
  return isGrave ? { opening: GRAVE_OPENINGS, end: GRAVE_ENDS } : { opening: OPENINGS, end: ENDS };
}

type Words = readonly [string, ...string[]];

interface Frame {
  readonly opening: Words;
  readonly end: Words;
}

const isHis = (man: string, each: Happening, is: Happening['is']): boolean => each.man === man && each.is === is;

/** The most important event for a man comes first. */
const WEIGHT: readonly Happening['is'][] = [
  'saw-fall',
  'victory',
  'turned-back',
  'saved',
  'balloon',
  'put-down',
  'left',
  'saw-home',
  'wounded',
  'first-fight',
  'back',
  'joined',
  'decorated',
  'promoted',
];

/** What a man has to write of. */
interface MatterOfALetter {
  readonly is: Happening['is'];
  /** The words are chosen when it is called. */
  readonly says: () => string;
}

/** What he did or saw today, or what was done for him. */
function matterOf(man: string, evening: EveningLived): MatterOfALetter | undefined {
  const { happenings, ways, told } = evening;
  const worth = happenings.filter((each) => isWorthALine(each, evening));
  for (const is of WEIGHT) {
    const happening = worth.find((each) => isHis(man, each, is));
    const own = happening && ownText(happening, told);
    if (own) {
      const so = soToday(man, { ...evening, about: friendIn(happening) ?? man });
      return { is, says: () => ways.next(own, { by: man, list: is, only: ({ way }) => isSaidOf(way, so) }).says() };
    }
    const owed = is === 'saved' || is === 'saw-home' ? owedBy(man, is, evening) : [];
    if (owed.length > 0) {
      const so = soToday(man, evening);
      const only = (way: unknown) => isSaidOf(way, so);
      const says = () => ways.next(DONE_FOR_HIM[is === 'saved' ? is : 'saw-home'], { by: man, only });
      return { is, says: () => says()(listed(owed.map(told.of))) };
    }
  }
  return undefined;
}

const friendIn = (happening: Happening): string | undefined => ('friend' in happening ? happening.friend : undefined);

/**
 * Leaves out that he wisely broke off; for a man who was lost or did not come home, what went before; and of a friend's
 * way home, what another had a part in who is in the same trouble.
 */
function isWorthALine(happening: Happening, { happenings, day, book }: EveningLived): boolean {
  if (happening.is === 'turned-back') return happening.why !== 'choice';
  if (happening.is !== 'saw-home' && happening.is !== 'left' && happening.is !== 'saved') return true;
  const { man, friend } = happening;
  const isIll = (of: string, what: readonly Happening['is'][]) =>
    happenings.some((each) => each.man === of && what.includes(each.is));
  if (isIll(friend, HURT)) return false;
  if (happening.is === 'saw-home' && [man, friend].some((each) => isIll(each, [...HURT, ...ELSEWHERE]))) return false;
  if (happening.is === 'saw-home') return plightOf(friend, day, book)?.beside.includes(man) === true;
  return happening.is === 'saved' || !isLimping(man, { day, book });
}

/** His own machine was crippled, and he brought it home alone. */
function isLimping(man: string, { day, book }: Pick<EveningLived, 'day' | 'book'>): boolean {
  const plight = plightOf(man, day, book);
  return plight?.isHome === true && plight.beside.length === 0;
}

/** He is away from the flight, unhurt. */
const ELSEWHERE: readonly Happening['is'][] = ['walked-away', 'put-down'];

const HURT: readonly Happening['is'][] = ['killed', 'taken', 'wounded'];

/** Who did it for him: of those who saw him home, all who were beside him at the end. */
function owedBy(man: string, is: 'saved' | 'saw-home', evening: EveningLived): string[] {
  const his = evening.happenings.filter(
    (each) => each.is === is && 'friend' in each && each.friend === man && isWorthALine(each, evening),
  );
  const by = [...new Set(his.map((each) => each.man))];
  return is === 'saved' ? by.slice(0, 1) : by;
}

interface OwnWay {
  readonly way: unknown;
  readonly says: () => string;
}

function ownText<Is extends Happening['is']>(
  happening: Happening & HappeningOf<Is>,
  told: Told,
): readonly [OwnWay, ...OwnWay[]] | undefined {
  const [first, ...others] = HIS_OWN[happening.is as Is] ?? [];
  if (!first) return undefined;
  const ownWay = (way: typeof first): OwnWay => ({ way, says: () => way(happening, told) });
  return [ownWay(first), ...others.map(ownWay)];
}

function nothingMuch(man: string, evening: EveningLived): string {
  const { flew, ways, isGrave, day } = evening;
  const so = soToday(man, evening);
  const only = (way: unknown) => isSaidOf(way, so);
  if (isLimping(man, evening) && airmanIn(day.dawn, man)?.seat === 'pilot') return ways.next(LIMPED, { by: man, only });
  if (so.fights > 0) return ways.next(so.foughtAlone ? FOUGHT_ALONE : FOUGHT, { by: man, only })(so.fights);
  const [air, ground] = isGrave ? [IN_THE_AIR_OF_A_BAD_DAY, ON_THE_GROUND_OF_A_BAD_DAY] : [IN_THE_AIR, ON_THE_GROUND];
  return ways.next<string>(flew.includes(man) ? air : ground, { by: man, only });
}

const RELATIONS = ['mother', 'father', 'sister', 'elder brother', 'aunt', 'old schoolmaster'] as const;

/** To whom he writes: always the same relation. */
const relationOf = (man: string, seed: string): string => oneBy(RELATIONS, `${seed} ${man} writes to`) ?? RELATIONS[0];

/** `Fowey, Cornwall` is on the envelope; the letter itself names only the town. */
const addressOf = (home: string | undefined): string => {
  const town = home?.split(',')[0];
  return town === undefined ? '' : ` at ${town}`;
};
