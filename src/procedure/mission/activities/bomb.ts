import { type FlyingMachine, isFighter, type MissionLog, type Score } from '../../../campaign/mission-log.ts';
import { readBand } from '../../../cards/band.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import type { Parts } from '../../../table/parts.ts';
import { spendAft } from '../aft.ts';
import { weatherBox } from '../encounter/encounter.ts';
import { creditFor, mostCredit, scoreOf, throwWith, waysTo } from './credit.ts';
import {
  type ActivityOccasion,
  type ActivityOffer,
  isSpoiled,
  isWithin,
  seesGround,
  soundMachines,
  targetsHere,
} from './occasion.ts';

type Bomb = ActivityCard<'bomb'>;

/** (23) Bombs, or another load of the manual, over the target: every machine that still has some drops them. */
export function offerBombing(bomb: Bomb, occasion: ActivityOccasion): ActivityOffer | undefined {
  if (!isInSight(bomb, occasion)) return undefined;
  const [target] = targetsHere('place', occasion);
  const bombers = withBombs(bomb, occasion);
  if (!target || bombers.length === 0) return undefined;
  const ways = waysTo(bomb.table, partsOf(bomb, occasion), ({ damage }) => damage > 0);
  const machines = bombers.map((machine) => {
    return { machine: machine.id, ways: isShaken(machine, bomb, occasion) ? 0 : ways, left: machine.bombs };
  });
  return {
    open: { name: target.name, aft: bomb.aft, shots: 0, points: mostCredit(bomb.credit), machines },
    step: () => dropAll(bombers, target.name, bomb, occasion),
  };
}

function dropAll(bombers: readonly FlyingMachine[], name: string, bomb: Bomb, occasion: ActivityOccasion): void {
  spendAft(occasion.party, bomb.aft);
  for (const machine of bombers) {
    if (isShaken(machine, bomb, occasion)) waste(machine, bomb, occasion);
    else drop(machine, name, bomb, occasion);
  }
}

/** One throw for each stick, so many sticks a turn. A remainder has no throw. */
function drop(machine: FlyingMachine, name: string, bomb: Bomb, occasion: ActivityOccasion): void {
  const { log, table } = occasion;
  const { load, stick: pounds } = bomb;
  for (let sticks = sticksOf(machine, bomb); sticks > 0; sticks--) {
    machine.bombs -= pounds;
    const { row, thrown } = throwWith(bomb.table, partsOf(bomb, occasion), table);
    const { fall, damage } = row;
    log.done.damage += damage;
    const what = { mission: log.mission, machine: machine.id, name, load, pounds, left: machine.bombs };
    table.tell({ type: 'stick-dropped', ...what, fall, damage, ...thrown });
  }
}

/** (15) A near miss during the drop sends them wide. */
function waste(machine: FlyingMachine, bomb: Bomb, { table }: ActivityOccasion): void {
  const pounds = sticksOf(machine, bomb) * bomb.stick;
  machine.bombs -= pounds;
  table.tell({ type: 'load-wasted', machine: machine.id, load: bomb.load, pounds, left: machine.bombs });
}

const isShaken = (machine: FlyingMachine, bomb: Bomb, occasion: ActivityOccasion): boolean =>
  isSpoiled(machine, bomb, 'bombing', occasion);

/** (23) The two-seaters bomb; fighters only accompany them, whatever they carry. */
const withBombs = ({ stick }: Bomb, { party }: ActivityOccasion): FlyingMachine[] =>
  soundMachines(party).filter((machine) => machine.bombs >= stick && !isFighter(machine));

const sticksOf = ({ bombs }: FlyingMachine, { stick, sticks }: Bomb): number =>
  Math.min(sticks, Math.floor(bombs / stick));

const isInSight = ({ height }: Bomb, occasion: ActivityOccasion): boolean =>
  isWithin(occasion.party.altitude, height) && seesGround(occasion);

function partsOf({ heights, weather }: Bomb, { party, table }: ActivityOccasion): Parts {
  const height = readBand(heights, party.altitude).add;
  return { height, ...(weather && { weather: weatherBox(party, table).photo }) };
}

/** (43) The points for the damage done. */
export const scoreBombing = ({ credit }: Bomb, { done }: MissionLog): Score[] =>
  scoreOf(creditFor(credit, done.damage), 'bombing');
