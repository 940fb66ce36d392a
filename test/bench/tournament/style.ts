import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import type { OddsChart } from '../../../src/kit/odds/chart.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import { sharp } from './best-found.ts';
import { meetingOf, type ThoughtOut } from './even.ts';
import { foughtOut, type Led } from './fought.ts';
import { type Kept, keptWithCards, type Watched, watchedIn } from './gunners-field.ts';

/** Machines that differ in what they can do, ours first. */
const MEETINGS: readonly (readonly [ThoughtOut, string, string])[] = [
  ['winged-victory', 'sopwith-triplane', 'albatros-d3'],
  ['winged-victory', 'spad-vii', 'fokker-dr1'],
  ['winged-victory', 're8', 'albatros-d3'],
  ['clouds-of-glory', 'sopwith-triplane', 'albatros-d3'],
  ['clouds-of-glory', 'spad-vii', 'halberstadt-d3'],
  ['clouds-of-glory', 're8', 'albatros-d3'],
  ['wings-of-glory', 'spad-xiii', 'fokker-dr1'],
  ['wings-of-glory', 'breguet-14', 'albatros-d3'],
];

/** How a machine was flown in one move. */
interface Move {
  readonly machine: string;
  readonly turns: boolean;
  readonly dives: boolean;
  readonly climbs: boolean;
}

/** Fifteen degrees in a right angle, and in a circle; and the degrees of a card that turns tightly. */
const [RIGHT_ANGLE, CIRCLE] = [6, 24];
const TIGHT = ['left-60', 'right-60', 'immelmann'];

const sharply = (from: number, to: number): boolean => {
  const round = Math.abs(to - from) % CIRCLE;
  return Math.min(round, CIRCLE - round) >= RIGHT_ANGLE;
};

/** From the side a turn is one about, in the clouds one of a right angle and more, with cards a tight one. */
const movesIn = (events: readonly GameEvent[]): Move[] => [
  ...ofType(events, 'side-moved').map(({ machine, from, to }) => ({
    machine,
    turns: from.heading !== to.heading,
    dives: to.attitude.endsWith('dive'),
    climbs: to.attitude.endsWith('climb'),
  })),
  ...ofType(events, 'clouds-flew').map(({ machine, from, to }) => ({
    machine,
    turns: sharply(from.heading, to.heading),
    dives: to.height < from.height,
    climbs: to.height > from.height,
  })),
  ...ofType(events, 'cards-revealed').flatMap(({ moves }) =>
    moves.map(({ machine, card }) => ({ machine, turns: TIGHT.includes(card), dives: false, climbs: false })),
  ),
];

const COLUMNS = ['game', 'machine', 'against', 'moves', 'turns', 'dives', 'climbs', 'field', 'by chance', 'in reach'];

/** How each machine was flown, sharp on both sides. */
export function styleTable(fights: number, games: string, book: Rulebook): OddsChart {
  const rows = MEETINGS.filter(([system]) => system.includes(games)).flatMap(([system, ours, theirs]) => {
    const battle = meetingOf(system, { allied: [ours], german: [theirs] }, book);
    const kept: Kept[] = [];
    const moves = Array.from({ length: fights }, (_, n) => {
      const seen: Watched = { kept, laid: [] };
      const watched: Led = (word) => watchedIn(sharp(word), seen);
      const { events } = foughtOut(battle, { allied: watched, german: watched }, `style ${ours} ${theirs} ${n}`);
      kept.push(...keptWithCards(seen.laid, events, battle.book));
      return movesIn(events);
    }).flat();
    const ids = [...new Set(moves.map(({ machine }) => machine))].sort();
    return [
      [system, ours, theirs, ...toldOf(expectDefined(ids[0], 'ours'), moves, kept)],
      [system, theirs, ours, ...toldOf(expectDefined(ids[1], 'theirs'), moves, kept)],
    ];
  });
  return { title: 'Style', columns: COLUMNS, rows };
}

function toldOf(id: string, moves: readonly Move[], kept: readonly Kept[]): string[] {
  const his = moves.filter(({ machine }) => machine === id);
  const field = kept.filter(({ machine }) => machine === id);
  const share = (of: number, all: number) => ((100 * of) / Math.max(all, 1)).toFixed(1);
  const flown = (as: 'turns' | 'dives' | 'climbs') => share(his.filter((move) => move[as]).length, his.length);
  const byChance = field.reduce((sum, { ofAll }) => sum + ofAll, 0);
  const keeps = [share(field.filter((each) => each.kept).length, field.length), share(byChance, field.length)];
  return [
    `${his.length}`,
    ...(['turns', 'dives', 'climbs'] as const).map(flown),
    ...(field.length > 0 ? keeps : ['-', '-']),
    `${field.length}`,
  ];
}
