import { sumText } from '../../kit/screen/parts-text.ts';
import type { Reasons } from '../../kit/screen/sentence.ts';
import type { TurnEvent } from '../../table/events/turn-events.ts';
import { feet, rollText } from '../../words/numbers.ts';

/** Why the Germans need no dice for their decision. */
const WITHOUT_DICE = {
  'jasta-11': 'Jasta 11 always attacks when it has the option.',
  crippled: 'Rules 33 and 34, read for them as for us: a Lame Duck makes for home and does not attack.',
};

/** The reasons behind the figures of a turn. */
export const TURN_REASONS: { readonly [T in TurnEvent['type']]: Reasons<T> } = {
  'mission-began': () => ['Rule 7: the Mission Log is completed with ratings, AFT, ammo and loads.'],
  'mission-not-flown': () => ['Rule 6: a mission not flown costs the most that its Briefing Manual can cost.'],
  'took-off': ({ aft }) => [`The Turn Procedure Card: take-off costs ${aft} AFT.`],
  'height-changed': ({ from, to, aft }) => [
    to > from ? `Rule 14: ${aft} AFT for ${feet(to - from)}.` : 'Rule 14: coming down costs no AFT.',
  ],
  moved: ({ aft }) => [`Rule 14: a move to the next hex costs ${aft} AFT.`],
  stayed: ({ aft }) => [`Rule 14: staying over a hex costs ${aft} AFT.`],
  'aft-ran-out': () => ['Rule 11: without AFT a Forced Landing follows at once.'],
  'encounter-rolled': ({ parts: { hex, ...added }, value, roll, result }) => [
    `Rule 16: ${sumText(`the hex ${hex}`, added, value)}; two dice ${rollText(roll)}, and that or less is an encounter.`,
    ...(result === 'engine-trouble' ? ['Rule 21: a double 6 is engine trouble, whatever the value.'] : []),
  ],
  'enemy-height-rolled': ({ roll, feet: theirs, ours, starred, visibility, sight }) => [
    `Rule 16: two dice on the Altitude table, ${rollText(roll)}: ${feet(theirs)}${starred ? ', starred' : ''}.`,
    `We are at ${feet(ours)}; visibility that way is ${feet(visibility)}.`,
    ...(sight === 'from-cloud'
      ? ['Rule 18: beyond visibility, and starred: the higher side is just inside the cloud.']
      : []),
  ],
  'enemy-met': ({ roll }) => [
    `Rule 16: two dice ${rollText(roll)} on the back of the manual, under the printed value of the hex.`,
  ],
  'attack-option-given': () => [
    'Rule 16: the higher side has the Attack Option; at one height the larger; else a die decides.',
  ],
  'germans-decided': ({ by }) =>
    typeof by === 'string'
      ? [WITHOUT_DICE[by]]
      : [`The Enemy Aircraft Response Card: two dice ${sumText(rollText(by.roll), by.parts, by.total)}.`],
  'attack-declined': ({ by }) =>
    by ? ['Rules 33 and 34: a Lame Duck makes for a field, and attacks nobody; nor does whoever sees it home.'] : [],
  'dog-fight-cost': (_, { turnProcedure: { aft }, airToAirCombat: { phase } }) => [
    `Rule 19: ${aft.dogFightPhase.aft} AFT and ${feet(phase.feet.amount)} of height for each phase.`,
  ],
  'climbed-back': (
    _,
    {
      turnProcedure: {
        aft: { climb },
      },
    },
  ) => [
    `Rules 14 and 20: what a tied duel has cost of height is climbed back at ${climb.aft} AFT for each ${feet(climb.feet)}.`,
  ],
  'lame-duck-left': () => ['Rule 36: a Lame Duck alone is a Straggler; his fate is settled when the mission is over.'],
  'lame-duck-escorted': () => ['Rule 34: those who see him home keep his pace, and do not climb if he cannot.'],
  detached: () => ['Rule 35: the main mission halts until those detached are down.'],
  'mission-resumed': ({ weather }) => [`Rule 35: it goes on under the Weather Number it was halted under, ${weather}.`],
  'work-past-doing': () => [
    'Rule 23: camera, wireless and bombs are the two-seaters’. The mission goes on to its landing, and rule 43 counts what has been done.',
  ],
  'straggler-followed': () => ['Rule 36: by the usual turns, but an encounter is one throw.'],
  landed: ({ isHome }) => (isHome ? [] : ['Rule 49: the day is over for machine and crew.']),
  'mission-ended': () => ['Rule 44: stragglers first, then the Victory Points.'],
};
