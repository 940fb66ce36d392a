import { describe, expect, test } from 'vitest';
import { standingAfter } from '../../src/campaign/aircrew.ts';
import { everybody } from '../../src/campaign/campaign.ts';
import type { GameName } from '../../src/cards/games.ts';
import { hexOf } from '../../src/cards/map.ts';
import type { FightFacts } from '../../src/chronicle/report/facts/fight-facts.ts';
import type { MachineFacts, MissionFacts } from '../../src/chronicle/report/facts/mission-facts.ts';
import { type EventOf, type GameEvent, ofType } from '../../src/table/events.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';
import { type FlownAndReported, type FlownDay, flyDays } from '../support/flown-missions.ts';
import { faultsInProse } from '../support/read/read-report.ts';

const differs = (what: string, told: unknown, logged: unknown): string[] => {
  const [a, b] = [JSON.stringify(told), JSON.stringify(logged)];
  return a === b ? [] : [`${what}: ${a} told, ${b} in the log`];
};

const sorted = (texts: readonly string[]): string[] => [...texts].sort();

/** Missions whose fights are fought out by each system. */
const FLOWN: readonly (readonly [GameName, number])[] = [
  ['wings-over-france', 400],
  ['wings-of-war', 20],
  ['wings-of-glory', 30],
  ['winged-victory', 60],
  ['clouds-of-glory', 40],
];

describe.each(FLOWN)(
  '(44) the reports of missions by %s say what the Mission Log has, in %i missions',
  (system, many) => {
    const days = flyDays(many, book, system);
    const missions = days.flatMap((day) => day.missions);
    const facts = missions.map(({ report }) => report.facts);

    /** The faults in any of them, with the report that contains them. */
    const faultsIn = (look: (mission: FlownAndReported) => readonly string[]): string[] =>
      missions.flatMap((mission) => look(mission).map((fault) => `${mission.report.title}: ${fault}`));

    test('there are so many of them, with every fight that was fought, and losses', () => {
      expect(missions.length).toBeGreaterThanOrEqual(many);
      const fought = missions.flatMap(({ events }) => ofType(events, 'fight-over'));
      expect(facts.flatMap(fightsIn)).toHaveLength(fought.length);
      expect(fought.length).toBeGreaterThan(many / 8);
    });

    test.runIf(system === 'wings-over-france')('there are Stragglers among them, and every end and trouble', () => {
      const ends = facts.flatMap(({ machines }) => machines.map(({ end }) => end.is));
      expect(new Set(ends)).toEqual(new Set(['home', 'field', 'down']));
      const troubles = facts.flatMap(({ machines }) =>
        machines.flatMap((machine) => machine.troubles.map(({ is }) => is)),
      );
      expect(new Set(troubles).size).toBeGreaterThanOrEqual(10);
    });

    test('who flew: as the log was opened, and as often as the Personnel Record counts', () => {
      expect(
        faultsIn(({ report: { facts }, began }) =>
          differs(
            'crews',
            facts.machines.map(({ machine, men }) => [machine, ...men.map(({ airman }) => airman)]),
            began.machines.map(({ machine, men }) => [machine, ...men.map(({ airman }) => airman)]),
          ),
        ),
      ).toEqual([]);
      expect(days.flatMap((day) => menFaults(day, 'missions', () => 1))).toEqual([]);
    });

    test('who was hit: every machine that a shell, a bullet or a burst struck, and no other', () => {
      expect(
        faultsIn(({ report: { facts }, events }) => [
          ...differs('hit from the ground', sorted(struckIn(facts)), sorted(struckBy(events, GROUND))),
          ...differs('hit in a fight', sorted(harmedIn(facts)), sorted(harmedBy(events))),
        ]),
      ).toEqual([]);
    });

    test('who was hurt: the fates of the log, and how each man stands afterwards', () => {
      expect(
        faultsIn(({ report: { facts }, ended }) =>
          differs(
            'fates',
            sorted(menIn(facts).flatMap(({ airman, fate }) => (fate ? [`${airman} ${JSON.stringify(fate)}`] : []))),
            sorted(
              [...new Map(ended.fates.map(({ airman, fate }) => [airman, fate]))].map(
                ([airman, fate]) => `${airman} ${JSON.stringify(fate)}`,
              ),
            ),
          ),
        ),
      ).toEqual([]);
      expect(days.flatMap(standingFaults)).toEqual([]);
    });

    test('who came home, who landed elsewhere, who was lost: the homecomings, and how each machine stands afterwards', () => {
      expect(
        faultsIn(({ report: { facts }, ended }) =>
          differs(
            'ends',
            sorted(
              facts.machines.map(
                ({ machine, end }) =>
                  `${machine} ${end.is === 'field' ? 'emergency-field' : end.is}${end.is === 'down' ? ` ${end.hex} ${end.lost}` : ''}`,
              ),
            ),
            sorted(
              ended.homecomings.map(
                (each) =>
                  `${each.machine} ${each.end}${each.end === 'down' ? ` ${each.hex} ${each.fate === 'lost'}` : ''}`,
              ),
            ),
          ),
        ),
      ).toEqual([]);
      expect(days.flatMap(machineFaults)).toEqual([]);
    });

    test('by whom enemies were brought down: the lines of Victory Points, and the kills on the records', () => {
      expect(
        faultsIn(({ report: { facts }, ended }) =>
          differs(
            'credits',
            sorted(creditsIn(facts)),
            sorted(
              ended.scores
                .filter(({ why }) => why in HARMED)
                .map(({ why, who }) => `${who} ${HARMED[why as keyof typeof HARMED]}`),
            ),
          ),
        ),
      ).toEqual([]);
      const wonBy = (facts: MissionFacts, airman: string) =>
        creditsIn(facts).filter((credit) => credit === `${airman} shot-down`).length;
      expect(days.flatMap((day) => menFaults(day, 'kills', wonBy))).toEqual([]);
    });

    test('what a fight did to one of ours is what became of her', () => {
      expect(faultsIn(({ report: { facts } }) => fateFaults(facts))).toEqual([]);
    });

    test('who left a fight of ours: everybody who is told to have got away, or what had been done to him; and nobody else', () => {
      expect(faultsIn(escapeFaults)).toEqual([]);
    });

    test('at what height the lines were reached: that of the party as it moved', () => {
      expect(faultsIn(heightFaults)).toEqual([]);
      expect(missions.filter(({ report }) => report.facts.lines?.height === 0)).toEqual([]);
    });

    test('(44) no sentence of a report contradicts the facts, and so no other; nobody who suffered is left out', () => {
      expect(faultsIn(({ report }) => faultsInProse(report))).toEqual([]);
    });
  },
);

const GROUND = ['archie-hit', 'machine-gun-hit'];
const HARMED = {
  'enemy-shot-down': 'shot-down',
  'enemy-forced-down': 'forced-down',
  'enemy-damaged': 'damaged-abort',
} as const;

const menIn = ({ machines }: MissionFacts) => machines.flatMap(({ men }) => men);

const fightsIn = ({ meetings }: MissionFacts) =>
  meetings.flatMap(({ came }) => (typeof came === 'object' ? [came] : []));

const struckIn = ({ machines }: MissionFacts) =>
  machines.flatMap(({ machine, struck, troubles }) =>
    // What crippled a machine is told with that.
    struck.length > 0 || troubles.some((each) => each.is === 'crippled' && each.guns !== undefined) ? [machine] : [],
  );

const harmedIn = (facts: MissionFacts) => [
  ...new Set(fightsIn(facts).flatMap(({ harmed }) => harmed.map(({ machine }) => machine))),
];

const struckBy = (events: readonly GameEvent[], types: readonly string[]): string[] => [
  ...new Set(events.flatMap((event) => (types.includes(event.type) && 'machine' in event ? [event.machine] : []))),
];

/** On the track every machine hit; elsewhere every machine that was damaged. */
const harmedBy = (events: readonly GameEvent[]): string[] => [
  ...new Set([
    ...struckBy(events, ['critical-hit-scored']),
    ...ofType(events, 'machine-out')
      .filter(({ fate, wounds }) => fate !== 'unharmed' || wounds.length > 0)
      .map(({ machine }) => machine),
  ]),
];

/** Enemies crippled or brought down, each with the man at the gun. */
const creditsIn = (facts: MissionFacts): string[] =>
  fightsIn(facts).flatMap(({ harmed }) =>
    harmed
      .filter(({ german, fate }) => german && fate !== 'unharmed' && fate !== 'driven-off')
      .flatMap((each) => creditTo(each, facts)),
  );

/** (43) For a machine that is nobody's victory, the damage is credited to the last to hit. */
function creditTo({ by, hitBy, fate }: FightFacts['harmed'][number], { machines }: MissionFacts): string[] {
  const owed = by ?? hitBy;
  if (!owed) return [];
  const crew = machines.find(({ machine }) => machine === owed.machine);
  return [`${crew?.men[owed.gun === 'observer' ? 1 : 0]?.airman} ${hitBy ? 'damaged-abort' : fate}`];
}

/** What a day's reports credit to each man, compared with his record. */
function menFaults(
  { before, after, missions: flown }: FlownDay,
  entry: 'missions' | 'kills',
  each: (facts: MissionFacts, airman: string) => number,
): string[] {
  return everybody(after).flatMap((man) => {
    const had = everybody(before).find(({ id }) => id === man.id)?.[entry] ?? 0;
    const told = flown
      .filter(({ report }) => menIn(report.facts).some(({ airman }) => airman === man.id))
      .reduce((sum, { report }) => sum + each(report.facts, man.id), 0);
    return differs(`${entry} of ${man.id}`, told, man[entry] - had);
  });
}

/** Killed, captured or in hospital in the evening: by the last report about him. */
const standingFaults = (day: FlownDay): string[] =>
  everybody(day.after).flatMap(({ id, standing }) => {
    const told = day.missions
      .flatMap(({ report }) => menIn(report.facts))
      .findLast(({ airman, fate }) => airman === id && fate !== undefined)?.fate;
    const today = day.before.day;
    if (told === undefined && !('since' in standing && standing.since === today)) return [];
    return differs(`standing of ${id}`, told && standingAfter(told, today), standing);
  });

/** Lost in the evening: a report tells it, and no report tells another loss. */
function machineFaults({ before: { day }, after, missions: flown }: FlownDay): string[] {
  const isLost = ({ end }: MachineFacts) => end.is === 'down' && end.lost;
  const ofFlights = new Set(after.flights.flatMap(({ machines }) => machines.map(({ id }) => id)));
  // The Commanding Officer's Triplane is on no flight's list.
  const told = flown.flatMap(({ report }) =>
    report.facts.machines.filter((each) => isLost(each) && ofFlights.has(each.machine)).map(({ machine }) => machine),
  );
  const logged = after.flights.flatMap(({ machines }) =>
    machines.filter(({ standing }) => standing.is === 'lost' && standing.since === day).map(({ id }) => id),
  );
  const awaited = after.flights.flatMap(({ machines }) =>
    machines.filter(({ standing }) => standing.is === 'awaited').map(({ id }) => id),
  );
  return differs(
    `machines lost on day ${day}`,
    sorted(told.filter((id) => !awaited.includes(id))),
    sorted(logged.filter((id) => !awaited.includes(id))),
  );
}

/** Beaten down in a fight she came down so; any other fate lets her fly on. */
function fateFaults(facts: MissionFacts): string[] {
  return fightsIn(facts).flatMap(({ harmed }) =>
    harmed.flatMap(({ german, machine, fate }) => {
      if (german || (fate !== 'shot-down' && fate !== 'forced-down')) return [];
      const end = facts.machines.find((each) => each.machine === machine)?.end;
      return differs(`end of ${machine}`, end?.is === 'down' ? end.how : end?.is, fate);
    }),
  );
}

/**
 * (26) Each fight by itself, for a machine may get away from one and be shot down in the next. Who was hurt before it is
 * a Lame Duck, of whom the report has already told what sent him home.
 */
function escapeFaults({ report: { facts }, events }: FlownAndReported): string[] {
  return fightsIn(facts).flatMap(({ fled, harmed }, i) => {
    const told = outsOf(events, i).flatMap(({ side, escaped, machine }) =>
      side === 'allied' && escaped ? [machine] : [],
    );
    const said = fled.map(({ machine }) => machine);
    const isTold = (machine: string) =>
      [...said, ...harmed.map((each) => each.machine)].includes(machine) ||
      facts.machines.some((each) => each.machine === machine && each.struck.length + each.troubles.length > 0);
    return [
      ...differs(
        `got away from fight ${i + 1}`,
        [],
        told.filter((machine) => !isTold(machine)),
      ),
      ...differs(
        `said to have got away from it`,
        said.filter((machine) => !told.includes(machine)),
        [],
      ),
    ];
  });
}

/** What is told at the end of one of the fights of a mission. */
function outsOf(events: readonly GameEvent[], fight: number): EventOf<'machine-out'>[] {
  const ends = events.flatMap((event, at) => (event.type === 'fight-over' ? [at] : []));
  return ofType(events.slice(ends[fight - 1] ?? 0, (ends[fight] ?? events.length) + 1), 'machine-out');
}

function heightFaults({ report: { facts }, events, heights }: FlownAndReported): string[] {
  const crossed = events.find(
    (event) => event.type === 'moved' && hexOf(book.missionMap, event.to).ground !== 'allied',
  );
  const truly = crossed && heights.get(crossed);
  return truly === undefined ? [] : differs('height at the lines', facts.lines?.height, truly);
}
