import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import {
  type Campaign,
  dayTold,
  type FlightRecord,
  isOver,
  lastDayOf,
  squadronPoints,
  totalPoints,
} from '../../campaign/campaign.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import { gradeOf } from '../../campaign/grade.ts';
import { isReady, type Machine } from '../../campaign/machine.ts';
import { rosterOf } from '../../campaign/roster.ts';
import { spanOver } from '../../campaign/span.ts';
import { whileItLasts } from '../../campaign/special-tasks.ts';
import type { ScheduledMission } from '../../cards/printed/daily-mission-roster.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { CAREERS_OF, GAME_CARDS } from '../../games/cards.ts';
import { shortName } from '../../kit/screen/people.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { foughtAs, type LedBy } from '../../words/fought-as.ts';
import { capital, counted, dateOf, inWords, listed, plural, signed } from '../../words/numbers.ts';

/** The state of a campaign at the start of a day. */
export interface Status {
  readonly campaign: Campaign;
  readonly book: Rulebook;
  /** Who leads the enemy in its fights, where they are not fought on the Initiative Track. */
  readonly enemyLedBy?: LedBy | undefined;
}

export function statusPage({ campaign, book, enemyLedBy }: Status, paper: Paper): string {
  const { flights } = campaign;
  const head = [headText(campaign, paper), ...fightsText(campaign, enemyLedBy)].join('\n');
  const [first, ...others] = flights;
  const page =
    first && others.length === 0
      ? [head, flightText(first, agreedText(campaign, book), { campaign, book, paper })]
      : [
          [
            head,
            `Victory Points of all flights: ${inInk(squadronPoints(campaign), paper)}`,
            ...agreedText(campaign, book),
          ].join('\n'),
          ...flights.map(
            (flight) =>
              `${paper.ink.bold(flightsNamed([flight]))}\n${flightText(flight, [], { campaign, book, paper })}`,
          ),
        ];
  return wrap(page.join('\n\n'), paper);
}

/** The settings of the campaign, for all of its flights. */
const agreedText = (campaign: Campaign, book: Rulebook): string[] => [
  ...tourText(campaign, book),
  ...(campaign.careers ? [CAREERS] : []),
  ...(campaign.mess ? [MESS] : []),
  ...tasksText(campaign),
];

const headText = (campaign: Campaign, { ink }: Paper): string =>
  ink.bold(`${flightsNamed(campaign.flights)}. ${isOver(campaign) ? overText(campaign) : `${dateOf(campaign.day)}.`}`);

const fightsText = ({ fights }: Campaign, ledBy: LedBy | undefined): string[] =>
  fights && ledBy ? [`Fights ${foughtAs(GAME_CARDS[fights].title, ledBy)}.`] : [];

const overText = (campaign: Campaign): string =>
  campaign.onlyDay === undefined ? spanOver(campaign) : `${dateOf(campaign.onlyDay)} is over.`;

/** (48) A single day is not graded. */
const isGraded = (campaign: Campaign): boolean => isOver(campaign) && campaign.onlyDay === undefined;

interface ShownStatus {
  readonly campaign: Campaign;
  readonly book: Rulebook;
  readonly paper: Paper;
}

/** One flight: its points, its people, its machines, the settings if it is the only flight, its missions. */
function flightText(flight: FlightRecord, agreed: readonly string[], { campaign, book, paper }: ShownStatus): string {
  return [
    `Victory Points: ${inInk(totalPoints(flight), paper)}${isGraded(campaign) ? gradeText(flight, campaign, book) : ''}`,
    ...dailyText(flight, paper),
    '',
    ...menText(flight, dayTold(campaign)),
    '',
    ...machinesText(flight, dayTold(campaign), book),
    ...agreed,
    ...(isOver(campaign) ? [] : dueText(flight, campaign.day, book)),
  ].join('\n');
}

/** (45) Black above 0, red below; without colour the sign says it. */
function inInk(points: number, { ink }: Paper): string {
  const text = signed(points);
  if (points === 0) return text;
  return points > 0 ? ink.bold(text) : ink.red(text);
}

const gradeText = (flight: FlightRecord, campaign: Campaign, book: Rulebook): string =>
  `. ${gradeOf(totalPoints(flight), lastDayOf(campaign), book).words.replace(/[.!]?$/, '.')}`;

function dailyText({ points }: FlightRecord, { ink }: Paper): string[] {
  if (points.length === 0) return [];
  return [`Day by day: ${points.map((day) => (day < 0 ? ink.red(signed(day)) : signed(day))).join(' ')}`];
}

/** Who can fly, who cannot yet, who is gone, and who is on his way. */
function menText({ aircrew, awaited }: FlightRecord, day: number): string[] {
  const fit = aircrew.filter((man) => isFit(man, day));
  const away = aircrew.filter((man) => !isFit(man, day) && !isLost(man));
  const gone = aircrew.filter(isLost);
  return [
    `Fit: ${fit.length > 0 ? `${fit.length}. ${listed(fit.map(shortName))}.` : 'nobody.'}`,
    ...(away.length > 0 ? [`Off duty: ${listed(away.map(awayText))}.`] : []),
    ...(gone.length > 0 ? [`Gone: ${listed(gone.map(goneText))}.`] : []),
    ...awaited.map(
      ({ seat, machine, day: arrival }) => `On his way: ${seatText(seat)} for ${machine}, ${dateText(arrival)}.`,
    ),
  ];
}

const seatText = (seat: string): string => (seat === 'observer' ? 'an observer' : 'a pilot');

const awayText = (man: Airman): string =>
  `${shortName(man)} (${man.standing.is}${'back' in man.standing ? `, back ${dateText(man.standing.back)}` : ''})`;

const goneText = (man: Airman): string =>
  `${shortName(man)} (${man.standing.is}${'since' in man.standing ? ` ${dateText(man.standing.since)}` : ''})`;

function machinesText({ machines }: FlightRecord, day: number, book: Rulebook): string[] {
  const ready = machines.filter((machine) => isReady(machine, day));
  const others = machines.filter((machine) => !isReady(machine, day));
  return [
    `Machines ready: ${ready.length > 0 ? `${ready.length}. ${listed(ready.map((machine) => machineName(machine, book)))}.` : 'none.'}`,
    ...(others.length > 0 ? [`Not ready: ${listed(others.map(machineText))}.`] : []),
  ];
}

/** Shown wherever this setting is visible. */
const CAREERS = `The men have careers, as ${CAREERS_OF} has them: what they learn and what their wounds leave acts in fights of the clouds, and in no other.`;

/** Shown wherever this setting is visible. */
const MESS =
  'In the mess you are asked for a rest, for a place beside a friend and for a word to the Wing, and may have one with him who left a fight: that is ours, and no rule of the book.';

/** Ours: the progress of the chains of special tasks, and their lasting rewards. */
function tasksText({ tasks, day }: Campaign): string[] {
  if (!tasks) return [];
  const chains = tasks.chains.map(
    ({ chain, done, isClosed }) => `${chain}: ${counted(done, 'step')} done${isClosed ? ', and closed' : ''}`,
  );
  const depot = whileItLasts(tasks.depot, day);
  const fewer = whileItLasts(tasks.fewerOfJasta11, day);
  return [
    `The Wing asks for special tasks, which are ours. ${chains.length === 0 ? 'None has been flown yet' : chains.join('; ')}.`,
    ...(depot ? [`Requests fare better by ${depot.add} until ${dateText(depot.until)}.`] : []),
    ...(fewer
      ? [`Of Jasta 11 ${inWords(fewer.by)} fewer ${plural(fewer.by, 'is', 'are')} met until ${dateText(fewer.until)}.`]
      : []),
  ];
}

/** (46) The easier replacements. */
function tourText({ replacements }: Campaign, { replacements: { gentler } }: Rulebook): string[] {
  if (replacements === 'as-printed') return [];
  const { machines, aircrew } = gentler;
  return [
    `A first tour: requests are answered more kindly than the card has it, by ${signed(machines.modifier)} for machines and ${signed(aircrew.modifier)} for aircrew.`,
  ];
}

const machineName = ({ id, aircraft }: Machine, book: Rulebook): string => `${id} ${aircraftNamed(aircraft, book)}`;

function machineText({ id, standing }: Machine): string {
  if (standing.is === 'lost') return `${id} (lost)`;
  const until = 'back' in standing ? `, ${standing.is === 'awaited' ? '' : 'back '}${dateText(standing.back)}` : '';
  return `${id} (${standing.is === 'awaited' ? 'another awaited' : 'in the shop'}${until})`;
}

/** (4) Today's missions on the Daily Mission Roster. */
export function missionsDueToday({ flight }: FlightRecord, day: number, book: Rulebook): readonly ScheduledMission[] {
  return rosterOf(flight, day, book) ?? [];
}

function dueText(flight: FlightRecord, day: number, book: Rulebook): string[] {
  const due = missionsDueToday(flight, day, book);
  if (due.length === 0) return [];
  return [
    '',
    `Due today, ${counted(due.length, 'mission')}:`,
    ...due.map((scheduled) => `  ${missionText(scheduled, book)}`),
  ];
}

function missionText({ half, mission, zones, target }: ScheduledMission, { missions, missionMap }: Rulebook): string {
  const where = missionMap.targets.find((each) => each.target === target)?.name;
  const when = half === 'either' ? 'Morning or afternoon' : capital(half);
  return `${when}: ${missions[mission]?.mission ?? mission}, ${where ?? `${plural(zones.length, 'zone', 'zones')} ${listed(zones)}`}`;
}
