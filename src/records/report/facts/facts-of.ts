import { eastingOf } from '../../../rulebook/hexes.ts';
import { hexOf, homeField } from '../../../rulebook/map.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type GameEvent, ofType } from '../../../table/events.ts';
import type { FlownMission } from '../flown-mission.ts';
import { fightFacts } from './fight-facts.ts';
import { type Followed, follow } from './follow.ts';
import { machineFacts } from './machine-facts.ts';
import type { Crossing, GroundFire, MachineFacts, MeetingFacts, MissionFacts, Trouble } from './mission-facts.ts';

/** The facts of a mission, from what happened on it. */
export function factsOf(flown: FlownMission, day: number, book: Rulebook): MissionFacts {
  const { began, events, ended } = flown;
  const { mission, flight, watch, zones, target, machines } = began;
  const followed = follow(flown, book);
  return {
    day,
    mission,
    flight,
    watch,
    zones,
    target,
    machines: machines.map((crew) => notOverAField(machineFacts(crew, flown, followed), book)),
    weather: weatherOf(followed),
    lines: crossingOf(followed, book),
    fire: fireOf(events),
    meetings: meetingsIn(followed),
    pastDoing: events.some(({ type }) => type === 'work-past-doing'),
    scores: ended.scores,
    points: ended.points,
  };
}

/**
 * Over the field from which they fly nobody sees anybody home, nor leaves him to find it; and who puts down on a field
 * to which they brought him was not left.
 */
function notOverAField(machine: MachineFacts, { missionMap }: Rulebook): MachineFacts {
  const { end } = machine;
  const home = homeField(missionMap).hex;
  const his = missionMap.fields.find(({ field }) => end.is === 'field' && end.field === field)?.hex;
  const isThere = ({ is, hex }: Trouble) =>
    (is === 'on-his-own' && (hex === home || hex === his)) || (is === 'seen-home' && hex === home);
  return { ...machine, troubles: machine.troubles.filter((each) => !isThere(each)) };
}

/** Over the flight: a Straggler is told of when it has landed, under a weather of his own. */
function weatherOf(followed: readonly Followed[]): MissionFacts['weather'] {
  const checks = ofType(
    followed.filter(({ isMain }) => isMain).map(({ event }) => event),
    'weather-checked',
  );
  const [first, last] = [checks[0], checks.at(-1)];
  return first && last && { from: first.from, through: checks.map(({ to }) => to), to: last.to };
}

function crossingOf(followed: readonly Followed[], { missionMap }: Rulebook): Crossing | undefined {
  const moves = followed.filter(({ event }) => event.type === 'moved');
  const crossed = moves.find(({ hex }) => hexOf(missionMap, hex).ground !== 'allied');
  if (!crossed) return undefined;
  const farthest = moves.reduce((far, { hex }) => (eastingOf(hex) > eastingOf(far) ? hex : far), crossed.hex);
  return { hex: crossed.hex, height: crossed.height, farthest };
}

function fireOf(events: readonly GameEvent[]): GroundFire {
  const shots = ofType(events, 'archie-fired');
  const hits = shots.filter(({ hit }) => hit !== undefined);
  const near = shots.filter((shot) => shot.hit === undefined && shot.near.length > 0);
  const bursts = ofType(events, 'machine-guns-fired');
  return {
    archie: { shots: shots.length, hits: hits.length, near: near.length },
    machineGuns: { bursts: bursts.length, hits: bursts.filter(({ hit }) => hit).length },
  };
}

/** A meeting with nobody, for all who should have been there are gone, is none. */
function meetingsIn(followed: readonly Followed[]): MeetingFacts[] {
  const starts = followed.flatMap(({ event, hex }, i) =>
    event.type === 'enemy-met' ? [{ i, hex, germans: event.numbers }] : [],
  );
  return starts
    .map(({ i, hex, germans }, n) => {
      const events = followed.slice(i, starts[n + 1]?.i).map(({ event }) => event);
      return { at: i, hex, germans, came: cameOf(events) };
    })
    .filter(({ germans }) => germans.length > 0);
}

function cameOf(events: readonly GameEvent[]): MeetingFacts['came'] {
  const letGo = events.some(({ type }) => type === 'attack-declined');
  return fightFacts(events) ?? (letGo ? 'let-them-go' : 'let-us-go');
}
