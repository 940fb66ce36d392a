import type { HexId } from '../cards/hexes.ts';
import { keysOf } from '../cards/keys-of.ts';
import { errandsIn } from '../cards/manuals/asked.ts';
import type { Activity } from '../cards/printed/activities.ts';
import type { Mission } from '../cards/printed/mission.ts';
import { memoizeBy, memoizeByKey } from '../cards/reading/once.ts';
import { boxOf, manualNamed, type Rulebook } from '../cards/rulebook.ts';
import { ACTIVITIES, type Errand, type FlownSoFar, type Work } from './activities.ts';
import type { DoneSoFar } from './done.ts';

/** An activity of a manual, without its card. */
export interface Task {
  readonly activity: Activity;
  readonly work: Work;
  readonly hexesOf: (errand: Errand) => readonly HexId[];
  readonly isLeft: (hex: HexId, achieved: DoneSoFar) => boolean;
  readonly isDone: (flown: FlownSoFar) => boolean;
  readonly counts: (achieved: DoneSoFar, machines: number) => boolean;
}

interface Tasks {
  /** All activities of the manual. */
  readonly all: readonly Task[];
  /** The activities that a flight is sent for. */
  readonly errands: readonly Task[];
}

const tasks = memoizeBy((book: Rulebook) =>
  Object.fromEntries(
    [...Object.keys(book.missions), ...Object.keys(book.tasks)].flatMap((mission) => {
      const manual = manualNamed(mission, book);
      return manual ? [[mission, tasksIn(manual, book)]] : [];
    }),
  ),
);

/** What there is to do on a mission; nothing, where its manual is missing from the folder of cards. */
const tasksOf = (mission: string, book: Rulebook): Tasks => tasks(book)[mission] ?? { all: [], errands: [] };

export const errandsOf = (mission: string, book: Rulebook): readonly Task[] => tasksOf(mission, book).errands;

/** What there is to do in addition, on the way. */
export const byTheWay = (mission: string, book: Rulebook): readonly Task[] =>
  tasksOf(mission, book).all.filter((task) => !errandsOf(mission, book).includes(task));

/** Whether the mission can be flown without crossing the lines. */
export const staysOnOurSide = (mission: string, book: Rulebook): boolean =>
  errandsOf(mission, book).every(({ work }) => work.over === 'allied');

/** Whether a mission has already done something that earns points. */
export const hasAchieved = (
  {
    mission,
    achieved,
    machines,
  }: { readonly mission: string; readonly achieved: DoneSoFar; readonly machines: number },
  book: Rulebook,
): boolean => tasksOf(mission, book).all.some(({ counts }) => counts(achieved, machines));

function tasksIn(manual: Mission, book: Rulebook): Tasks {
  const all = keysOf(ACTIVITIES).flatMap((activity) => taskOf(activity, manual, book) ?? []);
  const errands = errandsIn(manual.activities);
  return { all, errands: all.filter(({ activity }) => errands.includes(activity)) };
}

function taskOf<A extends Activity>(activity: A, manual: Mission, { missionMap }: Rulebook): Task | undefined {
  const card = manual.activities[activity];
  if (card === undefined) return undefined;
  const { work, hexes, isLeft, isDone, counts } = ACTIVITIES[activity];
  return {
    activity,
    work: work(card),
    hexesOf: (errand) => hexes(errand, card, manual, missionMap),
    isLeft: (hex, achieved) => isLeft(hex, achieved, card, missionMap),
    isDone: (flown) => isDone(flown, card),
    counts: (achieved, machines) => counts(achieved, card, machines),
  };
}

/** The Photo modifier at which camera and wireless are useless. */
const HOPELESS = -4;

/** (13) Whether there is light enough for anything. */
export const hasLight = (weather: number, book: Rulebook): boolean => boxOf(weather, book).photo > HOPELESS;

/** (13) Whether the ground cannot be seen from the lowest height for the work, plus a margin. */
export function isHidden({ seenFrom }: Work, weather: number, book: Rulebook, spare = 0): boolean {
  const { down } = boxOf(weather, book);
  return down !== 'unlimited' && down < seenFrom + spare;
}

/** A key for an errand: its target, and what is done in which zones. */
export const keyOf = memoizeBy(({ mission, zones, target }: Errand) => `${mission} ${zones.join('')} ${target}`);

/** The hexes in which a mission's work may be done, whoever flies it. */
export const placesFor = (errand: Errand, book: Rulebook): readonly HexId[] => places(book, errand);

const places = memoizeByKey(keyOf, (book: Rulebook, errand): readonly HexId[] => [
  ...new Set(errandsOf(errand.mission, book).flatMap(({ hexesOf }) => hexesOf(errand))),
]);
