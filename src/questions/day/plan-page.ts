import { dateText } from '../../campaign/calendar.ts';
import type { FlightRecord } from '../../campaign/campaign.ts';
import { stakeIn } from '../../campaign/men/stake.ts';
import type { Available, DayPlan, PlannedMission } from '../../campaign/plan.ts';
import { WATCHES, type Watch } from '../../campaign/watch.ts';
import type { Mission } from '../../cards/printed/mission.ts';
import type { StartingWeather } from '../../cards/printed/weather-effects.ts';
import { aircraftNamed, manualNamed, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { shortName } from '../../kit/screen/people.ts';
import { hang, heading, type Paper } from '../../page/paper.ts';
import { capital, counted, dateOf, inWords, numbered, signed, victoryPoints } from '../../words/numbers.ts';
import { targetName, zonesText } from '../narration/turn-narration.ts';
import { startText, weatherMeaning, weatherName } from '../weather.ts';
import { crewsText } from './crews-text.ts';
import { outlookText, riskOf, worthOf } from './mission-outlook.ts';
import { NOTE } from './warning-text.ts';
import { type PlanShown, toldOf } from './why-no-more.ts';

/**
 * The plan of the day on one page: the forecast, each mission with its crews, warnings, and what is open; where the
 * flight is known, also why no more are sent.
 */
export const planPage = (plan: DayPlan, book: Rulebook, paper: Paper, flight?: FlightRecord): string =>
  pageWith(() => [], { plan, flight }, book, paper).join('\n');

/** The same with all that the drawing of the plan may have no room for: what each mission brings, and its risk. */
export const planInFull = (plan: DayPlan, book: Rulebook, paper: Paper, flight?: FlightRecord): string =>
  [
    ...pageWith((mission) => prospectsOf(mission, plan, book), { plan, flight }, book, paper),
    ...officerLines(plan, book, paper),
  ].join('\n');

const pageWith = (
  more: (mission: PlannedMission) => string[],
  shown: PlanShown,
  book: Rulebook,
  paper: Paper,
): string[] => [
  heading(planHeading(shown.plan), paper),
  hang(`Morning: ${forecastText(shown.plan.weather.morning, book)}`, paper, 2),
  hang(`Afternoon: ${forecastText(shown.plan.weather.afternoon, book)}`, paper, 2),
  ...inOrder(shown.plan).flatMap((mission) => [
    ...missionLines(mission, shown, book, paper),
    ...more(mission).map((line) => below(line, paper)),
  ]),
  ...stakeLines(shown.plan, paper),
];

/** What a mission that is not over brings, what the forecast means for it, and its risk. */
function prospectsOf(mission: PlannedMission, plan: DayPlan, book: Rulebook): string[] {
  if (mission.stands === 'flown') return [];
  const risk = riskOf(mission);
  const lost = risk === undefined ? '' : ` Risk: ${numbered(risk, 'machine')} lost in 100 such missions.`;
  return [...crewsText(mission, book), worthOf(mission, book), `${outlookText(mission, plan, book)}${lost}`];
}

function officerLines({ commandingOfficer, missions }: DayPlan, book: Rulebook, paper: Paper): string[] {
  const says = commandingOfficer && officerText(commandingOfficer, book);
  return says && missions.some(({ watch }) => watch === 'twilight') ? ['', hang(`${says}.`, paper, 2)] : [];
}

/**
 * `T1: the Commanding Officer, Maj Sturrock, with his Sopwith Triplane, for the Twilight Patrol; his loss costs -10: a
 * careful commander sends him only where nobody else can go`.
 */
export function officerText({ man, machine }: NonNullable<DayPlan['commandingOfficer']>, book: Rulebook): string {
  const named = `${machine.id}: the Commanding Officer, ${shortName(man)}, with his ${aircraftNamed(machine.aircraft, book)}`;
  const cost = signed(book.victoryPoints.aircrew.commandingOfficerLost.vp);
  return `${named}, for the Twilight Patrol; his loss costs ${cost}: a careful commander sends him only where nobody else can go`;
}

/** The same for a listener: each mission is one line, for one that has not changed is not said again. */
export const planHeard = (plan: DayPlan, book: Rulebook, paper: Paper, flight?: FlightRecord): string =>
  [
    `${planHeading(plan)}.`,
    `Morning: ${forecastText(plan.weather.morning, book)}`,
    `Afternoon: ${forecastText(plan.weather.afternoon, book)}`,
    ...inOrder(plan).map((mission) => missionLines(mission, { plan, flight }, book, paper).map(ended).join(' ').trim()),
    ...stakeLines(plan, paper),
  ].join('\n');

const ended = (line: string): string =>
  line
    .trim()
    .replace(/^! /, 'Warning: ')
    .replace(/(?<![.:])$/, '.')
    .replace(/^\.$/, '');

const FORTNIGHT = 14;
/** Only men worth at least this much more than a newcomer are named, and at most so many. */
const [LEAST, MOST] = [4, 3];

/** `B Flight, Saturday, 7 April 1917: the plan`, or in short without the weekday and year. Says so on the last day. */
export const planHeading = (
  { flight, day, daysLeft }: Pick<DayPlan, 'flight' | 'day' | 'daysLeft'>,
  date: 'full' | 'short' = 'full',
): string =>
  `${flight} Flight, ${date === 'full' ? dateOf(day) : dateText(day)}${daysLeft === 0 ? ', the last day' : ''}: the plan`;

/** The best men sent, and what the flight would lose with them in addition to the price of a man. */
function stakeLines({ missions, daysLeft = 0 }: DayPlan, paper: Paper): string[] {
  const days = Math.min(FORTNIGHT, daysLeft);
  const crews = missions.filter(({ stands }) => stands !== 'flown').flatMap((mission) => mission.crews);
  const pilots = [...new Map(crews.map((man) => [man.airman, man])).values()].filter(({ role }) => role === 'fighter');
  const best = pilots
    .map((man) => ({ man, worth: Math.round(stakeIn(man, days)) }))
    .filter(({ worth }) => worth >= LEAST)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST);
  if (best.length === 0) return [];
  const within = days === FORTNIGHT ? 'a fortnight' : `in the ${counted(days, 'day')} after this`;
  const named = best.map(
    ({ man, worth }, i) => `${shortName(man)}, ${i === 0 ? 'worth ' : ''}about ${worth}${i === 0 ? ` ${within}` : ''}`,
  );
  return ['', hang(`At stake: ${named.join('; ')}.`, paper, 2)];
}

const forecastText = (start: StartingWeather, book: Rulebook): string =>
  `${weatherName(book, start.number)}, trend ${startText(start).slice(-1)}. ${weatherMeaning(book, start.number)}`;

/** In the order of flying; missions without a time come last. */
function inOrder({ missions }: DayPlan): PlannedMission[] {
  const place = ({ watch, stands }: PlannedMission) => placeIn(stands === 'not-flown' ? undefined : watch);
  return [...missions].sort((a, b) => place(a) - place(b));
}

/** As drawn: a mission that is left undone keeps its place, unless it has no time. */
export const byTime = ({ missions }: DayPlan): PlannedMission[] =>
  missions.toSorted((a, b) => placeIn(a.watch) - placeIn(b.watch));

const placeIn = (watch: Watch | undefined): number => (watch === undefined ? WATCHES.length : WATCHES.indexOf(watch));

/** The indent of a mission's lines, after the part of the day. */
const SET_IN = 11;

/** The indent of a mission's own lines. */
const indentOn = (paper: Paper): number => (paper.inSentences ? 2 : SET_IN);

function below(line: string, paper: Paper, sign = ' '): string {
  const indent = indentOn(paper);
  return hang(`${' '.repeat(indent - 2)}${sign} ${line}`, paper, indent + 2);
}

function missionLines(mission: PlannedMission, shown: PlanShown, book: Rulebook, paper: Paper): string[] {
  const { watch, stands, crews } = mission;
  const when = stands === 'not-flown' ? 'Undone' : capital(watch ?? 'open');
  return [
    '',
    hang(
      `${paper.inSentences ? `${when}: ` : when.padEnd(SET_IN)}${paper.ink.bold(missionName(mission, book))}${priceText(mission, book)}`,
      paper,
      indentOn(paper),
    ),
    ...(crews.length === 0 && stands !== 'not-flown' ? [below(openText(mission, book), paper)] : []),
    ...crews.map((crew) => below(crewText(crew), paper)),
    ...(stands === 'flown' ? [] : toldOf(mission, shown, book)).map(({ says, isNoted }) =>
      isNoted ? below(`${NOTE}${says}`, paper) : below(paper.ink.yellow(says), paper, '!'),
    ),
  ];
}

/** `Photo Reconnaissance, Advance HQ at Vitry`, or `Dawn Patrol, zones A, B, C`. */
export function missionName({ scheduled: { mission, zones, target } }: PlannedMission, book: Rulebook): string {
  const where = zonesText(zones);
  return `${missionTitle(mission, book)}, ${target === undefined ? where : `${where}, ${targetName(target, book)}`}`;
}

function priceText({ scheduled: { mission }, stands, turnedBack }: PlannedMission, book: Rulebook): string {
  const points = manualNamed(mission, book)?.notFlown.points ?? 0;
  if (stands === 'flown') return turnedBack ? `: turned back too soon to count; ${victoryPoints(points)}` : ': flown';
  return stands === 'not-flown' ? `: ${victoryPoints(points)}` : ` (${signed(points)} if it is not flown)`;
}

function openText({ scheduled: { mission }, watch }: PlannedMission, book: Rulebook): string {
  const crews = manualNamed(mission, book)?.crews ?? NOBODY;
  return `${watch === undefined ? 'morning or afternoon; ' : ''}nobody named yet; it takes ${whoText(mission, crews, book)}`;
}

const NOBODY = { fighters: { from: 0, to: 0 }, twoSeaters: { from: 0, to: 0 } };

type Crews = Pick<Mission['crews'], 'fighters' | 'twoSeaters'>;

/** `two to six fighters, full credit from three`: which machines a mission takes, and how many earn its full credit. */
export function whoText(mission: string, { fighters, twoSeaters }: Crews, book: Rulebook): string {
  const few = manualNamed(mission, book)?.activities.patrol?.few;
  return [
    placesText(fighters, 'fighter'),
    placesText(twoSeaters, 'two-seater'),
    few === undefined ? '' : `full credit from ${inWords(few + 1)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `two to six fighters`; nothing where there is no place for one. */
export function placesText({ from, to }: { readonly from: number; readonly to: number }, noun: string): string {
  if (to === 0) return '';
  if (from === 0) return `up to ${counted(to, noun)}`;
  return from === to ? counted(to, noun) : `${inWords(from)} ${to === from + 1 ? 'or' : 'to'} ${counted(to, noun)}`;
}

/** `B7 Sgt Oakes 3/D/N with 2Lt Kyle -/E, AFT 180`. For a man in another machine than his own, also names his own. */
function crewText(man: Available): string {
  const { machine, skill, firing, bravery, observer, usual, aft } = man;
  const second = observer
    ? ` with ${shortName(observer)} -/${observer.firing}${elsewhere(usual.observer, machine)}`
    : '';
  return `${machine} ${shortName(man)} ${skill}/${firing}/${bravery}${elsewhere(usual.machine, machine)}${second}, AFT ${aft}`;
}

const elsewhere = (usual: string | undefined, machine: string): string =>
  usual === undefined || usual === machine ? '' : ` (usually ${usual})`;
