import { isFit } from '../../campaign/aircrew.ts';
import { needsObserver } from '../../campaign/flight.ts';
import { isReady } from '../../campaign/machine.ts';
import { manualNamed, missionTitle } from '../../cards/rulebook.ts';
import { capital, listed } from '../../words/numbers.ts';
import type { EveningLived } from '../letters/evening-lived.ts';
import { entriesOf, isFlown, type LeftUndone } from '../lived.ts';
import { goneOf, listedMissions } from './on-the-list.ts';
import * as WORDS from './words/undone.ts';

/** (6) The missions of the flight that nobody flew today: what stopped them, where the log tells it. */
export function undoneText(evening: EveningLived): string[] {
  const { day, flight, book, ways } = evening;
  const undone = entriesOf(day).filter((entry): entry is LeftUndone => !isFlown(entry) && entry.flight === flight);
  if (undone.length === 0) return [];
  const line = inTheLine(evening);
  const titles = new Map<WORDS.Undone, Set<string>>();
  for (const { mission } of undone) {
    const words = listedWords(mission, evening) ?? missingWords(mission, line, evening);
    titles.set(words, (titles.get(words) ?? new Set()).add(`the ${missionTitle(mission, book)}`));
  }
  return [...titles].map(([words, missions]) => capital(ways.next(words)(listed([...missions]), missions.size, line)));
}

/** What became of a mission that was in the morning's plan. */
function listedWords(mission: string, { day, flight }: EveningLived): WORDS.Undone | undefined {
  const [planned, ...more] = listedMissions(mission, flight, day);
  if (!planned) return undefined;
  // Of two of one name the log does not tell which was given up.
  if (more.length > 0) return WORDS.WAS_ON_THE_LIST;
  const gone = goneOf(planned, flight, day);
  if (gone.length === 0) return WORDS.WAS_ON_THE_LIST;
  return gone.length === planned.machines.length ? WORDS.NOTHING_LEFT : WORDS.TOO_FEW_LEFT;
}

interface Line extends WORDS.InTheLine {
  readonly twoSeaters: number;
  readonly observers: number;
}

/** What was missing this morning for a mission that was not in the plan. */
function missingWords(mission: string, line: Line, { book, day, flight }: EveningLived): WORDS.Undone {
  const wanted = manualNamed(mission, book)?.crews.twoSeaters.from ?? 0;
  if (line.machines === 0) return WORDS.NO_MACHINE;
  if (line.twoSeaters < wanted) return line.twoSeaters === 0 ? WORDS.NO_TWO_SEATER : WORDS.FEW_TWO_SEATERS;
  if (line.pilots === 0) return WORDS.NO_PILOT;
  if (line.observers < wanted) return line.observers === 0 ? WORDS.NO_OBSERVER : WORDS.FEW_OBSERVERS;
  const isPlanned = day.moments.some((moment) => moment.type === 'plan-made' && moment.flight === flight);
  return isPlanned ? WORDS.NOT_ON_THE_LIST : WORDS.NOT_FLOWN;
}

/** The machines that could fly this morning, and the men who were fit. */
function inTheLine({ day: { dawn }, flight, book }: EveningLived): Line {
  const { machines = [], aircrew = [] } = dawn.flights.find((each) => each.flight === flight) ?? {};
  const ready = machines.filter((machine) => isReady(machine, dawn.day));
  const fit = aircrew.filter((man) => isFit(man, dawn.day));
  return {
    machines: ready.length,
    twoSeaters: ready.filter((machine) => needsObserver(machine, book)).length,
    pilots: fit.filter(({ seat }) => seat === 'pilot').length,
    observers: fit.filter(({ seat }) => seat === 'observer').length,
  };
}
