import { z } from 'zod';
import { bandTable } from '../reading/band-schema.ts';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';
import { BRAVERY_LETTERS, binding, escapeBinding } from './hit-cards.ts';

const modifier = z.int().min(-9).max(9).meta({ description: 'added for each of these' });
const part = z.strictObject({
  modifier,
  most: z.int().min(1).max(9).optional().meta({ description: 'how many of them count at most' }),
  ...sourced,
});
const change = z.int().min(-3).max(3).meta({ description: 'added to the rating' });
const words = z.string().min(1);

/** Rules 7, 40 and 51: the number in the Personnel Record as a letter, and the meaning of the letter in the air. */
const letters = bandTable({
  letter: z.literal(BRAVERY_LETTERS),
  name: words,
  nerve: z.int().min(2).max(12).meta({ description: 'a Nerve Check passes on this total of two dice or less' }),
  escapes: escapeBinding,
  ignoresDrivenOffByArchie: z.literal(['must', 'must-not']),
  ignoresDrivenOff: binding,
  pressesAttack: binding,
  personalDuel: binding,
  strafesAtTreeTop: binding,
}).refine(
  (rows) => BRAVERY_LETTERS.every((letter, i) => (rows as readonly { letter?: unknown }[])[i]?.letter === letter),
  {
    error: `one row for each letter, the least brave first: ${BRAVERY_LETTERS.join(', ')}`,
  },
);

/** Ours: the effect of the evening on a man's Bravery, in a campaign that asks its commander. */
const mess = z.strictObject({
  leave: z.strictObject({
    days: z.int().min(1).max(9).meta({ description: 'days on the ground for one whose nerve is gone' }),
    bravery: change,
    ...sourced,
  }),
  kind: z.strictObject({ his: change, others: change, ...sourced }),
  hard: z.strictObject({ his: change, others: change, ...sourced }),
  pair: z.strictObject({ his: change, others: change, ...sourced }).optional(),
  recommendation: z
    .strictObject({
      roll: modifier.meta({ description: 'added to the throw of one who is pressed for' }),
      granted: change,
      refused: change,
      ...sourced,
    })
    .optional(),
});

export const pilotSkillFiringAndBravery = z.strictObject({
  card: z.literal('Pilot Skill, Firing and Bravery'),
  rules: z.array(z.int()),
  limits: z.strictObject({
    skill: z.strictObject({ most: z.literal(7), ...sourced }),
    firing: z.strictObject({ best: z.literal('A'), worst: z.literal('E'), ...sourced }),
    bravery: z.strictObject({ least: z.int(), ...sourced }),
  }),
  letters,
  nerve: z.strictObject({ check: z.literal('nerve'), dice: z.literal('2d6'), ...sourced }),
  outnumbered: z.strictObject({
    enemiesToEachOfUs: z.int().min(1).max(9),
    ...sourced,
  }),
  alwaysEscapes: z.array(
    z.strictObject({ when: z.literal(['lame-duck', 'no-gun-left']), escapes: z.literal(['must', 'may']), ...sourced }),
  ),
  skillCheck: rollTable('skill-check', '2d6', { change, words }),
  skillParts: z.strictObject({ mission: part, fought: part, victory: part, pointOfSkill: part }),
  firingCheck: rollTable('firing-check', '2d6', { change, words }),
  firingParts: z.strictObject({ notFired: part, victory: part, gradeAboveE: part }),
  braveryCheck: rollTable('bravery-check', '2d6', { change, words }),
  braveryParts: z.strictObject({
    victory: part,
    friendsVictory: part,
    lossSeen: part,
    wounded: part,
    broughtDown: part,
    machineHit: part,
    jasta11: part,
    firstFight: part,
    missionBeyondTwo: part,
    restedYesterday: part,
    quietDay: part.optional().meta({ description: 'one mission and no fight, of a man below Normal' }),
  }),
  mess: mess.optional(),
});

export type PilotSkillFiringAndBravery = z.output<typeof pilotSkillFiringAndBravery>;
export type MessCustom = NonNullable<PilotSkillFiringAndBravery['mess']>;
export type BraveryRow = PilotSkillFiringAndBravery['letters'][number];
export type BraveryPart = keyof PilotSkillFiringAndBravery['braveryParts'];
