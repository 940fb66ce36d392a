import { type MissionLog, type Party, pointsOf, type Score } from '../../campaign/mission-log.ts';
import type { Mission } from '../../cards/printed/mission.ts';
import { lossOfFailure, manualOf } from '../../cards/rulebook.ts';
import { ACTIVITY_WORDS, type ActivityName } from '../../table/activity-decisions.ts';
import type { Table } from '../../table/table.ts';
import { activitiesOn, type OnManual } from './activities/activities.ts';
import { scoreOf } from './activities/credit.ts';
import { type ActivityOccasion, type ActivityOffer, canSpend, isSound } from './activities/occasion.ts';
import type { FlownTurn } from './flown-turn.ts';
import { flyTo } from './height.ts';
import { ordersOf, viewOf } from './party-view.ts';
import { isUndertaken } from './undertaken.ts';

/** (23) The special activity of a turn, after the Encounter Roll and its fight. */
export function doSpecialActivity(party: Party, turn: FlownTurn, log: MissionLog, table: Table): void {
  if (party.machines.some(isSound)) {
    const { activities: manual } = manualOf(log.mission, table.book);
    haveActivity({ party, turn, log, manual, table });
  }
  leaveTreeTop(party, table);
}

function haveActivity(occasion: ActivityOccasion): void {
  const { party, manual } = occasion;
  const activities = activitiesOn(manual);
  for (const { passing } of activities) passing(occasion);
  // (33) With a Lame Duck among them they are on the way to a field, and do nothing else.
  const isFree = party.machines.every(isSound);
  const done = isFree ? chooseAmong(activities, occasion) : [];
  for (const each of activities) if (!done.includes(each)) each.leftOff(occasion);
}

/** Does what the commander chooses: one activity, or several that follow each other. */
function chooseAmong(activities: readonly OnManual[], occasion: ActivityOccasion): readonly OnManual[] {
  const { party, log, manual, table } = occasion;
  const open = openAmong(activities, occasion);
  if (open.length === 0) return [];
  const about = {
    party: viewOf(party, table.book),
    orders: ordersOf('mission', log, table.book),
    open: open.map(({ word, offer }) => ({ activity: word, ...offer.open })),
  };
  const word = table.choose('special-activity', about, [...open.map((each) => each.word), 'none']);
  const chosen = open.find((each) => each.word === word);
  if (!chosen) return [];
  chosen.offer.step();
  const next = activitiesOn(manual).filter(({ activity }) => chosen.each.leadsTo.includes(activity));
  return [chosen.each, ...chooseAmong(next, occasion)];
}

interface OpenOffer {
  readonly each: OnManual;
  readonly word: ActivityName;
  readonly offer: ActivityOffer;
}

/** (11) The activities that can be done now, with enough Air Flying Time. */
function openAmong(activities: readonly OnManual[], occasion: ActivityOccasion): readonly OpenOffer[] {
  const all: OpenOffer[] = [];
  for (const each of activities) {
    const word = ACTIVITY_WORDS[each.activity];
    const offer = word && each.open(occasion);
    if (offer && canSpend(offer.open.aft, occasion.party)) all.push({ each, word, offer });
  }
  return all;
}

/**
 * (23) From Tree-Top a party must climb to 1,000 ft, and no higher, before the turn ends. Ruling: even a Lame Duck that
 * cannot climb gets that far.
 */
export function leaveTreeTop(party: Party, table: Table): void {
  const { feet, aft } = table.book.turnProcedure.aft.leaveTreeTop;
  if (party.altitude === 0 && party.machines.length > 0) flyTo(feet, aft, party, table);
}

/** (43) The mission's achievements by its manual, and the price of none. */
export function scoreActivities(log: MissionLog, table: Table): void {
  const manual = manualOf(log.mission, table.book);
  const lines = activitiesOn(manual.activities).map(({ achieves, score }) => ({ achieves, scores: score(log, table) }));
  log.scores.push(...lines.flatMap(({ scores }) => scores));
  const work = lines.filter(({ achieves }) => achieves).flatMap(({ scores }) => scores);
  if (work.length === 0) log.scores.push(...scoreFailure(log, manual));
  log.scores.push(...scoreTask(work, log, table));
}

/** Ours: a special task succeeds if its work has brought points. */
function scoreTask(work: readonly Score[], { mission }: MissionLog, { book }: Table): Score[] {
  const task = book.tasks[mission];
  if (!task || pointsOf(work) < task.succeeds) return [];
  return [{ points: task.worth, why: 'special-task', what: task.task }];
}

/** (6) (43) A flight that never reached its work loses the price of not flying. */
const scoreFailure = (log: MissionLog, manual: Mission): Score[] =>
  isUndertaken(log) ? scoreOf(lossOfFailure(manual), 'nothing-achieved') : scoreOf(manual.notFlown.points, 'not-flown');
