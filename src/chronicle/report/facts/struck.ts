import type { HexId } from '../../../cards/hexes.ts';
import type { Moment } from '../../moments/kinds.ts';
import { underEach } from '../../under-each.ts';
import { whenItWas } from './escorts.ts';
import type { Followed } from './follow.ts';
import type { Struck } from './mission-facts.ts';
import { type Stages, stageAt } from './stages.ts';

const GUNS: readonly Struck['by'][] = ['archie', 'machine-guns'];

/**
 * (15) (42) The hits from the ground in their order. Those of one kind in one stage of the way are one, unless one of
 * `cuts` is between them: the times of whatever else is told.
 */
export function struckIn(
  machine: string,
  followed: readonly Followed[],
  { cuts, stages }: { readonly cuts: readonly number[]; readonly stages: Stages },
): Struck[] {
  const hits = hitsOf(
    machine,
    followed.map(({ moment }) => moment),
  ).map((hit) => ({ ...hit, at: whenItWas(hit.at, followed), hex: followed[hit.at]?.hex ?? '' }));
  const partOf = ({ at, hex }: PlacedHit): string => {
    const stage = stageAt(at, stages);
    return `${cuts.filter((cut) => cut <= at).length} ${stage === 'there' ? hex : stage}`;
  };
  return [...underEach(hits, (hit) => [partOf(hit)]).values()].flatMap((there) =>
    GUNS.flatMap((by) => struckBy(by, there, stages)),
  );
}

type PlacedHit = GroundHit & { readonly hex: HexId };

/** All hits from guns of one kind, and their effects; nothing where there was none. */
function struckBy(by: Struck['by'], there: readonly PlacedHit[], stages: Stages): Struck[] {
  const hits = there.filter((hit) => hit.by === by);
  const [first] = hits;
  if (!first) return [];
  const wordsOf = (holds: (result: string) => boolean) => [
    ...new Set(hits.filter(({ result }) => holds(result)).map(({ words }) => words)),
  ];
  return [
    {
      at: first.at,
      hex: first.hex,
      stage: stageAt(first.at, stages),
      by,
      words: wordsOf((result) => result !== 'driven-off' && result !== 'light-wound'),
      grazes: wordsOf((result) => result === 'light-wound'),
      drivenOff: hits.some(({ result, ignored }) => result === 'driven-off' && !ignored),
      stayed: hits.some(({ ignored }) => ignored),
    },
  ];
}

interface GroundHit {
  readonly at: number;
  readonly by: Struck['by'];
  readonly result: string;
  readonly words: string;
  /** (15) A Daredevil ignored it. */
  ignored: boolean;
}

/** A burst against the machine itself is rolled again: it belongs to the guns whose hit it was. */
function hitsOf(machine: string, moments: readonly Moment[]): GroundHit[] {
  const hits: GroundHit[] = [];
  const isHis = (moment: Moment): boolean => 'machine' in moment && moment.machine === machine;
  for (const [at, moment] of moments.entries()) {
    if (!isHis(moment)) continue;
    const last = hits.at(-1);
    if (last && moment.type === 'station-kept') last.ignored = true;
    const hit = cripples(moment, moments[at + 1]) ? undefined : hitIn(moment, at, last);
    if (hit) hits.push(hit);
  }
  return hits.filter((hit) => !isBurstThatCrippled(hit, moments));
}

function hitIn(moment: Moment, at: number, last: GroundHit | undefined): GroundHit | undefined {
  const by = gunsOf(moment, last);
  return by && 'words' in moment && 'result' in moment
    ? { at, by, result: moment.result, words: moment.words, ignored: false }
    : undefined;
}

/** What cripples the machine is told with that, and the burst that led to it is not told before. */
function isBurstThatCrippled({ at, result }: GroundHit, moments: readonly Moment[]): boolean {
  const then = moments[at + 1];
  return result === 'critical-hit' && then !== undefined && cripples(then, moments[at + 2]);
}

/** (26) A critical hit from the ground that made a Lame Duck. */
const cripples = (moment: Moment, then: Moment | undefined): boolean =>
  moment.type === 'critical-hit-taken' &&
  moment.result === 'damaged-abort' &&
  then?.type === 'machine-crippled' &&
  then.machine === moment.machine;

/** The guns on the ground that crippled the machine, if it was so: the moments end with that. */
export function gunsThatCrippled(machine: string, moments: readonly Moment[]): Struck['by'] | undefined {
  const [hit, crippled] = moments.slice(-2);
  if (!hit || !cripples(hit, crippled)) return undefined;
  const fired = moments.findLast(
    (moment) => (moment.type === 'archie-hit' || moment.type === 'machine-gun-hit') && moment.machine === machine,
  );
  return fired && gunsOf(fired, undefined);
}

function gunsOf({ type }: Moment, last: GroundHit | undefined): Struck['by'] | undefined {
  if (type === 'archie-hit') return 'archie';
  if (type === 'machine-gun-hit') return 'machine-guns';
  return type === 'critical-hit-taken' ? last?.by : undefined;
}
