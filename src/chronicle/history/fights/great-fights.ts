import { dateText } from '../../../campaign/calendar.ts';
import type { Watch } from '../../../campaign/watch.ts';
import { RANKS } from '../../../cards/ranks.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { LeastUsed } from '../../../words/by-turns.ts';
import { listed, victoryPoints } from '../../../words/numbers.ts';
import type { Lived } from '../../lived.ts';
import type { MachineFacts } from '../../report/facts/mission-facts.ts';
import { errandText } from '../../report/mission-report.ts';
import { written } from '../../report/prose.ts';
import { fightsIn, happeningsOn, type MissionTold } from '../../threads/on-a-mission.ts';
import type { Happening } from '../../threads/thread.ts';
import { missionsOf } from '../../threads/threads-of.ts';
import type { Dated } from '../chapter.ts';
import { bestOrWorst, costTold, mostTold, wonTold } from './cost-told.ts';
import { fightsTold } from './fight-told.ts';
import { greatness, isGreat } from './weight.ts';
import { IN_THE_LEDGER } from './words-of-fights.ts';

/** So many fights of a month have a chapter at most. */
const MOST = 2;

const allOf = ({ days, book }: Lived): MissionTold[] => days.flatMap((day) => missionsOf(day, book));

/** The missions of a month that were great fights, the greatest first. */
export function greatFights(lived: Lived): MissionTold[] {
  return allOf(lived)
    .filter((told) => fightsIn(told.facts).length > 0 && isGreat(told))
    .toSorted((a, b) => greatness(b) - greatness(a))
    .slice(0, MOST);
}

/** A month, and its first victory. */
interface MonthOfFights {
  readonly lived: Lived;
  readonly first: Happening | undefined;
}

/** Each of them in a chapter: who was out, the fights in their order, what came of it, and what it cost. */
export function greatFightsTold(great: readonly MissionTold[], { lived, first }: MonthOfFights): Dated[] {
  const ways = new LeastUsed(`${lived.seed} fights`);
  const all = allOf(lived);
  return great.map((told) => {
    const { flown, facts } = told;
    const ledger = ways.next(IN_THE_LEDGER)(victoryPoints(facts.points), bestOrWorst(told, all));
    return {
      day: facts.day,
      title: `The ${PARTS[facts.watch]} of ${dateText(facts.day)}`,
      paragraphs: [
        outText(told, lived.book),
        ...fightsTold(flown, facts, ways, lived.book),
        [
          ...costTold(told, lived.book),
          ...wonTold(told),
          ...firstText(told, first),
          ...mostTold(told, all),
          ledger,
        ].join(' '),
      ],
    };
  });
}

/** Whether the first victory of the month was won in it. */
const firstText = (told: MissionTold, first: Happening | undefined): string[] =>
  first !== undefined &&
  happeningsOn(told).some(({ is, man, day }) => is === 'victory' && man === first.man && day === first.day)
    ? ['It was the first victory of the month.']
    : [];

const PARTS: Readonly<Record<Watch, string>> = {
  dawn: 'Dawn',
  morning: 'Morning',
  afternoon: 'Afternoon',
  twilight: 'Twilight',
};

const WHEN: Readonly<Record<Watch, string>> = {
  dawn: 'At dawn on',
  morning: 'On the morning of',
  afternoon: 'On the afternoon of',
  twilight: 'At twilight on',
};

/** Who went out, and for what: the two-seaters, and who was to guard them. */
function outText({ facts }: MissionTold, book: Rulebook): string {
  const twoSeaters = facts.machines.filter(({ men }) => men.length > 1);
  const others = facts.machines
    .filter(({ men }) => men.length === 1)
    .toSorted((one, other) => rankOf(other) - rankOf(one));
  const namesOf = (machines: typeof others) => listed(machines.flatMap(({ men }) => men.map(written)));
  const out = `${WHEN[facts.watch]} ${dateText(facts.day)}`;
  const errand = errandText(facts, book);
  if (twoSeaters.length === 0) return `${out} ${namesOf(others)} went out ${errand}.`;
  const guards = others.length > 0 ? `, with ${namesOf(others)} to guard them` : ', with nobody to guard them';
  return `${out} ${namesOf(twoSeaters)} went out ${errand}${guards}.`;
}

const rankOf = ({ men: [pilot] }: MachineFacts): number => (pilot ? RANKS.indexOf(pilot.rank) : -1);
