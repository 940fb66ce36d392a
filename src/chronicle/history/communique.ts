import { dateText } from '../../campaign/calendar.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import type { ScoreReason } from '../../campaign/mission-log.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { capital, counted, fieldText, inWords, listed, plural, possessive } from '../../words/numbers.ts';
import { isMissing } from '../letters/whereabouts.ts';
import {
  entriesOf,
  isBetweenTheLines,
  isFlown,
  isMachineLost,
  type Lived,
  type LivedDay,
  type Sortie,
  sortiesOf,
} from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
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
    ...combats(day),
    ...victories(happenings, names),
    ...casualties(day, happenings, { names, lived }),
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

/** The fights, how many Germans were in them, and those who were forced down or sent home. */
function combats(day: LivedDay): string[] {
  const flown = entriesOf(day).filter(isFlown);
  const fights = flown.flatMap(({ moments }) => ofKind(moments, 'fight-began'));
  if (fights.length === 0) return [];
  const joined = flown.flatMap(({ moments }) => ofKind(moments, 'germans-joined'));
  const germans = [...fights, ...joined].reduce((sum, each) => sum + each.germans.length, 0);
  const many = (why: ScoreReason) =>
    flown.flatMap(({ ended }) => ended.scores.filter((each) => each.why === why)).length;
  const [forced, damaged] = [many('enemy-forced-down'), many('enemy-damaged')];
  const done = [
    ...(forced > 0 ? [`${inWords(forced)} ${plural(forced, 'was', 'were')} forced down`] : []),
    ...(damaged > 0 ? [`${inWords(damaged)} ${plural(damaged, 'was', 'were')} sent home damaged`] : []),
  ];
  const met = `${capital(counted(fights.length, 'combat'))} with ${counted(germans, 'enemy machine')}`;
  return [`${[met, ...(done.length > 0 ? [listed(done)] : [])].join('; ')}.`];
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

const CASUALTIES = ['Killed', 'Missing', 'Wounded'] as const;

/** As it is known in the evening: a man whom nobody saw fall beyond the lines is missing, also if he is dead. */
function casualtyOf(each: Happening, day: LivedDay, { happenings, book }: Evening): string | undefined {
  if (each.is === 'wounded') return 'Wounded';
  if (!isLoss(each)) return undefined;
  return isMissing(each, { day, happenings, book }) ? 'Missing' : 'Killed';
}

interface Evening {
  readonly happenings: readonly Happening[];
  readonly book: Rulebook;
}

interface Told {
  readonly names: Names;
  readonly lived: Lived;
}

function casualties(day: LivedDay, happenings: readonly Happening[], { names, lived }: Told): string[] {
  const sorties = entriesOf(day).filter(isFlown).flatMap(sortiesOf);
  if (sorties.length === 0) return [];
  const lost = sorties.filter(isMachineLost);
  const known = { happenings, book: lived.book };
  const men = CASUALTIES.flatMap((word) => {
    const his = happenings.filter((each) => casualtyOf(each, day, known) === word).map(({ man }) => names.of(man));
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
  const whose = others.length > 0 ? ` (${others.length < lost.length ? 'among them ' : ''}${listed(others)})` : '';
  const away = awayText(sorties, lived);
  const machines =
    lost.length > 0
      ? [
          `${capital(inWords(lost.length))} of our machines ${plural(lost.length, 'has', 'have')} not returned${whose}.`,
          ...away.map((text) => `${text}.`),
        ]
      : [away.length > 0 ? `${away.join('')}; none is lost.` : 'All our machines returned.'];
  return [...machines, ...men];
}

/** Machines that are not lost, and did not come home: (44) they do not count as home either. */
function awayText(sorties: readonly Sortie[], { book }: Lived): string[] {
  const away = underEach(
    sorties.filter((sortie) => !isMachineLost(sortie)),
    (sortie) => awayWhere(sortie, book),
  );
  const texts = [...away].map(([where, { length }], i) => {
    const many = `${inWords(length)}${i === 0 ? ' of our machines' : ''}`;
    return `${many} ${where.startsWith('at ') ? `${plural(length, 'is', 'are')} ` : ''}${where}`;
  });
  return texts.length > 0 ? [capital(listed(texts))] : [];
}

function awayWhere(sortie: Sortie, book: Rulebook): string[] {
  const { end } = sortie;
  if (end?.end === 'emergency-field') return [`at ${fieldText(end.field, book)}`];
  if (end?.end !== 'down') return [];
  return [`came down ${isBetweenTheLines(sortie, book) ? 'between the lines' : 'in the country'}`];
}
