import type { Forbidden } from '../../cards/printed/names.ts';
import { consult } from '../../cards/roll-table.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';

export interface FullyNamedMan {
  /** His forenames in order, separated by spaces. */
  readonly forenames: string;
  readonly surname: string;
}

/** A replacement as he reports to the squadron office. */
export interface Newcomer extends FullyNamedMan {
  readonly home: string;
  readonly service: string;
  readonly age: number;
}

export type Calling = 'officer' | 'other-rank';

/** In the column of earlier service: his home regiment. */
const HIS_REGIMENT = 'regiment';

/** More draws than any squadron needs; a set of cards that forbids nearly every name would never end otherwise. */
const MOST_DRAWS = 1000;

/** (46) A replacement's name, home, earlier service and age; `known` are all present and former men of the squadron. */
export function drawNewcomer(calling: Calling, known: readonly FullyNamedMan[], table: Table): Newcomer {
  const { home, officerService, otherRankService, age } = table.book.names;
  const { surname, forenames } = nextAwaited(known, table.book) ?? drawNewName(known, table);
  const from = consult(home, table).row;
  const { service } = calling === 'officer' ? consult(officerService, table).row : consult(otherRankService, table).row;
  return {
    surname,
    forenames,
    home: from.home,
    service: service === HIS_REGIMENT ? from.regiment : service,
    age: consult(age, table).row.age,
  };
}

/** (46) Another squadron than No. 23 may name its first replacements: the next of them whose name is free. */
function nextAwaited(known: readonly FullyNamedMan[], { squadron }: Rulebook): FullyNamedMan | undefined {
  const named = squadron?.replacements?.map(({ forenames, surname }) => ({ forenames: forenames.join(' '), surname }));
  return named?.find((man) => !known.some((other) => areAlike(man, other)));
}

/**
 * (46) A name of no known airman of 1917 and of nobody in the squadron, present or former. Ruling: names are equal if
 * surname and first initial are, because orders and log give no more.
 */
export function drawNewName(known: readonly FullyNamedMan[], table: Table): FullyNamedMan {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const man = { surname: drawSurname(table), forenames: drawForenames(table).join(' ') };
    if (!isForbidden(man, table.book.names.forbidden) && !known.some((other) => areAlike(man, other))) return man;
  }
  throw new Error(`${MOST_DRAWS} names drawn from the Names card, and every one of them is taken or forbidden.`);
}

/** (46) Two dice choose the list, two more the surname; a double-barrelled name has its first part drawn before. */
function drawSurname(table: Table): string {
  const { surnameList, surnames } = table.book.names;
  const { before, list } = consult(surnameList, table).row;
  const parts = before === undefined ? [list] : [before, list];
  return parts.map((grid) => drawFrom(surnames, grid, table)).join('-');
}

/** (46) One to three forenames, all different. */
function drawForenames(table: Table): string[] {
  const { forenameCount, forenameList, forenames } = table.book.names;
  const { count } = consult(forenameCount, table).row;
  const given: string[] = [];
  while (given.length < count) {
    const forename = drawFrom(forenames, consult(forenameList, table).row.list, table);
    if (!given.includes(forename)) given.push(forename);
  }
  return given;
}

type Grids = Table['book']['names']['surnames'] | Table['book']['names']['forenames'];

function drawFrom(grids: Grids, list: string, table: Table): string {
  const grid = grids[list];
  if (!grid) throw new Error(`The Names card has no list ${list}.`);
  return consult(grid, table).row.name;
}

/** (46) Whether the name could mean a known airman of 1917, or one invented for the board game. */
export function isForbidden({ forenames, surname }: FullyNamedMan, { names, initials, surnames }: Forbidden): boolean {
  const [first = ''] = forenames.split(' ');
  const initial = first.charAt(0);
  return (
    surnames.includes(surname) ||
    initials.some((real) => real.surname === surname && real.initial === initial) ||
    names.some((real) => real.surname === surname && isOneOf(first, real.forenames))
  );
}

function isOneOf(first: string, forenames: readonly string[]): boolean {
  return forenames.includes(first) || forenames[0]?.charAt(0) === first.charAt(0);
}

const areAlike = (one: FullyNamedMan, other: FullyNamedMan): boolean =>
  one.surname === other.surname && one.forenames.charAt(0) === other.forenames.charAt(0);
