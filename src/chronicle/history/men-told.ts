import type { Airman } from '../../campaign/aircrew.ts';
import { isOver } from '../../campaign/campaign.ts';
import { aircraftNamed, missionTitle } from '../../cards/rulebook.ts';
import { LeastUsed } from '../../words/by-turns.ts';
import { inWords, oneOf } from '../../words/numbers.ts';
import { allFlown, isBetweenTheLines, type Lived, type Sortie, sortiesOf, wasAboard } from '../lived.ts';
import { type Befell, befellText } from '../report/befell.ts';
import { type CauseOfLoss, causeOf } from '../report/facts/cause.ts';
import { type Became, becameOf } from '../report/what-became-of-them.ts';
import { allSeenHomeBy } from '../threads/seen-home.ts';
import { isLoss, type Threads } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import { isUntoldBefore, untoldDays } from '../untold.ts';
import { type KnownMan, whoHasFlown } from '../who-is-who.ts';
import { putDownTold, refusedTold } from './against-him.ts';
import { byDay, deedsTold, eachOnce, inOrder, ofKind, savedOften, turnedTold } from './deeds-told.ts';
import { areManyDue } from './epilogue.ts';
import { eyesText, germanText, type Names, namesOf } from './happenings-told.ts';
import { lifeInOrder, type ThreadOfAMan, theSameDay } from './life-in-order.ts';
import { ranksInChapters } from './ranks-in-chapters.ts';
import { seenHomeTold } from './seen-home-told.ts';
import { type TellingOfMen, traitsTold, type WordsOfMen } from './traits-told.ts';
import { BROUGHT_DOWN, CAUSES, DUE_FOR_REST, MET_ALONE, SEEN, SICK } from './words/of-men.ts';
import { betweenTheLines } from './work-told.ts';

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
  const firstFight = firstFightOf(his, lived);
  const isTold = told.some(({ standing }) => standing.is === 'prisoner');
  // Totals and causes cannot be told where some days are not.
  if (untoldDays(lived).length > 0) {
    const short = { lived, all: sorties, firstFight, isSooner: false, cause: '', beside: undefined, isTold, ways };
    const became = becameOf(known, short);
    return paragraphFrom(became, [...became.flew, ...befellText(became.befell, ways), became.end]);
  }
  const beside = lostWith(known, sorties, { told, names: telling.names });
  const cause = lastCause(id, sorties, telling);
  const isSooner = soonestOf(id, sorties, telling) < (firstFight ?? 0);
  const before = becameOf(known, { lived, all: sorties, firstFight, isSooner, cause, beside, isTold, ways });
  const became = { ...before, flew: [...officerText(id, sorties, lived), ...before.flew] };
  // Who saw it is told of the first of two in a machine.
  const seen = beside === undefined ? seenText(id, telling) : [];
  const thread = threadOf(id, telling, became.befell, lived);
  const all = lifeInOrder(known, became, { his, thread, firstFight, seen, lived, telling });
  return paragraphFrom(became, all);
}

/** (6) The Commanding Officer flies in a machine of his own. */
function officerText(id: string, sorties: readonly Sortie[], { now, book }: Lived): string[] {
  const officer = now.commandingOfficer;
  if (officer?.man.id !== id) return [];
  const flown = sorties.filter((sortie) => wasAboard(sortie, id));
  const [first] = flown;
  if (!first) return [];
  const title = missionTitle(first.flown.began.mission, book);
  const what = flown.length === 1 ? oneOf(title) : `${inWords(flown.length)} ${title}s`;
  return [`He commanded the squadron, and took ${what} in his ${aircraftNamed(first.crew.aircraft, book)}.`];
}

/** The first day on which he was hurt, or came down between the lines. */
const soonestOf = (id: string, sorties: readonly Sortie[], { names: { book } }: TellingOfMen): number =>
  sorties.find(
    (sortie) =>
      sortie.fates.some(({ man, fate }) => man.airman === id && fate.fate === 'wounded' && fate.days > 0) ||
      (wasAboard(sortie, id) && isBetweenTheLines(sortie, book)),
  )?.flown.day ?? Infinity;

/** Nothing where it may have been on a day that is not told. */
function firstFightOf(his: Threads['happenings'], lived: Lived): number | undefined {
  const fought = ofKind(his, 'first-fight')[0]?.day;
  return fought !== undefined && isUntoldBefore(fought, lived) ? undefined : fought;
}

const afterArrival = (who: string, first: string): string[] => [
  who,
  theSameDay(inOrder([who, first])[1] ?? first, who),
];

/** What is told of him first has his name for its subject, where it begins with `he`. */
function paragraphFrom({ intro, who }: Became, said: readonly string[]): string {
  const [first = '', ...others] = said.filter(Boolean);
  const isJoined = intro !== undefined && /^He (?!and )/.test(first);
  const begun = isJoined ? [`${intro()}${first.slice('He'.length)}`] : afterArrival(who(), first);
  return [...begun, ...others].filter(Boolean).join(' ');
}

/** The man told before him who was lost in the same machine, to the same fate; or is on his way back from it. */
function lostWith(
  { man: { id, standing } }: KnownMan,
  sorties: readonly Sortie[],
  { told, names }: { readonly told: readonly Airman[]; readonly names: Names },
): string | undefined {
  const last = sorties.findLast((sortie) => wasAboard(sortie, id));
  const isAlike = ({ standing: his }: Airman): boolean =>
    'since' in standing ? 'since' in his && his.since === standing.since : standing.is === 'away';
  if (!last || ('since' in standing && standing.since !== last.flown.day)) return undefined;
  const other = told.find((man) => wasAboard(last, man.id) && man.standing.is === standing.is && isAlike(man));
  return other && names.on(last.flown.day).of(other.id);
}

/** Men without nerve on the last evening are told there; several due for leave in the epilogue. */
function toTheEnd(threads: Threads, { now }: Lived): Threads {
  const { due } = threads;
  const isToldThere = areManyDue(due);
  if (!isOver(now)) return threads;
  return { ...threads, due: due.filter(({ is }) => is !== 'breakdown' && !(is === 'leave' && isToldThere)) };
}

/** The part of a man's story that is not his wounds or his end. */
function threadOf(man: string, telling: TellingOfMen, befell: readonly Befell[], lived: Lived): ThreadOfAMan {
  const { threads, names, sorties, ways } = telling;
  const his = threads.happenings.filter((each) => each.man === man);
  const flights = sorties.filter((sortie) => wasAboard(sortie, man));
  const last = Math.max(...sorties.map(({ flown: { day } }) => day));
  const deeds = byDay([
    ...deedsTold(his, { names, ways }),
    ...turnedTold(his, names),
    ...putDownTold(man, flights, { names, ways }),
    ...refusedTold(man, lived, ways),
    ...betweenTheLines(man, flights, { names, ways, last }),
    ...seenHomeTold(allSeenHomeBy(man, flights, names.book), names, ways),
  ]);
  const others = savedOften(his, { names, ways });
  return {
    deeds,
    others: [...others, ...traitsTold(man, telling, deeds.length + others.length + befell.length)],
    due: threads.due
      .filter((each) => each.man === man)
      .map((each) => dueText(each, his, { running: daysRunning(flights, telling), ways })),
  };
}

/** (45) His victories may all be from before April. */
function dueText(
  { is }: Threads['due'][number],
  his: Threads['happenings'],
  { running, ways }: { readonly running: number; readonly ways: LeastUsed },
): string {
  if (is === 'leave') return ways.next(DUE_FOR_REST)(inWords(running));
  return is === 'medal' && !his.some((each) => each.is === 'victory' || each.is === 'balloon')
    ? 'He had the victories for a medal before April, and no medal.'
    : DUE[is];
}

/** On how many days in succession he has flown, up to the last day of flying. */
function daysRunning(his: readonly Sortie[], { sorties }: TellingOfMen): number {
  const flew = new Set(his.map(({ flown: { day } }) => day));
  let day = Math.max(...sorties.map(({ flown }) => flown.day));
  const last = day;
  while (flew.has(day)) day -= 1;
  return last - day;
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
  return `: ${ways.next(MET_ALONE)(crippledText(cause.after ?? cause, { names, ways }))}`;
}

const crippledText = (cause: CauseOfLoss, { names, ways }: WordsOfMen): string =>
  cause.is === 'german' ? `${germanText(cause.german, names)} had crippled the machine` : sickText(cause, ways);

/** (21) An engine in trouble has not stopped yet. */
const sickText = ({ is }: Exclude<CauseOfLoss, { is: 'german' }>, ways: LeastUsed): string =>
  is === 'engine' ? ways.next(SICK)() : ways.next(CAUSES[is])();

/** Who saw him go down. */
function seenText(man: string, { threads: { happenings }, names, ways }: TellingOfMen): string[] {
  const eyes = ofKind(happenings, 'saw-fall').filter(({ friend }) => friend === man);
  const men = eachOnce(eyes).map((each) => names.on(each.day).of(each.man));
  return men.length > 0 ? [ways.next(SEEN)(eyesText(men))] : [];
}

const DUE = {
  medal: 'He had the victories for a medal, and no medal.',
  breakdown: 'His nerve was gone.',
} as const;
