import type { BattleOf } from '../../../campaign/stand-alone-battle.ts';
import { consult } from '../../../cards/roll-table.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { OPTIONS } from '../cards/marks-of-combat.ts';
import type { MissionName } from '../cards/mission-names.ts';
import type { Briefing, Year } from '../cards/missions-card.ts';
import type { ScenarioMachine, ScenarioTarget, SideScenario, Sky } from '../cards/side-scenario.ts';
import { hasLeft } from '../table/fighting-machine.ts';
import { playFight, tellEnd } from './play-fight.ts';
import { layOutScenario } from './set-up.ts';
import { dashboardOf, type SideFight } from './side-fight.ts';
import { skyOver } from './sky.ts';
import { fateOf } from './to-outcome.ts';

/** (V018) A single scenario, or a random mission for each side, from the set-up to the result. */
export function playScenario({ setUp }: BattleOf<'winged-victory'>, table: Table): void {
  const card = 'year' in setUp ? drawMissions(setUp.year, table) : setUp;
  const fight = layOutScenario(card, table.book);
  playFight(fight, () => false, table);
  tellEnd(fight, table);
  tellFates(card.battle, fight, table);
}

/** What became of everybody, as every battle ends. */
function tellFates(battle: string, { machines, turn }: SideFight, table: Table): void {
  const { turns } = table.book.fights['winged-victory'].door.turnsInPhase;
  const fates = (side: Side) =>
    machines
      .filter((machine) => machine.side === side)
      .map((machine) => ({
        machine: machine.id,
        aircraft: machine.dashboard,
        fate: fateOf(machine, { aircraft: machine.dashboard, lameDuck: false }, table),
        escaped: hasLeft(machine.out),
        men: [],
      }));
  table.tell({
    type: 'battle-ended',
    battle,
    phases: Math.ceil(turn / turns),
    allied: fates('allied'),
    germans: fates('german'),
  });
}

/** (V123) to (V125) Each side rolls for its mission, and the sky is rolled; whatever they need is set up. */
export function drawMissions(year: Year, table: Table): SideScenario {
  const allied = drawMission('allied', year, table);
  const german = drawMission('german', year, table);
  const hexes = table.book.fights['winged-victory'].combat.mats.hexes;
  const mats = isFar(allied) || isFar(german) ? (['A', 'B', 'C'] as const) : (['B'] as const);
  const width = hexes * mats.length;
  return {
    battle: `${year}: ${allied.mission} and ${german.mission}`,
    words: `${allied.words} ${german.words}`,
    mats: [...mats],
    turns: Math.max(allied.turns, german.turns) * mats.length,
    options: [...OPTIONS],
    sky: drawSky(width, table),
    allied: sideOf('allied', { year, own: allied, theirs: german, width }, table),
    german: sideOf('german', { year, own: german, theirs: allied, width }, table),
    targets: [...targetsOf('allied', allied, width), ...targetsOf('german', german, width)],
    source: 'derived',
  };
}

const isFar = ({ mission }: Briefing): boolean => mission === 'strategic-bombing';

function drawMission(side: Side, year: Year, table: Table): Briefing {
  const { years } = table.book.fights['winged-victory'].missions;
  const { roll, row } = consult(years[year], table);
  const { mission } = row;
  const briefing = briefingOf(mission, table);
  table.tell({ type: 'mission-drawn', side, year, roll, mission, words: briefing.words });
  return briefing;
}

const briefingOf = (mission: MissionName, { book }: Table): Briefing =>
  expectDefined(
    book.fights['winged-victory'].missions.briefings.find((each) => each.mission === mission),
    `briefing of ${mission}`,
  );

/** (V116) What the sky is like. */
function drawSky(width: number, table: Table): Sky {
  const { roll, row } = consult(table.book.fights['winged-victory'].missions.skies, table);
  table.tell({ type: 'sky-drawn', roll, words: row.words });
  return skyOver(width, row);
}

/** The missions that both sides rolled, the year of their machines, and the width of the mats. */
interface DrawnMissions {
  readonly year: Year;
  readonly own: Briefing;
  readonly theirs: Briefing;
  readonly width: number;
}

/** A side with its machines and its ground guns. */
function sideOf(side: Side, { year, own, theirs, width }: DrawnMissions, table: Table): SideScenario['allied'] {
  const machines = own[side][year].map((dashboard, place) => machineOf(side, own, { dashboard, place, width }, table));
  return { aim: own.aim, flak: theirs.target ? theirs.flak : 1, machines };
}

interface PlacedDashboard {
  readonly dashboard: string;
  readonly place: number;
  readonly width: number;
}

/** At its own edge. A machine called off the ground begins a third of the way out. */
function machineOf(
  side: Side,
  own: Briefing,
  { dashboard, place, width }: PlacedDashboard,
  table: Table,
): ScenarioMachine {
  const dash = dashboardOf(dashboard, table.book);
  const from = (own.mission === 'scramble' ? Math.round(width / 3) : EDGE) + (place % 2 === 0 ? 2 : 0);
  const higher = place > 0 && own.level > 1 ? 1 : 0;
  return {
    machine: `${side === 'allied' ? 'B' : 'G'}${place + 1}`,
    dashboard,
    skill: 'expert',
    column: side === 'allied' ? from : width - from,
    level: Math.min(own.level + higher, dash.ceiling),
    faces: side === 'allied' ? 'east' : 'west',
    speed: Math.max(SLOWEST, dash.top.low - 1),
    ...(own.bombs && dash.bomber && { bombs: true }),
  };
}

/** Hexes from the edge, and the least speed of everybody. */
const EDGE = 3;
const SLOWEST = 3;

/** A mission's target lies on the enemy's ground, two thirds of the way across. */
function targetsOf(side: Side, { target, mission }: Briefing, width: number): ScenarioTarget[] {
  if (!target) return [];
  const part = mission === 'strategic-bombing' ? 0.85 : 0.66;
  const column = Math.round(width * (side === 'allied' ? part : 1 - part));
  const level = target === 'balloon' ? 5 : 0;
  const other = enemyOf(side);
  return [{ target: `${other === 'german' ? 'g' : 'b'}-${target}`, kind: target, side: other, column, level }];
}
