import { expect, test } from 'vitest';
import { AutomaticTable, nobodyWrites } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import type { PolicyName } from '../../src/autoplay/policy-names.ts';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { parseSeed } from '../../src/dice/seed.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Mission } from '../../src/rulebook/cards/mission.ts';
import { distance, type HexId } from '../../src/rulebook/hexes.ts';
import { promised } from '../../src/rulebook/rulebook.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
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
  const seed = promised(parseSeed(word), word);
  const told = (event: GameEvent) => events.push(event);
  playDay(campaign, new AutomaticTable(book, seededCup(seed, day), watched, { ...nobodyWrites, told }));
  return { events, lingered };
}

const manualOf = (n: number): Mission => promised(book.missions[`by-chance-${n}`], `manual ${n}`);
const rowOf = (n: number) => promised(promised(book.dailyMissionRoster.days[n - 1], 'day').B[0], 'row');

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
    return isFree ? zones.includes(promised(hexes[hex], hex).zone) : id === target;
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

test.each(numbers)('(23) manual %i: no commander lingers over a hex that it does not speak of', (n) => {
  const spoken = new Set([...spokenOf(n), ...ourFields]);
  const flights = (['prudent', 'bold', 'by-the-book'] as const).flatMap((policy) => flightsBy(n, policy));
  expect(flights.flatMap(({ lingered }) => lingered.filter((hex) => !spoken.has(hex)))).toEqual([]);
});

test.each(numbers)('(23) manual %i is flown to the end of its day by chance, and by one who plays it out', (n) => {
  const flights = [...flightsBy(n, 'random'), ...(n <= 2 ? flightsBy(n, 'expert', 1) : [])];
  expect(flights.every(({ events }) => events.at(-1)?.type === 'day-ended')).toBe(true);
});

test.each(numbers)('(23) manual %i: prudent does what it sends him out for in half of his flights or more', (n) => {
  const flown = flightsBy(n, 'prudent').filter(hasFlown);
  const done = flown.filter((flight) => errands(n).some((name) => hasDone(flight, name)));
  expect(flown.length).toBeGreaterThan(0);
  expect(done.length / flown.length).toBeGreaterThanOrEqual(0.5);
});

test.each(Object.keys(SEEN))(
  '(23) prudent gets to %s in half of the flights that are sent out for it, or more',
  (name) => {
    const flown = numbers
      .filter((n) => errands(n).includes(name))
      .flatMap((n) => flightsBy(n, 'prudent'))
      .filter(hasFlown);
    expect(flown.length).toBeGreaterThan(0);
    expect(flown.filter((flight) => hasDone(flight, name)).length / flown.length).toBeGreaterThanOrEqual(0.5);
  },
);
