import { NO_ORDERS } from '../../src/campaign/standing-orders.ts';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { IN_A_MOMENT } from '../../src/policies/policies.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { battleOn } from '../../src/seat/policy/fight-on.ts';
import { MOST_FOUGHT, worthOf as worthOfFight } from '../../src/seat/policy/fought-out.ts';
import { type PlayedInTime, playedInTime } from '../../src/seat/policy/in-time.ts';
import { type AtPrompt, MOST_PLAYOUTS, playingOut, worthOf } from '../../src/seat/policy/play-out.ts';
import { rowsPlayed } from '../../src/seat/policy/rows-played.ts';
import { enterTakes, typedFor } from '../../src/seat/typed/at-hand.ts';
import { compileLittle } from '../../src/simulation/compiling.ts';
import type { Question } from '../../src/table/decisions.ts';
import { median, processorsTime, report } from './measure.ts';
import { campaignPrompts, KINDS } from './odds-held/campaign-prompts.ts';
import { pagesOf } from './prompts.ts';
import { THOUGHT_OUT, type ThoughtOut } from './tournament/even.ts';

/** The most that an answer of odds may take in milliseconds: two threads share it, and it shows how far it is. */
const LONGEST = 3000;
/** The milliseconds in which playouts are counted, and the answers that are still in the running in them. */
const [MOMENT, RUNNING] = [1500, 3];
/** So many machines a side, where a fight is long. */
const EACH = 4;
/** Where a campaign is asked, and how many playouts of an answer a moment is to have there. */
const PLACES = [
  ['on the track', ['stay or go', 'target', 'burst'], 200],
  ['over the map', ['attack', 'movement', 'height'], 100],
] as const;

/** What was told at a prompt: how long it took, and how many playouts it had. */
interface Told {
  readonly ms: number;
  readonly playouts: number;
}

/** How long odds take at prompts of each game, by the processor's time: who else wants it makes no difference. */
export function benchOdds(prompts: number): string {
  const book = loadRulebook('data');
  // As the program does before it plays a question out.
  compileLittle();
  const perKind = Math.ceil(prompts / Object.keys(KINDS).length);
  const byKind = new Map(
    Object.entries(KINDS).map(([name, kind]) => {
      const told = campaignPrompts(kind, perKind, book).map((prompt) => tellInCampaign(prompt, book));
      return [name, told] as const;
    }),
  );
  const byGame = [
    ['a campaign', [...byKind.values()].flat()] as const,
    ...THOUGHT_OUT.map((system) => [system, toldInFights(system, prompts, book)] as const),
  ];
  for (const [game, told] of byGame) reportTime(game, told);
  for (const [place, kinds, atLeast] of PLACES) {
    const told = kinds.flatMap((kind) => byKind.get(kind) ?? []);
    const playouts = median(told.map((each) => (each.playouts * MOMENT) / RUNNING / each.ms));
    const what = `playouts of each of ${RUNNING} answers in 1.5 s of the processor, ${place}`;
    report(what, playouts, { atLeast }, `${told.length} prompts, the median`);
  }
  return `odds ${byGame.reduce((sum, [, told]) => sum + told.length, 0)}`;
}

function reportTime(game: string, told: readonly Told[]): void {
  const all = told.map(({ ms }) => ms);
  const over = all.filter((each) => each > LONGEST).length;
  const detail = `${over} of ${all.length} prompts over it, the median ${median(all).toFixed(0)} ms`;
  report(`ms of the processor the slowest answer of odds, ${game}`, Math.max(...all), { atMost: LONGEST }, detail);
}

const toldInFights = (system: ThoughtOut, prompts: number, book: Rulebook): Told[] =>
  pagesOf(system, EACH, prompts, book).map(({ question: asked, from, book: cards }) => {
    // A page has thought its rows out before odds are asked for.
    const rows = rowsPlayed(asked, enterOn(asked, cards), cards);
    return toldBy(() => {
      const play = battleOn({ asked, from }, cards);
      const playing = { play, rows, worth: worthOfFight, given: givenBy(cards), now: processorsTime };
      return playedInTime(asked, MOST_FOUGHT, playing);
    });
  });

/** What a player would type for what Enter takes. */
const enterOn = (asked: Question, book: Rulebook): string | undefined =>
  typedFor(enterTakes(undefined, asked, { book, courses: {}, sitting: { orders: NO_ORDERS } }));

const tellInCampaign = (prompt: AtPrompt, book: Rulebook): Told =>
  toldBy(() => {
    const { play } = playingOut(prompt, book);
    const playing = { play, worth: worthOf, given: givenBy(book), now: processorsTime };
    return playedInTime(prompt.asked, MOST_PLAYOUTS, playing);
  });

function toldBy(tell: () => PlayedInTime<unknown>): Told {
  const begun = processorsTime();
  const { played } = tell();
  return { ms: processorsTime() - begun, playouts: played.reduce((sum, { came }) => sum + came.length, 0) };
}

const givenBy = (book: Rulebook) => (open: Question) => answerBy(IN_A_MOMENT, open, book);
