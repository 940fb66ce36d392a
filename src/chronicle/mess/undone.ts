import { needsObserver } from '../../campaign/flight.ts';
import { isReady } from '../../campaign/machine.ts';
import { manualNamed, missionTitle } from '../../cards/rulebook.ts';
import { capital, listed } from '../../words/numbers.ts';
import type { EveningLived } from '../letters/evening-lived.ts';
import { entriesOf, isFlown, type LeftUndone } from '../lived.ts';
import * as WORDS from './words-undone.ts';

/** (6) The missions of the flight that nobody flew today, with what the flight had to fly them. */
export function undoneText(evening: EveningLived): string[] {
  const { day, flight, book, ways } = evening;
  const entries = entriesOf(day);
  const undone = entries.filter((entry): entry is LeftUndone => !isFlown(entry) && entry.flight === flight);
  if (undone.length === 0) return [];
  const { twoSeaters, all } = inTheLine(evening);
  const flew = entries.some((entry) => isFlown(entry) && entry.began.flight === flight);
  const wants = (mission: string) => manualNamed(mission, book)?.crews.twoSeaters.from ?? 0;
  const short = undone.filter(({ mission }) => wants(mission) > twoSeaters);
  const left = undone.filter((each) => !short.includes(each));
  const said = (missions: readonly LeftUndone[], list: WORDS.Undone): string[] => {
    const titles = [...new Set(missions.map(({ mission }) => `the ${missionTitle(mission, book)}`))];
    return titles.length === 0 ? [] : [capital(ways.next(list)(listed(titles), titles.length, all))];
  };
  return [
    ...said(short, twoSeaters === 0 ? WORDS.NO_TWO_SEATER : WORDS.FEW_TWO_SEATERS),
    ...said(left, waysFor({ all, flew })),
  ];
}

const waysFor = ({ all, flew }: { readonly all: number; readonly flew: boolean }) => {
  if (all === 0) return WORDS.NO_MACHINE;
  return flew ? WORDS.LEFT_FOR_OTHERS : WORDS.LEFT;
};

/** The machines that could fly this morning. */
function inTheLine({ day: { dawn }, flight, book }: EveningLived): {
  readonly all: number;
  readonly twoSeaters: number;
} {
  const machines = dawn.flights.find((each) => each.flight === flight)?.machines ?? [];
  const ready = machines.filter((machine) => isReady(machine, dawn.day));
  return { all: ready.length, twoSeaters: ready.filter((machine) => needsObserver(machine, book)).length };
}
