import type { Ground } from '../../cards/ground.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { Activity, ActivityCard } from '../../cards/printed/activities.ts';
import { patrolCredit, type Rulebook } from '../../cards/rulebook.ts';
import type { ActivityName } from '../../table/activity-decisions.ts';
import type { OrdersView } from '../../table/turn-decisions.ts';
import { counted, feet, numbered, signed, thousands } from '../../words/numbers.ts';

/**
 * With the qualities of the plates aboard, where they are known, and the hex over which a patrol spends the current turn:
 * it is credited at the end of it.
 */
export type Done = OrdersView['achieved'] & { readonly plates?: readonly string[]; readonly under?: HexId };

/** The goals of a mission, part by part: what counts and earns points, and the progress. */
export interface GoalPart {
  readonly asks: string;
  /** How it is done, where that needs saying. */
  readonly how: string;
  readonly done: string;
}

/** How an activity appears on the page of a manual, and in the goal of a mission. */
interface OnPages<A extends Activity> {
  readonly title: string;
  /** What is counted, where points depend on a number. */
  readonly counted?: string;
  /** The activity on one line, with its progress; nothing where another activity says it. */
  readonly part: (card: ActivityCard<A>, done: Done, machines: number, book: Rulebook) => GoalPart | undefined;
}

/** In the order of a manual. */
export const ON_PAGES: { readonly [A in Activity]: OnPages<A> } = {
  escort: {
    title: 'Escort: for each two-seater that comes home across the lines',
    part: ({ points }, { escorted }) => ({
      asks: `each two-seater escorted back across the lines ${signed(points)}`,
      how: '',
      done: `${escorted.length} brought back`,
    }),
  },
  patrol: {
    title: 'Patrol: a turn in a hex at a time',
    counted: 'hexes patrolled',
    part: patrolPart,
  },
  scan: {
    title: 'Scan: searching the ground of a hex',
    part: () => undefined,
  },
  strafeTarget: {
    title: 'Strafe a ground target (rule 30)',
    part: ({ targets }, { scanned, found }) => ({
      asks: `ground targets strafed: up to ${signed(Math.max(...targets.map(({ destroyed }) => destroyed)))} each`,
      how: 'search the hexes behind their lines for them, from low down',
      done: `${Object.keys(scanned).length} searched, ${found.length} found`,
    }),
  },
  strafeTrench: {
    title: 'Strafe the trenches (rule 31)',
    part: ({ unitsAPoint, most }, { strafed }) => ({
      asks: `bursts into the trenches: ${counted(unitsAPoint, 'unit')} ${signed(1)}, at most ${signed(most)}`,
      how: 'from Tree-Top over a trench hex',
      done: numbered(strafed, 'unit'),
    }),
  },
  attackBalloon: {
    title: 'Attack a balloon (rules 30 and 32)',
    part: ({ holed, destroyed, heights, visibility }, { balloons }) => ({
      how: `look for them over their hexes, no lower than ${feet(Math.max(...heights))}, where they hang; with visibility below ${feet(visibility)} down none is up`,
      asks: `a balloon destroyed ${signed(destroyed)}, holed ${signed(holed)}`,
      done: `${Object.values(balloons).filter(({ state }) => state === 'destroyed').length} destroyed, ${Object.values(balloons).filter(({ state, holes }) => state !== 'destroyed' && holes > 0).length} holed`,
    }),
  },
  photograph: {
    title: 'Photograph: a plate a turn from each two-seater (rule 13)',
    part: ({ table }, { exposed, plates }) => ({
      how: 'stay over the target, and bring the plates home',
      asks: `photographs of the target: ${[...table.rows]
        .reverse()
        .filter(({ points }) => points > 0)
        .map(({ quality, points }) => `${quality} ${signed(points)}`)
        .join(', ')}`,
      done: `${numbered(
        Object.values(exposed).reduce((sum, each) => sum + each, 0),
        'plate',
      )} exposed${qualityText(plates, table.rows)}`,
    }),
  },
  spot: {
    title: 'Spot for the guns, a turn at a time',
    counted: 'hits on the target',
    part: ({ credit }, { spotting }) => ({
      asks: `hits on the target observed: ${credited(credit)}`,
      how: 'stay over the target while the guns fire',
      done: `${numbered(spotting.hits, 'hit')} in ${numbered(spotting.turns, 'turn')}${worth(credit, spotting.hits)}`,
    }),
  },
  bomb: {
    title: 'Drop the load on the target',
    counted: 'damage done',
    part: ({ credit }, { damage }) => ({
      asks: `damage by bombs: ${credited(credit)}`,
      how: 'drop them over the target',
      done: `${damage}${worth(credit, damage)}`,
    }),
  },
  drop: {
    title: 'Drop what harms nobody, a bundle a turn from each machine',
    counted: 'bundles within the place',
    part: ({ load, credit, height }, { dropped, within }) => ({
      asks: `${load} within the place: ${credited(credit)}`,
      how: `drop a bundle a turn from each machine at ${feet(height.from)} to ${feet(height.to)}`,
      done: `${within} of ${numbered(
        Object.values(dropped).reduce((sum, each) => sum + each, 0),
        'bundle',
      )}${worth(credit, within)}`,
    }),
  },
  fetch: {
    title: 'Put down behind their lines, and fetch somebody',
    counted: 'whom she has aboard',
    part: ({ who, points, height, tries }, { fetchedBy, putDown }) => ({
      asks: `${who} brought home: ${signed(points)}`,
      how: `put down beside him from ${feet(height.from)} to ${feet(height.to)}, ${numbered(tries, 'time')} each at most`,
      done:
        fetchedBy === undefined
          ? numbered(
              Object.values(putDown).reduce((sum, each) => sum + each, 0),
              'try',
              'tries',
            )
          : `aboard ${fetchedBy}`,
    }),
  },
};

/** (13) (23) Who sees the ground, or is so low that he need not. */
function patrolPart(
  patrol: ActivityCard<'patrol'>,
  { patrolled, under }: Done,
  machines: number,
  { turnProcedure: { limits } }: Rulebook,
): GoalPart {
  const { over, depth, height, few = 0 } = patrol;
  const credit = patrolCredit(patrol, machines);
  const which = patrolled.length > 0 ? ` (${patrolled.join(', ')})` : '';
  return {
    asks: `hexes patrolled${machines <= few ? ` by ${counted(few, 'machine')} or fewer` : ''}: ${credited(credit)}`,
    how: `a turn over each, ${thousands(height.from)} to ${feet(height.to)}, ${SIDES[over]}, ${depth.from} to ${depth.to} moves off, ground seen or up to ${feet(limits.patrolUnseen.feet)}`,
    done: `${numbered(patrolled.length, 'hex', 'hexes')}${which}${worth(credit, patrolled.length)}${under === undefined ? '' : `, and ${under} with this turn`}`,
  };
}

const SIDES: Readonly<Record<Ground, string>> = {
  allied: 'on our side',
  trenches: 'of the trenches',
  enemy: 'behind their lines',
};

/** `, worth +2`: the points for a number so far; nothing before the first row. */
function worth(rows: readonly { readonly at: number; readonly points: number }[], count: number): string {
  const reached = rows.findLast(({ at }) => count >= at);
  return reached ? `, worth ${signed(reached.points)}` : '';
}

/** `2 for +2, 4 for +5`: numbers and their points. */
const credited = (rows: readonly { readonly at: number; readonly points: number }[]): string =>
  rows.map(({ at, points }) => `${at} for ${signed(points)}`).join(', ');

/** How an activity is ordered: its description, the meaning of its odds, and whether Enter alone may order it. */
interface Order {
  readonly does: (where: string) => string;
  readonly good: string;
}

export const ORDERS: Readonly<Record<ActivityName, Order>> = {
  scan: { does: (where) => `scan ${where} for ground targets`, good: 'to find something' },
  'strafe-target': { does: (where) => `strafe ${where}`, good: 'to get a shot' },
  'strafe-trench': { does: (where) => `strafe ${where}`, good: 'to get a shot' },
  'attack-balloon': { does: (where) => `attack ${where}`, good: 'to get a shot' },
  photograph: {
    does: (where) => `photograph ${where}, a plate from each`,
    good: 'that a plate is usable',
  },
  spot: { does: (where) => `call the fall of shot on ${where}`, good: 'that a round is on the target' },
  bomb: { does: (where) => `bomb ${where}`, good: 'that a stick does damage' },
  drop: {
    does: (where) => `drop on ${where}, a bundle from each`,
    good: 'that a bundle falls where it should',
  },
  fetch: { does: (where) => `put down at ${where} and fetch him`, good: 'that she gets off with him' },
};

/** `, none usable`, `, 2 usable, the best average`. */
function qualityText(
  plates: readonly string[] = [],
  rows: readonly { readonly quality: string; readonly points: number }[],
): string {
  if (plates.length === 0) return '';
  const usable = rows.filter(({ quality, points }) => points > 0 && plates.includes(quality));
  const many = plates.filter((plate) => usable.some(({ quality }) => quality === plate)).length;
  const [best] = usable.toSorted((a, b) => b.points - a.points);
  return best ? `, ${many} usable, the best ${best.quality}` : ', none usable';
}
