import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AutomaticTable } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import type { PolicyName } from '../../src/autoplay/policy-names.ts';
import { isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { historyPage } from '../../src/cli/commands/back/history.ts';
import { storyPage } from '../../src/cli/commands/back/log.ts';
import type { Seed } from '../../src/dice/seed.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { dayStories } from '../../src/records/day-story.ts';
import type { LivedDay } from '../../src/records/lived.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import type { Decision } from '../../src/table/decisions.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { paperFor, wrap } from '../../src/terminal/kit/paper.ts';
import { book } from '../support/program/playthrough.ts';

const paper = paperFor({ columns: 140, isTerminal: false, colour: false });

/** The answers of a day stand between these, in the order in which they were given. */
const BETWEEN = ' / ';
const ANSWERS = /^Answers of (?:\d+) April\n((?:.+\n)+)/gm;

const pathOf = (policy: PolicyName): string => fileURLToPath(new URL(`campaigns/${policy}.txt`, import.meta.url));

/** A whole April of B Flight as it was recorded. */
export const recordedApril = (policy: PolicyName): string => readFileSync(pathOf(policy), 'utf8');

/**
 * The same, played anew with the dice of its seed and the answers of the record, whatever the policy would say today.
 */
export function playedAgain(policy: PolicyName): string {
  const record = recordedApril(policy);
  const answers = [...record.matchAll(ANSWERS)].map(([, lines = '']) =>
    lines.trim().replaceAll('\n', ' ').split(BETWEEN),
  );
  const left = answers.flat();
  const text = playApril(policy, seedOf(policy), answering(left));
  if (left.length > 0) throw new Error(`${policy}: ${left.length} answers of the record were never asked for.`);
  return text;
}

/** `WOF_REWRITE=1`: the policy as it now is flies its April again. */
export function rewriteApril(policy: PolicyName): void {
  const seed = existsSync(pathOf(policy)) ? seedOf(policy) : (`alea:1:${policy}` as const);
  writeFileSync(pathOf(policy), playApril(policy, seed, policyNamed(policy, 'april')));
}

const seedOf = (policy: PolicyName): Seed => `alea:1:${/^Seed +alea:1:(\S+)$/m.exec(recordedApril(policy))?.[1]}`;

/** A commander who gives the answers of the record, one after the other. */
function answering(left: string[]): Policy {
  const next = (decision: Decision) => (_: unknown, options: readonly string[]) => {
    const answer = left.shift();
    if (answer === undefined || !options.includes(answer))
      throw new Error(
        `${decision}: the record has ${answer}, the rules offer ${options.join(', ')}. WOF_REWRITE=1 writes it anew.`,
      );
    return answer;
  };
  const decisions = Object.keys(policyNamed('random', 'april')) as Decision[];
  return Object.fromEntries(decisions.map((decision) => [decision, next(decision)])) as unknown as Policy;
}

function playApril(policy: PolicyName, seed: Seed, commander: Policy): string {
  const campaign = newCampaign(['B'], book);
  const days: LivedDay[] = [];
  const given: string[][] = [];
  while (!isOver(campaign)) {
    const dawn = structuredClone(campaign);
    const events: GameEvent[] = [];
    const answers: string[] = [];
    const table = new AutomaticTable(book, seededCup(seed, campaign.day), commander, {
      threw: () => {},
      drew: () => {},
      answered: (_, answer) => void answers.push(answer),
      told: (event) => void events.push(structuredClone(event)),
    });
    playDay(campaign, table);
    days.push({ dawn, events });
    given.push(answers);
  }
  const lived = { name: policy, seed, days, now: campaign, book };
  const told = dayStories(lived).map(
    (story, i) => `${storyPage(story, paper)}\n\n${answersText(story.day, given[i] ?? [])}`,
  );
  const head = `The April of B Flight, as ${policy} flew it\n\nSeed        ${seed}`;
  return `${[head, ...told, wrap(historyPage(lived, paper), paper)].join('\n\n')}\n`;
}

const answersText = (day: number, answers: readonly string[]): string =>
  `Answers of ${day} April\n${wrap(answers.join(BETWEEN), paper)}`;
