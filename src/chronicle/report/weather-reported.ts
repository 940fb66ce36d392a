import { errandsOf, hasLight, isHidden } from '../../campaign/work.ts';
import { byName } from '../../cards/by-name.ts';
import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { capital, height } from '../../words/numbers.ts';
import type { MissionFacts, SkyAt, Trouble } from './facts/mission-facts.ts';
import { oneWay, type SpokenOf, spokenOf } from './prose.ts';

type SkyWay = (sky: string, who: SpokenOf, at: string) => string;
type SkyWays = readonly [SkyWay, ...SkyWay[]];

/** The weather where it forced a height, hid the enemy, or showed the flight to him; elsewhere it is not told. */
export function weatherSentences(facts: MissionFacts, book: Rulebook): string[] {
  const told = [cameLow(facts, book), alone(facts, book), inSight(facts, book)];
  const who = spokenOf(facts.machines);
  return told.flatMap((each) =>
    each
      ? [`${capital(oneWay(each.ways, facts, 'weather')(skyOf(each.weather, book), who, height(each.height)))}.`]
      : [],
  );
}

/** The sky in a sentence; other words of the weather box stay as they are. */
const SKIES = byName({ Overcast: 'an overcast sky', Thunderstorm: 'a thunderstorm' });

function skyOf(weather: number, book: Rulebook): string {
  const { name } = boxOf(weather, book);
  return SKIES.get(name) ?? name.toLowerCase();
}

interface SkyTold extends SkyAt {
  readonly ways: SkyWays;
}

const CAME_LOW: SkyWays = [
  (sky, { they }, at) => `${they} went down to ${at} to see the ground under ${sky}`,
  (sky, { they }, at) => `${they} came down to ${at}, for ${sky} hid the ground from higher up`,
];

/** The lowest height from which the place of the work was seen, where this sky hid it from that of the lines. */
function cameLow({ lines, weather: { overTheWork } }: MissionFacts, book: Rulebook): SkyTold | undefined {
  const [seen] = overTheWork
    .filter((over) => lines && !isBlind(over, book) && isBlind({ ...over, height: lines.height }, book))
    .toSorted((a, b) => a.height - b.height);
  return seen && { ...seen, ways: CAME_LOW };
}

/** (13) Whether the ground is hidden from a height. */
function isBlind({ weather, height: from }: SkyAt, book: Rulebook): boolean {
  const { down } = boxOf(weather, book);
  return down !== 'unlimited' && from > down;
}

/** (13) (16) So much off the chance of a meeting hides whoever flies, and so much added to it shows him. */
const HIDES = -3;
const SHOWS = 1;

const NOBODY: SkyWays = [
  (sky, { they }) => `in ${sky} ${they} met nobody`,
  (sky, { them }) => `nobody found ${them} in ${sky}`,
  (sky, { they }) => `${they} had ${sky}, and met nobody in it`,
];

function alone({ lines, meetings, machines, weather: { through } }: MissionFacts, book: Rulebook): SkyTold | undefined {
  const last = through.at(-1);
  const isHid = through.every((weather) => boxOf(weather, book).encounter <= HIDES);
  // (36) A machine on its own may have been met on its way home.
  const isMet = meetings.length > 0 || machines.some(({ troubles }) => troubles.some(({ is }) => is === 'met-enemy'));
  return lines && last !== undefined && !isMet && isHid
    ? { weather: last, height: lines.height, ways: NOBODY }
    : undefined;
}

/** So many meetings are many. */
const MANY = 3;

const SEEN: SkyWays = [
  (sky, { they }) => `in ${sky} ${they} could be seen from far off`,
  (sky, { them }) => `${sky} showed ${them} to everybody`,
];

function inSight({ lines, meetings, weather: { through } }: MissionFacts, book: Rulebook): SkyTold | undefined {
  const last = through.at(-1);
  const isSeen = through.every((weather) => boxOf(weather, book).encounter >= SHOWS);
  return lines && last !== undefined && meetings.length >= MANY && isSeen
    ? { weather: last, height: lines.height, ways: SEEN }
    : undefined;
}

const HIDDEN: SkyWays = [
  (sky) => `${sky} hid the ground`,
  (sky) => `the ground could not be seen through ${sky}`,
  (sky, { they }) => `${they} looked for the ground through ${sky}`,
];

const HOPELESS: SkyWays = [
  (sky) => `in ${sky} there was nothing to be done`,
  (sky, { they }) => `there was ${sky}, and ${they} turned back`,
];

/** (6) (13) Why the work was not done, where that was the weather. */
export function spoiltBy(facts: MissionFacts, book: Rulebook): string | undefined {
  const { weather } = facts;
  const who = spokenOf(facts.machines);
  const [first] = weather.overTheWork;
  if (first) return hiddenText(weather.overTheWork, first, facts, book);
  if (facts.isBegun) return undefined;
  const foul = weather.through.findLast((number) => isFoul(number, facts.mission, book));
  return foul !== undefined && (isUntroubled(facts) || isFoulAtTheTurn(facts, book))
    ? oneWay(HOPELESS, facts, 'hopeless')(skyOf(foul, book), who, '')
    : undefined;
}

/** The ground was hidden over the work, all the time or at the end. */
function hiddenText(over: readonly SkyAt[], first: SkyAt, facts: MissionFacts, book: Rulebook): string | undefined {
  const who = spokenOf(facts.machines);
  if (over.every((each) => isBlind(each, book)))
    return oneWay(HIDDEN, facts, 'hidden')(skyOf(first.weather, book), who, '');
  const last = over.at(-1);
  return last && isBlind(last, book) ? `in the end ${skyOf(last.weather, book)} hid the ground` : undefined;
}

/** The weather in which they turned home, where nothing befell any of those who were still together. */
const isFoulAtTheTurn = (
  { weather: { atTheTurn }, mission, machines, meetings }: MissionFacts,
  book: Rulebook,
): boolean =>
  atTheTurn !== undefined &&
  isFoul(atTheTurn, mission, book) &&
  meetings.every(({ came }) => typeof came !== 'object') &&
  machines.every(({ troubles, struck }) => struck.length === 0 && (troubles.length === 0 || isLeft(troubles)));

/** He was left to make his own way, and nobody turned home for him. */
const isLeft = (troubles: readonly Trouble[]): boolean =>
  troubles.some((each) => each.is === 'on-his-own' && each.left);

/** The ground is hidden from all heights of the work, or there is no light. */
const isFoul = (weather: number, mission: string, book: Rulebook): boolean =>
  !hasLight(weather, book) || errandsOf(mission, book).every(({ work }) => isHidden(work, weather, book));

/** Neither engine nor enemy was a reason to turn back. */
const isUntroubled = ({ machines, meetings }: MissionFacts): boolean =>
  machines.every(({ troubles, struck }) => troubles.length + struck.length === 0) &&
  meetings.every(({ came }) => typeof came !== 'object');
