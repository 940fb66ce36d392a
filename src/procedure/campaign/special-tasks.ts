import { type Airman, isLost } from '../../campaign/aircrew.ts';
import type { Campaign, FlightRecord } from '../../campaign/campaign.ts';
import { crewsFor, needsObserver } from '../../campaign/flight.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import type { SpecialTasks, TaskChain, TaskTaken } from '../../campaign/special-tasks.ts';
import { oddsOfWhen } from '../../cards/odds.ts';
import type { Decoration } from '../../cards/printed/honours.ts';
import { RANKS } from '../../cards/ranks.ts';
import { expectDefined, lossOfFailure, manualOf, type Rulebook } from '../../cards/rulebook.ts';
import type { SpecialTask } from '../../cards/tasks/special-task.ts';
import type { Answer } from '../../table/decisions.ts';
import type { EventOf } from '../../table/events.ts';
import type { Table } from '../../table/table.ts';
import { openTo } from './honours.ts';
import type { Forecast } from './weather-forecast.ts';

/** The lasting reward of a task. */
interface TaskReward {
  readonly decorated?: { readonly man: string; readonly decoration: Decoration };
  readonly depot?: { readonly add: number; readonly until: number };
  readonly fewerOfJasta11?: { readonly by: number; readonly until: number };
}

/** Who succeeded, and how. */
interface Succeeded {
  readonly log: MissionLog;
  readonly flight: FlightRecord;
  readonly campaign: Campaign;
}

/** Ours: the squadron has the reward of a task from tomorrow on. */
function reward({ brings }: SpecialTask, { log, flight, campaign }: Succeeded, book: Rulebook): TaskReward {
  const { tasks, day } = campaign;
  if (!brings || !tasks) return {};
  const { decoration, depot, fewerOfJasta11 } = brings;
  const lasts = {
    ...(depot && { depot: { add: depot.add, until: day + depot.days } }),
    ...(fewerOfJasta11 && { fewerOfJasta11: { by: fewerOfJasta11.by, until: day + fewerOfJasta11.days } }),
  };
  Object.assign(tasks, lasts);
  const decorated = decoration && putIn(log, flight, day, book);
  return { ...(decorated && { decorated }), ...lasts };
}

/** The days until such a recommendation is granted. */
const DAYS = 3;

/** (45) The senior of those who flew, are still there, and may have a decoration by custom gets a recommendation. */
function putIn({ crews }: MissionLog, { aircrew }: FlightRecord, day: number, book: Rulebook): TaskReward['decorated'] {
  const flew = aircrew.filter(({ id }) => crews.some(({ pilot, observer }) => pilot === id || observer === id));
  const bySeniority = flew.filter((man) => !isLost(man) && !man.recommended).sort(bySenior);
  for (const man of bySeniority) {
    const [due] = openTo(man, book);
    if (!due) continue;
    man.recommended = { decoration: due.decoration, day: day + DAYS };
    return { man: man.id, decoration: due.decoration };
  }
  return undefined;
}

const bySenior = (a: Airman, b: Airman): number => RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank);

/** At most one is offered in so many days. */
const EVERY = 3;
/** A task is offered from this roll on. */
const OFFERED_FROM = 4;
/** A task that was handed on succeeds from this roll on. */
const DONE_ELSEWHERE_FROM = 8;

const isDoneElsewhere = (total: number): boolean => total >= DONE_ELSEWHERE_FROM;

/** A task that may be offered, and the flights that could fly it, the most suitable first. */
interface OpenTask {
  readonly id: string;
  readonly card: SpecialTask;
  readonly flights: readonly Ready[];
}

/** The same, and whether the squadron has a flight that the player does not lead. */
interface Offered extends OpenTask {
  readonly isElsewhere: boolean;
}

/** A flight, and its available crews of either kind. */
interface Ready {
  readonly flight: FlightRecord;
  readonly fighters: number;
  readonly twoSeaters: number;
}

/**
 * Ours: the Wing may have a special task. Its own dice decide whether it asks today, and for what. The flight that is
 * asked accepts it, refuses it, or hands it on to another, in the game or not.
 */
export function offerTask(campaign: Campaign, forecast: Forecast, table: Table): TaskTaken | undefined {
  const { tasks, day } = campaign;
  if (!tasks || (tasks.lastOffered > 0 && day < tasks.lastOffered + EVERY)) return undefined;
  const open = openTasks(tasks, campaign, table.book);
  if (open.length === 0) return undefined;
  const roll = table.roll('task-offered');
  if (roll.total < OFFERED_FROM) return undefined;
  const offered = oneOf(open, table);
  tasks.lastOffered = day;
  const isElsewhere = campaign.flights.length < table.book.squadronNotes.flights.length;
  return putTo(expectDefined(offered.flights[0], 'flight to be asked'), { ...offered, isElsewhere }, forecast, table);
}

/** The next step of each chain that has not failed and whose day has come; chains already begun come first. */
function openTasks(tasks: SpecialTasks, campaign: Campaign, book: Rulebook): OpenTask[] {
  const open = Object.entries(book.tasks)
    .filter(([, card]) => isNext(card, tasks) && card.offered.from <= campaign.day && campaign.day <= card.offered.to)
    .map(([id, card]) => ({ id, card, flights: flightsFor(id, card, campaign, book) }))
    .filter(({ flights }) => flights.length > 0);
  const begun = open.filter(({ card }) => card.step > 1);
  return begun.length > 0 ? begun : open;
}

function isNext({ chain, step }: SpecialTask, { chains }: SpecialTasks): boolean {
  const known = chains.find((each) => each.chain === chain);
  return known ? !known.isClosed && step === known.done + 1 : step === 1;
}

/** The flights that are able to fly it, with enough ready crews of either kind; the strongest first. */
function flightsFor(id: string, card: SpecialTask, { flights, day }: Campaign, book: Rulebook): Ready[] {
  const { crews } = manualOf(id, book);
  const ready = flights.map((flight) => ({ flight, ...readyIn(flight, day, book) }));
  return ready
    .filter(
      ({ flight, fighters, twoSeaters }) =>
        fighters >= Math.max(card.needs.fighters, crews.fighters.from) &&
        twoSeaters >= Math.max(card.needs.twoSeaters, crews.twoSeaters.from) &&
        (card.afterLoss === undefined || hasLost(flight, day - 1)),
    )
    .sort((a, b) => b.fighters + b.twoSeaters - a.fighters - a.twoSeaters);
}

function readyIn(flight: FlightRecord, day: number, book: Rulebook): { fighters: number; twoSeaters: number } {
  const crews = crewsFor(flight, day, new Set(), book);
  const twoSeaters = crews.filter(({ machine }) => needsObserver(machine, book)).length;
  return { fighters: crews.length - twoSeaters, twoSeaters };
}

const hasLost = ({ aircrew }: FlightRecord, day: number): boolean =>
  aircrew.some((man) => isLost(man) && 'since' in man.standing && man.standing.since === day);

/** One of several by a die, as evenly as possible. */
function oneOf(open: readonly OpenTask[], table: Table): OpenTask {
  const place = open.length === 1 ? 0 : (table.roll('task-chosen').total - 1) % open.length;
  return expectDefined(open[place], 'task to be offered');
}

function putTo(
  { flight: record, fighters, twoSeaters }: Ready,
  { id, card, flights, isElsewhere }: Offered,
  { am, pm }: Forecast,
  table: Table,
): TaskTaken | undefined {
  const { flight } = record;
  const seat = table.during(flight, 'ground');
  const manual = manualOf(id, table.book);
  const others = flights.map((each) => each.flight.flight).filter((other) => other !== flight);
  seat.tell({ type: 'task-offered', flight, task: id });
  const about = {
    task: id,
    half: card.half,
    zones: card.zones,
    target: card.target,
    weather: { morning: am.number, afternoon: pm.number },
    worth: card.worth,
    failed: lossOfFailure(manual),
    notFlown: manual.notFlown.points,
    ready: { fighters, twoSeaters },
    others,
    handedOn: isElsewhere ? oddsOfWhen('2d6', isDoneElsewhere) : undefined,
    flight: record,
  };
  const answers = ['take', 'leave', ...others, ...(isElsewhere ? (['hand-on'] as const) : [])] as const;
  return answered(seat.choose('special-task', about, answers), { task: id, flight }, seat);
}

/** The flight that now has the task; tells it. */
function answered(answer: Answer<'special-task'>, asked: TaskTaken, table: Table): TaskTaken | undefined {
  if (answer === 'hand-on') {
    const handedOn = { ...asked, isHandedOn: true } as const;
    table.tell({ type: 'task-answered', ...handedOn });
    return handedOn;
  }
  if (answer === 'leave') {
    table.tell({ type: 'task-answered', ...asked });
    return undefined;
  }
  const by = answer === 'take' ? asked.flight : answer;
  table.tell({ type: 'task-answered', ...asked, by });
  return { task: asked.task, flight: by };
}

interface TaskEvening {
  readonly taken: TaskTaken | undefined;
  readonly logs: readonly MissionLog[];
  readonly flight: FlightRecord;
}

/** In the evening: success opens the next step of its chain and brings its reward; failure closes the chain. */
export function settleTask({ taken, logs, flight }: TaskEvening, campaign: Campaign, table: Table): void {
  const { tasks } = campaign;
  if (!tasks || taken?.flight !== flight.flight) return;
  const card = expectDefined(table.book.tasks[taken.task], `special task called ${taken.task}`);
  if (taken.isHandedOn) {
    doneElsewhere(taken, chainOf(card.chain, tasks), card.step, table);
    return;
  }
  const log = logs.find(({ mission }) => mission === taken.task);
  const end = endOf(log);
  const chain = chainOf(card.chain, tasks);
  enter(end, chain, card.step);
  const won = end === 'done' && log ? reward(card, { log, flight, campaign }, table.book) : {};
  table.tell({
    type: 'task-ended',
    flight: flight.flight,
    task: taken.task,
    end,
    ...won,
  });
}

/**
 * A task handed on is decided by the dice of tasks. Its points and reward belong to the other flight, its chain to the
 * squadron.
 */
function doneElsewhere({ task, flight }: TaskTaken, chain: TaskChain, step: number, table: Table): void {
  const end = isDoneElsewhere(table.roll('task-elsewhere').total) ? 'done' : 'failed';
  enter(end, chain, step);
  table.tell({ type: 'task-done-elsewhere', flight, task, end });
}

type TaskEnd = EventOf<'task-ended'>['end'];

/** Success opens the next step of its chain, failure closes the chain. */
function enter(end: TaskEnd, chain: TaskChain, step: number): void {
  if (end === 'done') chain.done = step;
  else chain.isClosed = true;
}

function endOf(log: MissionLog | undefined): TaskEnd {
  if (!log) return 'not-flown';
  return log.scores.some(({ why }) => why === 'special-task') ? 'done' : 'failed';
}

function chainOf(chain: string, { chains }: SpecialTasks): TaskChain {
  const known = chains.find((each) => each.chain === chain);
  if (known) return known;
  const begun = { chain, done: 0, isClosed: false };
  chains.push(begun);
  return begun;
}
