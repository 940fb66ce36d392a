import type { Watch } from '../../campaign/watch.ts';
import { staysOnOurSide } from '../../campaign/work.ts';
import { byName } from '../../cards/by-name.ts';
import { RANKS } from '../../cards/ranks.ts';
import { aircraftNamed, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { capital, height, listed, oneOf, plural, signed, talliedTypes, uncapital } from '../../words/numbers.ts';
import { whereNow } from '../../words/taken-places.ts';
import type { Moment } from '../moments/kinds.ts';
import { ofKind } from '../moments/of-kind.ts';
import { factsOf } from './facts/facts-of.ts';
import type { Crossing, MachineFacts, MissionFacts } from './facts/mission-facts.ts';
import { fightText } from './fights-reported.ts';
import { fireSentences } from './fire-reported.ts';
import { missionsIn } from './flown-mission.ts';
import { type Fought, isFought } from './fought-meeting.ts';
import { endParagraph } from './homecoming-reported.ts';
import { passedText } from './passed-reported.ts';
import { type PointsLine, pointsLines } from './points-reported.ts';
import { manIn, oneWay, placeText, spokenOf, written } from './prose.ts';
import { ranksOnce } from './ranks-once.ts';
import type { StretchOfWay } from './troubles-reported.ts';
import { firstOnTheWay, onTheWay } from './way-reported.ts';
import { weatherSentences } from './weather-reported.ts';

/** (44) What an officer would write about a mission in the evening, and what it was worth. */
export interface MissionReport {
  /** Its content as data: the text below is made only from this. */
  readonly facts: MissionFacts;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The Victory Points, an item a line. */
  readonly points: readonly PointsLine[];
  readonly total: number;
}

/** A cache: map, diary and the pages of the lost ask for the report of a mission, which does not change. */
const REPORTS = new WeakMap<MissionFacts, MissionReport>();

/** The reports of a day's missions, in the order of flying. */
export function missionReports(moments: readonly Moment[], book: Rulebook): MissionReport[] {
  const [broke] = ofKind(moments, 'day-broke');
  return missionsIn(moments).map((flown) => reportOn(factsOf(flown, broke?.day ?? 1, book), book));
}

function reportOn(facts: MissionFacts, book: Rulebook): MissionReport {
  const found = REPORTS.get(facts) ?? reportFrom(facts, book);
  REPORTS.set(facts, found);
  return found;
}

function reportFrom(facts: MissionFacts, book: Rulebook): MissionReport {
  const { mission, watch, day, scores, machines, points } = facts;
  return {
    facts,
    title: `${missionTitle(mission, book)}, ${HALVES[watch]}${day} April 1917`,
    paragraphs: ranksOnce(
      [
        [sendingParagraph(facts, book), ...onTheWayOut(facts, book), wayParagraph(facts, book)]
          .filter(Boolean)
          .join(' '),
        passedText(facts, { from: 0, to: firstFight(facts) }, book),
        ...asTheyHappened(facts, book),
        endParagraph(facts, book),
      ].filter((paragraph) => paragraph !== ''),
      machines,
    ),
    points: pointsLines(scores, machines, facts, book),
    total: points,
  };
}

/**
 * A paragraph for each fight, with what became of those whom it crippled, and for the events of other machines before
 * it, between two, and after the last.
 */
function asTheyHappened(facts: MissionFacts, book: Rulebook): string[] {
  const fights = facts.meetings.filter(isFought);
  const before = onAPart(undefined, { from: outUntil(facts), to: fights[0]?.at ?? Infinity }, facts, book);
  const after = fights.flatMap((fight, i) =>
    onAPart(fight, { from: fight.at, to: fights[i + 1]?.at ?? Infinity }, facts, book),
  );
  return [...before, ...after];
}

/** A fight, and the way after it until the next; or the way before the first. */
function onAPart(fight: Fought | undefined, part: StretchOfWay, facts: MissionFacts, book: Rulebook): string[] {
  const { ofTheFight, others } = onTheWay(facts, part, book);
  // The hits before all else are told with the way to the first fight.
  if (!fight) return [[...ofTheFight, ...others].join(' ')];
  const { lines } = facts;
  if (lines && isLate(facts) && lines.at > part.from && lines.at < part.to) {
    const after = { from: lines.at, to: part.to };
    return [
      ...onAPart(fight, { from: part.from, to: lines.at }, facts, book),
      [...linesParagraph(facts, book), ...passedBetween(after, facts, book)].filter(Boolean).join(' '),
    ];
  }
  const passed = passedBetween(part, facts, book);
  return [[fightText(fight, facts, book), ...ofTheFight].join(' '), passed.filter(Boolean).join(' ')];
}

/** What befell machines, and whom they let go by, but for those that the fight before had crippled. */
function passedBetween(part: StretchOfWay, facts: MissionFacts, book: Rulebook): readonly string[] {
  const { hits, others } = onTheWay(facts, part, book);
  const first = firstOnTheWay(facts, part, book);
  return [
    passedText(facts, { from: part.from, to: first }, book),
    ...hits,
    ...others,
    passedText(facts, { from: first, to: part.to }, book),
  ];
}

/** The lines were reached after a fight on our side of them. */
const isLate = ({ lines, ...facts }: MissionFacts): boolean => lines !== undefined && lines.at > firstFight(facts);

const firstFight = ({ meetings }: Pick<MissionFacts, 'meetings'>): number => meetings.find(isFought)?.at ?? Infinity;

/** Until the lines, or the first fight. */
function outUntil({ lines, meetings }: MissionFacts): number {
  const [fight] = meetings.filter(isFought);
  return lines ? Math.min(lines.at, fight?.at ?? lines.at) : 0;
}

/** What befell machines before the lines is told before it is said how far the mission went. */
function onTheWayOut(facts: MissionFacts, book: Rulebook): readonly string[] {
  const { ofTheFight, hits, others } = onTheWay(facts, { from: 0, to: outUntil(facts) }, book);
  return [...ofTheFight, ...hits, ...others];
}

/** A Dawn Patrol has its time in its name, and so has a Twilight Patrol. */
const HALVES: Readonly<Record<Watch, string>> = {
  dawn: '',
  morning: 'morning of ',
  afternoon: 'afternoon of ',
  twilight: '',
};

/** The report as text: its title, its paragraphs, and the Victory Points with their reasons. */
export function reportText({ title, paragraphs, points, total }: MissionReport): string {
  const lines = points.map(({ points: each, reason }) => `  ${signed(each).padStart(4)}  ${reason}`);
  const account = ['Victory Points', ...lines, `  ${signed(total).padStart(4)}  in all`].join('\n');
  return [title, ...paragraphs, account].join('\n\n');
}

/** The paragraphs of a report, and its Victory Points with their reasons as the last of them. */
export function reportParagraphs({ paragraphs, points, total }: MissionReport): string[] {
  const reasons = points.map(({ points: each, reason }) => `${signed(each)} ${reason}`);
  return [...paragraphs, `Victory Points: ${[...reasons, `${signed(total)} in all`].join('; ')}.`];
}

const WHEN: Readonly<Record<Watch, string>> = {
  dawn: 'At dawn',
  morning: 'In the morning',
  afternoon: 'In the afternoon',
  twilight: 'At twilight',
};

/** Who went, in which machines, and for what. */
function sendingParagraph(facts: MissionFacts, book: Rulebook): string {
  const { machines, flight, watch } = facts;
  const [leader, ...others] = bySeniority(machines);
  if (!leader) return '';
  const types = talliedTypes(machines.map(({ aircraft }) => aircraftNamed(aircraft, book)));
  return others.length === 0
    ? `${WHEN[watch]} ${crewText(leader)}${ofFlight(leader, flight)} took off alone in ${types}, ${errandText(facts, book)}.`
    : `${WHEN[watch]} ${crewText(leader)}${ofFlight(leader, flight)} ${oneWay(LED, facts, 'led')} ${listed(others.map(crewText))}, in ${types}, ${errandText(facts, book)}.`;
}

const LED = ['led out', 'took out', 'went out with', 'set out with'] as const;

/** The Commanding Officer belongs to no flight. */
const ofFlight = ({ men: [pilot] }: MachineFacts, flight: string): string =>
  pilot?.rank === 'Major' ? '' : ` of ${flight} Flight`;

/** The senior officer leads; the others are in the order of the Mission Log. */
function bySeniority(machines: readonly MachineFacts[]): MachineFacts[] {
  const rankOf = ({ men: [pilot] }: MachineFacts) => (pilot ? RANKS.indexOf(pilot.rank) : -1);
  const senior = machines.reduce<MachineFacts | undefined>(
    (first, each) => (first === undefined || rankOf(each) > rankOf(first) ? each : first),
    undefined,
  );
  return senior === undefined ? [] : [senior, ...machines.filter((each) => each !== senior)];
}

/** What they went to do, by mission; a player's own manual has its name. */
const ERRANDS = byName<(where: string) => string>({
  'photo-reconnaissance': (what) => `to photograph ${what}`,
  'bombing-raid': (what) => `to bomb ${what}`,
  'long-reconnaissance': (what) => `to look at ${what}`,
  'artillery-spotting': (what) => `to range our batteries on ${what}`,
  'balloon-bursting': (where) => `after balloons ${where}`,
  'trench-strafing': (where) => `to strafe the trenches ${where.replace(/^over/, 'in')}`,
});

export function errandText(facts: MissionFacts, book: Rulebook): string {
  const { mission, target, zones } = facts;
  const name = missionTitle(mission, book);
  const over = `over ${plural(zones.length, 'zone', 'zones')} ${listed(zones)}`;
  const found = book.missionMap.targets.find((each) => each.target === target);
  if (Object.hasOwn(book.tasks, mission)) return `on a special task, ${name}${found ? '' : `, ${over}`}`;
  const errand = ERRANDS.get(mission);
  if (errand) return errand(found ? targetText(found, facts.day) : over);
  const duty = oneOf(name);
  return found ? `on ${duty} of ${targetText(found, facts.day)}` : `on ${duty} ${over}`;
}

/** `Marshalling Yards, Cambrai` in a sentence on a day of April; an aerodrome has its own name. */
export function targetText({ name, kind, target }: Rulebook['missionMap']['targets'][number], day: number): string {
  if (kind === 'aerodrome') return name;
  const [what = name, where] = name.split(', ');
  return `the ${what.startsWith('Advance HQ') ? 'advance HQ' : whereNow(target, lowered(what), day)}${where === undefined ? '' : ` at ${where}`}`;
}

/** The first word in small letters, and the second where it is no name: `marshalling yards`, `guns behind Loos`. */
const lowered = (what: string): string =>
  uncapital(what).replace(/ (Yards|Dump|Junction)$/, (word) => word.toLowerCase());

function crewText({ men }: MachineFacts): string {
  const [pilot, observer] = men.map(written);
  return observer ? `${pilot} (${observer} observing)` : `${pilot}`;
}

/** Where they went, and what sky and fire did to them. */
function wayParagraph(facts: MissionFacts, book: Rulebook): string {
  const { hits } = onTheWay(facts, { from: outUntil(facts), to: firstFight(facts) }, book);
  return [...(isLate(facts) ? [] : linesParagraph(facts, book)), ...hits].filter(Boolean).join(' ');
}

const linesParagraph = (facts: MissionFacts, book: Rulebook): readonly string[] => [
  linesSentence(facts, book),
  ...weatherSentences(facts, book),
  ...fireSentences(facts),
];

const AT_THE_LINES = ['reached', 'came to', 'went up to', 'passed over', 'came up to', 'got to'] as const;

function linesSentence(facts: MissionFacts, book: Rulebook): string {
  const { lines, machines, mission } = facts;
  if (!lines)
    return staysOnOurSide(mission, book) ? '' : `${capital(spokenOf(machines).they)} kept to our side of the lines.`;
  const { hex, farthest } = lines;
  const on = farthest === hex ? 'and no farther' : `and went as far as ${placeText(farthest, book)}`;
  const where = placeText(hex, book).replace(/^the (?:trenches|country) /, '');
  const at = where === placeText(hex, book) ? `at ${where}` : where;
  return `${whoReached(lines, facts)}${isBackAgain(lines, facts) ? ' turned round again, and' : ''} ${oneWay(AT_THE_LINES, facts, 'lines')} the lines ${at} at ${height(lines.height)} ${on}.`;
}

/** Those who reached them had been told to have turned home with another. */
const isBackAgain = ({ at, by }: Crossing, { machines, wentOn }: MissionFacts): boolean =>
  !wentOn.some((each) => each.at < at) &&
  machines.some(({ troubles }) =>
    troubles.some(
      (each) => each.is === 'seen-home' && each.at < at && by.every((machine) => each.with.includes(machine)),
    ),
  );

/** Those who had gone on, told of just before, are `they`. */
function whoReached({ at, by }: Crossing, { machines, wentOn }: MissionFacts): string {
  const out = machines.filter(({ machine }) => by.includes(machine));
  const isOnlyOne = out.length === 1 && out[0]?.men.length === 1;
  if (out.length === machines.length || wentOn.some((each) => each.at < at && each.by.length === by.length))
    return isOnlyOne ? 'He' : 'They';
  return out.length === 1 ? listed(out.map(({ machine }) => manIn(machine, 'pilot', machines))) : 'The others';
}
