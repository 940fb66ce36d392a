import { policyNamed } from '../../../src/autoplay/policies.ts';
import type { Strength } from '../../../src/autoplay/thinking/strengths.ts';
import type { Chart } from '../../../src/odds/charts/chart.ts';
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

/** Every errand that is printed, as often as so many fights of each battle bring it, both sides led by one head. */
export function errandsOf(head: Strength, fights: number, book: Rulebook): Errand[] {
  return battles(book).flatMap((battle) =>
    Array.from({ length: fights }, (_, n) => {
      const led = (word: string) => policyNamed(head, word);
      const { events } = foughtOut(battle, { allied: led, german: led }, `errand ${battle.id} ${n}`);
      return battle.system === 'winged-victory' ? fromTheSide(battle, events) : withCards(battle, events);
    }).flat(),
  );
}

function battles(book: Rulebook): OnCards[] {
  const { 'manoeuvre-cards': cards, 'winged-victory': side } = book.fights;
  const withMissions = Object.entries(cards.scenarios).filter(([, { missions }]) => missions.length > 0);
  const fromSide = [...Object.keys(side.scenarios), ...YEARS.map((year) => `missions-${year}`)];
  return [
    ...fromSide.map((id) => ({ id, system: 'winged-victory' as const, book })),
    ...withMissions.map(([id, { system }]) => ({ id, system, book })),
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

/** How often each was done, of how many that went out for it. */
export function errandsTable(all: readonly Errand[]): Chart {
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
    rows,
  };
}
