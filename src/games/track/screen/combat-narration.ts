import { isGerman } from '../../../cards/counters.ts';
import type { Roll } from '../../../cards/dice.ts';
import type { CriticalResult } from '../../../cards/printed/damage-tables.ts';
import { flyer, gunner, manOf, theirs } from '../../../kit/screen/people.ts';
import type { Sentence } from '../../../kit/screen/sentence.ts';
import { capital, height, rollText, signed } from '../../../words/numbers.ts';
import type { CombatEvent, EscapeReason } from '../table/combat-events.ts';
import { ANGLES } from './angles.ts';

/** A sentence for every event of a fight. */
export const COMBAT_SENTENCES: { readonly [T in CombatEvent['type']]: Sentence<T> } = {
  'phase-began': ({ phase, altitude, dfd }) => `Phase ${phase}, at ${height(altitude)}, DFD ${dfd}.`,
  'initiative-rolled': ({ machine, roll, initiative }) =>
    `${machine} ${roll === 'lame-duck' ? 'wallows' : `rolls ${rollText(roll)}`} and stands on ${initiative}.`,
  'personal-duel-began': ({ allied, german, initiative }, _, people) =>
    `${flyer(allied, people)} and ${german} are level on ${initiative}: a Personal Duel.`,
  'personal-duel-refused': ({ machine, with: other }, _, people) =>
    `${flyer(machine, people)} turns away from a Personal Duel with ${flyer(other, people)}.`,
  'personal-duel-tightened': ({ allied, german, altitude }) =>
    `The spiral of ${allied} and ${german} tightens${altitude > 0 ? `, down to ${height(altitude)}` : ' at Tree-Top, and can go no lower'}.`,
  'personal-duel-ended': ({ allied, german, why }) => `The duel of ${allied} and ${german} is over: ${DUEL_ENDS[why]}.`,
  'nerve-checked': ({ machine, to, roll, nerve, passed }, _, people) =>
    `${flyer(machine, people)} needs nerve to ${NERVE[to]}: ${rollText(roll)} against ${nerve}, and it ${passed ? 'holds' : 'fails him'}.`,
  'attack-made': ({ attacker, target, angle, longestBurst }, _, people) =>
    `${flyer(attacker, people)} attacks ${flyer(target, people)}, ${ANGLES[angle]}; the longest burst is ${longestBurst}.`,
  'burst-fired': ({ machine, gun, target, angle, burst, roll, result }, _, people) =>
    `${gunner(machine, gun, people)} on ${flyer(target, people)}, ${ANGLES[angle]}, burst of ${burst}: ${rollText(roll)}, ${BURSTS[result]}.`,
  'critical-hit-scored': ({ machine, roll, total, result, again }, _, people) =>
    `Critical Hit ${hitText(roll, total)}: ${flyer(machine, people)} ${again ? HIT_AGAIN : HITS[result]}.`,
  'driven-off-ignored': ({ machine }, _, people) => `${flyer(machine, people)} will not be Driven Off.`,
  'crew-hit': ({ machine, who, effect }, book, people) =>
    `${capital(manOf(machine, who, book, people))} is hit; ${CREW[effect]}.`,
  'jam-tried': ({ machine, gun, roll, result }, _, people) =>
    `${gunner(machine, gun, people)} hammers at his gun: ${rollText(roll)}, ${JAMS[result]}.`,
  'held-off': ({ machine, why }, _, people) =>
    `${flyer(machine, people)} holds off${why ? HOLDS[why] : ''}${why && !isGerman(machine) ? STAYS : ''}.`,
  escaped: ({ machine, why }, _, people) => `${flyer(machine, people)} leaves the fight${ESCAPES[why]}.`,
  'dfd-rolled': ({ rolls, reduction, dfd }) =>
    `DFD roll ${rolls.map(rollText).join(', then ')}: ${reduction} off, ${Math.max(0, dfd)} left.`,
  'germans-joined': ({ germans }, book, people) =>
    germans.length > 0
      ? `Out of nowhere come ${theirs(germans, book, people)}!`
      : 'More Germans might have joined in, and none did.',
};

/** The dice, and the total where something was added: `9 (4, 5) +1`. */
const hitText = (roll: Roll, total: number): string =>
  total === roll.total ? rollText(roll) : `${rollText(roll)} ${signed(total - roll.total)}`;

const DUEL_ENDS = {
  'out-of-the-fight': 'one of them is out of the fight',
  escape: 'one of them breaks away',
  'lame-duck': 'a crippled machine turns away',
  'dfd-spent': 'the fight has broken up around them',
} as const;

const NERVE = {
  stay: 'stay in the fight',
  'press-attack': 'attack against these odds',
  'personal-duel': 'meet him in a Personal Duel',
} as const;

const BURSTS = { hit: 'a Critical Hit', miss: 'no effect', jam: 'and the gun jams' } as const;

const HITS: Readonly<Record<CriticalResult, string>> = {
  'no-effect': 'is holed, no more',
  'crew-hit': 'is hit about the cockpit',
  'driven-off': 'is Driven Off',
  'damaged-abort': 'is badly damaged, a Lame Duck from now on (Damaged-abort)',
  'forced-down': 'is Forced Down',
  'shot-down': 'is Shot Down',
};

const HIT_AGAIN = 'is hit again; out of the fight (Damaged-abort)';

const CREW = {
  'shot-down': 'nobody is flying her now, and she falls',
  'lame-duck': 'he can do no more than fly her',
  'flies-on': 'she flies on',
} as const;

const HOLDS = {
  'nobody-to-attack': ': there is nobody whom he may attack',
  'no-gun': ', without a gun that fires',
} as const;

/** (40) Why he is not asked, as others are: to leave would be a choice. */
const STAYS = '; his Bravery does not let him leave';

const JAMS = { cleared: 'cleared', jammed: 'still jammed', permanent: 'jammed for good' } as const;

const ESCAPES: Readonly<Record<EscapeReason, string>> = {
  chosen: '',
  bravery: ': his nerve is gone',
  'out-of-aft': ' with the last of the AFT',
  'lame-duck': ', a Lame Duck',
  'no-gun-left': ' without a gun that fires',
  'all-guns-jammed': ' with its guns jammed',
  'two-seater-without-advantage': ' and makes for home',
  target: '',
  otherwise: '',
};
