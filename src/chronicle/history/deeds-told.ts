import { dateText } from '../../campaign/calendar.ts';
import { inWords, listed, times } from '../../words/numbers.ts';
import { shotText } from '../report/how-fell.ts';
import type { Happening, HappeningOf } from '../threads/thread.ts';
import { underEach } from '../under-each.ts';
import { clauseOf, germanText, type Names, oftenTold } from './happenings-told.ts';
import type { WordsOfMen } from './traits-told.ts';
import { IT_WAS_BEHIND, ON_A_DAY, SAVED, SAVED_EACH, SAVED_OFTEN } from './words/of-men.ts';

export const ofKind = <Is extends Happening['is']>(happenings: readonly Happening[], is: Is): HappeningOf<Is>[] =>
  happenings.filter((each): each is HappeningOf<Is> => each.is === is);

/** Each enemy that he shot down, and the one that he drove off a friend, day by day. */
export function deedsTold(his: readonly Happening[], words: WordsOfMen): string[] {
  const won = [...ofKind(his, 'victory'), ...ofKind(his, 'balloon')];
  const [saved, ...more] = ofKind(his, 'saved');
  const once = saved && more.length === 0 ? saved : undefined;
  const days = [...new Set([...won, ...(once ? [once] : [])].map(({ day }) => day))].sort((a, b) => a - b);
  const together = once ? undefined : (manyTold(days, won, words.names) ?? oneEachTold(days, won, words.names));
  return together === undefined
    ? days.flatMap((day) => dayWon(`on ${dateText(day)}`, day, { won, saved: once, ...words }))
    : [together];
}

/** From so many enemies on they are told in one list. */
const AN_ACE = 5;

/** The victories of a man who had many: how many in how long, and each with its day. */
function manyTold(days: readonly number[], won: readonly WonHappening[], names: Names): string | undefined {
  const enemies = ofKind(won, 'victory');
  const [from, to] = [days[0], days.at(-1)];
  if (won.length < AN_ACE || enemies.length < won.length || from === undefined || to === undefined) return undefined;
  const dated = days.map((day) => {
    const all = enemies.filter((each) => each.day === day).map(({ german }) => germanText(german, names));
    const types = [...underEach(all, (type) => [type])].map(([type, alike]) =>
      oftenTold(` ${type}`, alike.length).trim(),
    );
    return `${listed(types)} on ${dateText(day)}`;
  });
  const long = to === from ? 'in one day' : `in ${inWords(to - from + 1)} days`;
  return `He shot down ${inWords(won.length)} ${long}: ${dated.join('; ')}.`;
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
  const told = his.length > 0 ? [ways.next(ON_A_DAY)(when, deedsText(his, names))] : [];
  if (saved?.day !== day) return told;
  const whom = names.on(day).of(saved.friend);
  // If he had shot it down that day: that it was pursuing a friend.
  const isSame = his.some((each) => each.is === 'victory' && each.german === saved.german);
  return [...told, isSame ? ways.next(IT_WAS_BEHIND)(whom) : ways.next(SAVED)(his.length > 0 ? SAME_DAY : when, whom)];
}

const deedsText = (his: readonly Happening[], names: Names): string =>
  listed(sharedVerb(clausesOf(his, names))).replace(', his first and ', ', his first, and ');

const SHOT_DOWN = 'shot down ';

/** Enemies of several types are shot down with one verb; the first of his victories keeps its own. */
function sharedVerb(clauses: readonly string[]): string[] {
  const plain = clauses.filter((each) => each.startsWith(SHOT_DOWN) && !each.includes(', '));
  if (plain.length < 2) return [...clauses];
  const enemies = plain.map((each) => each.slice(SHOT_DOWN.length));
  return [`${SHOT_DOWN}${listed(enemies)}`, ...clauses.filter((each) => !plain.includes(each))];
}

/** What he did on a day; the same twice is told as twice, his first two of a type too. */
function clausesOf(happenings: readonly Happening[], names: Names): string[] {
  const clauses = happenings.flatMap((each) => clauseOf(each, names) ?? []);
  return [...underEach(clauses, (clause) => [clause.replace(FIRST, '')])].map(([clause, alike]) => {
    const isFirst = alike.some((each) => FIRST.test(each));
    return `${oftenTold(clause, alike.length)}${isFirst ? `, his first${alike.length > 1 ? ` ${inWords(alike.length)}` : ''}` : ''}`;
  });
}

const FIRST = /, his first$/;

export function savedOften(his: readonly Happening[], { names, ways }: WordsOfMen): string[] {
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

export const eachOnce = (men: readonly Then[]): Then[] =>
  men.filter(({ man }, i) => men.findIndex((each) => each.man === man) === i);

/** Each man once, by his rank at his first appearance. */
const namesIn = (men: readonly Then[], names: Names): string =>
  listed(eachOnce(men).map(({ man, day }) => names.on(day).of(man)));

/** Who lost his nerve, and whom he left. */
export function turnedTold(his: readonly Happening[], names: Names): string[] {
  const lost = ofKind(his, 'turned-back').filter(({ why }) => why === 'nerve');
  const [first] = lost;
  if (!first) return [];
  const left = eachOnce(lost.flatMap((each) => each.left.map((man) => ({ man, day: each.day })))).map(({ man, day }) =>
    names.on(day).of(man),
  );
  const whom = lost.length > 1 && left.length > MANY_LEFT ? othersLeft(lost) : whomHeLeft(left, lost.length);
  return lost.length === 1
    ? [`On ${dateText(first.day)} he lost his nerve${whom}.`]
    : [`He lost his nerve ${times(lost.length)}${nerveDays(lost.map(({ day }) => day))}${whom}.`];
}

/** So many of those whom he left are named. */
const MANY_LEFT = 4;

const whomHeLeft = (left: readonly string[], often: number): string =>
  left.length === 0
    ? ''
    : `, and left ${left.length > MANY_LEFT ? `${inWords(left.length)} others` : listed(left)} in ${often > 1 ? 'the fighting' : 'a fight'}`;

/** Of several times it is not said how many he left in all: they were never so many at once. */
const othersLeft = (lost: readonly HappeningOf<'turned-back'>[]): string =>
  lost.every(({ left }) => left.length > 0)
    ? ', each time with others still in the fight'
    : ', and left others in the fighting';

/** All days, where they are few: `on 11 April`, `on 7 and 11 April`; else the first. */
function nerveDays(days: readonly number[]): string {
  const each = [...new Set(days)];
  const all = each.length <= NERVE_DAYS ? dateText(each.at(-1) ?? 0).replace(/^\d+/, listed(each.map(String))) : '';
  if (all === '') return `, first on ${dateText(each[0] ?? 0)}`;
  return `${each.length > 1 ? ',' : ''} on ${all}`;
}

const NERVE_DAYS = 2;

/** The day of the first deed that is told with its date; after all days, where there is none. */
export function firstDeedOf(his: readonly Happening[]): number {
  const saved = ofKind(his, 'saved');
  const dated = [...ofKind(his, 'victory'), ...ofKind(his, 'balloon'), ...(saved.length === 1 ? saved : [])];
  return Math.min(...dated.map(({ day }) => day), Number.POSITIVE_INFINITY);
}

/** The sentences of a life by the first day that each names; one without a day stays behind the one before it. */
export function byDay(sentences: readonly string[]): string[] {
  const groups: { readonly day: number; readonly told: string[] }[] = [];
  for (const sentence of sentences) {
    const [, first] = FIRST_DAY.exec(sentence) ?? [];
    const last = groups.at(-1);
    if (first === undefined && last) last.told.push(sentence);
    else groups.push({ day: Number(first ?? 0), told: [sentence] });
  }
  return groups.sort((a, b) => a.day - b.day).flatMap(({ told }) => told);
}

/** Sentences in the order of their days: those before the first that names a later day than this one, and the others. */
export function partedAt(day: number, sentences: readonly string[]): readonly [string[], string[]] {
  const later = sentences.findIndex((sentence) => Number(FIRST_DAY.exec(sentence)?.[1] ?? 0) > day);
  const at = later < 0 ? sentences.length : later;
  return [sentences.slice(0, at), sentences.slice(at)];
}

/** The first day that a sentence names: `on 3 April`, `on 3 and 13 April`. */
const FIRST_DAY = /(\d+)(?:(?:, \d+)* and \d+)? April/;

/** The day that a sentence names, where it names one only. */
export function onlyDateIn(sentence = ''): number | undefined {
  const [date, ...more] = datesIn(sentence);
  return date === undefined || more.length > 0 || SEVERAL_DAYS.test(sentence) ? undefined : Number.parseInt(date, 10);
}

/** The day of the last sentence that has a date, where that one names one day only. */
export const lastDateIn = (sentences: readonly string[]): number | undefined =>
  onlyDateIn(sentences.findLast((sentence) => datesIn(sentence).length > 0));

/** A deed on the one day that the sentence before has named was on the same day. */
export const inOrder = (sentences: readonly string[]): string[] =>
  sentences.map((sentence, i) => {
    const day = onlyDateIn(sentence);
    const isSame = day !== undefined && day === onlyDateIn(sentences[i - 1]);
    return isSame && DEED.test(sentence)
      ? sentence.replace(/^On \d+ April/, 'On the same day').replace(/ on \d+ April/, ' on the same day')
      : sentence;
  });

const DEED =
  /^(?!.* first on ).* (?:shot|burnt|drove|took an enemy|an enemy was behind|lost his nerve|asked for|was put in for)/;

/** Several days of one month: `on 9 and 10 April`. */
const SEVERAL_DAYS = /\d (?:and|to) \d+ April/;

const datesIn = (sentence: string): readonly string[] => sentence.match(/\d+ April/g) ?? [];
