import { move } from '../../../src/games/clouds/rules/flying/fly.ts';
import type { FightingMachine } from '../../../src/games/clouds/table/skirmish.ts';
import type { Asked } from '../../../src/table/decisions.ts';
import { book } from '../people/campaigns.ts';
import { asItStood } from '../table/as-it-stood.ts';
import { freeTable } from '../table/free-table.ts';
import { there } from './cards.ts';
import { aMachine, aSkirmish } from './clouds.ts';

/** The first question of a move that a Pup is asked against an enemy. */
export function askedAgainst(foe: FightingMachine): Asked<'clouds-move'> {
  const machine = aMachine('B1', { initiative: { total: 10, die: 5, again: [] } });
  let stood: Asked<'clouds-move'> | undefined;
  move(machine, aSkirmish([machine, foe]), {
    ...freeTable(book, 1, 1),
    choose: ((decision: 'clouds-move', about: Asked<'clouds-move'>['about'], options: string[]) => {
      stood ??= asItStood({ decision, about, options });
      return 'end';
    }) as never,
  });
  return there(stood);
}
