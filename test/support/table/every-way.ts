import { type Dice, type Roll, totalsInFalls, totalsOf } from '../../../src/cards/dice.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { lineOf } from '../../../src/games/table.ts';
import type { Check } from '../../../src/table/checks.ts';
import type { About, Answer, Decision } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';

/** One course of a rule: its chance, its result, and its events. */
export interface Way<Result> {
  readonly chance: number;
  readonly result: Result;
  readonly events: readonly GameEvent[];
}

interface Script {
  readonly book: Rulebook;
  /** The throws that are enumerated, where not all are; any other is a middle value. */
  readonly counted?: readonly Check[];
  /** The commander's answers; otherwise the first option. */
  readonly choose?: (decision: Decision, options: readonly string[]) => string | undefined;
}

/** A throw without a chosen total yet. */
class Unthrown extends Error {
  readonly check: Check;

  constructor(check: Check) {
    super(`${check} is not thrown yet.`);
    this.check = check;
  }
}

/** Plays a rule once for each different result of its dice: such odds cannot differ from the rule. */
export function everyWay<Result>(rule: (table: Table) => Result, script: Script): Way<Result>[] {
  return waysFrom(rule, script, [], 1);
}

function waysFrom<Result>(
  rule: (table: Table) => Result,
  script: Script,
  totals: readonly number[],
  chance: number,
): Way<Result>[] {
  const events: GameEvent[] = [];
  try {
    return [{ chance, result: rule(tableOf(script, [...totals], events)), events }];
  } catch (stop) {
    if (!(stop instanceof Unthrown)) throw stop;
    const { dice } = lineOf(stop.check);
    const all = totalsInFalls(dice);
    return totalsOf(dice).flatMap((total) => {
      const ways = all.filter((each) => each === total).length;
      return waysFrom(rule, script, [...totals, total], (chance * ways) / all.length);
    });
  }
}

function tableOf({ book, counted, choose }: Script, totals: number[], events: GameEvent[]): Table {
  const table: Table = {
    book,
    roll: (check) => rollOf(check, !counted || counted.includes(check) ? totals.shift() : MIDDLE[lineOf(check).dice]),
    draw: () => {
      throw new Error('No card is counted here.');
    },
    choose: <D extends Decision>(decision: D, _: About<D>, options: readonly Answer<D>[]): Answer<D> => {
      const answer = options.find((option) => option === choose?.(decision, options)) ?? options[0];
      if (answer === undefined) throw new Error(`${decision} was asked without an answer to choose.`);
      return answer;
    },
    tell: (event) => {
      events.push(event);
    },
    during: () => table,
  };
  return table;
}

const MIDDLE: Readonly<Partial<Record<Dice, number>>> = { '1d6': 3, '2d6': 7, d66: 33 };

/** Faces with this total; of two dice different ones, if possible. */
function rollOf(check: Check, total: number | undefined): Roll {
  if (total === undefined) throw new Unthrown(check);
  const { dice } = lineOf(check);
  if (dice === '1d6') return { faces: [total], total };
  if (dice === 'd66') return { faces: [Math.floor(total / 10), total % 10], total };
  const low = Math.max(1, total - 6);
  return { faces: [low, total - low], total };
}

/** How likely it is that something is so, over all the ways. */
export const chanceOf = <Result>(ways: readonly Way<Result>[], isSo: (way: Way<Result>) => boolean): number =>
  ways.reduce((sum, way) => sum + (isSo(way) ? way.chance : 0), 0);

/** The mean of what each way is worth. */
export const meanOver = <Result>(ways: readonly Way<Result>[], worth: (way: Way<Result>) => number): number =>
  ways.reduce((sum, way) => sum + way.chance * worth(way), 0);
