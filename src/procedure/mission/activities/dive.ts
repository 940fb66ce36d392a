import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { readBand } from '../../../cards/band.ts';
import { LONGEST_BURST } from '../../../cards/bursts.ts';
import { TOTALS } from '../../../cards/dice.ts';
import { hitRow } from '../../../cards/hit-row.ts';
import { columnAt } from '../../../cards/initiative-number.ts';
import { expectDefined, initiativeNumber, type Rulebook } from '../../../cards/rulebook.ts';
import { drawMachineGunFire } from '../../../kit/ground-fire/machine-guns.ts';
import { oddsOfBursts } from '../../../kit/guns/odds-of-bursts.ts';
import { aboardOf, suffer } from '../../../kit/harm/suffer.ts';
import type { DiveBurst } from '../../../table/activity-decisions.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import type { MachineView } from '../../../table/turn-decisions.ts';
import { spendAft } from '../aft.ts';
import { weatherBox } from '../encounter/encounter.ts';
import { flyTo } from '../height.ts';
import { expend } from './arms.ts';
import type { ActivityOccasion } from './occasion.ts';
import type { Diver, Quarry } from './quarry.ts';

/** (13) (23) The shots against a pass: the target's, and no more than the weather allows on the display. */
export const shotsBack = ({ shots }: Quarry, { party, table }: ActivityOccasion): number =>
  Math.min(shots, weatherBox(party, table).shots);

/**
 * (23) The machine-gun fire against an attack on the ground. Ruling: the shots are for all attackers together, not for
 * each. They go round the attackers in the order of their dives; a shot at a machine already brought down goes to the
 * next.
 */
function answerFromGround(attackers: readonly FlyingMachine[], shots: number, occasion: ActivityOccasion): void {
  for (let shot = 0; shot < shots; shot++) {
    const flying = attackers.filter((machine) => occasion.party.machines.includes(machine));
    const machine = flying[shot % flying.length];
    if (machine) shootAt(machine, occasion);
  }
}

/** Ruling: the guns of a target have had no turns to get the range; the turns over the hex add nothing. */
function shootAt(machine: FlyingMachine, { party, log, table }: ActivityOccasion): void {
  suffer(machine, drawMachineGunFire(aboardOf(machine, party, table), 0, table), party, log, table);
}

/** (30) Two dice and Pilot Skill on the Aircraft Card, in the column of the attack's height. */
export function initiativeIn({ aircraft, pilot }: MachineView, dice: number, feet: number, book: Rulebook): number {
  const card = expectDefined(book.aircraft[aircraft], 'Aircraft Card of this machine');
  return initiativeNumber(card, dice + pilot.skill, columnAt(feet));
}

/** The number of the 36 rolls that bring a machine above a target at this height; (31) all for a trench. */
export function waysAbove(machine: FlyingMachine, target: number | undefined, feet: number, book: Rulebook): number {
  if (target === undefined) return TOTALS['2d6'].length;
  return TOTALS['2d6'].filter((total) => initiativeIn(machine, total, feet, book) > target).length;
}

interface DiveAim {
  readonly diver: Diver;
  readonly longest: number;
}

interface RolledAim extends DiveAim {
  readonly initiative: number;
}

/** (30) One pass: all dive and aim; those who may fire attack in turn; the ground answers. */
export function makePass(quarry: Quarry, divers: readonly Diver[], occasion: ActivityOccasion): void {
  const machines = divers.map(({ machine }) => machine);
  dive(quarry, machines, occasion);
  const attackers: FlyingMachine[] = [];
  for (const { diver, longest } of aimsAt(quarry, divers, occasion)) {
    if (quarry.isGone()) break;
    if (fireBurst(diver, longest, quarry, occasion)) attackers.push(diver.machine);
  }
  answerFromGround(attackers, shotsBack(quarry, occasion), occasion);
}

function dive(quarry: Quarry, machines: readonly FlyingMachine[], { party, table }: ActivityOccasion): void {
  const { name, altitude, aft } = quarry;
  table.tell({ type: 'dive-began', name, machines: machines.map(({ id }) => id), altitude, aft });
  flyTo(altitude, 0, party, table);
  spendAft(party, aft);
  quarry.passedOver(machines);
}

/**
 * (30) Those above a target on the track attack it, the highest first; (31) a trench needs no roll, and any burst is
 * allowed.
 */
function aimsAt(
  { name, initiative }: Quarry,
  divers: readonly Diver[],
  occasion: ActivityOccasion,
): readonly DiveAim[] {
  if (initiative === undefined)
    return divers.map((diver) => ({ diver, longest: Math.min(LONGEST_BURST, diver.arms.left) }));
  const rolled = divers.map((diver) => aim(diver, name, initiative, occasion)).filter(({ longest }) => longest > 0);
  return rolled.sort((a, b) => b.initiative - a.initiative);
}

/** (30) The Initiative Roll, with Pilot Skill and without a Dive Bonus; the difference gives the longest burst. */
function aim(diver: Diver, name: string, target: number, { party, table }: ActivityOccasion): RolledAim {
  const { machine, arms } = diver;
  const roll = table.roll('initiative', machine.id);
  const initiative = initiativeIn(machine, roll.total, party.altitude, table.book);
  const { burst } = readBand(table.book.airToGround.longestBurst, initiative - target);
  const longest = Math.min(burst, arms.left);
  const thrown = { machine: machine.id, name, roll, skill: machine.pilot.skill };
  table.tell({ type: 'dive-aimed', ...thrown, initiative, target, longestBurst: longest });
  return { diver, initiative, longest };
}

/** (30) The longest burst, a shorter one, or none: the machine pulls out. Returns whether it fired. */
function fireBurst(diver: Diver, longest: number, quarry: Quarry, occasion: ActivityOccasion): boolean {
  const burst = chooseBurst(diver, longest, quarry, occasion);
  if (burst > 0) fire(diver, burst, quarry, occasion);
  return burst > 0;
}

function chooseBurst({ machine, arms }: Diver, longest: number, quarry: Quarry, occasion: ActivityOccasion): number {
  const { table } = occasion;
  const { name } = quarry;
  const bursts = oddsOfBursts(
    { firing: machine.pilot.firing, angle: 'diving', longest, rounds: 'ordinary' },
    table.book,
  );
  const odds = bursts.map((each) => inDive(each, quarry));
  const about = { machine: machine.id, name, ...arms, shots: shotsBack(quarry, occasion), odds };
  const answer = table.choose('dive-burst', about, [...odds.map(({ burst }) => String(burst)), 'hold']);
  if (answer !== 'hold') return Number(answer);
  table.tell({ type: 'dive-held', machine: machine.id, name });
  return 0;
}

/** (31) Where the length of the burst counts, hits do not. */
const inDive = ({ burst, hitWays, jamWays }: BurstOdds, { pointsFor }: Quarry): DiveBurst =>
  pointsFor ? { burst, hitWays: 0, jamWays, points: pointsFor(burst) } : { burst, hitWays, jamWays, points: 0 };

/**
 * (30) (38) The Diving Attack Hit Card: a listed number is a Critical Hit; a jam number jams the gun and scores
 * nothing.
 */
function fire(diver: Diver, burst: number, quarry: Quarry, { log, table }: ActivityOccasion): void {
  const { machine, arms } = diver;
  const { id, pilot } = machine;
  const { hits: byFiring, jams } = hitRow('diving', burst, table.book);
  const hits = quarry.pointsFor ? undefined : byFiring[pilot.firing];
  log.fired.push(pilot.airman);
  const roll = table.roll('hit-card', id);
  const result = resultOf(roll.total, hits, jams);
  const left = expend(machine, arms, burst, result === 'jam' ? 'jammed' : 'clear');
  const fired = { machine: id, name: quarry.name, load: arms.load, burst, left, firing: pilot.firing, roll };
  table.tell({ type: 'dive-burst-fired', ...fired, ...(hits && { hits }), jams, result });
  if (result === 'hit' || result === 'fired') quarry.struckBy(diver, burst);
}

/** (31) Where the length of the burst counts, all results without a jam are equal. */
function resultOf(total: number, hits: readonly number[] | undefined, jams: readonly number[]) {
  if (jams.includes(total)) return 'jam';
  if (!hits) return 'fired';
  return hits.includes(total) ? 'hit' : 'miss';
}
