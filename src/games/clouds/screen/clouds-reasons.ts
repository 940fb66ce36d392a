import type { Reasons } from '../../../kit/screen/sentence.ts';
import { signed } from '../../../words/numbers.ts';
import type { CloudsEvent } from '../table/clouds-events.ts';
import { sumOf } from './clouds-words.ts';

/** Shown wherever the rebuilt half of the game is visible. */
const OURS = 'The movement half of the game is not in the play sheets: this is our own reconstruction.';

/** The reasons behind every figure of a fight In Clouds of Glory. */
export const CLOUDS_REASONS: { readonly [T in CloudsEvent['type']]: Reasons<T> } = {
  'clouds-laid-out': () => ['As the scenario has it; in a campaign by the conversions: wof cards clouds-conversions.'],
  'clouds-joined': () => ['Rules 18 and 19: they come in over their own edge, above the fight, and with surprise.'],
  'clouds-turn-began': () => [
    'Each turn: initiative, movement, shooting, then what is left to test. Two are a phase of the campaign.',
  ],
  'clouds-initiative': ({ dice, awareness, modifier, total }) => [
    `C001 to C003: ${dice.join(' + ')} and Awareness ${awareness}${modifier === 0 ? '' : `, ${signed(modifier)} for threats and the like`} make ${total}.`,
  ],
  'clouds-exchanged': () => ['C127: Leadership, once a fight.'],
  'clouds-flew': () => [
    'C011 to C013: turns and rolls cost energy, a climb costs one a Move Unit, a dive gives one.',
    OURS,
  ],
  'clouds-tested': ({ skill, modifier, roll, successes }) => [
    `The skill ${skill}${modifier === 0 ? '' : ` ${signed(modifier)}`} less the throw of ${roll.total}: ${successes} ${successes >= 0 ? 'or nought is a success' : 'is a failure'}.`,
  ],
  'clouds-structure-failed': () => ['C043 to C048: one die on the table of structural failure.'],
  'clouds-stalled': () => ['C014 and C036: at the stall speed or below.', OURS],
  'clouds-spin': () => ['C005 and C038: spins move first; a Flying test brings her out.', OURS],
  'clouds-fired': ({ parts, base }) => [
    `C017 to C021: ${sumOf(parts, base)}; that or less hits. Distance and angle are rebuilt by us.`,
  ],
  'clouds-hit': ({ roll, successes, line }, { fights }) => [
    roll ? `C022: ${roll.total} and ${successes} successes.` : 'The throw stands by itself, without successes.',
    `Source of the line: ${fights['clouds-of-glory'].damageOneEngine.results[line - 1]?.source ?? 'the sheet'}.`,
  ],
  'clouds-sub-result': () => ['That line of the damage table throws again.'],
  'clouds-structure-lost': () => ['At nought she breaks up.'],
  'clouds-wounded': () => ['C094: what a man has lost takes off his skills. Ours: one for each three.'],
  'clouds-cheated-death': () => ['C127: a Luck test at -4, and 1d4 of Fortitude.'],
  'clouds-suffered': () => ['By the line of the table that hit her.'],
  'clouds-malfunction': () => ['C110 to C112: a high throw jams; one die says how badly.'],
  'clouds-repaired': () => ['C112: a gun fires again in the turn after.'],
  'clouds-forced-home': () => ['C090: a Fortitude test against what is left, and it failed.'],
  'clouds-lost': () => ['C089: to whoever shot at her last within two rounds, hit or not.'],
  'clouds-burned': () => ['C093: one die a turn: 1 is out, 6 explodes, the rest eats at her strength.'],
  'clouds-jumped': () => ['C025 to C029: a Fortitude test.'],
  'clouds-landed': () => ['C049 to C054: the place by Luck, unless the engine pulls; the landing by Flying.'],
  'clouds-collided': () => ['C055 to C058: one die of twenty and the speed.'],
  'clouds-left': () => ['Ours: nobody near, or off the board.'],
  'clouds-barrage-laid': () => ['C118. Ours: a barrage is brought 10 MU nearer to a machine in a turn.'],
  'clouds-barrage': () => ['C118: one die of twenty.'],
  'clouds-balloon-hit': () => ['C108: what leaks makes the next throw worse; 21 burns.'],
  'clouds-cable': () => ['C057.'],
  'clouds-unit-hit': () => ['C116 and C117: cover takes its share of each die.'],
  'clouds-bombed': ({ deviation, less }) => [
    `C119: the height throws ${deviation.total}, the successes take ${less} off.`,
  ],
  'clouds-spotted': ({ successes, dice }) => [`C121 and C122: ${successes} successes, ${signed(dice)} dice.`],
  'clouds-shell-fell': ({ rolls }) => [`C120: ${rolls.length === 0 ? 'no die left' : rolls.join(' + ')}.`],
  'clouds-photographed': () => ['Ours: in level flight within three Move Units.'],
  'clouds-re-rolled': () => [
    'C059: tests, a missed shot and its damage may be thrown again. Ours: one re-roll for each pilot of Luck 10 or more, shared by the side.',
  ],
  'clouds-advised': () => ['C126: a mentor gives a rookie without victories a re-roll.'],
  'clouds-scored': () => ['By the tasks of the scenario.'],
};
