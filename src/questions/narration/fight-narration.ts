import { TREE_TOP } from '../../cards/ground.ts';
import { factsOf, GAME_CARDS } from '../../games/cards.ts';
import { flyer, isOwn, type People, theirs } from '../../kit/screen/people.ts';
import type { Reasons, Sentence } from '../../kit/screen/sentence.ts';
import type { Combatant, Dive, FightEnd, FightEvent } from '../../table/events/fight-events.ts';
import type { Side } from '../../table/sides.ts';
import { counted, height, listed } from '../../words/numbers.ts';

/** The sentences common to every fight. Each game tells in its own words how it ends, and for whom. */
export const FIGHT_SENTENCES: { readonly [T in FightEvent['type']]: Sentence<T> } = {
  'fight-began': ({ altitude, dfd, dive, allied, germans }, book, people) =>
    `A Dog-Fight at ${height(altitude)}, DFD ${dfd}${dive ? diveText(dive, people) : ''}. ${sideText('allied', ours(allied, people), people)} ${sideText('german', theirs(germans, book, people), people)}`,
  'fight-broke-up': ({ why, phases, altitude }, _, people) =>
    `The fight breaks up after ${counted(phases, 'phase')}, at ${height(altitude)}: ${endText(why, altitude, people)}.`,
  'machine-out': () => '',
  'fight-over': () => '',
};

export const FIGHT_REASONS: { readonly [T in FightEvent['type']]: Reasons<T> } = {
  'fight-began': ({ system, dive }, { airToAirCombat: { diveBonus } }) =>
    factsOf(system).isOnTrack
      ? [
          'Rule 17: each machine rolls Initiative each phase and is placed on the Initiative Track.',
          ...(dive ? [`Rule 18: those who dived add ${diveBonus[dive.bonus].amount} in the first phase.`] : []),
        ]
      : [`This campaign fights out its Dog-Fights by ${GAME_CARDS[system].title}.`],
  'fight-broke-up': () => [
    'Rule 19: at zero or below the Dog-Fight breaks up; so it does when a side has nobody left.',
  ],
  'machine-out': () => [],
  'fight-over': () => [],
};

const diveText = ({ side, bonus }: Dive, people: People): string =>
  `; ${isOwn(side, people) ? 'we dive on them' : 'they dive on us'}${bonus === 'surprise' ? ' out of cloud' : ''}`;

function endText(why: FightEnd, altitude: number, people: People): string {
  if (why === 'dfd-spent')
    return `they have lost each other ${altitude === TREE_TOP ? 'among the trees' : 'in the sky'}`;
  const isOurs = isOwn(why === 'no-allied-left' ? 'allied' : 'german', people);
  return `none of ${isOurs ? 'ours' : 'theirs'} is left in it`;
}

/** A sentence for each side, so that a page with little room can leave out one of them. */
const sideText = (side: Side, machines: string, people: People): string =>
  `${isOwn(side, people) ? 'Ours' : 'Theirs'}: ${machines}.`;

const ours = (machines: readonly Combatant[], people: People): string =>
  listed(machines.map(({ id }) => flyer(id, people)));
