import { isFit, type Pilot } from '../../campaign/aircrew.ts';
import { manNumbers, pilotsOf } from '../../campaign/man-numbers.ts';
import {
  type Available,
  type Draft,
  isChangeable,
  isHalf,
  type PlannedMission,
  routineOf,
} from '../../campaign/plan.ts';
import { braveryLetter, proposedFor } from '../../campaign/who-may-fly.ts';
import { manualOf, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { shortName } from '../../kit/screen/people.ts';
import { capital, counted, inWords, listed, plural, signed } from '../../words/numbers.ts';
import { startText, weatherName } from '../weather.ts';
import { crewsText } from './crews-text.ts';
import { priceOf, understaffed, watchFor } from './draft-plan.ts';
import { outlookText, riskOf, worthOf } from './mission-outlook.ts';
import type { Cell, PlanView } from './plan-grid.ts';
import { byTime, missionName, officerText, planHeading, whoText } from './plan-page.ts';
import { NOTE } from './warning-text.ts';
import { toldOf } from './why-no-more.ts';

/** A draft as drawn, with the cursor on one of its places. */
export function planView(draft: Draft, at: PlanView['at'], book: Rulebook): PlanView {
  const { plan } = draft;
  const men = menOf(draft);
  const missions = byTime(plan);
  const here = missions[at.row];
  return {
    headings: [
      `${planHeading(plan)}. ${priceText(draft, book)}`,
      `${planHeading(plan, 'short')}. ${priceText(draft, book, 'short')}`,
    ],
    weather: (['morning', 'afternoon'] as const).map((half) => forecast(half, draft, book)).join('. '),
    men: men.map((man) => headOf(man, draft, book)),
    rows: missions.map((mission) => ({
      when: capital(mission.crews.length === 0 && mission.stands !== 'open' ? 'undone' : (mission.watch ?? 'open')),
      name: missionTitle(mission.scheduled.mission, book),
      risk: riskOf(mission),
      cells: cellsOf(mission, men, draft, book),
    })),
    legend: legendOf(men, draft, book),
    at,
    warnings: [...shortIn(draft, book), ...warningsIn(draft, 'warnings', book), ...idleIn(men, draft, book)],
    // The one choice that is open comes first: the page may have no room for the rest.
    notes: [
      ...(here && !understaffed(draft, book).includes(here) ? crewsLeft(here, book) : []),
      ...[...aloneIn(draft, book), ...warningsIn(draft, 'notes', book)].map((note) => `${NOTE}${note}`),
    ],
    details: here ? [detailOf(here, book), worthOf(here, book), outlookText(here, plan, book)] : [],
  };
}

/**
 * What another number of fighters would come to, while there is still a choice. Before somebody is named the page has no
 * room for it.
 */
const crewsLeft = (mission: PlannedMission, book: Rulebook): string[] =>
  mission.stands === 'flown' || mission.crews.length === 0
    ? []
    : crewsText(mission, book).map((line) => `${missionTitle(mission.scheduled.mission, book)}, ${line}`);

/** `By its orders the Twilight Patrol is one machine, alone.`: why nobody else is sent. */
const aloneIn = ({ plan }: Draft, book: Rulebook): string[] =>
  plan.missions
    .filter(({ stands, scheduled: { mission } }) => {
      const { fighters, twoSeaters } = manualOf(mission, book).crews;
      return stands !== 'flown' && fighters.to + twoSeaters.to === 1;
    })
    .map(({ scheduled }) => `By its orders the ${missionTitle(scheduled.mission, book)} is one machine, alone.`);

/** What the figures of the grid stand for, and who the man without a number is. */
function legendOf(men: readonly Pilot[], draft: Draft, book: Rulebook): string {
  const { commandingOfficer, missions } = draft.plan;
  const officer = men.find(({ id }) => id === commandingOfficer?.man.id);
  const legend = 'Usual risk: machines lost in 100 missions. Ratings: Skill, Firing A-E, Bravery.';
  if (!officer || !commandingOfficer) return legend;
  const patrol = missions.find(({ watch }) => watch === 'twilight');
  const isFull = patrol && !cellsOf(patrol, [officer], draft, book).some((cell) => cell !== 'no' && cell !== 'over');
  return `${legend} ${officerText(commandingOfficer, book)}${isFull ? '. The patrol has no place for him now' : ''}.`;
}

/** The men who could fly today, and the Commanding Officer, where there is a Twilight Patrol for him. */
export function menOf({ plan, flight }: Draft): Pilot[] {
  const { day, commandingOfficer, missions } = plan;
  const pilots = pilotsOf(flight).filter((man) => isFit(man, day));
  if (!commandingOfficer || !missions.some(({ watch }) => watch === 'twilight')) return pilots;
  return isFit(commandingOfficer.man, day) ? [...pilots, commandingOfficer.man] : pilots;
}

/** A mission that has too few men is left undone as it stands, whoever is down for it. */
function priceText(draft: Draft, book: Rulebook, length: 'full' | 'short' = 'full'): string {
  const short = understaffed(draft, book);
  const price = priceOf(draft, book);
  const [first] = short;
  if (!first) return price === 0 ? 'Nothing is left undone.' : undoneText(price);
  const many = length === 'full' ? counted(short.length, 'mission') : inWords(short.length);
  const which = short.length === 1 && length === 'full' ? missionTitle(first.scheduled.mission, book) : many;
  return `${undoneText(price)} ${capital(which)} cannot fly yet.`;
}

const undoneText = (price: number): string =>
  `Left undone: ${signed(price)} ${plural(Math.abs(price), 'point', 'points')}.`;

function forecast(half: 'morning' | 'afternoon', { plan }: Draft, book: Rulebook): string {
  const start = plan.weather[half];
  return `${capital(half)}: ${weatherName(book, start.number)}, trend ${startText(start).slice(-1)}`;
}

function headOf(man: Pilot, { flight }: Draft, book: Rulebook): PlanView['men'][number] {
  const isOfFlight = flight.aircrew.some(({ id }) => id === man.id);
  return {
    number: manNumbers(flight).get(man.id) ?? (isOfFlight ? '' : man.machine),
    name: man.surname,
    ratings: `${man.skill}/${man.firing}/${braveryLetter(man.bravery, book)}`,
  };
}

function cellsOf(mission: PlannedMission, men: readonly Pilot[], draft: Draft, book: Rulebook): Cell[] {
  const isOver = !isChangeable(mission, draft.plan);
  const free = isOver ? [] : proposedFor(mission, watchFor(mission, draft), draft, book);
  const isShort = understaffed(draft, book).includes(mission);
  return men.map(({ id }) => {
    const going = mission.crews.find(({ airman }) => airman === id);
    if (going) return { machine: going.machine, isShort };
    if (isOver) return 'over';
    return free.some(({ airman }) => airman === id) ? 'may' : 'no';
  });
}

/**
 * The warnings of a plan, or its notes: what a careful commander plans all the same. One about a man that holds for all
 * his missions is given once.
 */
const warningsIn = (draft: Draft, wanted: 'warnings' | 'notes', book: Rulebook): string[] => [
  ...new Set(
    draft.plan.missions
      .filter(({ stands }) => stands !== 'flown')
      .flatMap((mission) =>
        toldOf(mission, draft, book)
          .filter(({ isNoted }) => isNoted === (wanted === 'notes'))
          .map(({ says }) => says),
      ),
  ),
];

/** Missions that have somebody, and still cannot be flown. */
const shortIn = (draft: Draft, book: Rulebook): string[] =>
  understaffed(draft, book).map((mission) => tooFewText(mission, book));

/** `Photo Reconnaissance has no two-seater: it takes up to six fighters, one or two two-seaters.` */
export function tooFewText(mission: PlannedMission, book: Rulebook): string {
  const { fighters, twoSeaters } = manualOf(mission.scheduled.mission, book).crews;
  const going = (role: Available['role']) => mission.crews.filter((crew) => crew.role === role).length;
  const lacks = [
    lackText(going('fighter'), fighters, 'fighter'),
    lackText(going('two-seater'), twoSeaters, 'two-seater'),
  ].filter(Boolean);
  return `${missionTitle(mission.scheduled.mission, book)} has ${listed(lacks)}: it takes ${placesIn(mission, book)}.`;
}

/** `no two-seater`, `only one fighter`; nothing where they are enough. */
function lackText(going: number, { from }: { readonly from: number }, noun: string): string {
  if (going >= from) return '';
  return going === 0 ? `no ${noun}` : `only ${counted(going, noun)}`;
}

/** (6) Fighter pilots without a routine mission who could have a place in one that is flown. */
function idleIn(men: readonly Pilot[], draft: Draft, book: Rulebook): string[] {
  const short = understaffed(draft, book);
  const free = draft.plan.missions
    .filter((mission) => isHalf(mission.watch) && mission.crews.length > 0 && !short.includes(mission))
    .flatMap((mission) => proposedFor(mission, watchFor(mission, draft), draft, book))
    .filter(({ role }) => role === 'fighter')
    .map(({ airman }) => airman);
  const idle = men.filter(({ id }) => free.includes(id) && routineOf(id, draft.plan) === 0).map(shortName);
  return idle.length === 0
    ? []
    : [`Rule 6 wants each man in a morning or afternoon mission; there is a place for ${listed(idle)}.`];
}

function detailOf(mission: PlannedMission, book: Rulebook): string {
  const who = mission.crews.map(
    ({ machine, observer, ...man }) => `${machine} ${shortName(man)}${observer ? ` with ${shortName(observer)}` : ''}`,
  );
  const price = signed(manualOf(mission.scheduled.mission, book).notFlown.points);
  const stands = mission.stands === 'flown' ? 'flown' : `${price} if not flown`;
  return `${missionName(mission, book)} (${stands}): ${who.length > 0 ? listed(who) : placesIn(mission, book)}.`;
}

const placesIn = ({ scheduled: { mission } }: PlannedMission, book: Rulebook): string =>
  whoText(mission, manualOf(mission, book).crews, book);
