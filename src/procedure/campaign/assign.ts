import { pairingsFor } from '../../campaign/flight.ts';
import { type Available, type Draft, type Pairing, type PlannedMission, weatherIn } from '../../campaign/plan.ts';
import type { Watch } from '../../campaign/watch.ts';
import {
  availableFrom,
  hasPlace,
  isEnough,
  type Manned,
  outIn,
  pairedInWords,
  pairingsBesides,
  proposedFor,
} from '../../campaign/who-may-fly.ts';
import { lazyFields } from '../../cards/reading/once.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';

/** A mission whose crews are chosen, its part of the day, and its plan. */
interface Manning {
  readonly planned: PlannedMission;
  readonly watch: Watch;
  readonly draft: Draft;
}

/** (6) Chooses who flies a mission, man by man, in addition to those already named; or cancels it. */
export function assignCrews(planned: PlannedMission, watch: Watch, draft: Draft, table: Table): void {
  const manning = { planned, watch, draft };
  const kept = planned.crews.length;
  const { crews: places } = manualOf(planned.scheduled.mission, table.book);
  let available = proposedFor(planned, watch, draft, table.book);
  for (;;) {
    const answer = askForMan(manning, available, kept, table);
    if (answer === 'not-flown') return leaveOut(planned);
    if (answer === 'done') return close(planned);
    const proposed = available.filter(({ airman }) => airman === answer);
    const isProposed = proposed.length > 0;
    planned.crews = [...planned.crews, ...(isProposed ? proposed : paired(answer, manning, table.book))];
    // A man in the machine proposed for him leaves the proposals for the others as they are.
    available = isProposed
      ? available.filter((crew) => crew.airman !== answer && hasPlace(crew, planned.crews, places))
      : proposedFor(planned, watch, draft, table.book);
  }
}

/** A man in one of the pairings. */
function paired(answer: string, { watch, draft }: Manning, book: Rulebook): Available[] {
  const { plan, flight } = draft;
  return pairingsFor(flight, plan.day, outIn(watch, plan), book)
    .filter(({ pilot, machine, observer }) => pairedInWords(pilot.id, machine.id, observer) === answer)
    .map((crew) => availableFrom(crew, draft, book));
}

interface AskedCrew {
  readonly manned: Manned;
  readonly book: Rulebook;
}

/** There are many, so they are computed only when somebody looks: a policy takes the proposals. */
const withItsPairings = lazyFields<AskedCrew, { pairings: Pairing[] }>(
  { pairings: ({ manned, book }) => pairingsBesides(manned, book) },
  ['pairings'],
);

/**
 * The men who can be named; `done`, when they are enough; `not-flown`, when they are not, or nobody new is named yet.
 */
function askForMan(manning: Manning, available: readonly Available[], kept: number, table: Table): string {
  const { planned, watch, draft } = manning;
  const { plan, flight } = draft;
  const { key, scheduled, crews: chosen } = planned;
  const { mission, zones, target } = scheduled;
  const { crews, notFlown } = manualOf(mission, table.book);
  const known = {
    key,
    mission,
    watch,
    weather: weatherIn(watch, plan).number,
    zones,
    target,
    chosen,
    available,
    fighters: { from: crews.fighters.from, to: crews.fighters.to },
    twoSeaters: { from: crews.twoSeaters.from, to: crews.twoSeaters.to },
    notFlown: notFlown.points,
    plan,
    flight,
  };
  const about = withItsPairings(known, { manned: known, book: table.book });
  const isReady = isEnough(chosen, crews);
  const options = [
    ...available.map(({ airman }) => airman),
    ...(isReady ? ['done'] : []),
    ...(chosen.length === kept || !isReady ? ['not-flown'] : []),
  ];
  return table.choose('assign', about, options, () => about.pairings.map(({ words }) => words));
}

function close(planned: PlannedMission): void {
  planned.stands = 'planned';
}

function leaveOut(planned: PlannedMission): void {
  planned.crews = [];
  planned.stands = 'not-flown';
}
