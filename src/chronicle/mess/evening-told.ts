import { dateText } from '../../campaign/calendar.ts';
import { allMen } from '../../campaign/campaign.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { keysOf } from '../../cards/keys-of.ts';
import { listed, weekdayOf } from '../../words/numbers.ts';
import { airmanIn, type EveningLived, isGoneBy, isThere } from '../letters/evening-lived.ts';
import { plightOf } from '../letters/plight.ts';
import { isSaidOf, soToday } from '../letters/so-today.ts';
import { ofKind } from '../moments/of-kind.ts';
import { type At, type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import { underEach } from '../under-each.ts';
import { victoryKind } from './victory-kind.ts';
import * as WORDS from './words/mess.ts';
import * as SUCCESS from './words/success.ts';

/** A kind of scene: its ways, those for men of two messes, and those of a scene of an earlier day. */
interface SceneKind {
  readonly ways: WORDS.Ways;
  readonly across?: WORDS.Ways;
  /**
   * It is told on the next evening that has its men at home: within two days, or as long as both are there to have it.
   */
  readonly mayWait?: 'days' | 'till-told';
  /** The third of their words is its day. Without these its ways must not say `today`. */
  readonly late?: WORDS.LateWays;
  /** It is nothing for an evening on which men were lost. */
  readonly isLight?: true;
}

/** The most important first. */
const KINDS = {
  chair: { ways: WORDS.CHAIRS, mayWait: 'days' },
  coldly: { ways: WORDS.MET_COLDLY },
  met: { ways: WORDS.MET, across: WORDS.MET_ACROSS },
  'ran-alone': { ways: WORDS.RAN_ALONE },
  first: { ways: SUCCESS.FIRSTS, mayWait: 'days', late: SUCCESS.FIRSTS_LATE },
  fifth: { ways: SUCCESS.FIFTHS, mayWait: 'days', late: SUCCESS.FIFTHS_LATE },
  several: { ways: SUCCESS.ANOTHER_TWO, mayWait: 'days', late: SUCCESS.ANOTHER_LATE },
  another: { ways: SUCCESS.ANOTHER, mayWait: 'days', late: SUCCESS.ANOTHER_LATE },
  thanks: {
    ways: WORDS.THANKS,
    across: WORDS.THANKS_ACROSS,
    mayWait: 'till-told',
    late: WORDS.THANKS_LATE,
    isLight: true,
  },
  quarrel: { ways: WORDS.QUARRELS, across: WORDS.QUARRELS_ACROSS },
  pair: { ways: WORDS.PAIRS, isLight: true },
  pairs: { ways: WORDS.PAIRS_OF_SEVERAL, isLight: true },
  seen: {
    ways: WORDS.SEEN_OFF,
    across: WORDS.SEEN_OFF_ACROSS,
    mayWait: 'days',
    late: WORDS.SEEN_OFF_LATE,
    isLight: true,
  },
  balloon: { ways: SUCCESS.BALLOONS, mayWait: 'days', late: SUCCESS.BALLOONS_LATE, isLight: true },
} as const satisfies Readonly<Record<string, SceneKind>>;

/** A scene between men of the flight: the first of them, and the other, who has to be present unless he is lost. */
export interface MessScene {
  readonly is: keyof typeof KINDS;
  readonly one: string;
  readonly other?: string;
  /** More men beside the other. */
  readonly others?: readonly string[];
  /** The day that it is of. */
  readonly day: number;
}

/** What is told of an evening, and the scenes that nobody was there to have. */
export interface EveningTold {
  readonly scenes: readonly string[];
  /** The scenes that were had. */
  readonly had: readonly MessScene[];
  readonly owed: readonly MessScene[];
}

/**
 * How the mess takes the day: the day's relations between its men continue there, the most important first; before them
 * those of an earlier day that are owed. Each man is mentioned once, those not at all whose victories the evening has
 * `told` of already; absent men only as absent.
 */
export function eveningTold(
  evening: EveningLived,
  before: readonly MessScene[] = [],
  told: readonly string[] = [],
): EveningTold {
  const due = [...before, ...scenesOf(evening).filter(({ is, one }) => !(IS_OF_VICTORY.has(is) && told.includes(one)))];
  const named = new Set<string>();
  const had: MessScene[] = [];
  const owed: MessScene[] = [];
  const scenes = keysOf(KINDS)
    .flatMap((kind) => due.filter(({ is }) => is === kind))
    .flatMap((scene) => {
      const other = seatedIn(scene, evening);
      const men = menAt(scene, other, evening);
      const isNew = ![...had, ...owed].some((each) => isAlike(each, scene));
      if (other === undefined || isTooMuch(scene, had, evening) || men.some((man) => named.has(man))) {
        if (isNew && waits(scene, evening, other)) owed.push(scene);
        return [];
      }
      for (const man of men) named.add(man);
      had.push(scene);
      return [textOf(scene, other, evening)];
    });
  return { scenes: [...scenes, ...(isGraveFor(evening) ? [] : taskTold(evening))], had, owed };
}

/** Who flew home beside whom happens daily: one such scene is told on an evening in four. */
const OF_COMPANY: ReadonlySet<MessScene['is']> = new Set(['pair', 'pairs', 'seen']);
const SELDOM = 4;

const isEveningOfCompany = ({ flight, day: { dawn } }: EveningLived): boolean =>
  (dawn.day + FLIGHTS.indexOf(flight) + 1) % SELDOM === 0;

const isTooMuch = ({ is }: MessScene, had: readonly MessScene[], evening: EveningLived): boolean =>
  OF_COMPANY.has(is) && (!isEveningOfCompany(evening) || had.some((each) => OF_COMPANY.has(each.is)));

/** Who has to be in the mess for it, and is. */
const menAt = ({ one, others = [] }: MessScene, other: string | undefined, evening: EveningLived): string[] =>
  [one, other ?? one, ...others].filter((man) => isThere(man, evening));

/** The flight has lost men today. */
const isGraveFor = (evening: EveningLived): boolean => lostIn(evening).length > 0;

const IS_OF_VICTORY: ReadonlySet<MessScene['is']> = new Set(['first', 'fifth', 'several', 'another']);

const isLight = (is: MessScene['is']): boolean => {
  const { isLight: light }: SceneKind = KINDS[is];
  return light === true;
};

const isAlike = (one: MessScene, other: MessScene): boolean =>
  one.is === other.is && one.one === other.one && one.other === other.other;

function textOf(scene: MessScene, other: string, evening: EveningLived): string {
  const { is, one, others = [], day } = scene;
  const { told, ways: chosen } = evening;
  const { ways, across = ways, late }: SceneKind = KINDS[is];
  const who = listed([other, ...others].map(told.of));
  const today = evening.day.dawn.day;
  if (late && day < today) return chosen.next(late)(told.of(one), who, dayAgo(day, today));
  const so = soToday(one, evening);
  const only = (way: unknown) => isSaidOf(way, so) && !(isGraveFor(evening) && SUCCESS.IN_JEST.has(way));
  return chosen.next(inOneMess(one, other, evening) ? ways : across, { only })(told.of(one), who);
}

/** `yesterday`, or `on Monday`. */
const dayAgo = (day: number, today: number): string =>
  day === today - 1 ? 'yesterday' : `on ${today - day < 7 ? weekdayOf(day) : dateText(day)}`;

/** The other man of a scene (for a scene of one man, himself) if it can be had tonight. */
function seatedIn({ is, one, other = one }: MessScene, evening: EveningLived): string | undefined {
  if (isLight(is) && isGraveFor(evening)) return undefined;
  if (is === 'chair') return neighbourOf(one, evening);
  if (is === 'coldly') return isThere(one, evening) ? other : undefined;
  return [one, other].every((man) => isThere(man, evening)) ? other : undefined;
}

/** So many days after its own a scene is no longer owed. */
export const PATIENCE = 2;

/**
 * Of men who are lost only their chair is owed. A scene for which there was no room, though its other man was there, is
 * owed if it waits until it is told.
 */
function waits({ is, one, other = one, day }: MessScene, evening: EveningLived, at: string | undefined): boolean {
  const { mayWait }: SceneKind = KINDS[is];
  if (!mayWait || (mayWait === 'days' && (at !== undefined || evening.day.dawn.day >= day + PATIENCE))) return false;
  return is === 'chair' || ![one, other].some((man) => isGoneBy(man, evening));
}

/** Ours: the result of the flight's special task. */
function taskTold({ day: { moments }, flight, book, ways }: EveningLived): string[] {
  return ofKind(moments, 'task-ended')
    .filter((ended) => ended.flight === flight)
    .map(({ task, end }) =>
      ways.next(end === 'done' ? SUCCESS.TASK_DONE : SUCCESS.TASK_FAILED)(book.tasks[task]?.task ?? task, ''),
    );
}

const lostIn = ({ happenings }: EveningLived): string[] => happenings.filter(isLoss).map(({ man }) => man);

/** Who lost his nerve today, and the one whom he meets for it: they have a scene of their own. */
const ranOrMet = (evening: EveningLived): (string | undefined)[] =>
  evening.happenings
    .flatMap((each) => (each.is === 'turned-back' ? runaway(each, evening) : []))
    .flatMap(({ one, other }) => [one, other]);

/** They sit in the order of the flight's list, Sergeants separately. */
function neighbourOf(lost: string, evening: EveningLived): string | undefined {
  const { dawn } = evening.day;
  const table = allMen(dawn).map(({ id }) => id);
  const place = table.indexOf(lost);
  const far = (man: string) => Math.abs(table.indexOf(man) - place);
  const there = evening.writers.filter(
    (man) => isThere(man, evening) && isOfficer(man, evening) === isOfficer(lost, evening),
  );
  const others = there.filter((man) => !ranOrMet(evening).includes(man));
  return (others.length > 0 ? others : there).reduce<string | undefined>(
    (next, man) => (next === undefined || far(man) < far(next) ? man : next),
    undefined,
  );
}

function isOfficer(id: string, { day: { dawn } }: EveningLived): boolean {
  const rank = airmanIn(dawn, id)?.rank;
  return rank !== 'Sergeant' && rank !== 'Air Mechanic';
}

/** Officers dine in the mess, Sergeants separately. */
const inOneMess = (one: string, other: string, evening: EveningLived): boolean =>
  isOfficer(one, evening) === isOfficer(other, evening);

const scenesOf = (evening: EveningLived): MessScene[] => [
  ...victoriesOf(evening),
  ...evening.happenings.flatMap((happening): MessScene[] => {
    const { man: one, day } = happening;
    switch (happening.is) {
      case 'killed':
      case 'taken':
        return [{ is: 'chair', one, day }];
      case 'balloon':
        return [{ is: 'balloon', one, day }];
      case 'saved':
        return ofFriends('thanks', happening);
      case 'left':
        return quarrel(happening, evening);
      case 'saw-home':
        return together(happening, evening);
      case 'turned-back':
        return runaway(happening, evening);
      default:
        return [];
    }
  }),
];

/** A scene for each man with victories: his first, his fifth, several, or one more. */
function victoriesOf({ happenings, day: { dawn } }: EveningLived): MessScene[] {
  const won = happenings.filter((each): each is Happening & HappeningOf<'victory'> => each.is === 'victory');
  return [...underEach(won, ({ man }) => [man])].map(([one, his]): MessScene => {
    const { kills = 0 } = airmanIn(dawn, one) ?? {};
    return { is: victoryKind(his, kills), one, day: dawn.day };
  });
}

/** A friend and the man who did something to him. */
const ofFriends = (is: 'thanks', { man, friend, day }: HappeningOf<'saved'> & At): MessScene[] =>
  man === friend ? [] : [{ is, one: friend, other: man, day }];

/** He came home alone, and one who left him at once did not. */
function quarrel({ man, friend, day }: HappeningOf<'left'> & At, evening: EveningLived): MessScene[] {
  const [his, others] = [friend, man].map((each) => plightOf(each, evening.day, evening.book));
  const wasLeft = his?.isHome === true && !his.wasSeenOff && his.beside.length === 0;
  return wasLeft && others === undefined && man !== friend ? [{ is: 'quarrel', one: friend, other: man, day }] : [];
}

/** He came home beside one friend, or several, or had one for a part of the way; told once, of the first of them. */
function together({ man, friend, day }: HappeningOf<'saw-home'> & At, evening: EveningLived): MessScene[] {
  const plight = plightOf(friend, evening.day, evening.book);
  const { beside = [], seenBy: [company] = [] } = plight ?? {};
  if (beside.length === 0 && company === man && man !== friend) return [{ is: 'seen', one: friend, other: man, day }];
  const [first, ...others] = beside;
  if (first !== man || man === friend || !beside.every((each) => isThere(each, evening))) return [];
  return [{ is: others.length > 0 ? 'pairs' : 'pair', one: friend, other: man, others, day }];
}

/** A man whose nerve failed, and how those whom he left treat him; or nobody, where he was alone. */
function runaway(
  { man: one, day, why, left }: Happening & HappeningOf<'turned-back'>,
  evening: EveningLived,
): MessScene[] {
  if (why !== 'nerve' || !isThere(one, evening)) return [];
  if (left.length === 0) return [{ is: 'ran-alone', one, day }];
  const lost = lostIn(evening);
  const dead = left.find((each) => lost.includes(each));
  if (dead !== undefined) return [{ is: 'coldly', one, other: dead, day }];
  const other = left.find((each) => isThere(each, evening));
  return other === undefined ? [] : [{ is: 'met', one, other, day }];
}
