import { byName } from '../../../cards/by-name.ts';
import { flyer } from '../../../kit/screen/people.ts';
import type { Sentence } from '../../../kit/screen/sentence.ts';
import type { Side } from '../../../table/sides.ts';
import { capital, counted, listed, signed } from '../../../words/numbers.ts';
import { CARD_TITLES } from '../cards/card-systems.ts';
import type { CardEvent, CountedPoints } from '../table/card-events.ts';
import { compass } from './bearings.ts';
import { damageText, manoeuvreText, typeText } from './card-words.ts';

type Ev<T extends CardEvent['type']> = Extract<CardEvent, { type: T }>;

/** What happens in a fight with manoeuvre cards, in sentences. */
export const CARD_SENTENCES: { readonly [T in CardEvent['type']]: Sentence<T> } = {
  'cards-laid-out': ({ system, scenario, table, machines, ground }, book) => {
    const side = (wanted: string) =>
      listed(
        machines
          .filter((each) => each.side === wanted)
          .map(({ machine, type }) => `${machine} (${typeText(type, book)})`),
      );
    const cards =
      ground.length > 0
        ? ` On the ground: ${listed(ground.map(({ id, kind }) => `${id}, ${GROUND.get(kind) ?? kind}`))}.`
        : '';
    return `${CARD_TITLES[system]}: ${scenario}. ${capital(side('allied'))} against ${side('german')}, on a table of ${table.width / 1000} by ${table.length / 1000} cm.${cards}`;
  },
  'card-turn-began': ({ turn }) => `Turn ${turn}.`,
  'carrier-chosen': ({ machine }) => `${machine} carries the camera.`,
  'tailing-began': ({ tailer, tailed }) => `${tailer} is on the tail of ${tailed}.`,
  'tailed-card-shown': ({ tailer, tailed, card }) =>
    `${tailer} sees what ${tailed} is about to do: ${manoeuvreText(card)}.`,
  'plan-reordered': ({ machine, cards }) => `${machine} will fly ${listed(cards.map(manoeuvreText))}.`,
  'flame-burned': ({ machine, left }) =>
    `${machine} burns${left > 0 ? `; ${counted(left, 'flame')} left` : ' for the last time'}.`,
  'cards-revealed': ({ phase, moves }) =>
    `Phase ${phase}: ${moves.map(({ machine, card, to, broke }) => `${machine} ${manoeuvreText(card)}${broke ? `, which may not be flown (${broke})` : ''}, facing ${compass(to.heading)}`).join('; ')}.`,
  'machines-overlapped': ({ machines }) =>
    `${listed([...machines])} are upon each other, and cannot fire at each other.`,
  'machine-exited': ({ machine, edge }, _, people) => `${flyer(machine, people)} leaves the table over ${EDGES[edge]}.`,
  'guns-fired': ({ machine, arc, target, range, cards, deck, aimed, distance }) =>
    `${machine} fires ${arc === 'rifles' ? 'with rifles ' : ''}${arc === 'rear' ? 'astern ' : ''}at ${target}, ${arc === 'rifles' ? '' : `${range} range, `}${distance} mm: ${counted(cards, 'card')} of damage deck ${deck}${aimed ? ', aimed' : ''}.`,
  'damage-drawn': (drawn) =>
    `${drawn.machine} draws ${damageText(drawn.card)}${besides(drawn)}: ${drawn.total} of ${drawn.resistance}.`,
  'guns-jammed': ({ machine, arc, manoeuvres }) =>
    `${machine}'s ${arc === 'rear' ? 'rear gun' : 'gun'} jams for ${counted(manoeuvres, 'manoeuvre')}.`,
  'luck-held': ({ machine, card }) => `${machine} is lucky once more: ${damageText(card)} does nothing.`,
  'first-card-seen': ({ machine, card }) => `${machine} has seen nobody, and will fly ${manoeuvreText(card)}.`,
  'jam-passed-over': ({ machine }) => `A green jam; ${machine} has checked every round, and fires on.`,
  'special-suffered': specialText,
  'ground-silenced': ({ id, by }) => `${by} has silenced ${id}.`,
  'machine-eliminated': ({ machine, why, by }, _, people) =>
    `${flyer(machine, people)} is out of the fight: ${LOSSES[why]}${by === undefined || by === 'flames' ? '' : `, by ${by}`}.`,
  'damage-deck-renewed': ({ deck, how }) => `Damage deck ${deck} is used up: ${RENEWED[how]}.`,
  'errand-done': ({ kind, machine, target, points }) =>
    `${machine} ${ERRANDS.get(kind) ?? 'has done it'} (${target})${points > 0 ? `: ${counted(points, 'point')}` : ''}.`,
  'errand-half-done': ({ machine, target, points }) =>
    `${machine}'s bombs fall beside the middle of ${target}: damaged, ${counted(points, 'point')}.`,
  'morale-tried': ({ machine, roll, needed, stays }, _, people) =>
    `${flyer(machine, people)} has taken much of what she can bear: ${roll.total} against ${needed}, he ${stays ? 'stays' : 'goes home'}.`,
  'points-chart-thrown': ({ machine, roll, result }) =>
    `${machine} has taken all she can bear: ${roll.total}, ${FATES[result]}.`,
  'cards-counted-up': ({ scenario, turns, score, counted: parts, winner, why, left }) =>
    `${scenario} is over after ${counted(turns, 'turn')}: ${why === 'one-side-left' && left ? NONE_LEFT[left] : ENDS[why]}. Allied ${score.allied}${forWhat('allied', parts)}, German ${score.german}${forWhat('german', parts)}: ${WINS[winner]}.`,
};

/** The items of a side's points: ` (G1 and G2 shot down +4, the errand to T1 +2)`. */
function forWhat(wanted: Side, parts: readonly CountedPoints[]): string {
  const own = parts.filter(({ side }) => side === wanted);
  const said = [...new Set(own.map(({ what }) => what))].map((kind) => {
    const alike = own.filter(({ what }) => what === kind);
    return `${COUNTED[kind](listed(alike.map(({ who }) => who)))} ${signed(alike.reduce((sum, { points }) => sum + points, 0))}`;
  });
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

const COUNTED: { readonly [W in CountedPoints['what']]: (who: string) => string } = {
  kill: (who) => `${who} shot down`,
  loss: (who) => `${who} lost`,
  exit: (who) => `${who} off the table`,
  'wrong-edge': (who) => `${who} over a wrong edge`,
  'left-early': (who) => `${who} home too early`,
  done: (who) => `the errand to ${who}`,
  'half-done': (who) => `half the errand to ${who}`,
  home: (who) => `${who} home with it`,
  undone: (who) => `the errand to ${who} undone`,
  damage: (who) => `damage to ${who}`,
  untouched: (who) => `${who} not hit`,
};

const GROUND: ReadonlyMap<string, string> = byName({
  trench: 'a trench',
  'anti-aircraft-gun': 'an anti-aircraft gun',
  target: 'the target',
});

const EDGES = { own: 'his own edge', enemy: "the enemy's edge", side: 'the side' } as const;

function specialText({ machine, special, comes }: Ev<'special-suffered'>): string {
  if (comes === 'no-effect') return special === 'engine' ? twiceHit(machine) : grazed(machine);
  if (comes === 'turns-to-fire') return `${machine} smokes already, and now burns.`;
  if (comes === 'second' && special !== 'explosion') return `${machine} ${SECOND.get(special) ?? 'is done for'}.`;
  return `${machine} ${SPECIALS[special]}.`;
}

const twiceHit = (machine: string): string => `${machine}'s engine is hit twice at once, which counts as once.`;

const grazed = (machine: string): string => `The hit on a man comes to nothing aboard ${machine}.`;

const SPECIALS: Readonly<Record<Ev<'special-suffered'>['special'], string>> = {
  explosion: 'explodes',
  'rudder-left': 'cannot turn left in the next turn: the rudder is jammed',
  'rudder-right': 'cannot turn right in the next turn: the rudder is jammed',
  crew: 'has a man hit',
  engine: 'has its engine hit, and must stall once a turn',
  smoke: 'trails smoke',
  fire: 'is on fire',
};

const SECOND: ReadonlyMap<string, string> = byName({
  engine: 'loses its engine for good',
  crew: 'has its pilot hit again',
});

const LOSSES = {
  points: 'shot to pieces',
  explosion: 'it explodes',
  engine: 'its engine is gone',
  crew: 'its pilot can fly no more',
  fire: 'burnt',
  'out-of-control': 'out of control',
} as const;

const RENEWED = {
  'another-copy': 'another copy is opened',
  'cards-of-the-lost': 'the cards of those who are out are shuffled',
  'all-noted': 'points are written down and every card is shuffled in',
} as const;

const ERRANDS: ReadonlyMap<string, string> = byName({
  photograph: 'has his picture',
  bomb: 'has dropped his bombs on the target',
  'drop-bombs': 'has hit the middle of the target',
  strafe: 'has strafed his target to silence',
  'direct-guns': 'has directed the guns long enough',
  fetch: 'has his passenger aboard',
});

const FATES = {
  'damaged-abort': 'she limps out of the fight',
  'forced-down': 'she must come down',
  'shot-down': 'she falls',
} as const;

/** By the side that is left. */
const NONE_LEFT = { allied: 'no German is left', german: 'none of the Allies is left' } as const;

const ENDS = {
  'one-side-left': 'one side is gone',
  'nobody-left': 'nobody is left',
  'first-loss': 'one loss decides it',
  errand: 'the mission decides it',
  'no-more-shots': 'no more shots fell',
  'broken-off': 'both sides turn for home',
  'dfd-spent': 'the fight breaks up',
} as const;

const WINS = { allied: 'the Allies win', german: 'the Germans win', nobody: 'a draw' } as const;

/** (G058) The points of a rifle's card do not count; aim adds one. */
function besides({ card, points, aim }: Ev<'damage-drawn'>): string {
  if (points === 0 && /^[1-9]/.test(card)) return '; points from rifles do not count';
  return aim > 0 ? ', and a point for the aim' : '';
}
