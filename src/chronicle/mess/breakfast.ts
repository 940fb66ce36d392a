import { type Absent, absence, isFit, isForGood } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { type FlightRecord, totalPoints } from '../../campaign/campaign.ts';
import type { Men } from '../../campaign/namesakes.ts';
import type { Flight } from '../../campaign/watch.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import { isOneIn, numberFrom } from '../../words/by-the-day.ts';
import { byTurns } from '../../words/by-turns.ts';
import { capital, counted, listed, plural, signed, thousands } from '../../words/numbers.ts';
import { isOverseas } from '../homes.ts';
import { BREAKFAST, BY_CABLE, FROM_HOME, LAST_LETTER } from './words/breakfast.ts';

/** Who comes to breakfast, who is absent, and how the flight stands. */
interface Paraded {
  readonly flight: Flight;
  readonly present: readonly string[];
  readonly absent: readonly Absent[];
  /** Before any were entered there are none. */
  readonly points?: number;
}

/** The parade of a flight from its state at the start of a day. */
export function paradeOf(record: FlightRecord, day: number): Paraded {
  const { flight, aircrew, points } = record;
  return {
    flight,
    present: aircrew.filter((man) => isFit(man, day)).map(({ id }) => id),
    absent: aircrew.flatMap((man) => absence(man, day)),
    ...(points.length > 0 && { points: totalPoints(record) }),
  };
}

/** The data of a breakfast. */
export interface BreakfastMorning {
  readonly day: number;
  /** Whether all who are there and gone are named, or those alone who were there yesterday. */
  readonly rollCall: 'whole' | 'exceptions';
  readonly remarks: 'always' | 'sometimes';
  /** What the threads of the flight bring this morning. */
  readonly news: readonly string[];
  /** The seed, which distinguishes this campaign. */
  readonly seed: string;
  /** The median of careful commanders on this morning; undefined where it is unknown. */
  readonly usual: number | undefined;
  /** How many simulated campaigns it is the median of. */
  readonly campaigns: number;
}

/** The men of a breakfast, and what they are called. */
export interface BreakfastNames {
  readonly men: Men;
  readonly of: (man: string) => string;
  /** Whether he has slept here; everybody, where that is not known. */
  readonly isHere?: (man: string) => boolean;
  /** Where his family lives, if it is known. */
  readonly homeOf: (man: string) => string | undefined;
}

/** Who is present and who is missing, the flight's score, and the post. */
export function breakfastText(paraded: Paraded, morning: BreakfastMorning, names: BreakfastNames): string {
  return [
    ...seated(paraded, morning, names),
    ...missing(paraded, morning, names),
    ...standing(paraded, morning),
    ...morning.news,
    ...remark(paraded, morning, names),
  ].join(' ');
}

/** Sergeants have a mess of their own, and so have the mechanics. */
function seated({ present }: Paraded, { rollCall }: BreakfastMorning, names: BreakfastNames): string[] {
  if (rollCall !== 'whole' || present.length === 0) return [];
  const messOf = (man: string) => OTHER_MESSES.find(({ rank }) => rank === names.men.get(man)?.rank)?.where ?? OFFICERS;
  const seatedAt = (where: string, men: readonly string[]) =>
    men.length > 0 ? [`${where}: ${listed(men.map((man) => names.of(man)))}.`] : [];
  const { isHere = () => true } = names;
  const here = present.filter(isHere);
  return [
    ...[OFFICERS, ...OTHER_MESSES.map(({ where }) => where)].flatMap((where) =>
      seatedAt(
        where,
        here.filter((man) => messOf(man) === where),
      ),
    ),
    ...seatedAt(
      'Not back yet from where they landed',
      present.filter((man) => !isHere(man)),
    ),
  ];
}

const OFFICERS = 'At breakfast';
const OTHER_MESSES: readonly { readonly rank: Rank; readonly where: string }[] = [
  { rank: 'Sergeant', where: "In the sergeants' mess" },
  { rank: 'Air Mechanic', where: 'With the mechanics' },
];

/** Those who are expected back; and those who are missing for the first time. */
function missing({ absent }: Paraded, { day, rollCall }: BreakfastMorning, names: BreakfastNames): string[] {
  const named = (men: Paraded['absent']) => listed(men.map(({ airman }) => names.of(airman)));
  const back = (what: Paraded['absent'][number]['is']) =>
    absent
      .filter(({ is }) => is === what)
      .map(({ airman, day: until }) => `${names.of(airman)} (until ${dateText(until)})`);
  const gone = absent.filter(({ is }) => isForGood(is));
  const since = gone.filter((man) => man.day === day - 1);
  const [wounded, away, leave] = [back('wounded'), back('away'), back('leave')];
  return [
    ...(wounded.length > 0 ? [`In hospital: ${listed(wounded)}.`] : []),
    ...(away.length > 0 ? [`Still on the road: ${listed(away)}.`] : []),
    ...(leave.length > 0 ? [`At the sea, resting: ${listed(leave)}.`] : []),
    ...(since.length > 0
      ? [
          `${capital(counted(since.length, 'place'))} ${plural(since.length, 'is', 'are')} no longer laid: ${named(since)}.`,
        ]
      : []),
    ...(rollCall === 'whole' && gone.length > since.length
      ? [`Gone before: ${named(gone.filter((man) => !since.includes(man)))}.`]
      : []),
  ];
}

/** For so many days it is explained what that is counted from. */
const NEW_TO_IT = 3;

function standing({ points }: Paraded, { day, usual, campaigns }: BreakfastMorning): string[] {
  if (points === undefined) return [];
  if (usual === undefined) return [`The flight stands at ${signed(points)}.`];
  const what = day <= NEW_TO_IT ? `, in the middle of ${thousands(campaigns)} simulated campaigns` : '';
  return [`The flight stands at ${signed(points)}; a careful commander by now at ${signed(usual)}${what}.`];
}

/** News from the families of lost men; otherwise, if nobody was lost yesterday, a remark about breakfast. */
function remark(
  { absent, flight }: Paraded,
  { day, remarks, seed, news }: BreakfastMorning,
  names: BreakfastNames,
): string[] {
  const dead = absent.filter((man) => man.is === 'killed').sort((a, b) => a.day - b.day);
  const writes = dead.find((man) => day === man.day + daysOfPost(man.airman, seed));
  if (writes && (remarks === 'always' || isOneIn(2, `${seed} ${writes.airman} mourned`)))
    return [
      `The mother of ${names.of(writes.airman)} ${fromHome(dead.indexOf(writes), { days: day - writes.day, seed, home: names.homeOf(writes.airman) })}`,
    ];
  const key = `${seed} breakfast ${flight} ${day}`;
  const isGrave = absent.some(({ is, day: lost }) => isForGood(is) && lost === day - 1);
  return !isGrave && news.length === 0 && (remarks === 'always' || isOneIn(3, key))
    ? [byTurns(BREAKFAST, { seed: `${seed} ${flight}`, place: day })]
    : [];
}

/** A telegram takes a day or two, the squadron's letter two or three, and an answer as long again. */
const daysOfPost = (airman: string, seed: string): number => 6 + (numberFrom(`${seed} ${airman} post`) % 6);

/** For so many days a last letter and the answer to it are on the way. */
const BOTH_WAYS = 8;

/** What the family of a lost man writes: of the flight's dead each mother something else, while there is something. */
interface Post {
  readonly days: number;
  readonly seed: string;
  readonly home: string | undefined;
}

function fromHome(place: number, { days, seed, home }: Post): string {
  if (isOverseas(home)) return byTurns(BY_CABLE, { seed: `${seed} by cable`, place });
  const way = byTurns(FROM_HOME, { seed: `${seed} from home`, place });
  return way === LAST_LETTER && days < BOTH_WAYS
    ? 'thanks the squadron, and says that she has read it many times.'
    : way;
}
