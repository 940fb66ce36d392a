import { z } from 'zod';
import { battle } from '../cards/battle.ts';
import { scenario as cloudsScenario } from '../fights/clouds-of-glory/scenario.ts';
import { cloudsScenarioFaults } from '../fights/clouds-of-glory/scenario-faults.ts';
import { cardScenario } from '../fights/manoeuvre-cards/card-scenario.ts';
import { scenarioFaults } from '../fights/manoeuvre-cards/scenario-faults.ts';
import type { SystemName } from '../fights/systems.ts';
import { sideScenarioFaults } from '../fights/winged-victory/scenario-faults.ts';
import { sideScenario } from '../fights/winged-victory/side-scenario.ts';
import { dashboardMarks } from '../fights/winged-victory/with-scenario.ts';
import { YEARS } from '../fights/winged-victory/years.ts';
import { danglingReferences, type Mark, marksIn } from '../marks.ts';
import type { Rulebook } from '../rulebook.ts';
import { battleFaults } from './battle-faults.ts';
import type { FaultAt } from './fault.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { thingsOf } from './own-battle.ts';

type Path = readonly PropertyKey[];
type Look = (setUp: unknown, book: Rulebook) => Path | undefined;

/**
 * The first place in a battle's set-up that no card of its system could have, as `allied.machines.0.aircraft`: nothing
 * where the battle can be fought. A log-book has its set-up whole, and may be a stranger's.
 */
export function setUpMisfit(system: SystemName, setUp: unknown, book: Rulebook): string | undefined {
  const path = longList(setUp, []) ?? LOOKS[system](setUp, book);
  return path && ['setUp', ...path].map(String).join('.');
}

/** Held against the schema of the cards first, and only what fits that against the other cards. */
const held =
  <Card>(
    schema: z.ZodType<Card>,
    faultsOf: (card: Card, book: Rulebook) => readonly FaultAt[],
    marksOf: (book: Rulebook) => readonly Mark[] = () => [],
  ): Look =>
  (setUp, book) => {
    const read = schema.safeParse(setUp);
    if (!read.success) return read.error.issues[0]?.path ?? [];
    const refers = { marks: marksIn(setUp, jsonSchemaOf(schema)), place: asItIs };
    const dangling = danglingReferences([refers, { marks: marksOf(book), place: asItIs }]);
    return [...dangling, ...faultsOf(read.data, book)][0]?.path;
  };

const asItIs = (fault: FaultAt): FaultAt => fault;

const withCards = held(cardScenario, (card, { fights }) => scenarioFaults(card, fights['manoeuvre-cards']));
const fromTheSide = held(
  sideScenario,
  (card, { fights }) => sideScenarioFaults(card, fights['winged-victory']),
  dashboardMarks,
);
/** Both sides throw for their missions on the table of a year. */
const missionsOfAYear = held(
  z.strictObject({ battle: z.string(), words: z.string(), year: z.literal(YEARS) }),
  () => [],
);

const LOOKS: Readonly<Record<SystemName, Look>> = {
  'wings-over-france': held(battle, battleFaults, thingsOf),
  'wings-of-war': withCards,
  'wings-of-glory': withCards,
  'winged-victory': (setUp, book) =>
    (Object.hasOwn(Object(setUp), 'year') ? missionsOfAYear : fromTheSide)(setUp, book),
  'clouds-of-glory': held(cloudsScenario, (card, { fights }) =>
    cloudsScenarioFaults(card, fights['clouds-of-glory'].panels.panels),
  ),
};

/** More than any battle has of anything: a fight of hundreds would not end. */
const MOST = 60;

/** The first list that is too long. A log-book is read only where it is not deep. */
function longList(value: unknown, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value);
  if (Array.isArray(value) && parts.length > MOST) return path;
  for (const [step, part] of parts) {
    const found = longList(part, [...path, step]);
    if (found) return found;
  }
  return undefined;
}
