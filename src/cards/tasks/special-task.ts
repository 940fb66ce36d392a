import { z } from 'zod';
import { refersTo } from '../marks.ts';
import { dutyParts } from '../printed/daily-mission-roster.ts';
import { overManual } from '../printed/mission.ts';
import { sourced } from '../source.ts';

const name = z.string().min(1).max(100);
const words = z.string().min(1).max(600);
const day = z.int().min(1).max(30);
const few = z.int().min(1).max(6);
const days = z.int().min(1).max(10);

/** The lasting reward of a task. */
const brings = z.strictObject({
  decoration: z
    .literal(true)
    .optional()
    .meta({ description: 'who led is put in for the first decoration that he has not' }),
  depot: z
    .strictObject({ add: few, days })
    .optional()
    .meta({ description: 'added to requests of rule 46, and for how many days after this one' }),
  fewerOfJasta11: z
    .strictObject({ by: few, days })
    .optional()
    .meta({ description: 'so many fewer of Jasta 11 are met, and for how many days after this one' }),
});

/**
 * Ours: a special task. It is flown by the manual of an existing mission, except where `manual` differs. The rest says
 * when it is offered, to whom, and what follows.
 */
export const specialTask = z.strictObject({
  task: name.meta({ description: 'what it is called' }),
  chain: name.meta({ description: 'the chain it belongs to: success opens the next step, failure closes it' }),
  step: z.int().min(1).max(9).meta({ description: 'its place in the chain, from 1' }),
  offered: z.strictObject({ from: day, to: day }).meta({ description: 'the days on which it may be offered' }),
  afterLoss: z
    .literal(true)
    .optional()
    .meta({ description: '`true` where it is offered only when a man was lost the day before' }),
  needs: z
    .strictObject({ fighters: z.int().min(0).max(6), twoSeaters: z.int().min(0).max(6) })
    .meta({ description: 'crews that a flight must have ready to be asked' }),
  as: refersTo('mission').transform(String).meta({ description: 'the mission by whose manual it is flown' }),
  ...dutyParts,
  manual: overManual.default({}).meta({ description: 'what its manual has otherwise' }),
  succeeds: z.int().min(1).max(60).meta({ description: 'Victory Points that its work must bring to be a success' }),
  worth: z.int().min(0).max(30).meta({ description: 'Victory Points for success, beside those of its work' }),
  brings: brings.optional().meta({ description: 'what success brings that lasts' }),
  words: z.strictObject({
    offer: words.meta({ description: 'how it is put to the flight' }),
    done: words.meta({ description: 'what is said of it when it has succeeded' }),
    failed: words.meta({ description: 'the same when it has failed' }),
  }),
  ...sourced,
});

export type SpecialTask = z.output<typeof specialTask>;
