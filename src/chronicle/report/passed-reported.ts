import { counterOf } from '../../cards/counters.ts';
import { counterText, type Rulebook } from '../../cards/rulebook.ts';
import { capital, counted, listed } from '../../words/numbers.ts';
import { underEach } from '../under-each.ts';
import type { MeetingFacts, MissionFacts } from './facts/mission-facts.ts';
import { isFought } from './fought-meeting.ts';
import { germansText, overPlace, spokenOf } from './prose.ts';
import type { StretchOfWay } from './troubles-reported.ts';

/**
 * The enemies met without a fight on a part of the way, in one sentence, and each place once. Where there was a fight,
 * only those are told who were many or of Jasta 11; and where they were too many to be named, nobody wants to hear of
 * them.
 */
export function passedText({ machines, meetings }: MissionFacts, part: StretchOfWay, book: Rulebook): string {
  const all = meetings.filter((meeting) => !isFought(meeting));
  const isFlownInPeace = all.length === meetings.length;
  if (!isFlownInPeace && !areFew(all, book)) return '';
  const passed = all.filter(
    (meeting) => meeting.at >= part.from && meeting.at < part.to && (isFlownInPeace || isNotable(meeting, book)),
  );
  const { they, them } = spokenOf(machines);
  const [only, ...elsewhere] = [...new Set(passed.map(({ hex }) => overPlace(hex, book)))];
  const where = elsewhere.length === 0 ? undefined : (hex: string) => overPlace(hex, book);
  const of = (came: MeetingFacts['came']) =>
    germansMet(
      passed.filter((each) => each.came === came),
      { where, book },
    );
  const [letGo, kept] = [of('let-them-go'), of('let-us-go')];
  const told = [
    ...(letGo === '' ? [] : [`${they} let ${letGo} go by`]),
    ...(kept === '' ? [] : [`${kept} let ${them} alone`]),
  ].join('; ');
  if (told === '') return '';
  return where === undefined ? `${capital(only ?? '')} ${told}.` : `${capital(told)}.`;
}

/** So many Germans are worth a word, though nobody fought them. */
const MANY = 4;

const isNotable = ({ germans }: MeetingFacts, book: Rulebook): boolean =>
  germans.length >= MANY || germans.some((german) => counterOf(german, book).jasta11);

interface Telling {
  /** Where a hex is; undefined, where everything was over one place, which has been named. */
  readonly where: ((hex: string) => string) | undefined;
  readonly book: Rulebook;
}

/** So many places are told one by one; if there are more, the meetings are counted. */
const ONE_BY_ONE = 2;
/** And so many types are named. */
const FEW_KINDS = 3;

function germansMet(met: readonly MeetingFacts[], { where = () => '', book }: Telling): string {
  const places = [...underEach(met, ({ hex }) => [where(hex)])];
  if (places.length <= ONE_BY_ONE && kindsIn(met, book) <= FEW_KINDS)
    return apart(places.map(([place, there]) => [eachOnce(there, book), place].filter(Boolean).join(' ')));
  const machines = met.reduce((sum, { germans }) => sum + germans.length, 0);
  return `${counted(machines, 'German')} in ${counted(met.length, 'meeting')}`;
}

const kindsIn = (met: readonly MeetingFacts[], book: Rulebook): number =>
  new Set(met.flatMap(({ germans }) => germans.map((german) => counterText(counterOf(german, book), book)))).size;

/** Few enough of either kind of meeting to be named. */
const areFew = (passed: readonly MeetingFacts[], book: Rulebook): boolean =>
  (['let-them-go', 'let-us-go'] as const).every((came) => {
    const met = passed.filter((each) => each.came === came);
    const places = new Set(met.map(({ hex }) => overPlace(hex, book)));
    return places.size <= ONE_BY_ONE && kindsIn(met, book) <= FEW_KINDS;
  });

/** Lists that contain an `and` are separated more clearly. */
const apart = (lists: readonly string[]): string =>
  lists.length > 1 && lists.some((each) => each.includes(' and '))
    ? `${lists.slice(0, -1).join(', ')}, and ${lists.at(-1)}`
    : listed(lists);

/** However often they were met there. */
const eachOnce = (met: readonly MeetingFacts[], book: Rulebook): string =>
  germansText([...new Set(met.flatMap(({ germans }) => germans))], book);
