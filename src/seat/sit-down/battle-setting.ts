import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import { factsOf } from '../../games/cards.ts';
import { forcesInFight } from '../../games/screens.ts';
import type { Facts } from '../../kit/game-cards.ts';
import type { Opening } from '../../logbook/record.ts';
import { COMMAND_WORDS, type Command, OF_CARDS, OF_TABLES } from '../../page/read-typed.ts';
import { sideOf } from '../../table/whose.ts';
import type { Setting } from '../seat.ts';

/** In a battle nobody plans or flies anywhere, and it stands on no day. */
const OF_CAMPAIGNS: readonly Command[] = [
  ...(['plan', 'propose', 'course', 'promote', 'lesson', 'map', 'history'] as const),
  ...(['status', 'score', 'report', 'roster', 'man'] as const),
];

/** What speaks of the Initiative Track, the mission and its weather. */
const OF_THE_TRACK: readonly Command[] = ['track', 'layout', 'weather', 'log'];

/** What may be typed in a battle of such a system besides an answer. */
const commandsIn = ({ hasHand, isOnTrack }: Facts): readonly Command[] =>
  COMMAND_WORDS.filter(
    (each) =>
      !OF_CAMPAIGNS.includes(each) &&
      (hasHand || !OF_CARDS.includes(each)) &&
      !(isOnTrack ? OF_TABLES : OF_THE_TRACK).includes(each),
  );

/** What a battle has of its own at a seat. */
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
