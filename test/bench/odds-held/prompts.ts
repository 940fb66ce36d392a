import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy } from '../../../src/kit/head/policy.ts';
import { IN_A_MOMENT, policyNamed } from '../../../src/policies/policies.ts';
import { battleOn, type Ended } from '../../../src/seat/policy/fight-on.ts';
import { MOST_FOUGHT, worthOf as worthOfFight } from '../../../src/seat/policy/fought-out.ts';
import { MOMENT, playedInTime } from '../../../src/seat/policy/in-time.ts';
import { type AtPrompt, MOST_PLAYOUTS, playingOut, worthOf } from '../../../src/seat/policy/play-out.ts';
import type { PlayOut } from '../../../src/seat/policy/rounds.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { Prompt } from '../prompts.ts';
import { type Judged, judged, type True } from './judge.ts';

/** How a prompt is played out: as odds do it, and as it truly is. */
interface Ways<Came> {
  readonly asked: Question;
  readonly most: number;
  readonly play: PlayOut<Came>;
  readonly truly: PlayOut<Came>;
  readonly worth: (came: Came) => number;
  /** So much is a difference. */
  readonly margin: number;
  readonly book: Rulebook;
}

/** What is counted: playouts in a moment, all the answers of a question together, and those for the truth of each. */
export interface Budget {
  readonly moment: number;
  readonly truth: number;
}

/** A Victory Point; and of fights one in twenty. */
const [POINT, ONE_IN_TWENTY] = [1, 0.05];

export const heldInCampaign = (prompt: AtPrompt, budget: Budget, book: Rulebook): Judged | undefined => {
  const { play } = playingOut(prompt, book);
  return held(
    { asked: prompt.asked, most: MOST_PLAYOUTS, play, truly: play, worth: worthOf, margin: POINT, book },
    budget,
  );
};

/** Steady heads, as players meet them, tell what a fight truly comes to. */
export const heldInBattle = ({ question: asked, from, book }: Prompt, budget: Budget): Judged | undefined => {
  const play = battleOn({ asked, from }, book);
  const truly = battleOn({ asked, from }, book, (word) => policyNamed('steady', word));
  const ways: Ways<Ended> = { asked, most: MOST_FOUGHT, play, truly, worth: worthOfFight, margin: ONE_IN_TWENTY, book };
  return held(ways, budget);
};

/** The dice of the truth are none of those that odds have thrown. */
const ITS_OWN = 10_000;

/** Nothing where what is secret could not be guessed at: there `odds` tells none. */
function held<Came>(
  { asked, most, play, truly, worth, margin, book }: Ways<Came>,
  { moment, truth }: Budget,
): Judged | undefined {
  let spent = 0;
  const counted: PlayOut<Came> = (answer, number) => {
    spent += MOMENT / moment;
    return play(answer, number);
  };
  const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
  const told = playedInTime(asked, most, { play: counted, worth, given, now: () => spent });
  const answers = told.played.map(({ answer }) => answer);
  const usual = given(asked);
  const all: True[] = [...new Set([...answers, usual])].map((answer) => ({ answer, came: [] }));
  for (let number = ITS_OWN; number < ITS_OWN + truth; number++) {
    const came = all.map(({ answer }) => truly(answer, number));
    if (came.every((each) => each !== undefined))
      for (const [i, each] of came.entries()) all[i]?.came.push(worth(each));
  }
  const fewest = Math.min(...all.map(({ came }) => came.length));
  return fewest < truth / 2 ? undefined : judged(told, usual, all, margin);
}
