import type { ComingDown, DamageTables } from '../../cards/printed/damage-tables.ts';
import type { RollTable } from '../../cards/roll-table.ts';
import { type Block, fact, facts, noted, roll, rows } from '../../kit/screen/cards/make.ts';
import { say, sayFate, sayRepair } from '../../kit/screen/cards/say.ts';
import { signed } from '../../words/numbers.ts';

/** The Damage Tables, in the order in which a hit leads from one to the next. */
export function damageDisplay(card: DamageTables): Block[] {
  return [
    noted(
      roll(card.criticalHit, { words: 'what is seen' }),
      `Twin guns add ${card.twinGuns.modifier} to the throw (rule 25).`,
    ),
    noted(roll(card.crewMemberHit, { who: 'hit' }), 'In a two-seater; a man alone needs no throw.'),
    roll(card.crewHit, { fate: ['he is', sayFate], asPilot: 'as pilot', words: 'how hard' }),
    roll(card.damagedAbort, {
      words: 'what is broken',
      climbs: 'may climb',
      repair: ['in the shops', sayRepair],
    }),
    noted(
      rows('Lame Duck events (rule 33)', card.lameDuck.events, {
        number: 'Lame Duck No.',
        feet: ['feet lost', (feet) => (feet === 0 ? '-' : say(feet))],
        words: 'what happens',
      }),
      'Two dice as the last step of every turn: only the exact number brings on its event.',
    ),
    roll(card.engineTrouble, { climbs: 'may climb', words: 'what happens' }),
    roll(card.stragglersEncounter, { words: 'what happens' }),
    facts('Needs repair', fact('Out of action', sayRepair(card.needsRepair.days), card.needsRepair)),
    comingDown(card.forcedLanding),
    comingDown(card.forcedDown),
    comingDown(card.shotDown),
    noted(
      roll(card.fate, {
        allied: ['our side', sayFate],
        trenches: ['trenches', sayFate],
        enemy: ['enemy side', sayFate],
      }),
      'Once for each man, with what the way of coming down adds under Fate. Days are those until he is back with the flight.',
    ),
  ];
}

/**
 * A machine is worth nothing on the ground of the enemy: a column to each side, and what each man adds on the Fate
 * Table.
 */
function comingDown(table: RollTable<ComingDown, string>): Block {
  const flat = { ...table, rows: table.rows.map(({ machine, fate, ...row }) => ({ ...row, fate, ...sides(machine) })) };
  return roll(flat, { words: 'how she comes down', fate: ['Fate', signed], reaches: ['just reaches', say] });
}

const sides = ({ allied, trenches, enemy }: ComingDown['machine']) => ({
  'our side': sayRepair(allied),
  trenches: sayRepair(trenches),
  'enemy side': sayRepair(enemy),
});
