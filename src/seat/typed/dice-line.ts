import { firstThrow, readDice } from '../../dice/hand-dice.ts';
import { lineOf } from '../../games/table.ts';
import { leftOver, takenFor, wrongDice } from '../../questions/asking/dice-wording.ts';
import { print } from '../../shell/page.ts';
import type { Seat, StepResult } from '../seat.ts';
import { wrong } from '../wrong.ts';

/** Gives the dice of a throw; further dice wait for the next throws. An impossible face ends them. */
export function layDice(line: string, seat: Seat): StepResult {
  const { position } = seat.sitting;
  if (position.status !== 'throwing') return 'nowhere';
  const { dice } = lineOf(position.check);
  const { first, ahead } = firstThrow(dice, line);
  const read = readDice(dice, first);
  if (!('faces' in read)) return wrong(wrongDice(first, read.wrong, read.wanted), seat);
  seat.sitting.throwDice(read.faces);
  seat.typed.hasThrown = true;
  seat.typed.dice = ahead === '' ? undefined : ahead;
  return 'on';
}

/** The dice typed in advance, where a throw is due; otherwise they are dropped. */
export function takeDiceAhead(seat: Seat): string | undefined {
  const { typed, paper, json } = seat;
  const { dice: diceAhead } = typed;
  const { position } = seat.sitting;
  seat.typed.dice = undefined;
  if (diceAhead === undefined) return undefined;
  if (position.status !== 'throwing') {
    if (!json) print(leftOver(diceAhead), paper);
    return undefined;
  }
  const { dice } = lineOf(position.check);
  const { first } = firstThrow(dice, diceAhead);
  if (!json && 'faces' in readDice(dice, first))
    print(paper.ink.dim(takenFor(position, first, seat.teller.people)), paper);
  return diceAhead;
}
