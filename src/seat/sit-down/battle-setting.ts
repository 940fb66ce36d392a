import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import { factsOf } from '../../games/cards.ts';
import { forcesInFight } from '../../games/screens.ts';
import type { Facts } from '../../kit/game-cards.ts';
import type { Opening } from '../../logbook/record.ts';
import { COMMAND_WORDS, type Command, OF_CARDS, OF_TABLES } from '../../page/read-typed.ts';
import { sideOf } from '../../table/whose.ts';
import type { Setting } from '../seat.ts';

/** A battle has no planning, no map and no day. */
const OF_CAMPAIGNS: readonly Command[] = [
  ...(['plan', 'propose', 'course', 'promote', 'lesson', 'map', 'history'] as const),
  ...(['status', 'score', 'report', 'roster', 'man'] as const),
];

/** Commands about the Initiative Track, the mission and its weather. */
const OF_THE_TRACK: readonly Command[] = ['track', 'layout', 'weather', 'log'];

/** The commands in a battle of such a game. */
const commandsIn = ({ hasHand, isOnTrack }: Facts): readonly Command[] =>
  COMMAND_WORDS.filter(
    (each) =>
      !OF_CAMPAIGNS.includes(each) &&
      (hasHand || !OF_CARDS.includes(each)) &&
      !(isOnTrack ? OF_TABLES : OF_THE_TRACK).includes(each),
  );

/** The setting of a battle. */
export const battleSetting = ({ germansLedBy, system }: StandAloneBattle, { opponent }: Opening): Setting => ({
  log: undefined,
  commands: commandsIn(factsOf(system)),
  people: () => ({ flights: [] }),
  day: () => 1,
  handsOver: factsOf(system).hasSecrets && !opponent,
  isExplained: () => false,
  forces: ({ sitting, teller, book, paper }) => {
    const { asked } = sitting;
    const told = forcesInFight({ asked, book, paper }, teller.people.crews);
    if (told !== undefined) return told;
    return asked && 'view' in asked.about ? teller.track(asked, paper) : 'Nobody is in the air.';
  },
  turnOf: (question) => {
    if (germansLedBy === 'the-card' || opponent) return undefined;
    return sideOf(question) === 'german' ? 'The Germans:' : 'The Allied side:';
  },
});
