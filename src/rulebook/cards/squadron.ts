import { z } from 'zod';
import { FIRING } from '../bursts.ts';
import { defines, refersTo } from '../marks.ts';
import { RANKS } from '../ranks.ts';
import { sourced } from '../source.ts';
import { bravery, skill } from './ratings.ts';

const count = z.int().min(0).max(200);
const machineNumber = z
  .string()
  .regex(/^[ABC][1-8]$/)
  .meta({ description: 'the number of a machine: `A1` to `C8`' });
/** No longer than a log-book takes it, which has it of every man. */
const ofAMan = z.string().min(1).max(100);
const words = z.string().min(1).max(2000);

/** What is known of a man beside his figures. */
const life = z.strictObject({
  forenames: ofAMan,
  home: words,
  age: z.int().min(17).max(45),
  service: words,
  character: words,
});

const airman = z.strictObject({
  id: defines('airman'),
  rank: z.literal(RANKS),
  surname: ofAMan,
  life: life.optional(),
  skill: skill.optional().meta({ description: 'Pilot Skill, 1 to 7; an observer has none' }),
  firing: z.literal(FIRING),
  bravery,
  missions: count,
  kills: count,
  balloons: z
    .number()
    .min(0)
    .multipleOf(0.5)
    .meta({ description: 'balloons burnt; one shared between two men is half a balloon to each' }),
  ...sourced,
});

const crew = airman.extend({ machine: machineNumber, seat: z.literal(['pilot', 'observer']) });

const machines = z.strictObject({ aircraft: refersTo('aircraft'), numbers: z.array(machineNumber).min(1) });

const flight = z
  .strictObject({
    flight: z.literal(['A', 'B', 'C']),
    fighters: machines,
    twoSeaters: machines,
    words,
    people: z.array(crew).min(1),
    ...sourced,
  })
  .refine((each) => numbersOf(each).every((number) => number.startsWith(each.flight)), {
    error: 'every machine of a flight has its letter',
    path: ['flight'],
  })
  .refine((each) => each.people.every(({ machine }) => numbersOf(each).includes(machine)), {
    error: 'every man has a machine of his own flight',
    path: ['people'],
  })
  .refine(({ people }) => people.every(({ seat, skill }) => (seat === 'pilot') === (skill !== undefined)), {
    error: 'a pilot has a Pilot Skill, an observer has none',
    path: ['people'],
  })
  .refine(({ people, twoSeaters }) => people.every((man) => sitsRightly(man, twoSeaters.numbers)), {
    error: 'observers fly in two-seaters only',
    path: ['people'],
  })
  .refine(({ people }) => allDifferent(people.map(({ machine, seat }) => machine + seat)), {
    error: 'each seat of a machine has one man',
    path: ['people'],
  });

/** The Squadron Notes, rule 1; the worked example's squadron is written in the same way. */
export const squadron = z
  .strictObject({
    card: z.literal(['Squadron Notes', 'Example Squadron']),
    rules: z.array(z.int()),
    name: words,
    station: words,
    notes: words,
    commander: airman.extend({ aircraft: refersTo('aircraft'), skill }).optional(),
    flights: z.array(flight).min(1).max(3),
  })
  .refine(({ flights }) => allDifferent(flights.map((each) => each.flight)), {
    error: 'each flight stands here once',
    path: ['flights'],
  })
  .refine(({ flights }) => allDifferent(flights.flatMap(({ people }) => people.map(({ id }) => id))), {
    error: 'every man has an id of his own',
    path: ['flights'],
  });

function allDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function numbersOf({ fighters, twoSeaters }: { fighters: Machines; twoSeaters: Machines }): readonly string[] {
  return [...fighters.numbers, ...twoSeaters.numbers];
}

function sitsRightly({ seat, machine }: { seat: string; machine: string }, twoSeaters: readonly string[]): boolean {
  return seat === 'pilot' || twoSeaters.includes(machine);
}

type Machines = z.output<typeof machines>;
export type Squadron = z.output<typeof squadron>;
export type SquadronFlight = Squadron['flights'][number];
export type Crew = SquadronFlight['people'][number];
