import { dayScore } from '../../chronicle/day-score.ts';
import { dayStories } from '../../chronicle/day-story.ts';
import type { Lived } from '../../chronicle/lived.ts';
import type { DayTold } from '../../screens/pages/what-if-page.ts';
import { signed } from '../../words/numbers.ts';

/** What the days of a campaign came to, with this answer on the first of them. */
export function daysTold(answer: string, lived: Lived, byPolicy: number): DayTold {
  const scores = lived.days.map((day, i) =>
    dayScore({ ...lived, days: [day], now: lived.days[i + 1]?.dawn ?? lived.now }),
  );
  const sum = (figure: 'points' | 'flown' | 'victories' | 'machinesLost' | 'menLost') =>
    scores.reduce((all, score) => all + score[figure], 0);
  return {
    answer,
    points: sum('points'),
    flown: sum('flown'),
    victories: sum('victories'),
    machinesLost: sum('machinesLost'),
    menLost: sum('menLost'),
    byPolicy,
    story: storyOf(lived),
  };
}

const storyOf = (lived: Lived): string[] =>
  dayStories(lived).flatMap(({ missions, evening }) => [
    ...missions.flatMap(({ title, points, machines }) => [`${title}: ${signed(points)}.`, ...machines.map(setIn)]),
    ...(evening.length > 0 ? ['Evening.', ...evening.map(setIn)] : []),
  ]);

const setIn = (line: string) => `  ${line}`;
