import type { Counts } from '../../../src/simulation/counting/counts.ts';
import { type Estimate, ratioOf } from '../../../src/simulation/counting/statistics.ts';
import type { CampaignResult } from '../../../src/simulation/simulation.ts';
import { bandsOf } from './bands.ts';

type Results = readonly CampaignResult[];

/** A figure of campaigns by the track and of campaigns by another system, and where the other may lie. */
export interface Compared {
  readonly figure: string;
  readonly unit: 'percent' | 'number' | 'points';
  readonly track: Estimate;
  readonly system: Estimate;
  /** The figure of the other by the track's, where that is what is bound. */
  readonly ratio?: number;
  /** What binds the ratio, or the figure; absent where it is only reported. */
  readonly allowed?: { readonly from: number; readonly to: number };
}

const BY_THE_TRACK = { from: 0.5, to: 2 };

/** What a fight costs each side, in the mean. */
const COSTS: readonly (readonly [figure: string, count: (counts: Counts) => number])[] = [
  ['our machines lost to aircraft', ({ lostToEnemy, lostToGround }) => lostToEnemy - lostToGround],
  ['ours shot or forced down', ({ downed }) => downed],
  ['ours damaged, and turned home', ({ crippled }) => crippled],
  ['ours driven off', ({ drivenOff }) => drivenOff],
  ['enemies shot or forced down', ({ enemiesShotDown, enemiesForcedDown }) => enemiesShotDown + enemiesForcedDown],
  ['enemies damaged, and turned home', ({ enemiesCrippled }) => enemiesCrippled],
  ['enemies driven off', ({ enemiesDrivenOff }) => enemiesDrivenOff],
  ['our men killed', ({ killed }) => killed],
  ['our men taken prisoner', ({ prisoners }) => prisoners],
  ['our men wounded', ({ wounded }) => wounded],
];

/** What a fight of a campaign costs, and every band of the campaign's, which another system may miss by half its width. */
export function compared(track: Results, system: Results): Compared[] {
  return [
    ...COSTS.map(([figure, count]) => costOf(figure, count, track, system)),
    phases(track, system),
    ...bands(track, system),
  ];
}

const aFight = (count: (counts: Counts) => number, results: Results): Estimate =>
  ratioOf(results.map(({ counts }) => [count(counts), counts.fights]));

function costOf(figure: string, count: (counts: Counts) => number, byTrack: Results, bySystem: Results): Compared {
  const [track, system] = [aFight(count, byTrack), aFight(count, bySystem)];
  const name = `${figure}, a fight`;
  return { figure: name, unit: 'number', track, system, ratio: system.value / track.value, allowed: BY_THE_TRACK };
}

function phases(byTrack: Results, bySystem: Results): Compared {
  const count = ({ fightPhases }: Counts) => fightPhases;
  return {
    figure: 'phases of a fight',
    unit: 'number',
    track: aFight(count, byTrack),
    system: aFight(count, bySystem),
  };
}

function bands(byTrack: Results, bySystem: Results): Compared[] {
  const others = bandsOf(bySystem);
  return bandsOf(byTrack).flatMap(({ figure, unit, band, landed: track }, i): Compared[] => {
    const system = others[i]?.landed;
    if (!system) return [];
    const half = band ? (band.to - band.from) / 2 : 0;
    return [{ figure, unit, track, system, ...(band && { allowed: { from: band.from - half, to: band.to + half } }) }];
  });
}

/** Whether a figure lies where it may; one that nothing binds always does. */
export function isMet({ allowed, ratio, system }: Compared): boolean {
  const bound = ratio ?? system.value;
  return !allowed || (bound >= allowed.from && bound <= allowed.to);
}
