import type { Sentence } from '../../../kit/screen/sentence.ts';
import { pointsText } from '../../../kit/screen/verdict-text.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import { capital, counted, listed, rollText, signed } from '../../../words/numbers.ts';
import type { CloudsEvent, TaskScored } from '../table/clouds-events.ts';
import { FOR, headingText, SUFFERED, speedText, stepText, TESTS, WHYS } from './clouds-words.ts';

const manOf = (machine: string, who: 'pilot' | 'gunner' | 'machine'): string =>
  who === 'machine' ? machine : `${machine}'s ${who === 'pilot' ? 'pilot' : 'observer'}`;

/** What brought the points of a fight, side by side. */
const tasksText = (tasks: readonly TaskScored[]): string =>
  SIDES.flatMap((side) => {
    const done = tasks.filter((task) => task.side === side && task.times * task.points !== 0);
    const told = done.map(
      ({ words, times, points }) =>
        `${words}, ${times > 1 ? `${times} of them, ${points} each: ` : ''}${times * points}`,
    );
    return told.length > 0 ? ` ${side === 'allied' ? 'Allies' : 'Germans'}: ${told.join('; ')}.` : '';
  }).join('');

/** A sentence or two for every event of a fight In Clouds of Glory. */
export const CLOUDS_SENTENCES: { readonly [T in CloudsEvent['type']]: Sentence<T> } = {
  'clouds-laid-out': ({ machines }, { fights }) => {
    const { panels } = fights['clouds-of-glory'].panels;
    const sideOf = (wanted: Side) => {
      const own = machines
        .filter(({ side }) => side === wanted)
        .map(({ machine, aircraft, at }) => ({
          machine,
          words: `${panels[aircraft]?.name ?? aircraft}, height ${at.height}`,
        }));
      const kinds = [...new Set(own.map(({ words }) => words))];
      const those = (kind: string) => listed(own.filter(({ words }) => words === kind).map(({ machine }) => machine));
      return listed(kinds.map((kind) => `${those(kind)} (${kind})`));
    };
    return `${capital(sideOf('allied'))} against ${sideOf('german')}.`;
  },
  'clouds-joined': ({ machine, at }) => `${machine} comes in over the edge of the board, at height ${at.height}.`,
  'clouds-turn-began': ({ turn }) => `Turn ${turn}.`,
  'clouds-initiative': ({ machine, who, dice, total }) =>
    `${who === 'pilot' ? machine : manOf(machine, who)}: initiative ${total} (${dice.join(', ')}).`,
  'clouds-exchanged': ({ machine, other }) => `${machine} and ${other} exchange their initiative.`,
  'clouds-flew': ({ machine, words, to, energy }) =>
    `${machine}: ${words.map(stepText).join(', ')}. Heading ${headingText(to.heading)}, height ${to.height}, ${to.speed * 10} km/h (${speedText(energy)}).`,
  'clouds-tested': ({ machine, who, of, why, skill, modifier, roll, successes }) =>
    `${manOf(machine, who)} tests ${TESTS[of]} ${FOR[why]}: ${roll.total} against ${skill + modifier}, ${successes >= 0 ? 'passed' : 'failed'}.`,
  'clouds-structure-failed': ({ machine, roll, words }) =>
    `Structural failure ${rollText(roll)}: ${words} (${machine}).`,
  'clouds-stalled': ({ machine, height, speed }) => `${machine} stalls: down to ${height}, ${speed * 10} km/h.`,
  'clouds-spin': ({ machine, is, height }) => `${machine} ${SPIN[is]}, at height ${height}.`,
  'clouds-fired': ({ machine, gun, target, burst, base, roll, successes }) =>
    `${machine}${gun === 'rear' ? "'s observer" : ''} fires at ${target}, ${burst}: ${roll.total} against ${base}, ${successes >= 0 ? 'a hit' : 'a miss'}.`,
  // Without a throw it is what another hit, a fire or a shell leads to.
  'clouds-hit': ({ machine, line, words, roll }) =>
    roll
      ? `${machine} is hit, ${line} on the damage table: ${words}.`
      : `${machine}: ${words} (${line} on the damage table).`,
  'clouds-sub-result': ({ roll, words }) => `${roll.total}: ${words}.`,
  'clouds-structure-lost': ({ machine, amount, left }) => `${machine} loses ${amount} of her strength; ${left} left.`,
  'clouds-wounded': ({ machine, who, amount, left }) =>
    `${manOf(machine, who)} loses ${amount} Fortitude; ${left > 0 ? `${left} left` : 'he is dead'}.`,
  'clouds-cheated-death': ({ machine, who, roll }) =>
    `${manOf(machine, who)} cheats death, with ${roll.total} Fortitude.`,
  'clouds-suffered': ({ machine, what, amount }) => `${machine}: ${SUFFERED[what](amount)}.`,
  'clouds-malfunction': ({ machine, gun, roll, is, actions }) =>
    `${manOf(machine, gun === 'forward' ? 'pilot' : 'gunner')} has a gun that ${JAMS[is]} (${roll.total}${actions > 0 ? `; ${counted(actions, 'action')} to clear it` : ''}).`,
  'clouds-repaired': ({ machine, isDone }) =>
    isDone ? `${machine} has a gun clear again.` : `${machine} works on a gun.`,
  // (C090) It is a victory of the last who hit her, whatever made him turn.
  'clouds-forced-home': ({ machine, by }) =>
    `${machine} has had enough and turns for home${by === undefined ? '' : `; it counts for ${by}, who hit her last`}.`,
  'clouds-lost': ({ machine, why, by }) =>
    `${machine} ${WHYS[why]}${by === undefined ? '' : `, brought down by ${by}`}.`,
  'clouds-burned': ({ machine, roll, is }) => `${machine} burns, ${roll.total}: ${BURNS[is]}.`,
  'clouds-jumped': ({ machine, who, is, fall }) =>
    `${manOf(machine, who)} jumps: ${JUMPS[is]}${fall === undefined ? '' : `, ${fall} down by the end of the turn`}.`,
  'clouds-landed': ({ machine, place, isEmergency, words }) =>
    `${machine} ${isEmergency ? 'comes down' : 'lands'}, ${place}: ${words}.`,
  'clouds-collided': ({ machine, other, roll, modifier, words }) =>
    `${machine} and ${other}, ${roll.total}${modifier === 0 ? '' : signed(modifier)}: ${words}.`,
  'clouds-left': ({ machine, why }) => `${machine} ${LEAVES[why]}.`,
  'clouds-barrage-laid': ({ unit, target, off }) =>
    `${unit} lays its barrage on ${target}${off >= 50 ? `, and comes to ${Math.round(off / 100)} MU from her` : ''}.`,
  'clouds-barrage': ({ unit, target, roll, is }) => `${unit}'s barrage at ${target}, ${roll.total}: ${BARRAGES[is]}.`,
  'clouds-balloon-hit': ({ balloon, by, roll, adds, isBurnt }) =>
    `${by} hits ${balloon}, ${roll.total}${adds > 0 ? signed(adds) : ''}: ${isBurnt ? 'it burns' : 'gas leaks'}.`,
  'clouds-cable': ({ balloon, is }) =>
    is === 'cut' ? `The cable of ${balloon} is cut.` : `The winch of ${balloon} sticks.`,
  'clouds-unit-hit': ({ unit, amount, left }) =>
    `${unit} loses ${amount}; ${left > 0 ? `${left} left` : 'it is destroyed'}.`,
  'clouds-bombed': ({ machine, target, off, isHit }) =>
    `${machine} bombs ${target}: ${off} off${isHit ? ', a hit' : ''}.`,
  'clouds-spotted': ({ machine, words }) => `${machine} sends a correction: ${words}.`,
  'clouds-shell-fell': ({ target, off, isHit }) =>
    `A shell falls ${off} from ${target}${isHit ? ', near enough' : ''}.`,
  'clouds-photographed': ({ machine, target }) => `${machine} has a plate of ${target}.`,
  'clouds-re-rolled': ({ machine, why, roll, left }) =>
    `${machine} gives up the ${roll} ${FOR[why]} and throws again; ${counted(left, 're-roll')} left.`,
  'clouds-advised': ({ machine, other }) => `${machine}'s pilot has a word with ${other}'s: a re-roll of his own.`,
  'clouds-scored': ({ allied, german, turns, why, tasks }) =>
    `After ${counted(turns, 'turn')}${ENDS[why]}, points: ${pointsText({ allied, german })}${tasksText(tasks)}`,
};

const ENDS = {
  'turns-flown': ', all that there are',
  'one-side-left': ', for one side alone is left to fight',
  'nobody-left': ', for nobody is left to fight',
} as const;
const SPIN = { began: 'goes into a spin', 'goes-on': 'spins on', ended: 'comes out of the spin' } as const;
const JAMS = {
  dead: 'is stuck for good',
  spent: 'has ruined its rounds',
  jammed: 'is jammed',
  cleared: 'clears with a jerk',
} as const;
const BURNS = { out: 'the fire goes out', burns: 'it eats at her', explodes: 'it has found the tank' } as const;
const JUMPS = { killed: 'the parachute fails', stuck: 'he cannot get clear', out: 'the parachute opens' } as const;
const LEAVES = {
  chosen: 'leaves the fight',
  'forced-home': 'gets away',
  'off-the-board': 'is out of the fight',
} as const;
const BARRAGES = { drifts: 'wild', misses: 'nothing near', near: 'close', close: 'right beside her' } as const;
