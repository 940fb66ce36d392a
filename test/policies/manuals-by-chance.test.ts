import { expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { distance, type HexId } from '../../src/cards/hexes.ts';
import type { Mission } from '../../src/cards/printed/mission.ts';
import { boxOf, expectDefined } from '../../src/cards/rulebook.ts';
import { parseSeed } from '../../src/dice/seed.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import type { PolicyName } from '../../src/policies/policy-names.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import type { EventType, GameEvent } from '../../src/table/events.ts';
import { book as ours } from '../support/cards/book.ts';
import { withManualsByChance } from '../support/cards/manuals-by-chance.ts';

const MANUALS = 20;
const FLIGHTS_EACH = 10;
const book = withManualsByChance(MANUALS, 'manuals', ours);
const numbers = Array.from({ length: MANUALS }, (_, i) => i + 1);
const { hexes, targets, fields } = book.missionMap;

interface Flown {
  readonly events: readonly GameEvent[];
  /** The hexes over which the whole flight stayed of its own will, sound and on its mission. */
  readonly lingered: readonly HexId[];
}

/** The day on which a manual is due, flown by a policy. */
function fly(day: number, name: PolicyName, word: string): Flown {
  const events: GameEvent[] = [];
  const lingered: HexId[] = [];
  const policy = policyNamed(name, word);
  const watched: Policy = {
    ...policy,
    movement: (about, options, cards, from) => {
      const answer = policy.movement(about, options, cards, from);
      const { party, orders, steps } = about;
      const isSound = party.machines.every(({ lameDuck }) => !lameDuck);
      const mayMove = steps.some(({ hex }) => hex !== undefined);
      if (answer === 'stay' && mayMove && isSound && orders.errand === 'mission') lingered.push(party.hex);
      return answer;
    },
  };
  const campaign = Object.assign(newCampaign(['B'], book), { day });
  const seed = expectDefined(parseSeed(word), word);
  const told = (event: GameEvent) => events.push(event);
  playDay(campaign, new AutomaticTable(book, seededCup(seed, day), watched, { ...nobodyWrites, told }));
  return { events, lingered };
}

const manualOf = (n: number): Mission => expectDefined(book.missions[`by-chance-${n}`], `manual ${n}`);
const rowOf = (n: number) => expectDefined(expectDefined(book.dailyMissionRoster.days[n - 1], 'day').B[0], 'row');

/** The hexes that a manual and its row on the roster speak of, counted out here from the map. */
function spokenOf(n: number): ReadonlySet<HexId> {
  const { activities, targets: kinds } = manualOf(n);
  const { zones, target } = rowOf(n);
  const inZones = Object.entries(hexes).filter(([, { zone }]) => zones.includes(zone));
  const over = (ground: string) => inZones.filter(([, hex]) => hex.ground === ground).map(([id]) => id);
  const trenches = Object.keys(hexes).filter((id) => hexes[id]?.ground === 'trenches');
  const depthOf = (id: HexId) => Math.min(...trenches.map((trench) => distance(id, trench)));
  const { patrol, scan, strafeTrench, attackBalloon } = activities;
  const meant = targets.filter(({ kind, target: id, hex }) => {
    if (!kinds.includes(kind)) return false;
    const isFree = kind === 'balloon' || target === undefined;
    return isFree ? zones.includes(expectDefined(hexes[hex], hex).zone) : id === target;
  });
  return new Set([
    ...(patrol ? over(patrol.over) : []).filter(
      (id) => depthOf(id) >= (patrol?.depth.from ?? 0) && depthOf(id) <= (patrol?.depth.to ?? 0),
    ),
    ...(scan ? over(scan.over) : []),
    ...(strafeTrench ? over('trenches') : []),
    ...meant.filter(({ kind }) => kind !== 'balloon' || attackBalloon).map(({ hex }) => hex),
  ]);
}

/** What each activity is seen by. */
const SEEN: Readonly<Record<string, readonly EventType[]>> = {
  patrol: ['hex-patrolled'],
  photograph: ['plate-exposed', 'plate-spoiled'],
  spot: ['fall-of-shot-called'],
  bomb: ['stick-dropped', 'load-wasted'],
  drop: ['bundle-dropped'],
  attackBalloon: ['balloon-searched'],
  scan: ['ground-scanned'],
  strafeTrench: ['dive-began', 'strafing-nerve-tried'],
};

/** What a flight is sent out for: searching and strafing only where there is nothing else. */
function errands(n: number): string[] {
  const names = Object.keys(manualOf(n).activities).filter((name) => name in SEEN);
  const first = names.filter((name) => name !== 'scan' && name !== 'strafeTrench');
  return first.length > 0 ? first : names;
}

const known = new Map<string, readonly Flown[]>();

function flightsBy(n: number, policy: PolicyName, count = FLIGHTS_EACH): readonly Flown[] {
  const key = `${policy} ${n}`;
  const flights =
    known.get(key) ?? Array.from({ length: count }, (_, i) => fly(n, policy, `chance-${policy}-${n}-${i}`));
  known.set(key, flights);
  return flights;
}

const hasFlown = ({ events }: Flown) => events.some(({ type }) => type === 'took-off');
const hasDone = ({ events }: Flown, name: string) => events.some(({ type }) => SEEN[name]?.includes(type));

test('twenty manuals put together by chance are in order, no two of them are alike, and no activity is missing', () => {
  const written = numbers.map((n) =>
    JSON.stringify([Object.keys(manualOf(n).activities), manualOf(n).targets, rowOf(n).zones]),
  );
  expect(new Set(written).size).toBe(MANUALS);
  const all = new Set(numbers.flatMap((n) => Object.keys(manualOf(n).activities)));
  expect([...all].sort()).toEqual(Object.keys({ ...SEEN, escort: 0, strafeTarget: 0 }).sort());
});

/** Whoever has come home too high to land waits over the field. */
const ourFields = fields.filter(({ kind }) => kind !== 'german').map(({ hex }) => hex);

test.each(numbers)('(23) manual %i: commanders linger over hexes that it speaks of, or wait beside them', (n) => {
  const spoken = new Set([...spokenOf(n), ...ourFields]);
  const isBeside = (hex: HexId) => [...spoken].some((each) => distance(each, hex) <= 1);
  const flights = (['prudent', 'bold', 'by-the-book'] as const).flatMap((policy) => flightsBy(n, policy));
  expect(flights.flatMap(({ lingered }) => lingered.filter((hex) => !isBeside(hex)))).toEqual([]);
});

test.each(numbers)('(23) manual %i is flown to the end of its day by chance, and by one who plays it out', (n) => {
  const flights = [...flightsBy(n, 'random'), ...(n <= 2 ? flightsBy(n, 'expert', 1) : [])];
  expect(flights.every(({ events }) => events.at(-1)?.type === 'day-ended')).toBe(true);
});

/** From how high an activity's card has the ground seen, at the lowest. */
function sightOf(n: number, name: string): number {
  const card = Object.entries(manualOf(n).activities).find(([each]) => each === name)?.[1];
  if (card === undefined) return 0;
  if ('height' in card) return card.height.from;
  return 'visibility' in card ? card.visibility : 0;
}

/** The Photo modifier in which there is no light for anything. */
const NO_LIGHT = -4;

const isBlind = (number: number, sight: number): boolean => {
  const { photo, down } = boxOf(number, book);
  return photo <= NO_LIGHT || (down !== 'unlimited' && down < sight);
};

const weatherOf = ({ events }: Flown): number[] =>
  events.flatMap((event) => {
    if (event.type === 'forecast-received') return [event.am.number];
    return event.type === 'weather-checked' ? [event.to] : [];
  });

const KEEP = new Set<EventType>(['fight-began', 'machine-crippled', 'machine-came-down']);

/** Whether a fight, a machine that could not go on, or the weather may have kept a flight from its work. */
const wasKept = (flight: Flown, n: number, name: string): boolean =>
  flight.events.some(({ type }) => KEEP.has(type)) ||
  weatherOf(flight).some((number) => isBlind(number, sightOf(n, name)));

const flownBy = (n: number) => flightsBy(n, 'prudent').filter(hasFlown);

test.each(numbers)('(23) manual %i: prudent does what it sends him out for, unless he is kept from it', (n) => {
  const flown = flownBy(n);
  const idle = flown.filter((flight) => !errands(n).some((name) => hasDone(flight, name)));
  expect(idle.length).toBeLessThan(flown.length);
  expect(idle.filter((flight) => !errands(n).every((name) => wasKept(flight, n, name)))).toEqual([]);
});

test('(23) prudent does what he is sent out for in two of three flights or more', () => {
  const flown = numbers.flatMap((n) => flownBy(n).map((flight) => errands(n).some((name) => hasDone(flight, name))));
  expect(flown.filter(Boolean).length / flown.length).toBeGreaterThanOrEqual(2 / 3);
});

test.each(Object.keys(SEEN))(
  '(23) prudent gets to %s in a third of his flights, and unless he is kept from it',
  (name) => {
    const sent = numbers
      .filter((n) => errands(n).includes(name))
      .flatMap((n) =>
        flownBy(n).map((flight) => ({ isDone: hasDone(flight, name), isKept: wasKept(flight, n, name) })),
      );
    const done = sent.filter(({ isDone }) => isDone).length;
    expect(done / sent.length).toBeGreaterThanOrEqual(1 / 3);
    // Of several things that one flight is sent out for, one may have to be left.
    expect(done / sent.filter(({ isDone, isKept }) => isDone || !isKept).length).toBeGreaterThanOrEqual(0.9);
  },
);
