import type { Watch } from '../../campaign/watch.ts';
import { counterOf } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Fate } from '../../table/events/fight-events.ts';
import { counted, inWords, listed } from '../../words/numbers.ts';
import { type EveningLived, isThere } from '../letters/evening-lived.ts';
import type { Harmed } from '../report/facts/fight-facts.ts';
import type { MissionFacts } from '../report/facts/mission-facts.ts';
import { type Fought, isFought } from '../report/fought-meeting.ts';
import { overPlace } from '../report/prose.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { MANY_GERMANS } from './deeds.ts';
import { FIGHTS_OF_THE_DAY, type FightWay, OF_SEVERAL, WORST_FIGHT } from './words/worst-fight.ts';

/** A fight of the flight's day, and the mission that it was on. */
interface FightOfADay {
  readonly fight: Fought;
  readonly facts: MissionFacts;
}

/** Of the flight's fights of today the one that cost it most, if it cost anything: where, when, and with whom. */
export function worstFight(evening: EveningLived): string[] {
  const { day, book, flight, ways } = evening;
  const fights = missionsOf(day, book).flatMap(({ facts }): FightOfADay[] =>
    facts.flight === flight ? facts.meetings.filter(isFought).map((fight) => ({ fight, facts })) : [],
  );
  const [worst] = fights
    .filter((each) => costOf(each.fight) > 0 && !isToldAsHisDeed(each, evening))
    .sort((a, b) => weightOf(b.fight, book) - weightOf(a.fight, book));
  if (!worst) return [];
  const { fight, facts } = worst;
  const isOfOne = fight.came.ours.length === 1 || germansIn(fight).length === 1;
  const only = (way: FightWay) => !(isOfOne && OF_SEVERAL.has(way));
  const told = ways.next(WORST_FIGHT, { only })({
    ours: oursText(worst, evening),
    germans: germansText(fight, book),
    where: overPlace(fight.hex, book),
    when: WHEN[facts.watch],
  });
  if (fights.length < MANY_FIGHTS) return [`${told}.`];
  return [`${told}. ${ways.next(FIGHTS_OF_THE_DAY)(counted(fights.length, 'fight'))}.`];
}

/** From so many on their number is told. */
const MANY_FIGHTS = 3;

const WHEN: Readonly<Record<Watch, string>> = {
  dawn: 'at dawn',
  morning: 'this morning',
  afternoon: 'this afternoon',
  twilight: 'at dusk',
};

const COST: Readonly<Record<Fate, number>> = {
  unharmed: 0,
  'driven-off': 0,
  'damaged-abort': 2,
  'forced-down': 3,
  'shot-down': 6,
};

const costOfOne = ({ fate, hit }: Harmed): number => COST[fate] + 2 * hit.length;

const costOf = ({ came: { harmed } }: Fought): number =>
  harmed.filter(({ german }) => !german).reduce((sum, each) => sum + costOfOne(each), 0);

const germansIn = ({ germans, came: { joined } }: Fought): readonly number[] => [...germans, ...joined];

const redIn = (fight: Fought, book: Rulebook): number =>
  germansIn(fight).filter((german) => counterOf(german, book).jasta11).length;

/** Of two that cost as much, that with more of them. */
const weightOf = (fight: Fought, book: Rulebook): number =>
  10 * costOf(fight) + 2 * redIn(fight, book) + germansIn(fight).length;

/** That he was alone with many and is here has a sentence of its own. */
const isToldAsHisDeed = ({ fight, facts }: FightOfADay, evening: EveningLived): boolean =>
  fight.came.ours.length === 1 &&
  germansIn(fight).length >= MANY_GERMANS &&
  menIn({ fight, facts }).every((man) => isThere(man, evening));

const menIn = ({ fight, facts: { machines } }: FightOfADay): string[] =>
  machines.flatMap(({ machine, men: [pilot] }) => (pilot && fight.came.ours.includes(machine) ? [pilot.airman] : []));

/** So many are named. */
const NAMED = 3;

function oursText(of: FightOfADay, { told }: EveningLived): string {
  const men = menIn(of);
  return men.length > NAMED ? `${inWords(men.length)} of ours` : listed(men.map(told.of));
}

function germansText(fight: Fought, book: Rulebook): string {
  const { length: all } = germansIn(fight);
  const red = redIn(fight, book);
  if (red === 0) return counted(all, 'German');
  if (red === all) return `${inWords(all)} of Jasta 11`;
  return `${counted(all, 'German')} with ${inWords(red)} of Jasta 11 among them`;
}
