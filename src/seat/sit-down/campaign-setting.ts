import type { Campaign } from '../../campaign/campaign.ts';
import { factsOf } from '../../games/cards.ts';
import { OWN_GAME } from '../../games/game-names.ts';
import { isAnswer } from '../../logbook/record.ts';
import type { Sitting } from '../../logbook/sitting.ts';
import { enemyIn, openingOf } from '../../logbook/standing.ts';
import { COMMAND_WORDS, type Command, OF_CARDS, OF_TABLES } from '../../page/read-typed.ts';
import { isOfFight } from '../../questions/asking/put.ts';
import { flightPage } from '../../screens/pages/flight-page.ts';
import type { Question } from '../../table/decisions.ts';
import { sideOf } from '../../table/whose.ts';
import { flightIn } from '../page/lay-out.ts';
import type { Setting } from '../seat.ts';
import { wrong } from '../wrong.ts';

/** In a campaign all men are known from the start, and only its commander sits at the table. */
export const campaignSetting = (sitting: Sitting, isPurist = false): Setting => ({
  log: sitting.log,
  commands: commandsIn(sitting.campaign),
  people: () => sitting.campaign,
  day: () => sitting.campaign.day,
  forces: ({ teller, book, paper }) =>
    flightPage(
      {
        asked: sitting.asked,
        flight: flightIn(sitting.position),
        campaign: sitting.campaign,
        events: teller.events,
      },
      book,
      paper,
    ),
  odds: async (seat) => {
    const { asked } = sitting;
    if (asked && sideOf(asked) === 'german') return wrong('The odds of a campaign are told to its commander.', seat);
    if (!isPurist && !openingOf(sitting.log.standing).purist)
      return (await import('../policy/odds.ts')).tellOdds(sitting, seat);
    return wrong('This is played by a purist: no odds are told.', seat);
  },
  turnOf: (question) => {
    if (isAlone(sitting) || !isOfFight(question)) return undefined;
    return sideOf(question) === 'german' ? 'The Germans:' : 'The Allied side:';
  },
  handsOver: !isAlone(sitting) && hasSecrets(sitting.campaign),
  isExplained: (question, answered) => isExplained(question, answered, sitting),
});

/** Whether one player leads everything that a player leads. */
const isAlone = ({ log }: Sitting): boolean => enemyIn(log.standing) === 'a-policy';

const hasSecrets = ({ fights = OWN_GAME }: Campaign): boolean => factsOf(fights).hasSecrets;

/** Only the tutorial has lessons. */
function commandsIn({ fights = OWN_GAME }: Campaign): readonly Command[] {
  const { hasHand, isOnTrack } = factsOf(fights);
  return COMMAND_WORDS.filter(
    (each) => each !== 'lesson' && (hasHand || !OF_CARDS.includes(each)) && !(isOnTrack && OF_TABLES.includes(each)),
  );
}

/** How often a kind of question is explained in a campaign with hints. */
const HINTS = 2;

function isExplained({ decision }: Question, answered: number, { log }: Sitting): boolean {
  const { standing } = log;
  if (!openingOf(standing).hints) return false;
  return answered + standing.filter(({ record }) => isAnswer(record) && record.asked === decision).length < HINTS;
}
