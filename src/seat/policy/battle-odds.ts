import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Sitting } from '../../logbook/sitting.ts';
import { todayOf } from '../../logbook/standing.ts';
import { print } from '../../shell/page.ts';
import type { Seat, StepResult } from '../seat.ts';
import { battleFrom, battleOn } from './fight-on.ts';
import { tellFought } from './fought-out.ts';

/** `odds` in a stand-alone battle: what each answer brings by its end. */
export function tellBattleOdds(sitting: Sitting<StandAloneBattle>, seat: Seat): StepResult {
  const { campaign: dawn, log, position } = sitting;
  if (position.status === 'asking') {
    const past = [...todayOf(log.standing).journal.entries, ...position.fresh];
    const play = battleOn({ asked: position.question, from: battleFrom(dawn, past) }, seat.book);
    return tellFought(position.question, { play, toPlay: { of: 'battle', dawn, past } }, 'battle', seat);
  }
  print('No question stands here that has odds.', seat.paper);
  return 'nowhere';
}
