import { CONFIDENT } from '../../../campaign/clouds-figures.ts';
import type { Ability } from '../../../cards/printed/careers.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import type { CloudsScenario, ScenarioMachine, ScenarioMan } from '../cards/scenario.ts';
import {
  type Battery,
  type CloudsCards,
  type CloudsPlace,
  type FightingMachine,
  type GroundUnit,
  has,
  type Man,
  type Skirmish,
  type SkirmishSeen,
} from '../table/skirmish.ts';
import { newEngines } from './engines.ts';
import { crewOf } from './shooting/loss.ts';
import { idle } from './turn.ts';

/** What a machine and its crew bring to a fight. */
export type Entrant = Readonly<
  Pick<FightingMachine, 'id' | 'side' | 'aircraft' | 'pilot' | 'gunner' | 'place' | 'heading' | 'height' | 'speed'> &
    Partial<Pick<FightingMachine, 'parachute' | 'incendiary' | 'bombs' | 'rockets' | 'diveBonus'>>
>;

/** A man by his figures; (C126) the confident have more Fortitude and Luck. */
export function manOf(
  seat: Man['seat'],
  made: Pick<Man, 'name' | 'awareness' | 'flying' | 'gunnery' | 'fortitude' | 'luck'> & {
    readonly abilities?: readonly Ability[] | undefined;
    readonly victories?: number | undefined;
    readonly stays?: number;
    readonly faints?: boolean;
  },
): Man {
  const { abilities = [], victories = 0, stays = 0, faints = false, ...figures } = made;
  const isConfident = abilities.includes('confident');
  const fortitude = figures.fortitude + (isConfident ? CONFIDENT.fortitude : 0);
  const luck = figures.luck + (isConfident ? CONFIDENT.luck : 0);
  const begun = { isOut: false, hasUsed: [], reRolls: 0, hasJumped: false };
  const own = { abilities, victories, stays, faints, whole: fortitude, ...begun };
  return { ...figures, ...own, seat, fortitude, luck };
}

const NO_INITIATIVE = { total: 0, die: 0, again: [] };

/** A machine at the beginning of a fight, by its cockpit panel. */
export function machineFrom(entrant: Entrant, { panels }: CloudsCards): FightingMachine {
  const panel = expectDefined(panels.panels[entrant.aircraft], `cockpit panel of ${entrant.aircraft}`);
  const { id, side, aircraft, pilot, gunner, place, heading, height, speed } = entrant;
  // One literal shape for all machines: other ways to build them make property access slow.
  return Object.assign(unharmed(), {
    id,
    side,
    aircraft,
    panel,
    pilot,
    gunner,
    place,
    heading,
    height,
    speed,
    forward: battery(
      { place: 'forward', magazine: panels.magazines.forward, flexible: panel.flexible === true },
      panel.forward,
      panel.boxes,
    ),
    rear:
      gunner && panel.rear > 0
        ? battery({ place: 'rear', magazine: panels.magazines.rear, flexible: true }, panel.rear, panel.rearBoxes)
        : undefined,
    structure: panel.strength,
    engines: newEngines(panel.engines ?? 1),
    parachute: entrant.parachute ?? false,
    incendiary: entrant.incendiary ?? false,
    bombs: entrant.bombs ?? 0,
    rockets: entrant.rockets ?? 0,
    diveBonus: entrant.diveBonus ?? 0,
  });
}

/** A machine to which nothing has happened yet. */
const unharmed = () => ({
  status: 'flying' as const,
  bank: 'level' as const,
  drag: 0,
  engineLoss: 0,
  uneven: [],
  testAbove: undefined,
  fire: undefined,
  wider: 0,
  rollFactor: 1,
  gearGone: false,
  mustLand: false,
  testEach: undefined,
  opensWide: undefined,
  blackout: false,
  fainted: false,
  flinch: 0,
  luckier: 0,
  isBeyondHelp: false,
  parachuteLess: 0,
  wrecked: false,
  initiative: NO_INITIATIVE,
  gunnerInitiative: NO_INITIATIVE,
  isForcedHome: false,
  forcedHomeBy: undefined,
  lastShot: undefined,
  lastHit: undefined,
  credit: undefined,
  why: undefined,
  escaped: false,
  did: idle(),
});

type Mounting = Pick<Battery, 'place' | 'magazine' | 'flexible'>;

function battery(mounting: Mounting, guns: number, boxes: number): Battery {
  const clear = () => ({ is: 'clear' as const, actions: 0, from: 0 });
  return {
    ...mounting,
    guns: Array.from({ length: guns }, clear),
    halves: 2 * boxes,
    firedAt: undefined,
  };
}

/** The set-up of a fight, without its machines. */
type LaidFight = Partial<Omit<SkirmishSeen, 'machines' | 'reRolls' | 'turn' | 'photographs'>>;

export function skirmishOf(machines: FightingMachine[], cards: CloudsCards, laid: LaidFight = {}): Skirmish {
  const { balloons = [], ground = [], spotting = [], camera = [], wind, terrain = 'land' } = laid;
  return {
    cards,
    machines,
    balloons,
    ground,
    spotting,
    half: laid.half ?? 100 * cards.conversions.half.amount,
    wind,
    terrain,
    camera,
    reRolls: { allied: reRollsOf('allied', machines, cards), german: reRollsOf('german', machines, cards) },
    turn: 0,
    photographs: [],
  };
}

/** Ours: one for each pilot with enough Luck; (C127) and one more for each charm. */
export function reRollsOf(side: Side, machines: readonly FightingMachine[], { movement }: CloudsCards): number {
  const men = machines.filter((machine) => machine.side === side).flatMap(crewOf);
  const pilots = men.filter(({ seat }) => seat === 'pilot');
  const lucky = pilots.filter(({ luck }) => luck >= movement.rebuilt.luckForReRoll.amount).length;
  const charmed = men.filter((man) => has(man, 'charm')).length;
  return lucky + charmed;
}

/** A scenario laid out. */
export function layOut(scenario: CloudsScenario, cards: CloudsCards): Skirmish {
  const machines = scenario.machines.map((entered) => machineFrom(entrantOf(entered), cards));
  const tasks = scenario.tasks;
  return skirmishOf(machines, cards, {
    half: 100 * scenario.board.half,
    wind: scenario.wind === undefined ? undefined : scenario.wind / 15,
    terrain: scenario.terrain ?? 'land',
    balloons: (scenario.balloons ?? []).map(({ balloon, side, at, height, airship }) => ({
      id: balloon,
      side,
      place: placeOf(at),
      height,
      isAirship: airship === true,
      leaks: 0,
      cellsBurnt: 0,
      isBurnt: false,
      cable: 'whole',
    })),
    ground: (scenario.ground ?? []).map((unit) => unitOf(unit, cards)),
    spotting: tasks.flatMap(({ is, side, target }) =>
      is === 'spot' && target ? [{ side, target, dice: 6, hits: 0 }] : [],
    ),
    camera: SIDES.flatMap((side) =>
      tasks.some((task) => task.is === 'photograph' && task.side === side)
        ? machines.filter((machine) => machine.side === side && machine.gunner).map(({ id }) => id)
        : [],
    ),
  });
}

const placeOf = ([x, y]: readonly [number, number]): CloudsPlace => ({ x: 100 * x, y: 100 * y });

const personOf = (seat: Man['seat'], { bravery: _, ...man }: ScenarioMan): Man => manOf(seat, man);

const entrantOf = ({ machine, at, heading, speed, pilot, observer, source: _, ...rest }: ScenarioMachine): Entrant => ({
  ...(rest as Omit<Entrant, 'id' | 'pilot' | 'gunner' | 'place' | 'heading' | 'speed'>),
  id: machine,
  pilot: personOf('pilot', pilot),
  gunner: observer && personOf('gunner', observer),
  place: placeOf(at),
  heading: heading / 15,
  speed: speed / 10,
});

function unitOf(unit: NonNullable<CloudsScenario['ground']>[number], { ground }: CloudsCards): GroundUnit {
  const { unit: id, side, kind, cover, at, heading = 0, speed = 0, sheltering = false } = unit;
  const moves = { heading: heading / 15, speed, isSheltering: sheltering };
  return {
    id,
    side,
    kind,
    cover,
    ...moves,
    place: placeOf(at),
    strength: ground.unitStrength.amount,
    barrage: undefined,
  };
}
