import { victoryPoints } from '../../../english/numbers.ts';
import type { EncounterColumn, Mission } from '../../../rulebook/cards/mission.ts';
import { oddsOfTotals } from '../../../rulebook/odds.ts';
import { lookUp } from '../../../rulebook/roll-table.ts';
import type { Block, Table } from '../block.ts';
import { fact, facts, noted, prose, titleOf } from '../make.ts';
import { say, words } from '../say.ts';
import { activityDisplays } from './activity-display.ts';

/** A Mission Briefing Manual: the briefing, what it asks for, and its back. */
export function missionDisplay(manual: Mission): Block[] {
  const { crews, targets, notFlown, failed } = manual;
  return [
    prose(manual.briefing),
    facts(
      'Orders',
      fact('Flown', manual.watches.join(' or ')),
      fact('Fighters', say(crews.fighters), crews),
      fact('Two-seaters', say(crews.twoSeaters), crews),
      ...(targets.length > 0 ? [fact('Targets', targets.map(words).join(', '))] : []),
      fact('Nothing achieved', victoryPoints(failed.points), failed),
      fact('Not flown', victoryPoints(notFlown.points), notFlown),
    ),
    ...activityDisplays(manual.activities),
    back(manual),
  ];
}

const COLUMNS: readonly EncounterColumn[] = ['1-2', '3-4', '5-6', '7-8'];

/** The four columns of the back side by side, as a player looks for the value of his hex and then for the throw. */
function back({ encounters }: Mission): Table {
  const table: Table = {
    shape: 'table',
    title: `By the unmodified value of the hex: ${titleOf(encounters['1-2'])}`,
    columns: ['roll', ...COLUMNS.map((column) => `value ${column}`)],
    rows: oddsOfTotals('2d6').map(({ total, odds }) => ({
      cells: [String(total), ...COLUMNS.map((column) => metText(lookUp(encounters[column], total)))],
      source: sourceAt(encounters, total),
      odds,
    })),
  };
  return noted(table, 'Numbers of German aircraft: wof cards forty-one has them. A hex of value 0 is read under 1-2.');
}

const metText = ({ met, crippled }: Mission['encounters']['1-2']['rows'][number]): string =>
  `${met.join(', ')}${crippled ? ' crippled' : ''}`;

/** One word where all four columns have the same source; else each column's. */
function sourceAt(encounters: Mission['encounters'], total: number): string {
  const sources = COLUMNS.map((column) => lookUp(encounters[column], total).source);
  if (new Set(sources).size === 1) return sources[0] ?? '';
  return COLUMNS.map((column, i) => `${column} ${sources[i]}`).join('; ');
}
