import type { Rulebook } from '../../cards/rulebook.ts';
import { flyer } from '../../kit/screen/people.ts';
import type { Sentence } from '../../kit/screen/sentence.ts';
import type { ActivityEvent } from '../../table/events/activity-events.ts';
import { capital, counted, height, listed, plural, rollText, signed, uncapital } from '../../words/numbers.ts';
import { hexName } from './turn-narration.ts';

export const ACTIVITY_SENTENCES: { readonly [T in ActivityEvent['type']]: Sentence<T> } = {
  'hex-patrolled': ({ hex, hexes, points }, book) =>
    `${hexName(hex, book)} patrolled, ${counted(hexes, 'hex', 'hexes')} so far, worth ${signed(points)}.`,
  'two-seaters-escorted': ({ machines, points }) =>
    `The fighters bring ${listed(machines)} back across the lines: ${signed(points)}.`,
  'ground-scanned': ({ hex, roll, name }, book) =>
    `They scan ${hexName(hex, book)} (${rollText(roll)}): ${name ? `${lowered(name)}!` : 'nothing stirs.'}`,
  'strafing-nerve-tried': ({ machine, check, goes }, _, people) => {
    const thrown = check ? `, ${rollText(check.roll)} against ${check.nerve}` : '';
    return goes
      ? `${flyer(machine, people)} sets his teeth and goes down${thrown}.`
      : `${flyer(machine, people)} has no stomach for it${thrown}, and stays above.`;
  },
  'dive-began': ({ name, machines, altitude, aft }, book) =>
    `${listed(machines)} ${plural(machines.length, 'dives', 'dive')} on ${placeOf(name, book)}, ${altitude > 0 ? 'at' : 'down to'} ${height(altitude)} (${aft} AFT).`,
  'dive-aimed': ({ machine, roll, initiative, target, longestBurst }) => {
    const stands = `${machine} rolls ${rollText(roll)} and stands on ${initiative} against ${target}`;
    return longestBurst > 0 ? `${stands}: ${unitsText(longestBurst)} at most.` : `${stands}: no shot.`;
  },
  'dive-held': ({ machine }, _, people) => `${flyer(machine, people)} pulls out without firing.`,
  'dive-burst-fired': ({ machine, load, burst, left, roll, result }, _, people) => {
    const [fired, results] = load === 'rockets' ? [counted(burst, 'rocket'), ROCKETS] : [unitsText(burst), RESULTS];
    return `${flyer(machine, people)} fires ${fired} (${rollText(roll)}): ${results[result]}. ${left} left.`;
  },
  'ground-target-hit': ({ machine, name, hits, needed }, _, people) =>
    hits < needed
      ? `${name} hit by ${flyer(machine, people)}, ${hits} of the ${needed} hits that destroy it.`
      : `${name} destroyed by ${flyer(machine, people)}.`,
  'trench-strafed': ({ machine, units, earned, most }, _, people) =>
    `${flyer(machine, people)} rakes the parapet: ${counted(units, 'unit')} so far, for ${signed(earned)} of at most ${most}.`,
  'balloon-searched': ({ name, roll, balloon }) => `${name} (${rollText(roll)}): ${SEARCHES[balloon]}.`,
  'balloon-struck': ({ machine, name, roll, total, effect, holes, isDown }, _, people) => {
    const thrown = `${flyer(machine, people)} strikes ${lowered(name)} (${rollText(roll)}, in all ${total})`;
    if (isDown) return `${thrown}: it goes down in flames!`;
    return effect === 'none'
      ? `${thrown}: no harm done.`
      : `${thrown}: ${counted(holes, 'hole')} in it, and still it hangs there.`;
  },
  'balloon-hauled-down': ({ name, holes }) =>
    `${name} is wound down${holes > 0 ? `, with ${counted(holes, 'hole')} in it` : ' unharmed'}.`,
  'plate-exposed': ({ machine, roll, total, quality, left }, _, people) =>
    `${flyer(machine, people)} exposes a plate (${rollText(roll)}, in all ${total}): ${quality}. ${leftText(left, 'plate')}.`,
  'plate-spoiled': ({ machine, left }) => `Archie has spoiled ${machine}'s plate. ${leftText(left, 'plate')}.`,
  'plates-delivered': ({ machine, qualities }, _, people) =>
    `${flyer(machine, people)} brings home ${counted(qualities.length, 'plate')}: ${qualities.join(', ')}.`,
  'fall-of-shot-called': ({ machine, roll, total, fall, turnsLeft }, _, people) =>
    `${flyer(machine, people)} calls the fall of shot (${rollText(roll)}, in all ${total}): ${fall}. The battery fires for ${counted(turnsLeft, 'more turn')} of spotting; waiting does not count.`,
  'spotting-broken-off': ({ why }) => `${BREAKS[why]} The gunners have to begin anew.`,
  'stick-dropped': ({ machine, load, pounds, roll, total, fall, left }, _, people) =>
    `${flyer(machine, people)} lets go ${pounds} lb of ${load} (${rollText(roll)}, in all ${total}): ${fall}. ${left} lb left.`,
  'bundle-dropped': ({ machine, name, load, roll, total, fall, left }, book, people) =>
    `${flyer(machine, people)} tips ${load} over ${placeOf(name, book)} (${rollText(roll)}, in all ${total}): ${fall}. ${left === 0 ? 'That was the last' : leftText(left, 'bundle')}.`,
  'man-fetched': ({ machine, name, who, roll, total, how, aboard, left }, book, people) =>
    `${flyer(machine, people)} puts down for ${who} at ${placeOf(name, book)} (${rollText(roll)}, in all ${total}): ${how}. ${aboard ? 'He is aboard' : leftText(left, 'try', 'tries')}.`,
  'load-wasted': ({ machine, load, pounds, left }, _, people) =>
    `${flyer(machine, people)}, thrown about by the near miss, sends ${pounds} lb of ${load} into the turnips. ${left} lb left.`,
};

const RESULTS = { hit: 'a hit', miss: 'a miss', jam: 'the gun jams', fired: 'all of it goes in' } as const;

const ROCKETS = { ...RESULTS, jam: 'one hangs fire, the rest go wild' } as const;

const SEARCHES = {
  up: 'it is up',
  'hauled-down': 'they have seen us, and it is down for the day',
  none: 'not to be seen; stay, and look again',
} as const;

const BREAKS = {
  'near-miss': 'A shell bursts under the tail and nobody has seen the round fall.',
  'dog-fight': 'In the fight nobody has watched the guns.',
  'left-off': 'The spotting is left off.',
} as const;

/** The target of an activity: a hex, a target of the map, or what a scan has found. */
export function placeOf(name: string, book: Rulebook): string {
  const { hexes, targets } = book.missionMap;
  if (name in hexes) return hexName(name, book);
  return targets.some((target) => target.name === name) ? `the ${name}` : lowered(name);
}

const lowered = (name: string) => `the ${uncapital(name)}`;

const unitsText = (burst: number) => `a burst of ${burst}`;

const leftText = (left: number, noun: string, nouns = `${noun}s`) => capital(`${counted(left, noun, nouns)} left`);
