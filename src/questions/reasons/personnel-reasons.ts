import { decorationRow } from '../../campaign/honours.ts';
import type { CareerDeed } from '../../cards/printed/careers.ts';
import { CAREERS_OF } from '../../games/cards.ts';
import { partsText, sumText } from '../../kit/screen/parts-text.ts';
import { sourceOf } from '../../kit/screen/row-source.ts';
import type { Reasons } from '../../kit/screen/sentence.ts';
import type { PersonnelEvent } from '../../table/events/personnel-events.ts';
import { dateOf, rollText, signed } from '../../words/numbers.ts';

/** The reasons behind what the evening does to people. */
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
  'machine-allotted': ({ machine, roll }) => [
    `Rule 46, a mixed depot: two dice for the type that is sent for ${machine}, ${rollText(roll)}. A type that is not at hand that day is another of her own kind.`,
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
  'decoration-recommended': ({ decoration, victories, today, roll, pressed }, book) => {
    const { victories: wanted, inADay } = decorationRow(decoration, book);
    return [
      `The custom on the Honours and Promotions card: ${wanted} victories to his name or ${inADay} in a day. He has ${victories}, of these ${today} today.`,
      `Two dice for what the Wing makes of it, ${rollText(roll)}.`,
      ...(pressed ? [`Ours: it was pressed, ${signed(pressed.by)}, and how it fared has told on him.`] : []),
      sourceOf(book.honours.recommendation, roll.total + (pressed?.by ?? 0)),
    ];
  },
  'decoration-awarded': () => ['He was put in for it on an earlier evening, and it has come through.'],
  'leave-given': ({ back }, { pilotSkillFiringAndBravery: { mess } }) => [
    `Ours, for a campaign that was begun with it: one whose letter has become the lowest asks for a rest. It lasts ${mess?.leave.days ?? 0} days, to ${dateOf(back)}, and no rule of the book knows of it.`,
  ],
  'word-said': () => [
    'Ours, for a campaign that was begun with it: what is said to one who left a fight is heard by one whom he left, and what the one gains the other pays.',
  ],
  'pair-made': () => [
    'Ours, for a campaign that was begun with it: two pilots who were alone in a fight are put down together, which lifts both, and tells on the first pilot of the list who is left over.',
  ],
  'experience-earned': ({ deeds }) => [
    `C123 of ${CAREERS_OF}: ${deeds.map((deed) => DEED_NAMES[deed]).join(', ')}. Ours: a mission that brings Victory Points is won.`,
  ],
  'skill-raised': ({ from, price, roll }) => [
    `C124 of ${CAREERS_OF}: from ${from} a point costs ${price}. C125: one die of ten, ${roll.total}; a 10 brings an ability.`,
  ],
  'ability-gained': ({ by, roll }) => [
    `${ABILITY_TABLES[by]}, ${roll.total}; ours: one that he has already is the next on the table. It acts in fights of the clouds and in no other.`,
  ],
  'wound-mended': ({ mends, fortitude, roll }) => [
    `C129 of ${CAREERS_OF}: ${mends.total} of Fortitude comes back, ${fortitude} in all; one die of twenty, ${roll.total}. C130 reads the successes, ${fortitude - roll.total}; a natural 1 and 20 stand apart.`,
    'Ours: two days in hospital are a point of Fortitude lost. C131: who is grounded is so for three days, two weeks or two months, and never less than rule 49 has it.',
  ],
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

const DEED_NAMES = {
  flown: 'flown 1',
  won: 'on the winning side 1',
  victory: 'a victory 2',
  'victory-forced-home': 'one brought down that had been forced home 1',
  'forced-home': 'one forced home 1',
  objective: 'the work done 1',
} as const satisfies Record<CareerDeed, string>;

const ABILITY_TABLES = {
  ace: `C126 of ${CAREERS_OF}: one die of six for an ace of five victories`,
  pilot: `C127 of ${CAREERS_OF}: one die of twenty for a pilot`,
  gunner: `C128 of ${CAREERS_OF}: one die of eight for a gunner`,
} as const;
