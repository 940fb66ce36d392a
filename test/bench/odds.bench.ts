import { IN_A_MOMENT } from '../../src/autoplay/policies.ts';
import { answerBy } from '../../src/autoplay/policy.ts';
import { battleOn } from '../../src/cli/seat/policy/battle-odds.ts';
import { MOST_FOUGHT, worthOf as worthOfFight } from '../../src/cli/seat/policy/fought-out.ts';
import { playedInTime } from '../../src/cli/seat/policy/in-time.ts';
import { MOST_PLAYOUTS, playingOut, worthOf } from '../../src/cli/seat/policy/play-out.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import type { Question } from '../../src/table/decisions.ts';
import { ownNanoseconds, report } from './measure.ts';
import { campaignPrompts, KINDS } from './odds-held/campaign-prompts.ts';
import { promptsOf } from './prompts.ts';
import { THOUGHT_OUT } from './tournament/even.ts';

/** What an answer of odds may take in milliseconds. */
const MOMENT = 1500;
/** So many machines a side, where a fight is long. */
const EACH = 4;

/** How long odds take at prompts of each game, by the processor's time: who else wants it makes no difference. */
export function benchOdds(prompts: number): string {
  const book = loadRulebook('data');
  const perKind = Math.ceil(prompts / Object.keys(KINDS).length);
  const inCampaign = Object.values(KINDS).flatMap((kind) => campaignPrompts(kind, perKind, book));
  const took = new Map<string, number[]>([
    ['a campaign', inCampaign.map((prompt) => spentOn(() => tellInCampaign(prompt, book)))],
    ...THOUGHT_OUT.map((system) => [system, fightsOf(system, prompts, book)] as const),
  ]);
  let sum = 0;
  for (const [game, all] of took) {
    const sorted = all.toSorted((one, other) => one - other);
    const over = all.filter((each) => each > MOMENT).length;
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const detail = `${over} of ${all.length} prompts over it, the median ${middle.toFixed(0)} ms`;
    report(`ms of the processor the slowest answer of odds, ${game}`, sorted.at(-1) ?? 0, { atMost: MOMENT }, detail);
    sum += all.length;
  }
  return `odds ${sum}`;
}

const fightsOf = (system: (typeof THOUGHT_OUT)[number], prompts: number, book: Rulebook): number[] =>
  promptsOf(system, EACH, prompts, book).map(({ question, from, book: cards }) =>
    spentOn(() => {
      const play = battleOn({ asked: question, from }, cards);
      playedInTime(question, MOST_FOUGHT, { play, worth: worthOfFight, given: givenBy(cards), now: processorsTime });
    }),
  );

function tellInCampaign(prompt: Parameters<typeof playingOut>[0], book: Rulebook): void {
  const { play } = playingOut(prompt, book);
  playedInTime(prompt.asked, MOST_PLAYOUTS, { play, worth: worthOf, given: givenBy(book), now: processorsTime });
}

const givenBy = (book: Rulebook) => (open: Question) => answerBy(IN_A_MOMENT, open, book);

const spentOn = (tell: () => void): number => ownNanoseconds(tell) / 1e6;

function processorsTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
