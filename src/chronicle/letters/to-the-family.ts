import type { Airman } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { readBand } from '../../cards/band.ts';
import { RANKS } from '../../cards/ranks.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { listed, plural } from '../../words/numbers.ts';
import { entriesOf, isFlown, type Sortie, sortiesOf, wasAboard } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { causeOf } from '../report/facts/cause.ts';
import { atPlace, written } from '../report/prose.ts';
import { scoreText } from '../tables/people-rows.ts';
import { aboard, fightsIn } from '../threads/on-a-mission.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { airmanIn, type EveningLived } from './evening-lived.ts';
import type { Letter } from './letter.ts';
import { unseenEnd } from './unseen.ts';
import { canTell, isMissing } from './whereabouts.ts';
import {
  ALIVE,
  BURNT,
  type Eyes,
  FOUGHT,
  OBSERVER_ALIVE,
  QUICK,
  SERVED,
  WITH_HIM,
  WON,
  WON_BEFORE,
} from './words-of-service.ts';
import {
  CAUSES,
  CREW_ALONE,
  FAREWELLS,
  HOPES,
  KNOWN_NOW,
  LATE,
  NERVE,
  NEW_TO_IT,
  OF_A_SEAT,
  SORRY,
  UNSEEN,
  UNTIL_THEN,
} from './words-to-families.ts';

/** A loss of which nobody has written to the family yet, and the evening of its day. */
export interface UnwrittenLoss {
  readonly fell: Fell;
  readonly evening: EveningLived;
  /** A letter said that he was missing, and it has become known that he is dead. */
  readonly isKnownNow?: true;
}

/** The letters of an evening, and what is still to be written. */
interface WrittenLetters {
  readonly letters: readonly Letter[];
  readonly owed: readonly UnwrittenLoss[];
}

/**
 * The Flight Commander's letters to the families of lost men; the Major writes for the Flight Commander's own. Where
 * nobody is at home to write them, they are owed to the next evening.
 */
export function lettersToFamilies(evening: EveningLived, before: readonly UnwrittenLoss[] = []): WrittenLetters {
  const today = evening.happenings.filter(isLoss).map((fell) => ({ fell, evening }));
  const losses = [...before, ...today.filter((loss) => !isMissingIn(loss)), ...today.filter(isMissingIn)];
  const by = whoWrites(evening);
  if (by === undefined) return { letters: [], owed: losses };
  return {
    letters: losses.map((loss) => ({
      by,
      of: loss.fell.man,
      to: `the family of ${familyName(loss)}`,
      says: toTheFamily(loss, by, evening),
    })),
    owed: [],
  };
}

const isMissingIn = ({ fell, evening }: UnwrittenLoss): boolean => isMissing(fell, evening);

type Fell = Happening & HappeningOf<'killed' | 'taken'>;

/** (47) Who leads the flight this evening, if he is back; otherwise the Commanding Officer, or the senior pilot. */
function whoWrites({ day: { dawn }, flight, writers, officer, happenings }: EveningLived): string | undefined {
  const isHome = (man: string) =>
    writers.includes(man) && !happenings.some((each) => each.man === man && each.is === 'put-down');
  const record = dawn.flights.find((each) => each.flight === flight);
  const captain = record?.aircrew.find(({ id, rank, seat }) => rank === 'Captain' && seat === 'pilot' && isHome(id));
  const acting = record?.succession?.acting;
  const leader = captain?.id ?? (acting !== undefined && isHome(acting) ? acting : undefined);
  const pilots = record?.aircrew.filter(({ id, seat }) => seat === 'pilot' && isHome(id)) ?? [];
  const [senior] = pilots.toSorted((a, b) => RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank));
  return leader ?? officer ?? senior?.id;
}

export function familyName({ fell: { man: id }, evening: { day } }: UnwrittenLoss): string {
  const man = airmanIn(day.dawn, id) ?? ofKind(day.moments, 'newcomer-reported').find((each) => each.man === id);
  return man ? written({ initial: undefined, ...man }) : id;
}

function toTheFamily(loss: UnwrittenLoss, by: string, tonight: EveningLived): string {
  const { fell, evening } = loss;
  if (loss.isKnownNow) return knownNow(loss, by);
  const isTonight = evening === tonight;
  const man = airmanIn(evening.day.dawn, fell.man);
  const [opening, end] = isMissingIn({ fell, evening })
    ? ([HOPES, UNTIL_THEN] as const)
    : ([SORRY, FAREWELLS] as const);
  const when = isTonight ? 'today' : `on ${dateText(fell.day)}`;
  return [
    evening.ways.next<string>(isTonight ? opening : LATE, { by }),
    howItWas(fell, { by, when, evening }),
    ...(man ? [servedText(man, by, evening), knownFor(man, by, evening)] : [`He had come to us only ${when}.`]),
    ...deedsText(fell.man, by, evening),
    evening.ways.next<string>(end, { by }),
  ].join(' ');
}

function knownNow({ fell, evening }: UnwrittenLoss, by: string): string {
  const { ways, book } = evening;
  const where = fell.hex === undefined ? '' : ` ${besidePlace(fell.hex, book)}`;
  return [
    ways.next<string>(KNOWN_NOW, { by }),
    `He was killed on ${dateText(fell.day)}${where}${howText(fell, evening)}.`,
    ways.next<string>(FAREWELLS, { by }),
  ].join(' ');
}

interface LetterTelling {
  readonly by: string;
  readonly when: string;
  readonly evening: EveningLived;
}

function howItWas(fell: Fell, telling: LetterTelling): string {
  const { by, when, evening } = telling;
  const { man, hex } = fell;
  const isOut = isMissingIn({ fell, evening });
  const unseen = isOut ? unseenEnd(man, evening) : undefined;
  if (unseen) return `${evening.ways.next(UNSEEN[unseen])(when)}${crewText(fell, telling)}`;
  const where = hex === undefined ? '' : ` ${besidePlace(hex, evening.book)}`;
  const did = isOut ? 'He came down' : 'He was killed';
  const home = hex === undefined ? ' His machine brought him home.' : '';
  const alive = airmanIn(evening.day.dawn, man)?.seat === 'observer' ? OBSERVER_ALIVE : ALIVE;
  const dead = hasBurnt(man, evening.day) ? BURNT : QUICK;
  const seen = seenBy(man, isOut ? alive : dead, { by, evening });
  return `${did} ${when}${where}${howText(fell, evening)}.${home}${crewText(fell, telling)}${seen}`;
}

/** Of airmen one does not say that they fell in the trenches. */
const besidePlace = (hex: string, book: Rulebook): string => atPlace(hex, book).replace(/^in the/, 'by the');

const lastSortie = (man: string, day: EveningLived['day']): Sortie | undefined =>
  entriesOf(day)
    .filter(isFlown)
    .flatMap(sortiesOf)
    .findLast((sortie) => wasAboard(sortie, man));

/** (29) Whether his last machine fell in flames. */
function hasBurnt(man: string, day: EveningLived['day']): boolean {
  const last = lastSortie(man, day);
  return ofKind(last?.moments ?? [], 'machine-came-down').some(
    ({ machine, words }) => machine === last?.crew.machine && words === 'In flames',
  );
}

/** The other man of a two-seater, and what became of him. */
function crewText(lost: Fell, { by, evening }: LetterTelling): string {
  const { day, told, ways } = evening;
  const last = lastSortie(lost.man, day);
  const other = last?.crew.men.find(({ airman }) => airman !== lost.man)?.airman;
  if (!last || other === undefined) return '';
  if (other === by) return ' I was with him.';
  const fate = last.fates.find(({ man }) => man.airman === other)?.fate.fate ?? 'safe';
  // Of two who came down beyond the lines nobody knows more tonight than of one.
  const isUnknown = fate === 'killed' && isMissing(lost, evening);
  return ` ${ways.next(WITH_HIM[isUnknown ? 'prisoner' : fate])(told.of(other))}`;
}

function howText({ man, by }: Fell, { day, told, ways }: EveningLived): string {
  if (by !== undefined) return `, in a fight with ${told.german(by)}`;
  const last = lastSortie(man, day);
  const cause = last && causeOf(last);
  if (!last || !cause) return '';
  if (cause.is === 'german') return `, in a fight with ${told.german(cause.german)}`;
  return ways.next(cause.is === 'alone' && last.crew.men.length > 1 ? CREW_ALONE : CAUSES[cause.is]);
}

/** The writer, or two of the witnesses. */
function seenBy(man: string, says: Eyes, { by, evening }: Pick<LetterTelling, 'by' | 'evening'>): string {
  const { happenings, told, ways } = evening;
  const eyes = happenings.flatMap((each) => (each.is === 'saw-fall' && each.friend === man ? [each.man] : []));
  const others = [...new Set(eyes)].filter((each) => each !== by && canTell(each, evening)).slice(0, 2);
  if (eyes.includes(by)) return ` ${ways.next(says.own)}`;
  return others.length === 0 ? '' : ` ${listed(others.map(told.of))} ${ways.next(says.others)(others.length)}`;
}

/** So many fights are worth a family's knowing. */
const OFTEN = 3;

/** (45) From his Personnel Record, and his missions and fights of today before his last flight. */
function servedText(man: Airman, by: string, { day, book, ways, happenings }: EveningLived): string {
  const hasWon = happenings.some((each) => each.man === man.id && (each.is === 'victory' || each.is === 'balloon'));
  const his = missionsOf(day, book).filter(({ facts }) =>
    facts.machines.some(({ men }) => men.some(({ airman }) => airman === man.id)),
  );
  const earlier = his.slice(0, -1).map(({ facts }) => facts);
  const before = man.missions + earlier.length;
  if (before === 0) return 'It was his first flight.';
  const hadToFight = earlier.filter((facts) =>
    fightsIn(facts).some(({ ours }) => aboard(ours, facts).includes(man.id)),
  );
  const fought = man.fights + hadToFight.length;
  const won = scoreText(man);
  const isOfFights = ways.next([false, true], {
    list: 'what a family is told',
    only: (each) => !each || fought >= OFTEN,
  });
  return [
    isOfFights ? ways.next(FOUGHT)(fought) : ways.next(SERVED, { by })(before),
    ...(won.length > 0 ? [ways.next(hasWon ? WON_BEFORE : WON)(won.join(' and '))] : []),
  ].join(' ');
}

const SELDOM = 5;

function knownFor({ bravery, missions, seat }: Airman, by: string, { ways, book }: EveningLived): string {
  const { letters } = book.pilotSkillFiringAndBravery;
  if (missions < SELDOM) return ways.next<string>(NEW_TO_IT, { by });
  const ofOthers = OF_A_SEAT[seat === 'pilot' ? 'observer' : 'pilot'];
  return ways.next<string>(NERVE[readBand(letters, bravery).letter], { by, only: (each) => !ofOthers.includes(each) });
}

/** Before this evening. */
const isLost = (man: string, { happenings }: EveningLived): boolean =>
  happenings.some((each) => each.man === man && isLoss(each));

/** What he did for others on his last day, and they for him; the writer himself may be one of them. */
function deedsText(man: string, by: string, evening: EveningLived): string[] {
  const { happenings, told } = evening;
  const won = happenings.filter((each) => each.is === 'victory' && each.man === man).length;
  const saved = happenings.flatMap((each) =>
    each.is === 'saved' && each.man === man && !isLost(each.friend, evening) ? [each.friend] : [],
  );
  const others = [...new Set(saved)].filter((each) => each !== by).map(told.of);
  return [
    ...(won > 0 ? [`He had brought down ${plural(won, 'an enemy', 'more than one enemy')} before they got him.`] : []),
    ...(others.length > 0 ? [`${listed(others)} would not be alive tonight without him.`] : []),
    ...(saved.includes(by) ? [others.length > 0 ? 'Nor should I.' : 'I should not be alive tonight without him.'] : []),
  ];
}
