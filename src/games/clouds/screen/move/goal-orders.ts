import type { Rulebook } from '../../../../cards/rulebook.ts';
import type { AskedMove } from '../../head/looked-moves.ts';
import { GOAL_PLACES, moveTo, type PlaceByFoe, type Purpose, wholeMoves } from '../../head/whole-moves.ts';
import { enemiesOf, machineNamed } from '../../table/skirmish.ts';
import { typedLine } from './move-rows.ts';

/** An order for a whole move: what it is for, or a place by an enemy; and the machine, where it is named. */
export interface GoalOrder {
  readonly machine: string | undefined;
  readonly goal: Purpose | PlaceByFoe;
}

const PURPOSES: readonly Purpose[] = ['shoot', 'behind', 'nearer', 'away', 'above', 'errand', 'best'];
const ORDERED =
  /^(?:([a-z]\d+),? )?(?:(\d+) ?km\/h,? )?(behind|ahead of|left of|right of|above) ([a-z]\d+)(?: at (\d+))?$/;
const NAMED = /^(?:([a-z]\d+),? )?([a-z]+)$/;
/** Move Units from an enemy, where the order does not say how many. */
const AT = 3;

/** `B2 170 km/h, behind G13 at 3`, `above G1`, `shoot`. Nothing, where a line is something else. */
export function goalOrder(line: string): GoalOrder | undefined {
  const text = line.trim().toLowerCase().replace(/\s+/g, ' ');
  const [, named, word] = NAMED.exec(text) ?? [];
  const purpose = PURPOSES.find((each) => each === word);
  if (purpose) return { machine: named?.toUpperCase(), goal: purpose };
  const [, machine, speed, place, foe = '', at] = ORDERED.exec(text) ?? [];
  const where = GOAL_PLACES.find((each) => each === place);
  if (where === undefined) return undefined;
  return {
    machine: machine?.toUpperCase(),
    goal: {
      foe: foe.toUpperCase(),
      where,
      at: at === undefined ? AT : Number(at),
      speed: speed === undefined ? undefined : Number(speed),
    },
  };
}

/** A move that misses its place by so many Move Units is not what was ordered. */
const NEAR = 3;

type StepsOrdered = { readonly words: readonly string[] } | { readonly why: string };

/** The steps that carry an order out, or why there are none. */
export function stepsFor({ machine, goal }: GoalOrder, about: AskedMove, book: Rulebook): StepsOrdered {
  if (machine !== undefined && machine !== about.machine)
    return { why: `${about.machine} moves now, and not ${machine}.` };
  return typeof goal === 'string' ? purposeSteps(goal, about, book) : goalSteps(goal, about, book);
}

function purposeSteps(purpose: Purpose, about: AskedMove, book: Rulebook): StepsOrdered {
  const ways = wholeMoves(about.view, { about, book });
  const move = ways.get(purpose);
  if (move) return { words: move.words };
  const open = [...ways.keys()].join(', ');
  return { why: open === '' ? BEGUN : `There is no such move now. There is: ${open}.` };
}

const BEGUN = 'That names a whole move, and a step of this one is composed: undo takes it back.';

function goalSteps(goal: PlaceByFoe, about: AskedMove, book: Rulebook): StepsOrdered {
  const { foe, where, at, speed } = goal;
  const foes = enemiesOf(machineNamed(about.machine, about.view), about.view).map(({ id }) => id);
  if (!foes.includes(foe)) return { why: `${foe} is no enemy in the air: ${foes.join(', ')}.` };
  const move = moveTo(goal, about, book);
  const aim = `${where} ${foe} at ${at}`;
  if (!move)
    return { why: speed === undefined || about.course.words.length > 0 ? BEGUN : `No move ends at ${speed} km/h.` };
  if (move.misses <= NEAR) return { words: move.words };
  return {
    why: `No move of this turn leads ${aim}. The nearest is ${typedLine(move.words)}, at ${10 * move.speed} km/h.`,
  };
}
