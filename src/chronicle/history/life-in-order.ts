import { type Airman, isLost } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { isOver } from '../../campaign/campaign.ts';
import { decorationRow } from '../../campaign/honours.ts';
import type { LeastUsed } from '../../words/by-turns.ts';
import { times } from '../../words/numbers.ts';
import { type Lived, type Sortie, wasAboard } from '../lived.ts';
import { type Befell, befellText, FIRST_FIGHT } from '../report/befell.ts';
import { type Became, WITH_THE_FLIGHT } from '../report/what-became-of-them.ts';
import { isLoss, type Threads } from '../threads/thread.ts';
import type { KnownMan } from '../who-is-who.ts';
import { byDay, firstDeedOf, inOrder, lastDateIn, ofKind, onlyDateIn, partedAt } from './deeds-told.ts';
import { firstHarmOf, type TellingOfMen } from './traits-told.ts';
import { TOO_LATE } from './words/of-men.ts';

/** The part of a man's story that is not his wounds or his end. */
export interface ThreadOfAMan {
  /** What has a date. */
  readonly deeds: readonly string[];
  readonly others: readonly string[];
  /** What is due to him. */
  readonly due: readonly string[];
}

interface OfHim {
  readonly his: Threads['happenings'];
  readonly thread: ThreadOfAMan;
  readonly firstFight: number | undefined;
  /** Who saw his end. */
  readonly seen: readonly string[];
  readonly lived: Lived;
  readonly telling: TellingOfMen;
}

/** The sentences of a life in the order of time; those of no day beside the deeds. */
export function lifeInOrder(
  known: KnownMan,
  { flew, befell, end }: Became,
  { his, thread, firstFight, seen, lived, telling: { sorties, ways } }: OfHim,
): string[] {
  const { man } = known;
  const { deeds, others, due } = thread;
  // What he was given, and a wound, come after the deeds before them.
  const since = firstOfHis(his, firstHarmOf(man.id, sorties));
  const isEarly = ({ what, day }: Befell) => day < since || what === FIRST_FIGHT;
  const [alive, tooLate] = beforeAndAfter(befell, his);
  const late = alive.filter((each) => !isEarly(each));
  const [deedsBefore, deedsAfter] = partedAt(late[0]?.day ?? Infinity, deeds);
  // Whom he harmed `besides` comes after those whom he shot down.
  const [between, after] = !deedsBefore.some(isWon) && deedsAfter.some(isWon) ? [[], others] : [others, []];
  const before = inOrder([
    ...flew,
    ...byDay([...befellText(alive.filter(isEarly), ways, arrivalTold(known, firstFight)), ...deedsBefore]),
    ...between,
    ...byDay([...befellText(late, ways, lastDateIn(between.length > 0 ? between : deedsBefore)), ...deedsAfter]),
    ...after,
    ...due,
    ...atWing(man, lived),
  ]);
  const last = end === WITH_THE_FLIGHT && before.length > 0 ? '' : theSameDay(end, before.at(-1));
  const said = [...before, last, ...seen, ...tooLate.map((each) => tooLateText(each, ways))].filter(Boolean);
  return before.length > 0 || isLost(man) || 'back' in man.standing ? said : [flewOnly(man.id, sorties), ...said];
}

/** A day that his first fight has between is no `same day`. */
const arrivalTold = ({ joined }: KnownMan, firstFight = joined): number | undefined =>
  joined > 1 && firstFight === joined ? joined : undefined;

/** A deed that the record counts. */
const isWon = (deed: string): boolean => /\b(?:shot down|burnt)\b/.test(deed);

/** What befell him while he was with the flight, and what was given to him when he was lost. */
function beforeAndAfter(
  befell: readonly Befell[],
  his: Threads['happenings'],
): readonly [readonly Befell[], readonly Befell[]] {
  const lost = his.find(isLoss)?.day ?? Infinity;
  return [befell.filter(({ day }) => day <= lost), befell.filter(({ day }) => day > lost)];
}

const tooLateText = ({ what, day }: Befell, ways: LeastUsed): string =>
  ways.next(TOO_LATE)(what.replace(/^given the /, ''), dateText(day));

/** The day of the first of his deeds, whether it is told with its date or not. */
const firstOfHis = (his: Threads['happenings'], harm: number): number =>
  Math.min(firstDeedOf(his), ofKind(his, 'saved')[0]?.day ?? Infinity, harm);

/** How often he flew, of a man of whom there is nothing else. */
const flewOnly = (id: string, sorties: readonly Sortie[]): string =>
  `He flew ${times(sorties.filter((sortie) => wasAboard(sortie, id)).length)}.`;

/** What he was put in for, and has not come at the end. */
const atWing = ({ recommended, standing }: Airman, { now, book }: Lived): string[] =>
  recommended && isOver(now) && !('since' in standing)
    ? [`The paper that put him in for the ${decorationRow(recommended.decoration, book).name} was still at Wing.`]
    : [];

/** A date that the sentence before has named, as its only one, is not named again. */
export function theSameDay(end: string, before: string | undefined): string {
  const day = onlyDateIn(end);
  if (day === undefined || onlyDateIn(before) !== day) return end;
  return end.replace(/^On \d+ April/, 'The same day').replace(/ on \d+ April/, ' the same day');
}
