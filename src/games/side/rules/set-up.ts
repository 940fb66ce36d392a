import type { Firing } from '../../../cards/printed/hit-cards.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import type { Dashboard } from '../cards/dashboard.ts';
import type { ScenarioMachine, ScenarioTarget, SideScenario } from '../cards/side-scenario.ts';
import type { FightingMachine, MountedGun, TargetState } from '../table/fighting-machine.ts';
import { HEX, LEVEL, makePose } from './flight/pose.ts';
import { dashboardOf, type SideFight } from './side-fight.ts';

/** A machine as it comes into a fight. */
export interface Entrant
  extends Readonly<Pick<FightingMachine, 'id' | 'side' | 'dashboard' | 'skill' | 'aim' | 'bombs'>>,
    Partial<Pick<FightingMachine, 'gunnerAim' | 'nerve' | 'ceiling'>> {
  readonly column: number;
  readonly level: number;
  readonly heading: 1 | -1;
  readonly speed: number;
}

/** What the Firing letter adds to the colour of a die, from the best to the worst. */
const AIM: Readonly<Record<Firing, number>> = { A: 1, B: 1, C: 0, D: 0, E: -1 };

/** A machine and a pilot without any damage. */
const SOUND = {
  structure: 0,
  ailerons: 0,
  elevators: 0,
  rudder: 0,
  engine: 0,
  tank: 'whole',
  pilot: 'well',
  leak: undefined,
  burning: false,
  falling: 'no',
  goggles: false,
  oiled: false,
} as const satisfies Partial<FightingMachine>;

/** A machine with full plates and without damage. */
export function machineFrom(entrant: Entrant, book: Rulebook): FightingMachine {
  const { id, side, dashboard, skill, aim, column, level, heading, speed, bombs } = entrant;
  const dash = dashboardOf(dashboard, book);
  const pose = makePose(HEX * column + (HEX / 2) * (level % 2), LEVEL * level, heading, 'level');
  return {
    id,
    side,
    dashboard,
    skill,
    aim,
    gunnerAim: entrant.gunnerAim ?? 0,
    nerve: entrant.nerve ?? 0,
    ceiling: entrant.ceiling ?? dash.ceiling,
    pose,
    start: pose,
    cue: speed,
    pip: speed,
    pipShown: speed,
    guns: dash.guns.map(loaded),
    ...SOUND,
    gunners: Array.from({ length: dash.seats - 1 }, () => 'well' as const),
    buckingham: false,
    bombs: bombs && dash.bomber !== undefined,
    seen: [],
    flew: '',
    shook: false,
    fired: [],
    bombing: false,
    hitBy: undefined,
    holedBy: undefined,
    litBy: undefined,
    out: undefined,
    outTurn: undefined,
  };
}

/** (V083) The first number of the plate is in use; the others wait. */
function loaded({ mount, plates: [left = 0, ...plates] }: Dashboard['guns'][number]): MountedGun {
  return { mount, left, plates: [...plates], jammed: false };
}

/** (V018) A single scenario by its card. (V001) Its mats lie side by side. */
export function layOutScenario(card: SideScenario, book: Rulebook): SideFight {
  const { combat } = book.fights['winged-victory'];
  const side = (name: Side): FightingMachine[] =>
    card[name].machines.map((machine) => machineFrom(entrantOf(machine, name), book));
  return {
    turn: 0,
    turns: card.turns,
    hexes: combat.mats.hexes * card.mats.length,
    floor: 'ground',
    sky: card.sky,
    options: card.options,
    machines: [...side('allied'), ...side('german')],
    targets: card.targets.map(targetOf),
    missions: {
      allied: { aim: card.allied.aim, progress: 0, done: false },
      german: { aim: card.german.aim, progress: 0, done: false },
    },
    flakLeft: { allied: card.allied.flak, german: card.german.flak },
    barrages: [],
  };
}

function entrantOf(machine: ScenarioMachine, side: Side): Entrant {
  const { machine: id, dashboard, skill, firing = 'C', column, level, faces, speed, bombs = false } = machine;
  const heading = faces === 'east' ? 1 : -1;
  return { id, side, dashboard, skill, aim: AIM[firing], column, level, heading, speed, bombs };
}

const targetOf = ({ target: id, kind, side, column, level }: ScenarioTarget): TargetState => ({
  id,
  kind,
  side,
  x: HEX * column + (HEX / 2) * (level % 2),
  y: LEVEL * level,
  damage: 0,
  destroyed: false,
});
