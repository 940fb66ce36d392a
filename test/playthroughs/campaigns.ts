import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Campaign, isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { noTasksYet, type TaskChain } from '../../src/campaign/special-tasks.ts';
import { dayStories } from '../../src/chronicle/day-story.ts';
import type { LivedDay } from '../../src/chronicle/lived.ts';
import { historyPage } from '../../src/commands/back/history.ts';
import { storyPage } from '../../src/commands/back/log.ts';
import type { Seed } from '../../src/dice/seed.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { paperFor, wrap } from '../../src/page/paper.ts';
import { AutomaticTable } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import type { PolicyName } from '../../src/policies/policy-names.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import type { Decision } from '../../src/table/decisions.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { livedDay } from '../support/people/a-lived-day.ts';
import { book } from '../support/program/playthrough.ts';

const paper = paperFor({ columns: 140, isTerminal: false, colour: false });

/** Separates the answers of a day, in order. */
const BETWEEN = ' / ';
const ANSWERS = /^Answers of (?:\d+) April\n((?:.+\n)+)/gm;

/** What is flown for the record: by which policy, and how far. */
interface Recorded {
  readonly title: string;
  readonly policy: PolicyName;
  readonly seed: Seed;
  readonly begun: () => Partial<Campaign>;
  readonly isOver: (campaign: Campaign) => boolean;
}

const whole = (policy: PolicyName): Recorded => ({
  title: `The April of B Flight, as ${policy} flew it`,
  policy,
  seed: `alea:1:${policy}`,
  begun: () => ({}),
  isOver,
});

/** Special tasks, up to the evening on which a chain of them has ended. */
const chain = (title: string, seed: Seed, hasEnded: (chain: TaskChain) => boolean): Recorded => ({
  title,
  policy: 'prudent',
  seed,
  begun: () => ({ tasks: noTasksYet() }),
  isOver: ({ tasks }) => tasks?.chains.some(hasEnded) === true,
});

/** The chain whose two ends are recorded. */
const CHAIN = 'The Ninth of April';

const APRILS = {
  prudent: whole('prudent'),
  bold: whole('bold'),
  'a-chain-done': chain(
    'A chain of special tasks, to its good end',
    'alea:1:chain-11',
    ({ chain, done }) => chain === CHAIN && done === 3,
  ),
  'a-chain-closed': chain(
    'A chain of special tasks, to its bad end',
    'alea:1:chain-4',
    ({ chain, done, isClosed }) => chain === CHAIN && done === 1 && isClosed,
  ),
} as const satisfies Record<string, Recorded>;

export type April = keyof typeof APRILS;

const pathOf = (april: April): string => fileURLToPath(new URL(`campaigns/${april}.txt`, import.meta.url));

/** A whole April of B Flight as it was recorded. */
export const recordedApril = (april: April): string => readFileSync(pathOf(april), 'utf8');

/**
 * The same, replayed with the dice of its seed and the answers of the record, whatever the policy would answer today.
 */
export function playedAgain(april: April): string | undefined {
  const record = recordedApril(april);
  const answers = [...record.matchAll(ANSWERS)].map(([, lines = '']) =>
    lines.trim().replaceAll('\n', ' ').split(BETWEEN),
  );
  const left = answers.flat();
  const text = playApril(april, seedOf(april), answering(left));
  if (left.length > 0) throw new Error(`${april}: ${left.length} answers of the record were never asked for.`);
  return text;
}

/** `WOF_REWRITE=1`: the present policy flies its April again, from the first seed that comes to its end. */
export function rewriteApril(april: April): void {
  const { policy, seed: first } = APRILS[april];
  const recorded = existsSync(pathOf(april)) ? seedOf(april) : first;
  const others = Array.from({ length: SEEDS_TRIED }, (_, i): Seed => `alea:1:chain-${i}`);
  for (const seed of [recorded, ...others]) {
    const text = playApril(april, seed, policyNamed(policy, 'april'));
    if (text !== undefined) return writeFileSync(pathOf(april), text);
  }
  throw new Error(`${april}: none of ${SEEDS_TRIED} seeds comes to its end.`);
}

const SEEDS_TRIED = 60;

const seedOf = (april: April): Seed => `alea:1:${/^Seed +alea:1:(\S+)$/m.exec(recordedApril(april))?.[1]}`;

/** A commander who gives the answers of the record, one after the other. */
function answering(left: string[]): Policy {
  const next = (decision: Decision) => (_: unknown, options: readonly string[]) => {
    const answer = left.shift();
    if (answer === undefined || !options.includes(answer))
      throw new Error(
        `${decision}: the record has ${answer}, the rules offer ${options.join(', ')}. npm run record writes it anew.`,
      );
    return answer;
  };
  const decisions = Object.keys(policyNamed('random', 'april')) as Decision[];
  return Object.fromEntries(decisions.map((decision) => [decision, next(decision)])) as unknown as Policy;
}

/** Nothing where the month is over before what was to come has come. */
function playApril(april: April, seed: Seed, commander: Policy): string | undefined {
  const { title, begun, isOver: hasEnded } = APRILS[april];
  const campaign: Campaign = { ...newCampaign(['B'], book), ...begun() };
  const days: LivedDay[] = [];
  const given: string[][] = [];
  while (!hasEnded(campaign)) {
    if (isOver(campaign)) return undefined;
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
    days.push(livedDay(dawn, events));
    given.push(answers);
  }
  const lived = { name: april, seed, days, now: campaign, book };
  const told = dayStories(lived).map(
    (story, i) => `${storyPage(story, paper)}\n\n${answersText(story.day, given[i] ?? [])}`,
  );
  const head = `${title}\n\nSeed        ${seed}`;
  return `${[head, ...told, wrap(historyPage(lived, paper), paper)].join('\n\n')}\n`;
}

const answersText = (day: number, answers: readonly string[]): string =>
  `Answers of ${day} April\n${wrap(answers.join(BETWEEN), paper)}`;
