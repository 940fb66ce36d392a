import type { DoneSoFar } from '../../../campaign/done.ts';
import type { FlyingMachine, MissionLog, Score } from '../../../campaign/mission-log.ts';
import { readBand } from '../../../cards/band.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import type { Target } from '../../../cards/printed/mission-map.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import type { Parts } from '../../../table/parts.ts';
import type { Table } from '../../../table/table.ts';
import { spendAft } from '../aft.ts';
import { weatherBox } from '../encounter/encounter.ts';
import { mostOf, throwWith, waysTo } from './credit.ts';
import {
  type ActivityOccasion,
  type ActivityOffer,
  isSpoiled,
  isWithin,
  seesGround,
  targetsHere,
  withObservers,
} from './occasion.ts';

type Photograph = ActivityCard<'photograph'>;

/**
 * (15) The plate that was being exposed when a shell burst near is spoiled. Ruling: a machine that stays over the
 * target with plates left is exposing one, and is not asked after the event.
 */
export function spoilPlates(card: Photograph, occasion: ActivityOccasion): void {
  const { log, table } = occasion;
  if (!targetInView(card, occasion)) return;
  for (const machine of withPlates(card, occasion)) {
    if (!isSpoiled(machine, card, 'plates', occasion)) continue;
    const left = takePlate(machine, card, log.done);
    table.tell({ type: 'plate-spoiled', machine: machine.id, left });
  }
}

/** (13) (23) Plates exposed over the target, one a turn from each two-seater that stays. */
export function offerPhotograph(card: Photograph, occasion: ActivityOccasion): ActivityOffer | undefined {
  const target = targetInView(card, occasion);
  if (!target) return undefined;
  const cameras = camerasReady(card, occasion);
  if (cameras.length === 0) return undefined;
  const parts = partsOf(card, occasion);
  const ways = waysTo(card.table, parts, (row) => row.points > 0);
  const points = mostOf(card.table, parts, (row) => row.points);
  const machines = cameras.map(({ id }) => ({ machine: id, ways, left: platesLeft(id, card, occasion.log.done) }));
  return {
    open: { name: target.name, aft: card.aft, shots: 0, points, machines },
    step: () => exposePlates(cameras, card, occasion),
  };
}

function exposePlates(cameras: readonly FlyingMachine[], card: Photograph, occasion: ActivityOccasion): void {
  spendAft(occasion.party, card.aft);
  for (const machine of cameras) expose(machine, card, occasion);
}

/** (13) Photo Quality, by the weather and the height. The plate stays with its machine. */
function expose(machine: FlyingMachine, card: Photograph, occasion: ActivityOccasion): void {
  const { log, table } = occasion;
  const left = takePlate(machine, card, log.done);
  const { row, thrown } = throwWith(card.table, partsOf(card, occasion), table);
  const { quality, points } = row;
  machine.plates.push(quality);
  const { mission } = log;
  table.tell({ type: 'plate-exposed', mission, machine: machine.id, quality, points, left, ...thrown });
}

function partsOf({ heights }: Photograph, { party, table }: ActivityOccasion): Parts {
  return { weather: weatherBox(party, table).photo, height: readBand(heights, party.altitude).add };
}

/** The target, when the party has stayed over it at a height from which the camera sees it. */
function targetInView({ height }: Photograph, occasion: ActivityOccasion): Target | undefined {
  const { party, turn } = occasion;
  if (!turn.stayed || !isWithin(party.altitude, height) || !seesGround(occasion)) return undefined;
  return targetsHere('place', occasion)[0];
}

const withPlates = (card: Photograph, occasion: ActivityOccasion): FlyingMachine[] =>
  withObservers(occasion).filter(({ id }) => platesLeft(id, card, occasion.log.done) > 0);

const camerasReady = (card: Photograph, occasion: ActivityOccasion): FlyingMachine[] =>
  withPlates(card, occasion).filter((machine) => !isSpoiled(machine, card, 'plates', occasion));

const platesLeft = (machine: string, { plates }: Photograph, { exposed }: DoneSoFar): number =>
  plates - (exposed[machine] ?? 0);

function takePlate({ id }: FlyingMachine, card: Photograph, done: DoneSoFar): number {
  done.exposed[id] = (done.exposed[id] ?? 0) + 1;
  return platesLeft(id, card, done);
}

/**
 * (43) (49) The plates brought home, by road or by air: the best of them, or each. Those of machines that did not come
 * home are lost.
 */
export function deliverPlates(card: Photograph, { landed, inFields }: MissionLog, table: Table): Score[] {
  // (44) Ruling: those of machines that landed intact in a field on our side come home by road.
  const home = [...landed, ...inFields];
  for (const { id, plates } of home)
    if (plates.length > 0) table.tell({ type: 'plates-delivered', machine: id, qualities: [...plates] });
  const scores = home.flatMap(({ id, plates }) => plates.flatMap((quality) => scorePlate(id, quality, card)));
  if (card.counts === 'each') return scores;
  return scores.sort((a, b) => b.points - a.points).slice(0, 1);
}

function scorePlate(who: string, what: string, { table }: Photograph): Score[] {
  const { points } = expectDefined(
    table.rows.find(({ quality }) => quality === what),
    `plate of quality ${what}`,
  );
  return points > 0 ? [{ points, why: 'plates', who, what }] : [];
}
