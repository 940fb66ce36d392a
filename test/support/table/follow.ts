import fc from 'fast-check';
import alea from 'seedrandom/lib/alea.js';
import { drawFace } from '../../../src/dice/seeded-cup.ts';
import type { Sitting } from '../../../src/logbook/sitting.ts';
import { chosen, type Plan } from './straight-through.ts';

export const aSeed = fc.stringMatching(/^[a-z0-9]{1,8}$/).map((word) => `alea:1:${word}` as const);
export const aPlan = fc.array(fc.nat(3), { minLength: 1, maxLength: 30 });

/** Random answers: a fixed cycle could change the plan of the day for ever. */
export const aLongPlan = fc.integer({ min: 1, max: 1_000_000 }).map((word): Plan => {
  const chance = alea(String(word));
  return Array.from({ length: 997 }, () => 6 * drawFace(chance) + drawFace(chance));
});

/** Answers up to so many questions by the plan; fewer when the campaign ends first. */
export function follow(sitting: Sitting, plan: Plan, questions: number): void {
  for (let turn = 0; turn < questions; turn++) {
    const { position } = sitting;
    if (position.status !== 'asking') return;
    sitting.answer(chosen<string>(plan, turn, position.question.options));
  }
}

/** All that a player sees of a campaign. */
export const seenBy = (sitting: Sitting) => ({
  position: sitting.position,
  campaign: sitting.campaign,
  today: sitting.today,
  byHand: sitting.byHand,
});
