import type { Airman } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { isOver } from '../../campaign/campaign.ts';
import { decorationRow } from '../../campaign/honours.ts';
import { LeastUsed } from '../../words/by-turns.ts';
import { inWords, listed, times } from '../../words/numbers.ts';
import { allFlown, type Lived, type Sortie, sortiesOf, wasAboard } from '../lived.ts';
import { type Befell, befellText } from '../report/befell.ts';
import { type CauseOfLoss, causeOf } from '../report/facts/cause.ts';
import { shotText } from '../report/how-fell.ts';
import { type Became, becameOf, WITH_THE_FLIGHT } from '../report/what-became-of-them.ts';
import { type Happening, type HappeningOf, isLoss, type Threads } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import { underEach } from '../under-each.ts';
import { isUntoldBefore, untoldDays } from '../untold.ts';
import { type KnownMan, whoHasFlown } from '../who-is-who.ts';
import { areManyDue } from './epilogue.ts';
import { clauseOf, eyesText, germanText, type Names, namesOf, oftenTold } from './happenings-told.ts';
import { ranksInChapters } from './ranks-in-chapters.ts';
import { type TellingOfMen, traitsTold, type WordsOfMen } from './traits-told.ts';
import { BROUGHT_DOWN, CAUSES, IT_WAS_BEHIND, ON_A_DAY, SAVED, SAVED_EACH, SAVED_OFTEN, SEEN } from './words-of-men.ts';

/** A man and his paragraph. */
export interface ManTold {
  readonly known: KnownMan;
  readonly paragraph: string;
}

/** Each man with his thread, in the order of arrival. */
export function menTold(lived: Lived): ManTold[] {
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const threads = toTheEnd(threadsOf(lived), lived);
  const names = namesOf(lived);
  const { introduced } = ranksInChapters(lived);
  const telling = { threads, names, sorties, ways: new LeastUsed(lived.seed) };
  const told: Airman[] = [];
  return whoHasFlown(lived).map((known) => {
    const paragraph = introduced(paragraphOf(known, { lived, sorties, told, telling }));
    told.push(known.man);
    return { known, paragraph };
  });
}

interface ToldSoFar {
  readonly lived: Lived;
  readonly sorties: readonly Sortie[];
  /** Who is told of already. */
  readonly told: readonly Airman[];
  readonly telling: TellingOfMen;
}

function paragraphOf(known: KnownMan, { lived, sorties, told, telling }: ToldSoFar): string {
  const { id } = known.man;
  const { threads, ways } = telling;
  const his = threads.happenings.filter((each) => each.man === id);
  const fought = ofKind(his, 'first-fight')[0]?.day;
  const firstFight = fought !== undefined && isUntoldBefore(fought, lived) ? undefined : fought;
  // Totals and causes cannot be told where some days are not.
  if (untoldDays(lived).length > 0) {
    const short = { lived, all: sorties, firstFight, cause: '', beside: undefined, ways };
    const became = becameOf(known, short);
    return paragraphFrom(became, [...became.flew, ...befellText(became.befell, ways), became.end]);
  }
  const beside = lostWith(known, sorties, { told, names: telling.names });
  const cause = lastCause(id, sorties, telling);
  const became = becameOf(known, { lived, all: sorties, firstFight, cause, beside, ways });
  const { flew, befell, end } = became;
  const thread = threadOf(id, telling, befell);
  // Who saw it is told of the first of two in a machine.
  const seen = beside === undefined ? seenText(id, telling) : [];
  // A day that his first fight has between is no `same day`.
  const came = known.joined > 1 && (firstFight ?? known.joined) === known.joined ? known.joined : undefined;
  const before = [...flew, ...befellText(befell, ways, came), ...thread, ...atWing(known.man, lived)];
  const last = end === WITH_THE_FLIGHT && before.length > 0 ? '' : theSameDay(end, before.at(-1));
  return paragraphFrom(became, [...before, last, ...seen]);
}

/** What he was put in for, and has not come at the end. */
const atWing = ({ recommended, standing }: Airman, { now, book }: Lived): string[] =>
  recommended && isOver(now) && !('since' in standing)
    ? [`The paper that put him in for the ${decorationRow(recommended.decoration, book).name} was still at Wing.`]
    : [];

/** A date that the sentence before has named is not named again. */
function theSameDay(end: string, before: string | undefined): string {
  const [date] = /\d+ April/.exec(end) ?? [];
  if (
    date === undefined ||
    before?.includes(` ${date}`) !== true ||
    /\d+ April/.exec(before.slice(before.indexOf(date) + date.length))
  )
    return end;
  return end.replace(/^On \d+ April/, 'The same day').replace(/ on \d+ April/, ' the same day');
}

/** What is told of him first has his name for its subject, where it begins with `he`. */
function paragraphFrom({ intro, who }: Became, said: readonly string[]): string {
  const [first = '', ...others] = said.filter(Boolean);
  const isJoined = intro !== undefined && /^He (?!and )/.test(first);
  const begun = isJoined ? [`${intro()}${first.slice('He'.length)}`] : [who(), first];
  return [...begun, ...others].filter(Boolean).join(' ');
}

/** The man told before him who was lost in the same machine, to the same fate. */
function lostWith(
  { man: { id, standing } }: KnownMan,
  sorties: readonly Sortie[],
  { told, names }: { readonly told: readonly Airman[]; readonly names: Names },
): string | undefined {
  const last = sorties.findLast((sortie) => wasAboard(sortie, id));
  if (!last || !('since' in standing) || standing.since !== last.flown.day) return undefined;
  const other = told.find(
    (man) =>
      wasAboard(last, man.id) &&
      man.standing.is === standing.is &&
      'since' in man.standing &&
      man.standing.since === standing.since,
  );
  return other && names.on(standing.since).of(other.id);
}

/** Men without nerve on the last evening are told there; several due for leave in the epilogue. */
function toTheEnd(threads: Threads, { now }: Lived): Threads {
  const { due } = threads;
  const isToldThere = areManyDue(due);
  if (!isOver(now)) return threads;
  return { ...threads, due: due.filter(({ is }) => is !== 'breakdown' && !(is === 'leave' && isToldThere)) };
}

/** The day of the last sentence, if it names one only: `on the same day` can then mean no other. */
function onlyDayOf(befell: readonly Befell[]): number | undefined {
  const [first, ...more] = new Set(befell.map(({ day }) => day));
  return more.length === 0 ? first : undefined;
}

/** The part of a man's story that is not his wounds or his end. */
function threadOf(man: string, telling: TellingOfMen, befell: readonly Befell[]): string[] {
  const { threads, names, ways } = telling;
  const his = threads.happenings.filter((each) => each.man === man);
  const deeds = [
    ...deedsTold(his, onlyDayOf(befell), { names, ways }),
    ...savedOften(his, { names, ways }),
    ...turnedTold(his, names),
  ];
  return [
    ...deeds,
    ...traitsTold(man, telling, deeds.length + befell.length),
    ...threads.due.filter((each) => each.man === man).map(({ is }) => DUE[is]),
  ];
}

/** What ended the last flight of a man who is lost, after the words for its place; nothing where it is not known. */
function lastCause(man: string, sorties: readonly Sortie[], telling: TellingOfMen): string {
  const { threads, names } = telling;
  if (!threads.happenings.some((each) => each.man === man && isLoss(each))) return '';
  const last = sorties.findLast((sortie) => wasAboard(sortie, man));
  const cause = last && causeOf(last);
  if (cause?.is === 'german' && last?.end && last.end.end !== 'down')
    return `, hit by ${germanText(cause.german, names)} in a machine that was brought home`;
  return cause ? causeText(cause, telling) : '';
}

function causeText(cause: CauseOfLoss, { names, ways }: TellingOfMen): string {
  if (cause.is === 'german') return ways.next(BROUGHT_DOWN)(germanText(cause.german, names));
  if (cause.is !== 'alone') return `: ${ways.next(CAUSES[cause.is])()}`;
  return `: ${crippledText(cause.after ?? cause, { names, ways })}, and the enemy found him on the way`;
}

const crippledText = (cause: CauseOfLoss, { names, ways }: WordsOfMen): string =>
  cause.is === 'german' ? `${germanText(cause.german, names)} had crippled the machine` : ways.next(CAUSES[cause.is])();

/** Who saw him go down. */
function seenText(man: string, { threads: { happenings }, names, ways }: TellingOfMen): string[] {
  const eyes = ofKind(happenings, 'saw-fall').filter(({ friend }) => friend === man);
  const men = eachOnce(eyes).map((each) => names.on(each.day).of(each.man));
  return men.length > 0 ? [ways.next(SEEN)(eyesText(men))] : [];
}

const ofKind = <Is extends Happening['is']>(happenings: readonly Happening[], is: Is): HappeningOf<Is>[] =>
  happenings.filter((each): each is HappeningOf<Is> => each.is === is);

/** Each enemy that he shot down, and the one that he drove off a friend, day by day. */
function deedsTold(his: readonly Happening[], from: number | undefined, words: WordsOfMen): string[] {
  const won = [...ofKind(his, 'victory'), ...ofKind(his, 'balloon')];
  const [saved, ...more] = ofKind(his, 'saved');
  const once = saved && more.length === 0 ? saved : undefined;
  const days = [...new Set([...won, ...(once ? [once] : [])].map(({ day }) => day))].sort((a, b) => a - b);
  const together = once || days[0] === from ? undefined : oneEachTold(days, won, words.names);
  return together === undefined
    ? days.flatMap((day, i) =>
        dayWon(i === 0 && day === from ? SAME_DAY : `on ${dateText(day)}`, day, { won, saved: once, ...words }),
      )
    : [together];
}

const SAME_DAY = 'on the same day';

/** One enemy on each of several days, in one sentence; nothing, where a day has more to tell than that he fell. */
function oneEachTold(days: readonly number[], won: readonly WonHappening[], names: Names): string | undefined {
  const enemies = days.map((day) => {
    const [only, ...more] = won.filter((each) => each.day === day);
    if (only?.is !== 'victory' || only.isFirst || more.length > 0) return undefined;
    const enemy = germanText(only.german, names.on(day));
    return shotText(enemy, only.fell) === `shot down ${enemy}` ? `${enemy} on ${dateText(day)}` : undefined;
  });
  const all = enemies.flatMap((each) => each ?? []);
  return all.length > 1 && all.length === days.length ? `He shot down ${listed(all)}.` : undefined;
}

type WonHappening = Happening & HappeningOf<'victory' | 'balloon'>;

interface DayOfDeeds extends WordsOfMen {
  readonly won: readonly WonHappening[];
  readonly saved: (Happening & HappeningOf<'saved'>) | undefined;
}

function dayWon(when: string, day: number, { won, saved, names, ways }: DayOfDeeds) {
  const his = won.filter((each) => each.day === day);
  const told =
    his.length > 0 ? [(when === SAME_DAY ? ON_A_DAY[0] : ways.next(ON_A_DAY))(when, deedsText(his, names))] : [];
  if (saved?.day !== day) return told;
  const whom = names.on(day).of(saved.friend);
  // If he had shot it down that day: that it was pursuing a friend.
  const isSame = his.some((each) => each.is === 'victory' && each.german === saved.german);
  return [...told, isSame ? ways.next(IT_WAS_BEHIND)(whom) : ways.next(SAVED)(his.length > 0 ? SAME_DAY : when, whom)];
}

const deedsText = (his: readonly Happening[], names: Names): string =>
  listed(clausesOf(his, names)).replace(', his first and ', ', his first, and ');

/** What he did on a day; the same twice is told as twice, his first two of a type too. */
function clausesOf(happenings: readonly Happening[], names: Names): string[] {
  const clauses = happenings.flatMap((each) => clauseOf(each, names) ?? []);
  return [...underEach(clauses, (clause) => [clause.replace(FIRST, '')])].map(([clause, alike]) => {
    const isFirst = alike.some((each) => FIRST.test(each));
    return `${oftenTold(clause, alike.length)}${isFirst ? `, his first${alike.length > 1 ? ` ${inWords(alike.length)}` : ''}` : ''}`;
  });
}

const FIRST = /, his first$/;

function savedOften(his: readonly Happening[], { names, ways }: WordsOfMen): string[] {
  const saved = ofKind(his, 'saved');
  if (saved.length < 2) return [];
  const friends = eachOnce(saved.map(({ friend, day }) => ({ man: friend, day })));
  const told = namesIn(friends, names);
  const often = times(saved.length);
  if (friends.length === 1) return [`He drove an enemy off ${told} ${often}.`];
  return [friends.length === saved.length ? ways.next(SAVED_EACH)(told) : ways.next(SAVED_OFTEN)(told, often)];
}

/** A man on a day. */
interface Then {
  readonly man: string;
  readonly day: number;
}

const eachOnce = (men: readonly Then[]): Then[] =>
  men.filter(({ man }, i) => men.findIndex((each) => each.man === man) === i);

/** Each man once, by his rank at his first appearance. */
const namesIn = (men: readonly Then[], names: Names): string =>
  listed(eachOnce(men).map(({ man, day }) => names.on(day).of(man)));

/** Who lost his nerve, and whom he left. */
function turnedTold(his: readonly Happening[], names: Names): string[] {
  const lost = ofKind(his, 'turned-back').filter(({ why }) => why === 'nerve');
  const [first] = lost;
  if (!first) return [];
  const left = eachOnce(lost.flatMap((each) => each.left.map((man) => ({ man, day: each.day })))).map(({ man, day }) =>
    names.on(day).of(man),
  );
  const whom =
    left.length > 0
      ? `, and ${left.length > 4 ? `left ${inWords(left.length)} others` : `left ${listed(left)}`} in ${lost.length > 1 ? 'the fighting' : 'a fight'}`
      : '';
  return lost.length === 1
    ? [`On ${dateText(first.day)} he lost his nerve${whom}.`]
    : [`He lost his nerve ${times(lost.length)}, first on ${dateText(first.day)}${whom}.`];
}

const DUE = {
  leave: 'He had flown for seven days running, and was due for a rest.',
  medal: 'He had the victories for a medal, and no medal.',
  breakdown: 'His nerve was gone.',
} as const;
