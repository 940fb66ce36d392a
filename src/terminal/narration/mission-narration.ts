import { fateText } from '../../english/fates.ts';
import { capital, listed, rollText } from '../../english/numbers.ts';
import type { MissionEvent } from '../../table/mission-events.ts';
import { gunsText, HOW_DOWN, machineFateText, sideText } from './fates.ts';
import { flyer, manAboard } from './people.ts';
import type { Sentence } from './sentence.ts';

/** What the ground and damage do to a mission, in a sentence each. */
export const MISSION_SENTENCES: { readonly [T in MissionEvent['type']]: Sentence<T> } = {
  'guns-looked-for': ({ hex, guns }) => `Below, in ${hex}: ${gunsText(guns)}.`,
  'low-archie-rolled': ({ roll, shots }) =>
    shots === 0
      ? `Too low for Archie ${rollText(roll)}: he is silent.`
      : `Archie tries it low down all the same ${rollText(roll)}, and lightly.`,
  'machines-placed': ({ placing }) =>
    `On the grid: ${Object.entries(placing)
      .map(([machine, square]) => `${machine} on ${square}`)
      .join(', ')}.`,
  'archie-fired': ({ roll, hit, near }) => {
    const shot = `Archie bursts on ${roll.total}`;
    if (hit) return `${shot}: ${hit} is hit.${near.length > 0 ? ` ${listed(near)} shaken.` : ''}`;
    return near.length > 0 ? `${shot}: a near miss for ${listed(near)}.` : `${shot}: no danger to anybody.`;
  },
  'archie-hit': ({ machine, roll, words }, _, people) =>
    `${flyer(machine, people)}, Archie hit ${rollText(roll)}: ${words}.`,
  'station-kept': ({ machine }, _, people) =>
    `${capital(manAboard(machine, 'pilot', people))} of ${machine} takes no notice and keeps his station.`,
  'machine-guns-fired': ({ machine, hit }, _, people) =>
    hit ? `Machine guns rake ${flyer(machine, people)}.` : `Machine guns fire at ${machine} and miss.`,
  'machine-gun-hit': ({ machine, roll, words }, _, people) => `${flyer(machine, people)}, ${rollText(roll)}: ${words}.`,
  'critical-hit-taken': ({ machine, roll, words }, _, people) =>
    `${flyer(machine, people)}, Critical Hit ${rollText(roll)}: ${words}.`,
  'man-hit': ({ machine, who, fate }, _, people) =>
    `${capital(manAboard(machine, who, people))} of ${machine} is hit: ${fateText(fate)}.`,
  'machine-crippled': ({ machine, words, lameDuck, climbs }, _, people) =>
    `${flyer(machine, people)}: ${words}. She is a Lame Duck, No. ${lameDuck}${climbs ? '' : ', and cannot climb'}.`,
  'lame-duck-checked': ({ machine, number, roll, held }, _, people) =>
    `Lame Duck Check for ${flyer(machine, people)}, No. ${number}: ${rollText(roll)}${held ? ', she holds together' : ''}.`,
  'lame-duck-gave-way': ({ machine, words }, _, people) => `${flyer(machine, people)}: ${words}.`,
  'engine-trouble-met': ({ machine, words }, _, people) => `${flyer(machine, people)}: ${words}.`,
  'straggler-met-enemy': ({ machine, words }, _, people) =>
    `${flyer(machine, people)}, alone, is met by the enemy. ${words}.`,
  'machine-came-down': ({ machine, how, words, side, machineFate }, _, people) =>
    `${flyer(machine, people)} ${HOW_DOWN[how]} ${sideText(machine, side)}: ${words}. ${machineFateText(machineFate)}.`,
  'fate-decided': ({ machine, who, fate }, _, people) =>
    `${capital(manAboard(machine, who, people))} of ${machine} is ${fateText(fate)}.`,
};
