import { counterOf } from '../../cards/counters.ts';
import { groundTargets } from '../../cards/manuals/ground-targets.ts';
import type { AirToAirCombat } from '../../cards/printed/air-to-air-combat.ts';
import type { AirToGround } from '../../cards/printed/air-to-ground.ts';
import type { ComingDown, DamageTables } from '../../cards/printed/damage-tables.ts';
import type { EnemyAircraftResponse } from '../../cards/printed/enemy-aircraft-response.ts';
import type { HitRow } from '../../cards/printed/hit-cards.ts';
import type { RollTable } from '../../cards/roll-table.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { type Block, bands, entries, fact, facts, noted, prose, roll, rows } from '../../kit/screen/cards/make.ts';
import { say, sayFate, sayRepair, saySigned, sentence } from '../../kit/screen/cards/say.ts';
import { signed } from '../../words/numbers.ts';

/** The Damage Tables, in the order in which a hit uses them. */
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
 * A machine that comes down on the enemy's ground is always lost, so each side has a column; and the modifiers of its
 * men on the Fate Table.
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

const ADDED = { modifier: ['added', saySigned] } as const;

/** The Air-to-Air Combat card, in the order of a phase. */
export function airToAirDisplay(card: AirToAirCombat): Block[] {
  return [
    phaseFacts(card),
    bands('Angle of attack (rule 24)', 'difference', card.angles),
    noted(
      rows('Longest burst by Pilot Skill (rule 24)', card.longestBurst.map(bySkill)),
      'Germans fire the longest burst; ours may be shorter.',
    ),
    rows("Return fire of a two-seater's observer (rule 24)", card.returnFire, {
      when: 'he fires',
      burst: 'longest burst',
    }),
    duelFacts(card.personalDuel),
    roll(card.clearJam),
    roll(card.clearJamAtLeisure),
    germanConduct(card),
  ];
}

function phaseFacts({ phase, diveBonus, firstPhaseDive }: AirToAirCombat): Block {
  return facts(
    'A phase',
    fact('AFT', phase.aft.amount, phase.aft),
    fact('Height lost', `${say(phase.feet.amount)} ft`, phase.feet),
    fact('Dive bonus', `${diveBonus.dive.amount}, in the first phase only`, diveBonus.dive),
    fact('Surprise', `${diveBonus.surprise.amount} out of cloud, or for German aircraft that join`, diveBonus.surprise),
    fact(
      'Diving attack',
      'by whoever still has a dive bonus, if he likes it better than the angle of the track',
      firstPhaseDive,
    ),
  );
}

function duelFacts({ difference, tie, ends }: AirToAirCombat['personalDuel']): Block {
  return facts(
    'Personal Duel (rule 20)',
    fact('Begins', 'for one of ours and one of theirs on one Initiative Number'),
    fact('Each phase', 'both throw; the higher fires at the lower', difference),
    fact('Equal throws', `tighten the spiral by ${say(tie.feet)} ft, and nobody fires`, tie),
    ...ends.map((row) => fact('Ends', DUEL_ENDS[row.when], row)),
  );
}

function germanConduct({ germanConduct: lines, twoSeaterAdvantage }: AirToAirCombat): Block {
  return noted(
    rows('What a German machine does when it is highest', lines),
    `The first line that fits. A two-seater has its advantage when it is ${twoSeaterAdvantage.amount} above a machine.`,
  );
}

const DUEL_ENDS: Readonly<Record<AirToAirCombat['personalDuel']['ends'][number]['when'], string>> = {
  'out-of-the-fight': 'when one is out of the fight',
  escape: 'when one escapes',
  'lame-duck': 'when one is crippled and turns away',
  'dfd-spent': 'when the DFD is spent',
};

/** One column for each Pilot Skill. */
function bySkill({ bySkill: bursts, ...row }: AirToAirCombat['longestBurst'][number]) {
  const skills = Object.fromEntries(bursts.map((burst, i) => [`Skill ${i + 1}`, burst]));
  return { angle: row.angle, ...skills, source: row.source };
}

/** Attacks on ground targets: the Initiative Track, then the Diving Hit Card. */
export function airToGroundDisplay({ longestBurst }: AirToGround, book: Rulebook): Block[] {
  return [
    noted(
      bands('Longest burst (rule 30)', 'machine above target by', longestBurst),
      'None for a machine that is level with its target or below it. The Diving Hit Card is then used.',
    ),
    noted(
      rows('Targets (rule 30)', groundTargets(book), { name: 'target', initiative: 'Initiative Number' }),
      'As the Mission Briefing Manuals have them.',
    ),
  ];
}

/** The enemy's behaviour from the first meeting on. */
export function enemyResponseDisplay(card: EnemyAircraftResponse, book: Rulebook): Block[] {
  const { decisionParts: parts } = card;
  const { odds, height, twoSeatersAlone, ...rest } = parts;
  const others = { ...rest, ...(twoSeatersAlone && { twoSeatersAlone }) };
  return [
    noted(roll(card.altitude, { starred: 'may lurk in cloud' }), 'Whatever our own height (rules 16 and 18).'),
    rows('Attack Option (rule 16)', card.attackOption, { has: 'has it' }),
    roll(card.attackOptionDie, { has: 'has it' }),
    noted(
      roll(card.decision, { decides: 'the Germans' }),
      'With the option, a group with Jasta 11 among it always attacks. The others add what follows.',
    ),
    bands('Added for the odds', 'they exceed us by', odds, ADDED),
    bands('Added for their height', 'feet above us', height, ADDED),
    entries('Added besides', others, ADDED),
    noted(
      roll(card.reinforcements, { numbers: ['join the fight', (met) => metText(met, book)] }),
      'On a double 6 of the first DFD Roll; in the next phase, with surprise (rule 19).',
    ),
  ];
}

/** `11, 15, 19 (Albatros D.III)`: the numbers met and their aircraft. */
function metText(met: readonly number[], book: Rulebook): string {
  const names = new Set(met.map((number) => aircraftNamed(counterOf(number, book).aircraft, book)));
  return `${met.join(', ')} (${[...names].join(', ')})`;
}

/** The five Hit Cards: burst by Firing. */
export function hitDisplay({ angles, buckingham }: Rulebook['hitCards']): Block[] {
  return [
    prose(
      'Two dice for each burst (rule 24): a total listed under the Firing of the man at the gun is a Critical Hit, one listed under jams scores nothing and jams the gun.',
    ),
    ...Object.entries(angles).map(([angle, all]) => hitCard(angle, all)),
    rows('Buckingham at aeroplanes (rule 32)', buckingham, { jams: 'jams, in place of those above' }),
  ];
}

const hitCard = (angle: string, all: readonly HitRow[]) =>
  rows(
    `${sentence(angle)} Hit Card`,
    all.map(({ burst, hits, jams, ...row }) => ({ burst, ...hits, jams, ...row })),
    { ways: null },
  );
