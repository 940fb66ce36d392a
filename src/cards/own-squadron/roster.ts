import { ZONES } from '../ground.ts';
import { targetsOf } from '../map.ts';
import type { ScheduledMission } from '../printed/daily-mission-roster.ts';
import type { Mission } from '../printed/mission.ts';
import type { Field } from '../printed/mission-map.ts';
import { manualOf, type Rulebook } from '../rulebook.ts';
import { fieldOf, goesToAPlace, manualOfDuty, mayFly } from './duties.ts';
import type { Duty, SquadronFolder } from './squadron-folder.ts';

const FLIGHTS = ['A', 'B', 'C'] as const;

/**
 * (4) The roster of this squadron. A mission that is one of its duties stays as printed. Any other is replaced by its
 * duties in turn, each with the zones and targets that the roster gives it on other days, also in turn.
 */
function rosterFor({ duties, flights }: SquadronFolder, book: Rulebook): Rosters {
  const [a, b, c] = FLIGHTS.map((letter, i) => {
    const flight = flights.find((each) => each.flight === letter) ?? {};
    const own = duties.filter((duty) => mayFly(flight, manualOfDuty(duty, manualOf(duty.mission, book)).crews));
    return exchanging(own, i, book);
  });
  const flown = (days: Days): Days =>
    days.map(({ A, B, C, ...day }) => ({
      ...day,
      A: A.map(a ?? asPrinted),
      B: B.map(b ?? asPrinted),
      C: C.map(c ?? asPrinted),
    }));
  const { dailyMissionRoster, nineDaysMore } = book;
  return {
    dailyMissionRoster: { ...dailyMissionRoster, days: flown(dailyMissionRoster.days) },
    nineDaysMore: { ...nineDaysMore, days: flown(nineDaysMore.days) },
  };
}

type Rosters = Pick<Rulebook, 'dailyMissionRoster' | 'nineDaysMore'>;
type Days = Rulebook['dailyMissionRoster']['days'];

type ExchangeLine = (line: ScheduledMission) => ScheduledMission;

const asPrinted: ExchangeLine = (line) => line;

/** Replaces each line in turn. The flights start at different duties, so that they do not all do the same on a day. */
function exchanging(duties: readonly Duty[], flight: number, book: Rulebook): ExchangeLine {
  const known = new Set(duties.map(({ mission }) => mission));
  const given = new Map<string, number>();
  let turn = flight;
  return (line) => {
    if (known.has(line.mission)) return line;
    const at = turn % duties.length;
    const next = nextIn([...duties.slice(at), ...duties.slice(0, at)], line, book);
    if (!next) return line;
    turn = duties.indexOf(next) + 1;
    const count = given.get(next.mission) ?? flight * APART;
    given.set(next.mission, count + 1);
    const lines = linesOf(next.mission, line, book);
    return inPlaceOf(line, lines[count % lines.length] ?? line, manualOf(next.mission, book));
  };
}

/** The offset between the targets of two flights. */
const APART = 7;

/** The first duty that can be flown in that part of the day, otherwise one by day. */
function nextIn(duties: readonly Duty[], { half }: ScheduledMission, book: Rulebook): Duty | undefined {
  const at = (hour: RosterHalf) => duties.find(({ mission }) => halfFor(hour, manualOf(mission, book)) !== undefined);
  return at(half) ?? at('either') ?? duties[0];
}

/** All lines of the roster for a mission; if there are none, a line for each of its targets. */
function linesOf(mission: string, { zones, source }: ScheduledMission, book: Rulebook): readonly ScheduledMission[] {
  const lines = book.dailyMissionRoster.days.flatMap((day) => FLIGHTS.flatMap((letter) => day[letter]));
  const known = lines.filter((line) => line.mission === mission);
  if (known.length > 0) return known;
  const bare = { half: 'either', mission, zones, source } as const;
  const manual = manualOf(mission, book);
  if (!goesToAPlace(manual)) return [bare];
  return ZONES.flatMap((zone) =>
    manual.targets
      .flatMap((kind) => targetsOf(book.missionMap, kind, [zone]))
      .map(({ target }) => ({ ...bare, zones: [zone], target })),
  );
}

function inPlaceOf(
  { half }: ScheduledMission,
  { mission, zones, target }: ScheduledMission,
  manual: Mission,
): ScheduledMission {
  const hour = halfFor(half, manual) ?? halfFor('either', manual) ?? manual.watches[0] ?? half;
  return { half: hour, mission, zones, ...(target !== undefined && { target }), source: 'derived' };
}

type RosterHalf = ScheduledMission['half'];

/** The part of the day in which a mission replaces one planned for this part, if possible. */
function halfFor(half: RosterHalf, { watches }: Pick<Mission, 'watches'>): RosterHalf | undefined {
  if (half !== 'either') return watches.find((each) => each === half);
  const open = watches.filter((each) => each === 'morning' || each === 'afternoon');
  return open.length > 1 ? half : open[0];
}

/**
 * The cards for another squadron than No. 23: its own Squadron Notes, its aerodrome, its duties on the roster, and its
 * own manuals for them.
 */
export function asFlown(squadron: SquadronFolder, book: Rulebook): Rulebook {
  const { kind: _, hex, duties, replacements: __, ...notes } = squadron;
  const { card, rules } = book.squadronNotes;
  const own = duties.map((duty) => [duty.mission, manualOfDuty(duty, manualOf(duty.mission, book))] as const);
  const isHome = ({ kind }: Field) => kind === 'home';
  const moved = (field: Field): Field => ({ ...field, field: fieldOf(squadron), name: squadron.station, hex });
  return {
    ...book,
    squadronNotes: { card, rules, ...notes },
    ...rosterFor(squadron, book),
    missions: { ...book.missions, ...Object.fromEntries(own) },
    missionMap: {
      ...book.missionMap,
      fields: book.missionMap.fields.map((field) => (isHome(field) ? moved(field) : field)),
    },
  };
}
