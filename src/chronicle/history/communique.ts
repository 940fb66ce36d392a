import { dateText } from '../../campaign/calendar.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import { missionTitle } from '../../cards/rulebook.ts';
import { capital, counted, inWords, listed, plural, possessive } from '../../words/numbers.ts';
import { entriesOf, isFlown, isMachineLost, type Lived, type LivedDay, type Sortie, sortiesOf } from '../lived.ts';
import { shotText } from '../report/how-fell.ts';
import { written } from '../report/prose.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import { underEach } from '../under-each.ts';
import { germanText, type Names, namesOf, oftenTold } from './happenings-told.ts';

/** A day in the style of the communiques for all squadrons: only the facts. */
export function communique(day: LivedDay, lived: Lived): string {
  const names = asFlown(day, namesOf(lived).on(day.dawn.day));
  const happenings = threadsOf(lived).happenings.filter((each) => each.day === day.dawn.day);
  return [
    `${lived.book.squadronNotes.name}, ${flightsNamed(lived.now.flights)}. ${dateText(day.dawn.day)} 1917.`,
    flownText(day, lived),
    ...victories(happenings, names),
    ...casualties(day, happenings, names),
  ].join(' ');
}

/** By the rank in which he flew: some are promoted in the morning. */
function asFlown(day: LivedDay, names: Names): Names {
  const flown = entriesOf(day)
    .filter(isFlown)
    .flatMap(({ began }) => began.machines.flatMap(({ men }) => men));
  const called = new Map(flown.map((man) => [man.airman, written(man)]));
  return { ...names, of: (man) => called.get(man) ?? names.of(man) };
}

function flownText(day: LivedDay, { book }: Lived): string {
  const entries = entriesOf(day);
  const flown = entries.filter(isFlown);
  if (flown.length === 0) return 'No flying.';
  const duties = [...new Set(flown.map(({ began }) => missionTitle(began.mission, book)))];
  const undone = entries.length - flown.length;
  return `${capital(counted(flown.length, 'mission'))} flown (${listed(duties)})${undone > 0 ? `, ${inWords(undone)} not` : ''}.`;
}

/** Those of each man together. */
function victories(happenings: readonly Happening[], names: Names): string[] {
  const won = happenings.filter((each): each is Happening & HappeningOf<'victory'> => each.is === 'victory');
  const byMan = underEach(won, ({ man }) => [man]);
  const shot = [...byMan].map(([man, his]) => {
    const alike = underEach(his, ({ german, fell }) => [shotText(germanText(german, names), fell)]);
    return `${names.of(man)} ${listed([...alike].map(([clause, { length }]) => oftenTold(clause, length)))}`;
  });
  return [...(shot.length > 0 ? [`${shot.join('; ')}.`] : []), ...balloons(happenings, names)];
}

function balloons(happenings: readonly Happening[], names: Names): string[] {
  return happenings.flatMap((each, i) => {
    if (each.is !== 'balloon') return [];
    // A balloon that several men burnt counts once.
    const men = [each.man, ...each.with];
    const isTold = happenings
      .slice(0, i)
      .some((other) => other.is === 'balloon' && other.name === each.name && men.includes(other.man));
    return isTold ? [] : [`${listed(men.map(names.of))} burnt a balloon.`];
  });
}

const CASUALTIES = [
  { is: 'killed', word: 'Killed' },
  { is: 'taken', word: 'Missing' },
  { is: 'wounded', word: 'Wounded' },
] as const;

function casualties(day: LivedDay, happenings: readonly Happening[], names: Names): string[] {
  const sorties = entriesOf(day).filter(isFlown).flatMap(sortiesOf);
  if (sorties.length === 0) return [];
  const lost = sorties.filter(isMachineLost);
  const men = CASUALTIES.flatMap(({ is, word }) => {
    const his = happenings.filter((each) => each.is === is).map(({ man }) => names.of(man));
    return his.length > 0 ? [`${word}: ${listed(his)}.`] : [];
  });
  const gone = happenings.filter(isLoss).map(({ man }) => man);
  // Who is named as killed or missing is not named with his machine.
  const others = lost.flatMap(
    ({
      crew: {
        men: [pilot],
      },
    }) => (pilot && !gone.includes(pilot.airman) ? [possessive(names.of(pilot.airman))] : []),
  );
  const whose = others.length > 0 ? ` (${listed(others)})` : '';
  const machines =
    lost.length > 0
      ? `${capital(inWords(lost.length))} of our machines ${plural(lost.length, 'has', 'have')} not returned${whose}.`
      : returnedText(sorties);
  return [machines, ...men];
}

/** A machine that came down on our side is not lost, but has not returned. */
function returnedText(sorties: readonly Sortie[]): string {
  const down = sorties.filter(({ end }) => end?.end === 'down').length;
  return down === 0
    ? 'All our machines returned.'
    : `${capital(inWords(down))} of our machines came down in the country; none is lost.`;
}
