import { allMen } from '../../campaign/campaign.ts';
import { keysOf } from '../../cards/keys-of.ts';
import { airmanIn, type EveningLived, isGoneBy, isThere } from '../letters/evening-lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { type At, type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import {
  ANOTHER,
  BALLOONS,
  CHAIRS,
  FIRSTS,
  MET,
  MET_ACROSS,
  MET_COLDLY,
  PAIRS,
  QUARRELS,
  QUARRELS_ACROSS,
  TASK_DONE,
  TASK_FAILED,
  THANKS,
  THANKS_ACROSS,
  type Ways,
} from './words-of-the-mess.ts';

/** A kind of scene: its ways, and those for men of two messes. */
interface SceneKind {
  readonly ways: Ways;
  readonly across?: Ways;
  /**
   * It is told on the next evening that has its men at home: within two days, or as long as both are there to have it.
   * Its ways must not say `today`.
   */
  readonly mayWait?: 'days' | 'till-told';
}

/** The most important first. */
const KINDS = {
  chair: { ways: CHAIRS, mayWait: 'days' },
  coldly: { ways: MET_COLDLY },
  met: { ways: MET, across: MET_ACROSS },
  first: { ways: FIRSTS, mayWait: 'days' },
  thanks: { ways: THANKS, across: THANKS_ACROSS, mayWait: 'till-told' },
  quarrel: { ways: QUARRELS, across: QUARRELS_ACROSS },
  pair: { ways: PAIRS },
  balloon: { ways: BALLOONS, mayWait: 'days' },
  another: { ways: ANOTHER, mayWait: 'days' },
} as const satisfies Readonly<Record<string, SceneKind>>;

/** A scene between men of the flight: the first of them, and the other, who has to be present unless he is lost. */
export interface MessScene {
  readonly is: keyof typeof KINDS;
  readonly one: string;
  readonly other?: string;
  /** The day that it is of. */
  readonly day: number;
}

/** What is told of an evening, and the scenes that nobody was there to have. */
export interface EveningTold {
  readonly scenes: readonly string[];
  readonly owed: readonly MessScene[];
}

/**
 * How the mess takes the day: the day's relations between its men continue there, the most important first; before them
 * those of an earlier day that are owed. Each man is mentioned once; absent men only as absent.
 */
export function eveningTold(evening: EveningLived, before: readonly MessScene[] = []): EveningTold {
  const due = [...before, ...scenesOf(evening)];
  const named = new Set<string>();
  const told: MessScene[] = [];
  const owed: MessScene[] = [];
  const scenes = keysOf(KINDS)
    .flatMap((kind) => due.filter(({ is }) => is === kind))
    .flatMap((scene) => {
      const other = seatedIn(scene, evening);
      const men = [scene.one, other ?? scene.one].filter((man) => isThere(man, evening));
      if (other === undefined || men.some((man) => named.has(man))) {
        const isNew = ![...told, ...owed].some((each) => isAlike(each, scene));
        if (isNew && waits(scene, evening, other)) owed.push(scene);
        return [];
      }
      for (const man of men) named.add(man);
      told.push(scene);
      return [wayOf(scene.is, scene.one, other, evening)(evening.told.of(scene.one), evening.told.of(other))];
    });
  return { scenes: [...scenes, ...taskTold(evening)], owed };
}

const isAlike = (one: MessScene, other: MessScene): boolean =>
  one.is === other.is && one.one === other.one && one.other === other.other;

function wayOf(is: MessScene['is'], one: string, other: string, evening: EveningLived): Ways[number] {
  const { ways, across = ways }: SceneKind = KINDS[is];
  return evening.ways.next(inOneMess(one, other, evening) ? ways : across);
}

/** The other man of a scene (for a scene of one man, himself) if it can be had tonight. */
function seatedIn({ is, one, other = one }: MessScene, evening: EveningLived): string | undefined {
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
    .map(({ task, end }) => ways.next(end === 'done' ? TASK_DONE : TASK_FAILED)(book.tasks[task]?.task ?? task, ''));
}

const lostIn = ({ happenings }: EveningLived): string[] => happenings.filter(isLoss).map(({ man }) => man);

/** They sit in the order of the flight's list, Sergeants separately. */
function neighbourOf(lost: string, evening: EveningLived): string | undefined {
  const { dawn } = evening.day;
  const table = allMen(dawn).map(({ id }) => id);
  const place = table.indexOf(lost);
  const far = (man: string) => Math.abs(table.indexOf(man) - place);
  return evening.writers
    .filter((man) => isThere(man, evening) && isOfficer(man, evening) === isOfficer(lost, evening))
    .reduce<string | undefined>((next, man) => (next === undefined || far(man) < far(next) ? man : next), undefined);
}

function isOfficer(id: string, { day: { dawn } }: EveningLived): boolean {
  const rank = airmanIn(dawn, id)?.rank;
  return rank !== 'Sergeant' && rank !== 'Air Mechanic';
}

/** Officers dine in the mess, Sergeants separately. */
const inOneMess = (one: string, other: string, evening: EveningLived): boolean =>
  isOfficer(one, evening) === isOfficer(other, evening);

const scenesOf = (evening: EveningLived): MessScene[] =>
  evening.happenings.flatMap((happening): MessScene[] => {
    const { man: one, day } = happening;
    switch (happening.is) {
      case 'killed':
      case 'taken':
        return [{ is: 'chair', one, day }];
      case 'victory':
        return [{ is: happening.isFirst ? 'first' : 'another', one, day }];
      case 'balloon':
        return [{ is: 'balloon', one, day }];
      case 'saved':
        return ofFriends('thanks', happening);
      case 'left':
        return ofFriends('quarrel', happening);
      case 'saw-home':
        return ofFriends('pair', happening);
      case 'turned-back':
        return runaway(happening, evening);
      default:
        return [];
    }
  });

/** A friend and the man who did something to him. */
const ofFriends = (
  is: MessScene['is'],
  { man, friend, day }: HappeningOf<'saved' | 'left' | 'saw-home'> & At,
): MessScene[] => (man === friend ? [] : [{ is, one: friend, other: man, day }]);

/** A man whose nerve failed, and how those whom he left treat him. */
function runaway(
  { man: one, day, why, left }: Happening & HappeningOf<'turned-back'>,
  evening: EveningLived,
): MessScene[] {
  if (why !== 'nerve' || !isThere(one, evening)) return [];
  const lost = lostIn(evening);
  const dead = left.find((each) => lost.includes(each));
  if (dead !== undefined) return [{ is: 'coldly', one, other: dead, day }];
  const other = left.find((each) => isThere(each, evening));
  return other === undefined ? [] : [{ is: 'met', one, other, day }];
}
