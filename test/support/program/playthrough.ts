import type { Homecoming, MissionLog, Score } from '../../../src/campaign/mission-log.ts';
import { totalOf } from '../../../src/cards/dice.ts';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import type { Cup } from '../../../src/dice/cup.ts';
import type { Seed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { hasTrait, lineOf } from '../../../src/games/table.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import { type People, peopleAfter } from '../../../src/kit/screen/people.ts';
import { narrate } from '../../../src/questions/narration/narration.ts';
import type { About } from '../../../src/table/decisions.ts';
import { takeFrom } from '../../../src/table/decks.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { book } from '../cards/book.ts';
import { poolsIn } from '../commander.ts';

export { book };

/** A mission, or the end of one, as played: its log, its events, and both as text. */
export interface Played {
  readonly log: MissionLog;
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
}

/** Something that can be played at a table. */
export type Sortie = (table: Table) => MissionLog;

/**
 * Plays with seeded dice and a commander; records every throw, every answer and the sentence of every event, in order.
 */
export function play(sortie: Sortie, commander: Policy, seed: Seed): Played {
  const { result: log, events, lines } = playRecorded(sortie, commander, seed);
  return { log, events, lines: [...lines, '', ...endOf(log)] };
}

/** The same for anything that can be played at a table. */
export function playRecorded<Result>(
  rule: (table: Table) => Result,
  commander: Policy,
  seed: Seed,
  lines: string[] = [],
): { readonly result: Result; readonly events: readonly GameEvent[]; readonly lines: readonly string[] } {
  const events: GameEvent[] = [];
  const result = rule(recordingTable(seededCup(seed, DAY), commander, events, lines));
  return { result, events, lines };
}

/** All of these are flown on the first day of the campaign. */
const DAY = 1;

function recordingTable(cup: Cup, commander: Policy, events: GameEvent[], lines: string[]): Table {
  let people: People = { men: new Map(), flights: [], crews: [], downs: [] };
  return {
    book,
    roll(check) {
      const faces = cup.throw(check);
      if (check === 'weather-change') lines.push('');
      lines.push(`    dice    ${check} ${faces.join(' ')}`);
      return { faces, total: totalOf(lineOf(check).dice, faces) };
    },
    draw(deck) {
      const card = cup.draw(deck);
      takeFrom(deck, card);
      lines.push(`    card    ${deck.name} ${card}`);
      return card;
    },
    choose(decision, about, options) {
      const decide: Policy[typeof decision] = commander[decision];
      const [only, ...others] = options;
      const answer = only !== undefined && others.length === 0 ? only : decide(about, options, book);
      if (!options.includes(answer)) throw new Error(`"${answer}" does not answer ${decision}: ${options.join(', ')}.`);
      const where = decision === 'movement' ? whereOf(about as About<'movement'>) : '';
      lines.push(`    answer  ${decision} ${answer}${where}`);
      return answer;
    },
    tell(event) {
      events.push(event);
      people = peopleAfter(people, event);
      if (!hasTrait(event, 'told-by-others')) lines.push(narrate(event, book, people));
    },
    during: (flight, watch) => recordingTable(cup.during(flight, watch), commander, events, lines),
  };
}

const whereOf = ({ party }: About<'movement'>): string =>
  `    [${party.machines.map(({ id }) => id).join(' ')} over ${party.hex}, ${party.altitude} ft, AFT ${poolsIn(party).join(' and ')}]`;

/** The final Mission Log: the machines, the men, and the Victory Points item by item. */
function endOf({ homecomings, fates, scores }: MissionLog): string[] {
  const total = scores.reduce((sum, { points }) => sum + points, 0);
  return [
    'In the Mission Log',
    ...homecomings.map((homecoming) => `    ${homecomingText(homecoming)}`),
    ...fates.map(({ airman, fate }) => `    ${airman} ${fateText(fate)}`),
    ...scores.map(scoreText),
    `    ${String(total).padStart(4)}`,
  ];
}

function homecomingText(homecoming: Homecoming): string {
  const { machine, end } = homecoming;
  if (end === 'home') return `${machine} home`;
  if (end === 'emergency-field') return `${machine} at ${homecoming.field}`;
  const { hex, fate } = homecoming;
  return `${machine} down in ${hex}, ${fate === 'lost' ? 'lost' : `${fate} days in the shop`}`;
}

function fateText(fate: CrewFate): string {
  if (fate.fate === 'wounded' || fate.fate === 'safe') return `${fate.fate}, ${fate.days} days`;
  return fate.fate;
}

const scoreText = ({ points, why, who, what }: Score): string =>
  `    ${[String(points).padStart(4), why, who, what].filter((part) => part !== undefined).join(' ')}`;
