import type { Firing } from '../../src/cards/printed/hit-cards.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { AlliedMachine, Fight, FightResult } from '../../src/kit/fight/fight.ts';
import { figure, type OddsChart, percent } from '../../src/kit/odds/chart.ts';
import { AutomaticTable, type Scribe } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { resolveFight } from '../../src/procedure/resolve-fight.ts';
import type { Table } from '../../src/table/table.ts';
import { book } from '../support/cards/book.ts';

const FIGHTS = 1000;
const SEED = 'alea:1:fit';
const DFD = 42;
/** A Lame Duck is lost on its way home so often. */
const LAME_DUCK_LOST = 0.3;

/** The men of a flight, in the order in which they go. */
const MEN: readonly (readonly [skill: number, firing: Firing])[] = [
  [4, 'C'],
  [3, 'C'],
  [3, 'B'],
  [2, 'D'],
  [2, 'D'],
];
/** The groups met in played games. */
const SIZES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 6];

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const RED = numbers(1, 8);
const SCOUTS = numbers(9, 31);
const ALL = numbers(1, 41);
const TWO_SEATERS = numbers(32, 41);
const PLAIN = 12;

interface Line {
  readonly name: string;
  readonly ours: readonly string[];
  readonly theirs: readonly number[];
  readonly sizes: readonly number[];
}

const some = (count: number, aircraft: string): string[] => Array.from({ length: count }, () => aircraft);
const [PUP, SPAD, NIEUPORT, STRUTTER] = ['sopwith-pup', 'spad-vii', 'nieuport-11', 'sopwith-strutter'] as const;

const LINES: readonly Line[] = [
  { name: '5 Pups v. Jasta 11', ours: some(5, PUP), theirs: RED, sizes: SIZES },
  { name: '5 Pups v. other scouts', ours: some(5, PUP), theirs: SCOUTS, sizes: SIZES },
  { name: '5 SPADs v. Jasta 11', ours: some(5, SPAD), theirs: RED, sizes: SIZES },
  { name: '5 SPADs v. other scouts', ours: some(5, SPAD), theirs: SCOUTS, sizes: SIZES },
  { name: '5 Nieuports v. Jasta 11', ours: some(5, NIEUPORT), theirs: RED, sizes: SIZES },
  { name: '5 Nieuports v. other scouts', ours: some(5, NIEUPORT), theirs: SCOUTS, sizes: SIZES },
  { name: '5 Pups v. any of the 41', ours: some(5, PUP), theirs: ALL, sizes: SIZES },
  { name: '3 SPADs v. any of the 41', ours: some(3, SPAD), theirs: ALL, sizes: SIZES },
  { name: '3 SPADs, a Strutter v. six of Jasta 11', ours: [...some(3, SPAD), STRUTTER], theirs: RED, sizes: [6] },
  {
    name: '3 SPADs, 2 Strutters v. other scouts',
    ours: [...some(3, SPAD), ...some(2, STRUTTER)],
    theirs: SCOUTS,
    sizes: SIZES,
  },
  { name: '2 Strutters v. other scouts', ours: some(2, STRUTTER), theirs: SCOUTS, sizes: SIZES },
  { name: '5 SPADs v. 1 or 2 two-seaters', ours: some(5, SPAD), theirs: TWO_SEATERS, sizes: [1, 2] },
  { name: 'a SPAD v. a D.III, both 4/C', ours: [SPAD], theirs: [PLAIN], sizes: [1] },
];

const SILENT: Scribe = { threw() {}, drew() {}, answered() {}, told() {} };

/** Whole fights by the rules as they stand, so many a line. */
export function wholeFights(): OddsChart {
  return {
    title: 'Whole fights, by simulation',
    columns: [
      'fight',
      'phases',
      'anybody down',
      'our machines lost',
      'down, ours : theirs',
      'lost, ours : down, theirs',
    ],
    rows: LINES.map(rowOf),
  };
}

function rowOf(line: Line): string[] {
  const table = new AutomaticTable(book, seededCup(SEED, 1), policyNamed('prudent', 'fit'), SILENT);
  const results = Array.from({ length: FIGHTS }, (_, i) => resolveFight(fightOf(line, i), table as Table));
  const ours = results.reduce((sum, { allied }) => sum + downIn(allied), 0);
  const theirs = results.reduce((sum, { germans }) => sum + downIn(germans), 0);
  const lame = results.reduce(
    (sum, { allied }) => sum + allied.filter(({ fate }) => fate === 'damaged-abort').length,
    0,
  );
  const lost = ours + LAME_DUCK_LOST * lame;
  const phases = results.reduce((sum, result) => sum + result.phases, 0) / FIGHTS;
  const anybody = results.filter(({ allied, germans }) => downIn(allied) + downIn(germans) > 0).length / FIGHTS;
  return [
    line.name,
    phases.toFixed(1),
    percent(anybody),
    percent(lost / (FIGHTS * line.ours.length)),
    theirs === 0 ? '-' : figure(ours / theirs),
    theirs === 0 ? '-' : figure(lost / theirs),
  ];
}

const downIn = (outcomes: readonly FightResult['allied'][number][] | FightResult['germans']): number =>
  outcomes.filter(({ fate }) => fate === 'shot-down' || fate === 'forced-down').length;

/** A third each begun by our dive, by theirs, and level. Whom they bring goes round by the number of the fight. */
function fightOf({ ours, theirs, sizes }: Line, i: number): Fight {
  const size = sizes[i % sizes.length] ?? 1;
  const first = Math.floor(i / sizes.length) * 7;
  const dive = ([{ side: 'allied', bonus: 'dive' }, { side: 'german', bonus: 'dive' }, undefined] as const)[i % 3];
  return {
    system: 'wings-over-france',
    hex: 'H10',
    weather: 7,
    altitude: 10_000,
    dfd: DFD,
    over: 'enemy',
    dive,
    allied: ours.map(machineOf),
    germans: Array.from({ length: size }, (_, k) => theirs[(first + k) % theirs.length] ?? PLAIN),
    barred: [],
    germansLedBy: 'the-card',
  };
}

function machineOf(aircraft: string, i: number): AlliedMachine {
  const [skill, firing] = MEN[i] ?? [2, 'D'];
  const gun = { state: 'clear', ammo: 30 } as const;
  const two = book.aircraft[aircraft]?.seats === 2;
  return {
    id: `B${i + 1}`,
    aircraft,
    skill,
    firing,
    bravery: 'N',
    rounds: 'ordinary',
    fights: true,
    forward: gun,
    observer: two ? { firing: 'E', gun } : undefined,
    observerAlive: two,
    lameDuck: false,
    aft: 100,
  };
}
