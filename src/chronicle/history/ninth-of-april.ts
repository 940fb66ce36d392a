import { flightsNamed } from '../../campaign/flight-names.ts';
import type { Watch } from '../../campaign/watch.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { LeastUsed } from '../../words/by-turns.ts';
import { capital, counted, inWords, listed, plural, times, victoryPoints } from '../../words/numbers.ts';
import { entriesOf, type Flown, isFlown, isMachineLost, type Lived, type LivedDay, sortiesOf } from '../lived.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import type { MissionFacts } from '../report/facts/mission-facts.ts';
import { errandText } from '../report/mission-report.ts';
import { germansText, written } from '../report/prose.ts';
import type { Dated } from './chapter.ts';

/** The battle of Arras began on it. */
const THE_NINTH = 9;

/** The opening of the battle, and what these flights did on that day. */
export function ninthOfApril(lived: Lived): Dated[] {
  const day = lived.days.find(({ dawn }) => dawn.day === THE_NINTH);
  const entries = day ? entriesOf(day) : [];
  if (!day || entries.length === 0) return [];
  const { missions, cost } = missionsOfADay(day, lived);
  return [
    {
      day: THE_NINTH,
      title: 'Easter Monday',
      paragraphs: [
        [BATTLE, ...beforeIt(lived)].join(' '),
        [...missions, ...placeAmong(pointsOn(day), lived), ...cost].join(' '),
      ],
    },
  ];
}

/** The missions of a day in their order, what was left undone, and what it cost. */
export function missionsOfADay(
  day: LivedDay,
  lived: Lived,
): { readonly missions: readonly string[]; readonly cost: readonly string[] } {
  const entries = entriesOf(day);
  const flown = entries.filter(isFlown);
  const undone = entries.flatMap((entry) => (isFlown(entry) ? [] : [entry]));
  const who = flightsNamed(lived.now.flights);
  const ways = new LeastUsed(`${lived.seed} ${day.dawn.day === THE_NINTH ? 'ninth' : day.dawn.day}`);
  return {
    missions: [
      `${who} had ${counted(entries.length, 'mission')} to fly that day, and flew ${flownText(flown.length, entries.length)}.`,
      ...flown.map((each) => missionText(each, ways, lived.book)),
      ...undoneText(undone, lived.book),
    ],
    cost: costText(flown),
  };
}

/** As it really was; the card of April 1917 has it so. The weather is the campaign's own, and is not told here. */
const BATTLE =
  'At half past five in the morning of 9 April the infantry went over on both sides of Arras; by night the line was three and a half miles farther on, at Fampoux.';

/** For what the flights had gone out in the days before it. */
function beforeIt({ days }: Lived): string[] {
  const plates = days
    .filter(({ dawn }) => dawn.day < THE_NINTH)
    .flatMap(entriesOf)
    .filter((entry) => isFlown(entry) && entry.began.mission === 'photo-reconnaissance').length;
  return plates > 0
    ? [`It was for this that they had gone out with a camera ${times(plates)} in the week before.`]
    : [];
}

const flownText = (flown: number, asked: number): string => {
  if (flown === asked) return ['none', 'it', 'both'][asked] ?? 'them all';
  return flown === 0 ? 'none' : inWords(flown);
};

const WHEN: Readonly<Record<Watch, string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  twilight: 'at twilight',
};

type WayOfGoing = (when: string, who: string, errand: string) => string;

const WENT: readonly [WayOfGoing, ...WayOfGoing[]] = [
  (when, who, errand) => `${capital(when)} ${who} went out ${errand}`,
  (when, who, errand) => `${who} took off ${when} ${errand}`,
  (when, who, errand) => `${capital(when)} it was ${who} who went out ${errand}`,
];

/** Who flew a mission, what they met or what stopped them, and what it brought. */
function missionText(flown: Flown, ways: LeastUsed, book: Rulebook): string {
  const facts = factsOf(flown, flown.day, book);
  const who = listed(facts.machines.flatMap(({ men }) => men.map(written)));
  const went = ways.next(WENT)(WHEN[facts.watch], who, errandText(facts, book));
  const met = metText(facts, book) ?? stoppedText(facts) ?? '';
  return `${went}${met}: ${victoryPoints(facts.points)}.`;
}

/** The enemies whom they fought. */
function metText(facts: MissionFacts, book: Rulebook): string | undefined {
  const fought = facts.meetings.flatMap(({ germans, came }) =>
    typeof came === 'object' ? [[...germans, ...came.joined]] : [],
  );
  if (fought.length === 0) return undefined;
  return `, and fought ${fought.map((germans) => germansText(germans, book)).join(', then ')}`;
}

/** Machines that turned or came down with their engines. */
function stoppedText({ machines }: MissionFacts): string | undefined {
  const sick = machines.filter(({ troubles }) =>
    troubles.some((each) => (each.is === 'crippled' && each.by === 'engine') || each.is === 'engine-cut-out'),
  ).length;
  if (sick === 0) return undefined;
  const all = sick === machines.length;
  if (all)
    return sick === 1
      ? ', and the engine failed him'
      : `, and ${sick === 2 ? 'both' : `all ${inWords(sick)}`} engines failed`;
  return `, and ${counted(sick, 'engine')} of ${inWords(machines.length)} failed`;
}

function undoneText(undone: readonly { readonly mission: string }[], book: Rulebook): string[] {
  if (undone.length === 0) return [];
  const titles = [...new Set(undone.map(({ mission }) => missionTitle(mission, book)))];
  return [`The ${listed(titles)} ${plural(titles.length, 'was', 'were')} left undone.`];
}

export const pointsOn = (day: LivedDay): number =>
  entriesOf(day).reduce((sum, entry) => sum + (isFlown(entry) ? entry.ended.points : entry.points), 0);

/** Whether no other day of the month brought so much, or so little. */
function placeAmong(points: number, { days }: Lived): string[] {
  const others = days.filter(({ dawn }) => dawn.day !== THE_NINTH).map(pointsOn);
  const sum = `The day came to ${victoryPoints(points)}`;
  if (others.length > 0 && points > Math.max(...others)) return [`${sum}, the best of the month.`];
  if (others.length > 0 && points < Math.min(...others)) return [`${sum}, the worst of the month.`];
  return [`${sum}.`];
}

/** What it cost, where it did; else that nobody was hurt. */
function costText(flown: readonly Flown[]): string[] {
  if (flown.length === 0) return [];
  const sorties = flown.flatMap(sortiesOf);
  const men = sorties.flatMap(({ fates }) => fates.filter(({ fate }) => fate.fate !== 'safe'));
  const lost = sorties.filter(isMachineLost).length;
  if (men.length > 0) {
    const told = [...new Set(men.map(({ man, fate }) => `${written(man)} was ${FATES[fate.fate]}`))];
    return [`${capital(told.join(', and '))}.`];
  }
  return [lost > 0 ? `It cost ${counted(lost, 'machine')} and no man.` : 'Nobody was hurt.'];
}

const FATES = { killed: 'killed', prisoner: 'taken', wounded: 'wounded', safe: 'unhurt' } as const;
