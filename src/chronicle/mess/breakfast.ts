import { type Absent, absence, isFit, isForGood } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { type FlightRecord, totalPoints } from '../../campaign/campaign.ts';
import type { Men } from '../../campaign/namesakes.ts';
import type { Flight } from '../../campaign/watch.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import { isOneIn, numberFrom } from '../../words/by-the-day.ts';
import { byTurns } from '../../words/by-turns.ts';
import { capital, counted, listed, plural, signed, thousands } from '../../words/numbers.ts';

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
  readonly par: number | undefined;
  /** How many simulated campaigns it is the median of. */
  readonly campaigns: number;
}

/** The men of a breakfast, and what they are called. */
export interface BreakfastNames {
  readonly men: Men;
  readonly of: (man: string) => string;
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

const OTHER_RANKS: readonly Rank[] = ['Sergeant', 'Air Mechanic'];

/** Sergeants have a mess of their own. */
function seated({ present }: Paraded, { rollCall }: BreakfastMorning, names: BreakfastNames): string[] {
  if (rollCall !== 'whole' || present.length === 0) return [];
  const isSergeant = (man: string) => OTHER_RANKS.some((rank) => rank === names.men.get(man)?.rank);
  const seatedAt = (where: string, men: readonly string[]) =>
    men.length > 0 ? [`${where}: ${listed(men.map((man) => names.of(man)))}.`] : [];
  return [
    ...seatedAt(
      'At breakfast',
      present.filter((man) => !isSergeant(man)),
    ),
    ...seatedAt("In the sergeants' mess", present.filter(isSergeant)),
  ];
}

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

/** For so many days it is explained what par is. */
const NEW_TO_IT = 3;

function standing({ points }: Paraded, { day, par, campaigns }: BreakfastMorning): string[] {
  if (points === undefined) return [];
  if (par === undefined) return [`The flight stands at ${signed(points)}.`];
  const what = day <= NEW_TO_IT ? `, the middle of ${thousands(campaigns)} simulated campaigns,` : '';
  return [`The flight stands at ${signed(points)}; par${what} is ${signed(par)}.`];
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
    return [`The mother of ${names.of(writes.airman)} ${fromHome(dead.indexOf(writes), day - writes.day, seed)}`];
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
function fromHome(place: number, days: number, seed: string): string {
  const way = byTurns(FROM_HOME, { seed: `${seed} from home`, place });
  return way === LAST_LETTER && days < BOTH_WAYS
    ? 'thanks the squadron, and says that she has read it many times.'
    : way;
}

const LAST_LETTER = 'writes that his last letter came two days after the telegram, and was a very cheerful one.';

/** What the family of a lost man writes some days later; his name comes before it. */
export const FROM_HOME: readonly [string, ...string[]] = [
  'thanks the squadron for its letter, and asks whether he had his warm things with him.',
  'asks what his friends called him.',
  'sends the parcel that was already tied up, and wishes the others to have it.',
  'would like to know who has his dog now, if it is true that there was a dog.',
  'asks for nothing, and sends the photograph that everybody must have admired.',
  LAST_LETTER,
  'asks the Major to write again, when he has time, and to leave nothing out.',
  'has sent a cake. He had asked for it in March.',
  'writes to ask which of the men in his photograph are still here, and gives their names.',
  'wishes to know what the food was, and whether he ate it.',
  'says that his brother is eighteen in June, and asks whether he might come to the same squadron.',
  'writes that the whole village has been to the door, and asks that nobody here should trouble to.',
  'has found a bill for a tennis racket, and asks whether he said to whom he lent it.',
  'asks whether somebody sat with him. The chaplain has taken the letter away to answer it.',
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
  'The sugar is out, and the Adjutant is looking at faces.',
  'A hen has got into the hut, and is being shown round.',
  'The toast was made on the exhaust of the tender, and tastes of progress.',
  'The newspaper is three days old, and says that all is quiet here.',
  'There is a notice about singing in the bath. Somebody has set it to music.',
  'The cook asks for volunteers to eat the second fish.',
  'The milk has been condemned, and is served as junket.',
  'A parcel from an aunt turned out to be tracts. They burn with a steady flame.',
  'The barometer has been tapped by nine people, and has given up.',
  'There is honey. Nobody has asked where the bees are billeted.',
  'The orderly has brought tea to the wrong hut, and been asked to go on doing it.',
  'Somebody has been at the piano, with a spanner.',
  'The window has been mended with the map of Belgium.',
  'The Adjutant has lost his temper and his spectacles, and found the spectacles.',
  'The laundry is back, and everybody is somebody else.',
  'A General is to come and look at the machines. They have been told.',
  'The gardener of the château has sent in a bill for a peacock.',
  'The wireless hut can hear the Eiffel Tower, it says, and it is sending the time.',
  'The salt is damp, the matches are damp, and the conversation has been about Egypt.',
  'There is a cat in the bread-bin, and it has been put on the strength.',
];
