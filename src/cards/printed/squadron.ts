import { z } from 'zod';
import { FIRING } from '../bursts.ts';
import { defines, refersTo } from '../marks.ts';
import { machinesOf, type OfAFlight } from '../own-squadron/flight-machines.ts';
import { RANKS } from '../ranks.ts';
import { sourced } from '../source.ts';
import { bravery, skill } from './hit-cards.ts';

const count = z.int().min(0).max(200);
const machineNumber = z
  .string()
  .regex(/^[ABC][1-8]$/)
  .meta({ description: 'the number of a machine: `A1` to `C8`' });
/** No longer than a log-book accepts, because it stores this text for every man. */
const ofAMan = z.string().min(1).max(100);
const words = z.string().min(1).max(2000);

/** Facts about a man other than his ratings. */
const life = z.strictObject({
  forenames: ofAMan,
  home: words,
  age: z.int().min(17).max(45),
  service: words,
  character: words,
});

/** The squadron card must give its sources; another squadron's need not. */
interface SourceSchemas {
  readonly source: z.ZodType<string, string | undefined>;
  readonly cells: (typeof sourced)['cells'];
}

const airmanWith = (sources: SourceSchemas) =>
  z.strictObject({
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
      .max(200)
      .multipleOf(0.5)
      .meta({ description: 'balloons burnt; one shared between two men is half a balloon to each' }),
    ...sources,
  });

const machines = z.strictObject({ aircraft: refersTo('aircraft'), numbers: z.array(machineNumber).min(1).max(8) });

const flightWith = (sources: SourceSchemas) =>
  z
    .strictObject({
      flight: z.literal(['A', 'B', 'C']),
      fighters: machines.optional(),
      twoSeaters: machines.optional(),
      words,
      people: z
        .array(airmanWith(sources).extend({ machine: machineNumber, seat: z.literal(['pilot', 'observer']) }))
        .min(1)
        .max(16),
      ...sources,
    })
    .superRefine((each, { addIssue }) => {
      for (const { path, message } of [...machineFaults(each), ...each.people.flatMap(manFaults(each))])
        addIssue({ code: 'custom', path, message });
    });

interface Misfit {
  readonly path: PropertyKey[];
  readonly message: string;
}

interface FlightOfNotes extends OfAFlight {
  readonly flight: string;
  readonly people: readonly Seated[];
}

interface Seated {
  readonly machine: string;
  readonly seat: string;
  readonly skill?: number | undefined;
}

function machineFaults(flight: FlightOfNotes): Misfit[] {
  const numbers = numbersOf(flight);
  return [
    [numbers.length === 0, 'a flight has fighters, or two-seaters, or both'] as const,
    [!allDifferent(numbers), 'each machine stands here once'] as const,
    [numbers.some((number) => !number.startsWith(flight.flight)), 'every machine of a flight has its letter'] as const,
  ].flatMap(([isWrong, message]) => (isWrong ? [{ path: ['flight'], message }] : []));
}

/** The faults of one man of a flight, at his place in the card. */
const manFaults = (flight: FlightOfNotes) => (man: Seated, i: number) =>
  [
    ['machine', !numbersOf(flight).includes(man.machine), 'every man has a machine of his own flight'] as const,
    [
      'seat',
      (man.seat === 'pilot') !== (man.skill !== undefined),
      'a pilot has a Pilot Skill, an observer has none',
    ] as const,
    ['seat', !sitsRightly(man, flight.twoSeaters?.numbers ?? []), 'observers fly in two-seaters only'] as const,
    ['machine', isTaken(man, flight.people.slice(0, i)), 'each seat of a machine has one man'] as const,
  ].flatMap(([at, isWrong, message]): Misfit[] => (isWrong ? [{ path: ['people', i, at], message }] : []));

const isTaken = ({ machine, seat }: Seated, before: readonly Seated[]): boolean =>
  before.some((other) => other.machine === machine && other.seat === seat);

/** The facts about any squadron. */
export const ofASquadron = (sources: SourceSchemas) => ({
  name: words,
  station: words,
  notes: words,
  commander: airmanWith(sources)
    .extend({ aircraft: refersTo('aircraft'), skill })
    .optional(),
  flights: z
    .array(flightWith(sources))
    .min(1)
    .max(3)
    .refine((flights) => allDifferent(flights.map((each) => each.flight)), { error: 'each flight stands here once' })
    .refine((flights) => allDifferent(flights.flatMap(({ people }) => people.map(({ id }) => id))), {
      error: 'every man has an id of his own',
    }),
});

/** The Squadron Notes, rule 1; the squadron of the worked example has the same form. */
export const squadron = z.strictObject({
  card: z.literal(['Squadron Notes', 'Example Squadron']),
  rules: z.array(z.int()),
  ...ofASquadron(sourced),
});

function allDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

const numbersOf = (each: OfAFlight): readonly string[] => machinesOf(each).flatMap(({ numbers }) => numbers);

function sitsRightly({ seat, machine }: { seat: string; machine: string }, twoSeaters: readonly string[]): boolean {
  return seat === 'pilot' || twoSeaters.includes(machine);
}

export type Squadron = z.output<typeof squadron>;
export type SquadronFlight = Squadron['flights'][number];
export type SeatedMan = SquadronFlight['people'][number];
