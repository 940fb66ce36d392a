import type { FlyingMachine, MissionLog, Party, Score } from '../../campaign/mission-log.ts';
import type { Mission } from '../../rulebook/cards/mission.ts';
import { lossOfFailure, manualOf } from '../../rulebook/manual-of.ts';
import { ACTIVITY_NAMES, type ActivityName } from '../../table/activity-decisions.ts';
import type { Table } from '../../table/table.ts';
import { offerBalloon, scoreBalloons, searchForBalloons } from './activities/attack-balloon.ts';
import { offerBombing, scoreBombing } from './activities/bomb.ts';
import { creditEscort, scoreEscort } from './activities/bring-across.ts';
import { scoreOf } from './activities/credit.ts';
import { canSpend, type Occasion, type Offer, soundMachines } from './activities/occasion.ts';
import { creditPatrol, scorePatrol } from './activities/patrol.ts';
import { deliverPlates, offerPhotograph, scorePlates, spoilPlates } from './activities/photograph.ts';
import { offerScan } from './activities/scan.ts';
import { breakOff, loseRange, offerSpotting, scoreSpotting } from './activities/spot.ts';
import { offerTargetStrafing, scoreTargets } from './activities/strafe-target.ts';
import { offerTrenchStrafing, scoreTrenches } from './activities/strafe-trench.ts';
import type { FlownTurn } from './flown-turn.ts';
import { flyTo } from './height.ts';
import { viewOf } from './party-view.ts';
import { isUndertaken } from './undertaken.ts';

const OFFERS: Readonly<Record<ActivityName, (occasion: Occasion) => Offer | undefined>> = {
  scan: offerScan,
  'strafe-target': offerTargetStrafing,
  'strafe-trench': offerTrenchStrafing,
  'attack-balloon': offerBalloon,
  photograph: offerPhotograph,
  spot: offerSpotting,
  bomb: offerBombing,
};

/** Ruling: a turn has room for one activity; only what a scan has found may be attacked on the spot. */
const FOLLOWING: Partial<Readonly<Record<ActivityName, readonly ActivityName[]>>> = { scan: ['strafe-target'] };

/** (23) The special activity of a turn, after the Encounter Roll and whatever fight came of it. */
export function doSpecialActivity(party: Party, turn: FlownTurn, log: MissionLog, table: Table): void {
  if (soundMachines(party).length > 0) {
    const { activities: manual } = manualOf(log.mission, table.book);
    haveActivity({ party, turn, log, manual, table });
  }
  leaveTreeTop(party, table);
}

function haveActivity(occasion: Occasion): void {
  const { party, log } = occasion;
  const { spotting } = log.done;
  noteInPassing(occasion);
  const turnsBefore = spotting.turns;
  // (33) With a Lame Duck among them they are on the way to a field, and have no business of their own.
  if (soundMachines(party).length === party.machines.length) chooseAmong(ACTIVITY_NAMES, occasion);
  if (spotting.turns === turnsBefore) breakOff('left-off', occasion);
}

/** What happens without an order. */
function noteInPassing(occasion: Occasion): void {
  creditPatrol(occasion);
  creditEscort(occasion);
  loseRange(occasion);
  spoilPlates(occasion);
  searchForBalloons(occasion);
}

function chooseAmong(names: readonly ActivityName[], occasion: Occasion): void {
  const { party, table } = occasion;
  const offers = offersAmong(names, occasion);
  if (offers.length === 0) return;
  const open = offers.map(({ activity, offer }) => ({ activity, ...offer.open }));
  const about = { party: viewOf(party, table.book), open };
  const chosen = table.choose('special-activity', about, [...open.map(({ activity }) => activity), 'none']);
  if (chosen === 'none') return;
  offers.find(({ activity }) => activity === chosen)?.offer.carryOut();
  chooseAmong(FOLLOWING[chosen] ?? [], occasion);
}

/** (11) What can be done here and now, and has the Air Flying Time that it takes. */
function offersAmong(names: readonly ActivityName[], occasion: Occasion) {
  const offers: { readonly activity: ActivityName; readonly offer: Offer }[] = [];
  for (const activity of names) {
    const offer = OFFERS[activity](occasion);
    if (offer && canSpend(offer.open.aft, occasion.party)) offers.push({ activity, offer });
  }
  return offers;
}

/**
 * (23) From Tree-Top one must climb to 1,000 ft, and no higher, before the turn ends.
 * Ruling: a Lame Duck that cannot climb is coaxed as far as that.
 */
export function leaveTreeTop(party: Party, table: Table): void {
  const { feet, aft } = table.book.turnProcedure.aft.leaveTreeTop;
  if (party.altitude === 0 && party.machines.length > 0) flyTo(feet, aft, party, table);
}

/**
 * (43) What the mission has achieved by its manual, and what it costs to have achieved nothing. Plates not brought
 * `home` are lost.
 */
export function scoreActivities(log: MissionLog, home: readonly FlyingMachine[], table: Table): void {
  const manual = manualOf(log.mission, table.book);
  const { activities } = manual;
  const { done, scores } = log;
  deliverPlates(activities, home, table);
  const achieved = [
    ...scorePatrol(activities, log),
    ...scoreTargets(activities, done),
    ...scoreTrenches(activities, done),
    ...scoreBalloons(activities, done, table.book),
    ...scorePlates(activities, home),
    ...scoreSpotting(activities, done),
    ...scoreBombing(activities, done),
  ];
  scores.push(...scoreEscort(activities, done), ...achieved);
  // Ruling: to have brought the two-seaters back is not what they were sent for.
  if (achieved.length === 0) scores.push(...scoreFailure(log, manual));
}

/** (6) (43) Who never came to where the work was loses what not flying costs. */
const scoreFailure = (log: MissionLog, manual: Mission): Score[] =>
  isUndertaken(log) ? scoreOf(lossOfFailure(manual), 'nothing-achieved') : scoreOf(manual.notFlown.points, 'not-flown');
