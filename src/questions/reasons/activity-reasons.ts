import type { Activities } from '../../cards/printed/activities.ts';
import { manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import { sumText } from '../../kit/screen/parts-text.ts';
import { sourceOf } from '../../kit/screen/row-source.ts';
import type { Reasons } from '../../kit/screen/sentence.ts';
import type { ActivityEvent } from '../../table/events/activity-events.ts';
import { rollText, signed } from '../../words/numbers.ts';

/** The reasons behind every figure of a special activity. */
export const ACTIVITY_REASONS: { readonly [T in ActivityEvent['type']]: Reasons<T> } = {
  'hex-patrolled': ({ hexes, points }) => [
    'The manual counts every different hex over which the flight stays a turn, on the right side, depth and height.',
    `So far ${hexes}, worth ${signed(points)}: the last row of its credit that is reached counts.`,
  ],
  'two-seaters-escorted': ({ machines, points }) => [
    `The manual gives ${signed(points / machines.length)} for each two-seater that has fighters with it when it crosses the lines again.`,
  ],
  'ground-scanned': ({ mission, roll }, book) => [
    `Rule 23: two dice on the manual's table, ${rollText(roll)}.`,
    ...sourceIn(book, mission, ({ scan }) => scan?.table, roll.total),
  ],
  'strafing-nerve-tried': ({ bravery, check }) => [
    check
      ? `Bravery ${bravery} goes down to strafe on a Nerve Check of ${check.nerve} or less; thrown ${rollText(check.roll)}.`
      : `Bravery ${bravery} does not go down to strafe.`,
  ],
  'dive-began': ({ aft }) => [`Rules 23 and 30: coming down costs nothing, the pass ${aft} AFT by the manual.`],
  'dive-aimed': ({ roll, skill, initiative, target, longestBurst }) => [
    `Rule 30: dice ${rollText(roll)} and Pilot Skill ${skill} make ${roll.total + skill}, for which the Aircraft Card gives ${initiative}; no Dive Bonus.`,
    `The target stands on ${target}. The difference, ${initiative - target}, on the Air-to-Ground display: a burst of ${longestBurst}.`,
  ],
  'dive-held': () => ['Rule 30: a shorter burst may be fired, or none. A machine that does not fire is not fired at.'],
  'dive-burst-fired': ({ load, burst, firing, roll, hits, jams }) => [
    `Rule 30: the Diving Hit Card, burst ${burst}, Firing ${firing}, thrown ${rollText(roll)}.`,
    hits
      ? `${hits.join(', ')} score; ${jams.join(', ')} ${load === 'rockets' ? 'hang fire' : 'jam the gun (38)'}.`
      : `Rule 31: only a jam matters, on ${jams.join(', ')}; the length of the burst earns the points.`,
  ],
  'ground-target-hit': ({ hits, needed, points }) => [
    `Rule 30: ${needed} Critical Hits destroy it, ${hits} so far; as it is it counts ${signed(points)}.`,
  ],
  'trench-strafed': ({ burst, units, earned, most }) => [
    `Rule 31: with the ${burst} of this burst ${units} units count, worth ${signed(earned)} by the manual, which gives ${most} at the most for a mission.`,
  ],
  'balloon-searched': ({ mission, roll }, book) => [
    `Rule 23: two dice on the manual's table, ${rollText(roll)}.`,
    ...sourceIn(book, mission, ({ attackBalloon }) => attackBalloon?.search, roll.total),
  ],
  'balloon-struck': ({ mission, roll, parts, total }, book) => [
    `Rule 30: a Critical Hit; two dice on the manual's table, ${sumText(rollText(roll), parts, total)}.`,
    ...sourceIn(book, mission, ({ attackBalloon }) => attackBalloon?.hit, total),
  ],
  'balloon-hauled-down': () => ['The crew wind it down from the first pass on; left alone, it does not come up again.'],
  'plate-exposed': ({ mission, roll, parts, total }, book) => [
    `Rule 13: two dice for Photo Quality, ${sumText(rollText(roll), parts, total)}.`,
    ...sourceIn(book, mission, ({ photograph }) => photograph?.table, total),
    'The plate counts when it has come home.',
  ],
  'plate-spoiled': () => ['Rule 15: a burst that close spoils the plate that is being exposed.'],
  'plates-delivered': () => ['Rules 43 and 49: what comes home counts, from whichever field.'],
  'fall-of-shot-called': ({ mission, roll, parts, total }, book) => [
    `Rule 23: two dice on the manual's table, ${sumText(rollText(roll), parts, total)}. Ranging is what the turns without a break add.`,
    ...sourceIn(book, mission, ({ spot }) => spot?.table, total),
  ],
  'spotting-broken-off': () => ['A near miss, a Dog-Fight or a turn without spotting: the ranging starts from nought.'],
  'stick-dropped': ({ mission, roll, parts, total, damage }, book) => [
    `Rule 23: two dice for each stick, ${sumText(rollText(roll), parts, total)}: damage ${damage}.`,
    ...sourceIn(book, mission, ({ bomb }) => bomb?.table, total),
  ],
  'bundle-dropped': ({ mission, roll, parts, total, within }, book) => [
    `Rule 23: two dice for each bundle, ${sumText(rollText(roll), parts, total)}: ${within ? 'it counts' : 'it does not count'}. A near miss of Archie's spoils nothing here.`,
    ...sourceIn(book, mission, ({ drop }) => drop?.table, total),
  ],
  'man-fetched': ({ mission, roll, parts, total, aboard }, book) => [
    `Rule 23: two dice each time that she puts down, ${sumText(rollText(roll), parts, total)}: ${aboard ? 'he is aboard, and counts when he is home' : 'he is not aboard'}.`,
    ...sourceIn(book, mission, ({ fetch }) => fetch?.table, total),
  ],
  'load-wasted': () => [
    'Rule 15: a burst that close spoils the aim; the manual gives nothing for what falls in the fields.',
  ],
};

type TableIn = (activities: Activities) => Parameters<typeof sourceOf>[0] | undefined;

/** The source of the manual's row; nothing, where the manual is missing from the folder of cards. */
function sourceIn(book: Rulebook, mission: string, tableIn: TableIn, total: number): string[] {
  const activities = manualNamed(mission, book)?.activities;
  const table = activities && tableIn(activities);
  return table ? [sourceOf(table, total)] : [];
}
