import { decorationRow } from '../../campaign/honours.ts';
import { rollText } from '../../english/numbers.ts';
import type { PersonnelEvent } from '../../table/personnel-events.ts';
import type { Reasons } from '../narration/sentence.ts';
import { partsText, sumText } from './parts-text.ts';
import { sourceOf } from './row-source.ts';

/** The chain behind what the evening does to people. */
export const PERSONNEL_REASONS: { readonly [T in PersonnelEvent['type']]: Reasons<T> } = {
  'skill-checked': ({ roll, parts, total }, { pilotSkillFiringAndBravery: { skillCheck } }) => [
    `Rule 45: two dice for Pilot Skill, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(skillCheck, total),
  ],
  'firing-checked': ({ roll, parts, total }, { pilotSkillFiringAndBravery: { firingCheck } }) => [
    `Rule 45: two dice for Firing, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(firingCheck, total),
  ],
  'bravery-checked': ({ roll, parts, from, to, letter }) => [
    `Rule 45: what the day brought, and how he took it (two dice, ${rollText(roll)}): ${partsText(parts) || 'nothing that counts'}.`,
    `From ${from} to ${to}; rule 7 writes that ${letter} on the Mission Log.`,
  ],
  'request-answered': ({ request, roll, parts, total }, { replacements }) => [
    `Rule 46: two dice on the Replacements card, ${sumText(rollText(roll), parts, total)}.`,
    sourceOf(replacements[request], total),
  ],
  'newcomer-rated': ({ seat, roll, rankRoll }, { replacements: { pilots, observers } }) => [
    `Rule 46: two dice for his ratings, ${rollText(roll)}, and two for his rank, ${rollText(rankRoll)}.`,
    seat === 'pilot' ? sourceOf(pilots, roll.total) : sourceOf(observers, roll.total),
  ],
  'newcomer-reported': () => ['Rule 46: sent out to take the place of one who is gone.'],
  'acting-commander-appointed': () => ['Rule 47: when a Flight Commander is lost a Lieutenant acts for him.'],
  'flight-commander-made': ({ why }) => [
    why === 'replacement'
      ? 'Rule 47: a Lieutenant received within seven days takes over the flight.'
      : 'Rule 47: no Lieutenant having come, the Acting-Replacement is confirmed on the seventh day.',
  ],
  'man-promoted': ({ missions }) => [
    `Rule 47: promotions other than to command are at your discretion. He has ${missions} missions behind him.`,
  ],
  'decoration-recommended': ({ decoration, victories, today, roll }, book) => {
    const { victories: wanted, inADay } = decorationRow(decoration, book);
    return [
      `The custom on the Honours and Promotions card: ${wanted} victories to his name or ${inADay} in a day. He has ${victories}, of these ${today} today.`,
      `Two dice for what the Wing makes of it, ${rollText(roll)}.`,
      sourceOf(book.honours.recommendation, roll.total),
    ];
  },
  'decoration-awarded': () => ['He was put in for it on an earlier evening, and it has come through.'],
  'returned-to-duty': () => ['Rule 45: the days that he was to be away are over.'],
  'machines-returned': ({ repaired, sent }) => [
    ...(repaired.length > 0 ? ['Rule 45: the days that their repair was to take are over.'] : []),
    ...(sent.length > 0 ? ['Rule 46: asked for on an earlier evening, and granted.'] : []),
  ],
  'machines-struck-off': () => [
    'Rule 45: lost today. Rule 46 lets you ask for others; the losses of the month make the answer worse.',
  ],
  'campaign-graded': ({ points }) => [`Rule 48: the yardstick for a campaign that ends at ${points}.`],
};
