import type { GameName } from '../../../src/cards/games.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { YEARS } from '../../../src/cards/years.ts';
import type { ScenarioTask } from '../../../src/games/clouds/cards/scenario.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import { SIDES, type Side } from '../../../src/table/sides.ts';
import type { OnCards } from './even.ts';
import { foughtOut, type Led } from './fought.ts';

/** What a side went out for in one fight, and whether it was done. */
export interface Errand {
  readonly game: string;
  /** The battle, or for one that is thrown for the mission. */
  readonly battle: string;
  readonly side: Side | 'either';
  /** Who has it in this fight. */
  readonly by: Side;
  readonly does: string;
  /** Half done are bombs that fell beside what they were for. */
  readonly is: 'done' | 'half-done' | 'undone';
}

/** A battle with something printed to be done, and the word by which it is thrown. */
export interface Sortie {
  readonly battle: OnCards;
  readonly seed: string;
}

/** Which of them are flown: of games and battles whose names have this in them, of each battle so many, from one on. */
export interface Flown {
  readonly games: string;
  readonly battle: string;
  readonly fights: number;
  readonly from: number;
}

export const sortiesOf = ({ games, battle: named, fights, from }: Flown, book: Rulebook): Sortie[] =>
  battles(book)
    .filter(({ id, system }) => system.includes(games) && id.includes(named))
    .flatMap((battle) =>
      Array.from({ length: fights }, (_, n) => ({ battle, seed: `errand ${battle.id} ${from + n}` })),
    );

/** Every errand of a fight, and what became of it. */
export const errandsIn = ({ battle, seed }: Sortie, led: Readonly<Record<Side, Led>>): Errand[] =>
  ERRANDS_IN[battle.system](battle, foughtOut(battle, led, seed).events);

function battles(book: Rulebook): OnCards[] {
  const { 'manoeuvre-cards': cards, 'winged-victory': side, 'clouds-of-glory': clouds } = book.fights;
  const withMissions = Object.entries(cards.scenarios).filter(([, { missions }]) => missions.length > 0);
  const withTasks = Object.entries(clouds.scenarios).filter(([, { tasks }]) => tasks.some(isErrand));
  const printed = Object.entries(side.scenarios).filter(([, each]) =>
    SIDES.some((whose) => DONE.includes(each[whose].aim)),
  );
  const fromSide = [...printed.map(([id]) => id), ...YEARS.map((year) => `missions-${year}`)];
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
      by: side,
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
    return { game: system, battle: id, side, by: side, does: kind, is };
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
    return { game: 'clouds-of-glory', battle: id, side, by: side, does: is, is: isDone ? 'done' : 'undone' };
  });
}

const ERRANDS_IN: Readonly<Record<GameName, (battle: OnCards, events: readonly GameEvent[]) => Errand[]>> = {
  'wings-over-france': () => [],
  'wings-of-war': withCards,
  'wings-of-glory': withCards,
  'winged-victory': fromTheSide,
  'clouds-of-glory': inClouds,
};

/** What an errand is told by, whoever has it. */
export const lineOf = ({ game, battle, side, does }: Errand): string => [does, battle, game, side].join('|');
