import { LONGEST_BURST } from '../../cards/bursts.ts';
import { homeField } from '../../cards/map.ts';
import { manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import { inconvenience } from '../../kit/harm/coming-down.ts';
import { type Asking, notFirst } from '../../kit/screen/asking.ts';
import { flyer } from '../../kit/screen/people.ts';
import { firstPassOf } from '../../odds/balloon.ts';
import type {
  ActivityDecisions,
  ActivityName,
  DiveBurst,
  MachineOdds,
  OpenActivity,
} from '../../table/activity-decisions.ts';
import type { Aloft, OrdersView, PartyView } from '../../table/turn-decisions.ts';
import {
  capital,
  counted,
  height,
  inAHundred,
  listed,
  numbered,
  plural,
  signed,
  waysText,
} from '../../words/numbers.ts';
import { placeOf } from '../narration/activity-narration.ts';
import { hexName } from '../narration/turn-narration.ts';
import { ORDERS } from './activity-texts.ts';
import { platesText } from './plate-text.ts';
import { pools } from './turn-facts.ts';

export const ACTIVITY_QUESTIONS: { readonly [D in keyof ActivityDecisions]: Asking<D> } = {
  'special-activity': {
    ask: ({ party }, book) =>
      `${listed(party.machines.map(({ id }) => id))} over ${hexName(party.hex, book)} at ${height(party.altitude)}. ${aftText(party.aft)} What do you do here?`,
    does: (answer, { open, orders, party }, book) => {
      const activity = open.find((each) => each.activity === answer);
      return activity
        ? `${ORDERS[activity.activity].does(placeOf(activity.name, book))}: ${worthText(activity, { party, orders }, book)}${unitsText(activity, orders, book)}${petrolText(activity.aft, party, book)}`
        : 'nothing here, this turn';
    },
    help: (_, { turnProcedure: { aft } }) =>
      `Rule 23: one special activity a turn, as the manual has it; what a scan finds may be attacked at once. From Tree-Top the flight must climb to ${height(aft.leaveTreeTop.feet)} (${aft.leaveTreeTop.aft} AFT, counted in).`,
    order: ({ options }) => notFirst(options, SHOT_AT),
  },
  'dive-burst': {
    ask: ({ machine, name, load, left, shots }, book, people) =>
      `${flyer(machine, people)} has ${placeOf(name, book)} in his sights, ${left} ${load === 'rockets' ? 'rockets' : `units of ${LOADS[load]}`} left. ${shotsText(shots)} How much?`,
    does: (answer, { odds }) => {
      const burst = odds.find((each) => String(each.burst) === answer);
      return burst ? burstText(burst) : 'pull out and fire nothing';
    },
    help: () =>
      'Rules 30, 31 and 38: the longer the burst, the likelier a hit and the likelier a jam. Into trenches every unit counts, if the gun does not jam, and no Initiative Roll is made. A machine that does not fire is not fired at.',
  },
  'another-pass': {
    ask: ({ name, altitude, shots, points, machines }, book) =>
      `Round again at ${placeOf(name, book)}, down to ${height(altitude)}? ${shotsText(shots)} ${numbered(points, 'Victory Point')} at most ${plural(points, 'is', 'are')} still in it. Chance to get a shot: ${oddsText(machines)}.`,
    does: (answer, { aft, party }, book) =>
      answer === 'again'
        ? `another pass: ${aft} AFT. ${aftText(party.aft).replace(/\.$/, '')}${petrolText(aft, party, book)}`
        : 'leave it at that',
    help: () =>
      'Rules 30 to 32: the manual says how often a machine may attack the same thing. A balloon hangs lower each time, with more guns about it, and is wound down when it is let alone.',
    order: ({ options }) => notFirst(options, ['again']),
  },
};

/** What brings a shot in answer stands behind what does not. */
const SHOT_AT: readonly ActivityName[] = ['strafe-target', 'strafe-trench', 'attack-balloon'];

const LOADS = { ordinary: 'ordinary ammo', buckingham: 'Buckingham' } as const;

/** Its chances and its price. Of plates and a balloon the chances are the longer figures, and stand first. */
function worthText(activity: OpenActivity, aloft: Aloft, book: Rulebook): string {
  const price = priceOf(activity);
  const chances = platesHere(activity, aloft, book) ?? balloonHere(activity, aloft, book);
  return chances === undefined
    ? `${price}; chance ${ORDERS[activity.activity].good}: ${oddsText(activity.machines)}`
    : `${chances}; ${price}${leftText(activity.machines)}`;
}

function priceOf({ aft, shots, points }: OpenActivity): string {
  const danger = shots > 0 ? `, ${counted(shots, 'machine-gun shot')} in answer` : '';
  return `${aft === 0 ? 'no' : aft} AFT more${danger}; ${numbered(points, 'Victory Point')} at most`;
}

/** (11) (43) `; then AFT 32, home 33: out of reach, -1 ...`: where the work takes of the petrol that is kept. */
function petrolText(aft: number, party: PartyView, book: Rulebook): string {
  const left = Math.min(...pools(party)) - aft;
  const home = party.fields.find(({ field }) => field === homeField(book.missionMap).field)?.aft ?? 0;
  const spare = left - home - book.turnProcedure.aft.stay.aft;
  if (aft === 0 || spare >= AMPLE) return '';
  const lost = `: out of reach, ${signed(inconvenience(book))} for each whole machine elsewhere`;
  return `; then AFT ${left}, home ${home}${spare < 0 ? lost : ''}`;
}

/** With so much AFT beyond the way home its price is no matter. */
const AMPLE = 14;

/** (31) `; 6 of 8 units for the next point, 6 a burst at most`. */
function unitsText({ activity }: OpenActivity, { mission, achieved }: OrdersView, book: Rulebook): string {
  const card = activity === 'strafe-trench' ? manualNamed(mission, book)?.activities.strafeTrench : undefined;
  if (!card) return '';
  return `; ${achieved.strafed % card.unitsAPoint} of ${card.unitsAPoint} units for the next point, ${LONGEST_BURST} a burst at most`;
}

/** (13) `21 in 36 usable: 15 for +5, 5 for +25, 1 for +29`. */
function platesHere({ activity }: OpenActivity, { party, orders }: Aloft, book: Rulebook): string | undefined {
  const card = activity === 'photograph' ? manualNamed(orders.mission, book)?.activities.photograph : undefined;
  return card && platesText(card, party.altitude, party, book);
}

/** (30) (32) `6 in 100 hit it, 3 burn it, at the first pass`. */
function balloonHere({ activity, machines }: OpenActivity, { party, orders }: Aloft, book: Rulebook) {
  const card = activity === 'attack-balloon' ? manualNamed(orders.mission, book)?.activities.attackBalloon : undefined;
  if (!card) return undefined;
  const divers = party.machines.filter(({ id }) => machines.some(({ machine }) => machine === id));
  const { hit, destroyed } = firstPassOf(divers, card, book);
  return `${inAHundred(hit)} in 100 hit it, ${inAHundred(destroyed)} burn it, at the first pass`;
}

/** `B1 20, B2 15 in 36`; one figure when all have the same. */
function oddsText(machines: readonly MachineOdds[]): string {
  const [first, ...others] = machines;
  if (first && others.every(({ ways }) => ways === first.ways))
    return `${first.ways === 36 ? 'certain' : waysText(first.ways)}${leftText(machines)}`;
  const last = machines.length - 1;
  const told = machines.map(({ machine, ways }, i) => `${machine} ${i === last ? waysText(ways) : ways}`);
  return `${told.join(', ')}${leftText(machines)}`;
}

/** What the machines have left for it. */
function leftText(machines: readonly MachineOdds[]): string {
  const left = machines.flatMap((each) => (each.left === undefined ? [] : [`${each.machine} ${each.left}`]));
  return left.length === 0 ? '' : `; left: ${left.join(', ')}`;
}

/** (31) Where only the length of a burst counts, the bursts of a mission are added up, and whole points are entered. */
const pointsText = (points: number): string =>
  Number.isInteger(points) ? counted(points, 'point') : `${points.toFixed(1)} points (only whole points are entered)`;

function burstText({ hitWays, jamWays, points }: DiveBurst): string {
  const good = points > 0 || hitWays === 0 ? `worth ${pointsText(points)}` : `${waysText(hitWays)} to hit`;
  return `${good}, ${waysText(jamWays)} to jam`;
}

const shotsText = (shots: number) =>
  shots === 0 ? 'Nobody shoots back.' : capital(`${counted(shots, 'machine-gun shot')} will answer the pass.`);

function aftText({ fighters, twoSeaters }: ActivityDecisions['another-pass']['about']['party']['aft']): string {
  const pools = [
    ...(fighters === undefined ? [] : [`fighters ${fighters}`]),
    ...(twoSeaters === undefined ? [] : [`two-seaters ${twoSeaters}`]),
  ];
  return `AFT left: ${pools.join(', ')}.`;
}
