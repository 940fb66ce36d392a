import { isOver, newCampaign } from '../../../src/campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../../src/campaign/watch.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { parseSeed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import type { AtPrompt } from '../../../src/seat/policy/play-out.ts';
import { type Decision, type Question, questionOf } from '../../../src/table/decisions.ts';
import { fromDawn } from '../../../src/table/standpoint.ts';

/** A kind of prompts of a campaign. */
export interface Kind {
  readonly of: readonly Decision[];
  /** Every so manyth of its questions is taken. */
  readonly every: number;
  /** As far as odds play it out. */
  readonly to: 'mission' | 'day';
  /** Which of its questions count: those with an answer of that word, or those without. */
  readonly with?: string;
  readonly without?: string;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  plan: { of: ['plan', 'half-of-day', 'assign'], every: 29, to: 'day' },
  movement: { of: ['movement'], every: 97, to: 'mission' },
  height: { of: ['height'], every: 31, to: 'mission' },
  attack: { of: ['attack'], every: 5, to: 'mission' },
  'stay or go': { of: ['track-action'], every: 11, to: 'mission', with: 'escape' },
  target: { of: ['track-action'], every: 17, to: 'mission', without: 'escape' },
  burst: { of: ['burst', 'dive-burst', 'return-fire'], every: 23, to: 'mission' },
};

/** So many prompts of a kind, spread over campaigns of each flight that `prudent` leads. */
export function campaignPrompts(kind: Kind, count: number, book: Rulebook): AtPrompt[] {
  const prompts: AtPrompt[] = [];
  const each = Math.ceil(count / 3);
  for (let number = 1; prompts.length < count && number < MOST; number++)
    for (const flight of FLIGHTS) prompts.push(...promptsIn(kind, `odds-held-${number}`, [flight, each], book));
  return prompts.slice(0, count);
}

/** More campaigns are not looked through for what is asked so seldom. */
const MOST = 40;

function promptsIn(kind: Kind, word: string, [flight, most]: readonly [Flight, number], book: Rulebook): AtPrompt[] {
  const campaign = newCampaign([flight], book);
  const seed = expectDefined(parseSeed(word), 'seed');
  const led = policyNamed('prudent', word);
  const prompts: AtPrompt[] = [];
  let dawn = campaign;
  let asked = 0;
  let way = fromDawn(() => undefined);
  const looked = kind.of.map((decision) => [
    decision,
    (about: object, options: readonly string[]) => {
      const question = questionOf(decision, about, options);
      if (isOf(kind, question) && ++asked % kind.every === 0)
        prompts.push({ dawn, past: [...way.past], asked: JSON.parse(JSON.stringify(question)) });
      return answerBy(led, question, book);
    },
  ]);
  const policy = { ...led, ...Object.fromEntries(looked) } as Policy;
  while (!isOver(campaign) && prompts.length < most) {
    dawn = structuredClone(campaign);
    way = fromDawn((table) => playDay(structuredClone(dawn), table));
    playDay(campaign, new AutomaticTable(book, seededCup(seed, campaign.day), policy, nobodyWrites, way));
  }
  return prompts.slice(0, most);
}

function isOf(kind: Kind, { options }: Question): boolean {
  const open: readonly string[] = options;
  if (kind.with !== undefined && !open.includes(kind.with)) return false;
  return open.length > 1 && !(kind.without !== undefined && open.includes(kind.without));
}
