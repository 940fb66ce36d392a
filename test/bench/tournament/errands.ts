import { policyNamed } from '../../../src/autoplay/policies.ts';
import type { Strength } from '../../../src/autoplay/thinking/strengths.ts';
import type { Chart } from '../../../src/odds/charts/chart.ts';
import type { ScenarioTask } from '../../../src/rulebook/fights/clouds-of-glory/scenario.ts';
import type { SystemName } from '../../../src/rulebook/fights/system-names.ts';
import { YEARS } from '../../../src/rulebook/fights/years.ts';
import type { Rulebook } from '../../../src/rulebook/rulebook.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import { SIDES, type Side } from '../../../src/table/sides.ts';
import type { OnCards } from './even.ts';
import { foughtOut } from './fought.ts';

/** What a side went out for in one fight, and whether it was done. */
export interface Errand {
  readonly game: string;
  /** The battle, or for one that is thrown for the mission. */
  readonly battle: string;
  readonly side: Side | 'either';
  readonly does: string;
  /** Half done are bombs that fell beside what they were for. */
  readonly is: 'done' | 'half-done' | 'undone';
}

/** Which errands are counted: of games whose names have this in them, in so many fights of each battle. */
export interface Counting {
  readonly games: string;
  readonly fights: number;
}

/** Every errand that is printed, as often as so many fights of each battle bring it, both sides led by one head. */
export function errandsOf(head: Strength, { games, fights }: Counting, book: Rulebook): Errand[] {
  const led = (word: string) => policyNamed(head, word);
  return battles(book)
    .filter(({ system }) => system.includes(games))
    .flatMap((battle) =>
      Array.from({ length: fights }, (_, n) => {
        const { events } = foughtOut(battle, { allied: led, german: led }, `errand ${battle.id} ${n}`);
        return ERRANDS_IN[battle.system](battle, events);
      }).flat(),
    );
}

function battles(book: Rulebook): OnCards[] {
  const { 'manoeuvre-cards': cards, 'winged-victory': side, 'clouds-of-glory': clouds } = book.fights;
  const withMissions = Object.entries(cards.scenarios).filter(([, { missions }]) => missions.length > 0);
  const withTasks = Object.entries(clouds.scenarios).filter(([, { tasks }]) => tasks.some(isErrand));
  const fromSide = [...Object.keys(side.scenarios), ...YEARS.map((year) => `missions-${year}`)];
  return [
    ...fromSide.map((id) => ({ id, system: 'winged-victory' as const, book })),
    ...withMissions.map(([id, { system }]) => ({ id, system, book })),
    ...withTasks.map(([id]) => ({ id, system: 'clouds-of-glory' as const, book })),
  ];
}

/** What a side does, and does not only hinder. */
const DONE: readonly string[] = ['photograph', 'direct', 'destroy'];

/** Missions that are thrown for are told by their own names, whichever side has them. */
function fromTheSide({ id, book }: OnCards, events: readonly GameEvent[]): Errand[] {
  const { scenarios, missions } = book.fights['winged-victory'];
  const [over] = ofType(events, 'side-fight-over');
  const drawn = ofType(events, 'mission-drawn');
  return SIDES.map((side): Errand => {
    const mission = drawn.find((each) => each.side === side)?.mission;
    const does = missions.briefings.find((each) => each.mission === mission)?.aim ?? scenarios[id]?.[side].aim ?? '';
    const whose = mission === undefined ? side : 'either';
    return {
      game: 'winged-victory',
      battle: mission ?? id,
      side: whose,
      does,
      is: over?.done[side] ? 'done' : 'undone',
    };
  }).filter(({ does }) => DONE.includes(does));
}

function withCards({ id, system, book }: OnCards, events: readonly GameEvent[]): Errand[] {
  const [done, half] = [ofType(events, 'errand-done'), ofType(events, 'errand-half-done')];
  const missions = book.fights['manoeuvre-cards'].scenarios[id]?.missions ?? [];
  return missions.map(({ kind, side, target }): Errand => {
    const partly = half.some((each) => each.target === target) ? 'half-done' : 'undone';
    const is = done.some((each) => each.kind === kind && each.target === target) ? 'done' : partly;
    return { game: system, battle: id, side, does: kind, is };
  });
}

type CloudsErrand = Exclude<ScenarioTask['is'], 'down' | 'drive-home'>;

/** How it is told in the clouds that a task has been done; to shoot others down is no errand. */
const TOLD: Readonly<Record<CloudsErrand, (event: GameEvent, target: string) => boolean>> = {
  burn: (event, target) => event.type === 'clouds-balloon-hit' && event.balloon === target && event.isBurnt,
  bomb: (event, target) => event.type === 'clouds-unit-hit' && event.unit === target && event.left === 0,
  strafe: (event, target) => event.type === 'clouds-unit-hit' && event.unit === target && event.left === 0,
  spot: (event, target) => event.type === 'clouds-shell-fell' && event.target === target && event.isHit,
  photograph: (event, target) => event.type === 'clouds-photographed' && event.target === target,
};

const isErrand = (task: ScenarioTask): task is ScenarioTask & { readonly is: CloudsErrand } => task.is in TOLD;

/** Of the clouds' points those for what a side is to do to the ground and to balloons. */
function inClouds({ id, book }: OnCards, events: readonly GameEvent[]): Errand[] {
  const tasks = book.fights['clouds-of-glory'].scenarios[id]?.tasks ?? [];
  return tasks.filter(isErrand).map(({ is, side, target = '' }): Errand => {
    const isDone = events.some((event) => TOLD[is](event, target));
    return { game: 'clouds-of-glory', battle: id, side, does: is, is: isDone ? 'done' : 'undone' };
  });
}

const ERRANDS_IN: Readonly<Record<SystemName, (battle: OnCards, events: readonly GameEvent[]) => Errand[]>> = {
  'wings-over-france': () => [],
  'wings-of-war': withCards,
  'wings-of-glory': withCards,
  'winged-victory': fromTheSide,
  'clouds-of-glory': inClouds,
};

type Row = Chart['rows'][number];

/** How often each was done, of how many that went out for it; with the rows of games that were not counted anew. */
export function errandsTable(all: readonly Errand[], before: readonly Row[]): Chart {
  const keyOf = ({ game, battle, side, does }: Errand): string => [does, battle, game, side].join('|');
  const rows = [...new Set(all.map(keyOf))].sort().map((key) => {
    const of = all.filter((errand) => keyOf(errand) === key);
    const count = (as: Errand['is']): number => of.filter(({ is }) => is === as).length;
    const done = count('done');
    return [
      ...key.split('|'),
      `${done}`,
      `${count('half-done')}`,
      `${of.length}`,
      ((100 * done) / of.length).toFixed(1),
    ];
  });
  return {
    title: 'Errands',
    columns: ['errand', 'battle', 'game', 'side', 'done', 'half', 'of', 'of a hundred'],
    rows: [...before.filter(([, , game]) => !all.some((errand) => errand.game === game)), ...rows].sort(byWords),
  };
}

const byWords = (one: Row, other: Row): number => (one.join('|') < other.join('|') ? -1 : 1);
