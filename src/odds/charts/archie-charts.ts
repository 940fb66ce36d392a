import { oddsOfRowsWith } from '../../cards/odds.ts';
import type { ArchieAndMachineGun, MachineGunHeight } from '../../cards/printed/archie-and-machine-gun.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { presencePartsOf } from '../../kit/ground-fire/guns-in-hex.ts';
import { chartOfTable, figure, type OddsChart, percent } from '../../kit/odds/chart.ts';
import type { WayHome } from '../../kit/odds/damage.ts';
import { addTolls, mixTolls, type Toll } from '../../kit/odds/toll.ts';
import { sumOf } from '../../table/parts.ts';
import { signed } from '../../words/numbers.ts';
import { archieHitToll, machineGunChance, machineGunToll, shotWays, turnUnderArchie } from '../archie.ts';
import { meanShotsAt } from '../weather.ts';

const WORSE = [0, 1, 2];
const PLACINGS = {
  "the example's 23, 56, 41, 11": [23, 56, 41, 11],
  'the four corners': [11, 16, 61, 66],
  'the middle 33, 34, 43, 44': [33, 34, 43, 44],
};

/** All chances of the Archie and Machine Gun card. */
export function archieCharts(book: Rulebook): OddsChart[] {
  const card = book.archieAndMachineGun;
  return [
    squares(book),
    placings(book),
    hitsByWorsening(book),
    hitTolls(book),
    crossings(book),
    machineGuns(book),
    chartOfTable('Machine-gun hits', card.machineGunHits, ({ words, result }) => `${words} (${result})`),
    gunsPresent(card),
  ];
}

function squares({ archieAndMachineGun: card }: Rulebook): OddsChart {
  const places = { corner: 11, edge: 13, middle: 33 };
  const rows = Object.entries(places).map(([place, square]) => {
    const { hit, near } = shotWays(card, square);
    return [place, percent(hit / 36), percent(near / 36)];
  });
  return { title: 'One shot at a square', columns: ['square', 'hit', 'near miss'], rows };
}

function placings(book: Rulebook): OddsChart {
  const { machineLost } = archieHitToll(book, 0, LINES, 1);
  const rows = Object.entries(PLACINGS).flatMap(([name, placed]) =>
    [1, 2, 3, 4].map((shots) => {
      const turn = turnUnderArchie(book, placed, shots);
      const near = turn.nearMissOn.reduce((sum, chance) => sum + chance, 0) / placed.length;
      const lost = `${(100 * turn.meanHits * machineLost).toFixed(2)} %`;
      return [name, String(shots), percent(near), percent(turn.hitOnOne), percent(turn.hitOnAny), lost];
    }),
  );
  const columns = [
    'four machines on',
    'shots',
    'near miss on one, mean',
    'hit on a given one',
    'any hit',
    'machines lost, mean',
  ];
  return { title: 'A turn under Archie', columns, rows };
}

function hitsByWorsening({ archieAndMachineGun: card }: Rulebook): OddsChart {
  return chartOfTable('Archie hits', card.archieHits, ({ words, result }) => `${words} (${result})`);
}

const LINES: WayHome = ['trenches', 'allied', 'allied'];
const BEYOND: WayHome = ['enemy', 'trenches', 'allied', 'allied'];

function hitTolls(book: Rulebook): OddsChart {
  const rows = WORSE.map((worse) => [signed(worse), ...tollCells(archieHitToll(book, worse, LINES, 1))]);
  return {
    title: 'The toll of one Archie hit on a single-seater over the trenches',
    columns: ['worsening', ...TOLL],
    rows,
  };
}

const TOLL = ['machine lost', 'machine damaged', 'killed', 'prisoner', 'wounded'];
const tollCells = (toll: Toll) =>
  [toll.machineLost, toll.machineDamaged, toll.killed, toll.prisoner, toll.wounded].map(
    (part) => `${(100 * part).toFixed(2)} %`,
  );

/**
 * Over the lines and back: the trench hex and the hex behind it, each way. The turns are those of the worked example's
 * route.
 */
const CROSSING: readonly (readonly [turn: number, way: WayHome])[] = [
  [8, LINES],
  [9, BEYOND],
  [14, BEYOND],
  [15, LINES],
];

/** The mean toll of Archie on one machine that crosses the lines and comes back, over all weathers. */
function crossingToll(book: Rulebook, feet: number, men: number): Toll {
  return addTolls(
    CROSSING.map(([turn, way]) => mixTolls([[meanShotsAt(book, feet, turn) / 36, archieHitToll(book, 0, way, men)]])),
  );
}

function crossings(book: Rulebook): OddsChart {
  const heights = [2000, 4000, 6000, 8000, 10_000, 12_000, 15_000];
  const rows = heights.map((feet) => {
    const shots = CROSSING.reduce((sum, [turn]) => sum + meanShotsAt(book, feet, turn), 0);
    return [String(feet), figure(shots / CROSSING.length), ...tollCells(crossingToll(book, feet, 1))];
  });
  return { title: 'A sortie over the lines and back', columns: ['feet', 'mean shots a turn', ...TOLL], rows };
}

function gunsPresent({ presence, presenceParts }: ArchieAndMachineGun): OddsChart {
  const chances = (modifier: number) => {
    const rows = oddsOfRowsWith(presence, modifier);
    const share = (guns: 'archie' | 'machineGuns') =>
      percent(rows.reduce((sum, { row, odds }) => sum + (row[guns] ? odds.chance : 0), 0));
    return [share('archie'), share('machineGuns')];
  };
  const rows = [
    ['an enemy hex', ...chances(sumOf(presencePartsOf(0, presenceParts)))],
    ['with a target of missions in it', ...chances(sumOf(presencePartsOf(1, presenceParts)))],
  ];
  return { title: 'Guns in a hex, by check', columns: ['hex', 'Archie', 'machine guns'], rows };
}

const FIVE_TURNS = [0, 1, 2, 2, 2];

function machineGuns(book: Rulebook): OddsChart {
  const heights = { at1000Feet: '1,000 ft', atTreeTop: 'Tree-Top' } as const;
  const rows = (['at1000Feet', 'atTreeTop'] as const).flatMap((height) => [
    ...WORSE.map((worse) => [
      heights[height],
      signed(worse),
      percent(machineGunChance(book.archieAndMachineGun, height, worse)),
      ...tollCells(machineGunToll(book, height, worse, LINES, 1)),
    ]),
    [`${heights[height]}, five turns running`, '', '', ...tollCells(fiveTurns(book, height))],
  ]);
  return { title: 'A turn over machine guns', columns: ['height', 'worsening', 'hit', ...TOLL], rows };
}

const fiveTurns = (book: Rulebook, height: MachineGunHeight) =>
  addTolls(FIVE_TURNS.map((worse) => machineGunToll(book, height, worse, LINES, 1)));
