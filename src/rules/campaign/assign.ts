import { named, type Pilot } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { type Crewed, crewsFor, needsObserver } from '../../campaign/flight.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import type { Watch } from '../../campaign/watch.ts';
import { readBand } from '../../rulebook/band.ts';
import type { ScheduledMission } from '../../rulebook/cards/daily-mission-roster.ts';
import type { Mission } from '../../rulebook/cards/mission.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Available } from '../../table/day-decisions.ts';
import type { Table } from '../../table/table.ts';

/** Who has flown today, in which machine and in which watch. */
export type FlownToday = readonly (MissionLog['crews'][number] & { readonly watch: Watch })[];

export function manualOf(mission: string, { missions }: Rulebook): Mission {
  return promised(missions[mission], `Mission Briefing Manual called ${mission}`);
}

/** (6) Who flies a mission, chosen man by man. Nobody, when it is left undone. */
export function assignCrews(
  due: ScheduledMission,
  { watch, weather }: { readonly watch: Watch; readonly weather: number },
  campaign: Campaign,
  flown: FlownToday,
  table: Table,
): Crewed[] {
  const { crews, notFlown } = manualOf(due.mission, table.book);
  const chosen: Crewed[] = [];
  const ready = crewsFor(campaign, outIn(watch, flown));
  for (;;) {
    const open = ready.filter((crew) => !isChosen(crew, chosen) && hasPlace(crew, chosen, crews));
    const about = {
      mission: due.mission,
      watch,
      weather,
      zones: due.zones,
      ...(due.target !== undefined && { target: due.target }),
      chosen: chosen.map((crew) => availableFrom(crew, campaign, flown, table.book)),
      available: open.map((crew) => availableFrom(crew, campaign, flown, table.book)),
      fighters: { from: crews.fighters.from, to: crews.fighters.to },
      twoSeaters: { from: crews.twoSeaters.from, to: crews.twoSeaters.to },
      notFlown: notFlown.points,
    };
    const answer = table.choose('assign', about, [
      ...open.map(({ pilot }) => pilot.id),
      isEnough(chosen, crews) ? 'done' : 'not-flown',
    ]);
    if (answer === 'not-flown') return [];
    if (answer === 'done') return chosen;
    chosen.push(...open.filter(({ pilot }) => pilot.id === answer));
  }
}

const isChosen = ({ pilot }: Crewed, chosen: readonly Crewed[]) => chosen.some((crew) => crew.pilot.id === pilot.id);

/**
 * (6) A mission fills a half of the day, for machines and for men: whoever has been out in it stays on the ground. So
 * nobody has more than two routine missions in a day, and the patrols of dawn and twilight besides.
 */
const outIn = (watch: Watch, flown: FlownToday): ReadonlySet<string> =>
  new Set(flown.filter((each) => each.watch === watch).flatMap((crew) => Object.values(crew)));

const routineOf = ({ id }: Pilot, flown: FlownToday): number =>
  flown.filter(({ pilot, watch }) => pilot === id && (watch === 'morning' || watch === 'afternoon')).length;

function hasPlace(crew: Crewed, chosen: readonly Crewed[], { fighters, twoSeaters }: Mission['crews']): boolean {
  const isTwoSeater = needsObserver(crew.machine);
  const alike = chosen.filter(({ machine }) => needsObserver(machine) === isTwoSeater).length;
  return alike < (isTwoSeater ? twoSeaters : fighters).to;
}

function isEnough(chosen: readonly Crewed[], { fighters, twoSeaters }: Mission['crews']): boolean {
  const pair = chosen.filter(({ machine }) => needsObserver(machine)).length;
  return chosen.length > 0 && pair >= twoSeaters.from && chosen.length - pair >= fighters.from;
}

function availableFrom(
  { machine, pilot, observer }: Crewed,
  { aircrew }: Campaign,
  flown: FlownToday,
  book: Rulebook,
): Available {
  const second = aircrew.find(({ id }) => id === observer);
  return {
    ...named(pilot),
    machine: machine.id,
    role: needsObserver(machine) ? 'two-seater' : 'fighter',
    skill: pilot.skill,
    firing: pilot.firing,
    bravery: braveryLetter(pilot.bravery, book),
    aft: promised(book.aircraft[machine.aircraft]?.duration, `Duration of ${machine.aircraft}`),
    ...(second && { observer: { ...named(second), firing: second.firing } }),
    flown: routineOf(pilot, flown),
  };
}

/** (7) The Bravery number as a letter. */
export function braveryLetter(bravery: number, { pilotSkillFiringAndBravery: { letters } }: Rulebook) {
  return readBand(letters, bravery).letter;
}
