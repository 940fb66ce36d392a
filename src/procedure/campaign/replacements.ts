import type { CrewSeat } from '../../campaign/aircrew.ts';
import { type Campaign, LAST_DAY } from '../../campaign/campaign.ts';
import type { Roll } from '../../cards/dice.ts';
import type { Firing } from '../../cards/printed/hit-cards.ts';
import type { Rank, Replacements } from '../../cards/printed/replacements.ts';
import { consult, lookUp } from '../../cards/roll-table.ts';
import { sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';

/** The answer to a request. If nothing is granted, the whole flight is refused; it may ask again tomorrow. */
export interface RequestAnswer {
  readonly granted: number;
  /** The day of arrival; 0 after a refusal. */
  readonly day: number;
}

/** The ratings of a man who is sent to the squadron. */
export interface RatedNewcomer {
  readonly seat: CrewSeat;
  readonly rank: Rank;
  readonly skill: number | undefined;
  readonly firing: Firing;
  readonly bravery: number;
}

/** (46) A flight's request of an evening. */
export interface Request {
  readonly asked: number;
  /** How many of the flight's have been lost this month. */
  readonly lost: number;
  readonly today: number;
  /** As the card is printed, or more generously. */
  readonly answered: Campaign['replacements'];
  /** Ours: what a special task adds to it. */
  readonly terms?: number;
}

/** (46) Ruling: after the three weeks, in a campaign of the whole month, losses count more. */
export const worseningOn = (day: number, { late, ...worsening }: Replacements['machinesLost']): Worsening =>
  late && day > LAST_DAY ? { ...worsening, least: late.least } : worsening;

type Worsening = Pick<Replacements['machinesLost'], 'modifier' | 'each' | 'least'>;

/** (46) What the month's losses subtract from a request. */
export function requestModifier({ modifier, each, least }: Worsening, lost: number): number {
  const times = Math.floor(lost / each);
  return times === 0 ? 0 : Math.max(least, modifier * times);
}

/** (46) A request for machines. */
export const requestMachines = (request: Request, table: Table): RequestAnswer =>
  answerRequest('machines', request, table);

/** (46) A request for aircrew. */
export const requestAircrew = (request: Request, table: Table): RequestAnswer =>
  answerRequest('aircrew', request, table);

/** The kind of request, as a table of the card. */
export type Requested = Replacements['machines'] | Replacements['aircrew'];

function answerRequest(
  request: 'machines' | 'aircrew',
  { asked, lost, today, answered, terms = 0 }: Request,
  table: Table,
): RequestAnswer {
  const { machinesLost, aircrewLost, gentler: kindness, [request]: tabled } = table.book.replacements;
  const worsening = request === 'machines' ? machinesLost : aircrewLost;
  const losses = requestModifier(worseningOn(today, worsening), lost);
  const gentler = answered === 'gentler' ? kindness[request].modifier : 0;
  const parts = { ...(losses !== 0 && { losses }), ...(gentler !== 0 && { gentler }), ...(terms !== 0 && { terms }) };
  const roll = table.roll(tabled.check);
  const total = roll.total + sumOf(parts);
  const { granted, days, words } = answerTo(asked, total, tabled);
  const day = granted === 0 ? 0 : today + days;
  table.tell({ type: 'request-answered', request, asked, roll, parts, total, granted, day, words });
  return { granted, day };
}

/** (46) The answer of a roll with its modifiers to a request for so many. Nobody gets more than he asked for. */
export function answerTo(asked: number, total: number, tabled: Requested) {
  const { granted, days, words } = lookUp<Replacements['machines']['rows'][number]>(tabled, total);
  return { granted: Math.min(asked, granted), days, words };
}

/** (46) A new pilot, usually a novice. */
export function rateNewPilot(table: Table): RatedNewcomer {
  const { roll, row } = consult(table.book.replacements.pilots, table);
  return rated('pilot', row.skill, row, roll, table);
}

/** (46) A new observer. */
export function rateNewObserver(table: Table): RatedNewcomer {
  const { roll, row } = consult(table.book.replacements.observers, table);
  return rated('observer', undefined, row, roll, table);
}

function rated(
  seat: CrewSeat,
  skill: number | undefined,
  { firing, bravery }: Pick<RatedNewcomer, 'firing' | 'bravery'>,
  roll: Roll,
  table: Table,
): RatedNewcomer {
  const { roll: rankRoll, row } = consult(table.book.replacements.ranks, table);
  const { rank } = row;
  table.tell({ type: 'newcomer-rated', seat, skill, firing, bravery, rank, roll, rankRoll });
  return { seat, skill, firing, bravery, rank };
}
