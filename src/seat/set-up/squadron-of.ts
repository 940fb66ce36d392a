import { existsSync } from 'node:fs';
import { isShipped, SHIPPED } from '../../cards/own-squadron/shipped.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { quoted } from '../../page/quoted.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';

/** Whose cards are asked for: a squadron of ours by its name, or a player's own in his folder or pack of cards. */
interface Asked {
  readonly cards?: string;
  readonly squadron?: string | undefined;
}

/**
 * What was asked for, a squadron of the player's own as the folder of cards that it lies in: so the log-book remembers
 * it, and is as careful with it, as with any cards of his.
 */
export function withSquadron<Options extends Asked>(options: Options): Options {
  const { squadron } = options;
  if (squadron === undefined || isShipped(squadron)) return options;
  if (options.cards !== undefined)
    throw new WrongUsage('A squadron of your own lies in the folder of your cards: --squadron or --cards, not both.');
  if (existsSync(squadron)) return { ...options, cards: squadron, squadron: undefined };
  throw new WrongUsage(
    `There is no squadron ${quoted(squadron)}: name one of ${SHIPPED.join(', ')}, or a folder with a squadron.yaml.`,
  );
}

/** Refuses a folder that was named for a squadron and has none. */
export function checkSquadron(asked: string | undefined, { squadron }: Rulebook): void {
  if (asked !== undefined && squadron === undefined)
    throw new Fault(`There is no squadron.yaml in ${quoted(asked)}: docs/squadrons.md says what stands in one.`);
}
