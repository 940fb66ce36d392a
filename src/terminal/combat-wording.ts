import type { Rulebook } from '../rulebook/rulebook.ts';
import type { BurstOdds, CombatDecisions, TargetInReach } from '../table/combat-decisions.ts';
import { listed } from './numbers.ts';
import { flyer, manAboard } from './people.ts';
import type { Wording } from './sentence.ts';

/** How the decisions of a fight are put to the commander. */
export const COMBAT_WORDINGS: { readonly [D in keyof CombatDecisions]: Wording<D> } = {
  'track-action': {
    ask: ({ machine, inDuel, left }, _, people) =>
      `${flyer(machine, people)} is ${inDuel ? 'the higher in a Personal Duel' : 'highest on the Initiative Track'}; ${left.allied} of ours and ${left.german} of theirs are in the fight. What does he do?`,
    answer: (answer, { targets }) => actionText(answer, targets),
    help: () =>
      'Rules 24, 39 and 40: the highest machine that nobody has engaged attacks one lower enemy, tries to clear a jam, or escapes if Bravery lets it. ' +
      'Who attacks, and who is attacked, is spent for the phase.',
  },
  burst: {
    ask: ({ machine, target, angle, ammo }, _, people) =>
      `${flyer(machine, people)} has ${target} in his sights (${angle}), ${ammo} units left. How long a burst?`,
    answer: (answer, { odds }) => oddsText(answer, odds),
    help: () =>
      'Rules 24 and 38: a longer burst scores more often, uses its length in ammo, and is likelier to jam the gun.',
  },
  'return-fire': {
    ask: ({ machine, target, angle, ammo }, _, people) =>
      `${target} attacks ${flyer(machine, people)}, ${angle}; ${manAboard(machine, 'observer', people)} has ${ammo} units left. Does he fire?`,
    answer: (answer, { odds }) => (answer === 'hold' ? 'keep the rounds' : oddsText(answer, odds)),
    help: () => 'Rule 24: by the angle of attack an observer may fire before, after, both or not at all.',
  },
  'ignore-driven-off': {
    ask: ({ machine }, _, people) => `${flyer(machine, people)} is Driven Off. Let him go?`,
    answer: (answer) =>
      answer === 'go'
        ? 'out of this fight, unharmed; he joins again when it is over'
        : 'stay, and throw again for the hit',
    help: () =>
      'Rule 26: a brave man may stay though he is Driven Off; the dice are then thrown until the result is another.',
  },
  'german-action': {
    ask: ({ machine, inDuel, left }, book) =>
      `${german(machine, book)} is ${inDuel ? 'the higher in a Personal Duel' : 'highest on the Initiative Track'}; ${left.german} of yours and ${left.allied} of theirs are in the fight. What does he do?`,
    answer: (answer, { targets }) => actionText(answer, targets),
    help: () =>
      'Rules 24, 39 and 40: the highest German machine attacks one lower enemy with the longest burst there is, tries to clear a jam, leaves the fight or holds off. ' +
      'A Lame Duck and a machine without a gun leave by themselves.',
  },
  'german-break-off': {
    ask: ({ unit, machines, lost, left }) =>
      `${UNITS[unit]}, ${listed(machines)}: ${lost} harmed, ${left.german} Germans against ${left.allied}. Fight on?`,
    answer: (answer, { machines }) =>
      answer === 'break-off'
        ? `${machines.length === 1 ? 'he leaves' : 'all of them leave'} the fight`
        : 'stay for another phase',
    help: () =>
      'Rule 19: after each phase the Germans may break off, Jasta 11 and the others each by themselves. One in a Personal Duel follows when it ends.',
  },
};

const UNITS = { 'jasta-11': 'Jasta 11', others: 'The others' } as const;

/** `G12 (Albatros D.III)`. */
function german(id: string, { fortyOne, aircraft }: Rulebook): string {
  const counter = fortyOne.counters[Number.parseInt(id.slice(1), 10) - 1];
  const name = counter && aircraft[counter.aircraft]?.name;
  return name ? `${id} (${name})` : id;
}

const WORDS: Readonly<Record<string, string>> = {
  'clear-jam': 'try to clear the jam: 15 in 36',
  escape: 'leave the fight',
  hold: 'hold off',
};

function actionText(answer: string, targets: readonly TargetInReach[]): string {
  const reach = targets.find(({ target }) => target === answer);
  if (!reach) return WORDS[answer] ?? answer;
  return `attack, ${reach.difference} above him: ${reach.angle}, burst up to ${reach.longestBurst}, ${reach.ways} in 36 to hit`;
}

function oddsText(answer: string, odds: readonly BurstOdds[]): string {
  const line = odds.find(({ burst }) => String(burst) === answer);
  return line ? `${line.hitWays} in 36 to hit, ${line.jamWays} to jam` : answer;
}
