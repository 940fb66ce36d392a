import type { Campaign } from '../../../src/campaign/campaign.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import { race } from '../../../src/playouts/look-ahead/race.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { playingOut, worthOf } from '../../../src/seat/policy/play-out.ts';
import { type Decision, questionOf } from '../../../src/table/decisions.ts';
import type { Standpoint } from '../../../src/table/standpoint.ts';

/** The number of playouts for a question, all its answers together. */
const PLAYOUTS = 200;

/** The campaign at dawn of the day that is played: what `odds` plays a day on from. */
let dawn: Campaign | undefined;

/** Remembers the morning; the campaign itself changes during the day. */
export function rememberDawn(campaign: Campaign): void {
  dawn = structuredClone(campaign);
}

/** Answers a question as the playouts of `odds` say, and as `prudent` where they show no difference. */
function asOddsSay(decision: Decision, usual: Policy) {
  return (about: object, options: readonly string[], book: Rulebook, from?: Standpoint): string => {
    const asked = questionOf(decision, about, options);
    const own = answerBy(usual, asked, book);
    if (!dawn || !from || options.length === 1) return own;
    const { play } = playingOut({ dawn, past: from.past, asked }, book);
    const answers = [own, ...options.filter((option) => option !== own)];
    const worthFor = (answer: string, number: number) => worthOf(expectDefined(play(answer, number), 'outcome'));
    return race(answers, PLAYOUTS, worthFor) ?? own;
  };
}

/** A prudent commander who asks `odds` whether to attack, and what to fly in which half of the day. */
export function byOdds(word: string): Partial<Policy> {
  const usual = policyNamed('prudent', word);
  const asked = (['attack', 'half-of-day'] as const).map((decision) => [decision, asOddsSay(decision, usual)]);
  return Object.fromEntries(asked);
}
