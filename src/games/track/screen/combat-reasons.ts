import type { AirToAirCombat } from '../../../cards/printed/air-to-air-combat.ts';
import type { Angle } from '../../../cards/printed/hit-cards.ts';
import { sumText } from '../../../kit/screen/parts-text.ts';
import { sourceOf } from '../../../kit/screen/row-source.ts';
import type { Reasons } from '../../../kit/screen/sentence.ts';
import { fateText } from '../../../words/fates.ts';
import { feet, rollText, signed } from '../../../words/numbers.ts';
import type { CombatEvent } from '../table/combat-events.ts';
import { ANGLES } from './angles.ts';

/** The reasons behind every figure of a fight. */
export const COMBAT_REASONS: { readonly [T in CombatEvent['type']]: Reasons<T> } = {
  'phase-began': (_, { airToAirCombat: { phase } }) => [
    `Rule 19: each phase costs ${phase.aft.amount} AFT and ${feet(phase.feet.amount)} of height.`,
  ],
  'initiative-rolled': ({ roll, skill, column, number, bonus, initiative }) => [
    roll === 'lame-duck'
      ? `Rule 34: a Lame Duck takes the number for a roll of 2, with Pilot Skill ${skill}.`
      : `Rule 17: dice ${rollText(roll)} and Pilot Skill ${skill} make ${roll.total + skill}.`,
    `The Aircraft Card gives ${number} in its ${column} column.`,
    ...(bonus > 0 ? [`Rule 18: the Dive Bonus ${signed(bonus)} makes ${initiative}.`] : []),
  ],
  'personal-duel-began': () => ['Machines of the two sides on one Initiative Number are paired: rule 20.'],
  'personal-duel-refused': () => [
    'His Bravery, or a machine that is a Lame Duck, keeps him out of a Personal Duel; the other has a shot at him.',
  ],
  'personal-duel-tightened': (_, { airToAirCombat: { personalDuel } }) => [
    `They rolled alike: the spiral tightens by another ${feet(personalDuel.tie.feet)} and nobody fires.`,
  ],
  'personal-duel-ended': () => [
    'A Personal Duel ends when one is out of it or escapes, when one is a Lame Duck (34), or with the DFD (20).',
  ],
  'nerve-checked': ({ nerve }) => [`The Bravery card gives this letter a Nerve of ${nerve}: that or less holds.`],
  'attack-made': ({ initiative, angle, skill, longestBurst }, { airToAirCombat }) => [
    initiative
      ? `Rule 24: ${initiative.attacker} stands ${initiative.attacker - initiative.target} above ${initiative.target} on the track: ${angleReason(angle)}.`
      : `He turned away: the card makes it an attack ${ANGLES[angle]}.`,
    burstReason(angle, skill, longestBurst, airToAirCombat),
  ],
  'burst-fired': ({ angle, burst, firing, hits, jams }) => [
    `Rule 24: the ${angle} Hit Card, burst ${burst}, Firing ${firing}: ${numbers(hits)} score; ${numbers(jams)} jam the gun (38).`,
  ],
  'critical-hit-scored': ({ roll, parts, total }, { damageTables }) => [
    `Rule 25: the Critical Hit Table, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(damageTables.criticalHit, total),
  ],
  'driven-off-ignored': () => [
    'Rule 26, and his Bravery: the dice are thrown again until the result is a different one.',
  ],
  'crew-hit': ({ whoRoll, roll, fate }, { damageTables }) => [
    ...(whoRoll ? [`Which of the two: ${rollText(whoRoll)}.`] : []),
    `How hard: ${rollText(roll)} on the Crew Hit table, ${fateText(fate)}.`,
    sourceOf(damageTables.crewHit, roll.total),
  ],
  'jam-tried': ({ when }, { airToAirCombat: { clearJam, clearJamAtLeisure } }) => [
    when === 'at-leisure'
      ? `Rule 39: at leisure ${jamsText(clearJamAtLeisure.rows)}.`
      : `Rule 39: in the fight ${jamsText(clearJam.rows)}.`,
  ],
  'held-off': () => ['Rule 40: highest on the track, and neither attacks, clears a jam nor escapes.'],
  escaped: ({ why }) => [
    why === 'out-of-aft'
      ? 'Rules 11 and 19: each phase takes 2 AFT, and that was the last of it.'
      : "Rule 40: the highest machine on the track may leave, as Bravery or the Germans' conduct has it.",
  ],
  'dfd-rolled': () => ['Rule 19: doubles are thrown again and added; a double 6 at first brings more Germans instead.'],
  'germans-joined': ({ roll, bonus }) => [
    `Rule 19: two dice on the Additional German Aircraft table, ${rollText(roll)}; they come with ${signed(bonus)} for surprise.`,
  ],
};

/** (18) The Diving card is never the angle of the track: the player chose it, or a German had more ways with it. */
const angleReason = (angle: Angle): string =>
  angle === 'diving' ? 'in the phase of his dive he takes the Diving card instead (18)' : ANGLES[angle];

/** The burst that the Air-to-Air Display allows, up to the ammo left. */
function burstReason(angle: Angle, skill: number, longest: number, { longestBurst }: AirToAirCombat): string {
  const allowed = longestBurst.find((row) => row.angle === angle)?.bySkill[skill - 1] ?? longest;
  const short = longest < allowed ? `, but he has ammo for only ${longest}` : '';
  return `The Air-to-Air Display allows Pilot Skill ${skill} a burst of ${allowed} from there${short}.`;
}

const JAMS = { cleared: 'clears it', jammed: 'leaves it', permanent: 'is a jam for good' } as const;

/** `2 to 6 clears it, 7 to 10 leaves it, 11 to 12 is a jam for good`. */
const jamsText = (rows: readonly { readonly roll: number | string; readonly result: keyof typeof JAMS }[]): string =>
  rows.map(({ roll, result }) => `${String(roll).replace('-', ' to ')} ${JAMS[result]}`).join(', ');

const numbers = (listed: readonly number[]): string => listed.join(', ');
