import { sumText } from '../../kit/screen/parts-text.ts';
import { sourceOf } from '../../kit/screen/row-source.ts';
import type { Reasons } from '../../kit/screen/sentence.ts';
import type { MissionEvent } from '../../table/events/mission-events.ts';
import { feet, rollText } from '../../words/numbers.ts';
import { sideText } from '../narration/fates.ts';

/** The reasons behind what the ground and damage do to a mission. */
export const MISSION_REASONS: { readonly [T in MissionEvent['type']]: Reasons<T> } = {
  'guns-looked-for': ({ roll, parts, total }, { archieAndMachineGun: { presence } }) => [
    `Rule 42: a hex beyond the guns of the trenches is looked into once a mission, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(presence, total),
  ],
  'low-archie-rolled': ({ roll }, { archieAndMachineGun: { archieAbove, lowArchie } }) => [
    `Rule 15: as a rule Archie does not fire at ${feet(archieAbove.feet)}; two dice, ${rollText(roll)}, say whether he is light all the same.`,
    ...(lowArchie ? [sourceOf(lowArchie, roll.total)] : []),
  ],
  'machines-placed': () => [
    'Rule 15: each machine has a square of the Archie grid, red die first; a corner has the fewest neighbours.',
  ],
  'archie-fired': ({ roll }) => [
    `Rule 15: a red die and a white one give the square, ${rollText(roll)}. On a machine it hits, on any square beside one it is a near miss.`,
  ],
  'archie-hit': ({ roll, parts, total }, { archieAndMachineGun: { archieHits } }) => [
    `Rule 15: two dice for the effect of the hit, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(archieHits, total),
  ],
  'station-kept': () => ['The worked example: a Daredevil must ignore being Driven Off by Archie, and throws again.'],
  'machine-guns-fired': ({ roll, parts, total }, { archieAndMachineGun: { archieAbove, machineGunFire } }) => [
    `Rule 42: machine guns reach ${feet(archieAbove.feet)}; two dice for each machine, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(machineGunFire, total),
  ],
  'machine-gun-hit': ({ roll }, { archieAndMachineGun: { machineGunHits } }) => [
    `Rule 42: two dice for the effect of the hit, ${rollText(roll)}.`,
    sourceOf(machineGunHits, roll.total),
  ],
  'critical-hit-taken': ({ roll }, { damageTables: { criticalHit } }) => [
    `Rule 25: two dice on the Critical Hit table, ${rollText(roll)}.`,
    sourceOf(criticalHit, roll.total),
  ],
  'man-hit': ({ whoRoll, roll }, { damageTables: { crewHit } }) => [
    ...(whoRoll ? [`A die chose between the two men, ${rollText(whoRoll)}.`] : []),
    ...(roll ? [`Two dice for how hard he is hit, ${rollText(roll)}.`, sourceOf(crewHit, roll.total)] : []),
    ...(whoRoll || roll ? [] : ['He is alone in the machine, and a light wound needs no throw.']),
  ],
  'machine-crippled': ({ roll, lameDuck }, { damageTables: { damagedAbort } }) => [
    ...(roll ? [`Rule 27: two dice for what broke, ${rollText(roll)}.`, sourceOf(damagedAbort, roll.total)] : []),
    `Rule 33: at the end of each turn two dice are thrown; on exactly ${lameDuck} she gives way.`,
  ],
  'lame-duck-checked': ({ number, roll }) => [`Rule 33: two dice, ${rollText(roll)}, against exactly ${number}.`],
  'lame-duck-gave-way': ({ number }) => [`Rules 33 and 34: the event of Lame Duck No. ${number} on the Damage Tables.`],
  'engine-trouble-met': ({ lots, roll }, { damageTables: { engineTrouble } }) => [
    `Rule 21: a double 6 is engine trouble. The dice named the machine, ${lots.map(rollText).join(', then ')}.`,
    `Two dice on the Engine Trouble table, ${rollText(roll)}.`,
    sourceOf(engineTrouble, roll.total),
  ],
  'straggler-met-enemy': ({ roll }, { damageTables: { stragglersEncounter } }) => [
    `Rule 36: a Straggler does not fight; two dice on the Straggler's Encounter table, ${rollText(roll)}.`,
    sourceOf(stragglersEncounter, roll.total),
  ],
  'machine-came-down': ({ machine, how, roll, over, side }, { damageTables }) => [
    `Rule 28: two dice on the table for it, ${rollText(roll)}.`,
    ...(over === side ? [] : [`Hit ${sideText(machine, over)}, it glides as far as the trenches.`]),
    sourceOf(damageTables[DOWN[how]], roll.total),
  ],
  'fate-decided': ({ roll, parts, total }, { damageTables: { fate } }) => [
    `Rule 28: two dice on the Fate Table, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(fate, total),
  ],
};

const DOWN = { 'forced-landing': 'forcedLanding', 'forced-down': 'forcedDown', 'shot-down': 'shotDown' } as const;
