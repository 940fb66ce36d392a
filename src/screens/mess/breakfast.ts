import { isForGood } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import { manNamed, type People } from '../../kit/screen/people.ts';
import type { EventOf } from '../../table/events.ts';
import { isOneIn, numberFrom, oneBy } from '../../words/by-the-day.ts';
import { byTurns } from '../../words/by-turns.ts';
import { capital, counted, listed, plural, signed, thousands } from '../../words/numbers.ts';
import type { ToldAmount } from './measure.ts';

type Paraded = EventOf<'flight-paraded'>;

/** The data of a breakfast. */
export interface BreakfastMorning {
  readonly day: number;
  readonly measure: ToldAmount;
  /** The seed, which distinguishes this campaign. */
  readonly seed: string;
  /** The median of careful commanders on this morning; undefined where it is unknown. */
  readonly par: number | undefined;
  /** How many simulated campaigns it is the median of. */
  readonly campaigns: number;
}

/** Who is present and who is missing, the flight's score, and the post. */
export function breakfastText(paraded: Paraded, morning: BreakfastMorning, people: People): string {
  return [
    ...seated(paraded, morning, people),
    ...missing(paraded, morning, people),
    ...standing(paraded, morning),
    ...remark(paraded, morning, people),
  ].join(' ');
}

const OTHER_RANKS: readonly Rank[] = ['Sergeant', 'Air Mechanic'];

/** Sergeants have a mess of their own. */
function seated({ present }: Paraded, { measure }: BreakfastMorning, people: People): string[] {
  if (measure !== 'full' || present.length === 0) return [];
  const isSergeant = (man: string) => OTHER_RANKS.some((rank) => rank === people.men.get(man)?.rank);
  const seatedAt = (where: string, men: readonly string[]) =>
    men.length > 0 ? [`${where}: ${listed(men.map((man) => manNamed(man, people)))}.`] : [];
  return [
    ...seatedAt(
      'At breakfast',
      present.filter((man) => !isSergeant(man)),
    ),
    ...seatedAt("In the sergeants' mess", present.filter(isSergeant)),
  ];
}

/** Those who are expected back; and those who are missing for the first time. */
function missing({ absent }: Paraded, { day, measure }: BreakfastMorning, people: People): string[] {
  const named = (men: Paraded['absent']) => listed(men.map(({ airman }) => manNamed(airman, people)));
  const back = (what: Paraded['absent'][number]['is']) =>
    absent
      .filter(({ is }) => is === what)
      .map(({ airman, day: until }) => `${manNamed(airman, people)} (until ${dateText(until)})`);
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
    ...(measure === 'full' && gone.length > since.length
      ? [`Gone before: ${named(gone.filter((man) => !since.includes(man)))}.`]
      : []),
  ];
}

/** For so many days it is explained what par is. */
const NEW_TO_IT = 3;

function standing({ points }: Paraded, { day, par, campaigns }: BreakfastMorning): string[] {
  if (points === undefined) return [];
  if (par === undefined) return [`The flight stands at ${signed(points)}.`];
  const what = day <= NEW_TO_IT ? `, the middle of ${thousands(campaigns)} simulated campaigns,` : '';
  return [`The flight stands at ${signed(points)}; par${what} is ${signed(par)}.`];
}

/** News from the families of lost men; otherwise, if nobody was lost yesterday, a remark about breakfast. */
function remark({ absent, flight }: Paraded, { day, measure, seed }: BreakfastMorning, people: People): string[] {
  const writes = absent.find((man) => man.is === 'killed' && day === man.day + daysOfPost(man.airman, seed));
  if (writes && (measure === 'full' || isOneIn(2, `${seed} ${writes.airman} mourned`)))
    return [`The mother of ${manNamed(writes.airman, people)} ${oneBy(FROM_HOME, `${seed} ${writes.airman}`) ?? ''}`];
  const key = `${seed} breakfast ${flight} ${day}`;
  const isGrave = absent.some(({ is, day: lost }) => isForGood(is) && lost === day - 1);
  return !isGrave && (measure === 'full' || isOneIn(3, key))
    ? [byTurns(BREAKFAST, { seed: `${seed} ${flight}`, place: day })]
    : [];
}

/** A telegram takes a day or two, and an answer as long again. */
const daysOfPost = (airman: string, seed: string): number => 4 + (numberFrom(`${seed} ${airman} post`) % 6);

/** What the family of a lost man writes some days later; his name comes before it. */
export const FROM_HOME: readonly string[] = [
  'thanks the squadron for its letter, and asks whether he had his warm things with him.',
  'asks what his friends called him.',
  'sends the parcel that was already tied up, and wishes the others to have it.',
  'would like to know who has his dog now, if it is true that there was a dog.',
  'asks for nothing, and sends the photograph that everybody must have admired.',
  'writes that his last letter came two days after the telegram, and was a very cheerful one.',
  'asks the Major to write again, when he has time, and to leave nothing out.',
];

/** Remarks for a breakfast without news. */
export const BREAKFAST: readonly [string, ...string[]] = [
  'The eggs are said to be from the market, and the hen of good family.',
  'The marmalade has come. It is mounted under guard.',
  'Somebody has put the weather report on the dartboard.',
  'The porridge is described by the medical officer as safe.',
  'The cook has the bacon the same colour as yesterday, on purpose this time.',
  'The post is in: two seed catalogues, and a bill from a tailor.',
  'The gramophone has one needle left, and four men who know how it should be treated.',
  'The stove has been lit with the minutes of the sports committee.',
  'The dog is on the early patrol list, in pencil.',
  'An officer of the Wing is expected, so there are napkins.',
];
