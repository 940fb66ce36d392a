import { SIDES } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { CardScenario } from '../cards/card-scenario.ts';
import { winnerOf } from './ending.ts';
import { fightCards, nothingBetween } from './fight-cards.ts';
import { countUp, scoreOf } from './score.ts';
import { layOut } from './set-up.ts';
import { type CardFight, flyingMachines } from './state.ts';

/** A stand-alone scenario, from its first card to its final score. */
export function playScenario(card: CardScenario, table: Table): void {
  const fight = layOut(card, table.book);
  tellSetUp(fight, table);
  const why = fightCards(fight, nothingBetween, table);
  const score = scoreOf(fight);
  const winner = winnerOf(fight, score);
  const { scenario, turn: turns } = fight;
  const counted = countUp(fight);
  const sides = new Set(flyingMachines(fight).map(({ side }) => side));
  const [left] = sides.size === 1 ? sides : [];
  table.tell({ type: 'cards-counted-up', scenario, turns, why, ...(left && { left }), score, counted, winner });
}

/** What lies on the table when a fight begins. */
export function tellSetUp(fight: CardFight, table: Table): void {
  const { system, scenario, switches, machines, ground } = fight;
  table.tell({
    type: 'cards-laid-out',
    system,
    scenario,
    table: fight.table,
    switches,
    machines: SIDES.flatMap((each) =>
      machines
        .filter(({ side }) => side === each)
        .map(({ id, side, type, pose }) => ({ machine: id, side, type, pose })),
    ),
    ground: ground.map(({ id, kind, side, lying }) => ({ ...lying, id, kind, side })),
  });
}
