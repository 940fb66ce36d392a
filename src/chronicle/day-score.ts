import { isLost } from '../campaign/aircrew.ts';
import { type Campaign, everybody } from '../campaign/campaign.ts';
import { alone, capital, counted } from '../words/numbers.ts';
import { entriesOf, harmDone, isFlown, isMachineLost, type Lived, sortiesOf } from './lived.ts';
import { balloonsBurnt } from './report/balloons.ts';
import { victoriesText } from './tables/people-rows.ts';

/** The result of a single day, in figures that can be shown to a player who has yet to fly it. */
export interface DayScore {
  readonly day: number;
  readonly points: number;
  readonly flown: number;
  readonly notFlown: number;
  readonly victories: number;
  readonly machinesLost: number;
  readonly menLost: number;
}

/** The score of the first told day, with the men lost on it. */
export function dayScore(lived: Lived): DayScore {
  const day = lived.days[0];
  if (!day) throw new Error(`${lived.name} has no day.`);
  const entries = entriesOf(day);
  const flown = entries.filter(isFlown);
  const sorties = flown.flatMap(sortiesOf);
  const shotDown = sorties.flatMap(({ scores }) => scores).filter((score) => harmDone(score) === 'enemy-shot-down');
  const balloons = new Set(flown.flatMap(balloonsBurnt).map(({ name }) => name));
  return {
    day: day.dawn.day,
    points: entries.reduce((sum, entry) => sum + (isFlown(entry) ? entry.ended.points : entry.points), 0),
    flown: flown.length,
    notFlown: entries.length - flown.length,
    victories: shotDown.length + balloons.size,
    machinesLost: sorties.filter(isMachineLost).length,
    menLost: lostIn(lived.now) - lostIn(day.dawn),
  };
}

const lostIn = (campaign: Campaign): number => everybody(campaign).filter(isLost).length;

/** The same as marks: `oo. ** x+`. They tell how much, and not what. */
export function scoreMarks({ flown, notFlown, victories, machinesLost, menLost }: Omit<DayScore, 'day'>): string {
  const groups = [
    'o'.repeat(flown) + '.'.repeat(notFlown),
    '*'.repeat(victories),
    'x'.repeat(machinesLost) + '+'.repeat(menLost),
  ];
  return groups.filter((marks) => marks !== '').join(' ');
}

/** The same in a sentence, for a player who listens. */
export function scoreSentence({ flown, notFlown, victories, machinesLost, menLost }: Omit<DayScore, 'day'>): string {
  const lost = `${counted(machinesLost, 'machine')} and ${counted(menLost, 'man', 'men')} lost`;
  return `${capital(counted(flown, 'mission'))} flown, ${alone(notFlown)} left undone, ${victoriesText(victories)}, ${lost}.`;
}

export const MARKS_MEAN = 'o a mission flown, . one left undone, * a victory, x a machine lost, + a man lost';
