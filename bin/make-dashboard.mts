import type { MachineClass, MachineHistory } from '../src/games/side/cards/contents.ts';
import type { Dashboard, DashboardGun } from '../src/games/side/cards/dashboard.ts';
import { BANDS, type Colour, type HeightBand, type TestColour } from '../src/games/side/cards/ladder.ts';

interface ClassTraits {
  /** Hexes of preparation below, and whether they are underscored. */
  readonly preparation: number;
  readonly underscored: boolean;
  /** Added to half the speed: the drag in each band. */
  readonly drag: Readonly<Record<HeightBand, number>>;
  readonly handling: TestColour;
  readonly structure: readonly number[];
  readonly size: number;
  readonly points: number;
}

const AGILE: ClassTraits = {
  preparation: 0,
  underscored: false,
  drag: { low: 0, medium: 0, high: 1 },
  handling: 'yellow',
  structure: [4, 8],
  size: 0,
  points: 5,
};
const SCOUT: ClassTraits = { ...AGILE, drag: { low: 0, medium: 1, high: 1 } };
const TWO_SEATER: ClassTraits = {
  preparation: 2,
  underscored: false,
  drag: { low: 1, medium: 1, high: 2 },
  handling: 'pink',
  structure: [5, 10],
  size: 1,
  points: 7,
};

/** What each class of machine has in common. */
const TRAITS: Readonly<Record<MachineClass, ClassTraits>> = {
  'agile-scout': AGILE,
  scout: SCOUT,
  'heavy-scout': { ...SCOUT, preparation: 1, handling: 'pink' },
  'fighter-two-seater': TWO_SEATER,
  corps: { ...TWO_SEATER, underscored: true, handling: 'grey' },
  bomber: {
    preparation: 3,
    underscored: true,
    drag: { low: 2, medium: 2, high: 3 },
    handling: 'grey',
    structure: [5, 10, 15],
    size: 2,
    points: 10,
  },
};

/** A hex a turn is so many km/h. */
const KMH_PER_HEX = 31;
/** No drag is higher. */
const MOST_DRAG = 5;
/** Red boxes begin so far above the level speed, and the red and white ones so far. */
const RED_ABOVE = 3;
const CRACK_ABOVE = 5;
/** So many feet of its real ceiling are a level of the mats, of which there are thirty. */
const FEET_PER_LEVEL = 600;
const MATS = 30;

const STRUCTURAL = { weak: 'grey', sound: 'pink', strong: 'yellow' } as const;

/**
 * The dashboard of a machine, from what history knows of it. Every figure that the seed gives comes out as it has it.
 */
export function makeDashboard(history: MachineHistory): Dashboard {
  const traits = TRAITS[history.class];
  const top = topSpeeds(history);
  const boxes = traits.structure.at(-1) ?? 0;
  return {
    name: history.name,
    side: history.side,
    engine: history.engine,
    seats: history.seats,
    top,
    strip: { lowest: -2, red: top.low + RED_ABOVE, crackUp: top.low + CRACK_ABOVE },
    stall: { low: 0, medium: 1, high: 1 },
    drag: byBand((band) => dragRow(traits.drag[band])),
    preparation: preparation(history, traits, top),
    underscored: traits.underscored,
    ceiling: Math.min(MATS, Math.round(history.ceiling / FEET_PER_LEVEL)),
    handling: traits.handling,
    structural: STRUCTURAL[history.airframe],
    spotting: spotting(history),
    guns: gunsOf(history),
    ...(history.bombs && { bomber: { loadedTop: loadedTop(history, top) } }),
    structure: { boxes, lines: [...traits.structure] },
    controls: 3,
    engineBoxes: ['runs', 'runs', 'minus-1', 'minus-2', 'leaks', 'burns'],
    locations: locations(history),
    size: traits.size,
    points: traits.points,
    source: 'fitted',
  };
}

const byBand = <Cell,>(cell: (band: HeightBand) => Cell): Record<HeightBand, Cell> => {
  const [low, medium, high] = BANDS;
  return { low: cell(low), medium: cell(medium), high: cell(high) };
};

/** Thin air costs a hex at High; a bomber never does what its figures promise. */
function topSpeeds({ speed, class: kind }: MachineHistory): Dashboard['top'] {
  const top = Math.round(speed / KMH_PER_HEX) - (kind === 'bomber' ? 1 : 0);
  return { low: top, medium: top, high: top - 1 };
}

/** Half the speed and what the class adds, from speed 1 on, as far as the highest. */
function dragRow(adds: number): number[] {
  const row: number[] = [];
  while (row.at(-1) !== MOST_DRAG) row.push(Math.min(MOST_DRAG, Math.ceil((row.length + 1) / 2) + adds));
  return row;
}

/** One hex more at High; a slow scout, which has nothing to spare there, needs two. */
function preparation({ seats }: MachineHistory, { preparation: below }: ClassTraits, top: Dashboard['top']) {
  const isSlowScout = seats === 1 && top.low <= 5;
  return { low: below, medium: below, high: below + (isSlowScout ? 2 : 1) };
}

/** A lone pilot behind the cowling of a rotary sees little. */
const spotting = ({ engine, seats }: MachineHistory): TestColour =>
  engine === 'rotary' && seats === 1 ? 'grey' : 'yellow';

/** A big bomber is heavily laden; a two-seater with bombs loses a hex. */
const loadedTop = ({ class: kind }: MachineHistory, { low }: Dashboard['top']): number =>
  kind === 'bomber' ? Math.floor(low / 2) : low - 1;

/** Two guns through the propeller, a gun there and another over the wing, one alone. */
const FORWARD: Readonly<Record<'single' | 'pair' | 'twin', Colour>> = { single: 'green', pair: 'orange', twin: 'red' };
const REAR: Readonly<Record<'single' | 'twin', Colour>> = { single: 'yellow', twin: 'green' };

function gunsOf({ forward, rear, bow, plates = 2 }: MachineHistory): DashboardGun[] {
  const guns: DashboardGun[] = [];
  if (forward !== 'none')
    guns.push({ mount: 'fixed', die: FORWARD[forward], plates: Array<number>(plates).fill(6), reloads: plates > 1 });
  for (const gun of [bow, rear])
    if (gun && gun !== 'none') guns.push({ mount: 'flexible', die: REAR[gun], plates: [4, 4, 4], reloads: true });
  return guns;
}

/** (V107) A second gunner sits behind the wings. */
const behind = (seats: number): Dashboard['locations'] =>
  seats > 2
    ? [
        { from: 9, to: 13, part: 'structure' },
        { from: 14, to: 14, part: 'gunner', seat: 2 },
      ]
    : [{ from: 9, to: 14, part: 'structure' }];

/** The nose has the low numbers: a shot from in front subtracts one. */
const locations = ({ seats }: MachineHistory): Dashboard['locations'] => [
  { from: 1, to: 3, part: 'engine' },
  { from: 4, to: 5, part: 'tank' },
  { from: 6, to: 7, part: 'pilot' },
  { from: 8, to: 8, part: seats > 1 ? 'gunner' : 'structure' },
  ...behind(seats),
  { from: 15, to: 16, part: 'ailerons' },
  { from: 17, to: 18, part: 'elevators' },
  { from: 19, to: 20, part: 'rudder' },
];
