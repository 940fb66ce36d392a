import type { Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { AlliedMachine, Fight } from '../../src/kit/fight/fight.ts';
import { AutomaticTable, type Scribe } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { resolveFight } from '../../src/procedure/resolve-fight.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { median, ownNanoseconds, report } from './measure.ts';

const SIZES = [
  [1, 1],
  [4, 6],
  [15, 15],
] as const;
const FIGHTS = 60;
const ROUNDS = 31;
/** A round is over in some 25 ms: so many are flown before any is timed, for node to have compiled what is measured. */
const WARMING = 40;

/** Fights of several sizes: how many a second, and what one machine costs in one phase as the fight grows. */
export function benchFights(): string {
  const book = loadRulebook('data');
  const round = () => SIZES.map(([ours, theirs]) => measure(book, ours, theirs));
  for (let i = 0; i < WARMING; i++) round();
  const rounds = Array.from({ length: ROUNDS }, round);
  const costs = SIZES.map((_, size) => median(rounds.map((each) => each[size]?.nanosecondsEach ?? 0)));
  const perSecond = SIZES.map((_, size) => Math.round(median(rounds.map((each) => each[size]?.perSecond ?? 0))));
  const [, small = 1, large = 1] = costs;
  report(
    'a machine in a phase, 15 v. 15 / 4 v. 6',
    large / small,
    { atMost: 1.5 },
    `${large.toFixed(0)} / ${small.toFixed(0)} ns; ${SIZES.map((size, i) => `${size.join(' v. ')}: ${perSecond[i]} fights/s`).join(', ')}`,
  );
  return `fights ${SIZES.map(([ours, theirs]) => fly(book, ours, theirs).checksum).join('+')}`;
}

function measure(book: Rulebook, ours: number, theirs: number) {
  let machinePhases = 0;
  const spent = ownNanoseconds(() => {
    machinePhases = fly(book, ours, theirs).rolls;
  });
  return { nanosecondsEach: spent / machinePhases, perSecond: (FIGHTS * 1e9) / spent };
}

/** Flies the fights; a machine's roll for Initiative stands for a machine in a phase. */
function fly(book: Rulebook, ours: number, theirs: number): { rolls: number; checksum: number } {
  let rolls = 0;
  let checksum = 0;
  const scribe: Scribe = {
    threw: (check, [red = 0, white = 0]) => {
      if (check === 'initiative') rolls += 1;
      checksum = (checksum * 31 + 6 * red + white) % 1_000_003;
    },
    drew() {},
    answered() {},
    told() {},
  };
  const cup = seededCup('alea:1:bench', 1);
  for (let i = 0; i < FIGHTS; i++)
    resolveFight(aFight(ours, theirs), new AutomaticTable(book, cup, policyNamed('prudent', 'bench'), scribe));
  return { rolls, checksum };
}

function aFight(ours: number, theirs: number): Fight {
  const allied = Array.from({ length: ours }, (_, i) => machine(i));
  const germans = Array.from({ length: theirs }, (_, i) => 9 + i);
  return {
    system: 'wings-over-france',
    hex: 'H10',
    weather: 7,
    altitude: 12_000,
    dfd: 47,
    over: 'enemy',
    dive: undefined,
    allied,
    germans,
    barred: [],
    germansLedBy: 'the-card',
  };
}

function machine(i: number): AlliedMachine {
  const skill = 1 + (i % 5);
  const gun = { state: 'clear', ammo: 30 } as const;
  const rated = {
    skill,
    firing: 'C',
    bravery: 'N',
    fights: true,
    rounds: 'ordinary',
    lameDuck: false,
    aft: 100,
  } as const;
  return { id: `B${i + 1}`, aircraft: 'spad-vii', ...rated, forward: gun, observer: undefined, observerAlive: false };
}
