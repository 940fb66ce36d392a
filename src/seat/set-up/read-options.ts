import { statSync } from 'node:fs';
import { type Campaign, LAST_DAY, MONTH_END } from '../../campaign/campaign.ts';
import { isShipped, SHIPPED } from '../../cards/own-squadron/shipped.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import { parseSeed, type Seed } from '../../dice/seed.ts';
import { isStrength, STRENGTHS, type Strength } from '../../kit/head/strengths.ts';
import { quoted } from '../../page/quoted.ts';
import { isPolicyName, POLICY_NAMES, type PolicyName } from '../../policies/policy-names.ts';
import { packIn } from '../../reading/pack-name.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { STREAMS } from '../../table/checks.ts';

/** Whose cards are wanted: a squadron of ours by its name, or a player's own folder or pack. */
interface Asked {
  readonly cards?: string;
  readonly squadron?: string | undefined;
}

/**
 * The options with a squadron of the player's own treated as a folder of cards: so the log-book stores it, and it is
 * checked, like any cards of his.
 */
export function withSquadron<Options extends Asked>(options: Options): Options {
  const { squadron } = options;
  if (squadron === undefined || isShipped(squadron)) return options;
  if (options.cards !== undefined)
    throw new WrongUsage('A squadron of your own lies in the folder of your cards: --squadron or --cards, not both.');
  const about = statSync(squadron, { throwIfNoEntry: false });
  if (about?.isDirectory() || packIn(squadron)) return { ...options, cards: squadron, squadron: undefined };
  if (about)
    throw new WrongUsage(`${quoted(squadron)} is no folder: a squadron of your own is one with a squadron.yaml.`);
  throw new WrongUsage(
    `There is no squadron ${quoted(squadron)}: name one of ${SHIPPED.join(', ')}, or a folder with a squadron.yaml.`,
  );
}

/** Refuses a folder that was named for a squadron and has none. */
export function checkSquadron(asked: string | undefined, { squadron }: Rulebook): void {
  if (asked !== undefined && squadron === undefined)
    throw new Fault(`There is no squadron.yaml in ${quoted(asked)}: docs/squadrons.md says what stands in one.`);
}

/** The policy that a player named. */
export function policyOf(name: string): PolicyName {
  if (isPolicyName(name)) return name;
  throw new WrongUsage(`There is no policy ${quoted(name)}: the policies are ${POLICY_NAMES.join(', ')}.`);
}

/** Who leads the enemy: a policy, or only a strength. */
export function leaderOf(name: string): PolicyName | Strength {
  if (isStrength(name) || isPolicyName(name)) return name;
  const known = `it is ${STRENGTHS.join(', ')}, by how well they are led; or a policy, ${POLICY_NAMES.join(', ')}`;
  throw new WrongUsage(`Nobody leads them by the name of ${quoted(name)}: ${known}.`);
}

/** The length of a campaign, by its typed last day: as printed, or the whole month. */
export function spanOf(typed: string | undefined): Pick<Campaign, 'until'> {
  if (typed === undefined || typed === String(LAST_DAY)) return {};
  if (typed === String(MONTH_END)) return { until: MONTH_END };
  throw new WrongUsage(`A campaign lasts until ${LAST_DAY} April, or until ${MONTH_END}: ${quoted(typed)} is neither.`);
}

/** The seed that a player asked for; without one a random word. */
export function seedOf(asked: string | undefined): Seed {
  const text = asked ?? randomWord();
  const seed = parseSeed(text);
  if (!seed)
    throw new WrongUsage(
      `${quoted(text)} is no seed for this program's dice: a word without a colon, or one printed as alea:1:word.`,
    );
  return seed;
}

/** The streams that the player rolls himself from the start. */
export function diceOf(text: string): typeof STREAMS | readonly [] {
  if (text !== 'hand' && text !== 'program') throw new WrongUsage(`--dice is hand or program, not ${quoted(text)}.`);
  return text === 'hand' ? STREAMS : [];
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const randomWord = () => Array.from({ length: 8 }, () => LETTERS[randomBelow(LETTERS.length)]).join('');

/** An unpredictable number. From the runtime itself: node:crypto is large, and would be loaded for every prompt. */
export const randomBelow = (below: number): number =>
  expectDefined(crypto.getRandomValues(new Uint32Array(1))[0], 'number') % below;
